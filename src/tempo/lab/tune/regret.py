"""Regret: the mean value that a player gives away per move when it is replayed along reference games under the clock.

The player has one seat and a bank that runs down as in a game. At each of its positions it is asked for a move and
charged for its time as by the referee; then the game continues as recorded. Every player gets
the same questions, so two players can be compared game by game.

The clock is scaled down: time per move, bank, and the parameters of a time plan in seconds (`profile_agents.SECONDS`)
are divided by the scale; shares are not. The length of a batch and stalls of the machine cannot be scaled. So a move
slightly late on an empty bank is no forfeit here: it is counted, and the bank stays empty.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import sqrt
from time import perf_counter
from typing import NamedTuple

from tempo.arena.adapter.game_adapter import adapter_of, board_after
from tempo.arena.adapter.game_types import MatchConfig, Struct
from tempo.arena.players.player_specs import ProfilePlayer
from tempo.arena.players.profile_agents import make_agent
from tempo.arena.referee.one_game import ask
from tempo.lab.statistics.pentanomial import Z_95
from tempo.lab.tournament.pairs import derive_seed
from tempo.lab.tune.reference_games import ReferenceGame


class SeatResult(NamedTuple):
    """The result of one seat of one reference game."""

    loss: float  # sum over the moves; 1 turns a win into a loss
    moves: int
    late: int  # moves that took more time than was left
    bank: float  # seconds left, on the scaled clock


class Candidate(NamedTuple):
    """A profile with overrides, from which an agent is made for every game, and the board and clock."""

    config: MatchConfig
    profile: str
    overrides: dict[str, str]

    def player(self) -> ProfilePlayer:
        """Return the player of a match."""
        return ProfilePlayer(self.config.game, self.profile, self.overrides)

    def replay(self, game: ReferenceGame, seat: int, seed: int) -> SeatResult:
        """Replay one seat along a game, until nothing is at stake any more."""
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
        """Replay both seats of all games in turn. The same games and seed repeat all that can repeat."""
        for number, game in enumerate(games):
            for seat in (0, 1):
                yield self.replay(game, seat, derive_seed(seed, number, seat, 0))


def regret(results: Iterable[SeatResult]) -> float:
    """Return the mean loss per move."""
    results = list(results)
    return sum(result.loss for result in results) / max(1, sum(result.moves for result in results))


class Difference(NamedTuple):
    """The difference in value given away per move, second player minus first, with its 95 % interval."""

    mean: float
    low: float
    high: float


def difference(first: list[SeatResult], second: list[SeatResult]) -> Difference:
    """Return the difference, paired by seat and game, so that the difficulty of a game cancels."""
    gaps = [other.loss - result.loss for result, other in zip(first, second, strict=True)]
    moves = sum(result.moves for result in first) / len(first)
    mean = sum(gaps) / len(gaps)
    spread = sqrt(sum((gap - mean) ** 2 for gap in gaps) / max(1, len(gaps) - 1) / len(gaps))
    return Difference(mean / moves, (mean - Z_95 * spread) / moves, (mean + Z_95 * spread) / moves)
