/* What leaves the page and comes into it: files that are saved, texts that are copied, files that are read. */

const LARGEST = 2 << 20; // bytes that the server takes at once

/** Have the browser save something as a file. */
export function saveFile(name, blob) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Copy a text; where a browser forbids that to a page that came by plain HTTP from elsewhere, in the old way. */
export async function copyText(text) {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const box = document.createElement("textarea"), focused = document.activeElement;
    box.value = text;
    box.setAttribute("readonly", "");
    document.body.append(box);
    box.select();
    const copied = document.execCommand("copy");
    box.remove();
    focused?.focus();
    if (!copied) throw new Error("copy");
  }
}

/** Whether so much text is more than the server takes, with all that is said around it. */
export function isTooLarge(text) {
  return new Blob([JSON.stringify(text)]).size > LARGEST - 2000;
}

export function isFileTooLarge(file) {
  return file.size > LARGEST - 2000;
}
