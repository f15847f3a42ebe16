"""Tournaments: pairs of games from one opening with colours swapped.

A match is one pairing of two players, a gauntlet one player against each of the others, a ladder everyone against
everyone. Each game has new agents with their own seeds, and agent files run in their own processes (see
`isolated_agent`). So a tournament with a number of simulations repeats to the bit from its seed, on one worker or on
ten.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from itertools import combinations
from typing import NamedTuple

from tempo.arena.adapter.game_adapter import PlayerSpec, adapter_of, longest
from tempo.arena.adapter.game_types import BROKEN_OFF, AgentFunction, FailedAgent, MatchConfig, PlayedGame
from tempo.arena.players.agents.agent_files import LONGEST_LOADING, AgentFile
from tempo.arena.players.agents.isolated_agent import AgentLost, HostedAgent
from tempo.arena.players.warmup import calls_ahead, warm_up_agent
from tempo.arena.referee.one_game import play_game
from tempo.native.aot.parallel_compiling import compile_ahead

WARMUP_SIMULATIONS = 200

Pairing = tuple[int, int]


class ScheduledGame(NamedTuple):
    """One game of the schedule. In game 0 of a pair the pairing's first player begins, in game 1 the second one."""

    pairing: int
    pair: int
    game: int


class Tournament(NamedTuple):
    """Players, pairings and openings of a tournament."""

    players: tuple[PlayerSpec, ...]
    pairings: tuple[Pairing, ...]
    config: MatchConfig
    openings: Sequence[tuple[int, ...]]  # one per pair of games of a pairing
    simulations: int | None  # per move; None plays by the clock
    seed: int
    environment: bool = False  # whether games go through kaggle_environments

    def schedule(self) -> list[ScheduledGame]:
        """Return all games, with the pairings interleaved, so that a table is meaningful before the end."""
        pairings = range(len(self.pairings))
        return [ScheduledGame(p, pair, game) for pair in range(len(self.openings)) for p in pairings for game in (0, 1)]

    def seats(self, scheduled: ScheduledGame) -> Pairing:
        """Return the two players of a game, the one that begins first."""
        first, second = self.pairings[scheduled.pairing]
        return (second, first) if scheduled.game else (first, second)

    def lasting(self) -> bool:
        """Return whether a process may play many games.

        Repeatable players carry nothing from game to game, and agent files play in their own processes.
        """
        return all(player.repeatable or isinstance(player, AgentFile) for player in self.players)

    def longest_game(self) -> float:
        """Return the most seconds of a game, with loading and warm-up of agent files."""
        return longest(self.config) + LONGEST_LOADING * sum(isinstance(player, AgentFile) for player in self.players)

    def prepare(self) -> None:
        """Warm up all players, so that this process has compiled what they need."""
        ours = [player for player in self.players if not isinstance(player, AgentFile)]
        compile_ahead(call for player in ours for call in calls_ahead(trial_agent(player), self.config))
        for player in self.players:
            warm_up_player(player, self.config)

    def play(self, scheduled: ScheduledGame) -> PlayedGame:
        """Play one game with new agents, and once more if it has no result."""
        game = self.play_once(scheduled)
        return game if game.is_finished() else self.play_once(scheduled)

    def play_once(self, scheduled: ScheduledGame) -> PlayedGame:
        """Play one game with new agents; it has no result if a side was killed, perhaps by the other one."""
        seats = self.seats(scheduled)
        first, second = agents = tuple(
            self.players[index].new_agent(derive_seed(self.seed, *scheduled, index), self.simulations)
            for index in seats
        )
        play = adapter_of(self.config.game).play_from_opening if self.environment else play_game
        try:
            game = play((first, second), self.config, self.openings[scheduled.pair])
        finally:
            close(first)
            close(second)
        loser = game.forfeit()
        if loser is not None and (failure := blameless_failure(agents[loser])):
            problem = f"no result, played twice: {self.players[seats[loser]].name}: {failure}"
            return game._replace(statuses=(BROKEN_OFF, BROKEN_OFF), rewards=(None, None), problem=problem)
        return game


def everyone(count: int) -> tuple[Pairing, ...]:
    """Return the pairings of every player with every other."""
    return tuple(combinations(range(count), 2))


def one_against_all(player: int, count: int) -> tuple[Pairing, ...]:
    """Return the pairings of one player with each of the others."""
    return tuple((player, other) for other in range(count) if other != player)


def near_and_far(count: int) -> tuple[Pairing, ...]:
    """Return the pairings of every player with those 1, 2, 4, 8 ... places after it.

    In a long row they rate everyone nearly as well as all pairings would, by far fewer games.
    """
    distances = [1 << power for power in range((count - 1).bit_length())]
    return tuple((player, player + far) for far in distances for player in range(count - far))


def derive_seed(seed: int, *place: int) -> int:
    """Return a seed of 63 bits for one player in one game: different from all others, the same on any machine."""
    digest = blake2b(" ".join(map(str, (seed, *place))).encode(), digest_size=8).digest()
    return int.from_bytes(digest, "big") >> 1


def warm_up_player(player: PlayerSpec, config: MatchConfig) -> None:
    """Warm up a player, so that its code is compiled before processes fork."""
    if isinstance(player, AgentFile):
        player.prepare(config)
    else:
        warm_up_agent(trial_agent(player), config)


def trial_agent(player: PlayerSpec) -> AgentFunction:
    """Return an agent for the warm-up."""
    return player.new_agent(0, WARMUP_SIMULATIONS if player.repeatable else None)


def close(agent: AgentFunction) -> None:
    """End an agent's game; an agent in its own process may end that."""
    if isinstance(agent, HostedAgent):
        agent.close()


def blameless_failure(agent: AgentFunction) -> AgentLost | None:
    """Return why the process of an agent was killed, if that need not be the agent's own fault."""
    failure = agent.failure if isinstance(agent, HostedAgent | FailedAgent) else None
    return failure if isinstance(failure, AgentLost) and failure.is_blameless else None
