/* The switch between light and dark. */

import { isDark, onLook, toggleDark } from "./look.js";
import { setAttr, symbolButton } from "../ui/elements.js";
import { icon } from "../ui/icons.js";

export function createDarkSwitch() {
  const element = symbolButton("", "look.dark", toggleDark);

  function show() {
    setAttr(element, "aria-pressed", String(isDark()));
    element.replaceChildren(icon(isDark() ? "moon" : "sun"));
  }

  onLook(show);
  show();
  return element;
}
