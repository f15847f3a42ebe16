"""What a tournament consists of: pairs of games from one opening with the seats swapped, and how one is played.

A match is one pairing of two players, a gauntlet one player against each of the others, a ladder everyone
against everyone. Each game is played by fresh agents with seeds of their own, agent files in processes of
their own (see `isolated_agent`), so a tournament with a number of simulations repeats to the bit from its seed, on
one worker or on ten.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from itertools import combinations
from typing import NamedTuple

from tempo.lab.players.agent_files import LONGEST_LOADING, AgentFile
from tempo.lab.players.isolated_agent import HostedAgent
from tempo.lab.players.warmup import warm_up_agent
from tempo.lab.referee.game_adapter import PlayerSpec, adapter_of, longest
from tempo.lab.referee.game_data import AgentFunction, MatchConfig, PlayedGame
from tempo.lab.referee.one_game import play_game

WARMUP_SIMULATIONS = 200

Pairing = tuple[int, int]


class ScheduledGame(NamedTuple):
    """One game. In game 0 of a pair the first player of the pairing has the first seat, in game 1 the second."""

    pairing: int
    pair: int
    game: int


class Tournament(NamedTuple):
    players: tuple[PlayerSpec, ...]
    pairings: tuple[Pairing, ...]
    config: MatchConfig
    openings: Sequence[tuple[int, ...]]  # as many as each pairing has pairs of games
    simulations: int | None
    seed: int
    environment: bool = False  # whether the games go through kaggle_environments

    def schedule(self) -> list[ScheduledGame]:
        """All games, every pairing advancing alike, so that a table means something before the end."""
        pairings = range(len(self.pairings))
        return [ScheduledGame(p, pair, game) for pair in range(len(self.openings)) for p in pairings for game in (0, 1)]

    def seats(self, scheduled: ScheduledGame) -> Pairing:
        """Which players play, the first seat first."""
        first, second = self.pairings[scheduled.pairing]
        return (second, first) if scheduled.game else (first, second)

    def lasting(self) -> bool:
        """Whether a process may play many games: what repeats to the bit carries nothing from game to game, and an
        agent file plays in processes of its own."""
        return all(player.repeatable or isinstance(player, AgentFile) for player in self.players)

    def longest_game(self) -> float:
        """Seconds, with what the files of others may take to be loaded and to warm up where they are played."""
        return longest(self.config) + LONGEST_LOADING * sum(isinstance(one, AgentFile) for one in self.players)

    def prepare(self) -> None:
        """Let whatever the players compile be compiled in this process."""
        for player in self.players:
            warm_up_player(player, self.config)

    def play(self, scheduled: ScheduledGame) -> PlayedGame:
        """Play one game with fresh agents."""
        first, second = (
            self.players[index].new_agent(derive_seed(self.seed, *scheduled, index), self.simulations)
            for index in self.seats(scheduled)
        )
        play = adapter_of(self.config.game).play_from_opening if self.environment else play_game
        try:
            return play((first, second), self.config, self.openings[scheduled.pair])
        finally:
            close(first)
            close(second)


def everyone(count: int) -> tuple[Pairing, ...]:
    """Every player against every other."""
    return tuple(combinations(range(count), 2))


def one_against_all(one: int, count: int) -> tuple[Pairing, ...]:
    return tuple((one, other) for other in range(count) if other != one)


def derive_seed(seed: int, *place: int) -> int:
    """A seed of 63 bits for one player in one game: unlike all others, and the same on any machine."""
    digest = blake2b(" ".join(map(str, (seed, *place))).encode(), digest_size=8).digest()
    return int.from_bytes(digest, "big") >> 1


def warm_up_player(player: PlayerSpec, config: MatchConfig) -> None:
    """Let a player think about a few positions, so that whatever it compiles is there before the processes fork."""
    if isinstance(player, AgentFile):
        player.prepare(config)
    else:
        warm_up_agent(player.new_agent(0, WARMUP_SIMULATIONS if player.repeatable else None), config)


def close(agent: AgentFunction) -> None:
    """An agent's game is over: what has a process of its own may end it."""
    if isinstance(agent, HostedAgent):
        agent.close()
