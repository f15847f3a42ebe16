/* Tabs after the ARIA pattern: where a key reached them, arrow keys go from tab to tab, and each shows its panel. */

import { make, setAttr } from "./ui/elements.js";
import { isFocusedByKey } from "./ui/focus_source.js";

/** `panels` maps names to elements; `view.tab` of the store is the visible one.
    @param {{ setView(changes: { tab: string }): void }} store @param {{ [name: string]: HTMLElement[] }} panels */
export function createTabs(store, panels) {
  const names = Object.keys(panels);
  const tabs = names.map((name) => make("button", {
    type: "button", role: "tab", id: `tab-${name}`, "aria-controls": `panel-${name}`, textKey: `tabs.${name}`,
    on: { click: () => store.setView({ tab: name }) },
  }));
  const list = make("div", { class: "tabs", role: "tablist", labelKey: "tabs.label" }, ...tabs);
  const bodies = Object.entries(panels).map(([name, elements]) => make("div", {
    role: "tabpanel", id: `panel-${name}`, class: "tab-panel", "aria-labelledby": `tab-${name}`,
  }, make("h2", { class: "visually-hidden", textKey: `tabs.${name}` }), ...elements));

  list.addEventListener("keydown", (event) => {
    const at = tabs.findIndex((tab) => tab === document.activeElement);
    /** @type {{ [key: string]: number }} */
    const places = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 };
    const to = places[event.key];
    if (to === undefined || !isFocusedByKey()) return;
    event.preventDefault();
    event.stopPropagation();
    const next = (to + tabs.length) % tabs.length;
    tabs[next].focus();
    store.setView({ tab: names[next] });
  });

  /** @type {(state: { view: { tab: string } }) => void} */
  function render({ view }) {
    names.forEach((name, index) => {
      const seen = name === view.tab;
      setAttr(tabs[index], "aria-selected", String(seen));
      tabs[index].tabIndex = seen ? 0 : -1;
      bodies[index].hidden = !seen;
    });
  }

  return { element: make("aside", { class: "panel", labelKey: "tabs.label" }, list, ...bodies), render };
}
