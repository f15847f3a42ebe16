/* Live boards in pages: each place with `data-live` gets the module of that name, which draws with the page `play/`.

   A site that was built without `play/` shows the text that stands in the place. */

const PLAY = new URL("../play/", import.meta.url);

/** Make an element with attributes, event listeners under `on`, and children. */
export function make(name, { on = {}, ...attributes } = {}, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  for (const [event, listener] of Object.entries(on)) element.addEventListener(event, listener);
  element.append(...children);
  return element;
}

export const button = (text, act) => make("button", { type: "button", on: { click: act } }, text);

/** The address of the exported page, and modules of it. */
export const play = {
  folder: PLAY.href,
  load: (path) => import(new URL(path, PLAY)),
};

/** Draw a position into an SVG as the game draws it; `more` adds scores or marks. */
export async function boardDrawer(game, shape) {
  const [{ KINDS }, { drawBare }] = await Promise.all([play.load("app/drawings.js"), play.load("app/page/board/bare_drawing.js")]);
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("class", "board");
  svg.setAttribute("role", "img");
  svg.setAttribute("aria-label", `A board of ${game}`);
  const draw = (plies, more = {}) => drawBare(svg, KINDS[game], { ...KINDS[game].cells(plies, shape), ...more }, shape);
  return { svg, draw, kind: KINDS[game] };
}

/** The cell below a pointer, as row and column of squares of ten units. */
export function squareAt(svg, { clientX, clientY }) {
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(svg.getScreenCTM().inverse());
  return [Math.floor(y / 10), Math.floor(x / 10)];
}

async function begin(place) {
  const known = await fetch(new URL("catalogue.json", PLAY), { method: "HEAD" }).catch(() => null);
  if (!known?.ok) return;
  if (!document.querySelector("link.live")) {
    document.head.append(make("link", { class: "live", rel: "stylesheet", href: new URL("app/drawings.css", PLAY).href }));
  }
  const { show } = await import(`./${place.dataset.live}.js`), root = make("div", { class: "live-board" });
  await show(root, place.dataset);
  place.replaceChildren(root);
}

const seen = new IntersectionObserver((entries) => {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue;
    seen.unobserve(target);
    begin(target).catch((error) => target.append(make("p", { role: "status" }, error.message)));
  }
}, { rootMargin: "400px" });

for (const place of document.querySelectorAll("[data-live]")) seen.observe(place);
