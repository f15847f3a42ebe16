"""Exact scores of all moves (`solve`), and what a player thinks of a position (`analyse`)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import redirect_stdout
from dataclasses import dataclass
from io import StringIO
from math import inf
from time import perf_counter
from typing import Any, Literal, overload

from tempo.api.notebooks import board_and_table
from tempo.api.states import State, check_count, check_goes_on, check_limits, check_text
from tempo.arena.adapter.exact import UNKNOWN as UNKNOWN_SCORE
from tempo.arena.adapter.exact import Effort, ExactScorer, Score, Scores, best_moves
from tempo.arena.adapter.search_info import value_of_move, values_of_moves
from tempo.arena.command_line.inputs import BadInput, did_you_mean
from tempo.arena.players.levels import LevelPlayer
from tempo.arena.players.profile_agents import make_agent, profile_names, read_overrides
from tempo.lab.review.scoring import exact_of
from tempo.search.proofs import DRAW, UNKNOWN
from tempo.search.types import Snapshot

TABLE_BITS = 24  # 2^24 words, 128 MiB, for what a solver remembers
SOLVER_SHARE = 0.25  # of the time of an analysis, at most
STALL_BANK = 60.0  # seconds that no plan may spend: so that a stall of the machine does not shorten an analysis
SETTLED_SECONDS = 0.2  # of search where all scores are exact: for the principal variation
ROW = "  {:>4} {:>5} {:>7} {:>10} {}"  # of a move in a text


@dataclass(frozen=True, repr=False)
class Solution:
    """Exact scores of the moves of a state, or bounds of those that are missing.

    Scores are from the side to move: positive wins, 0 draws, negative loses; `meaning` says what they count.
    """

    state: State
    bounds: Mapping[int, tuple[int, int]]  # the lowest and the highest score that each move can have, by action
    meaning: str
    seconds: float

    @property
    def scores(self) -> dict[int, int]:
        """The moves whose scores are exact."""
        return {action: low for action, (low, high) in self.bounds.items() if low == high}

    @property
    def missing(self) -> tuple[int, ...]:
        """The moves of which only bounds are known."""
        return tuple(action for action, (low, high) in self.bounds.items() if low != high)

    @property
    def is_complete(self) -> bool:
        return not self.missing

    @property
    def best(self) -> tuple[int, ...]:
        """The moves that are certainly best; none where the bounds do not decide it."""
        most = max(high for _, high in self.bounds.values())
        return tuple(action for action, (low, _) in self.bounds.items() if low == most)

    @property
    def value(self) -> int | None:
        """1 if the side to move wins, 0 for a draw, -1 if it loses, None where the bounds do not decide it."""
        low, high = (max(bound[side] for bound in self.bounds.values()) for side in (0, 1))
        return Score(low, high).value

    def __str__(self) -> str:
        exact, name = exact_of(self.state.game._config), self.state.name_of
        known = self._known()
        texts = [f"{name(action)}: {exact.text(score)}" for action, score in known.items()]
        if unknown := len(self.bounds) - len(known):
            texts.append(f"{unknown} unknown")
        return f"{'  '.join(texts)}  ({self._meaning()})"

    def _known(self) -> dict[int, Score]:
        """Return the scores of which anything is known."""
        return {action: score for action, bound in self.bounds.items() if (score := Score(*bound)) != UNKNOWN_SCORE}

    def _meaning(self) -> str:
        """Return what scores count, and how many are missing."""
        return f"{self.meaning}{f'; {len(self.missing)} of {len(self.bounds)} not exact' if self.missing else ''}"

    def __repr__(self) -> str:
        return f"<Solution {self}>"

    def _repr_html_(self) -> str:
        exact, name = exact_of(self.state.game._config), self.state.name_of
        ranked = sorted(self._known().items(), key=lambda move: move[1], reverse=True)
        rows = [(action in self.best, (name(action), exact.text(score))) for action, score in ranked]
        return board_and_table(self.state, self._meaning(), ("move", "score"), rows)


@dataclass(frozen=True)
class Analysis:
    """A player's analysis of a state: numbers are from the side to move, moves are actions."""

    state: State
    player: str
    move: int  # that it would play
    best: tuple[int, ...]  # the moves that are certainly best, by the exact solver; none where it does not decide
    value: float | None  # 0 lost, 0.5 even, 1 won; None before the search has visited `move`
    score: float | None  # the same in what the game counts at its end, where the player thinks in it or it is exact
    pv: tuple[int, ...]  # principal variation: the expected line of play, beginning with `move`
    visits: Mapping[int, int]  # of each move, also of those not visited yet; nodes, where alpha-beta searches
    values: Mapping[int, float]  # of each move that was visited or is proven, 0 to 1
    scores: Mapping[int, float]  # of each move, exact or as the player thinks in what the game counts
    proofs: Mapping[int, int]  # of each proven move 1 for a win, 0 for a draw, -1 for a loss
    simulations: int
    depth: int  # plies
    seconds: float
    reason: str  # why this move: search, exact, proven, win, block, book, only, ...

    def __str__(self) -> str:
        return "\n".join([self._head(), *(ROW.format(*self._cells(action)).rstrip() for action in self._by_merit())])

    def _head(self) -> str:
        pv = " ".join(_line_names(self.state, self.pv))
        score = "" if self.score is None else f", score {round(self.score, 1):+g}"
        value = "unknown" if self.value is None else f"{self.value:.3f}"
        return f"{self.player}: {self.state.name_of(self.move)}, value {value}{score} ({self.reason}), pv {pv}"

    def _repr_html_(self) -> str:
        best = self.best or (self.move,)
        rows = [(action in best, self._cells(action)) for action in self._by_merit()]
        return board_and_table(self.state, self._head(), ("move", "value", "score", "visits", "proof"), rows)

    def _by_merit(self) -> list[int]:
        """The moves, the chosen one first, then the better ones."""
        known = dict.fromkeys([self.move, *self.values])
        return sorted(known, key=lambda action: (action != self.move, *self._merit(action)))

    def _merit(self, action: int) -> tuple[float, ...]:
        return -self.proofs.get(action, 0), -self.scores.get(action, -inf), -self.visits.get(action, 0)

    def _cells(self, action: int) -> tuple[str, ...]:
        """Return name, value, score, visits and proof of a move as text."""
        score = f"{self.scores[action]:+.1f}" if action in self.scores else ""
        value = f"{self.values[action]:.3f}" if action in self.values else ""
        proof = "" if action not in self.proofs else ("draw", "win", "loss")[self.proofs[action]]
        return self.state.name_of(action), value, score, f"{self.visits.get(action, 0):,}", proof


def solve(state: State, seconds: float | None = None, nodes: int | None = None) -> Solution:
    """Return exact scores of all moves. With `seconds` or `nodes` stop there, and return bounds of what is missing.

    Without a limit it takes as long as the solver needs for all that it can decide: Othello's decides nothing with more
    than 24 empty squares, Gomoku's wins by threats and losses to them. BadInput where the state is over, or where the
    game or its board has no solver.
    """
    check_goes_on(state)
    check_limits(from_zero=False, seconds=seconds)
    check_count(nodes=nodes)
    try:
        exact = exact_of(state.game._config)
    except BadInput as problem:
        raise BadInput(f"{problem}; tempo.analyse estimates") from None
    started = perf_counter()
    scores = exact.scores(state._position, Effort(seconds, nodes), TABLE_BITS)
    bounds = {action: (score.low, score.high) for action, score in scores.items()}
    return Solution(state, bounds, exact.meaning, perf_counter() - started)


@overload
def analyse(
    state: State,
    player: str = ...,
    seconds: float | None = ...,
    sims: int | None = ...,
    *,
    seed: int = ...,
    stream: Literal[False] = ...,
) -> Analysis: ...
@overload
def analyse(
    state: State,
    player: str = ...,
    seconds: float | None = ...,
    sims: int | None = ...,
    *,
    seed: int = ...,
    stream: Literal[True],
) -> Iterator[Analysis]: ...
def analyse(
    state: State,
    player: str = "champion",
    seconds: float | None = None,
    sims: int | None = None,
    *,
    seed: int = 1,
    stream: bool = False,
) -> Analysis | Iterator[Analysis]:
    """Return what one of our own players thinks of a state.

    state     a state in which the game goes on
    player    a profile, with overrides if any ("champion:puct=2"), or a level ("level:3"): all but the last search as
              much as always, whatever the limit; what a level overlooks or leaves to chance is not drawn
    seconds   of thinking, 1 where neither is given; up to a quarter of it goes to the exact solver, if there is one
    sims      simulations (nodes, for alpha-beta) instead of seconds: repeats to the bit in a new process
    stream    True yields an analysis ten times a second, the last one final
    """
    check_goes_on(state)
    check_text(player)
    check_limits(from_zero=False, seconds=seconds)
    check_count(sims=sims)
    if seconds is not None and sims is not None:
        raise BadInput("give seconds or sims, not both")
    snapshots = _analyses(state, player, 1.0 if seconds is None else seconds, sims, seed)
    if stream:
        return snapshots
    *_, last = snapshots
    return last


def _analyses(state: State, player: str, seconds: float, sims: int | None, seed: int) -> Iterator[Analysis]:
    scores: Scores
    agent = _agent(state, player, sims, seed)
    position = agent.read_task(state.observation, state.game._configuration()).position._replace(prover=None)
    with redirect_stdout(StringIO()):
        agent.player.get_ready(position, inf)
    exact, scores = _solver_of(state), {}
    if exact is not None:
        exact.prepare(state.game._config, TABLE_BITS)
    started = perf_counter()
    if exact is not None:
        effort = Effort(SOLVER_SHARE * seconds) if sims is None else Effort(nodes=sims)
        scores = exact.scores(state._position, effort, TABLE_BITS)
    left = max(0.0, seconds - (perf_counter() - started))
    if scores and all(score.is_exact for score in scores.values()):
        left = min(left, SETTLED_SECONDS)
    for snapshot in agent.player.think(position, (), left, STALL_BANK, perf_counter()):
        yield _analysis(state, player, snapshot, scores, agent.player.searcher, perf_counter() - started)


def _agent(state: State, player: str, sims: int | None, seed: int) -> Any:
    """Return the agent that searches, to the end of its time."""
    (name, _, tail), game = player.partition(":"), state.game.name
    if name == "level":
        agent: Any = LevelPlayer(game, player).new_agent(seed, sims)
        agent.player.options = agent.player.options._replace(early_stop=False)
        agent.player.plan = agent.player.plan._replace(cap=0.0)
        return agent
    if name not in (profiles := profile_names(game)):
        known = f"{', '.join(profiles)}, or level:1 to level:{len(state.game._adapter.levels)}"
        raise BadInput(f"player={player!r}: choose {known}{did_you_mean(name, profiles)}")
    overrides = {"early_stop": "0", "cap": "0", **(read_overrides(player, tail) if tail else {})}
    try:
        return make_agent(game, name, overrides, sims, seed)
    except ValueError as problem:
        raise BadInput(f"player={player!r}: {problem}") from None


def _solver_of(state: State) -> ExactScorer | None:
    try:
        return exact_of(state.game._config)
    except BadInput:
        return None


def _analysis(
    state: State, player: str, snapshot: Snapshot, scores: Scores, searcher: Any, seconds: float
) -> Analysis:
    """The search's opinion, corrected by what is certain."""
    visits = dict(zip(snapshot.moves, snapshot.visits, strict=True))
    proofs = _proofs(snapshot, scores)
    values = values_of_moves(snapshot) | {action: (1 + proof) / 2 for action, proof in proofs.items()}
    worths: dict[int, float] = dict(zip(snapshot.moves, snapshot.scores, strict=False))
    worths |= {action: float(score.low) for action, score in scores.items() if score.is_exact}
    move, score, line, reason = snapshot.move, snapshot.score, snapshot.line, snapshot.reason
    value = value_of_move(snapshot)
    best = best_moves(scores)
    if best:
        move = max(best, key=lambda action: visits.get(action, 0))
        exact = scores[move]
        value, score = (1 + (exact.value or 0)) / 2, float(exact.low) if exact.is_exact else None
        line, reason = searcher.line_after(move) if move in visits else (move,), "exact"
    return Analysis(
        state, player, move, tuple(best), value, score, tuple(line), visits, values, worths, proofs,
        snapshot.simulations, snapshot.plies, seconds, reason,
    )  # fmt: skip


def _proofs(snapshot: Snapshot, scores: Scores) -> dict[int, int]:
    """1, 0 or -1 of each move that the tree or the solver proved."""
    proofs = zip(snapshot.moves, snapshot.proofs, strict=False)
    proven = {action: 0 if proof == DRAW else 1 if proof > 0 else -1 for action, proof in proofs if proof != UNKNOWN}
    return proven | {action: score.value for action, score in scores.items() if score.value is not None}


def _line_names(state: State, line: tuple[int, ...]) -> Iterator[str]:
    for action in line:
        yield state.name_of(action)
        state = state.play(action)
