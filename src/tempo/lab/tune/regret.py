"""Regret: what a player gives away, a move on average, when it is led along reference games under the clock.

The player has one seat and a bank that runs down as in a game. It answers at each of its positions, is charged
for the time as the referee charges it, and then the game goes on as it went, whatever the answer was. So every
player is asked the very same questions, and two of them can be compared game by game.

The clock is scaled down: the seconds of a move, those of the bank, and whatever a plan measures in seconds
(`search_space.SECONDS`) are divided by the scale; shares stay what they are. Two things cannot be scaled, the
length of a batch of simulations and the hiccups of the machine. So who is late by a hair on an empty bank has not
forfeited here: that is counted, and the bank stays empty.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import sqrt
from time import perf_counter
from typing import NamedTuple

from tempo.lab.players.players import ProfilePlayer
from tempo.lab.players.profile_agents import make_agent
from tempo.lab.referee.game_adapter import adapter_of, board_after
from tempo.lab.referee.game_data import MatchConfig, Struct
from tempo.lab.referee.one_game import ask
from tempo.lab.statistics.pentanomial import Z_95
from tempo.lab.tournament.pairs import derive_seed
from tempo.lab.tune.reference_games import ReferenceGame

ACT_TIMEOUT, BANK = 2.0, 60.0  # the competition's clock


class SeatResult(NamedTuple):
    """How one seat of one reference game went."""

    loss: float  # summed over its moves; 1 is a win turned into a loss
    moves: int
    late: int  # moves that took more than there was
    bank: float  # seconds left, on the scaled clock


class Candidate(NamedTuple):
    """A player as it is made anew for every game, and what is played."""

    config: MatchConfig
    profile: str
    overrides: dict[str, str]

    def player(self) -> ProfilePlayer:
        """As a match knows it."""
        return ProfilePlayer(self.config.game, self.profile, self.overrides)

    def replay(self, game: ReferenceGame, seat: int, seed: int) -> SeatResult:
        """Play one seat along a game, until nothing is at stake any more."""
        config, adapter = self.config, adapter_of(self.config.game)
        agent = make_agent(config.game, self.profile, self.overrides, seed=seed)
        board, bank = board_after(config, game.opening_moves()), config.bank
        loss, late, plies = 0.0, 0, game.plies(seat)
        for ply in plies:
            for played in game.actions[board.plies : ply]:
                board.play(played)
            shown = adapter.observation_of(board, bank), Struct(adapter.configuration_of(config))
            answer, seconds = ask(agent, *shown, perf_counter)
            _, action = adapter.verdict(answer, board)
            assert action is not None, "our own agents play legal moves"
            loss += game.loss(ply, action)
            late += seconds - config.act_timeout > bank
            bank = max(0.0, bank - max(0.0, round(seconds, 6) - config.act_timeout))
        return SeatResult(loss, len(plies), late, bank)

    def replay_all(self, games: Iterable[ReferenceGame], seed: int) -> Iterable[SeatResult]:
        """Both seats of all games, one after the other. Where games and seed are the same, so is all that can be."""
        for number, game in enumerate(games):
            for seat in (0, 1):
                yield self.replay(game, seat, derive_seed(seed, number, seat, 0))


def regret(results: Iterable[SeatResult]) -> float:
    """The mean loss per move."""
    results = list(results)
    return sum(one.loss for one in results) / max(1, sum(one.moves for one in results))


class Difference(NamedTuple):
    """Of two players led along the same games: how much more the second gives away per move, with 95 %."""

    mean: float
    low: float
    high: float


def difference(first: list[SeatResult], second: list[SeatResult]) -> Difference:
    """Paired by seat of game: what is common to both, above all how hard the game is, falls out."""
    gaps = [other.loss - one.loss for one, other in zip(first, second, strict=True)]
    moves = sum(one.moves for one in first) / len(first)
    mean = sum(gaps) / len(gaps)
    spread = sqrt(sum((gap - mean) ** 2 for gap in gaps) / max(1, len(gaps) - 1) / len(gaps))
    return Difference(mean / moves, (mean - Z_95 * spread) / moves, (mean + Z_95 * spread) / moves)
