/* Episodes of the competition as records (arena/records/episodes.py), without their agents' output. */

/** @import { AboutGame, Catalogue } from "../../page.d.ts" */
/** @import { RecordGame, RecordHeader } from "../../records.d.ts" */
/** @typedef {{ action: unknown, status: string, reward: number | null, observation?: { remainingOverageTime?: number } }} AgentState */
/** @typedef {{ name?: string, steps: AgentState[][], configuration: { [name: string]: number },
      info?: { TeamNames?: string[], Agents?: ({ Name?: string } | null)[] } }} CompetitionEpisode */
/** @typedef {CompetitionEpisode & { environment?: CompetitionEpisode }} EpisodeDocument what a text may hold */

import { FORFEITS } from "./record.js";
import { refusal } from "../refusal.js";

/** Return header and game of an episode that is parsed JSON; fromRecord checks its moves.
    @type {(catalogue: Catalogue, document: EpisodeDocument | null, source: string) =>
      { header: RecordHeader, game: RecordGame }} */
export function readEpisode({ games }, document, source) {
  const episode = document?.environment ?? document;
  if (!episode || !Array.isArray(episode.steps)) {
    throw refusal(`${source} is neither an episode of the competition (it has no steps) nor a record of ours`);
  }
  const about = games.find(({ environment }) => environment && environment === episode.name);
  const known = games.map(({ game }) => game).join(", ");
  if (!about) throw refusal(`${source} is an episode of '${episode.name}', not of ${known}`);
  try {
    return { header: headerOf(about, episode), game: gameOf(episode.steps) };
  } catch (problem) {
    throw refusal(`${source} is not a readable episode: ${/** @type {Error} */ (problem).message}`);
  }
}

/** @type {(about: AboutGame, episode: CompetitionEpisode) => RecordHeader} */
function headerOf({ game, shape }, { configuration, info }) {
  const sizes = Object.fromEntries(Object.keys(shape).map((name) => [name, configuration[name]]));
  const teams = (info?.TeamNames ?? (info?.Agents ?? []).map((agent) => agent?.Name)).filter(Boolean);
  const names = teams.length === 2 ? teams : ["first", "second"];
  return { players: names.map((name) => ({ name: String(name) })), config: { game, shape: sizes } };
}

/** @type {(steps: AgentState[][]) => RecordGame} */
function gameOf(steps) {
  /** @type {(RecordGame["moves"][number] & { answer: unknown })[]} */
  const moves = [];
  const banks = steps[0].map(bankOf);
  steps.slice(1).forEach((states, number) => {
    const active = steps[number].map(({ status }) => status === "ACTIVE");
    if (active[0] && active[1]) return; // the call before the game, to both sides
    const seat = active[0] ? 0 : active[1] ? 1 : moves.length % 2, { action, status } = states[seat];
    const answer = actionIn(action) ?? null;
    moves.push({ seat, answer, action: FORFEITS.includes(status) ? null : /** @type {number | null} */ (answer), bank: banks[seat] });
    banks[seat] = bankOf(states[seat]);
  });
  const last = steps[steps.length - 1], statuses = last.map(({ status }) => status), { answer } = moves.at(-1) ?? {};
  const problem = statuses.includes("INVALID") && answer !== null ? `returned ${JSON.stringify(answer)}` : null;
  const rewards = last.map(({ reward }) => reward);
  return { index: 0, players: [0, 1], opening: [], moves, statuses, rewards, problem };
}

/** The action inside an answer.
    @type {(answer: any) => unknown} */
function actionIn(answer) { return answer !== null && typeof answer === "object" ? answer.submission : answer; }

/** @type {(state: AgentState) => number | undefined} */
function bankOf({ observation }) { return observation?.remainingOverageTime; }
