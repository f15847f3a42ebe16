/* Views whose modules are loaded when they are first needed. */

/** @import { PageState, Store } from "../page.d.ts" */

import { make } from "./ui/elements.js";
import { t } from "./ui/i18n.js";
import { sayIfSlow } from "./waiting.js";

/** The address of a module that could not be loaded, if the browser names it. Some never ask for it again.
    @type {(problem: unknown) => string | undefined} */
const addressIn = (problem) => /https?:\S+?\.js\b/.exec(String(problem))?.[0];

/** A view that is created from its module at the first state for which it `isNeeded`, or when it is first used. Until
    then an empty element has its place.
    @template M @template {{ element: HTMLElement, render?: (state: PageState) => void }} V
    @param {Store} store @param {() => Promise<M>} load @param {(module: M) => V} create
    @param {(state: PageState) => boolean} isNeeded */
export function createLater(store, load, create, isNeeded = () => false) {
  const element = make("div", { hidden: true });
  /** @type {V | null} */
  let view = null;
  /** @type {Promise<V | null> | null} */
  let loading = null;
  let isRefused = false; // until it is not needed any more
  let tries = 0;

  function get() {
    loading ??= sayIfSlow(store, load()).then((module) => {
      view = create(module);
      element.replaceWith(view.element);
      view.render?.(store.state);
      return view;
    }, (problem) => {
      [loading, isRefused, tries] = [null, true, tries + 1];
      const address = addressIn(problem);
      if (address) load = () => import(`${address}?again=${tries}`);
      store.showError(t("play.unreachable"));
      return null;
    });
    return loading;
  }

  /** @type {(state: PageState) => void} */
  function render(state) {
    isRefused &&= isNeeded(state);
    if (view) view.render?.(state);
    else if (isNeeded(state) && !isRefused) get();
  }

  /** Do something with the view if it can be loaded.
      @type {(act: (view: V) => unknown) => Promise<void>} */
  async function use(act) {
    const loaded = await get();
    if (loaded) await act(loaded);
  }

  return { element, render, use };
}
