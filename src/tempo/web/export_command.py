"""`local_eval.py play --export FOLDER`: agents that play in a browser, without Python or a server, as files."""

from __future__ import annotations

import gzip
import json
import sys
from argparse import Namespace
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from pathlib import Path
from time import monotonic

from tempo.app.page_files import sent
from tempo.arena.adapter.game_adapter import adapter_of, games, new_config
from tempo.arena.adapter.game_types import MatchConfig
from tempo.arena.command_line.inputs import BadInput, Parser, run_command
from tempo.arena.command_line.program import PROGRAM
from tempo.registry import folder_of
from tempo.web.game_export import CHAMPION, NETWORK, WebGame, export_game, hook_of, network_boards, shape_name
from tempo.web.page_export import write_page
from tempo.web.wasm_module import LinkingFailed, find_linker

PLAYER, OFFLINE = (Path(__file__).with_name(part) for part in ("player", "offline"))

DESCRIPTION = "Write the page of `play` for any static host: kernels as WebAssembly, a player in JavaScript."
EPILOG = """\
FOLDER/index.html      the page of `play`, which needs no server; app/ and web/offline/ are its parts
FOLDER/web/player/     the player: newAgent in agent.js, loadGame in load_game.js
FOLDER/web/offline/    what the page has in place of a server: rules, an engine in a worker, an archive
FOLDER/games/NAME*     for each game its module (.wasm), contents of arrays (.bin), call tables (.json), own part (web/)
FOLDER/learn/          for each game what learning and the explorer know: symmetries, level openings, puzzles

The same moves as in Python, with a number of simulations in place of the clock and the same seed. How a page uses it:
docs/background/webassembly.md. Kernels are compiled once, in about a minute a game, and kept in the cache."""


def configs_of(game: str) -> list[MatchConfig]:
    """Return the boards of a game that are exported: the usual one, those of its signature, and those that it names."""
    standard = new_config(game)
    named = [new_config(game, shape) for shape in getattr(hook_of(game), "WEB_SHAPES", ())]
    configs = [standard, *(config for config, _ in adapter_of(game).signed(standard)), *named]
    return list({shape_name(config): config for config in configs}.values())


def write_scripts(source: Path, folder: Path) -> None:
    """Write the scripts of a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for file in source.glob("*.js"):
        (folder / file.name).write_bytes(sent(file))


def write_player(name: str, made: WebGame, folder: Path) -> int:
    """Write the files of a player; return the bytes that a browser loads of them."""
    files = {
        "wasm": made.module,
        "bin": gzip.compress(made.contents, mtime=0),
        "json": json.dumps(made.about, separators=(",", ":")).encode(),
    }
    for kind, content in files.items():
        (folder / f"{name}.{kind}").write_bytes(content)
    return packed_size(files.values())


def packed_size(contents: Iterable[bytes]) -> int:
    """Return the bytes of these files, each packed by gzip."""
    return sum(len(gzip.compress(content)) for content in contents)


def export(folder: Path, chosen: Sequence[str], report: Callable[[str], None] = lambda line: None) -> None:
    """Write the page and the agents of these games; raise LinkingFailed without a linker."""
    find_linker()
    for part in (PLAYER, OFFLINE):
        write_scripts(part, folder / "web" / part.name)
    report(f"player: {packed_size(map(sent, PLAYER.glob('*.js'))) / 1000:.0f} KB compressed")
    for game in chosen:
        made = export_game(game, CHAMPION, configs_of(game))
        write_scripts(folder_of(game) / "web", folder / "games" / game / "web")
        size = write_player(game, made, folder / "games")
        boards = ", ".join(name for name in made.about["tables"] if name)
        report(f"{game}: {size / 1000:.0f} KB compressed{boards and f'; boards {boards}'}")
        if learned := network_boards(game, configs_of(game)):
            size = write_player(f"{game}_{NETWORK}", export_game(game, NETWORK, learned), folder / "games")
            report(f"{game}, network: {size / 1000:.0f} KB compressed; it is loaded when it plays")
    write_page(folder, {game: configs_of(game) for game in chosen})


def run(options: Namespace) -> int:
    started, folder, chosen = monotonic(), options.folder, options.games or games()
    for game in chosen:
        adapter_of(game)  # complains before anything is compiled
    try:
        export(folder, chosen, partial(print, flush=True))
    except LinkingFailed as problem:
        raise BadInput(str(problem)) from problem
    except OSError as problem:
        raise BadInput(f"{problem.filename}: {problem.strerror}") from problem
    print(f"{folder}: written in {monotonic() - started:.0f} s")
    return 0


def main(argv: list[str]) -> int:
    parser = Parser(prog=f"{PROGRAM} play --export", description=DESCRIPTION, epilog=EPILOG)
    parser.add_argument("folder", type=Path, metavar="FOLDER", help="where to write; made if there is none")
    parser.add_argument("games", nargs="*", metavar="GAME", help="(all)")
    return run_command(parser, run, argv)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
