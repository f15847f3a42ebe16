/* The principal variation: hover or focus shows the board after a move, buttons step through the line. The line is
   held while it is shown, although the search goes on. */

import { make, setAttr, symbolButton, stone, setText } from "../ui/elements.js";
import { moveName } from "../ui/names.js";
import { language, t } from "../ui/i18n.js";

export function createPvView(store) {
  const moves = make("ol", { class: "line-moves" });
  const back = symbolButton("‹", "think.line_back", () => step(-1));
  const on = symbolButton("›", "think.line_on", () => step(1));
  const end = symbolButton("»", "think.line_end", () => show(line().length, true));
  const close = symbolButton("×", "think.line_close", () => leave());
  const status = make("span", { class: "note", role: "status" });
  const element = make("div", { class: "pv-view" },
    make("h3", { textKey: "think.line" }), moves, make("div", { class: "line-steps" }, back, on, end, close, status));
  let newest = null; // the latest line: {at, plies}
  let held = null; // the shown line
  let pinned = false; // whether it stays when the pointer leaves
  let drawn = "";

  const line = () => (held ?? newest)?.plies ?? [];

  /** Show the first moves of the line on the board. */
  function show(shown, pin) {
    if (!line().length) return;
    held ??= newest;
    pinned ||= pin;
    store.set({ variation: { ...held, shown: Math.max(1, Math.min(held.plies.length, shown)), of: "line" } });
  }

  function step(by) {
    const shown = isShown(store.state) ? store.state.variation.shown : 0;
    if (shown + by < 1) leave();
    else show(shown + by, true);
  }

  function leave() {
    const shown = isShown(store.state);
    held = null;
    pinned = false;
    if (shown) store.set({ variation: null });
  }

  const isShown = ({ variation }) => held !== null && variation?.plies === held.plies;
  const numberOf = (event) => Number(event.target.closest("button")?.dataset.shown ?? 0);
  const showOnHover = (event) => {
    const number = numberOf(event), isNew = !isShown(store.state) || store.state.variation.shown !== number;
    if (number && !pinned && isNew) show(number, false);
  };
  const leaveUnlessPinned = () => { if (!pinned && !moves.contains(document.activeElement)) leave(); };
  // Not pointerover: that comes also where the page moves under a pointer that rests, after the line was closed.
  moves.addEventListener("pointermove", (event) => { if (event.pointerType === "mouse") showOnHover(event); });
  moves.addEventListener("focusin", showOnHover);
  moves.addEventListener("pointerleave", leaveUnlessPinned);
  moves.addEventListener("focusout", (event) => { if (!moves.contains(event.relatedTarget) && !pinned) leave(); });
  moves.addEventListener("click", (event) => { if (numberOf(event)) show(numberOf(event), true); });
  element.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !held) return;
    leave();
    event.preventDefault();
  });

  function render(state, analysis) {
    const { board } = state;
    if (held && !isShown(state)) { // the board shows something else
      held = null;
      pinned = false;
    }
    newest = analysis?.line?.length ? { at: analysis.at, plies: analysis.line } : null;
    element.hidden = !line().length;
    if (element.hidden) return;
    const shown = isShown(state) ? state.variation.shown : 0;
    draw(board, shown);
    for (const one of [back, close]) setAttr(one, "aria-disabled", shown === 0 ? "true" : null);
    for (const one of [on, end]) setAttr(one, "aria-disabled", shown === line().length ? "true" : null);
    setText(status, pinned ? t("think.line_shown", { shown, count: line().length }) : "");
  }

  /** Update the buttons in place, so that pointer and focus stay on them. */
  function draw(board, shown) {
    const key = JSON.stringify([language(), board.at, line().map((ply) => ply.action)]);
    if (key !== drawn) {
      while (moves.children.length > line().length) moves.lastElementChild.remove();
      while (moves.children.length < line().length) moves.append(make("li", {}, make("button", { type: "button" })));
      line().forEach((ply, index) => {
        const name = moveName(board, ply.action), one = moves.children[index].firstElementChild;
        one.dataset.shown = index + 1;
        setAttr(one, "aria-label", t("think.line_move", { number: index + 1, move: name }));
        one.replaceChildren(stone(ply.seat), name);
      });
    }
    drawn = key;
    [...moves.children].forEach((item, index) => {
      setAttr(item.firstElementChild, "aria-current", index + 1 === shown ? "step" : null);
      item.classList.toggle("past", index + 1 < shown);
    });
  }

  return { element, render };
}
