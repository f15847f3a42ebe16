"""Players of graded strength, `level:1` to `level:10`, from a beginner's to the champion's.

A weak level errs as people do. It searches little, so it misjudges; it overlooks some moves, even a win or a block; and
it prefers moves in proportion to their visits. It does not play random moves that its search found bad, except a first
level with a temperature below 0. Only strong levels use what a game knows beyond its rules: a book, a solver, wins by
threats.

A number between two levels, as in `level:2.6`, is the upper one that overlooks more moves: the board's opponent that
adapts to a person plays so.

All levels but the last run a number of simulations without a clock: they are equally strong on any machine and repeat
from their seeds. The last is the champion on its clock. The table belongs to the game (`GameAdapter.levels`);
docs/how-to/play.md measures it.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import ceil, exp
from time import perf_counter
from typing import Any, NamedTuple

import numpy as np

from tempo.arena.adapter.game_adapter import Level, adapter_of
from tempo.arena.adapter.game_types import AgentFunction
from tempo.arena.command_line.inputs import BadInput
from tempo.arena.players.profile_agents import (
    OwnPlayer,
    agents_of,
    override,
    profile_of,
    strict_class,
    with_scaled_plan,
)
from tempo.native.backends import BACKENDS
from tempo.search.types import Decision, Position, Snapshot

PROFILE = "champion"  # the profile that all levels weaken
LEVEL_OVERRIDES = {"search": "tree", "reuse": "0", "early_stop": "0"}  # a full new search for every move
TACTICAL = ("win", "block")  # reasons of moves that are found without a search, unless overlooked
CERTAIN = ("proven", "exact", "outcome")  # reasons of moves that leave no choice
NUMBER = re.compile(r"(0|[1-9]\d?)(\.\d\d?)?", re.ASCII)
LEAST_EASING = 0.06  # share of moves that a level overlooks more where it is nearly the one below
PRIOR_SCALE = 0.1  # difference in prior that makes a move e times as likely


def level_at(levels: Sequence[Level], number: float) -> Level:
    """Return a level by its number.

    One between two levels is the upper one that overlooks more moves. Below the last level, which overlooks none, there
    is only the one before. One below the first draws a share of its moves without a search.
    """
    upper = ceil(number)
    level, missing = levels[upper - 1], upper - number
    if not missing:
        return level
    if upper == 1:
        return level._replace(random_rate=missing)
    below = levels[upper - 2]
    if not level.simulations:
        return below
    easing = max(LEAST_EASING, below.miss_rate - level.miss_rate)
    return level._replace(miss_rate=level.miss_rate + missing * easing)


class LevelName(NamedTuple):
    """A level in a list, with its Elo if that was measured."""

    name: str
    elo: int | None  # above level:1
    step: int | None  # above the level below; of level:1 above random moves


class SnapshotStream:
    """Mixin that gives an agent of any game a stream of snapshots of its search."""

    def snapshots(self: Any, observation: Any, configuration: Any) -> Iterator[Snapshot]:
        """Yield snapshots of the search of a position; the last one has the move. See `search/player/player.py`."""
        started = perf_counter()
        BACKENDS.compiler.resume()
        try:
            task = self.read_task(observation, configuration)
            yield from self.player.think(task.position, task.shortcuts, task.step, task.bank, started)
        finally:
            BACKENDS.compiler.pause()


class LevelAgent:
    """Mixin that weakens an agent to a level."""

    level: Level
    chance: random.Random

    def decide(self: Any, observation: Any, configuration: Any) -> int:
        """Return the move, when called like any agent."""
        self.last = None
        try:
            for snapshot in self.snapshots(observation, configuration):
                self.last = snapshot
        except Exception as error:  # a legal move is worth more than a traceback
            self.log_error(error)
        move: int = self.fallback_move(observation, configuration) if self.last is None else self.last.move
        return move

    def snapshots(self: Any, observation: Any, configuration: Any) -> Iterator[Snapshot]:
        """Yield snapshots as `SnapshotStream` does; the last one has the move that the level chooses."""
        started = perf_counter()
        task = self.read_task(observation, configuration)
        if self.level.random_rate and self.chance.random() < self.level.random_rate:
            move = self.chance.choice(self.legal_moves(observation, configuration))
            yield Snapshot(move, "search", 0.5, task.position.number, perf_counter() - started, task.bank)
            return
        missed: set[int] = set()
        for source in task.shortcuts:
            decision = source()
            if decision is not None and self.accepts(decision, missed):
                move, reason, value = decision
                yield Snapshot(move, reason, value, task.position.number, perf_counter() - started, task.bank)
                return
        position = task.position if self.level.uses_knowledge else task.position._replace(prover=None, refuter=None)
        for snapshot in self.player.think(position, (), task.step, task.bank, started):
            yield snapshot
        missed |= {move for move in snapshot.moves if self.is_missed()}
        move = self.pick(snapshot, missed)
        if move is None:
            legal = self.legal_moves(observation, configuration)
            others = sorted({*legal} - missed)
            move = self.choose_by_prior(position, others) if others else self.chance.choice(legal)
        if move != snapshot.move:
            yield self.with_move(snapshot, move)

    def is_missed(self) -> bool:
        """Draw whether a move is overlooked."""
        return self.chance.random() < self.level.miss_rate

    def accepts(self, decision: Decision, missed: set[int]) -> bool:
        """Return whether the level finds a move that needs no search; a win or a block may be overlooked."""
        if decision.reason not in TACTICAL:
            return self.level.uses_knowledge or decision.reason == "only"
        if self.is_missed():
            missed.add(decision.move)
        return decision.move not in missed

    def pick(self, snapshot: Snapshot, missed: set[int]) -> int | None:
        """Draw one of the noticed moves by visits to the power of 1/temperature; None if none was visited."""
        thought = zip(snapshot.moves, snapshot.visits, strict=True)
        seen = {move: visits for move, visits in thought if visits and move not in missed}
        if snapshot.move not in missed and (not seen or not self.level.temperature or snapshot.reason in CERTAIN):
            return snapshot.move
        if not seen:
            return None
        if not self.level.temperature:
            return max(seen, key=lambda move: seen[move])
        most = max(seen.values())
        weights = [(visits / most) ** (1 / self.level.temperature) for visits in seen.values()]
        return self.chance.choices(list(seen), weights)[0]

    def choose_by_prior(self, position: Position, moves: list[int]) -> int:
        """Draw one of these moves by the game's move priors, without a search."""
        game, ratings = position.game, np.zeros(len(moves), np.float32)
        game.ordering.prior(game.board, position.state, np.array(moves, np.int16), len(moves), ratings)
        weights = [exp((float(rating) - float(ratings.max())) / PRIOR_SCALE) for rating in ratings]
        return self.chance.choices(moves, weights)[0]

    def with_move(self: Any, snapshot: Snapshot, move: int) -> Snapshot:
        """Return the snapshot with another move chosen."""
        place = snapshot.moves.index(move) if move in snapshot.moves else None
        value = 0.5 if place is None else snapshot.values[place]
        line = (move,) if place is None else self.player.searcher.line_after(move)
        return snapshot._replace(move=move, reason="search", value=value, plies=len(line), line=line)


class LevelPlayer(OwnPlayer):
    """A level of a game as a player."""

    repeatable = True

    def __init__(self, game: str, text: str, strict: bool = True, scale: float = 1.0) -> None:
        table, number = adapter_of(game).levels, text.partition(":")[2]
        if not NUMBER.fullmatch(number) or not 0 < float(number) <= len(table):
            raise BadInput(f"'{text}': levels go from level:1, a beginner's, to level:{len(table)}, the champion's")
        self.game, self.level, self.name, self.strict = game, level_at(table, float(number)), text, strict
        self.scale = scale

    def new_agent(self, seed: int, simulations: int | None) -> AgentFunction:
        """Return an agent for one game. Only the last level obeys `simulations`: the others have their own number."""
        level, profile = self.level, profile_of(PROFILE, self.game)
        if not level.simulations:
            profile = with_scaled_plan(override(profile, dict(level.overrides), self.game), self.scale, self.game)
            return self.mixed(SnapshotStream, profile)(profile, simulations, seed, False)
        profile = override(profile, {**LEVEL_OVERRIDES, **level.overrides}, self.game)
        agent = self.mixed(LevelAgent, profile)(profile, level.simulations, seed, False)
        agent.level, agent.chance = level, random.Random(seed)
        return agent

    def mixed(self, more: type, profile: Any) -> Any:
        """Return the class of a profile's agent with a mixin in front of it."""
        agent = agents_of(self.game)[profile.options.search]
        mixed = type(f"{more.__name__}{agent.__name__}", (more, agent), {})
        return strict_class(mixed) if self.strict else mixed


def level_names(game: str) -> list[LevelName]:
    """Return all levels of a game, the weakest first."""
    adapter = adapter_of(game)
    if not adapter.level_elo:
        return [LevelName(f"level:{number}", None, None) for number in range(1, len(adapter.levels) + 1)]
    steps = pairwise(adapter.level_elo)
    return [LevelName(f"level:{number}", elo, elo - below) for number, (below, elo) in enumerate(steps, start=1)]
