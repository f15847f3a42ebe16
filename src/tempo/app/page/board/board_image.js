/* Export of the board as an image: an SVG without style sheet, and a PNG made from it. Both have the page's current
   colours, light or dark. */

const SVG = "http://www.w3.org/2000/svg";
const LEFT_OUT = ".ghosts, .leaving"; // previews and running animations
const OF_GROUPS = ["opacity", "visibility", "display"];
const SEEN = [...OF_GROUPS, "fill", "fill-opacity", "stroke", "paint-order"];
const OF_LINES = ["stroke-width", "stroke-dasharray", "stroke-linecap", "stroke-linejoin", "stroke-opacity"];
const OF_TEXT = ["font-size", "font-weight", "text-anchor"];
const FONT = "system-ui, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif";
const COLOURS = new Set(["fill", "stroke"]);
const USUAL = new Map([
  ["fill-opacity", "1"], ["stroke", "none"], ["stroke-dasharray", "none"], ["stroke-linecap", "butt"], ["stroke-linejoin", "miter"],
  ["stroke-opacity", "1"], ["opacity", "1"], ["paint-order", "normal"], ["visibility", "visible"], ["display", "inline"],
]);
const SHARP = 1600; // pixels on the longer side of a PNG
const UNIT = 6; // pixels per unit of the drawing

/** Return the drawing as SVG text with a title.
    @type {(board: SVGSVGElement, title: string) => string} */
export function svgText(board, title) {
  const copy = /** @type {SVGSVGElement} */ (board.cloneNode(true));
  const originals = [board, ...board.querySelectorAll("*")], copies = [copy, ...copy.querySelectorAll("*")];
  originals.forEach((original, index) => {
    inline(original, copies[index]);
    if (original.matches(LEFT_OUT)) copies[index].remove();
  });
  const [x, y, width, height] = (board.getAttribute("viewBox") ?? "").split(/[ ,]+/).map(Number);
  for (const name of ["class", "style", "aria-hidden"]) copy.removeAttribute(name);
  copy.setAttribute("xmlns", SVG);
  copy.setAttribute("width", String(width * UNIT));
  copy.setAttribute("height", String(height * UNIT));
  copy.setAttribute("font-family", FONT);
  const about = document.createElementNS(SVG, "title"), ground = document.createElementNS(SVG, "rect");
  about.textContent = title;
  const paper = plainColour(getComputedStyle(document.body).backgroundColor);
  Object.entries({ x, y, width, height, fill: paper }).forEach(([name, value]) => ground.setAttribute(name, String(value)));
  copy.prepend(about, ground);
  return new XMLSerializer().serializeToString(copy);
}

/** Copy the computed style of an element into attributes.
    @type {(original: Element, copy: Element) => void} */
function inline(original, copy) {
  const style = getComputedStyle(original);
  for (const name of ["class", "style", ...original.getAttributeNames().filter((one) => one.startsWith("data-"))]) copy.removeAttribute(name);
  const isShape = original instanceof SVGGeometryElement, isText = original instanceof SVGTextContentElement;
  const lines = style.stroke === "none" ? [] : OF_LINES;
  const properties = isText ? [...SEEN, ...lines, ...OF_TEXT] : isShape ? [...SEEN, ...lines] : OF_GROUPS;
  for (const name of properties) {
    const value = style.getPropertyValue(name);
    if (value === USUAL.get(name)) copy.removeAttribute(name);
    else copy.setAttribute(name, COLOURS.has(name) ? plainColour(value) : value);
  }
}

/** @type {Map<string, string>} */
const known = new Map();

/** Return a colour in a form that every program reads; browsers may report mixed colours in newer notations.
    @type {(colour: string) => string} */
function plainColour(colour) {
  if (!colour.includes("(") || colour.startsWith("rgb")) return colour;
  const plain = known.get(colour) ?? painted(colour);
  known.set(colour, plain);
  return plain;
}

/** @type {(colour: string) => string} */
function painted(colour) {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = 1;
  const pen = penOf(canvas);
  pen.fillStyle = colour;
  pen.fillRect(0, 0, 1, 1);
  const [red, green, blue, opaque] = pen.getImageData(0, 0, 1, 1).data;
  return `rgba(${red}, ${green}, ${blue}, ${(opaque / 255).toFixed(3)})`;
}

/** @type {(canvas: HTMLCanvasElement) => CanvasRenderingContext2D} */
function penOf(canvas) { return /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d")); }

/** Render SVG text on a canvas with this number of pixels on its longer side.
    @type {(text: string, side: number) => Promise<HTMLCanvasElement>} */
export async function canvasOf(text, side) {
  const image = new Image(), address = URL.createObjectURL(new Blob([text], { type: "image/svg+xml" }));
  try {
    image.src = address;
    await image.decode();
    const scale = side / Math.max(image.width, image.height);
    const canvas = document.createElement("canvas");
    canvas.width = Math.round(image.width * scale);
    canvas.height = Math.round(image.height * scale);
    penOf(canvas).drawImage(image, 0, 0, canvas.width, canvas.height);
    return canvas;
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** Render SVG text as a PNG.
    @type {(text: string) => Promise<Blob>} */
export async function pngOf(text) {
  const canvas = await canvasOf(text, SHARP);
  return new Promise((done, fail) => {
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error("the browser draws no image"))), "image/png");
  });
}
