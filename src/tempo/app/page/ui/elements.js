/* Building the page from elements: texts are set as texts, never read as HTML. */

import { bindLabel, bindText } from "./i18n.js";

/** An element. Of its properties, `said` and `labelKey` are keys of texts, `on` holds listeners, `class` its classes,
    `data` what stands in its dataset; all others are attributes, left out where they are null or false. */
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

/** An attribute as it is to be: gone where it is null or false. Untouched where it is so already. */
export function setAttr(element, name, value) {
  if (value === null || value === undefined || value === false) element.removeAttribute(name);
  else if (element.getAttribute(name) !== String(value)) element.setAttribute(name, value === true ? "" : value);
}

/** The text of an element, written only where it differs: what has not changed is not read out again. */
export function setText(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

export function button(key, act, properties = {}) {
  return make("button", { type: "button", textKey: key, on: { click: act }, ...properties });
}

/** A button with a sign on it and its name for the ear, and as a tip. */
export function symbolButton(sign, key, act, properties = {}) {
  return make("button", { type: "button", labelKey: key, on: { click: act }, ...properties }, sign);
}

/** The mark of a seat: a small stone, as on the board. */
export function stone(seat) {
  return make("i", { class: `stone seat${seat}`, "aria-hidden": "true" });
}
