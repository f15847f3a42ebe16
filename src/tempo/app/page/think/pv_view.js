/* The principal variation: hover or focus shows the board after a move, buttons step through the line. The line is
   held while it is shown, although the search goes on. */

/** @import { Analysis, Board, PlayedPly } from "../../game.d.ts" */
/** @import { PageState, Store } from "../../page.d.ts" */
/** @typedef {{ at: number, plies: PlayedPly[] }} Line */

import { buttonAt, make, setAttr, stone } from "../ui/elements.js";
import { createLineSteps } from "../ui/line_steps.js";
import { moveName } from "../ui/names.js";
import { language, t } from "../ui/i18n.js";

/** @param {Store} store */
export function createPvView(store) {
  const steps = createLineSteps("think", { step, end: () => show(plies().length, true), leave }), { moves } = steps;
  const element = make("div", { class: "pv-view" }, make("h3", { textKey: "think.line" }), moves, steps.element);
  /** @type {Line | null} */
  let newest = null;
  /** The shown line. @type {Line | null} */
  let held = null;
  let pinned = false; // whether it stays when the pointer leaves
  let drawn = "";

  const plies = () => (held ?? newest)?.plies ?? [];

  /** Show the first moves of the line on the board.
      @type {(shown: number, pin: boolean) => void} */
  function show(shown, pin) {
    held ??= newest;
    if (!held?.plies.length) return;
    pinned ||= pin;
    store.set({ variation: { ...held, shown: Math.max(1, Math.min(held.plies.length, shown)) } });
  }

  /** @type {(by: number) => void} */
  function step(by) {
    const shown = shownMoves(store.state);
    if (shown + by < 1) leave();
    else show(shown + by, true);
  }

  function leave() {
    const shown = shownMoves(store.state);
    held = null;
    pinned = false;
    if (shown) store.set({ variation: null });
  }

  /** Return how many moves of the line the board shows.
      @type {(state: PageState) => number} */
  const shownMoves = ({ variation }) => (held && variation?.plies === held.plies ? variation.shown : 0);
  /** @type {(event: Event) => number} */
  const numberOf = (event) => Number(buttonAt(event)?.dataset.shown ?? 0);
  /** @type {(event: Event) => void} */
  const showOnHover = (event) => {
    const number = numberOf(event);
    if (number && !pinned && number !== shownMoves(store.state)) show(number, false);
  };
  /** @type {(element: EventTarget | null) => boolean} */
  const isInside = (element) => element instanceof Node && moves.contains(element);
  // Not pointerover: that comes also where the page moves under a pointer that rests, after the line was closed.
  moves.addEventListener("pointermove", (event) => { if (event.pointerType === "mouse") showOnHover(event); });
  moves.addEventListener("focusin", showOnHover);
  moves.addEventListener("pointerleave", () => { if (!pinned && !isInside(document.activeElement)) leave(); });
  moves.addEventListener("focusout", (event) => { if (!pinned && !isInside(event.relatedTarget)) leave(); });
  moves.addEventListener("click", (event) => { if (numberOf(event)) show(numberOf(event), true); });
  element.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !held) return;
    leave();
    event.preventDefault();
  });

  /** @type {(state: PageState, analysis: Analysis | null) => void} */
  function render(state, analysis) {
    if (held && !shownMoves(state)) { // the board shows something else
      held = null;
      pinned = false;
    }
    newest = analysis?.line?.length ? { at: analysis.at, plies: analysis.line } : null;
    element.hidden = !plies().length;
    if (element.hidden) return;
    draw(state.board);
    const shown = shownMoves(state);
    steps.mark(shown, pinned ? t("think.line_shown", { shown, count: plies().length }) : "");
  }

  /** Update the buttons in place, so that pointer and focus stay on them.
      @type {(board: Board) => void} */
  function draw(board) {
    const key = JSON.stringify([language(), board.at, plies().map((ply) => ply.action)]);
    if (key === drawn) return;
    drawn = key;
    const buttons = [...moves.querySelectorAll("button")];
    for (const button of buttons.splice(plies().length)) button.parentElement?.remove();
    plies().forEach((ply, index) => {
      const name = moveName(board, ply.action), button = buttons[index] ?? make("button", { type: "button" });
      if (!button.parentElement) moves.append(make("li", {}, button));
      button.dataset.shown = String(index + 1);
      setAttr(button, "aria-label", t("think.line_move", { number: index + 1, move: name }));
      button.replaceChildren(stone(ply.seat), name);
    });
  }

  return { element, render };
}
