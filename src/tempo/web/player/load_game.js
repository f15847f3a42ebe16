/* Load an exported game: what newAgent takes, and the game's own part. */

/** Fetch one file of a folder. */
async function fetched(folder, name) {
  const answer = await fetch(new URL(name, folder));
  if (!answer.ok) throw new Error(`${name}: ${answer.status} ${answer.statusText}`);
  return answer;
}

/** Return {game, describe}; `folder` is the address of the exported folder, with a slash at its end. */
export async function loadGame(folder, name) {
  const [module, contents, about, { describe }] = await Promise.all([
    fetched(folder, `games/${name}.wasm`).then((answer) => answer.arrayBuffer())
      .then((bytes) => WebAssembly.compile(bytes)),
    fetched(folder, `games/${name}.bin`).then((answer) => unpacked(answer.body)),
    fetched(folder, `games/${name}.json`).then((answer) => answer.json()),
    import(new URL(`games/${name}.js`, folder)),
  ]);
  return { game: { module, contents, ...about }, describe };
}

/** The bytes of a stream that gzip has packed: static hosts do not pack files of any kind. */
async function unpacked(stream) {
  const plain = stream.pipeThrough(new DecompressionStream("gzip"));
  return new Uint8Array(await new Response(plain).arrayBuffer());
}
