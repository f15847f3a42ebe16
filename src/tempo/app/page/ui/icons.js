/* Icons of the buttons: strokes in a square of 24 units, in the text colour. */

const SVG = "http://www.w3.org/2000/svg";
/** @type {{ [name: string]: string }} */
const PATHS = {
  new: "M12 5v14M5 12h14",
  undo: "M8 4 4 8l4 4M4 8h10a5 5 0 0 1 0 10h-3",
  redo: "M16 4l4 4-4 4M20 8H10a5 5 0 0 0 0 10h3",
  hint: "M9 18h6M10 21h4M12 3a6 6 0 0 0-3.6 10.8c.7.6 1.1 1.3 1.1 2.2h5c0-.9.4-1.6 1.1-2.2A6 6 0 0 0 12 3Z",
  pause: "M8 5v14M16 5v14",
  resume: "M7 4.5v15l12-7.5z",
  step: "M6 5v14l9-7zM18 5v14",
  from_here: "M6 3v8a4 4 0 0 0 4 4h9M14 10l5 5-5 5",
  swap: "M7 20V5M3 9l4-4 4 4M17 4v15M13 15l4 4 4-4",
  restart: "M4 12a8 8 0 1 0 2.6-5.9M4 4v5h5",
  resign: "M6 21V4M6 4.5c4-2.5 7 2.5 12 0v9c-5 2.5-8-2.5-12 0",
  sound: "M4 9v6h4l5 4V5L8 9zM16.5 9a4 4 0 0 1 0 6M19 6.5a8 8 0 0 1 0 11",
  silent: "M4 9v6h4l5 4V5L8 9zM17 9.5l5 5M22 9.5l-5 5",
  sun: "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8M12 2v2.5M12 19.5V22M2 12h2.5M19.5 12H22M5 5l1.7 1.7M17.3 17.3 19 19M19 5l-1.7 1.7M6.7 17.3 5 19",
  moon: "M20 14.5A8 8 0 0 1 9.5 4 8 8 0 1 0 20 14.5Z",
  look: "M12 3a9 9 0 1 0 0 18c1.7 0 2-1.2 1.4-2.2-.8-1.3 0-2.8 1.6-2.8H18a3 3 0 0 0 3-3c0-5.5-4-10-9-10M7.5 12h.01M9.5 8h.01M14.5 8h.01",
  share: "M9.5 14.5l5-5M11 7l2.5-2.5a4 4 0 0 1 6 6L17 13M13 17l-2.5 2.5a4 4 0 0 1-6-6L7 11",
};

/** @type {(name: string) => SVGElement} */
export function icon(name) {
  const svg = document.createElementNS(SVG, "svg"), path = document.createElementNS(SVG, "path");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("class", "icon");
  svg.setAttribute("aria-hidden", "true");
  path.setAttribute("d", PATHS[name]);
  svg.append(path);
  return svg;
}
