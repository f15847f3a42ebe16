"""Values in the API were found by a search; where none was, they are None."""

import pytest

import tempo
from tempo.arena.adapter.search_info import known_value, value_of_move
from tempo.search.types import Snapshot

CONNECTX, GOMOKU = tempo.game("connectx"), tempo.game("gomoku")


def said(spec: str, state: tempo.State) -> tuple[str | None, float | None]:
    *_, move = tempo.player(spec, state.game, sims=30).think(state)
    return move.reason, move.value


@pytest.mark.parametrize(
    ("spec", "moves", "expected"),
    [
        ("champion", "", ("book", None)),
        ("classic", "", ("opening", None)),
        ("classic", "12131", ("block", None)),
        ("classic", "121213", ("win", 1.0)),
    ],
)
def test_a_move_played_without_a_search_has_no_value_unless_it_wins(spec, moves, expected):
    assert said(spec, CONNECTX.parse(moves)) == expected


def test_the_only_move_has_no_value():
    state = tempo.game("connectx", rows=3, columns=2, inarow=3).parse("1121")
    assert said("classic", state.play("2")) == ("only", None)


def test_a_searched_move_keeps_its_value():
    reason, value = said("classic", CONNECTX.parse("44"))
    assert reason == "search" and value is not None


def test_an_agent_file_that_logs_as_ours_do_is_read_alike(tmp_path):
    file = tmp_path / "agent.py"
    file.write_text("def agent(observation, configuration):\n    print('why=only value=0.500')\n    return 3\n")
    (move,) = tempo.player(str(file), CONNECTX).think(CONNECTX.initial())
    assert (move.reason, move.value) == ("only", None)


def test_a_certain_value_of_an_unsearched_move_is_kept():
    assert known_value("block", 0.0) == 0.0 and known_value("search", 0.5) == 0.5 and known_value(None, 0.5) == 0.5


@pytest.mark.parametrize(("move", "value"), [(0, 0.7), (1, None), (2, 0.5), (3, None)])
def test_a_move_counts_as_searched_if_it_was_visited_or_proven(move, value):
    snapshot = Snapshot(
        move, "search", {0: 0.7}.get(move, 0.5), moves=(0, 1, 2), visits=(4, 0, 0), values=(0.7, 0.5, 0.5),
        proofs=(0, 0, 1),
    )  # fmt: skip
    assert value_of_move(snapshot) == value


def test_an_analysis_has_values_of_searched_moves_alone():
    analysis = tempo.analyse(GOMOKU.parse("h8i9h9"), "classic_rules", sims=20)
    assert set(analysis.values) == {action for action, visits in analysis.visits.items() if visits}
    assert len(analysis.visits) == 222 and len(str(analysis).splitlines()) == 1 + len(analysis.values)


def test_an_analysis_before_its_first_visit_has_no_value():
    analysis = tempo.analyse(CONNECTX.parse("4444445552"), "network", sims=1)
    assert analysis.value is None and analysis.values == {} and ", value unknown (" in str(analysis)
