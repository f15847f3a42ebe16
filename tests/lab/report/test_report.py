"""Reports: pages are complete, quiet and safe, and their numbers and games match the record."""

import json
import re
from math import inf, isclose, log10, nan
from xml.etree import ElementTree

import pytest
from report_support import CONFIG, HOSTILE, PAIRS, Page, in_the_browser, leave_out_figures, write_record

from tempo.arena.adapter.game_adapter import board_of
from tempo.arena.records.record_file import read_record
from tempo.games.connectx.adapter.board import ConnectXBoard, winning_line
from tempo.lab.report import report_command
from tempo.lab.report.boards.replay import choose_games
from tempo.lab.report.html_page import (
    Cell,
    Section,
    figure_html,
    page_text,
    replay_section,
    script_of,
    table,
    unique_names,
)
from tempo.lab.report.plots import (
    NO_REASON,
    GameTimes,
    Interval,
    elo_figure,
    game_times_figure,
    interval_text,
    limits,
    ordered_reasons,
    quantile_band,
    reasons_figure,
)
from tempo.lab.report.record_sections import drawings
from tempo.lab.report.record_stats import RecordStats
from tempo.lab.report.report_command import main
from tempo.lab.report.result_tables import shorten
from tempo.lab.report.summary import summary_lines


@pytest.fixture(scope="module")
def gauntlet(tmp_path_factory):
    """The games of a record, and the page and the figures made from it."""
    folder = tmp_path_factory.mktemp("report")
    games = write_record(folder / "gauntlet.jsonl")
    page = folder / "page.html"
    assert main([str(folder / "gauntlet.jsonl"), "--html", str(page)]) == 0
    return games, page.read_text(encoding="utf-8"), folder


def own_points(game, player):
    """Return 1, 0.5 or 0 for a player of a recorded game, computed independently of the lab."""
    seat = game["players"].index(player)
    if None in game["rewards"]:
        return 0.0 if game["rewards"][seat] is None else 1.0
    return (game["rewards"][seat] + 1) / 2


def test_the_page_is_complete_and_uses_no_network(gauntlet):
    _, text, _ = gauntlet
    page = Page(text)
    assert not re.search(r"https?:|\bsrc\s*=|@import|<link|fetch\(|XMLHttp|url\((?!#)", text)
    assert not [name for name, _ in page.attributes if name.startswith("on") or name == "src"]
    assert len(page.ids) == len(set(page.ids))
    used = set(re.findall(r"url\(#([^)]+)\)", text))
    used |= {value[1:] for name, value in page.attributes if name == "href" and value.startswith("#")}
    assert used and used <= set(page.ids)


def test_any_name_is_shown_as_text(gauntlet):
    _, text, _ = gauntlet
    page = Page(text)
    assert len(page.scripts) == 2, "the games and the code, and nothing from a name"
    assert page.titles[0] == f"{HOSTILE[0]} against 2 opponents"
    assert page.games()[0]["names"] == list(HOSTILE)
    assert {row[0] for row in page.table("player", "seat")} == set(HOSTILE)
    assert "<b>" not in re.sub(r"<b data-part", "", text)


def value_of(move):
    """Return the value of a move; None for a block, which was not searched for."""
    return None if move["value"] == 0.5 and move["reason"] in ("block", "only", "opening") else move["value"]


def test_every_game_replays_to_its_end(gauntlet):
    """The page's moves, winners and winning cells match the referee's board."""
    games, text, _ = gauntlet
    data = Page(text).games()[0]
    assert [game["index"] for game in data["games"]] == [game["index"] for game in games]
    for packed, game in zip(data["games"], games, strict=True):
        board, won = board_of(CONFIG), False
        for column in packed["opening"] + [action for action in packed["actions"] if action is not None]:
            won = board.drop(column)
        forfeited = None in game["rewards"]
        assert won == bool(packed["line"]) == (set(game["rewards"]) == {1, -1})
        assert ("forfeit" in packed) == forfeited == (packed["index"] in (3, 8))
        assert packed["points"] == own_points(game, game["players"][0])
        assert packed["seats"] == "".join(str(move["seat"]) for move in game["moves"])
        assert {board.cells[cell] for cell in packed["line"]} == ({2 - board.stones % 2} if won else set())
        assert packed["seconds"] == [round(move["seconds"], 5) for move in game["moves"]]
        assert packed.get("value", [None]) == [value_of(move) for move in game["moves"]]


def test_the_browser_drops_stones_like_the_referee(gauntlet):
    """The one rule in the script, run by node where it is installed."""
    _, text, _ = gauntlet
    (data,), script = Page(text).games(), script_of(["connectx"])
    assert script.strip() in text
    cells = "KINDS.connectx.cells(pliesOf(game), data.config)"
    ends = in_the_browser(script, f"((data) => data.games.map((game) => {cells}))({json.dumps(data)})")
    for seen, game in zip(ends, data["games"], strict=True):
        board = board_of(CONFIG)
        for column in game["opening"] + [action for action in game["actions"] if action is not None]:
            board.drop(column)
        assert [0 if seat is None else seat + 1 for seat in seen["cells"]] == board.cells
        assert not game["line"] or seen["last"] in game["line"]


def test_the_tables_of_the_page_match_the_record(gauntlet):
    games, text, _ = gauntlet
    page = Page(text)
    rows = {(row[0], row[1]): row[2:] for row in page.table("player", "seat")}
    for player, name in enumerate(HOSTILE):
        for seat, label in enumerate(("first", "second")):
            those = [game for game in games if game["players"][seat] == player]
            ended = [own_points(game, player) for game in those if None not in game["rewards"]]
            score = 100 * sum(own_points(game, player) for game in those) / len(those)
            counts = [len(those), *(ended.count(points) for points in (1.0, 0.5, 0.0))]
            assert rows[name, label][:5] == [*map(str, counts), f"{score:.1f} %"]
        moves = [move for game in games for move in game["moves"] if game["players"][move["seat"]] == player]
        clock = next(row for row in page.table("player", "moves") if row[0] == name)
        assert clock[1] == str(len(moves))
        number, unit = clock[2].split()
        mean = sum(move["seconds"] for move in moves) / len(moves)
        assert isclose(float(number) * {"s": 1, "ms": 1e-3, "µs": 1e-6}[unit], mean, rel_tol=0.05)
    assert [row[7] for row in page.table("player", "seat")].count("1 INVALID") == 2


def test_elo_and_cross_table_use_all_games_and_pairs(gauntlet):
    games, text, _ = gauntlet
    page = Page(text)
    elo = {row[0]: row[1:] for row in page.table("", "Elo")}
    cross = {row[0]: row for row in page.tables[1]}
    assert sorted(page.tables[1][0]) == ["", "1", "2", "3", "all"], "numbers keep the columns narrow enough for a phone"
    for pairing, other in enumerate((1, 2)):
        pairs = [0.0] * PAIRS
        for game in games:
            if game["pairing"] == pairing:
                pairs[game["pair"]] += own_points(game, 0)
        score = sum(pairs) / PAIRS / 2
        expected = f"{400 * log10(score / (1 - score)):+.0f} (".replace("-", "−")
        assert elo[f"against {HOSTILE[other]}"][0].startswith(expected)
        assert elo[f"against {HOSTILE[other]}"][3:] == [str(pairs.count(points)) for points in (0, 0.5, 1, 1.5, 2)]
        assert f"{100 * (1 - score):.1f}" in cross[f"{other + 1} {HOSTILE[other]}"]


def test_figures_are_written_as_svg_and_png_into_a_new_folder(gauntlet, tmp_path, monkeypatch):
    _, _, folder = gauntlet
    record, figures = folder / "gauntlet.jsonl", tmp_path / "new" / "figures"
    drawn = drawings(RecordStats(read_record(record)))
    assert [name for name, *_ in drawn] == ["elo", "time", "games", "reasons"]
    monkeypatch.setattr(report_command, "drawings", lambda stats: drawn[::3])
    assert main([str(record), "--pictures", str(figures)]) == 0
    for name in ("elo", "reasons"):
        ElementTree.parse(figures / f"gauntlet-{name}.svg")
        assert (figures / f"gauntlet-{name}.png").read_bytes().startswith(b"\x89PNG")


def test_a_folder_that_cannot_be_made_is_refused(tmp_path, capsys):
    write_record(tmp_path / "record.jsonl")
    assert main([str(tmp_path / "record.jsonl"), "--pictures", str(tmp_path / "record.jsonl")]) == 2
    assert f"cannot make the folder '{tmp_path / 'record.jsonl'}': File exists" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("1 champion", "1 champion"),
        ("2 champion:exploration=0.5", "2 cham…on=0.5"),
        ("agents/gomoku_96c6107.py", "gomoku_\n96c6107.py"),
        ("2 agents\\gomoku_96c6107.py", "2 gomoku_\n  96c6107.py"),
        ("1 a/b/my_agent.py", "1 my_agent.py"),
        ("averylongnamewithoutabreak.py", "averylongname\nwithoutabreak\n.py"),
    ],
)
def test_a_narrow_table_keeps_the_whole_name_of_a_file(name, shown):
    assert shorten(name) == shown


def changed_match(path, change):
    """Return the statistics of a match of six pairs after a change of the line of game 4."""
    write_record(path, "match", ("a", "b"), pairs=6, sprt=[0, 10])
    header, *lines, _ = path.read_text().splitlines(keepends=True)
    lines[4] = change(lines[4])
    path.write_text("".join([header, *lines]))
    return RecordStats(read_record(path))


def test_unfinished_pairs_do_not_count(tmp_path):
    """The SPRT uses pairs up to the first gap; Elo uses all finished pairs."""
    stats = changed_match(tmp_path / "match.jsonl", lambda line: "")
    assert sum(stats.counts(0)) == 5
    assert sum(stats.counts_in_order(0)) == 2
    assert "after 2 pairs" in stats.sprt_text()
    assert len(summary_lines(stats)) == 2
    assert summary_lines(stats)[1].startswith("SPRT 0 10 (logistic Elo): not decided yet")
    assert stats.head_to_head(0).games == 11
    assert isclose(sum(stats.reason_shares(0).values()), 1)
    assert set(stats.reason_shares(0)) <= {"search", "book", "own", NO_REASON}


def test_a_pair_with_a_game_without_a_result_does_not_count_and_is_no_gap(tmp_path):
    void = {"statuses": ["BROKEN OFF"] * 2, "rewards": [None, None]}
    stats = changed_match(tmp_path / "match.jsonl", lambda line: json.dumps(json.loads(line) | void) + "\n")
    assert sum(stats.counts(0)) == sum(stats.counts_in_order(0)) == 5


def test_a_ladder_is_rated_from_random(tmp_path, capsys, monkeypatch):
    leave_out_figures(monkeypatch)
    path, page = tmp_path / "ladder.jsonl", tmp_path / "page.html"
    write_record(path, "ladder", ("a", "random", "c"))
    assert main([str(path), str(path), "--html", str(page)]) == 0
    tables = Page(page.read_text(encoding="utf-8"))
    ratings = {row[0]: row[1] for row in tables.table("player", "Elo")}
    assert ratings["random"] == "+0"
    out = capsys.readouterr().out
    assert f"a: Elo {ratings['a']}" in out
    order = ", ".join(f"{place}. {name} {rating}" for place, (name, rating) in enumerate(ratings.items(), start=1))
    assert out.startswith(f"By Elo, with 95 % intervals of {2 * PAIRS} pairs: {order}\n")
    assert len(tables.games()) == 2, "two records on one page, each with its board"
    assert len(set(tables.ids)) == len(tables.ids)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        (None, "cannot read"),
        ("no json\n", "not JSON"),
        ('{"format": "else"}\n', "nor a record of ours"),
        ('{"format": "tempo-record", "version": 3, "kind": "match"}\n', "is damaged"),
    ],
)
def test_a_file_that_is_not_a_record_is_refused_in_one_line(tmp_path, capsys, text, complaint):
    path = tmp_path / "record.jsonl"
    if text is not None:
        path.write_text(text)
    assert main([str(path)]) == 2
    (said,) = [line for line in capsys.readouterr().err.splitlines() if "files read" not in line]
    assert complaint in said


def test_a_record_without_games_is_refused(tmp_path, capsys):
    path = tmp_path / "record.jsonl"
    write_record(path, pairs=0)
    assert main([str(path)]) == 2
    assert "no finished game" in capsys.readouterr().err


def stub(index, rewards, players=(0, 1), statuses=("DONE", "DONE")):
    return {"index": index, "players": players, "rewards": rewards, "statuses": statuses, "opening": [], "moves": []}


def test_the_most_interesting_games_stay_when_not_all_fit():
    won, lost, drawn = stub(0, (1, -1)), stub(1, (-1, 1)), stub(2, (0, 0))
    lost_as_second, forfeit = stub(3, (1, -1), (1, 0)), stub(4, (0, None), statuses=("DONE", "ERROR"))
    games = [won, lost, drawn, lost_as_second, forfeit]
    assert [game["index"] for game in choose_games(games, 3)] == [1, 3, 4]
    assert [game["index"] for game in choose_games(games, 4)] == [1, 2, 3, 4]
    assert choose_games(games, 5) == games
    many = replay_section([stub(index, (1, -1)) for index in range(5002)], ["a", "b"], CONFIG)
    assert "5,000 of 5,002 games are here" in many.html


def test_winning_cells_of_small_boards():
    """On 4x4 with three in a row: a row, a column, a row and a diagonal at once, and no win."""
    for columns, cells in [
        ([0, 3, 1, 3, 2], [12, 13, 14]),
        ([0, 1, 0, 1, 2, 1, 0], [4, 8, 12]),
        ([0, 0, 0, 3, 1, 3, 1, 0, 2], [4, 9, 12, 13, 14]),
        ([0, 1], []),
        ([], []),
    ]:
        assert winning_line(ConnectXBoard(4, 4, 3), columns) == cells


def test_scores_of_a_review_reach_the_page():
    lost = {"value": -1, "text": "-2", "estimate": False}
    judged = {"scores": {3: lost}, "best": [2], "mark": "blunder", "note": "</script> said"}
    moves = [
        {"step": 0, "seat": 0, "action": 3, **judged},
        {"step": 1, "seat": 1, "action": 3, **dict.fromkeys(judged)},
    ]
    game = {**stub(0, (0, 0)), "moves": [move | {"seconds": None} for move in moves]}
    packed = Page(page_text("t", [replay_section([game], ["a", "b"], CONFIG)])).games()[0]["games"][0]
    assert (packed["scores"], packed["mark"]) == ([{"3": lost}, None], ["blunder", None])
    assert (packed["best"], packed["note"]) == ([[2], None], ["</script> said", None])
    assert "seconds" not in packed and "bank" not in packed


def test_tables_and_titles():
    rows = [["<a>", Cell("1", "color: red", 'a "hint"')]]
    assert Page(table(["x", "y"], rows, "so & so")).tables == [[["x", "y"], ["<a>", "1"]]]
    assert unique_names(["A b", "a B", "", "Ä"]) == ["a-b", "a-b-2", "part", "part-2"]
    page = page_text("T & t", [Section("", "<p>above</p>"), Section("One", "1")])
    assert page.index("above") < page.index("<nav>") < page.index('<section id="one">')


def test_bands_are_mean_and_quantiles():
    one = quantile_band([4, 2, 4, 4, 4, 4], [0, 7, 10, 20, 30, 40])
    assert list(one.steps) == [2, 4] and list(one.mean) == [7, 20]
    assert one.half[:, 1].tolist() == [10, 30] and one.nearly_all[:, 1].tolist() == [2, 38]


def test_time_per_game_has_each_player_and_its_mean(gauntlet):
    games, text, folder = gauntlet
    stats = RecordStats(read_record(folder / "gauntlet.jsonl"))
    for player, name in enumerate(HOSTILE):
        own = {
            game["index"]: [move["seconds"] for move in game["moves"] if game["players"][move["seat"]] == player]
            for game in games
            if player in game["players"]
        }
        own = {index: times for index, times in own.items() if times}
        times = stats.game_times(player)
        assert (times.name, times.games) == (name, sorted(own))
        assert times.means == pytest.approx([sum(own[index]) / len(own[index]) for index in times.games])
        moves = [seconds for times in own.values() for seconds in times]
        assert times.mean == pytest.approx(sum(moves) / len(moves))
    assert "Time per game" in Page(text).titles
    figure = game_times_figure([GameTimes("a", [1, 2, 4], [0.5, 1.5, 1.0], 1.1), GameTimes("b", [1, 2], [2, 3], 2.5)])
    lines = figure.axes[0].get_lines()
    assert [(line.get_label(), line.get_linestyle()) for line in lines] == [
        ("a", "-"), ("a: mean 1.1 s", "--"), ("b", "-"), ("b: mean 2.5 s", "--"),
    ]  # fmt: skip
    assert [list(line.get_ydata()) for line in lines] == [[0.5, 1.5, 1.0], [1.1, 1.1], [2, 3], [2.5, 2.5]]
    assert list(lines[0].get_xdata()) == [1, 2, 4]


def test_intervals_with_an_infinite_bound():
    rows = [
        Interval("even", 5, -10, 20),
        Interval("all won", inf, 90, inf),
        Interval("all lost", -inf, -inf, -80),
        Interval("unmet", nan, -inf, inf),
        Interval("zero", 0, 0, 0),
    ]
    assert [interval_text(row) for row in rows] == ["+5 (−10 to +20)", "above +90", "below −80", "not known", "+0"]
    low, high = limits(rows)
    assert low < -80 and high > 90
    assert "all won" in figure_html(elo_figure(rows, "Elo"), "c")


def test_reasons_stand_in_the_order_of_a_decision():
    reason_shares = [("a", {"search": 0.5, "zeal": 0.25, "book": 0.25}), ("b", {NO_REASON: 1.0})]
    assert ordered_reasons({"search", "zeal", "book", NO_REASON}) == ["book", "search", "zeal", NO_REASON]
    drawing = figure_html(reasons_figure(reason_shares), "c")
    places = [drawing.index(f">{name}<") for name in ("book", "search", "zeal", NO_REASON)]
    assert places == sorted(places)
