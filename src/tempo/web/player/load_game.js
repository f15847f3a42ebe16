/* Load an exported game: what newAgent takes, and the game's own part. */

/** @import { Describe, Game } from "../types.d.ts" */

/** Fetch one file of a folder.
    @type {(folder: string, name: string) => Promise<Response>} */
async function fetched(folder, name) {
  const answer = await fetch(new URL(name, folder));
  if (!answer.ok) throw new Error(`${name}: ${answer.status} ${answer.statusText}`);
  return answer;
}

/** Return a game's files and its own part; `folder` is the address of the export, with a slash at its end.
    @type {(folder: string, name: string) => Promise<{ game: Game, describe: Describe }>} */
export async function loadGame(folder, name) {
  const game = await loadFiles(folder, name), { describe } = await import(new URL(game.part, folder).href);
  return { game, describe };
}

/** Return a game's files, which suffice for its rules.
    @type {(folder: string, name: string) => Promise<Game>} */
export async function loadFiles(folder, name) {
  const [module, contents, about] = await Promise.all([
    fetched(folder, `games/${name}.wasm`).then((answer) => answer.arrayBuffer())
      .then((bytes) => WebAssembly.compile(bytes)),
    fetched(folder, `games/${name}.bin`).then(unpacked),
    fetched(folder, `games/${name}.json`).then((answer) => answer.json()),
  ]);
  return { module, contents, ...about };
}

/** The bytes of an answer that gzip has packed: static hosts do not pack files of any kind.
    @type {(answer: Response) => Promise<Uint8Array>} */
async function unpacked(answer) {
  const packed = /** @type {ReadableStream<Uint8Array<ArrayBuffer>>} */ (answer.body);
  const plain = packed.pipeThrough(new DecompressionStream("gzip"));
  return new Uint8Array(await new Response(plain).arrayBuffer());
}
