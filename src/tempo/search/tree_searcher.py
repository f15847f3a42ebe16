"""Tree search as a `Searcher`: the tree is kept from one move to the next."""
from math import inf
from typing import Any

import numpy as np

from tempo.native.backends import PYTHON, BoundKernel
from tempo.search.backup import mark_proven
from tempo.search.choose import best_move, expected_line, is_settled, node_value
from tempo.search.game import Game
from tempo.search.leaves.evaluators import BY_PLAYOUT
from tempo.search.leaves.rave import BY_RAVE
from tempo.search.mcts import search
from tempo.search.options import SearchOptions, SearchParams, params_of
from tempo.search.player.memory import fitting_size
from tempo.search.player.searcher import KernelCall
from tempo.search.proofs import DRAW, END, UNKNOWN, proof_from_children, proof_in_plies
from tempo.search.tree import (
    NODE_PROOF,
    NODE_VISITS,
    NOT_IN_TREE,
    ROOT,
    Tree,
    children,
    clear,
    find_position,
    is_solved_leaf,
    new_tree,
    reroot,
    restrict,
)
from tempo.search.types import Position, Snapshot

NODE_BYTES = 44  # at most
PARAMS_AT = 3  # among the arguments of `search`
MOST_INTERPRETED = 5_000  # most nodes that interpreted code re-roots on a clock: 0.1 s


def largest_tree(game: Game, state: np.ndarray, nodes: int) -> Tree:
    """Return an empty tree of `nodes`, halved until there is memory for it."""
    sizes = [nodes >> halvings for halvings in range(9)]
    return new_tree(game, state, fitting_size("nodes", {size: NODE_BYTES * size for size in sizes}))


class TreeSearcher:
    """Searches the positions of one player and keeps its tree."""

    def __init__(self, rng: np.ndarray) -> None:
        self.rng = rng
        self.options = SearchOptions()
        self.tree: Tree | None = None
        self.game: Game | None = None
        self.root_state = np.zeros(0)
        self.searching: BoundKernel | None = None
        self.finding: BoundKernel | None = None

    def calls(self, position: Position, options: SearchOptions) -> list[KernelCall]:
        """Return the kernel calls; see `Searcher`. A tree grown by compiled code is too large for the interpreter."""
        game, state = self.game_for(position, options), position.state
        tree = self.tree if self.tree is not None and self.game == game else largest_tree(game, state, options.nodes)
        return [
            (find_position, (game, tree, state, state)),
            (reroot, (tree, 1, np.zeros(1, np.int32))),
            (search, (game, tree, state, self.params(position, options), self.rng, 1)),
        ]

    def params(self, position: Position, options: SearchOptions) -> SearchParams:
        """Return the parameters of the kernel."""
        return params_of(options, position.filled, bool(position.game.nn_eval))

    @property
    def has_policy(self) -> bool:
        """True if the priors of the moves are probabilities."""
        return self.game is not None and bool(self.game.nn_eval)

    def game_for(self, position: Position, options: SearchOptions) -> Game:
        """Return the game of a position as it is searched: with RAVE if wanted, where playouts value the leaves."""
        game = position.game
        return game._replace(evaluator=BY_RAVE) if options.rave > 0 and game.evaluator is BY_PLAYOUT else game

    def prepare(self, position: Position, options: SearchOptions, patience: float, on_a_clock: bool) -> bool:
        """Set the root and bind the search; see `Searcher`."""
        self.options = options
        if on_a_clock and position.plain is not None and not self._is_compiled(position, patience):
            position = position._replace(game=position.plain)
        self.set_root(position, patience, on_a_clock)
        calls = self.calls(position, options)
        ready = [called.is_ready(*arguments, seconds=patience) for called, arguments in calls]
        self.searching = self._bind_search(calls[-1][1], patience)
        return all(ready)

    def _bind_search(self, full: tuple[Any, ...], patience: float) -> BoundKernel:
        """Return the search bound to all arguments but the number of simulations."""
        return search.bind(*full[:-1], last=(1,), seconds=patience)

    def take_params(self, params: SearchParams) -> None:
        """Have the bound search take the parameters of another position of its game."""
        assert self.searching is not None
        self.searching.replace(PARAMS_AT, params)

    def _is_compiled(self, position: Position, patience: float) -> bool:
        """Return whether the search of a position is compiled; order it if not."""
        called, arguments = self.calls(position, self.options)[-1]
        return called.is_ready(*arguments, seconds=patience)

    def set_root(self, position: Position, patience: float = inf, on_a_clock: bool = False) -> Tree:
        """Return the tree with this position at its root, re-rooted if the last tree has it, else empty."""
        game, state = self.game_for(position, self.options), position.state
        if self.tree is None or self.game != game:
            self.forget()
            self.tree, self.game = largest_tree(game, state, self.options.nodes), game
        else:
            root = NOT_IN_TREE
            if self.options.reuse:
                states = self.root_state, state
                self.finding = self.finding or find_position.bind(game, self.tree, last=states, seconds=patience)
                root = self.finding(*states)
            if root == NOT_IN_TREE or is_solved_leaf(self.tree, root):
                clear(self.tree)
            elif root != ROOT:
                self._move_to_root(self.tree, int(root), patience, on_a_clock)
        self.root_state = state.copy()
        return self.tree

    def _move_to_root(self, tree: Tree, root: int, patience: float, on_a_clock: bool) -> None:
        """Make a node the root; on a clock, clear the tree instead where interpreted code would take long."""
        moved_parent = np.full(tree.used[0], NOT_IN_TREE, np.int32)
        moving = reroot.bind(tree, root, moved_parent, seconds=patience)
        if on_a_clock and moving.backend == PYTHON and moved_parent.size > MOST_INTERPRETED:
            clear(tree)
        else:
            moving()

    def forget(self) -> None:
        """Drop the tree, and what is bound to it."""
        self.tree = self.searching = self.finding = None

    @property
    def backend(self) -> str:
        """The backend of native/backends.py that runs the search now."""
        return "" if self.searching is None else self.searching.backend

    def begin(self, moves: tuple[int, ...] | None) -> int:
        """Run one simulation, which expands the root, and keep only these moves."""
        assert self.tree is not None
        done = self.run(1)
        if moves is not None:
            restrict(self.tree, ROOT, moves)
        return done

    def run(self, simulations: int) -> int:
        """Run this many simulations; see `Searcher`."""
        assert self.searching is not None
        return int(self.searching(simulations))

    def is_settled(self, simulations: float) -> bool:
        """Return whether this many more simulations cannot change the move."""
        assert self.tree is not None
        return is_settled(self.tree, self.options.choose, simulations)

    def leading_move(self) -> int | None:
        """Return the best move so far, None if its result is proven; see `Searcher`."""
        assert self.tree is not None
        best = best_move(self.tree, self.options.choose)
        return int(self.tree.selection[best].action) if self.tree.stats[best].proof == UNKNOWN else None

    def refute(self, move: int, plies: int) -> None:
        """Store the proof that a move loses, and what it proves of the root; see `Searcher`."""
        tree = self.tree
        assert tree is not None
        node = next(child for child in children(tree, ROOT) if tree.selection[child].action == move)
        tree.stats[node].proof = proof_in_plies(-plies)
        mark_proven(tree, node)
        tree.stats[ROOT].proof = proof_from_children(tree, ROOT)
        if tree.stats[ROOT].proof != UNKNOWN:
            mark_proven(tree, ROOT)

    def look(self) -> Snapshot:
        """Return a snapshot. It has priors only with a network: those of other games are no probabilities."""
        tree = self.tree
        assert tree is not None and self.game is not None
        kids = children(tree, ROOT)
        best = best_move(tree, self.options.choose)
        stats = [tree.stats.item(child) for child in kids]
        proof = stats[best - kids.start][NODE_PROOF] if self.options.proofs else UNKNOWN
        line = expected_line(tree, best)
        return Snapshot(
            move=int(tree.selection[best].action),
            reason="proven" if proof != UNKNOWN else "search",
            value=node_value(tree, best),
            plies=len(line) if proof in (UNKNOWN, DRAW) else END - abs(proof) + 1,
            moves=tuple(tree.selection.action[kids.start : kids.stop].tolist()),
            visits=tuple(entry[NODE_VISITS] for entry in stats),
            values=tuple(node_value(tree, child) for child in kids),
            proofs=tuple(entry[NODE_PROOF] for entry in stats) if self.options.proofs else (),
            line=line,
            priors=tuple(float(tree.priors[child]) for child in kids) if self.has_policy else (),
        )

    def line_after(self, move: int) -> tuple[int, ...]:
        """Return the principal variation that begins with this move."""
        tree = self.tree
        assert tree is not None
        node = next(child for child in children(tree, ROOT) if tree.selection[child].action == move)
        return expected_line(tree, node)
