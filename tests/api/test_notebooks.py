"""Solutions and analyses in a notebook: the board, and a table beside it."""

from html.parser import HTMLParser

import pytest

import tempo
from tempo.api.notebooks import MOST_ROWS, board_and_table
from tempo.arena.adapter.game_adapter import games

VOID = ("rect", "circle", "path", "polygon", "line")


class Reader(HTMLParser):
    """The texts of the cells of a table, row by row, and whether each tag is closed in its turn."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.rows: list[list[str]] = []
        self.bold: list[str] = []
        self.feed(html)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.open.append(tag)
        if tag == "tr":
            self.rows.append([])

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        pass

    def handle_data(self, data: str) -> None:
        if {"td", "th"} & {*self.open}:
            self.rows[-1].append(data)
        if "b" in self.open:
            self.bold.append(data)


def test_a_solution_lists_the_best_moves_first_and_in_bold_type():
    html = tempo.solve(tempo.game("connectx").parse("44455"))._repr_html_()
    read = Reader(html)
    assert read.rows[0] == ["move", "score"] and {row[0] for row in read.rows[1:3]} == {"4", "5"}
    assert [row[1] for row in read.rows[1:]] == ["-3", "-3", "-4", "-4", "-5", "-6", "-6"]
    assert sorted(read.bold) == ["-3", "-3", "4", "5"] and html.count("<svg") == 1


def test_an_unfinished_solution_lists_what_is_known():
    read = Reader(tempo.solve(tempo.game("othello").initial(), nodes=1)._repr_html_())
    assert read.rows == [[]]


@pytest.mark.parametrize("name", games())
def test_an_analysis_lists_searched_moves(name):
    state = tempo.game(name).initial()
    analysis = tempo.analyse(state, sims=300)
    read = Reader(analysis._repr_html_())
    assert read.rows[0][:2] == ["move", "value"] and read.rows[1][0] == state.name_of(analysis.move) == read.bold[0]
    assert len(read.rows) - 1 == min(MOST_ROWS, len(analysis.values))


def test_colours_are_those_of_the_notebook():
    """Outside the picture of the board nothing sets one, so that light and dark pages both show it."""
    html = tempo.analyse(tempo.game("connectx").parse("44"), sims=50)._repr_html_()
    before, _, after = html.partition("<svg")
    text = before + after.partition("</svg>")[2]
    assert "color" not in text and "background" not in text and "class=" not in text and "<style" not in text


def test_texts_are_escaped_and_long_tables_end():
    rows = [(False, ("<i>", "a & b"))] * (MOST_ROWS + 3)
    html = board_and_table(tempo.game("connectx").initial(), "<script>", ("x<y", "z"), rows)
    read = Reader(html)
    assert "<script" not in html and "<i>" not in html and "and 3 more" in html
    assert read.rows[0] == ["x<y", "z"] and read.rows[1] == ["<i>", "a & b"] and len(read.rows) == 1 + MOST_ROWS
