"""The order of thought of one move, for any game; the only place that reads the time.

    one legal move, a win, a block   what needs no search
    the opening, a win by threats    known beforehand, or found without a tree
    the clock                        how long to think
    the proof, if there is a prover  which moves are best for certain
    the tree of the last move        kept, if this is the same game
    simulations                      among those moves, until the time is up or the answer cannot change

A player thinks as a generator of snapshots: the agent takes the last one, a lab or a page may look
at each. The generator can be left at any time; the last snapshot always holds a legal move.
"""
import math
from collections.abc import Callable, Iterator
from time import perf_counter
from typing import NamedTuple

import numpy as np

from tempo.rng import new_rng
from tempo.search.choose import best_move, expected_line, node_value
from tempo.search.clock import Budget, TimePlan, allot, lend
from tempo.search.exact import Outlook, Prover, Ruling
from tempo.search.game import Game
from tempo.search.mcts import Settings, search
from tempo.search.proofs import DRAW, END, UNKNOWN
from tempo.search.tree import (
    NOT_IN_TREE,
    ROOT,
    Tree,
    children,
    clear,
    find_position,
    is_foreseen,
    new_tree,
    reroot,
    restrict,
)

BATCH_SECONDS = 0.005  # how long a batch of simulations should last between two looks at the clock
FIRST_BATCH = 16
TROUBLE = 0.4  # a best move worth less than this is not believed early
SNAPSHOT_SECONDS = 0.1  # how often a snapshot is taken while searching
SLOWEST_FADES = 0.98  # a batch: what a busy machine did is remembered for some moves
FIRST_NODES = 200  # of a proof, until its speed is known
NODES_PER_SIMULATION = 100  # what a simulation is in a proof, where simulations are counted in place of time


class Knobs(NamedTuple):
    """How a player searches. Beside each default: the range that tuning may search."""

    exploration: float = 1.0  # 0.1 .. 2.0 the c of UCB on an empty board
    exploration_growth: float = 0.1  # -0.5 .. 0.5 added to c by the time the board is full
    first_play: float = math.inf  # 0 .. 2, or inf: what an untried move is worth
    discount: float = 1.0  # 0.9 .. 1.0 weight a result keeps for every ply it is away
    proofs: bool = False  # whether certain results travel up the tree and end the search
    expansion: int = 1  # 1 .. 50 visits after which a node gets children: more, where there are many
    bias: float = 0.0  # 0 .. 10 the weight of what a move promises at first sight, where the game says
    undecided: float = 0.5  # 0 .. 0.5 what a game that nobody won counts for either side
    reuse: bool = False  # whether the tree of the last move is kept
    choose: str = "rate"  # rate, visits or bound: which move is played in the end
    early_stop: bool = False  # stop when the most visited move can no longer be overtaken
    playout: str = "uniform"  # the name of one of the game's playouts
    nodes: int = 12_000_000  # 10_000 .. 30_000_000 the size of the tree, 32 bytes each, 36 with priors


class Position(NamedTuple):
    """What a player is asked about."""

    game: Game
    state: np.ndarray
    filled: float  # share of the board that is filled, 0 to 1
    number: int  # of the move, from 0
    prover: Prover | None = None  # what can settle positions of this game, if anything can


class Decision(NamedTuple):
    """A move that needs no search."""

    move: int
    reason: str
    value: float  # 0 lost to 1 won


class Snapshot(NamedTuple):
    """What a player thinks so far."""

    move: int
    reason: str  # only, win, block, opening, book, rule, threats, exact, outcome, proven, search, hurry or error
    value: float  # 0 lost to 1 won, for the side to move
    number: int
    seconds: float
    bank: float  # seconds left in the bank when the move began
    simulations: int = 0
    plies: int = 0  # how long the expected line is, or until the end of the game where it is proven
    moves: tuple[int, ...] = ()  # the legal moves that were searched, and of each ...
    visits: tuple[int, ...] = ()
    values: tuple[float, ...] = ()
    line: tuple[int, ...] = ()  # the expected line of play


class Player:
    """Thinks about the positions of one seat; remembers its tree from one move to the next."""

    def __init__(self, knobs: Knobs, plan: TimePlan, simulations: int | None = None, seed: int | None = None):
        """`simulations` replaces the clock, which makes the player repeatable from `seed`."""
        self.knobs = knobs
        self.plan = plan
        self.simulations = simulations
        self.rng = new_rng(int(perf_counter() * 1e9) if seed is None else seed)
        self.tree: Tree | None = None
        self.game: Game | None = None
        self.root_state = np.zeros(0)
        self.slowest = 0.0  # seconds a batch took, of late, in this move or the last: the next may take as long
        self.start_up = 0.0  # the most that a slice of a proof ever took: the first one compiles

    def think(
        self,
        position: Position,
        knowledge: tuple[Callable[[], Decision | None], ...],
        step: float,
        bank: float,
        started: float,
    ) -> Iterator[Snapshot]:
        """Snapshots, the last one final. `knowledge` is asked in order before anything is searched."""
        for source in knowledge:
            decision = source()
            if decision is not None:
                yield Snapshot(*decision, position.number, perf_counter() - started, bank)
                return
        budget = allot(self.plan, step, bank, position.filled)
        ruling = self.rule(position, budget, step, bank, started)
        if ruling is not None and self.is_enough(ruling, budget, started):
            yield self.settled(ruling, position, bank, started)
            return
        if ruling is not None and ruling.value is not None:  # whichever is chosen, nothing is given away
            budget = budget._replace(soft=min(budget.soft, perf_counter() - started + self.plan.tie))
        elif ruling is not None:  # a proof that took all the time leaves some for the search
            budget = budget._replace(soft=min(budget.hard, max(budget.soft, perf_counter() - started + step / 2)))
        tree = self.plant(position)
        for simulations, final in self.batches(tree, position, ruling, budget, started):
            yield self.look(tree, position, ruling, simulations, bank, started)
            if final:
                return

    def rule(
        self, position: Position, budget: Budget, step: float, bank: float, started: float
    ) -> Ruling | None:
        """What can be proved about the position in the time that a proof is given."""
        prover = position.prover
        if prover is None:
            return None
        most = lend(self.plan, step, bank)
        proof = prover.prove(position.game, position.state, most if self.simulations is None else math.inf)
        ruling = next(proof)
        if self.simulations is not None:
            nodes = self.simulations * NODES_PER_SIMULATION
            in_reach = not ruling.exact and prover.is_in_reach(position.game, position.state, nodes)
            return proof.send(nodes) if in_reach else ruling
        outlook = prover.outlook(position.game, position.state, most)
        if outlook is Outlook.NONE:
            return ruling
        end = most if outlook is Outlook.GOOD else self.plan.trial * budget.soft
        nodes, now = FIRST_NODES, perf_counter() - started
        while now < min(end, budget.hard - self.reserve()) and not ruling.exact:
            begun = now
            ruling = proof.send(nodes)
            now = perf_counter() - started
            self.start_up = max(self.start_up, now - begun)
            nodes = max(1, int(nodes * min(2.0, BATCH_SECONDS / max(now - begun, 1e-9))))
        return ruling

    def reserve(self) -> float:
        """Seconds to be kept for compiling the search, if it has never run: it takes longer than the proof's
        own start, and there is no breaking it off."""
        return 2 * self.start_up if self.tree is None else 0.0

    def is_enough(self, ruling: Ruling, budget: Budget, started: float) -> bool:
        """Whether there is nothing to choose, or no time left to begin a search."""
        if ruling.exact and len(ruling.moves) == 1:
            return True
        return self.simulations is None and perf_counter() - started > budget.hard - self.reserve()

    def settled(self, ruling: Ruling, position: Position, bank: float, started: float) -> Snapshot:
        """The move that is best for certain; of several, or in a hurry, the one that the prover names first."""
        move = ruling.moves[0]
        value = 0.5 if ruling.value is None else ruling.value
        seconds = perf_counter() - started
        reason = "exact" if ruling.exact else "hurry" if ruling.value is None else "outcome"
        return Snapshot(move, reason, value, position.number, seconds, bank, plies=ruling.plies)

    def plant(self, position: Position) -> Tree:
        """The tree with this position at its root: what the last move left of it, or a new one."""
        if self.tree is None or self.game != position.game:
            self.tree = new_tree(position.game, position.state, self.knobs.nodes)
            self.game = position.game
        else:
            root = NOT_IN_TREE
            if self.knobs.reuse:
                root = find_position(position.game, self.tree, self.root_state, position.state)
            if root == NOT_IN_TREE or is_foreseen(self.tree, root):
                clear(self.tree)
            elif root != ROOT:
                reroot(self.tree, root, np.full(self.tree.used[0], NOT_IN_TREE, np.int32))
        self.root_state = position.state.copy()
        return self.tree

    def batches(
        self, tree: Tree, position: Position, ruling: Ruling | None, budget: Budget, started: float
    ) -> Iterator[tuple[int, bool]]:
        """Search in batches; yield (simulations so far, whether that was the last batch) now and then."""
        knobs = self.knobs
        settings = Settings(
            np.float32(knobs.exploration + knobs.exploration_growth * position.filled),
            np.float32(knobs.first_play),
            float(knobs.discount),
            bool(knobs.proofs),
            int(knobs.expansion),
            np.float32(knobs.bias),
            float(knobs.undecided),
        )

        def run(simulations: int) -> int:
            return search(position.game, tree, position.state, settings, self.rng, simulations)

        total = run(1)  # compiles, if this is the first search: not to be counted as its speed
        if ruling is not None:
            restrict(tree, ROOT, ruling.moves)
        if self.simulations is not None:
            yield total + run(self.simulations - 1), True
            return
        now = perf_counter() - started
        batch, next_snapshot = FIRST_BATCH, now + SNAPSHOT_SECONDS
        speed = 0.0  # simulations a second, at best: more than are still to come
        while True:
            begun = now
            done = run(batch)
            total += done
            now = perf_counter() - started
            took = max(now - begun, 1e-9)
            self.slowest = max(took, SLOWEST_FADES * self.slowest)
            speed = max(done / took, speed)
            remaining = min(budget.soft, budget.hard - self.slowest) - now
            final = remaining <= 0 or done < batch or self.is_settled(tree, (budget.soft - now) * speed)
            if final or now >= next_snapshot:
                next_snapshot = now + SNAPSHOT_SECONDS
                yield total, final
            if final:
                return
            batch = max(1, int(batch * min(2.0, BATCH_SECONDS / took, max(remaining, 1e-4) / took)))

    def is_settled(self, tree: Tree, simulations: float) -> bool:
        """Whether so many more simulations cannot change which move is visited most, of those not lost.

        In trouble, the search goes on: the move that looks best may yet turn out to be lost for certain.
        """
        if not self.knobs.early_stop:
            return False
        not_lost = [child for child in children(tree, ROOT) if tree.books[child].proof >= UNKNOWN]
        by_visits = sorted((int(tree.books[child].visits), child) for child in not_lost)
        if len(by_visits) < 2:
            return True
        (second, _), (most, best) = by_visits[-2:]
        return most - second > simulations and node_value(tree, best) >= TROUBLE

    def look(
        self, tree: Tree, position: Position, ruling: Ruling | None, simulations: int, bank: float, started: float
    ) -> Snapshot:
        """What the tree says now, and what is certain."""
        kids = children(tree, ROOT)
        best = best_move(tree, self.knobs.choose)
        proof = int(tree.books[best].proof) if self.knobs.proofs else UNKNOWN
        line = expected_line(tree, best)
        snapshot = Snapshot(
            move=int(tree.choice[best].action),
            reason="search" if proof == UNKNOWN else "proven",
            value=node_value(tree, best),
            number=position.number,
            seconds=perf_counter() - started,
            bank=bank,
            simulations=simulations,
            plies=len(line) if proof in (UNKNOWN, DRAW) else END - abs(proof) + 1,
            moves=tuple(int(tree.choice[child].action) for child in kids),
            visits=tuple(int(tree.books[child].visits) for child in kids),
            values=tuple(node_value(tree, child) for child in kids),
            line=line,
        )
        if ruling is None or ruling.value is None:
            return snapshot
        if ruling.exact:
            return snapshot._replace(reason="exact", value=ruling.value, plies=ruling.plies)
        return snapshot if proof != UNKNOWN else snapshot._replace(reason="outcome", value=ruling.value)
