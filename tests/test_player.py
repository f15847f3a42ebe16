"""The player: its time, its tree from one move to the next, and which move it settles on.

Time is told, not measured: a clock that stands still but for the simulations, each at a price. So the
limits hold or break for what the code does, however busy the machine is.
"""
import math
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import pairwise, repeat

import numpy as np
import pytest
from games import empty_state, legal_moves, played
from hypothesis import given, settings
from hypothesis import strategies as st

from tempo.connectx.rules import new_game
from tempo.connectx.wide import new_wide_game, wide_state
from tempo.search import player as player_module
from tempo.search.clock import TimePlan, allot
from tempo.search.game import ONGOING, Game
from tempo.search.mcts import search
from tempo.search.player import BATCH_SECONDS, Decision, Knobs, Player, Position, Snapshot, best_move
from tempo.search.proofs import DRAW, END, UNKNOWN
from tempo.search.tree import ROOT, Tree, children, find_position, new_tree

GAME = new_game(6, 7, 4)
PLAIN = Knobs(nodes=200_000)
SOLVING = PLAIN._replace(proofs=True, reuse=True, choose="visits", early_stop=True)
OPEN_TWO = (2, 2, 3, 3)  # the side to move makes three with both ends open, and wins with its next stone
ROUNDING = 1e-9
LEAST_BATCH = 1e-4  # seconds that the player never divides further


class ToldClock:
    """Stands for `perf_counter` and `search` in the player: simulations have a price in seconds.

    Of each batch it runs only `most` simulations for real, where all that matters is the time.
    """

    def __init__(self, prices: Iterator[float], most: int | None = None) -> None:
        self.prices, self.most = prices, most
        self.now = 1000.0
        self.batches: list[tuple[int, float]] = []  # how many simulations, and how long they took

    def __call__(self) -> float:
        return self.now

    def search(self, game, tree, state, knobs, rng, simulations):
        asked = simulations if self.most is None else min(simulations, self.most)
        done = search(game, tree, state, knobs, rng, asked)
        counted = simulations if done == asked else done
        self.batches.append((counted, counted * next(self.prices)))
        self.now += self.batches[-1][1]
        return counted

    @property
    def elapsed(self) -> float:
        return self.now - 1000.0


@contextmanager
def told(clock: ToldClock) -> Iterator[ToldClock]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(player_module, "perf_counter", clock)
        patch.setattr(player_module, "search", clock.search)
        yield clock


def position(moves=(), game: Game = GAME) -> Position:
    return Position(game, played(game, empty_state(6, 7), moves), len(moves) / 42, len(moves))


def random_moves(random: np.random.Generator, plies: int) -> tuple[int, ...]:
    """So many moves of a game that is not over after them."""
    while True:
        state, moves = empty_state(6, 7), []
        while len(moves) < plies and GAME.outcome(GAME.board, state) == ONGOING:
            moves.append(int(random.choice(legal_moves(GAME, state))))
            GAME.play(GAME.board, state, moves[-1])
        if len(moves) == plies and GAME.outcome(GAME.board, state) == ONGOING:
            return tuple(moves)


def think(player: Player, where: Position, step: float = 0.0, bank: float = 0.0) -> list[Snapshot]:
    return list(player.think(where, (), step, bank, player_module.perf_counter()))


# ---- time ----

PRICES = st.floats(-7.0, -2.0).map(lambda exponent: 10**exponent)  # 0.1 us to 10 ms a simulation


@given(PRICES, st.floats(0.0, 3.0), st.floats(0.0, 20.0), st.integers(0, 20))
@settings(max_examples=60, deadline=None)
def test_the_time_is_used_and_never_overrun(price, step, bank, stones):
    """At a steady speed: up to the soft limit, but for a batch that would not fit before the hard one."""
    where = position(random_moves(np.random.default_rng(stones), stones))
    budget = allot(TimePlan(), step, bank, where.filled)
    with told(ToldClock(repeat(price), most=8)) as clock:
        last = think(Player(PLAIN, TimePlan(), seed=1), where, step, bank)[-1]
    least = sum(seconds for _, seconds in clock.batches[:2])  # one simulation and a first batch, come what may
    slowest = max(seconds for _, seconds in clock.batches)
    assert clock.elapsed <= max(budget.hard + LEAST_BATCH, least) + ROUNDING
    assert clock.elapsed >= min(budget.soft, budget.hard - slowest) - ROUNDING
    assert last.seconds == pytest.approx(clock.elapsed)
    assert last.simulations == sum(simulations for simulations, _ in clock.batches)


@given(PRICES, st.lists(st.floats(1.0, 4.0), min_size=1, max_size=50), st.floats(0.0, 3.0), st.floats(0.0, 20.0))
@settings(max_examples=60, deadline=None)
def test_an_uneven_speed_stays_within_the_margin(price, slowness, step, bank):
    """Batches up to four times slower than foreseen: past the hard limit perhaps, never past the bank."""
    where = position((3, 3))
    budget = allot(TimePlan(), step, bank, where.filled)
    prices = (price * slowness[i % len(slowness)] for i in range(10**9))
    with told(ToldClock(prices, most=8)) as clock:
        think(Player(PLAIN, TimePlan(), seed=1), where, step, bank)
    least = sum(seconds for _, seconds in clock.batches[:2])
    assert clock.elapsed < step + bank or least > budget.hard


@given(PRICES)
@settings(max_examples=30, deadline=None)
def test_batches_are_short(price):
    """After the first, no batch is foreseen to last longer than it should, but where one simulation does."""
    with told(ToldClock(repeat(price), most=8)) as clock:
        think(Player(PLAIN, TimePlan(), seed=1), position(), 1.0)
    assert all(seconds <= max(BATCH_SECONDS, price) + ROUNDING for _, seconds in clock.batches[2:])
    assert len(clock.batches) > 50


def test_compiling_is_not_taken_for_the_speed_of_the_search():
    """The first simulation takes three seconds of the bank; what is left is used at full speed."""

    def prices():
        yield 3.0
        yield from repeat(1e-5)

    where = position((3, 3))
    with told(ToldClock(prices(), most=8)) as clock:
        think(Player(PLAIN, TimePlan(), seed=1), where, 2.0, 60.0)
    assert clock.elapsed == pytest.approx(allot(TimePlan(), 2.0, 60.0, where.filled).soft, abs=BATCH_SECONDS)


def test_snapshots_while_the_time_runs():
    """Each of them could be played; they count up, and the last one is what the tree says in the end."""
    moves = (3, 3, 3, 3, 3, 2, 3, 2)
    player = Player(PLAIN, TimePlan(), seed=3)
    with told(ToldClock(repeat(1e-3))):
        snapshots = think(player, position(moves), 1.5)
    assert 10 <= len(snapshots) <= 20
    for snapshot in snapshots:
        assert snapshot.move in snapshot.moves
        assert sorted(snapshot.moves) == [0, 1, 2, 4, 5, 6]
        assert sum(snapshot.visits) == snapshot.simulations
        assert all(0.0 <= value <= 1.0 for value in snapshot.values)
        assert snapshot.line[0] == snapshot.move and snapshot.plies == len(snapshot.line)
        played(GAME, position(moves).state, snapshot.line)
        assert (snapshot.reason, snapshot.number, snapshot.bank) == ("search", 8, 0.0)
    for earlier, later in pairwise(snapshots):
        assert earlier.simulations < later.simulations and earlier.seconds < later.seconds
    last = snapshots[-1]
    assert last.simulations == int(player.tree.books[ROOT].visits)
    assert last.move == int(player.tree.choice[best_move(player.tree, "rate")].action)
    assert last.values[last.moves.index(last.move)] == last.value == max(last.values)


def test_a_search_that_is_left_can_be_taken_up():
    """Whoever looks at the snapshots may go at any time; the next question is answered as ever."""
    player = Player(SOLVING, TimePlan(), seed=3)
    with told(ToldClock(repeat(1e-3))):
        first = next(iter(player.think(position((3, 3)), (), 1.0, 0.0, player_module.perf_counter())))
        assert first.move in range(7)
        taken_up = think(player, position((3, 3)), 1.0)[-1]
    assert sum(taken_up.visits) == first.simulations + taken_up.simulations


# ---- what needs no search ----

def test_knowledge_is_asked_in_order_and_ends_the_thinking():
    asked = []

    def source(name: str, decision: Decision | None):
        def answer() -> Decision | None:
            asked.append(name)
            return decision

        return answer

    knowledge = (source("one", None), source("two", Decision(5, "book", 0.7)), source("three", Decision(1, "x", 0.0)))
    player = Player(PLAIN, TimePlan(), simulations=10, seed=1)
    (snapshot,) = player.think(position((3,)), knowledge, 2.0, 60.0, player_module.perf_counter())
    assert (snapshot.move, snapshot.reason, snapshot.value) == (5, "book", 0.7)
    assert (snapshot.number, snapshot.bank, snapshot.simulations) == (1, 60.0, 0)
    assert asked == ["one", "two"]
    assert player.tree is None


# ---- a fixed number of simulations ----

@pytest.mark.parametrize("knobs", [PLAIN, SOLVING])
def test_a_game_repeats_from_its_seed(knobs):
    def game(seed: int, clock) -> list[Snapshot]:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(player_module, "perf_counter", clock)
            player = Player(knobs, TimePlan(), simulations=400, seed=seed)
            line = (3, 2, 3, 3, 1, 4, 5, 5)
            lasts = [think(player, position(line[:plies]), 2.0, 60.0)[-1] for plies in range(1, 8, 2)]
            return [last._replace(seconds=0.0) for last in lasts]

    still, leaping = (lambda: 0.0), iter(range(0, 10**9, 1000)).__next__
    first, again, other = game(1, still), game(1, leaping), game(2, still)
    assert first == again  # no clock is read: one that leaps a thousand seconds changes nothing
    assert first != other
    assert all(snapshot.simulations == 400 for snapshot in first)


def test_a_fixed_number_of_simulations_is_run_to_the_last():
    (snapshot,) = think(Player(PLAIN, TimePlan(), simulations=777, seed=1), position())
    assert snapshot.simulations == sum(snapshot.visits) == 777


# ---- the early stop ----

def full_and_early(moves, seed: int, prices, knobs: Knobs) -> tuple[Snapshot, Snapshot, float]:
    """The last thoughts with and without the early stop, and the seconds that it took."""
    lasts = []
    for early_stop in (False, True):
        with told(ToldClock(prices())) as clock:
            player = Player(knobs._replace(early_stop=early_stop), TimePlan(), seed=seed)
            lasts.append(think(player, position(moves), 0.5)[-1])
    return lasts[0], lasts[1], clock.elapsed


def assert_settled(full: Snapshot, early: Snapshot) -> None:
    """The second could not have caught up if all that was left had gone to it."""
    leader, second = sorted(early.visits)[-1:-3:-1]
    assert leader - second >= full.simulations - early.simulations


@pytest.mark.parametrize("proofs", [False, True])
def test_the_early_stop_changes_no_choice(proofs):
    """The most visited move stays the most visited one, and time is saved where that is clear."""
    random = np.random.default_rng(11)
    spared = 0
    for seed in range(150):
        moves = random_moves(random, int(random.integers(0, 24)))
        full, early, _ = full_and_early(moves, seed, lambda: repeat(1e-4), SOLVING._replace(proofs=proofs))
        assert early.simulations <= full.simulations
        spared += full.simulations - early.simulations
        if full.reason == "search":
            assert early.move == full.move, (seed, moves)
            assert_settled(full, early)
    assert spared > 150 * 50


def test_one_slow_batch_does_not_stop_the_search_early():
    """The machine looks elsewhere for a moment: that says nothing about the simulations still to come."""

    def stuttering():
        while True:
            for batch in range(20):
                yield 1e-4 if batch else 1e-3

    random = np.random.default_rng(5)
    for seed in range(40):
        moves = random_moves(random, int(random.integers(0, 16)))
        full, early, _ = full_and_early(moves, seed, stuttering, SOLVING._replace(proofs=False))
        assert early.move == full.move, (seed, moves)
        assert_settled(full, early)


def test_an_early_stop_spares_the_time():
    """One column stops an open three, all others lose at once: soon nothing can overtake it."""
    knobs = SOLVING._replace(proofs=False)
    full, early, elapsed = full_and_early((2, 0, 3, 0, 0, 4, 6, 4), 1, lambda: repeat(1e-4), knobs)
    assert early.move == full.move
    assert early.simulations < full.simulations
    assert elapsed < 0.4


# ---- the tree from one move to the next ----

def whole(tree: Tree, root: int) -> list[tuple]:
    """Everything that is known of a node and of all below it, level by level."""
    nodes, rows = [root], []
    for node in nodes:
        choice, books = tree.choice[node], tree.books[node]
        kids = children(tree, node)
        rows.append((choice.rate, choice.doubt, choice.action, len(kids), *books.tolist()))
        nodes.extend(kids)
    return rows


def thought(moves, simulations: int = 3000, knobs: Knobs = SOLVING) -> Player:
    player = Player(knobs, TimePlan(), simulations, seed=1)
    think(player, position(moves))
    return player


def assert_afresh(tree: Tree) -> None:
    assert tree.used[0] == 1
    assert not tree.choice.view(np.uint8).any() and not tree.books.view(np.uint8).any()


@pytest.mark.parametrize("further", [(), (3,), (0,), (6, 3), (3, 3), (2, 5)])
def test_what_is_kept_is_what_stood_below(further):
    before = (3, 3, 2)
    player = thought(before)
    tree, used = player.tree, int(player.tree.used[0])
    node = find_position(GAME, tree, player.root_state, position(before + further).state)
    expected = whole(tree, node)
    assert len(expected) > 20
    assert player.plant(position(before + further)) is tree
    assert whole(tree, ROOT) == expected
    assert tree.used[0] == len(expected)
    rest = slice(len(expected), used)
    assert not tree.choice[rest].view(np.uint8).any() and not tree.books[rest].view(np.uint8).any()


def test_what_was_kept_is_searched_on():
    player = thought((3, 3, 2))
    (after,) = think(player, position((3, 3, 2, 4, 4)))
    assert after.simulations == 3000
    assert sum(after.visits) > 3100


@pytest.mark.parametrize(
    "moves", [(), (3,), (3, 3), (3, 3, 2, 4, 4, 5), (3, 3, 2, 4, 4, 5, 5), (1,), (3, 2, 2)], ids=str
)
def test_a_position_that_is_no_continuation_starts_afresh(moves):
    """Earlier positions, too many plies further on, another game altogether."""
    player = thought((3, 3, 2))
    assert_afresh(player.plant(position(moves)))


def test_without_reuse_each_move_starts_afresh():
    player = thought((3, 3, 2), knobs=PLAIN)
    assert_afresh(player.plant(position((3, 3, 2, 4, 4))))


def test_another_size_of_board_gets_a_tree_of_its_own():
    player = thought((3, 3, 2))
    old = player.tree
    for other in (new_game(6, 7, 5), new_game(5, 7, 4), new_game(6, 7, 4, playout=GAME.legal)):
        tree = player.plant(Position(other, empty_state(6, 7), 0.0, 0))
        assert tree is not old
        assert_afresh(tree)
    wide = new_wide_game(9, 9, 4)
    tree = player.plant(Position(wide, wide_state([0] * 81, 9, 9, 1), 0.0, 0))
    assert (tree.path.size, tree.actions.size) == (82, 9)
    assert_afresh(tree)


def test_an_equal_game_made_anew_is_the_same_game():
    """The agent makes its Game afresh from every observation."""
    player = thought((3, 3, 2))
    tree = player.plant(position((3, 3, 2, 4, 4), new_game(6, 7, 4)))
    assert tree.books[ROOT].visits > 10


def test_a_full_tree_still_answers_and_makes_room_for_the_next_move():
    """With room for three levels only, the search goes on without growing; what is dropped is free again."""
    player = thought((3, 3, 2), simulations=3000, knobs=SOLVING._replace(nodes=400))
    assert 390 <= player.tree.used[0] <= 400
    assert player.tree.books[ROOT].visits == 3000
    player.plant(position((3, 3, 2, 4, 4)))
    assert player.tree.used[0] < 100
    (after,) = think(player, position((3, 3, 2, 4, 4)))
    assert after.simulations == 3000


# ---- certain results ----

def test_a_proven_root_ends_the_search():
    """A win in three plies is found and proven long before a thousand seconds are over."""
    player = Player(SOLVING, TimePlan(), seed=1)
    with told(ToldClock(repeat(1e-3))) as clock:
        last = think(player, position(OPEN_TWO), 1000.0)[-1]
        assert (last.reason, last.value) == ("proven", 1.0)
        assert last.move in (1, 4)
        assert clock.elapsed < 60.0
        searched = len(clock.batches)
        again = think(player, position(OPEN_TWO), 1000.0)[-1]
    assert (again.move, again.reason, again.simulations) == (last.move, "proven", 0)
    assert sum(simulations for simulations, _ in clock.batches[searched:]) == 0


def test_a_proven_end_is_as_far_as_it_is():
    """The distance counts the move itself, as the expected line does."""
    player = thought(OPEN_TWO, simulations=100_000)
    (winner,) = think(player, position(OPEN_TWO))
    assert (winner.reason, winner.value, winner.plies) == ("proven", 1.0, 3)
    (loser,) = think(thought((*OPEN_TWO, 4), simulations=100_000), position((*OPEN_TWO, 4)))
    assert (loser.reason, loser.value, loser.plies) == ("proven", 0.0, 2)


def test_without_proofs_nothing_is_called_proven():
    (snapshot,) = think(Player(PLAIN, TimePlan(), simulations=20_000, seed=1), position(OPEN_TWO))
    assert (snapshot.reason, snapshot.move in (1, 4)) == ("search", True)
    assert snapshot.simulations == 20_000


# ---- which move is played in the end ----

def root_with(*kids: tuple[int, float, int]) -> Tree:
    """A tree of one level: (visits, mean, proof) of each child, played by columns 0, 1, ..."""
    tree = new_tree(GAME, empty_state(6, 7), 20)
    tree.choice[ROOT].first, tree.choice[ROOT].count = 1, len(kids)
    tree.used[0] = 1 + len(kids)
    for column, (visits, mean, proof) in enumerate(kids):
        node = 1 + column
        tree.choice[node].action = column
        tree.books[node].visits, tree.books[node].value, tree.books[node].proof = visits, mean * visits, proof
    return tree


def won_in(plies: int) -> int:
    return END - plies


def lost_in(plies: int) -> int:
    return -(END - plies)


EVERY_WAY = ("rate", "visits", "bound")
OPEN = UNKNOWN
CHOICES = {
    "the nearest win": (((900, 0.99, OPEN), (5, 0.2, won_in(4)), (5, 0.1, won_in(2)), (9, 0.9, won_in(6))), 2),
    "any win before what is open": (((900, 1.0, OPEN), (1, 0.0, won_in(40))), 1),
    "a win before a draw": (((900, 0.5, DRAW), (1, 0.0, won_in(40))), 1),
    "the farthest loss": (((90, 0.9, lost_in(1)), (5, 0.1, lost_in(7)), (50, 0.8, lost_in(3))), 1),
    "anything before a loss": (((900, 0.9, lost_in(9)), (4, 0.01, OPEN)), 1),
    "a draw before a loss": (((900, 0.9, lost_in(9)), (4, 0.01, DRAW)), 1),
    "a draw before what looks worse": (((90, 0.4, OPEN), (400, 0.5, DRAW)), 1),
    "what looks better before a draw": (((400, 0.8, OPEN), (100, 0.5, DRAW)), 0),
    "what was tried before what was not": (((0, 0.0, OPEN), (3, 0.1, OPEN), (9, 0.2, OPEN), (0, 0.0, OPEN)), 2),
}


@pytest.mark.parametrize("choose", EVERY_WAY)
@pytest.mark.parametrize("name", CHOICES)
def test_the_order_of_choice(name, choose):
    kids, expected = CHOICES[name]
    for shift in range(len(kids)):  # wherever it stands among its siblings
        turned = kids[shift:] + kids[:shift]
        tree = root_with(*turned)
        assert best_move(tree, choose) - 1 == turned.index(kids[expected])


@pytest.mark.parametrize(("choose", "expected"), [("rate", 0), ("visits", 1), ("bound", 2)])
def test_the_ways_to_choose_differ(choose, expected):
    tree = root_with((4, 0.9, OPEN), (500, 0.55, OPEN), (100, 0.65, OPEN))
    assert best_move(tree, choose) - 1 == expected


def test_a_certain_draw_has_no_doubt():
    """Rarely visited, as there is nothing to find out: still worth exactly a half."""
    tree = root_with((4, 0.5, DRAW), (100, 0.55, OPEN))
    assert best_move(tree, "bound") - 1 == 0


def test_an_even_choice_goes_to_the_better_known():
    tree = root_with((10, 0.6, OPEN), (1000, 0.6, OPEN), (100, 0.6, OPEN))
    assert best_move(tree, "rate") - 1 == 1
    assert math.isclose(float(tree.books[2].value) / 1000, 0.6)
