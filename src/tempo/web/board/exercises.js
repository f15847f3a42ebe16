/* Exercises: positions where a player made a mistake, as the page shows them (exercises.py). */

import { shapeName } from "../player/agent.js";
import { HUMAN } from "./board_state.js";

const ENTRY = ["id", "label", "certain", "seat", "game", "number", "players", "source", "own"]; // fields in a list
const LABELS = ["blunder", "mistake"];
const MOST = 300;

/** The exercises of a game. `about`: {rules, config, players, source}, the source being the name of a record or "". */
export function exercisesIn(about, actions, plies) {
  return Object.entries(plies).filter(([, annotation]) => LABELS.includes(annotation.label))
    .map(([ply, annotation]) => exercise(about, actions.slice(0, ply), annotation));
}

function exercise({ rules, config, players, source }, before, annotation) {
  const { label, certain, seat, action } = annotation, { name: game, shape } = rules;
  return {
    id: [game, shapeName(shape), before.join("."), action].join("-"), label, certain, seat, game,
    number: before.length + 1, players, source, own: players[seat] === HUMAN, config, annotation, rules, before,
  };
}

/** Sort exercises: exact ones first, worse mistakes first. If a person made any of them, only those are kept. */
export function byImportance(exercises) {
  const different = [...new Map(exercises.map((one) => [one.id, one])).values()];
  const own = different.filter((one) => one.own), certain = ({ annotation }) => Number(annotation.certain);
  return (own.length ? own : different).sort((one, other) => (
    certain(other) - certain(one) || severity(other) - severity(one) || other.number - one.number
  )).slice(0, MOST);
}

/** The value that was given away. */
function severity({ annotation: { value_change: change, estimated_loss: loss } }) {
  return change ? change[0] - change[1] : loss ?? 0;
}

/** An exercise for a list. */
export function listEntry(one) { return Object.fromEntries(ENTRY.map((name) => [name, one[name]])); }

/** An exercise with its position; a puzzle has it already. */
export function fullExercise({ rules, before, ...one }) {
  if (!rules) return one;
  const position = rules.position(before);
  return {
    ...one, plies: rules.plies(before), legal: position.legal, to_move: position.seat,
    preview: rules.preview(position),
  };
}
