/* Files and clipboard of the browser. */

const MAX_BODY = 2 << 20; // bytes that the server accepts

/** Let the browser save a file. */
export function saveFile(name, blob) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Copy a text, by `execCommand` where the clipboard is not available, as for pages by plain HTTP from other hosts.
    `host` is the open dialog, if any: nothing outside can be selected then. */
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
    focused?.focus();
    if (!copied) throw new Error("copy");
  }
}

/** Return whether a text is too large for the server, with 2,000 bytes left for the rest of the request. */
export function isTooLarge(text) {
  return new Blob([JSON.stringify(text)]).size > MAX_BODY - 2000;
}

export function isFileTooLarge(file) {
  return file.size > MAX_BODY - 2000;
}
