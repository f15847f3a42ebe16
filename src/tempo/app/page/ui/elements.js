/* Creation of elements. Texts are set as text, never parsed as HTML. */

import { bindLabel, bindText } from "./i18n.js";

/** Create an element. Special properties: `textKey` and `labelKey` are keys of texts, `on` holds listeners, `data`
    fills the dataset. All others are attributes; null and false leave them out. */
export function make(name, properties = {}, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(properties)) {
    if (key === "on") Object.entries(value).forEach(([event, listener]) => element.addEventListener(event, listener));
    else if (key === "data") Object.assign(element.dataset, value);
    else if (key === "textKey") bindText(element, value);
    else if (key === "labelKey") bindLabel(element, value);
    else setAttr(element, key, value);
  }
  element.append(...children.filter((child) => child !== null));
  return element;
}

/** Set an attribute if it differs; null and false remove it. */
export function setAttr(element, name, value) {
  if (value === null || value === undefined || value === false) element.removeAttribute(name);
  else if (element.getAttribute(name) !== String(value)) element.setAttribute(name, value === true ? "" : value);
}

/** Set the text of an element if it differs, so that screen readers do not repeat it. */
export function setText(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

export function button(key, act, properties = {}) {
  return make("button", { type: "button", textKey: key, on: { click: act }, ...properties });
}

/** A button with a symbol, and its name as label and tooltip. */
export function symbolButton(sign, key, act, properties = {}) {
  return make("button", { type: "button", labelKey: key, on: { click: act }, ...properties }, sign);
}

/** A radio button with its text. */
export function radio(name, value, text, checked) {
  const input = make("input", { type: "radio", name, value });
  input.checked = checked;
  return make("label", { class: "choice" }, input, make("span", {}, text));
}

/** The mark of a player: a small stone. */
export function stone(seat) {
  return make("i", { class: `stone seat${seat}`, "aria-hidden": "true" });
}
