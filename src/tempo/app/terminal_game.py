"""A game in the terminal: its states, its moves with their times, how it ended."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from time import monotonic

import tempo
from tempo.app.game.game_record import HUMAN, Ending
from tempo.lab.players.player_specs import parse_player, with_all_cores
from tempo.lab.referee.game_types import MatchConfig, PlayedMove

FLAG_GRACE = 0.05  # seconds after the end of a person's time before it counts as over


class TerminalGame:
    """A game between `seats`, at least one of them HUMAN, from the position after `moves`."""

    def __init__(
        self, config: MatchConfig, seats: Sequence[str], seed: int = 1, moves: Sequence[PlayedMove] = ()
    ) -> None:
        self.config, self.seats, self.seed, self.moves = config, seats, seed, list(moves)
        self.states = [tempo.game(config.game, **config.shape).initial()]  # before each move, and now
        for move in moves:
            self.states.append(self.state.play(move.action or 0))
        self.ending: Ending | None = None
        self.since = monotonic()  # start of the turn
        self.machine: tempo.Player | None = None  # from its first move on

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

    def thoughts(self) -> Iterator[tempo.Thought]:
        """Yield what the machine to move thinks."""
        if self.machine is None:
            name = with_all_cores(parse_player(self.seats[self.mover], self.config.game)).name
            self.machine = tempo.player(name, self.state.game, seconds=self.config.act_timeout, seed=self.seed)
        yield from self.machine.think(self.state, self.bank_of(self.mover))

    def play(self, move: int | str, seconds: float, thought: tempo.Thought | None = None) -> None:
        """Play a move, with a machine's thought, or end a game whose mover took too long."""
        after, seat, bank = self.state.play(move), self.mover, self.bank_of(self.mover)
        if self.config.timed and seconds - self.config.act_timeout > bank:
            self.ending = Ending.timed_out(seat)
            return
        said = (thought.simulations, thought.reason, thought.value, thought.backend) if thought else ()
        self.moves.append(PlayedMove(len(self.moves), seat, after.moves[-1], round(seconds, 6), bank, *said))
        self.states.append(after)
        if (result := after.result) is not None:
            self.ending = Ending((result, -result), ("DONE", "DONE"), None, None)
        self.since = monotonic()

    def without(self, count: int) -> TerminalGame:
        """Return the game without its last `count` moves. It goes on from there, with a new agent."""
        return TerminalGame(self.config, self.seats, self.seed + 1, self.moves[: len(self.moves) - count])

    def own_turn(self) -> int:
        """Return how many moves an undo takes back: a person's last move other than a pass, and those after it."""
        for count, move in enumerate(reversed(self.moves), start=1):
            if self.seats[move.seat] == HUMAN and self.states[-count].last_cell is not None:
                return count
        raise tempo.BadInput("there is no move to undo")
