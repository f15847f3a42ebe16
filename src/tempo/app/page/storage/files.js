/* Files and clipboard of the browser. */

import { t } from "../ui/i18n.js";

const MAX_BODY = 2 << 20; // bytes that the server accepts

/** Let the browser save a file.
    @type {(name: string, content: Blob) => void} */
export function saveFile(name, content) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Copy a text, by `execCommand` where the clipboard is not available, as for pages by plain HTTP from other hosts.
    `host` is the open dialog, if any: nothing outside can be selected then.
    @type {(text: string, host?: HTMLElement) => Promise<void>} */
export async function copyText(text, host = document.body) {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const box = document.createElement("textarea"), focused = document.activeElement;
    box.value = text;
    box.setAttribute("readonly", "");
    host.append(box);
    box.select();
    const copied = document.execCommand("copy");
    box.remove();
    if (focused instanceof HTMLElement) focused.focus();
    if (!copied) throw new Error(t("storage.not_copied"));
  }
}

/** Return whether a text is too large for the server.
    @type {(text: string) => boolean} */
export function isTooLarge(text) {
  return isFileTooLarge(new Blob([JSON.stringify(text)]));
}

/** @type {(file: Blob) => boolean} */
export function isFileTooLarge(file) {
  return file.size > MAX_BODY - 2000; // bytes for the rest of the request
}
