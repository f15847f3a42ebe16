"""A game in the terminal: its states, its moves with their times, how it ended."""

from __future__ import annotations

from collections.abc import Sequence
from time import monotonic

import tempo
from tempo.app.storage.game_record import HUMAN
from tempo.arena.adapter.game_types import MatchConfig, Outcome, forfeited
from tempo.arena.players.player_specs import parse_player, with_all_cores
from tempo.arena.records.record_file import LEFT, RESIGNED

OUT_OF_TIME = "time"  # problem of a game whose mover took too long
FLAG_GRACE = 0.05  # seconds after the end of a person's time before it counts as over


class TerminalGame:
    """A game between `seats`, at least one of them HUMAN, from the position after `moves`."""

    def __init__(
        self, config: MatchConfig, seats: Sequence[str], seed: int = 1, moves: Sequence[tempo.PlayedMove] = ()
    ) -> None:
        self.config, self.seats, self.seed, self.moves = config, seats, seed, list(moves)
        self.states = [tempo.game(config.game, **config.shape).initial()]  # before each move, and now
        for move in moves:
            self.states.append(self.state.play(move.action or 0))
        self.printed = len(moves)  # moves that the person has seen
        self.ending: Outcome | None = None
        self.since = monotonic()  # start of the turn
        for name in {*seats} - {HUMAN}:
            player = with_all_cores(parse_player(name, config.game)).name
            self.machine = tempo.player(player, self.state.game, seconds=config.act_timeout, seed=seed)

    @property
    def state(self) -> tempo.State:
        return self.states[-1]

    @property
    def mover(self) -> int:
        """The seat to move, while the game goes on."""
        return (self.state.to_move or 1) - 1

    def seconds_of(self, seat: int) -> float:
        """Return the total thinking time of a side."""
        return sum(move.seconds for move in self.moves if move.seat == seat)

    def bank_of(self, seat: int) -> float:
        """Return the seconds left in the bank of a side."""
        over = (max(0.0, move.seconds - self.config.act_timeout) for move in self.moves if move.seat == seat)
        return max(0.0, self.config.bank - sum(over))

    def elapsed(self) -> float:
        """Return the seconds of a person's turn. The clock of a timed game starts with its first move."""
        return monotonic() - self.since if self.moves or not self.config.timed else 0.0

    def seconds_left(self) -> float | None:
        """Return the seconds until a person's time is over; None without a running clock."""
        if not self.config.timed or not self.moves or self.ending is not None:
            return None
        return max(0.0, self.config.act_timeout + self.bank_of(self.mover) - self.elapsed() + FLAG_GRACE)

    def play_own(self, move: int | str) -> None:
        """Play a person's move; BadInput for a wrong one."""
        action = self.state.play(move).moves[-1]
        bank = self.bank_of(self.mover)
        self.play(tempo.PlayedMove(len(self.moves), self.mover, action, round(self.elapsed(), 6), bank))

    def play(self, move: tempo.PlayedMove) -> None:
        """Play a move, or end a game whose mover took too long."""
        if self.config.timed and move.seconds - self.config.act_timeout > move.bank:
            self.lose("TIMEOUT", OUT_OF_TIME)
            return
        self.moves.append(move)
        self.states.append(self.state.play(move.action or 0))
        if (result := self.state.result) is not None:
            self.ending = Outcome(("DONE", "DONE"), (result, -result))
        self.since = monotonic()

    def lose(self, status: str, problem: str) -> None:
        """End the game by a forfeit of the side to move."""
        self.ending = forfeited(self.mover, status, problem)

    def resign(self) -> None:
        """End the game: the side to move loses."""
        self.ending = Outcome(("DONE", "DONE"), (1, -1) if self.mover else (-1, 1), RESIGNED)

    def leave(self) -> None:
        """End a game that has begun, if both sides can be counted: the one with more wins."""
        counts = self.state.counts
        if self.moves and self.ending is None and counts:
            lead = (counts[0] > counts[1]) - (counts[0] < counts[1])
            self.ending = Outcome(("DONE", "DONE"), (lead, -lead), LEFT)

    def back_to(self, step: int) -> TerminalGame:
        """Return the game after `step` moves. It goes on from there, with a new agent."""
        return TerminalGame(self.config, self.seats, self.seed + 1, self.moves[:step])

    def own_steps(self) -> list[int]:
        """Return the steps of people's moves other than passes."""
        own = [move.step for move in self.moves if self.seats[move.seat] == HUMAN]
        return [step for step in own if self.states[step + 1].last_cell is not None]
