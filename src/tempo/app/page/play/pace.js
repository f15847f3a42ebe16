/* Pace of two machines: the seconds that each move takes at least. The browser stores it. */

import { make, setAttr, setText } from "../ui/elements.js";
import { machines } from "../ui/turns.js";
import { t, timeText } from "../ui/i18n.js";

const STORAGE_KEY = "tempo.pace";
const PACES = [0, 0.5, 1, 2, 5]; // seconds a move
const DEFAULT = 1;

/** Return the pace that this browser has stored. */
export function storedPace() {
  try {
    const found = JSON.parse(localStorage.getItem(STORAGE_KEY));
    return PACES.includes(found) ? found : DEFAULT;
  } catch { return DEFAULT; }
}

function store(seconds) {
  try { localStorage.setItem(STORAGE_KEY, JSON.stringify(seconds)); } catch { /* not stored: for this game only */ }
}

export function createPaceView(server) {
  const options = PACES.map((seconds) => make("option", { value: seconds }));
  const select = make("select", {}, ...options);
  const name = make("span");
  const element = make("label", { class: "pace" }, name, select);
  select.addEventListener("change", () => {
    store(Number(select.value));
    server.act("pace", { seconds: Number(select.value) });
  });

  function render(board) {
    element.hidden = machines(board) < 2;
    setText(name, t("play.pace"));
    setAttr(element, "title", t("play.pace_about"));
    options.forEach((option, index) => setText(option, PACES[index] ? timeText(PACES[index]) : t("play.pace_none")));
    if (document.activeElement !== select) select.value = String(board.pace);
  }

  return { element, render };
}
