"""`level:1` to `level:10`: players of any game that people can feel the difference of, from a beginner to all there is.

A weak level is weak as people are. It thinks little, so that it misjudges; it does not notice each move that there is,
be it a win or the block of one; and what it likes, it plays more often than what it likes less. It does not play at
random what it has looked at and found bad. What a game knows beyond its rules (a book, a solver, wins by threats) only
the strong ones are told.

All but the last think for a number of simulations, on no clock: they are as strong on any machine, and repeat from
their seeds. The last is the champion on its clock. The table is the game's (`GameAdapter.levels`);
docs/how-to/play.md measures it.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from math import exp
from time import perf_counter
from typing import Any, NamedTuple

import numpy as np

from tempo.lab.command_line.inputs import BadInput
from tempo.lab.players.profile_agents import agents_of, override, profile_of
from tempo.lab.players.versions import sources_version
from tempo.lab.referee.game_adapter import Level, adapter_of
from tempo.lab.referee.game_data import AgentFunction
from tempo.native.jit import LADDER
from tempo.search.types import Decision, Position, Snapshot

PROFILE = "champion"  # whose game it is that all levels play
ALONE = {"search": "tree", "reuse": "0", "early_stop": "0"}  # every move thought about anew, as long as the table says
AT_A_GLANCE = ("win", "block")  # what is seen without thinking, if it is seen
CERTAIN = ("proven", "exact", "outcome")  # reasons of moves with which nothing is left to choose
FIRST_SIGHT = 0.1  # how much more a move must promise at first sight to be e times as likely


class LevelName(NamedTuple):
    """A level as a list shows it."""

    name: str
    elo: int | None  # on the game's own scale, where it was measured


class Thinking:
    """What makes an agent of any game one that can be watched: mixed into it."""

    def thoughts(self: Any, observation: Any, configuration: Any) -> Iterator[Snapshot]:
        """What is thought about a position, the last of it with the move; as `search.player` has it."""
        started = perf_counter()
        LADDER.workshop.go_on()
        try:
            task = self.read_task(observation, configuration)
            yield from self.player.think(task.position, task.shortcuts, task.step, task.bank, started)
        finally:
            LADDER.workshop.rest()


class ThinkingAtALevel:
    """What makes it a weaker one."""

    level: Level
    chance: random.Random

    def decide(self: Any, observation: Any, configuration: Any) -> int:
        """The move; the agent is called like any other."""
        self.last = None
        try:
            for snapshot in self.thoughts(observation, configuration):
                self.last = snapshot
        except Exception as error:  # a legal move is worth more than a traceback
            self.log_error(error)
        move: int = self.fallback_move(observation, configuration) if self.last is None else self.last.move
        return move

    def thoughts(self: Any, observation: Any, configuration: Any) -> Iterator[Snapshot]:
        """As `Thinking` has it."""
        started = perf_counter()
        task = self.read_task(observation, configuration)
        missed: set[int] = set()
        for source in task.shortcuts:
            decision = source()
            if decision is not None and self.is_told(decision, missed):
                move, reason, value = decision
                yield Snapshot(move, reason, value, task.position.number, perf_counter() - started, task.bank)
                return
        position = task.position if self.level.knows else task.position._replace(prover=None)
        for snapshot in self.player.think(position, (), task.step, task.bank, started):
            yield snapshot
        missed |= {move for move in snapshot.moves if self.is_missed()}
        move = self.pick(snapshot, missed)
        if move is None:
            others = set(self.legal_moves(observation, configuration)) - missed
            move = self.at_first_sight(position, sorted(others)) if others else snapshot.move
        if move != snapshot.move:
            yield self.as_chosen(snapshot, move)

    def is_missed(self) -> bool:
        """Whether a move is not noticed."""
        return self.chance.random() < self.level.misses

    def is_told(self, decision: Decision, missed: set[int]) -> bool:
        """Whether the level comes by a move that needs no search; a win or a block may be missed."""
        if decision.reason not in AT_A_GLANCE:
            return self.level.knows or decision.reason == "only"
        if self.is_missed():
            missed.add(decision.move)
        return decision.move not in missed

    def pick(self, snapshot: Snapshot, missed: set[int]) -> int | None:
        """One of the moves that are noticed: the more it was thought about, the likelier, as the temperature has it."""
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

    def at_first_sight(self, position: Position, moves: list[int]) -> int:
        """One of these moves, by what they promise before anything is thought about."""
        game, ratings = position.game, np.zeros(len(moves), np.float32)
        game.ordering.prior(game.board, position.state, np.array(moves, np.int16), len(moves), ratings)
        weights = [exp((float(rating) - float(ratings.max())) / FIRST_SIGHT) for rating in ratings]
        return self.chance.choices(moves, weights)[0]

    def as_chosen(self: Any, snapshot: Snapshot, move: int) -> Snapshot:
        """The same thoughts, with another move chosen."""
        place = snapshot.moves.index(move) if move in snapshot.moves else None
        value = 0.5 if place is None else snapshot.values[place]
        line = (move,) if place is None else self.player.searcher.line_after(move)
        return snapshot._replace(move=move, reason="search", value=value, plies=len(line), line=line)


class LevelPlayer:
    """A level of a game, by its name."""

    repeatable = True

    def __init__(self, game: str, text: str) -> None:
        table, number = adapter_of(game).levels, text.partition(":")[2]
        if number not in {str(place) for place in range(1, len(table) + 1)}:
            raise BadInput(f"'{text}': levels go from level:1, a beginner's, to level:{len(table)}, all there is")
        self.game, self.level, self.name = game, table[int(number) - 1], text

    def version(self) -> str:
        return sources_version()

    def new_agent(self, seed: int, simulations: int | None) -> AgentFunction:
        """How many simulations a level has is what it is: a number for everybody is obeyed by the last one only."""
        level, profile = self.level, profile_of(PROFILE, self.game)
        if not level.simulations:
            return self.mixed(Thinking, profile)(profile, simulations, seed, False)
        profile = override(profile, {**ALONE, **level.overrides}, self.game)
        agent = self.mixed(ThinkingAtALevel, profile)(profile, level.simulations, seed, False)
        agent.level, agent.chance = level, random.Random(seed)
        return agent

    def mixed(self, more: type, profile: Any) -> Any:
        """The class of a profile's agent with one of the above in front of it."""
        agent = agents_of(self.game)[profile.options.search]
        return type(f"{more.__name__}{agent.__name__}", (more, agent), {})


def level_names(game: str) -> list[LevelName]:
    """All levels of a game, the weakest first."""
    adapter = adapter_of(game)
    elo = adapter.level_elo or (None,) * len(adapter.levels)
    return [LevelName(f"level:{number}", rating) for number, rating in enumerate(elo, start=1)]
