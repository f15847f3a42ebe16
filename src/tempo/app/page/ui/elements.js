/* Creation of elements. Texts are set as text, never parsed as HTML. */

/** @typedef {{ on?: { [E in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[E]) => void },
      data?: { [name: string]: string | number }, textKey?: string, labelKey?: string,
      [attribute: string]: unknown }} Properties */

import { bindLabel, bindText } from "./i18n.js";

const SPECIAL = ["on", "data", "textKey", "labelKey"];

/** Create an element. Special properties: `textKey` and `labelKey` are keys of texts, `on` holds listeners, `data`
    fills the dataset. All others are attributes; null and false leave them out.
    @type {<K extends keyof HTMLElementTagNameMap>(name: K, properties?: Properties,
      ...children: (Node | string | null)[]) => HTMLElementTagNameMap[K]} */
export function make(name, properties = {}, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(properties)) {
    if (!SPECIAL.includes(key)) setAttr(element, key, value);
  }
  const { on = {}, data = {}, textKey, labelKey } = properties;
  for (const [event, listener] of Object.entries(on)) {
    element.addEventListener(event, /** @type {EventListener} */ (listener));
  }
  Object.assign(element.dataset, data);
  if (textKey) bindText(element, textKey);
  if (labelKey) bindLabel(element, labelKey);
  for (const child of children) if (child !== null) element.append(child);
  return element;
}

/** Set an attribute if it differs; null and false remove it.
    @type {(element: Element, name: string, value: unknown) => void} */
export function setAttr(element, name, value) {
  if (value === null || value === undefined || value === false) element.removeAttribute(name);
  else if (element.getAttribute(name) !== String(value)) element.setAttribute(name, value === true ? "" : String(value));
}

/** Disable an element without taking the focus from it.
    @type {(element: Element, off: boolean) => void} */
export function setOff(element, off) { setAttr(element, "aria-disabled", off ? "true" : null); }

/** Set the text of an element if it differs, so that screen readers do not repeat it.
    @type {(element: Element, text: string) => void} */
export function setText(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

/** @type {(key: string, act: (event: MouseEvent) => void, properties?: Properties) => HTMLButtonElement} */
export function button(key, act, properties = {}) {
  return make("button", { type: "button", textKey: key, on: { click: act }, ...properties });
}

/** A button with a symbol, and its name as label and tooltip.
    @type {(sign: Node | string, key: string, act: (event: MouseEvent) => void, properties?: Properties) => HTMLButtonElement} */
export function symbolButton(sign, key, act, properties = {}) {
  return make("button", { type: "button", labelKey: key, on: { click: act }, ...properties }, sign);
}

/** A radio button with its text.
    @type {(name: string, value: string, text: string, checked: boolean) => HTMLLabelElement} */
export function radio(name, value, text, checked) {
  const input = make("input", { type: "radio", name, value });
  input.checked = checked;
  return make("label", { class: "choice" }, input, make("span", {}, text));
}

/** Return the value of the chosen radio button.
    @type {(element: Element) => string} */
export function chosenValue(element) {
  return /** @type {HTMLInputElement} */ (element.querySelector("input:checked")).value;
}

/** Return the button that an event is on.
    @type {(event: Event) => HTMLButtonElement | null} */
export function buttonAt({ target }) {
  return /** @type {Element} */ (target).closest("button");
}

/** The head of a dialog: its title, and a button that closes it.
    @type {(id: string, key: string, close: () => void) => HTMLElement} */
export function dialogHead(id, key, close) {
  return make("div", { class: "dialog-head" }, make("h2", { id, textKey: key }),
    symbolButton("×", "app.close", close, { class: "close" }));
}

/** The mark of a player: a small stone.
    @type {(seat: number) => HTMLElement} */
export function stone(seat) {
  return make("i", { class: `stone seat${seat}`, "aria-hidden": "true" });
}
