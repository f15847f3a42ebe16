/* Sentences about texts that cannot be read, in the reader's language. Their texts are loaded with the import. */

import en from "../texts/import/en.js";
import zh from "../texts/import/zh.js";
import { refusal } from "../refusal.js";
import { addTexts, t } from "../ui/i18n.js";

addTexts({ en, zh });

/** A refusal with the text of a key.
    @type {(key: string, params?: { [name: string]: string | number }) => Error & { status: number }} */
export function unreadable(key, params) { return refusal(t(key, params)); }

/** Where something stands in a text.
    @type {(source: string, line: number, column?: number) => string} */
export function placeOf(source, line, column) {
  return column === undefined ? t("import.line", { source, line }) : t("import.column", { source, line, column });
}
