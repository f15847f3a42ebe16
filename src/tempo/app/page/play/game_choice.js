/* The last choice of a new game, kept by the browser: game, board sizes, players and clock. */

const STORAGE_KEY = "tempo.new_game";
const DEFAULTS = {
  game: null, shapes: {}, seats: ["human", "level:3"], clock: { kind: "none", think: 1, act: 5, bank: 300 },
};

export function loadChoice() {
  const choice = structuredClone(DEFAULTS);
  try { return { ...choice, ...JSON.parse(localStorage.getItem(STORAGE_KEY)) }; } catch { return choice; }
}

export function saveChoice(choice) {
  try { localStorage.setItem(STORAGE_KEY, JSON.stringify(choice)); } catch { /* not stored: the next form has the
                                                                                defaults */ }
}

/** Return the players for the server. */
export function playersOf(names) {
  return names.map((name) => ({ kind: name === "human" ? "human" : "machine", name }));
}

/** Return the clock for the server. In an untimed game, machines think for `think` seconds. */
export function clockOf({ kind, think, act, bank }, { competition_clock: [usual, usualBank] }) {
  if (kind === "none") return { kind: "none", act: think };
  return { kind: "timed", ...(kind === "own" ? { act, bank } : { act: usual, bank: usualBank }) };
}
