"""Boards of polygons: one geometry for text, SVG, figures and pages."""

import json
import re
from collections import Counter

import pytest
from examples import with_examples
from matplotlib.patches import Polygon
from report_support import in_the_browser

from tempo.arena.adapter.game_adapter import adapter_of, board_after, geometry_of, new_config
from tempo.arena.adapter.geometry import BoardGeometry, completed, hexagon
from tempo.arena.command_line.inputs import BadInput
from tempo.lab.plot.board_figure import board_figure
from tempo.lab.plot.searched_moves import Captions
from tempo.lab.report.boards.geometry_json import geometry_json
from tempo.lab.report.boards.polygon_board import text_board
from tempo.lab.report.boards.svg_board import svg_board
from tempo.lab.report.html_page import replay_section, script_of

SQUARE = [(0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0)]
WON = [0, 1, 5, 2, 10, 3, 15, 4, 20]  # Hex on 5x5: the first player fills the left column
CLOSED = [0, 2, 6, 7, 12, 1]  # Dots and Boxes on 2x2: the fourth edge closes the first box, then a pass
SHAPES = {"hex": {"size": 5}, "dots_and_boxes": {"rows": 2, "columns": 2}}


@pytest.fixture(autouse=True)
def examples():
    with with_examples():
        yield


def small(game):
    return new_config(game, SHAPES[game])


def distance(one, other):
    return ((one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2) ** 0.5


def test_neighbouring_hexagons_share_a_side():
    """On 3x3 there are 16 such pairs, and two corners are common to each."""
    geometry = geometry_of(new_config("hex", {"size": 3}))
    corners = [{(round(x, 6), round(y, 6)) for x, y in polygon} for polygon in geometry.polygons]
    shared = [len(one & other) for at, one in enumerate(corners) for other in corners[:at]]
    assert shared.count(2) == 16 and set(shared) <= {0, 1, 2}
    middle = geometry.centres[4]
    assert sum(distance(middle, other) == pytest.approx(1) for other in geometry.centres) == 6
    assert all(distance(middle, corner) == pytest.approx(3**-0.5) for corner in hexagon(middle))


def test_what_a_geometry_leaves_out_follows_from_the_rest():
    full = completed(BoardGeometry([SQUARE, SQUARE, SQUARE], cell_of=(2, 0)), ["edge", "corner"], 3)
    assert full.centres == [(0.5, 0.5)] * 3 and full.names == ["corner", "1", "edge"]
    assert completed(BoardGeometry([SQUARE]), ["a", "pass"], 1).cell_of == [0, None]


@pytest.mark.parametrize(
    ("geometry", "problem"),
    [(BoardGeometry([SQUARE]), "its geometry 1 polygons"), (BoardGeometry([SQUARE] * 2, cell_of=[2]), "cell_of")],
    ids=["a polygon is missing", "a move means no cell"],
)  # fmt: skip
def test_a_geometry_that_does_not_fit_is_refused(geometry, problem):
    with pytest.raises(BadInput, match=problem):
        completed(geometry, ["a", "b"], 2)


def test_rows_of_hexagons_are_slanted_in_a_terminal():
    config = small("hex")
    head, *rows = [line.plain for line in text_board(config).lines(WON[:4])]
    assert head.split() == list("abcde")
    assert [len(row) - len(row.lstrip()) for row in rows] == [1, 3, 5, 7, 9]
    assert [row.split() for row in rows[:2]] == [["1", "●", "○", "(○)", "·", "·"], ["2", "●", "·", "·", "·", "·"]]
    assert [row.index("·") for row in rows[2:]] == [9, 11, 13]
    assert text_board(config).find_cell("B2") == 6 and text_board(config).find_cell("f1") is None


def test_edges_boxes_and_dots_in_a_terminal():
    lines = [line.plain.split() for line in text_board(small("dots_and_boxes")).lines(CLOSED)]
    assert lines[:3] == [["a", "b", "c"], ["1", "+", "●", "+", "(○)", "+"], ["●", "○", "○", "·", "·"]]
    assert [len(line) for line in lines[1:]] == [6, 5, 6, 5, 6]


def test_a_move_may_fill_cells_that_no_move_names():
    config = small("dots_and_boxes")
    assert adapter_of("dots_and_boxes").drawn(CLOSED, config) == {"cells": [[0], [2], [6], [7, 12], [], [1]]}
    assert adapter_of("dots_and_boxes").drawn(CLOSED[:3], config) == {}, "so far each move filled its own cell"


@pytest.mark.parametrize(("game", "actions", "cells"), [("hex", WON, 25), ("dots_and_boxes", CLOSED, 16)])
def test_pictures_have_every_polygon(game, actions, cells):
    config = small(game)
    position = board_after(config, actions)
    marks = len(actions) if game == "dots_and_boxes" else 0  # edges and a box, drawn over their outlines
    assert svg_board(config, position, actions[-1]).count("<polygon") == cells + marks
    figure = board_figure(text_board(config), position, actions[-1], {}, Captions("title", "to move", "", "legend"))
    drawn = [patch.get_xy()[:-1] for patch in figure.axes[0].patches if isinstance(patch, Polygon)]
    squares = 4 if game == "dots_and_boxes" else 0  # the boxes; edges taper to their dots
    assert [len(corners) for corners in drawn] == [6] * (cells - squares) + [4] * squares


def test_equal_polygons_are_written_once():
    found = geometry_json(new_config("hex", {"size": 11}))["geometry"]
    assert len(found["shapes"]) == 1 and len(found["centres"]) == 121 == len(found["names"])
    assert len(json.dumps(found, separators=(",", ":"))) < 6000, "bytes that each state of a board carries"
    assert geometry_json(small("dots_and_boxes"))["geometry"]["cell_of"] == [*range(12), None]


def drawn_by_pages(game, actions):
    """Return counts of a drawing's elements by name and class, and the cells of its stones."""
    config = small(game)
    filled = adapter_of(game).drawn(actions, config).get("cells")
    plies = [{"action": action, "seat": at % 2} for at, action in enumerate(actions)]
    plies = [ply | {"cells": cells} for ply, cells in zip(plies, filled, strict=True)] if filled else plies
    view = '{ line: [], better: [], scores: { 3: { text: "62", estimate: true, value: null } }, best: [3] }'
    lines = f"""(() => {{
      const config = {json.dumps(geometry_json(config))}, kind = KINDS.{game}, svg = element("svg");
      kind.draw(svg, {{ ...{view}, ...kind.cells({json.dumps(plies)}, config) }}, config);
      const names = all(svg).map((one) => `${{one.name}} ${{one.attributes.class}}`);
      return [names, svg.attributes.viewBox, kind.name(1, config), kind.landing(svg, [7], config)];
    }})()"""
    names, *others = in_the_browser(script_of([game]), lines)
    return Counter(names), *others


def test_pages_draw_hexagons_and_their_sides():
    counts, box, name, landing = drawn_by_pages("hex", WON[:4])
    assert counts["polygon cell"] == 25 and (counts["polyline side seat0"], counts["polyline side seat1"]) == (2, 2)
    assert (counts["circle stone seat0"], counts["circle stone seat1"], counts["circle last"]) == (2, 2, 1)
    assert counts["g score unknown estimate"] == 1
    left, top, width, height = map(float, box.split())
    assert left < -10 and top < -10 and width > 70 and height > 45, "room for 7 x 5 hexagons and their names"
    assert (name, landing) == ("b1", [7])


def test_pages_fill_edges_and_boxes():
    counts, *_ = drawn_by_pages("dots_and_boxes", CLOSED)
    assert (counts["polygon cell"], counts["polygon cell unnamed"], counts["circle dot"]) == (12, 4, 9)
    assert counts["polygon stone seat0"] + counts["polygon stone seat1"] == 6, "five edges and a box"


def test_a_report_carries_the_geometry():
    config = new_config("hex", {"size": 3})
    moves = [{"seat": at % 2, "action": action} for at, action in enumerate([0, 1, 3, 2, 6])]
    game = {"players": (0, 1), "opening": (), "moves": moves, "statuses": ("DONE", "DONE"), "rewards": (1, -1)}
    text = str(replay_section([game], ["a", "b"], config, "").html)
    data = json.loads(re.search(r"<script[^>]*>(.*?)</script>", text, re.DOTALL)[1])
    assert data["config"]["geometry"] == json.loads(json.dumps(geometry_json(config)))["geometry"]
    assert data["games"][0]["line"] == [0, 3, 6]
    assert "KINDS.hex = { ...POLYGONS };" in script_of(["hex"])
