/* Texts in the reader's language: the stored choice, else the browser's language. Only these are loaded.

   Static elements keep their keys in data attributes and follow a change of language. Views that write text call `t`
   at each rendering. */

/** @typedef {{ [key: string]: string }} Texts */

import { local } from "../browser_storage.js";

const STORAGE_KEY = "tempo.language";
export const LANGUAGES = [["en", "English"], ["zh", "中文"]];

let chosen = firstLanguage(), asked = chosen, texts = await textsOf(chosen);
/** Texts that come with parts of the page, by language. @type {{ [language: string]: Texts }} */
const added = {};
/** @type {Set<() => void>} */
const listeners = new Set();
if (globalThis.document) document.documentElement.lang = tagOf(chosen);

function firstLanguage() {
  const wanted = [local.getItem(STORAGE_KEY), ...(globalThis.navigator?.languages ?? [])].map((tag) => tag?.slice(0, 2).toLowerCase());
  return wanted.find((code) => code !== undefined && isKnown(code)) ?? "en";
}

/** @type {(language: string) => boolean} */
function isKnown(language) {
  return LANGUAGES.some(([code]) => code === language);
}

/** @type {(language: string) => Promise<Texts>} */
async function textsOf(language) {
  return (await import(`../texts/${language}.js`)).default;
}

/** Return the `lang` attribute, by which screen readers choose a voice.
    @type {(language: string) => string} */
function tagOf(language) {
  return language === "zh" ? "zh-CN" : language;
}

export function language() {
  return chosen;
}

/** Change the language of the page and notify the listeners. The last choice counts, whichever texts come first.
    @type {(wanted: string) => Promise<void>} */
export async function setLanguage(wanted) {
  if (!isKnown(wanted) || wanted === asked) return;
  asked = wanted;
  const loaded = await textsOf(wanted).catch((problem) => {
    if (asked === wanted) asked = chosen;
    throw problem;
  });
  if (asked !== wanted || wanted === chosen) return;
  texts = loaded;
  chosen = wanted;
  try { local.setItem(STORAGE_KEY, wanted); } catch { /* it is full */ }
  document.documentElement.lang = tagOf(wanted);
  for (const element of document.querySelectorAll("[data-text-key], [data-label-key]")) {
    refreshText(/** @type {HTMLElement} */ (element));
  }
  for (const listener of listeners) listener();
}

/** @type {(listener: () => void) => () => void} */
export function onLanguage(listener) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Add texts that are not needed at first; they come with their part of the page, in all languages.
    @type {(byLanguage: { [language: string]: Texts }) => void} */
export function addTexts(byLanguage) {
  for (const [code, more] of Object.entries(byLanguage)) added[code] = { ...added[code], ...more };
}

/** @type {(key: string) => string | undefined} */
const textOf = (key) => texts[key] ?? added[chosen]?.[key];

/** @type {(key: string) => boolean} */
export function hasText(key) {
  return textOf(key) !== undefined;
}

/** Return the text of a key, with {names} filled in. A key without a text is reported on the console.
    @type {(key: string, params?: { [name: string]: string | number }) => string} */
export function t(key, params = {}) {
  if (!hasText(key)) console.error(`no text for ${key}`);
  const text = textOf(key) ?? key;
  return text.replace(/\{(\w+)\}/g, (whole, name) => (name in params ? String(params[name]) : whole));
}

/** Bind an element's text to a key.
    @type {<T extends HTMLElement>(element: T, key: string) => T} */
export function bindText(element, key) {
  element.dataset.textKey = key;
  refreshText(element);
  return element;
}

/** Bind an element's label and tooltip to a key.
    @type {<T extends HTMLElement>(element: T, key: string) => T} */
export function bindLabel(element, key) {
  element.dataset.labelKey = key;
  refreshText(element);
  return element;
}

/** @type {(element: HTMLElement) => void} */
function refreshText(element) {
  const { textKey: text, labelKey: label } = element.dataset;
  if (text) element.textContent = t(text);
  if (!label) return;
  element.setAttribute("aria-label", t(label));
  element.title = t(label);
}

/* ---- numbers ---- */

/** @type {Map<string, Intl.NumberFormat>} */
const usual = new Map();

/** @type {(options: Intl.NumberFormatOptions) => Intl.NumberFormat} */
function format(options) {
  const key = chosen + JSON.stringify(options), made = usual.get(key) ?? new Intl.NumberFormat(tagOf(chosen), options);
  usual.set(key, made);
  return made;
}

/** @type {(number: number, options?: Intl.NumberFormatOptions) => string} */
export function numberText(number, options = { maximumFractionDigits: 0 }) {
  return format(options).format(number);
}

/** Format a count in a few characters: 950, 12k, 3.4M.
    @type {(count: number) => string} */
export function shortCount(count) {
  for (const { unit, letter } of [{ unit: 1e6, letter: "M" }, { unit: 1e3, letter: "k" }]) {
    if (count >= unit) return `${(count / unit).toFixed(count >= 10 * unit ? 0 : 1).replace(".0", "")}${letter}`;
  }
  return String(Math.round(count));
}

/** @type {(part: number, digits?: number) => string} */
export function percentText(part, digits = 0) {
  return numberText(part, { style: "percent", minimumFractionDigits: digits, maximumFractionDigits: digits });
}

/** Format a duration: with tenths below ten seconds, as on a clock from a minute on.
    @type {(seconds: number) => string} */
export function timeText(seconds) {
  if (seconds >= 60) {
    const whole = Math.floor(seconds);
    return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
  }
  if (seconds < 0.1 && seconds > 0) return `${numberText(1000 * seconds)} ms`;
  return `${numberText(seconds, { maximumFractionDigits: seconds < 10 ? 1 : 0 })} s`;
}
