"""Moves in words: facts of positions that are known by hand, sentences of both languages, texts without gaps."""

import json
import re
from collections.abc import Sequence
from typing import Any

import pytest
from page_support import PAGE, page_says

GAMES = ("connectx", "gomoku", "othello")
IMPORTS = """
import { hintSaid, missedSaid, punishedSaid, filled } from "./words/sentences.js";
import * as general from "./words/general.js";
""" + "\n".join(f'import * as {game} from "./../../games/{game}/web/describe.js";' for game in GAMES)
# A speaker for the first player, who is "you"; actions are their own names.
SPEAKER = """
const speakerOf = (language, { texts: own }) => {
  const texts = { ...general.texts[language], ...own[language] };
  const side = (seat) => (seat ? texts["side.1"] : texts.you);
  return {
    has: (key) => key in texts,
    say(key, seat, { action = 0, fact = "", ...values } = {}) {
      const numbers = Object.entries(values).map(([name, value]) => [name, texts[`n.${value}`] ?? String(value)]);
      const sides = { who: side(seat), rival: side(1 - seat) };
      const names = { ...sides, move: `<${action}>`, fact, ...Object.fromEntries(numbers) };
      return filled(texts[key], { ...names, place: filled(texts.place, names) }, seat ? "rival" : "who");
    },
  };
};
"""


def says(value: str) -> Any:
    return page_says(IMPORTS + SPEAKER, value)


def move_of(rows: list[str], own: int, seat: int, **more: Any) -> dict[str, Any]:
    """Return a move to a cell of a drawn position: x and o are the sides, others are empty."""
    cells = [{"x": 0, "o": 1}.get(sign) for sign in "".join(rows)]
    config = {"rows": len(rows), "columns": len(rows[0]), "size": len(rows)}
    usual = {"action": own, "legal": [1, 2], "replies": [1, 2], "next": 1 - seat, "rewards": None, "row": []}
    after = [*cells[:own], seat, *cells[own + 1 :]]
    return {**usual, "seat": seat, "cells": [own], "before": cells, "after": after, "config": config, **more}


def facts(game: str, move: dict[str, Any], inarow: int = 4) -> list[dict[str, Any]]:
    move["config"]["inarow"] = inarow
    return says(f"{game}.describe({json.dumps(move)})")


EMPTY = ["......."] * 4
FALLING = [  # bottom rows, the cell, the side, the first fact and its rows
    (["...o...", ".xxxoo."], 35, 0, "wins", [[35, 36, 37, 38]]),
    (["...o...", ".xxxoo."], 35, 1, "blocks", [[35, 36, 37, 38]]),
    (["..oo...", "..xx..."], 36, 0, "open", [[36, 37, 38]]),
    (["..oo...", "..xx..."], 36, 1, "stops", [[35, 36, 37, 38], [36, 37, 38, 39]]),
    ([".......", "x.x.o.o"], 38, 0, "threat", [[35, 36, 37, 38]]),
    (["oo.....", "xx....."], 37, 0, "threat", [[35, 36, 37, 38]]),
    (["..o....", "..x...."], 38, 0, "builds", [[37, 38]]),
]


@pytest.mark.parametrize(("bottom", "cell", "seat", "key", "rows"), FALLING)
def test_a_move_is_told_by_the_row_that_matters_most(bottom, cell, seat, key, rows):
    first, *_ = facts("connectx", move_of([*EMPTY, *bottom], cell, seat))
    assert (first["key"], first["rows"]) == (key, rows)
    assert first.get("isRivals", False) == (key in ("blocks", "stops"))


def test_a_stone_that_falls_waits_for_a_cell_that_cannot_be_reached():
    """Three stones beside an empty column: of the cells of row 2 above it, the second side gets the last one."""
    for seat, key in ((0, "waits"), (1, "parity")):
        rows = [*EMPTY, "xx....." if seat == 0 else "oo.....", "oxo...."]
        first = facts("connectx", move_of(rows, 30, seat))[0]
        assert (first["key"], first["values"]["cell"]) == (key, 31)


def test_two_threats_above_each_other_are_one_fact():
    rows = [".......", ".......", ".......", "....xxx", "xx..oxo", "oxooxoo"]
    assert facts("connectx", move_of(rows, 30, 0))[0]["key"] == "stack"


def test_rows_of_five():
    """An open three, an open four, a four with one end, and both ways to stop."""
    empty, size = "." * 9, 9
    line = 4 * size

    def first(row: str, column: int, seat: int) -> str:
        return facts("gomoku", move_of([empty] * 4 + [row] + [empty] * 4, line + column, seat), 5)[0]["key"]

    assert first("..xx.....", 4, 0) == first("..xxx....", 5, 0) == "open"
    assert first("oxxx.....", 4, 0) == "threat"
    assert first("..xxx....", 5, 1) == "stops" and first("oxxxx....", 5, 1) == "blocks"
    assert first("xx.xx....", 2, 0) == "wins"
    assert first(".x.......", 2, 0) == "builds"


def test_othello_counts_corners_passes_and_moves():
    board = ["." * 8] * 3 + ["...ox...", "...xo..."] + ["." * 8] * 3

    def keys(**more: Any) -> list[str]:
        return [fact["key"] for fact in facts("othello", move_of(board, **more))]

    assert keys(own=0, seat=0)[0] == "corner"
    assert keys(own=19, seat=0, replies=[64])[0] == "pass"
    assert keys(own=19, seat=0, replies=[1, 2, 3], legal=[1, 2, 3, 4])[0] == "few"
    assert keys(own=19, seat=0, replies=[*range(9)], legal=[*range(10)])[0] == "moves"
    guarded = move_of([".xxo....", *board[1:]], 4, 0, replies=[*range(9)])
    guarded["after"][3] = 0
    first = facts("othello", guarded)[0]
    assert (first["key"], first["rows"]) == ("guards", [[0]])


def test_a_game_without_words_of_its_own_gets_general_ones():
    won = move_of(["xx.", "...", "..."], 2, 0, rewards=[1, -1], row=[0, 1, 2])
    assert [fact["key"] for fact in says(f"general.describe({json.dumps(won)})")] == ["won"]
    assert says(f"general.describe({json.dumps({**won, 'rewards': None, 'legal': [2]})})")[0]["key"] == "only"
    assert says(f"general.describe({json.dumps({**won, 'rewards': None})})") == []
    hint = json.dumps({"actions": [2], "value": 0, "facts": []})
    assert says(f"hintSaid(speakerOf('en', general), 0, {hint}).text") == "Play <2>. This holds the draw."


# Sentences.


def fact(key: str, rank: float, row: Sequence[int] = (), **more: Any) -> dict[str, Any]:
    return {"key": key, "rank": rank, "rows": [[*row]] if row else [], "values": {"n": 4}, **more}


def line(*moves: Any) -> str:
    """Return a line of best play: each move with its facts, sides in turns."""
    plies = [{"action": action, "seat": place % 2, "facts": reasons} for place, (action, *reasons) in enumerate(moves)]
    return json.dumps(plies)


WINS, BLOCKS = fact("wins", 3, [1, 2, 3, 4]), fact("blocks", 2.6, [5, 6, 7, 8], isRivals=True)


def test_a_hint_is_one_move_and_why():
    def hint(value: int | None, *reasons: Any) -> list[Any]:
        known = json.dumps({"actions": [3, 4], "value": value, "facts": reasons})
        return says(f"['en', 'zh'].map((language) => hintSaid(speakerOf(language, connectx), 0, {known}))")

    open_row = fact("open", 2.5, [1, 2, 3]) | {"values": {"n": 3}}
    assert hint(1, open_row)[0]["text"] == "Play <3>: you make three in a row with both ends open. This wins."
    assert hint(None, BLOCKS)[0] == {
        "text": "Block in <3>, or Red makes four.", "marks": [{"seat": 1, "row": [5, 6, 7, 8]}],
    }  # fmt: skip
    assert hint(1, WINS)[0]["text"] == "Play <3>: you make four in a row."
    assert hint(-1)[0]["text"] == "Play <3>. It is lost against best play, but holds out longest."
    assert hint(1, open_row)[1]["text"] == "下<3>：你连成三子，两端皆空。必胜。"


def test_a_mistake_names_the_better_move_and_the_row_of_the_rival():
    """Both rows are marked, each for its side; without a row the result is said."""
    def sentences(best: str, played: str, values: str = "null") -> list[Any]:
        words = "speakerOf('en', connectx)"
        return says(f"[missedSaid({words}, {best}, {played}, {values}), punishedSaid({words}, {played}, {values})]")

    missed, punished = sentences(line((2, WINS)), line((5,), (6, fact("threat", 1)), (7,), (8, WINS)))
    assert missed["text"] == "You could make four in <2>."
    assert punished["text"] == "After this comes <6>, and in the end Red makes four in a row here."
    assert [missed["marks"][0]["seat"], punished["marks"][0]["seat"]] == [0, 1]
    missed, punished = sentences(line((2, BLOCKS)), line((5,), (2, WINS)), "[0, -1]")
    assert (missed["text"], punished["text"]) == (
        "You had to block in <2>.", "After this Red makes four in a row here.",
    )  # fmt: skip
    missed, punished = sentences(line((2,), (3,), (4, WINS)), line((5,), (6, BLOCKS)), "[1, 0]")
    assert missed["text"] == "<2> was better: in the end you make four in a row."
    assert punished == {"text": "Now it is a draw.", "marks": []}, "a rival who only defends does not punish"
    missed, punished = sentences(line((2,)), line((5,)), "[0, -1]")
    assert missed["text"] == "<2> was better. It would have held the draw." and punished["text"] == "Now it is lost."


def test_less_for_the_rival_is_said_of_the_better_move():
    moves = [fact("moves", 0.6, least=count) for count in (4, 9)]
    best, played = line((2, moves[0])), line((5, moves[1]), (6,))
    words = "speakerOf('en', othello)"
    assert says(f"missedSaid({words}, {best}, {played}, null).text") == "<2> was better: it leaves White fewer moves."
    assert "fewer moves than you have" in says(f"missedSaid({words}, {played}, {best}, null).text")


# Texts.


def test_texts_of_both_languages_have_the_same_keys_and_names():
    modules = ", ".join(f"{name}: {name}.texts" for name in ("general", *GAMES))
    for game, texts in says(f"({{ {modules} }})").items():
        assert texts["en"].keys() == texts["zh"].keys(), game
        for key, english in texts["en"].items():
            names, others = ({*re.findall(r"\{(\w+)[:}]", text)} for text in (english, texts["zh"][key]))
            assert others <= names | {"who"}, (game, key)


@pytest.mark.parametrize("game", GAMES)
def test_every_fact_has_a_text(game):
    """Keys of facts are read from the sources."""
    sources = [PAGE.parents[1] / "games" / game / "web/describe.js", PAGE / "words/general.js"]
    sources += [] if game == "othello" else [PAGE / "words/rows.js"]
    text = "".join(path.read_text(encoding="utf-8") for path in sources)
    keys = {*re.findall(r'key: "(\w+)"|fact\("(\w+)"|\? "(\w+)" : "(\w+)", rank|\.key = "(\w+)"', text)}
    named = {key for match in keys for key in match if key}
    assert len(named) > 6
    known = says(f"Object.keys({{ ...general.texts.en, ...{game}.texts.en }})")
    assert named - {*known} == set()
