"""The tree search as an object: `tempo.Search`, and what a search found."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from math import inf
from time import perf_counter
from typing import Any
from weakref import ref

from tempo.api.search.chunk_sizes import ChunkSizes
from tempo.api.search.evaluators import (
    Evaluate,
    Leaves,
    StatesOfLeaves,
    check_function,
    checked_evaluator,
    takes_priors,
    write_evaluation,
)
from tempo.api.search.search_arguments import limits_of, new_agent
from tempo.api.search.search_root import SearchRoot
from tempo.api.search.search_tree import Node, SearchResult, TreeView
from tempo.api.states import Game, State, check_count, check_game, check_goes_on
from tempo.api.states import game as game_named
from tempo.arena.adapter.game_adapter import adapter_of
from tempo.arena.command_line.inputs import BadInput
from tempo.native.loader.marked import MARKED
from tempo.search.game import Game as SearchGame
from tempo.search.leaves.evaluator_searcher import BatchSearcher, EvaluatorSearcher
from tempo.search.leaves.leaf_batches import LeafBatch, in_batches, new_leaf_batch
from tempo.search.leaves.leaf_function import with_function
from tempo.search.tree_searcher import TreeSearcher
from tempo.search.types import Position

SELECTIONS = ("ucb", "puct")
BATCH = 32
MOST = 2**62  # simulations, where something else ends a search
STEP_SECONDS = 0.1  # from one result of `steps` to the next


class Search:
    """A tree search with an evaluator of its own; see `tempo.Search`'s arguments in the API reference.

    game          a game, or the name of one
    evaluator     what values the leaves: "playout", "network", or a function. A function of Python gets a batch of
                  states (`Leaves`) and returns values, or (values, priors). One marked by `numba.njit` runs inside the
                  kernel: value(board, state), or value(board, state, priors), which writes the priors
    profile       whose options are the default: the game's first one, plain UCT, where none is given
    simulations   of a search, or `seconds`: 1 second where neither is given
    batch         most states that a function of Python gets at once
    selection     "puct" or "ucb"; by default PUCT where the evaluator gives priors, else UCB
    seed          a new search with the same seed and simulations repeats it to the bit
    options       any option of `tempo tune --options`, by its name
    """

    def __init__(
        self,
        game: Game | str,
        evaluator: Evaluate | str = "playout",
        *,
        profile: str | None = None,
        simulations: int | None = None,
        seconds: float | None = None,
        batch: int = BATCH,
        selection: str | None = None,
        seed: int = 1,
        **options: Any,
    ) -> None:
        self.game = game_named(game) if isinstance(game, str) else game
        check_game(self.game)
        self._given = {
            "game": self.game, "evaluator": evaluator, "profile": profile, "simulations": simulations,
            "seconds": seconds, "batch": batch, "selection": selection, "seed": seed, **options,
        }  # fmt: skip
        check_count(batch=batch)
        self._limits = limits_of(simulations, seconds, None)
        if selection not in (None, *SELECTIONS):
            raise BadInput(f"selection={selection!r}: choose {' or '.join(SELECTIONS)}")
        self.evaluator = checked_evaluator(evaluator, selection, self.game)
        self._batch, self._selection = batch, selection
        self._agent = new_agent(self.game, self.evaluator, profile, seed, options)
        self._searcher: TreeSearcher = self._agent.player.searcher
        self._is_made = isinstance(self.evaluator, str)  # whether the searcher has its evaluator
        self._states = StatesOfLeaves()
        self._root = SearchRoot(self._agent, self.evaluator == "network")
        self._view: TreeView | None = None
        self._last: ref[SearchResult] | None = None
        self._chunks = ChunkSizes(batch)

    def run(
        self,
        state: State,
        *,
        simulations: int | None = None,
        seconds: float | None = None,
        nodes: int | None = None,
    ) -> SearchResult:
        """Search a state in a new tree and return what was found.

        simulations, seconds   in place of those of the search
        nodes                  ends it, too, soon after the tree has so many
        """
        return self._run(state, simulations, seconds, nodes, keeps=False)

    def steps(
        self,
        state: State,
        *,
        simulations: int | None = None,
        seconds: float | None = None,
        nodes: int | None = None,
    ) -> Iterator[SearchResult]:
        """Do the same, and yield what was found so far ten times a second, the end last. It can be left at any time."""
        return self._steps(state, self._checked_limits(state, simulations, seconds, nodes), False, STEP_SECONDS)

    def reuse(
        self,
        state: State,
        *,
        simulations: int | None = None,
        seconds: float | None = None,
        nodes: int | None = None,
    ) -> SearchResult:
        """Search a state that lies below the last one, in what the tree holds of it, and return what was found.

        Where the tree holds nothing of it, it begins anew, as `run` does.
        """
        return self._run(state, simulations, seconds, nodes, keeps=True)

    def choose(self, state: State) -> int:
        """Return the move to play: a search is a player, as `tempo.match` takes them."""
        return self.reuse(state).move

    __call__ = choose

    def with_seed(self, seed: int) -> Search:
        """Return a new search with the same arguments and another seed."""
        return Search(**{**self._given, "seed": seed})

    def __reduce__(self) -> tuple[Any, ...]:
        return _rebuilt, (self._given,)

    def _checked_limits(
        self, state: State, simulations: int | None, seconds: float | None, nodes: int | None
    ) -> Mapping[str, float]:
        """Return the limits of a search, once the state is known to be one that can be searched."""
        given = (simulations, seconds, nodes) != (None, None, None)
        limits = limits_of(simulations, seconds, nodes) if given else self._limits
        check_goes_on(state)
        if state.game is not self.game and state.game != self.game:
            raise BadInput(f"this is a search of {self.game!r}, the state is one of {state.game!r}")
        return limits

    def _run(
        self, state: State, simulations: int | None, seconds: float | None, nodes: int | None, keeps: bool
    ) -> SearchResult:
        return next(self._steps(state, self._checked_limits(state, simulations, seconds, nodes), keeps, inf))

    def _steps(
        self, state: State, limits: Mapping[str, float], keeps: bool, every: float
    ) -> Iterator[SearchResult]:
        """Search until a limit is met or nothing is left to find out; yield what was found in steps of `every` s."""
        started = perf_counter()
        self._prepare(state, keeps)
        prepared = started if "seconds" not in limits else perf_counter()  # compiling is no thinking
        before, searcher, tree = self._work(), self._searcher, self._searcher.tree
        assert tree is not None
        view = self._view
        most = int(limits.get("simulations", MOST))
        in_batches = isinstance(searcher, BatchSearcher)
        done, seen, count = 0, started, self._chunks.first(limits, in_batches)
        if in_batches or searcher.options.anchor_visits:  # as our players begin
            done = searcher.begin(None)
        while True:
            wanted, began = min(count, most - done), perf_counter()
            ended = searcher.run(wanted)
            done, now = done + ended, perf_counter()
            left = limits.get("seconds", inf) - (now - prepared)
            if ended < wanted or done >= most or left <= 0 or tree.used[0] >= limits.get("nodes", inf):
                break
            if now - seen >= every:
                yield self._result(state, done, before, started)
                if self._view is not view:
                    raise BadInput("another search took the place of this one: use a tempo.Search for each")
                self._keep_last()
                seen = perf_counter()
            count = self._chunks.next(count, now - began, left, limits, in_batches)
        yield self._result(state, done, before, started)

    def _prepare(self, state: State, keeps: bool) -> None:
        """Set the searcher to a state; with `keeps`, in the part of its tree that lies below."""
        if not self._is_made:
            self._make_searcher(state)
        self._keep_last()
        if self._view is not None:
            self._view.is_open = False
        tree = self._root.set(self._searcher, state, keeps)
        self._states.begin(state)
        self._view = TreeView(tree, self._searcher.has_policy)

    def _work(self) -> tuple[int, int]:
        searcher = self._searcher
        return (searcher.evaluations, searcher.batches) if isinstance(searcher, BatchSearcher) else (0, 0)

    def _result(self, state: State, done: int, before: tuple[int, int], started: float) -> SearchResult:
        evaluations, batches = (now - then for now, then in zip(self._work(), before, strict=True))
        assert self._view is not None
        root, seconds = Node(self._view, state=state), perf_counter() - started
        result = SearchResult(root, self._searcher.look, done, (evaluations, batches), seconds)
        self._last = ref(result)
        return result

    def _keep_last(self) -> None:
        """Have the last result read what it needs, before the tree changes."""
        last = None if self._last is None else self._last()
        if last is not None:
            last._found  # noqa: B018

    def _make_searcher(self, state: State) -> None:
        """Make the searcher with a function of the user's: only an answer tells whether it gives priors."""
        actions = adapter_of(self.game.name).action_count(self.game._config)
        if actions is None:
            raise BadInput(f"{self.game.name} does not say how many actions it has: `action_count` of its adapter")
        rng = self._searcher.rng
        function: Any = self.evaluator
        if function in MARKED:
            has_priors = takes_priors(function)
            check_function(function, self._root.position_of(state), actions, has_priors)
            make = partial(_with_function, function, actions, has_priors)
            self._searcher = EvaluatorSearcher(rng, make, has_priors)
        else:
            arrays = self._root.position_of(state).state[None]
            answer = function(Leaves(self.game, arrays, lambda _: state))
            has_priors = (self._selection or ("puct" if isinstance(answer, tuple) else "ucb")) == "puct"
            make = partial(_in_batches, self._batch, actions, has_priors)
            self._searcher = BatchSearcher(rng, make, has_priors, self._evaluate)
        self._is_made = True

    def _evaluate(self, batch: LeafBatch) -> None:
        """Ask the user's function about a batch of leaves."""
        searcher = self._searcher
        assert isinstance(searcher, BatchSearcher) and searcher.tree is not None
        tree = searcher.tree

        def state_of(number: int) -> State:
            return self._states.state(tree, batch.paths[number, : batch.depths[number] + 1])

        function: Any = self.evaluator
        leaves = Leaves(self.game, batch.states[: batch.waiting[0]], state_of)
        write_evaluation(function(leaves), batch, searcher.has_priors)

    def __repr__(self) -> str:
        shown = {name: value for name, value in self._given.items() if value is not None and name != "game"}
        return f"tempo.Search({', '.join([repr(self.game), *(f'{name}={value!r}' for name, value in shown.items())])})"


def _rebuilt(given: dict[str, Any]) -> Search:
    return Search(**given)


def _with_function(function: Callable[..., Any], actions: int, has_priors: bool, position: Position) -> SearchGame:
    return with_function(position.game, function, actions, has_priors)


def _in_batches(size: int, actions: int, has_priors: bool, position: Position) -> SearchGame:
    leaves = new_leaf_batch(position.game, position.state, size, actions)
    return in_batches(position.game, leaves, has_priors)
