/* The focus in a list of buttons: Tab reaches the list once, arrow keys go through it. */

/** @param {HTMLElement} list */
export function createListFocus(list) {
  const buttons = () => [...list.querySelectorAll("button")];
  const focused = () => buttons().findIndex((button) => button === document.activeElement);

  list.addEventListener("keydown", (event) => {
    const at = focused(), last = buttons().length - 1;
    /** @type {{ [key: string]: number }} */
    const places = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: last };
    const to = places[event.key];
    if (at < 0 || to === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    reach(Math.max(0, Math.min(last, to)))?.focus();
  });

  /** Make one button the one that Tab reaches.
      @type {(at: number) => HTMLButtonElement | undefined} */
  function reach(at) {
    buttons().forEach((button, index) => { button.tabIndex = index === at ? 0 : -1; });
    return buttons()[at];
  }

  return { buttons, focused, reach };
}
