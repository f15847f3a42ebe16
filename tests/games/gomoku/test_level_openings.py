"""Level openings: the files, how they are drawn, and the command that chooses them."""
import json
from itertools import islice

import pytest

from tempo.arena.adapter.game_adapter import new_config
from tempo.games.gomoku.adapter.adapter import ADAPTER
from tempo.games.gomoku.adapter.openings import (
    draw_level_openings,
    images,
    key_of,
    level_file,
    read_openings,
)
from tempo.games.gomoku.experiments import level_openings, quick_games
from tempo.games.gomoku.experiments.quick_games import QuickGames
from tempo.games.gomoku.rules import LINE_MADE

SIZES = (8, 11, 15)


@pytest.mark.parametrize("size", SIZES)
def test_there_are_a_hundred_different_openings_without_a_quick_win(size):
    openings, games = read_openings(level_file(size)), QuickGames(size, 5, 10, 1000)
    assert len({key_of(opening, size) for opening in openings}) == len(openings) >= 100
    for opening in openings:
        assert len(set(opening)) == len(opening) and set(opening) <= set(range(size * size))
        games.start(opening, 1)
        assert games.can_be_won() and not games.has_threats()


@pytest.mark.parametrize("size", SIZES)
def test_all_are_drawn_before_their_images_and_those_before_any_repeats(size):
    level = read_openings(level_file(size))
    drawn = draw_level_openings(9 * len(level), size, 3)
    assert {key_of(one, size) for one in drawn[: len(level)]} == {key_of(one, size) for one in level}
    different = {image for one in level for image in images(one, size)}
    assert set(drawn[: len(different)]) == different == set(drawn)
    assert drawn == draw_level_openings(9 * len(level), size, 3) != draw_level_openings(9 * len(level), size, 4)
    assert draw_level_openings(150, size, 3) == drawn[:150]


def test_the_adapter_uses_them_where_there_are_some_and_random_ones_on_request():
    for shape in ({}, {"size": 11}, {"size": 8}):
        config = new_config("gomoku", shape)
        assert ADAPTER.usual_plies(config) is None
        level = draw_level_openings(20, config.shape["size"], 1)
        assert ADAPTER.draw_openings(20, config, None, 1) == level != ADAPTER.draw_openings(20, config, (2, 4), 1)
    for shape in ({"size": 9}, {"inarow": 4}):
        config = new_config("gomoku", shape)
        assert ADAPTER.usual_plies(config) == (2, 4)
        assert ADAPTER.draw_openings(5, config, None, 1) == ADAPTER.draw_openings(5, config, (2, 4), 1)


def test_images_are_the_eight_symmetries():
    assert set(images((0, 1), 3)) == {(0, 1), (2, 1), (2, 5), (8, 5), (8, 7), (6, 7), (6, 3), (0, 3)}


# ---- the command ----



@pytest.mark.parametrize(
    ("results", "verdict", "played"),
    [
        ([1.0] * 20, "games", 5),
        ([0.0] * 4 + [0.5] + [0.0] * 20, "games", 5),
        ([1.0] * 3 + [0.0] * 2 + [1.0] * 20, "games", 16),
        ([0.5] * 20, "level", 14),
        ([1.0, 0.0] * 10, "level", 14),
        ([1.0, 1.0, 0.0] * 6 + [1.0, 0.0], "level", 20),
    ],
)
def test_games_end_when_the_verdict_is_known(results, verdict, played):
    """The verdict is that of all twenty games, but for an opening that looks one-sided at once."""
    test = level_openings.play_games(7, (1, 2), lambda game: results[game])
    assert (test.number, test.moves, test.verdict, test.first + test.second) == (7, (1, 2), verdict, played)


def test_candidates_come_from_a_list_and_then_at_random_and_differ(tmp_path):
    (tmp_path / "list").write_text("# a list\n40,41,50 12\n\n60,61\n40,51,50 7\n60,49\n", encoding="utf-8")
    found = list(islice(level_openings.candidates(11, tmp_path / "list"), 60))
    listed = [((40, 41, 50), False, False), ((60, 61), False, False), ((40, 51, 50), False, False)]
    assert found[:4] == [*listed, ((60, 49), False, True)]
    assert all(one.is_random and not one.is_repeated and 3 <= len(one.moves) <= 5 for one in found[4:])
    assert len({key_of(one.moves, 11) for one in found}) == 59


def test_an_interrupted_run_goes_on_and_writes_the_file(tmp_path, monkeypatch):
    monkeypatch.setattr(level_openings, "ALL_NODES", 2000)
    monkeypatch.setattr(level_openings, "RATING_SIMULATIONS", 20)
    monkeypatch.setattr(level_openings, "level_file", lambda size: tmp_path / f"level_{size}.txt")

    def texts(name: str, *counts: str) -> tuple[str, str]:
        for count in counts:
            options = ["--size", "8", "--sims", "5", "--count", count, "--write", "--record", str(tmp_path / name)]
            level_openings.run(level_openings.parser().parse_all(options))
        return (tmp_path / name).read_text(), (tmp_path / "level_8.txt").read_text()

    whole = texts("whole", "2")
    assert texts("parts", "1", "2") == whole
    lines = [json.loads(line) for line in whole[0].splitlines()]
    level = [tuple(line["moves"]) for line in lines if line["verdict"] == "level"]
    assert read_openings(tmp_path / "level_8.txt") == level and len(level) == 2


def test_quick_games_win_by_threats_and_avoid_losing_to_them():
    games = QuickGames(15, 5, 50, 5000)
    games.start((112, 0, 113, 2, 114, 4), 1)
    assert games.move() in (111, 115)
    games.start((0, 112, 2, 113, 4, 114), 1)
    assert games.has_threats()
    assert games.play((139, 124, 82), 1) == games.play((139, 124, 82), 1) in (0.0, 0.5, 1.0)
    assert games.state[LINE_MADE] or not games.can_be_won()
    assert quick_games.NODES_PER_SIMULATION > 15 * 15
