/* The choice of the language. */

import { make } from "./elements.js";
import { LANGUAGES, language, setLanguage } from "./i18n.js";

export function createLanguageChoice() {
  const select = make("select", { labelKey: "app.language" }, ...LANGUAGES.map(([code, name]) => (
    make("option", { value: code, lang: code }, name))));
  select.value = language();
  const showChosen = () => { select.value = language(); };
  select.addEventListener("change", () => setLanguage(select.value).catch(showChosen)); // the server may not answer
  return select;
}
