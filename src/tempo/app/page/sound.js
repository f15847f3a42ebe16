/* The sound of a stone, synthesised. Off until the reader turns it on; the browser stores the choice. */

/** @import { Board } from "../game.d.ts" */

import { icon } from "./ui/icons.js";
import { make, setAttr } from "./ui/elements.js";
import { isPass } from "./ui/names.js";
import { keep, stored } from "./ui/stored.js";

const STORAGE_KEY = "tempo.sound";
const MAX_PLIES = 2; // a move and its answer; more is a jump to another position
const LENGTH = 0.09; // seconds
const THUMP = [330, 130]; // hertz, at the beginning and at the end
const CLICK = 2400; // hertz

export function createSound() {
  const element = make("button", { type: "button", labelKey: "app.sound", on: { click: toggle } });
  /** @type {Board | null} */
  let before = null;
  /** @type {AudioContext | null} */
  let audio = null;
  let isOn = Boolean(stored(STORAGE_KEY, false));

  function toggle() {
    isOn = !isOn;
    keep(STORAGE_KEY, isOn);
    show();
    wake();
    if (isOn && audio) playStone(audio);
  }

  function show() {
    setAttr(element, "aria-pressed", String(isOn));
    element.replaceChildren(icon(isOn ? "sound" : "silent"));
  }

  /** Let the browser play sounds, which it allows only after a click or a key. */
  function wake() {
    if (!isOn) return;
    audio ??= new AudioContext();
    if (audio.state === "suspended") audio.resume();
  }

  /** @type {(state: { board: Board | null }) => void} */
  function render({ board }) {
    if (isOn && audio?.state === "running" && isPlayed(before, board)) playStone(audio);
    before = board;
  }

  for (const event of ["pointerdown", "keydown"]) document.addEventListener(event, wake, { capture: true });
  show();
  return { element, render };
}

/** Return whether a board shows a stone that follows the position before.
    @type {(before: Board | null, board: Board | null) => boolean} */
function isPlayed(before, board) {
  if (!before || before.id !== board?.id) return false;
  const plies = board.at - before.at;
  if (plies < 1 || plies > MAX_PLIES || isPass(board, board.line[board.at - 1].action)) return false;
  return before.line[before.at - 1]?.node === board.line[before.at - 1]?.node;
}

/** Play a thump with a click, as of a stone on wood.
    @type {(audio: AudioContext) => void} */
function playStone(audio) {
  const now = audio.currentTime, [high, low] = THUMP;
  const thump = new OscillatorNode(audio, { frequency: high });
  thump.frequency.exponentialRampToValueAtTime(low, now + LENGTH);
  const noise = new AudioBuffer({ length: Math.ceil(0.012 * audio.sampleRate), sampleRate: audio.sampleRate });
  noise.getChannelData(0).forEach((_, at, all) => { all[at] = 2 * Math.random() - 1; });
  const click = new AudioBufferSourceNode(audio, { buffer: noise });
  const filter = new BiquadFilterNode(audio, { type: "bandpass", frequency: CLICK });
  const volume = new GainNode(audio, { gain: 0.3 });
  volume.gain.setValueAtTime(0.3, now);
  volume.gain.exponentialRampToValueAtTime(0.001, now + LENGTH);
  thump.connect(volume);
  click.connect(filter).connect(volume).connect(audio.destination);
  for (const source of [thump, click]) source.start(now);
  thump.stop(now + LENGTH);
}
