"""Pages for people: one HTML file that holds its styles, scripts, pictures and games, and never asks a network.

Whatever writes a report hands over sections; a section is a title and HTML. All text from outside goes through
`escape` (or `to_script`, for the games), and the page's policy tells the browser to load nothing whatever it says.
The look and the behaviour are the files in `assets`, and how a game's board is drawn comes from the game itself:
`adapter/drawing.js`, and `adapter/drawing.css` if it has colours of its own. A page holds those of the games that are
replayed on it, and no script at all if nothing on it moves.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from html import escape
from io import StringIO
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple

from matplotlib import rc_context
from matplotlib.figure import Figure

from tempo.lab.records.record_file import GameRecord
from tempo.lab.referee.game_data import MatchConfig
from tempo.lab.report.board_assets import board_script, board_style, read_assets
from tempo.lab.report.plots import INK_ON_PAGE, STYLE
from tempo.lab.report.replay_data import choose_games, pack_game, to_script

POLICY = "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data:"
MARK_LEGEND = {"blunder": "?? gave value away", "slower": "· was not among the best"}  # of moves, in the list
figure_ids = count(1)


class Section(NamedTuple):
    """A part of a page. The title is text, the HTML is what it says, with boards of these games and these scripts."""

    title: str
    html: str
    games: tuple[str, ...] = ()
    scripts: tuple[str, ...] = ()  # of `assets`


class Cell(NamedTuple):
    """A cell of a table that is more than its text: `style` is CSS, `hint` is shown under the mouse."""

    text: str
    style: str = ""
    hint: str = ""


def write_page(path: Path, title: str, sections: Sequence[Section], made_by: str = "local_eval.py report") -> None:
    """Write the page; sections without a title stand above the table of contents."""
    path.write_text(page_text(title, sections, made_by), encoding="utf-8")


def page_text(title: str, sections: Sequence[Section], made_by: str = "local_eval.py report") -> str:
    names = unique_names([section.title for section in sections])
    titled = [(name, section) for name, section in zip(names, sections, strict=True) if section.title]
    links = "".join(f'<a href="#{name}">{escape(section.title)}</a>' for name, section in titled)
    intro = "".join(section.html for section in sections if not section.title)
    bodies = "\n".join(
        f'<section id="{name}">\n<h2>{escape(section.title)}</h2>\n{section.html}\n</section>'
        for name, section in titled
    )
    games = sorted({game for section in sections for game in section.games})
    scripts = [script_of(games)] if games else []
    scripts += [read_assets(name) for name in sorted({name for section in sections for name in section.scripts})]
    script = "".join(f"<script>\n{text}</script>\n" for text in scripts)
    return f"""\
<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta http-equiv="Content-Security-Policy" content="{POLICY}">
<title>{escape(title)}</title>
<style>
{_style_of(games)}</style>
</head>
<body>
<header>
<h1>{escape(title)}</h1>
{intro}
<nav>{links}</nav>
</header>
<main>
{bodies}
</main>
<footer>Made by {escape(made_by)}. This file needs no network.</footer>
{script}</body>
</html>
"""


def _style_of(games: Iterable[str]) -> str:
    """The look of a page that replays these games."""
    return "\n".join([read_assets("page.css"), board_style(games)])


def script_of(games: Iterable[str]) -> str:
    """What a page runs that replays these games."""
    return "\n".join([board_script(games), read_assets("games.js", "replay.js")])


def unique_names(titles: Sequence[str]) -> list[str]:
    """Names for the sections that an address can end in, all different."""
    names: list[str] = []
    for title in titles:
        name = base = re.sub(r"[^a-z0-9]+", "-", title.lower()).strip("-") or "part"
        number = count(2)
        while name in names:
            name = f"{base}-{next(number)}"
        names.append(name)
    return names


def table(head: Sequence[str | Cell], rows: Sequence[Sequence[str | Cell]], note: str = "") -> str:
    """A table of texts: the first column names its row, the others are figures. The note stands below."""
    heads = "".join(_cell_html(cell, "col") for cell in head)
    body = "\n".join(
        "<tr>" + "".join(_cell_html(cell, "" if column else "row") for column, cell in enumerate(row)) + "</tr>"
        for row in rows
    )
    caption = paragraph(note, "note") if note else ""
    whole = f"<table>\n<thead><tr>{heads}</tr></thead>\n<tbody>\n{body}\n</tbody></table>"
    return f'<div class="scroll">{whole}</div>{caption}'


def _cell_html(cell: str | Cell, scope: str) -> str:
    """A cell; with a scope, `row` or `col`, the one that names these."""
    text, style, hint = cell if isinstance(cell, Cell) else Cell(cell)
    tag = f'th scope="{scope}"' if scope else "td"
    extra = (f' style="{escape(style)}"' if style else "") + (f' title="{escape(hint)}"' if hint else "")
    return f"<{tag}{extra}>{escape(text)}</{tag[:2]}>"


def facts(pairs: Sequence[tuple[str, str]]) -> str:
    """Names and what they stand for, one a line."""
    items = "".join(f"<div><dt>{escape(name)}</dt><dd>{escape(text)}</dd></div>" for name, text in pairs)
    return f'<dl class="facts">{items}</dl>'


def paragraph(text: str, kind: str = "") -> str:
    return f'<p class="{kind}">{escape(text)}</p>' if kind else f"<p>{escape(text)}</p>"


def figure_html(figure: Figure, caption: str) -> str:
    """A matplotlib figure as a drawing inside the page, in the page's font and the page's colours, dark or light."""
    drawing = StringIO()
    with rc_context({**STYLE, "svg.fonttype": "none", "svg.hashsalt": "tempo"}):
        figure.savefig(drawing, format="svg", transparent=True, metadata={"Date": None, "Creator": None})
    return f"<figure>{_inline_svg(drawing.getvalue(), caption)}<figcaption>{escape(caption)}</figcaption></figure>"


def _inline_svg(text: str, label: str) -> str:
    """What matplotlib writes into a file, as a part of a page: no addresses, no rules for the rest of the page,
    names of its own (a page has many drawings), and the colours that a dark page must change as variables."""
    text = text[text.index("<svg") :]
    text = re.sub(r"<metadata>.*?</metadata>|<style[^>]*>.*?</style>", "", text, flags=re.DOTALL)
    text = re.sub(r'\s+xmlns(:\w+)?="[^"]*"', "", text).replace("xlink:href", "href")
    prefix = f"drawing-{next(figure_ids)}-"
    text = re.sub(r'\bid="', f'id="{prefix}', text)
    text = re.sub(r'(url\(|href=")#', rf"\g<1>#{prefix}", text)
    text = re.sub(r"(font-family: ?|font: [^'\";]*px )('[^;\"]*)", r"\g<1>inherit", text)
    for colour, variable in INK_ON_PAGE.items():
        text = text.replace(colour, f"var({variable})")
    return text.replace("<svg ", f'<svg class="drawing" role="img" aria-label="{escape(label)}" ', 1).strip()


def replay_section(games: Sequence[GameRecord], names: Sequence[str], config: MatchConfig, legend: str = "") -> Section:
    """All games on a board that can be stepped through; `names` are those that the games' players index.

    Games are as in a record, and each of their moves may also carry
    - "scores", what the choices before that move were worth, by action: "value" for who moves, 1 won, 0 drawn, -1 lost,
      None not known; "text", some four signs; and "estimate", whether it is a search's opinion and no fact;
    - "best", a list of actions;
    - "mark", "blunder" if it gave value away, "slower" if it was merely not among the best;
    - "note", a line of the agent's.
    The legend says in the game's own words where scores stand and what they count.
    """
    chosen = choose_games(games)
    packed = [pack_game(one, config, number) for number, one in enumerate(chosen)]
    data = {
        "kind": config.game,
        "config": {**config.shape, "timed": config.timed, "bank": config.bank},
        "names": list(names),
        "games": packed,
        "legend": _legend_text(legend, packed),
    }
    left_out = len(games) - len(chosen)
    remark = ""
    if left_out:
        remark = paragraph(
            f"{len(chosen):,} of {len(games):,} games are here: forfeits first, then what {names[0]} lost, then "
            f"draws, then wins. The other {left_out:,} are in the record only.",
            "note",
        )
    html = remark + read_assets("replay.html").replace("$DATA", to_script(data))
    return Section("Games", html, (config.game,))


def _legend_text(legend: str, games: Sequence[dict[str, Any]]) -> str:
    """What stands below a board with scores: what the game says of them, and what else there is to be seen."""
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
