"""Checks of the best moves: refuted moves are proven losses, and a move that passed is played."""
from itertools import repeat

import numpy as np
import pytest
from alphabeta_support import GAME as OTHELLO
from alphabeta_support import OPTIONS, position_after
from player_support import PLAIN, SOLVING, FakeClock, position, think, use_clock

from tempo.games.othello.evaluation.calibration import EVALUATION
from tempo.native.rng import new_rng
from tempo.search.alphabeta.searcher import AlphaBetaSearcher
from tempo.search.exact.refuter import Refutation
from tempo.search.player import player as player_module
from tempo.search.player.clock import TimePlan
from tempo.search.player.move_checks import (
    CHECK_NODES_PER_SIMULATION,
    CHECK_POINTS,
    LOST_VALUE,
    MOST_CHECK_NODES,
    MoveChecks,
)
from tempo.search.player.player import Player
from tempo.search.proofs import END
from tempo.search.threads.shared_searcher import SharedTreeSearcher
from tempo.search.tree_searcher import TreeSearcher
from tempo.search.types import Position, moves_in

SIMULATIONS = 400


class Refutes:
    """A refuter that knows in how many plies some moves lose."""

    def __init__(self, plies: dict[int, int], nodes: int = 0) -> None:
        self.plies, self.nodes = plies, nodes
        self.nodes_per_second = 1e6
        self.asked: list[tuple[int, int]] = []

    def get_ready(self, game, state, seconds) -> None:
        pass

    def refute(self, game, state, move, nodes) -> Refutation:
        self.asked.append((move, nodes))
        return Refutation(self.plies.get(move, 0), self.nodes)


def player_of(searcher, simulations=SIMULATIONS, options=SOLVING) -> Player:
    player = Player(options, TimePlan(), searcher, simulations)
    player.pace.caution = 0.0
    return player


SEARCHERS = [
    pytest.param(lambda: TreeSearcher(new_rng(1)), id="one thread"),
    pytest.param(lambda: SharedTreeSearcher(new_rng(1), 2), id="two threads", marks=pytest.mark.long),
]


@pytest.mark.parametrize("new_searcher", SEARCHERS)
@pytest.mark.parametrize("safe", [0, 6])
def test_a_refuted_move_is_never_played_while_another_is_left(new_searcher, safe):
    """Also a move that the search likes least; each refuted move is shown as lost, by the search alone they are not."""
    refuter = Refutes({column: 8 + 2 * column for column in range(7) if column != safe})
    last = think(player_of(new_searcher()), position((3, 3))._replace(refuter=refuter))[-1]
    assert last.move == safe and last.reason == "search"
    proofs = dict(zip(last.moves, last.proofs, strict=True))
    assert proofs == {column: 0 if column == safe else -END + 8 + 2 * column for column in range(7)}
    assert not any(think(player_of(new_searcher()), position((3, 3)))[-1].proofs)


@pytest.mark.parametrize("simulations", [SIMULATIONS, None])
def test_the_longest_defence_is_played_if_all_moves_are_refuted(simulations):
    refuter = Refutes({column: 20 if column == 5 else 4 for column in range(7)})
    with use_clock(FakeClock(repeat(1e-5))):
        last = think(player_of(TreeSearcher(new_rng(1)), simulations), position()._replace(refuter=refuter), 0.3)[-1]
    assert (last.move, last.value, last.reason, last.plies) == (5, 0.0, "proven", 21)


def test_the_best_move_is_checked_once_and_again_when_it_changes():
    """Without a clock all is repeatable, and the checks alone change nothing of the search."""
    answers = []
    for _ in range(2):
        refuter = Refutes({})
        snapshots = think(player_of(TreeSearcher(new_rng(1))), position((3, 3))._replace(refuter=refuter))
        answers.append((snapshots, refuter.asked))
        assert {nodes for _, nodes in refuter.asked} == {CHECK_NODES_PER_SIMULATION * SIMULATIONS}
        assert len({move for move, _ in refuter.asked}) == len(refuter.asked) <= len(CHECK_POINTS) + 1
        assert refuter.asked[-1][0] == snapshots[-1].move
    assert answers[0][0][-1]._replace(seconds=0) == answers[1][0][-1]._replace(seconds=0)
    assert answers[0][1] == answers[1][1]
    plain = think(player_of(TreeSearcher(new_rng(1))), position((3, 3)))[-1]
    assert plain.visits == answers[0][0][-1].visits


def test_alpha_beta_searches_on_among_the_moves_that_are_not_refuted():
    where = Position(OTHELLO, position_after(20, 1), 0.4, 20, evaluation=EVALUATION)
    moves = moves_in(where)
    refuter = Refutes(dict.fromkeys(moves[1:], 10))
    last = think(player_of(AlphaBetaSearcher(), 3000, OPTIONS), where._replace(refuter=refuter))[-1]
    assert last.move == moves[0] and last.moves == (moves[0],)
    refuter = Refutes({move: 12 if move == moves[1] else 6 for move in moves})
    last = think(player_of(AlphaBetaSearcher(), 3000, OPTIONS), where._replace(refuter=refuter))[-1]
    assert (last.move, last.value, last.reason, last.plies) == (moves[1], 0.0, "proven", 13)


# ---- on a clock ----


def test_a_clock_allows_the_checks_that_fit():
    """Each check has its share of the time at the refuter's speed; at a low speed there is none."""
    for speed, bound in ((1e9, 200_000), (1e6, 100_000), (1e3, 100)):
        refuter = Refutes({})
        refuter.nodes_per_second = speed
        with use_clock(FakeClock(repeat(1e-5), most=8)):
            think(player_of(TreeSearcher(new_rng(1)), None, PLAIN), position((3, 3))._replace(refuter=refuter), 1.0)
        assert refuter.asked and all(0 < nodes <= bound for _, nodes in refuter.asked)


def test_limits():
    checks = MoveChecks(position()._replace(refuter=Refutes({})), TreeSearcher(new_rng(1)), None)
    checks.begin(0.5, 1.5)
    assert not checks.are_due(0.5) and checks.are_due(0.5 + CHECK_POINTS[1]) and not checks.are_due(0.81)
    assert checks.are_due(1.31) and not checks.are_due(1.32)
    assert checks.limit() == 100_000 and checks.limit_within(0.1) == 0 and checks.limit_within(0.15) == 75_000
    checks.measure(100, 1.0)
    assert checks.refuter.nodes_per_second == 1e6
    checks.measure(10_000_000, 1.0)
    assert checks.limit() == MOST_CHECK_NODES


def test_near_the_end_a_new_best_move_is_checked_once_in_the_time_that_is_left():
    searcher = TreeSearcher(new_rng(1))
    think(player_of(searcher), where := position()._replace(refuter=(refuter := Refutes({}))))
    checks = MoveChecks(where, searcher, None)
    checks.begin(0.0, 1.0)
    assert checks.seconds_to_last(0.9) == pytest.approx(0.05) and checks.seconds_to_last(0.96) == np.inf
    assert checks.are_due(0.9) and not checks.are_due(0.94) and checks.limit_within(0.01) == 0
    assert checks.are_due(0.96) and checks.limit_within(0.01) == 5_000
    move = checks.next_move()
    checks.check(move, checks.limit_within(0.01))
    assert refuter.asked[-1] == (move, 5_000) and checks.passed == {move: 5_000}
    assert not checks.are_due(0.97) and checks.next_move() is None


def test_a_move_that_becomes_the_best_at_the_end_is_played():
    class ChangesItsMind(TreeSearcher):
        def leading_move(self) -> int | None:
            return 1 if player_module.perf_counter.now < first + 0.83 else 2

        def look(self):
            return super().look()._replace(move=self.leading_move(), reason="search")

    refuter = Refutes({})
    with use_clock(FakeClock(repeat(1e-5), most=8)) as clock:
        first = clock.now
        last = think(player_of(ChangesItsMind(new_rng(1)), None, PLAIN), position()._replace(refuter=refuter), 1.0)[-1]
    assert last.move == 2 and [move for move, _ in refuter.asked] == [1, 2]


def test_beside_other_processes_a_check_gets_its_share_of_the_processor():
    """The points of the checks are those of the clock; the limits are a fifth."""
    checks = MoveChecks(position()._replace(refuter=Refutes({})), TreeSearcher(new_rng(1)), None)
    checks.begin(0.5, 1.5, 0.2)
    assert checks.points[1:] == pytest.approx([0.5 + point for point in CHECK_POINTS[1:]])
    assert checks.limit() == 20_000


def test_a_check_beside_other_processes_ends_in_time():
    """With a twentieth of the processor; a check of n nodes works n microseconds."""

    class Works(Refutes):
        def refute(self, game, state, move, nodes) -> Refutation:
            player_module.perf_counter.now += nodes * 1e-6
            player_module.perf_counter.stand_still(nodes * 19e-6)
            return super().refute(game, state, move, nodes)

    player, refuter = player_of(TreeSearcher(new_rng(1)), None, PLAIN), Works({})
    with use_clock(FakeClock(repeat(1e-5), most=8, stalls=repeat(0.095))) as clock:
        for _ in range(3):
            before = clock.now
            think(player, position((3, 3))._replace(refuter=refuter), 2.0)
            assert clock.now - before <= 2.0
    assert refuter.asked


def test_a_position_where_every_checked_move_is_refuted_is_not_shown_as_good():
    searcher = TreeSearcher(new_rng(1))
    player, where = player_of(searcher), position()._replace(refuter=Refutes({}))
    last = think(player, where)[-1]
    checks = MoveChecks(where, searcher, SIMULATIONS)
    assert checks.choose(last) == last
    others = [move for move in last.moves if move != last.move]
    checks.refuted[others[0]] = 6
    assert checks.choose(last._replace(value=0.8)) == last._replace(value=LOST_VALUE)
    checks.passed[others[1]] = 1000
    assert checks.choose(last).move == others[1] == checks.choose(last).line[0]


def test_without_a_refuter_nothing_is_checked():
    checks = MoveChecks(position(), TreeSearcher(new_rng(1)), 100)
    assert list(checks.parts(99)) == [99]
    assert checks.next_move() is None and not checks.are_due(np.inf)
