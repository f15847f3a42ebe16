/* Buttons and slider below the board to step through the game. */

/** @import { PageState } from "../../page.d.ts" */
/** @import { Replay } from "./replay.js" */

import { make, setAttr, setOff, symbolButton, setText } from "../ui/elements.js";
import { language, t } from "../ui/i18n.js";

/** @param {Replay} replay */
export function createReplayBar(replay) {
  const start = symbolButton("«", "moves.to_start", () => replay.go(0));
  const back = symbolButton("‹", "moves.back", () => replay.by(-1));
  const play = make("button", { type: "button", class: "start", on: { click: () => replay.toggle() } });
  const on = symbolButton("›", "moves.on", () => replay.by(1));
  const end = symbolButton("»", "moves.to_end", () => replay.end());
  const slider = make("input", { type: "range", min: 0, value: 0, labelKey: "moves.slider" });
  slider.addEventListener("input", () => replay.go(Number(slider.value)));
  const count = make("output", { class: "count" });
  const element = make("div", { class: "replay-bar", role: "group", labelKey: "moves.replay" },
    start, back, play, on, end, slider, count);
  let drawn = "";

  /** @type {(state: PageState) => void} */
  function render({ board, view }) {
    if (!board) return;
    const { at } = board, { length } = board.line;
    const key = JSON.stringify([at, length, view.replaying, language()]);
    if (key === drawn) return;
    drawn = key;
    element.hidden = length === 0;
    setText(play, t(view.replaying ? "moves.stop" : "moves.play"));
    setAttr(slider, "max", length);
    if (document.activeElement !== slider || !slider.matches(":active")) slider.value = String(at);
    setAttr(slider, "aria-valuetext", t("moves.slider_at", { at, count: length }));
    setText(count, `${at} / ${length}`);
    for (const step of [start, back]) setOff(step, at === 0);
    for (const step of [on, end]) setOff(step, at === length);
    play.disabled = slider.disabled = length === 0;
  }

  return { element, render };
}
