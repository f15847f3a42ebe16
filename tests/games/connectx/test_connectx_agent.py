"""The ConnectX agent as a black box: order of decisions, interleaved games."""
from itertools import count

import numpy as np
import pytest
from agent_support import FIGHT, PROFILES, SEARCHER, SEARCHERS, STANDARD, cells_of, decide, quiet, rules, seen
from games import Referee
from hypothesis import strategies as st
from player_support import Breaks

from tempo.games.connectx.profiles import CHAMPION, CLASSIC
from tempo.games.connectx.solver_agent import SolverAgent
from tempo.native.rng import new_rng
from tempo.search import tree_searcher
from tempo.search.player import player as player_module

SEEDS = st.randoms(use_true_random=False)
SEARCH_REASONS = ("outcome", "exact", "search", "proven", "hurry")  # of moves that need the solver or the tree


# ---- order of decisions ----

def swap_sides(cells: list[int]) -> list[int]:
    """Return the cells with the sides exchanged."""
    return [(0, 2, 1)[cell] for cell in cells]


def winners(cells: list[int], mark: int, size=STANDARD) -> set[int]:
    """Return the columns that win at once, by the referee's rules."""
    found = set()
    for column in range(size[1]):
        referee = Referee(*size)
        referee.cells, referee.mark = list(cells), mark
        if cells[column] == 0:
            referee.drop(column)
            if referee.won:
                found.add(column)
    return found


THREATS = {  # 1 has one column that wins, 2 has none
    "upwards": ("...1... 2..1..2 2..1..2", 3),
    "level, to the right": (".22.... 2111...", 4),
    "level, to the left": ("....22. ...1112", 2),
    "level, in a gap": (".2..... 11.1.22", 2),
    "longer than needed": ("2.....2 11.112.", 2),
    "rising, its upper end": ("..12... .121... 1212...", 3),
    "rising, its lower end": ("....1.. ...12.. ..121.. ..212..", 1),
    "falling, its upper end": ("...21.. ...121. ...2121", 3),
    "falling, its lower end": ("..1.... ..21... ..121.. ..212..", 5),
}


@pytest.mark.parametrize("profile", PROFILES)
@pytest.mark.parametrize("name", THREATS)
def test_wins_are_taken_and_blocked_in_every_direction(name, profile):
    drawing, column = THREATS[name]
    cells = cells_of(drawing)
    assert (winners(cells, 1), winners(cells, 2)) == ({column}, set())
    agent = quiet(profile)
    assert decide(agent, cells, mark=1) == (column, "win")
    assert decide(agent, cells, mark=2) == (column, "block")
    assert decide(agent, swap_sides(cells), mark=2) == (column, "win")
    assert decide(agent, swap_sides(cells), mark=1) == (column, "block")


@pytest.mark.parametrize("profile", PROFILES)
def test_a_win_is_preferred_to_a_block(profile):
    cells = cells_of("12..... 12..... 12.....")
    assert decide(quiet(profile), cells, mark=1) == (0, "win")
    assert decide(quiet(profile), cells, mark=2) == (1, "win")


@pytest.mark.parametrize("profile", PROFILES)
def test_the_only_legal_column_is_played_at_once(profile):
    """It is played as such even if it wins."""
    agent = quiet(profile)
    assert decide(agent, cells_of("211222. 122111. 211222. 122111. 211222. 122111.")) == (6, "only")
    assert decide(agent, [0], (1, 1, 4)) == (0, "only")
    assert decide(agent, [0, 1, 1, 1], (4, 1, 4), mark=1) == (0, "only")


@pytest.mark.parametrize("profile", PROFILES)
def test_other_lengths_of_line(profile):
    agent = quiet(profile)
    five = cells_of("....2.. ....2.. .111122")
    assert decide(agent, five, (6, 7, 5), mark=1) == (0, "win")
    assert decide(agent, five, (6, 7, 5), mark=2) == (0, "block")
    assert decide(agent, five, (6, 7, 6), mark=1)[1] in SEARCH_REASONS
    three = cells_of("2...... 2.11...")
    assert decide(agent, three, (6, 7, 3), mark=1) == (1, "win")
    assert decide(agent, three, (6, 7, 3), mark=2) == (0, "win")
    assert decide(agent, cells_of("..1...."), (6, 7, 2), mark=2) == (1, "block")
    assert decide(agent, [0] * 42, (6, 7, 1)) == (0, "win")


@pytest.mark.parametrize("profile", SEARCHERS)
def test_the_empty_board_is_opened_in_the_middle(profile):
    for rows, columns in ((6, 7), (6, 8), (5, 4), (9, 10), (1, 7)):
        agent = quiet(profile)
        assert decide(agent, [0] * (rows * columns), (rows, columns, 4)) == (columns // 2, "opening")
        assert agent.last.simulations == 0


def test_the_reply_to_the_first_stone():
    """CLASSIC plays the middle in either seat. After a stone beside the middle that misses a win, so SEARCHER
    searches. If the middle column is full, both search."""
    beside = cells_of(".1.....")
    assert decide(quiet(CLASSIC), beside) == (3, "opening")
    assert decide(quiet(SEARCHER), beside)[1] == "search"
    assert decide(quiet(CLASSIC), cells_of("...1...")) == (3, "opening")
    assert decide(quiet(CLASSIC), cells_of("...1...", rows=1), (1, 7, 4))[1] == "search"
    assert decide(quiet(CLASSIC), cells_of("12....."))[1] == "search"


@pytest.mark.parametrize("profile", SEARCHERS)
def test_other_positions_are_searched(profile):
    """With an open two, only an open three wins by force."""
    agent = quiet(profile, simulations=5000)
    move, reason = decide(agent, cells_of("..22... ..11..."))
    assert move in (1, 4)
    assert reason == ("proven" if profile is SEARCHER else "search")
    assert agent.last.value > 0.8
    assert agent.last.number == 4
    assert sorted(agent.last.moves) == list(range(7))


# ---- several games, both seats ----

@pytest.mark.parametrize("profile", SEARCHERS)
def test_interleaved_games_are_independent(profile):
    """One agent in three games searches in each like a fresh agent."""
    games = []
    for size, columns in ((STANDARD, (0, 1)), ((5, 6, 4), (2, 3)), (STANDARD, (6, 5, 6, 0))):
        games.append((Referee(*size), size))
        for column in columns:
            games[-1][0].drop(column)
    shared, seeds, searched = quiet(profile, 100), count(1), 0
    while not any(referee.over for referee, _ in games):
        for referee, size in games:
            fresh = quiet(profile, 100)
            shared.rng[:] = fresh.rng[:] = new_rng(next(seeds))
            move, _ = decide(shared, referee.cells, size)
            assert (move, shared.last.visits) == (decide(fresh, referee.cells, size)[0], fresh.last.visits)
            searched += bool(shared.last.visits)
            referee.drop(move)
    assert searched > 12


@pytest.mark.parametrize("profile", SEARCHERS)
def test_one_agent_in_both_seats(profile):
    """Its tree follows the game ply by ply, each time from the other side's view."""
    referee, agent, kept = Referee(*STANDARD), quiet(profile, 200), 0
    while not referee.over:
        column, _ = decide(agent, referee.cells)
        assert column in referee.legal
        kept += sum(agent.last.visits) > agent.last.simulations
        if agent.last.visits:
            assert sorted(agent.last.moves) == referee.legal
        referee.drop(column)
    assert (kept > 3) == profile.options.reuse


def test_any_integer_is_a_seed():
    for seed in (0, -1, 2**64, 10**30, int(np.int64(7))):
        assert SolverAgent(CHAMPION, 20, seed, log=False)(seen(FIGHT), rules()) in range(7)


def test_an_exception_late_in_the_search_keeps_its_result(monkeypatch, capsys):
    now = count(0.0, 0.03)
    monkeypatch.setattr(tree_searcher, "search", Breaks(20, MemoryError("no more")))
    monkeypatch.setattr(player_module, "perf_counter", lambda: next(now))
    agent = SolverAgent(SEARCHER, seed=1)
    move = agent(seen(FIGHT), rules())
    assert (agent.last.move, agent.last.reason) == (move, "search")
    assert agent.last.simulations > 0
    printed = capsys.readouterr().out
    assert "MemoryError" in printed and "no more" in printed


def test_a_tuple_of_cells_is_read_as_a_list():
    agent = quiet(SEARCHER, 300)
    assert agent(seen(FIGHT) | {"board": tuple(FIGHT)}, rules()) == decide(quiet(SEARCHER, 300), FIGHT)[0]
