"""Export of the board's page with services of its own in place of those of a server, and what learning and the explorer
know of each game: units of scores, symmetries, level openings, puzzles.

Files keep the addresses that they have below `tempo`, so that imports are the same in the sources and in a browser.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from tempo.app.access.allowed_players import NOBODY_ELSE
from tempo.app.catalogue import catalogue
from tempo.app.page_files import drawings, preloads, sent
from tempo.app.rules.facts import about_scores, puzzles_of
from tempo.app.server import GUESTS_SCRIPT, OWNERS_SCRIPT, PAGE, WORKER, assets
from tempo.arena.adapter.game_adapter import adapter_of
from tempo.arena.adapter.game_types import MatchConfig
from tempo.arena.players.levels import level_names
from tempo.lab.report.board_assets import board_style
from tempo.lab.report.boards.geometry_json import geometry_json
from tempo.registry import folder_of
from tempo.web.game_export import CHAMPION, NETWORK, network_boards, shape_name

SERVICES = "services.js"
SERVED = "served/"  # parts of the page that ask a server
PARTS = ("app", "web", "games", "learn")  # folders of an export; others may lie beside them
CATALOGUE = "catalogue.json"
FORMATS = ("txt", "sgf", "psq", "ggf")  # files that the page reads and writes
POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; connect-src 'self'; "
    "img-src 'self' data: blob:; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'"
)
SERVICES_SCRIPT = """\
/* What the page asks below itself: JavaScript in this page, which needs no server. */

export { services } from "../../web/offline/services.js";
"""


def write_page(folder: Path, configs: Mapping[str, Sequence[MatchConfig]]) -> None:
    """Write the page for these boards of each game; their agents stand in `folder` already.

    It works below any address: no file is asked for by an absolute path.
    """
    games, app = list(configs), folder / "app"
    for name, (path, _) in assets().items():
        if name not in (WORKER, SERVICES, GUESTS_SCRIPT.removeprefix("app/page/")) and not name.startswith(SERVED):
            (app / "page" / name).parent.mkdir(parents=True, exist_ok=True)
            (app / "page" / name).write_bytes(sent(path))
    write(app / "page" / SERVICES, SERVICES_SCRIPT)
    write(app / "drawings.js", drawings(games))
    write(app / "drawings.css", board_style(games))
    write(folder / CATALOGUE, json.dumps(catalogue_of(configs), separators=(",", ":")))
    (folder / "learn").mkdir(exist_ok=True)
    for game in games:
        write_learning(folder / "learn", game, configs[game])
    head = [f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">']
    head += preloads(folder, OWNERS_SCRIPT)
    page = (PAGE / "index.html").read_text(encoding="utf-8")
    write(folder / "index.html", page.replace("<head>", "\n".join(["<head>", *head]), 1))
    files = [path for part in PARTS for path in (folder / part).rglob("*.*")] + [folder / CATALOGUE]
    kept = ["./", *sorted(path.relative_to(folder).as_posix() for path in files)]
    write(folder / WORKER, f"const FILES = {json.dumps(kept)};\n{(PAGE / WORKER).read_text(encoding='utf-8')}")


def write(path: Path, text: str) -> None:
    path.write_text(text, encoding="utf-8")


def write_learning(folder: Path, game: str, configs: Sequence[MatchConfig]) -> None:
    """Write what a page needs of a game: figures of its boards, and all its puzzles, which it loads when asked."""
    boards = {shape_name(config): about_board(config) for config in configs}
    for name, content in ((game, boards), (f"{game}_puzzles", exported_puzzles(game, configs))):
        write(folder / f"{name}.json", json.dumps(content, separators=(",", ":")))


def exported_puzzles(game: str, configs: Sequence[MatchConfig]) -> list[dict[str, Any]]:
    """Return the puzzles of a game that stand on one of these boards."""
    shapes = [dict(config.shape) for config in configs]
    return [puzzle for puzzle in puzzles_of(game) if puzzle["shape"] in shapes]


def about_board(config: MatchConfig) -> dict[str, Any]:
    """Return what a score counts on a board, which cells its symmetries exchange, and its level openings."""
    adapter = adapter_of(config.game)
    return {
        "exact": about_scores(config),
        "images": [list(map(int, image)) for image in adapter.symmetries(config)],
        "openings": [list(map(int, opening)) for opening in adapter.level_openings(config)],
    }


def catalogue_of(configs: Mapping[str, Sequence[MatchConfig]]) -> dict[str, Any]:
    """Return the catalogue of these games, with the players and boards of this page alone."""
    whole = catalogue(NOBODY_ELSE)
    games = [about_game(about, configs[about["game"]]) for about in whole["games"] if about["game"] in configs]
    default = whole["default_game"] if whole["default_game"] in configs else games[0]["game"]
    return {**whole, "games": games, "default_game": default, "has_server": False}


def about_game(about: Mapping[str, Any], configs: Sequence[MatchConfig]) -> dict[str, Any]:
    """Return what can be chosen for one game."""
    learned = network_boards(about["game"], list(configs))
    offered = [CHAMPION, *([NETWORK] if learned else [])]
    players = [player for player in about["players"] if player["name"] in offered]
    board_part = folder_of(about["game"]) / "web" / "board.js"  # which a game need not have
    own = board_part.read_text(encoding="utf-8") if board_part.is_file() else ""
    return {
        **about,
        "players": players,
        "network_boards": [dict(config.shape) for config in learned],
        "formats": [form for form in about["formats"] if form["suffix"] in FORMATS],
        "has_setup": about["has_setup"] and "function movesTo(" in own,
        "shapes": [dict(config.shape) for config in configs],
        "geometries": {shape_name(config): geometry for config in configs if (geometry := geometry_json(config))},
        "levels": [level._asdict() for level in level_names(about["game"])],
        "has_puzzles": bool(exported_puzzles(about["game"], configs)),
        "has_board": bool(own),
    }
