"""CSS and JavaScript that draw boards on every page: a shared part, and the drawing of each game.

Reports contain these files; the page to play on is served them. A game's drawing is in its folder:
`adapter/drawing.js`, and `adapter/drawing.css` if it has colours of its own. `polygons.js` draws boards of polygons,
to which a drawing may add.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from pathlib import Path

from tempo.arena.adapter.game_adapter import adapter_of, new_config
from tempo.arena.command_line.inputs import BadInput
from tempo.registry import folder_of

COLOUR = re.compile(r"--([a-z-]+): (?:light-dark\()?(#[0-9a-f]{6})\b")
ASSETS = Path(__file__).with_name("assets")


def board_style(games: Iterable[str]) -> str:
    """Return the CSS of all pages and of these games' boards."""
    listed = list(games)
    own = [text for game in listed if (text := read_drawing(game, "css"))]
    return "\n".join([read_assets(*_shared("css", listed)), *own])


def colours_of(game: str) -> dict[str, str]:
    """Return the colours of a game's boards on light pages, by their CSS names: `frame`, `first`, `first-edge`."""
    shared, _, own = board_style([game]).partition(f'[data-kind="{game}"]')
    colours: dict[str, str] = {}
    for style in (own, shared):
        for name, colour in COLOUR.findall(style):
            colours.setdefault(name, colour)  # light pages come first
    return colours


def board_script(games: Iterable[str]) -> str:
    """Return the JavaScript that draws boards, with the drawings of these games."""
    drawings, listed = [], list(games)
    for game in listed:
        drawing = read_drawing(game, "js")
        if has_polygons(game):
            drawings.append(f"KINDS.{game} = {{ ...POLYGONS }};")
        elif drawing is None:
            raise BadInput(f"no page can show games of {game}: {drawing_file(game, 'js')} is missing")
        if drawing and f"KINDS.{game}" not in drawing:
            raise BadInput(f"{drawing_file(game, 'js')} does not set KINDS.{game}, its game's drawing")
        drawings.append(drawing or "")
        if sentence := adapter_of(game).pass_sentence:
            en = f"{{ passed: {json.dumps(sentence)}, ...KINDS.{game}.words?.en }}"
            drawings.append(f"KINDS.{game}.words = {{ ...KINDS.{game}.words, en: {en} }};")
    return "\n".join([read_assets(*_shared("js", listed)), *drawings])


def has_polygons(game: str) -> bool:
    """Return whether the cells of a game are polygons."""
    return adapter_of(game).geometry(new_config(game)) is not None


def _shared(language: str, games: Iterable[str]) -> list[str]:
    """Return the files that these games share."""
    return [f"board.{language}", *([f"polygons.{language}"] if any(map(has_polygons, games)) else [])]


def shared_names() -> list[str]:
    """Return the names that board.js defines. A page of ES modules must export them for the drawings."""
    return re.findall(r"^(?:function|const) (\w+)", read_assets("board.js"), re.MULTILINE)


def read_drawing(game: str, language: str) -> str | None:
    """Return a game's drawing (`js`) or its colours (`css`); None if the game has no such file."""
    file = drawing_file(game, language)
    return file.read_text(encoding="utf-8") if file.is_file() else None


def drawing_file(game: str, language: str) -> Path:
    """Return the path of a game's drawing or colours."""
    return folder_of(game) / "adapter" / f"drawing.{language}"


def read_assets(*names: str) -> str:
    """Return files of `assets`, concatenated."""
    return "\n".join((ASSETS / name).read_text(encoding="utf-8") for name in names)
