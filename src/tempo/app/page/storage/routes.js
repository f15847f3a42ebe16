/* Routes of the Games tab: saved games, import, export (app/storage/routes.py, archive.py, exporter.py). */

import { HUMAN } from "../game/board_state.js";
import { importGames } from "./importer.js";
import { fromRecord, openOn, toJson } from "./imported_game.js";
import { fileStem, recordOf, recordText, resultOf } from "./record.js";
import { refusal } from "../refusal.js";
import { writeMoves } from "./move_texts.js";

const PAGE_SIZE = 50, MAX_LISTED = 500; // games of a page, of a list of choices
const RECORD = "jsonl";

export const routes = [
  ["GET", /^games$/, savedGames],
  ["POST", /^games\/open$/, async (context, _, { name }) => {
    const { header, game } = await context.archive.read(name);
    return openChosen(context, [await fromRecord(context, header, game)], {}, name);
  }],
  ["POST", /^import$/, async (context, _, body) => (
    openChosen(context, await importGames(context, body.text, body.name || "the text", body.game, body.shape), body)
  )],
  ["GET", /^boards\/(\w+)\/export\/(\w+)$/, async ({ boards }, [id, suffix]) => exported(await boards.get(id), suffix)],
];

/** One page of the matching games, newest first. */
async function savedGames({ archive }, _, query) {
  const [game, result, from, to] = ["game", "result", "from", "to"].map((name) => query.get(name) ?? "");
  const player = normalized(query.get("player") ?? ""), page = Number(query.get("page") ?? 1);
  const found = (await archive.all()).map(entryOf).filter((entry) => (
    (!game || entry.game === game) && (!result || resultNames(entry).includes(result))
    && entry.date >= from && entry.date <= (to || "9")
    && entry.players.some((name) => normalized(name).includes(player))
  ));
  const games = found.slice(PAGE_SIZE * (page - 1), PAGE_SIZE * page);
  return { games, page, pages: Math.ceil(found.length / PAGE_SIZE), count: found.length };
}

function entryOf({ name, day, time, header }) {
  return { name, date: day, time, game: header.game, kind: header.kind, ...header.summary, games: 1 };
}

/** A name as it is searched: `level 7` finds level:7. */
function normalized(name) { return name.toLowerCase().replaceAll(":", " ").split(/\s+/).join(" ").trim(); }

/** All names of a result: by seat, and for the only person. */
function resultNames({ players, result }) {
  const seat = ["first", "second"].indexOf(result), people = players.filter((name) => name === HUMAN).length;
  if (seat < 0 || people !== 1) return [result];
  return [result, players[seat] === HUMAN ? "won" : "lost"];
}

/** Put the only or the chosen game on a new board; otherwise return the list of choices. */
async function openChosen({ boards }, found, { index = null }, saved = "") {
  if (found.length > 1 && index === null) {
    const games = found.slice(0, MAX_LISTED).map((one, place) => ({ index: place, ...toJson(one) }));
    return { games, count: found.length, kind: found[0].kind };
  }
  const one = found[index ?? 0];
  if (!one) throw refusal(`index should be a number from 0 to ${found.length - 1}`);
  return { state: (await openOn(boards, one, saved)).state(), imported: toJson(one) };
}

/** A board's game as a file: a record, or in any format of its game. */
function exported(board, suffix) {
  const record = recordOf(board), { header, game } = record, { rules } = board;
  const date = (game.date ?? header.started).slice(0, 10);
  const written = {
    shape: board.shape, actions: board.tree.actions(), players: header.players.map(({ name }) => name),
    seconds: game.moves.map(({ seconds }) => seconds), result: resultOf(record), date,
  };
  const write = {
    [RECORD]: () => recordText(record),
    txt: () => `${writeMoves(rules, written.actions)}\n`,
    ...Object.fromEntries(Object.entries(rules.own.files).map(([name, one]) => [name, () => one.write(written)])),
  };
  const suffixes = [...rules.about.formats.map((one) => one.suffix), RECORD];
  if (!suffixes.includes(suffix)) {
    const known = suffixes.map((one) => `.${one}`).join(", ");
    throw refusal(`${board.game} has no format .${suffix} on this page: choose ${known}`);
  }
  const name = `${fileStem(date.replaceAll(/[^\w.+-]+/g, "_"), record)}.${suffix}`;
  return { name, content: new Blob([write[suffix]()], { type: "text/plain" }) };
}
