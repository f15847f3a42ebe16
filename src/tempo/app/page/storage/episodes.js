/* Episodes of the competition, and of OpenSpiel's environments of the same games, as records (arena/records/episodes.py),
   without their agents' output. */

/** @import { AboutGame, Catalogue } from "../../page.d.ts" */
/** @import { RecordGame, RecordHeader } from "../../records.d.ts" */
/** @typedef {{ actionApplied?: number | null, timeTaken?: number | null }} StepInfo of an environment open_spiel_* */
/** @typedef {{ action: unknown, status: string, reward: number | null, info?: StepInfo,
      observation?: { remainingOverageTime?: number } }} AgentState */
/** @typedef {{ [name: string]: number } & { openSpielGameParameters?: { [name: string]: number },
      initialActions?: number[] }} Configuration */
/** @typedef {{ name?: string, steps: AgentState[][], configuration: Configuration,
      info?: { TeamNames?: string[], Agents?: ({ Name?: string } | null)[], initialActions?: number[] } }} CompetitionEpisode */
/** @typedef {CompetitionEpisode & { environment?: CompetitionEpisode }} EpisodeDocument what a text may hold */
/** @typedef {RecordGame["moves"][number] & { seat: number, answer: unknown }} AnsweredMove */

import { FORFEITS } from "./record.js";
import { unreadable } from "./import_texts.js";

/** Return header and game of an episode that is parsed JSON; fromRecord checks its moves.
    @type {(catalogue: Catalogue, document: EpisodeDocument | null, source: string) =>
      { header: RecordHeader, game: RecordGame }} */
export function readEpisode({ games }, document, source) {
  const episode = document?.environment ?? document;
  if (!episode || !Array.isArray(episode.steps)) {
    throw unreadable("import.no_episode", { source });
  }
  const name = String(episode.name), about = games.find(({ environments }) => Object.hasOwn(environments, name));
  const known = games.flatMap(({ environments }) => Object.keys(environments)).join(", ");
  if (!about) throw unreadable("import.other_episode", { source, name: name.slice(0, 60), known });
  try {
    return { header: headerOf(about, episode, about.environments[name]), game: gameOf(episode) };
  } catch {
    throw unreadable("import.episode", { source });
  }
}

/** The header; `parameters` are OpenSpiel's names of the sizes of the board, in its environments.
    @type {(about: AboutGame, episode: CompetitionEpisode, parameters: { [size: string]: string }) => RecordHeader} */
function headerOf({ game, shape }, { configuration, info }, parameters) {
  const given = configuration.openSpielGameParameters;
  const sizes = Object.fromEntries(Object.entries(shape).map(([name, usual]) => (
    [name, name in parameters ? given?.[parameters[name]] ?? usual : configuration[name]])));
  const teams = (info?.TeamNames ?? (info?.Agents ?? []).map((agent) => agent?.Name)).filter(Boolean);
  const names = teams.length === 2 ? teams : ["first", "second"];
  return { players: names.map((name) => ({ name: String(name) })), config: { game, shape: sizes } };
}

/** @type {(episode: CompetitionEpisode) => RecordGame} */
function gameOf({ steps, configuration, info }) {
  /** @type {AnsweredMove[]} */
  const moves = [];
  const banks = steps[0].map(bankOf);
  steps.slice(1).forEach((states, number) => {
    const active = steps[number].map(({ status }) => status === "ACTIVE");
    if (active[0] && active[1]) return; // the call before the game, to both sides
    const seat = active[0] ? 0 : active[1] ? 1 : moves.length % 2, answer = actionIn(states[seat].action) ?? null;
    const action = isRefused(states[seat]) ? null : /** @type {number | null} */ (answer);
    moves.push({ seat, answer, action, bank: banks[seat], seconds: states[seat].info?.timeTaken ?? undefined });
    banks[seat] = bankOf(states[seat]);
  });
  const opening = [...(info?.initialActions ?? configuration.initialActions ?? [])];
  return { index: 0, players: [0, 1], opening, moves, ...endOf(steps[steps.length - 1], moves.at(-1)) };
}

/** Whether the environment took no action from an answer. Those of OpenSpiel say so beside it.
    @type {(state: AgentState) => boolean} */
function isRefused({ status, info }) { return FORFEITS.includes(status) || info?.actionApplied === null; }

/** The end of a game. OpenSpiel's environments mark an illegal answer by rewards alone, and give both sides the status of
    an error: then the side that was asked forfeits.
    @type {(last: AgentState[], move?: AnsweredMove) => Pick<RecordGame, "statuses" | "rewards" | "problem">} */
function endOf(last, move) {
  const statuses = last.map(({ status }) => status), rewards = last.map(({ reward }) => reward);
  if (move?.action === null) {
    if (statuses.every((status) => FORFEITS.includes(status))) statuses[1 - move.seat] = "DONE";
    if (!statuses.some((status) => FORFEITS.includes(status)) && rewards[move.seat] === -1) statuses[move.seat] = "INVALID";
  }
  const isShown = statuses.includes("INVALID") && move && move.answer !== null;
  return { statuses, rewards, problem: isShown ? `returned ${JSON.stringify(move.answer)}` : null };
}

/** The action inside an answer.
    @type {(answer: any) => unknown} */
function actionIn(answer) { return answer !== null && typeof answer === "object" ? answer.submission : answer; }

/** @type {(state: AgentState) => number | undefined} */
function bankOf({ observation }) { return observation?.remainingOverageTime; }
