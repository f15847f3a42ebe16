"""Drawings of boards: each game brings its own, shared assets name no game, and no drawing invents a score."""

import json
import re

import pytest
from report_support import Page, in_the_browser

from tempo.arena.adapter.game_adapter import adapter_of, board_after, board_of, games, new_config
from tempo.arena.adapter.search_info import UNSEARCHED
from tempo.arena.command_line.inputs import BadInput
from tempo.lab.report import board_assets
from tempo.lab.report.board_assets import (
    ASSETS,
    board_script,
    drawing_file,
    has_polygons,
    read_assets,
    read_drawing,
    shared_names,
)
from tempo.lab.report.html_page import Section, page_text, replay_section, script_of
from tempo.lab.review import review_command

OWN_DRAWINGS = [game for game in games() if not has_polygons(game)]  # the others are drawn by polygons.js
PARTS = {"cells", "landing", "draw", "head", "name", "called", "start"}
FACT, ESTIMATE = {"value": 1, "text": "+5", "estimate": False}, {"value": None, "text": "62 %", "estimate": True}
SMALL = ("--config", "rows=4,columns=5,inarow=4", "--workers", "1", "--table-bits", "18")
UNKNOWN = {"value": None, "text": "≥-1", "estimate": False}

def reviewed_game(config):
    """Return a game of two moves, one with scores of all kinds and one without, and the choices of the first."""
    choices = board_of(config).legal()
    first, *others = choices
    moves = [
        {"seat": 0, "action": first, "scores": scores_of(choices), "best": others[:1], "mark": None},
        {"seat": 1, "action": board_after(config, [first]).legal()[0], "scores": None, "best": None, "mark": None},
    ]
    ended = {"statuses": ("DONE", "DONE"), "rewards": (0, 0)}
    return {"players": (0, 1), "opening": (), "moves": moves, **ended}, choices


def scores_of(choices):
    return dict(zip(choices, [UNKNOWN, FACT, ESTIMATE], strict=False))


def replay_of(game):
    config = new_config(game)
    return replay_section([reviewed_game(config)[0]], ["a", "b"], config, f"As {game} counts.")


def test_shared_assets_name_no_game():
    """Nothing that every page contains names a game."""
    for file in ASSETS.iterdir():
        assert [game for game in games() if game in file.read_text(encoding="utf-8").lower()] == [], file.name


@pytest.mark.parametrize("game", OWN_DRAWINGS)
def test_a_drawing_defines_only_its_own_entry(game):
    """Several can stand on one page: no drawing names another game, and its colours are those of its own boards."""
    assert not [other for other in games() if other != game and other in read_drawing(game, "js").lower()]
    style = read_drawing(game, "css") or ""
    rules = re.findall(r"([^{}]+)\{[^{}]*\}", re.sub(r"@media[^{]*\{", "", style))
    assert [rule for rule in rules if not rule.strip().startswith(f'[data-kind="{game}"]')] == []
    assert set(in_the_browser(script_of([game]), f"Object.keys(KINDS.{game})")) >= PARTS
    again = f"(new Function('KINDS', {json.dumps(read_drawing(game, 'js'))}))"
    alone = f"(() => {{ const kinds = {{}}; {again}(kinds); return Object.keys(kinds); }})()"
    assert in_the_browser(script_of([game]), alone) == [game]


def test_the_browser_knows_the_reasons_of_unsearched_moves():
    assert in_the_browser(read_assets("games.js"), "UNSEARCHED") == list(UNSEARCHED)


def test_a_page_has_only_the_drawings_of_its_games():
    one, other, *rest = games()
    text = page_text("t", [replay_of(one), replay_of(one)._replace(title="More"), replay_of(other)])
    for game in (one, other):
        assert text.count(read_drawing(game, "js")) == 1
        assert text.count(read_drawing(game, "css") or "<style>") == 1
    assert rest and not [game for game in rest if f"KINDS.{game} " in text or f'[data-kind="{game}"]' in text]
    assert len(Page(text).scripts) == 4, "three replays, and the code"
    registered = in_the_browser(Page(text).scripts[-1], "Object.keys(KINDS)")
    assert registered == [one, other]


def test_a_page_without_replays_has_no_script():
    text = page_text("t", [Section("Figures", "<p>1</p>")])
    assert Page(text).scripts == [] and "data-kind" not in text


def test_a_game_without_a_drawing_is_refused_with_the_missing_file(tmp_path, monkeypatch):
    game = games()[0]
    monkeypatch.setattr(board_assets, "folder_of", lambda game: tmp_path / game)
    with pytest.raises(BadInput, match=f"games of {game}.*drawing.js is missing"):
        page_text("t", [replay_of(game)])
    (tmp_path / game / "adapter").mkdir(parents=True)
    drawing_file(game, "js").write_text("KINDS.x = {};")
    with pytest.raises(BadInput, match=f"drawing.js does not set KINDS.{game}, its game's drawing$"):
        page_text("t", [replay_of(game)])
    drawing_file(game, "js").write_text(f"KINDS.{game} = {{}};")
    assert f"KINDS.{game} = {{}};" in page_text("t", [replay_of(game)]), "and colours of its own it need not have"


@pytest.mark.parametrize("game", OWN_DRAWINGS)
def test_boards_tell_exact_scores_from_estimates_and_invent_none(game):
    section = replay_of(game)
    (data,) = Page(section.html).games()
    choices = reviewed_game(new_config(game))[1]
    assert data["games"][0]["scores"] == [scores_of(map(str, choices)), None]
    view = """{
      cells: KINDS.GAME.cells(plies.slice(0, 1), data.config).cells, last: null, line: [], better: [], mover: 0,
      action: plies[0].action, best: data.games[0].best[0], scores: data.games[0].scores[0], scored: true,
    }""".replace("GAME", game)
    lines = f"""(() => {{
      const data = {json.dumps(data)}, plies = pliesOf(data.games[0]), svg = element("svg");
      KINDS.{game}.draw(svg, {view}, data.config);
      return scoresOf(svg);
    }})()"""
    drawn = in_the_browser(script_of([game]), lines)
    assert sorted(drawn) == [
        ["score unknown chosen", "≥−1", False],
        ["score unknown estimate long", "62 %", False],
        ["score win", "+5", True],
    ]


@pytest.mark.parametrize("game", OWN_DRAWINGS)
def test_a_compact_board_has_all_scores_on_its_cells(game):
    """Nothing but coordinates is below it, and it is no larger than a board without scores."""
    lines = f"""((config) => {{
      const {{ cells }} = KINDS.{game}.cells([], config);
      const view = {{ cells, last: null, line: [], better: [], best: [] }};
      const drawn = (more) => {{
        const svg = element("svg");
        KINDS.{game}.draw(svg, {{ ...view, mover: 0, action: null, scores: {{}}, ...more }}, config);
        return svg;
      }};
      const boxOf = (svg) => svg.attributes.viewBox.split(" ").map(Number);
      const score = {{ text: "62", value: null, estimate: true }}, scores = {{ 0: score, 1: score }};
      const scored = drawn({{ compact: true, scores }});
      return [scoresOf(scored).length, boxOf(scored), boxOf(drawn({{ compact: true }})), boxOf(drawn({{}}))];
    }})({json.dumps(new_config(game).shape)})"""
    count, scored, bare, usual = in_the_browser(script_of([game]), lines)
    assert count == 2 and scored == bare and scored[3] <= usual[3]


def test_scores_are_drawn_on_the_position_that_they_belong_to():
    """At a move with scores: the position before it, the stone of the move, and where a better one would have gone."""
    (data,) = Page(replay_of("othello").html).games()
    lines = f"""[1, 2].map((step) => {{
      const data = {json.dumps(data)}, [game] = data.games, seen = {{}};
      KINDS.othello.draw = (svg, view) => Object.assign(seen, view);
      const board = {{ replaceChildren() {{}}, setAttribute(name, text) {{ seen.called = text; }} }};
      const replay = {{ kind: "othello", config: data.config, plies: pliesOf(game), state: {{ game, step }} }};
      Replay.prototype.drawBoard.call({{ ...replay, part: {{ board }} }});
      const stones = [0, 1].map((seat) => seen.cells.flatMap((one, cell) => (one === seat ? [cell] : [])));
      return [seen.called, ...stones, seen.last, seen.better, Object.keys(seen.scores).length];
    }})"""
    first, second = in_the_browser(script_of(["othello"]), lines)
    assert first == ["The board before move 1 of 2", [19, 28, 35], [27, 36], 19, [26], 3], "nothing is turned over yet"
    assert second[0] == "The board after move 2 of 2" and len(second[1]) + len(second[2]) == 6 and not second[5]


def test_an_unknown_score_is_not_marked_as_a_blunder():
    """Marks come with the games; the browser compares no scores."""
    game = {"scores": [{"0": UNKNOWN, "1": FACT}] * 3, "mark": [None, "blunder", "slower"]}
    lines = f"""[0, 1, 2].map((move) =>
      Replay.prototype.markOf.call({{ state: {{ game: {json.dumps(game)} }} }}, {{ action: 0, move }}))"""
    marks = in_the_browser(script_of([]), lines)
    assert marks[0] == ""
    assert [(mark["className"], mark["textContent"]) for mark in marks[1:]] == [("blunder", " ??"), ("slower", " ·")]


def test_the_legend_explains_only_what_occurs():
    config = new_config(games()[0])
    game, _ = reviewed_game(config)

    def legend(scores, mark=None):
        move = {**game["moves"][0], "scores": scores, "mark": mark}
        section = replay_section([{**game, "moves": [move]}], ["a", "b"], config, "In discs.")
        return Page(section.html).games()[0]["legend"]

    assert legend({0: FACT}) == "In discs. ▲ best, framed: played."
    assert "not a fact" in legend({0: FACT, 1: ESTIMATE}) and "not known" not in legend({0: FACT, 1: ESTIMATE})
    assert "not known" in legend({0: UNKNOWN})
    assert legend({0: FACT}, "slower").endswith("In the list, · was not among the best.")


@pytest.mark.parametrize("game", OWN_DRAWINGS)
def test_moves_have_their_usual_names(game):
    config = new_config(game)
    actions = board_of(config).legal()
    called = in_the_browser(
        script_of([game]),
        f"{json.dumps(actions)}.map((action) => KINDS.{game}.name(action, {json.dumps(dict(config.shape))}))",
    )
    assert called == [adapter_of(game).name_of(action, config) for action in actions]


@pytest.mark.parametrize("game", OWN_DRAWINGS)
def test_translations_of_file_formats_use_the_game_s_names(game):
    found = in_the_browser(script_of([game]), f"KINDS.{game}.words ?? {{}}")
    names = {one.name for one in adapter_of(game).formats.values()}
    assert all(words.get("formats", {}).keys() <= names for words in found.values())


def test_labels_below_a_board_name_its_columns():
    """Columns are counted from 1 for people, in the list, in sentences and on the board."""
    nothing = "last: null, line: [], better: [], mover: 0, best: [], scores: {}"
    view = f"{{ cells: Array(42).fill(null), action: 3, {nothing} }}"
    lines = f"""(() => {{
      const svg = element("svg"), config = {{ rows: 6, columns: 7 }};
      KINDS.connectx.draw(svg, {view}, config);
      const labels = svg.children.filter((one) => one.attributes.class?.startsWith("label"));
      const chosen = labels.find((one) => one.attributes.class === "label chosen");
      return [labels.map((one) => one.textContent).join(""), chosen.textContent, KINDS.connectx.called(3, config)];
    }})()"""
    assert in_the_browser(script_of(["connectx"]), lines) == ["1234567", "4", "column 4"]


def test_columns_are_counted_from_1_for_people(tmp_path, capsys):
    """In input and output; agent logs are left unchanged."""
    page = tmp_path / "page.html"
    assert review_command.main(["1515151", "--game", "connectx", *SMALL, "--html", str(page)]) == 0
    shown = capsys.readouterr().out
    head = next(line for line in shown.splitlines() if line[1:].startswith("move"))
    assert re.findall(r"\d", head) == list("12345")
    assert "Player 2 lost it on move 6: 5 (draw → loss); best was 1" in shown
    assert Page(page.read_text()).table("move", "", "1", "2", "3", "4", "5", "loss")
    config = new_config("connectx")
    assert [adapter_of("connectx").name_of(action, config) for action in range(7)] == list("1234567")


def test_moves_that_are_not_a_whole_game_are_unfinished(tmp_path):
    page = tmp_path / "page.html"
    assert review_command.main(["1515", "--game", "connectx", *SMALL, "--html", str(page)]) == 0
    (data,) = Page(page.read_text()).games()
    assert data["games"][0]["unfinished"] is True


@pytest.mark.parametrize("game", OWN_DRAWINGS)
def test_every_legal_move_can_be_clicked_unless_it_is_a_pass(game):
    """On the drawing's grid; the cells of a move include the one where its stone lands."""
    config = new_config(game)
    choices = board_of(config).legal()
    lines = f"""(() => {{
      const config = {json.dumps(dict(config.shape))}, kind = KINDS.{game}, svg = element("svg");
      const {{ cells }} = kind.cells([], config);
      return {{
        grid: gridOf(kind, config, svg), count: cells.length,
        moves: {json.dumps(choices)}.map((action) => (
          [kind.landing(cells, [action], config)[0], targetsOf(kind, action, cells, config)])),
        words: ["en", "zh"].map((language) => wordsOf("{game}", language)),
      }};
    }})()"""
    found = in_the_browser(script_of([game]), lines)
    assert found["grid"]["rows"] * found["grid"]["columns"] == found["count"]
    assert [cell for cell, targets in found["moves"] if cell not in targets] == []
    assert all(words["title"] and words["head"] for words in found["words"])


def test_a_game_may_leave_out_what_only_the_playing_board_uses():
    """Then squares are where they were drawn, a move is clicked at its target, and passes have no cell."""
    lines = """(() => {
      KINDS.walk = {
        head: "move", landing: (cells, actions) => actions.map((action) => action % 100),
        cells: () => ({ cells: Array(9).fill(null), last: null }),
      };
      const svg = element("svg"), plain = element("svg"), kind = KINDS.walk, { cells } = kind.cells([], {});
      drawSquares(svg, 3, 3, 2);
      const targets = [104, 204, 9].map((action) => targetsOf(kind, action, cells, {}));
      return [gridOf(kind, {}, svg), gridOf(kind, {}, plain), targets, wordsOf("walk", "zh")];
    })()"""
    drawn, plain, targets, words = in_the_browser(script_of([]), lines)
    assert (drawn, plain) == ({"rows": 3, "columns": 3, "size": 2}, {"rows": 3, "columns": 3, "size": 1})
    assert targets == [[4], [4], []], "two moves of one cell, and one of none"
    assert words == {"title": "walk", "about": "", "head": "move"}


def test_a_score_may_have_a_second_line_and_a_share():
    score = {"text": "62", "value": None, "estimate": True, "more": "12k", "share": 0.5}
    lines = f"""(() => {{
      const svg = element("svg");
      drawScore(svg, [5, 0], {json.dumps(score)}, {{ chosen: false, best: true }});
      const inside = (name) => svg.children[0].children.filter((one) => one.name === name);
      return [inside("text").map((one) => one.textContent), inside("rect").map((one) => one.attributes.height)];
    }})()"""
    texts, heights = in_the_browser(script_of([]), lines)
    assert texts == ["62", "12k"] and heights[0] > 6 > heights[1]


def test_modules_export_every_shared_name():
    script = board_script(games())
    exported = shared_names()
    assert len(exported) == len(set(exported)) and {"KINDS", "add", "gridOf", "drawScore"} <= set(exported)
    assert in_the_browser(script, f"[{', '.join(exported)}].every((one) => one !== undefined)")
