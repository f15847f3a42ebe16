"""Cells that hold more than stones: Kalah's seeds as numbers, and pieces of a small game that move between cells."""

import json
import re
from collections import Counter
from textwrap import dedent

import pytest
from examples import with_examples
from matplotlib.patches import Circle
from report_support import in_the_browser

import tempo
from tempo.api.notebooks import search_svg
from tempo.app.rules.plies import plies_of
from tempo.arena.adapter.game_adapter import adapter_of, board_after, board_of, new_config
from tempo.arena.adapter.game_types import Struct
from tempo.arena.adapter.geometry import squares
from tempo.arena.command_line.inputs import BadInput
from tempo.lab.plot.board_figure import board_figure
from tempo.lab.plot.searched_moves import Captions, SearchedMove
from tempo.lab.report.boards.geometry_json import geometry_json
from tempo.lab.report.boards.polygon_board import ROOMY, PolygonBoard, text_board
from tempo.lab.report.boards.svg_board import svg_board
from tempo.lab.report.boards.text_board import ASCII, landing_cell
from tempo.lab.report.html_page import script_of
from tempo.search.types import Snapshot

SOWN = [2, 14, 5, 8]  # Kalah: c1 ends in the store, so the second player passes; f1; e2
SEEDS = [4, 4, 0, 5, 5, 0, 2, 5, 0, 6, 6, 5, 5, 1]  # after these moves
PIECES = dedent('''
    """A knight of the first side, and a rook of the second; a move is 9 * from + to. Nobody wins in a test."""
    from tempo.arena.adapter.game_adapter import GameAdapter, Sign
    from tempo.arena.adapter.geometry import squares

    class Board:
        def __init__(self):
            self.cells, self.mark, self.plies = [-4, 0, 0, 0, 0, 0, 0, 0, 17], 1, 0

        def legal(self):
            own = self.cells.index(17 if self.mark == 1 else -4)
            return [9 * own + to for to in range(9) if to != own]

        def play(self, action):
            start, to = divmod(action, 9)
            self.cells[to], self.cells[start] = self.cells[start], 0
            self.mark, self.plies = 3 - self.mark, self.plies + 1

        def rewards(self):
            return None

    class Pieces(GameAdapter):
        signs = {17: Sign("♞", 0), -4: Sign("R", 1)}

        def new_position(self, config):
            return Board()

        def most_plies(self, config):
            return 10

        def action_count(self, config):
            return 81

        def geometry(self, config):
            return squares(3, 3, cell_of=[divmod(action, 9) for action in range(81)])

    ADAPTER = Pieces()
''')
MOVED = [9 * 8 + 4, 9 * 0 + 4]  # the knight to the middle, where the rook takes it


@pytest.fixture(autouse=True, scope="module")
def examples(tmp_path_factory):
    """Kalah, and a game of pieces without a drawing of its own."""
    folder = tmp_path_factory.mktemp("pieces") / "tempo_pieces"
    (folder / "adapter").mkdir(parents=True)
    for name, text in (("__init__", ""), ("adapter/__init__", ""), ("adapter/adapter", PIECES)):
        (folder / f"{name}.py").write_text(text, encoding="utf-8")
    with with_examples(str(folder.parent)):
        yield


def lines_of(game, actions, **glyphs):
    return [line.plain.split() for line in text_board(new_config(game), **glyphs).lines(actions)]


def drawn_by_pages(game, actions):
    """Return what a page draws after some moves: texts of signs, stones by their classes, the last cell."""
    config = new_config(game)
    lines = f"""(() => {{
      const config = {json.dumps(geometry_json(config))}, kind = KINDS.{game}, svg = element("svg");
      const position = kind.cells({json.dumps(plies_of(config, actions))}, config);
      kind.draw(svg, {{ line: [], better: [], scores: {{}}, best: [], ...position }}, config);
      const signs = all(svg).filter((one) => /\\bsign\\b/.test(one.attributes.class));
      return [signs.map((one) => one.textContent), all(svg).map((one) => one.attributes.class), position.last];
    }})()"""
    signs, classes, last = in_the_browser(script_of([game]), lines)
    return signs, Counter(classes), last


def test_seeds_are_numbers_in_a_terminal():
    """The pits of the second player, the stores, the pits of the first; round brackets mark the last move."""
    upper, stores, lower, letters = lines_of("kalah", SOWN)
    assert [int(sign.strip("()")) for sign in upper] == SEEDS[7:13][::-1]
    assert [int(sign) for sign in stores] == [SEEDS[13], SEEDS[6]]
    assert [int(sign) for sign in lower] == SEEDS[:6] and letters == list("abcdef")
    assert upper[4] == "(0)"


def test_pieces_are_written_as_the_adapter_says():
    """A sign that the terminal cannot write is the number of its content."""
    assert lines_of("pieces", [])[1:] == [["1", "R", "·", "·"], ["2", "·", "·", "·"], ["3", "·", "·", "♞"]]
    assert lines_of("pieces", MOVED[:1])[2:] == [["2", "·", "(♞)", "·"], ["3", "·", "·", "·"]]
    assert lines_of("pieces", [], glyphs=ASCII)[3] == ["3", ".", ".", "17"]


def test_notebooks_and_plots_write_the_contents():
    for game, actions, texts, stones in (("kalah", SOWN, map(str, SEEDS), 0), ("pieces", MOVED[:1], ["R", "♞"], 2)):
        config, texts = new_config(game), [*texts]
        position, board = board_after(config, actions), text_board(config)
        picture = svg_board(config, position, actions[-1] if game == "kalah" else 4)
        assert re.findall(r"font-size[^>]*>([^<]+)</text>", picture) == texts
        assert picture.count('r="4"') == stones
        figure = board_figure(board, position, None, {}, Captions("title", "to move", "", "legend"))
        written = [text.get_text() for text in figure.axes[0].texts]
        assert not Counter(texts) - Counter(written)
        assert sum(isinstance(patch, Circle) and patch.radius == 0.42 for patch in figure.axes[0].patches) == stones


def test_a_searched_cell_shows_its_content_once_beside_the_numbers():
    config, captions = new_config("kalah"), Captions("title", "to move", "", "legend")
    board, position = text_board(config), board_after(config, [])
    searched = {0: SearchedMove(0, 77, 0.66, 0.55)}
    plain, full = (board_figure(board, position, None, moves, captions).axes[0].texts for moves in ({}, searched))
    assert len(plain) < len(full)
    assert sum(text.get_text() == "4" for text in full) == sum(text.get_text() == "4" for text in plain) == 12


def test_the_picture_of_a_search_in_a_notebook_shows_a_piece_where_it_goes():
    state, there, aside = tempo.game("pieces").initial(), 9 * 8 + 4, 9 * 8 + 1
    found = Snapshot(there, "search", 0.75, moves=(there, aside), visits=(3, 1), values=(0.75, 0.5))
    picture = search_svg(state, found)
    assert "75.0" in picture and "25.0" in picture, "both moves stand in cells of their own"


def test_pages_draw_numbers_and_pieces():
    signs, classes, last = drawn_by_pages("kalah", SOWN)
    assert [int(sign) for sign in signs] == SEEDS and last == SOWN[-1] and classes["last"] == 1
    assert classes["stone seat0"] == classes["stone seat1"] == 0
    signs, classes, last = drawn_by_pages("pieces", MOVED[:1])
    assert signs == ["R", "♞"] and (classes["stone seat0"], classes["stone seat1"]) == (1, 1) and last == 4
    signs, classes, last = drawn_by_pages("pieces", MOVED)
    assert signs == ["R"] and (classes["stone seat0"], classes["stone seat1"], last) == (0, 1, 4)


def test_a_move_of_a_piece_is_clicked_on_two_cells():
    """And it needs no data besides: the page moves what the first cell holds."""
    config = new_config("pieces")
    assert adapter_of("pieces").drawn(MOVED, config) == {}
    lines = f"""(() => {{
      const config = {json.dumps(geometry_json(config))}, kind = KINDS.pieces;
      return [76, 4].map((action) => targetsOf(kind, action, Array(9).fill(null), config));
    }})()"""
    assert in_the_browser(script_of(["pieces"]), lines) == [[8, 4], [0, 4]]


def test_columns_of_squares_are_equally_wide():
    """The labels beside the rows are nearer to the cells than these to each other."""
    wide, place = PolygonBoard(new_config("pieces"), squares(3, 12)), PolygonBoard(new_config("pieces"), squares(3, 3))
    assert wide._scale == place._scale == ROOMY + len("17") - 1


def test_a_piece_game_names_a_move_where_a_typed_one_is_unknown():
    assert text_board(new_config("pieces")).coordinate_range() == "its moves are like a1b1"


@pytest.mark.parametrize("game", ["connectx", "gomoku", "hex", "kalah", "pieces"])
def test_a_move_is_drawn_beside_its_scores_as_on_the_board(game):
    """In ConnectX all cells of a column select a move: they are not the two cells of a piece's move."""
    config = new_config(game)
    plies = [plies_of(config, [action])[0] for action in board_of(config).legal()]
    lines = f"""(() => {{
      const config = {json.dumps(dict(config.shape) | geometry_json(config))}, kind = KINDS.{game};
      const start = kind.cells([], config).cells;
      return {json.dumps(plies)}.map((ply) => [withStone(kind, start, ply, config), kind.cells([ply], config)]);
    }})()"""
    pairs = in_the_browser(script_of([game]), lines)
    assert len(pairs) == len(plies) and [drawn for drawn, _ in pairs] == [played for _, played in pairs]


def test_the_changes_of_a_move_begin_with_its_own_cell():
    config = new_config("kalah")
    assert adapter_of("kalah").drawn(SOWN[:2], config)["changes"] == [[(2, 0), (3, 5), (4, 5), (5, 5), (6, 1)], []]
    signs, position = adapter_of("kalah").signs_of(config), board_after(config, SOWN[:1])
    assert landing_cell(position, 14, signs) is None and landing_cell(board_after(config, SOWN[:2]), 5, signs) == 5


@pytest.mark.parametrize(
    ("game", "content", "problem"),
    [("kalah", 99_999, "small integers"), ("kalah", True, "small integers"), ("connectx", 3, "0, 1 or 2")],
)
def test_an_observation_holds_what_cells_may_hold(game, content, problem):
    config = new_config(game)
    adapter = adapter_of(game)
    position, seen = adapter.new_position(config), Struct(adapter.configuration_of(config))
    shown = adapter.observation_of(position, 0.0)
    assert adapter.read_position(shown, seen).cells == position.cells
    shown["board"][0] = content
    with pytest.raises(BadInput, match=problem):
        adapter.read_position(shown, seen)
