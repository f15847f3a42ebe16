"""HTML pages for people: one file with its styles, scripts, figures and games, which never uses the network.

A report is a list of sections, each a title and HTML. The templates escape all text and all games,
and the page's policy tells the browser to load nothing. Templates, look and behaviour are the files in `assets`;
a game's board is drawn by its own `adapter/drawing.js` and `adapter/drawing.css`. A page contains only the drawings of
the games replayed on it, and no script at all without replays or charts.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from io import StringIO
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from markupsafe import Markup, escape

from tempo.arena.adapter.game_types import MatchConfig
from tempo.arena.command_line.program import PROGRAM
from tempo.arena.records.record_file import GameRecord
from tempo.lab.report.board_assets import board_script, board_style, read_assets
from tempo.lab.report.boards.geometry_json import geometry_json
from tempo.lab.report.boards.replay import choose_games, pack_game
from tempo.lab.report.plots import INK_ON_PAGE, plot_style
from tempo.lab.report.templates import macros, render

if TYPE_CHECKING:
    from matplotlib.figure import Figure

MARK_LEGEND = {"blunder": "?? gave value away", "slower": "· was not among the best"}  # marks of moves in the list
PARTS = macros("parts.html")
figure_ids = count(1)


class Section(NamedTuple):
    """A part of a page: a title as text, its HTML, the games replayed in it, and the scripts it needs."""

    title: str
    html: Markup
    games: tuple[str, ...] = ()
    scripts: tuple[str, ...] = ()  # files of `assets`


class Cell(NamedTuple):
    """A table cell with more than text: `style` is CSS, `hint` a tooltip."""

    text: str
    style: str | None = None
    hint: str | None = None


def write_page(path: Path, title: str, sections: Sequence[Section], made_by: str = f"{PROGRAM} report") -> None:
    """Write the page. Sections without a title stand above the table of contents."""
    path.write_text(page_text(title, sections, made_by), encoding="utf-8")


def page_text(title: str, sections: Sequence[Section], made_by: str = f"{PROGRAM} report") -> str:
    """Return the page."""
    games = sorted({game for section in sections for game in section.games})
    scripts = [script_of(games)] if games else []
    scripts += [read_assets(name) for name in sorted({name for section in sections for name in section.scripts})]
    named = list(zip(unique_names([section.title for section in sections]), sections, strict=True))
    style = "\n".join([read_assets("page.css"), board_style(games)])
    return render("page.html", title=title, sections=named, style=style, scripts=scripts, made_by=made_by)


def script_of(games: Iterable[str]) -> str:
    """Return the JavaScript of a page that replays these games."""
    return "\n".join([board_script(games), read_assets("games.js", "replay.js")])


def unique_names(titles: Sequence[str]) -> list[str]:
    """Return a different anchor for each title."""
    names: list[str] = []
    for title in titles:
        name = base = re.sub(r"[^a-z0-9]+", "-", title.lower()).strip("-") or "part"
        number = count(2)
        while name in names:
            name = f"{base}-{next(number)}"
        names.append(name)
    return names


def game_link(index: int, replay: int = 0) -> Markup:
    """Return a game's number as a link to it; `replay` counts the boards of the page."""
    place = f"replay={replay + 1}&game={index}" if replay else f"game={index}"
    return Markup('<a href="#{}">{}</a>').format(place, index)


def table(head: Sequence[str | Cell], rows: Sequence[Sequence[str | Cell]], note: str = "") -> Markup:
    """Return a table. The first column names its row; the note stands below."""
    return PARTS.table(head, rows, note)


def facts(pairs: Sequence[tuple[str, str]]) -> Markup:
    """Return a list of names and texts."""
    return PARTS.facts(pairs)


def paragraph(text: str, kind: str = "") -> Markup:
    """Return a paragraph, with a CSS class if one is given; nothing for an empty text."""
    return PARTS.paragraph(text, kind)


def paragraphs(texts: Iterable[str], kind: str = "") -> Markup:
    """Return a paragraph for each text."""
    return Markup().join(paragraph(text, kind) for text in texts)


def folded(summary: str, html: Markup) -> Markup:
    """Return a part of a page that is closed until it is clicked."""
    return PARTS.folded(summary, html)


def figure_html(figure: Figure, caption: str) -> Markup:
    """Return a matplotlib figure as inline SVG, in the page's font and its light or dark colours."""
    drawing = StringIO()
    with plot_style(fonttype="none", hashsalt="tempo"):
        figure.savefig(drawing, format="svg", transparent=True, metadata={"Date": None, "Creator": None})
    return PARTS.figure(_inline_svg(drawing.getvalue(), caption), caption)


def _inline_svg(text: str, label: str) -> Markup:
    """Return matplotlib's SVG as part of a page.

    It drops metadata and style sheets, makes ids unique, since a page has many figures, and replaces the colours a dark
    page must change by CSS variables.
    """
    text = text[text.index("<svg") :]
    text = re.sub(r"<metadata>.*?</metadata>|<style[^>]*>.*?</style>", "", text, flags=re.DOTALL)
    text = re.sub(r'\s+xmlns(:\w+)?="[^"]*"', "", text).replace("xlink:href", "href")
    prefix = f"drawing-{next(figure_ids)}-"
    text = re.sub(r'\bid="', f'id="{prefix}', text)
    text = re.sub(r'(url\(|href=")#', rf"\g<1>#{prefix}", text)
    text = re.sub(r"(font-family: ?|font: [^'\";]*px )('[^;\"]*)", r"\g<1>inherit", text)
    for colour, variable in INK_ON_PAGE.items():
        text = text.replace(colour, f"var({variable})")
    return Markup(text.replace("<svg ", f'<svg class="drawing" role="img" aria-label="{escape(label)}" ', 1).strip())


def replay_section(games: Sequence[GameRecord], names: Sequence[str], config: MatchConfig, legend: str = "") -> Section:
    """Return a section with all games on a board that can be stepped through.

    games   games as in a record; the fields below are optional in their moves
    names   the players, as indexed by the games
    config  board and clock
    legend  explains, in the game's words, where scores stand and what they count

    - "scores": the score of each choice before the move, by action. "value" is 1 won, 0 drawn, -1 lost for the mover,
      None unknown; "text" has about four characters; "estimate" tells a search's estimate from an exact score.
    - "best": a list of actions.
    - "mark": "blunder" if the move gave value away, "slower" if it kept the value but was not among the best.
    - "note": a line of the agent.
    - "chance": the first seat's chances before the move, 0 to 1.

    A game may have a "turn", the step at which it opens.
    """
    chosen = choose_games(games)
    packed = [pack_game(game, config, number) for number, game in enumerate(chosen)]
    data = {
        "kind": config.game,
        "config": {**config.shape, "timed": config.timed, "bank": config.bank, **geometry_json(config)},
        "names": list(names),
        "games": packed,
        "legend": _legend_text(legend, packed),
    }
    left_out = len(games) - len(chosen)
    remark = Markup()
    if left_out:
        remark = paragraph(
            f"{len(chosen):,} of {len(games):,} games are here: forfeits first, then what {names[0]} lost, then "
            f"draws, then wins. The other {left_out:,} games are only in the record.",
            "note",
        )
    return Section("Games", remark + render("replay.html", data=data), (config.game,))


def _legend_text(legend: str, games: Sequence[dict[str, Any]]) -> str:
    """Return the legend below a board with scores: the game's own text, and the marks that occur."""
    moves = [scores for game in games for scores in game.get("scores", []) if scores]
    scores = [score for choices in moves for score in choices.values()]
    marks = {mark for game in games for mark in game.get("mark", [])}
    parts = [legend, "▲ best, framed: played."]
    if any(score["estimate"] for score in scores):
        parts.append("Outlined: a search’s estimate, not a fact.")
    if any(score["value"] is None and not score["estimate"] for score in scores):
        parts.append("Pale: not known.")
    if said := [text for mark, text in MARK_LEGEND.items() if mark in marks]:
        parts.append(f"In the list, {', '.join(said)}.")
    return " ".join(filter(None, parts))
