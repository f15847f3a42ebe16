/* Texts in the reader's language. The browser's own language comes first; one that was chosen is readStored.

   What is written once keeps its key beside it, `said` and `labelKey`, and follows when the language is changed; what
   views setText at each change asks `t` again, as they are rendered anew. */

import en from "../texts/en.js";
import zh from "../texts/zh.js";

const TEXTS = { en, zh };
const STORAGE_KEY = "tempo.language";
export const LANGUAGES = [["en", "English"], ["zh", "中文"]];

let chosen = firstLanguage();
const listeners = new Set();
if (globalThis.document) document.documentElement.lang = tagOf(chosen);

function firstLanguage() {
  const wanted = [readStored(), ...(globalThis.navigator?.languages ?? [])].map((tag) => tag?.slice(0, 2).toLowerCase());
  return wanted.find((language) => language in TEXTS) ?? "en";
}

function readStored() {
  try { return globalThis.localStorage?.getItem(STORAGE_KEY); } catch { return null; } // a browser may forbid to keep anything
}

/** What <html lang> says: a reader's voice is chosen by it. */
function tagOf(language) {
  return language === "zh" ? "zh-CN" : language;
}

export function language() {
  return chosen;
}

/** Change the language of the page, and tell whoever writes texts at each change. */
export function setLanguage(wanted) {
  if (!(wanted in TEXTS) || wanted === chosen) return;
  chosen = wanted;
  try { localStorage.setItem(STORAGE_KEY, wanted); } catch { /* then it is chosen for this visit only */ }
  document.documentElement.lang = tagOf(wanted);
  for (const element of document.querySelectorAll("[data-text-key], [data-label-key]")) refreshText(element);
  for (const listener of listeners) listener();
}

export function onLanguage(listener) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function hasText(key) {
  return key in TEXTS.en;
}

/** The text of a key with its {names} filled in. */
export function t(key, params = {}) {
  const text = TEXTS[chosen][key] ?? TEXTS.en[key] ?? key;
  return text.replace(/\{(\w+)\}/g, (whole, name) => (name in params ? String(params[name]) : whole));
}

/** An element whose text is that of a key, also after a change of language. */
export function bindText(element, key) {
  element.dataset.textKey = key;
  refreshText(element);
  return element;
}

/** An element with a name for those who do not see it, and a tip for those who do. */
export function bindLabel(element, key) {
  element.dataset.labelKey = key;
  refreshText(element);
  return element;
}

function refreshText(element) {
  const { textKey: text, labelKey: label } = element.dataset;
  if (text) element.textContent = t(text);
  if (!label) return;
  element.setAttribute("aria-label", t(label));
  element.title = t(label);
}

/* ---- figures ---- */

const usual = new Map();

function format(options) {
  const key = chosen + JSON.stringify(options);
  if (!usual.has(key)) usual.set(key, new Intl.NumberFormat(tagOf(chosen), options));
  return usual.get(key);
}

export function numberText(number, options = { maximumFractionDigits: 0 }) {
  return format(options).format(number);
}

/** A count in few letters, as there is room for on a board: 950, 12k, 3.4M. */
export function shortCount(count) {
  for (const [unit, letter] of [[1e6, "M"], [1e3, "k"]]) {
    if (count >= unit) return `${(count / unit).toFixed(count >= 10 * unit ? 0 : 1).replace(".0", "")}${letter}`;
  }
  return String(Math.round(count));
}

export function percentText(part, digits = 0) {
  return numberText(part, { style: "percent", minimumFractionDigits: digits, maximumFractionDigits: digits });
}

/** A length of time: below ten seconds with tenths, from a minute on as on a clock. */
export function timeText(seconds) {
  if (seconds >= 60) {
    const whole = Math.floor(seconds);
    return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
  }
  if (seconds < 0.1 && seconds > 0) return `${numberText(1000 * seconds)} ms`;
  return `${numberText(seconds, { maximumFractionDigits: seconds < 10 ? 1 : 0 })} s`;
}
