"""`local_eval.py export-web`: agents that play in a browser, without Python or a server, as a folder of files."""

from __future__ import annotations

import gzip
import json
import sys
from argparse import Namespace
from collections.abc import Iterable
from pathlib import Path
from shutil import copyfile
from time import monotonic

from tempo.lab.command_line.inputs import BadInput, Parser, run_command
from tempo.lab.command_line.program import PROGRAM
from tempo.lab.referee.game_adapter import adapter_of, games, new_config
from tempo.lab.referee.game_types import MatchConfig
from tempo.web.game_export import WebGame, export_game, shape_name
from tempo.web.wasm_module import LinkingFailed, find_linker

PLAYER = Path(__file__).with_name("player")
GAMES = Path(__file__).resolve().parents[1] / "games"
PLAIN_GAME = "plain_game.js"
CHAMPION = "champion"

DESCRIPTION = "Write agents that play in a browser: kernels as WebAssembly, and a player in JavaScript."
EPILOG = """\
FOLDER/player/         the player: newAgent in agent.js, loadGame in load_game.js
FOLDER/games/NAME.*    for each game its module (.wasm), contents of arrays (.bin), call tables (.json), own part (.js)

The same moves as in Python, with a number of simulations in place of the clock and the same seed. How a page uses it:
docs/background/webassembly.md. Kernels are compiled once, in about a minute a game, and kept in the cache."""


def configs_of(game: str) -> list[MatchConfig]:
    """Return the boards of a game that are exported: the usual one and those of its signature."""
    standard = new_config(game)
    configs = [standard, *(config for config, _ in adapter_of(game).signed(standard))]
    return list({shape_name(config): config for config in configs}.values())


def write_game(game: str, made: WebGame, folder: Path) -> int:
    """Write the files of a game; return the bytes that a browser loads of them."""
    own = GAMES / game / "web" / "player.js"
    copyfile(own if own.is_file() else PLAYER / PLAIN_GAME, folder / f"{game}.js")
    files = {
        "wasm": made.module,
        "bin": gzip.compress(made.contents, mtime=0),
        "json": json.dumps(made.about, separators=(",", ":")).encode(),
    }
    for kind, content in files.items():
        (folder / f"{game}.{kind}").write_bytes(content)
    return packed_size(files.values())


def packed_size(contents: Iterable[bytes]) -> int:
    """Return the bytes of these files, each packed by gzip."""
    return sum(len(gzip.compress(content)) for content in contents)


def run(options: Namespace) -> int:
    started, folder, chosen = monotonic(), options.folder, options.games or games()
    for game in chosen:
        adapter_of(game)  # complains before anything is compiled
    try:
        find_linker()
        for part in ("player", "games"):
            (folder / part).mkdir(parents=True, exist_ok=True)
        for file in PLAYER.glob("*.js"):
            copyfile(file, folder / "player" / file.name)
        print(f"player: {packed_size(file.read_bytes() for file in PLAYER.glob('*.js')) / 1000:.0f} KB compressed")
        for game in chosen:
            made = export_game(game, CHAMPION, configs_of(game))
            size = write_game(game, made, folder / "games")
            boards = ", ".join(name for name in made.about["tables"] if name)
            print(f"{game}: {size / 1000:.0f} KB compressed{boards and f'; boards {boards}'}", flush=True)
    except LinkingFailed as problem:
        raise BadInput(str(problem)) from problem
    except OSError as problem:
        raise BadInput(f"{problem.filename}: {problem.strerror}") from problem
    print(f"{folder}: written in {monotonic() - started:.0f} s")
    return 0


def main(argv: list[str]) -> int:
    parser = Parser(prog=f"{PROGRAM} export-web", description=DESCRIPTION, epilog=EPILOG)
    parser.add_argument("folder", type=Path, metavar="FOLDER", help="where to write; made if there is none")
    parser.add_argument("games", nargs="*", metavar="GAME", help="(all)")
    return run_command(parser, run, argv)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
