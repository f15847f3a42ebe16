/* Buttons and a slider to go through the game, below the board. */

import { make, set, signButton, write } from "../ui/elements.js";
import { language, t } from "../ui/i18n.js";

export function createReplayBar(store, replay) {
  const start = signButton("«", "moves.to_start", () => replay.go(0));
  const back = signButton("‹", "moves.back", () => replay.by(-1));
  const play = make("button", { type: "button", class: "start", on: { click: () => replay.toggle() } });
  const on = signButton("›", "moves.on", () => replay.by(1));
  const end = signButton("»", "moves.to_end", () => replay.end());
  const slider = make("input", { type: "range", min: 0, value: 0, labelled: "moves.slider" });
  slider.addEventListener("input", () => replay.go(Number(slider.value)));
  const count = make("output", { class: "count" });
  const element = make("div", { class: "replay-bar", role: "group", labelled: "moves.replay" },
    start, back, play, on, end, slider, count);
  let drawn = "";

  function render({ board, view }) {
    if (!board) return;
    const { at } = board, { length } = board.line;
    const key = JSON.stringify([at, length, view.replaying, language()]);
    if (key === drawn) return;
    drawn = key;
    write(play, t(view.replaying ? "moves.stop" : "moves.play"));
    set(slider, "max", length);
    if (document.activeElement !== slider || !slider.matches(":active")) slider.value = at;
    set(slider, "aria-valuetext", t("moves.slider_at", { at, count: length }));
    write(count, `${at} / ${length}`);
    for (const one of [start, back]) setOff(one, at === 0);
    for (const one of [on, end]) setOff(one, at === length);
    for (const one of [play, slider]) one.disabled = length === 0;
  }

  return { element, render };
}

/** A button without effect, which keeps the focus: who presses it again and again is not thrown off. */
function setOff(element, off) {
  set(element, "aria-disabled", off ? "true" : null);
}
