"""Data of one game: configuration, moves, result. Pure data without rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

AgentFunction = Callable[..., Any]
BothAgents = tuple[AgentFunction, AgentFunction]  # by seat
FORFEITS = ("ERROR", "INVALID", "TIMEOUT")
BROKEN_OFF = "BROKEN OFF"  # status of both sides if the moves end before the game does
FULL_CLOCK = 2.0, 60.0  # of the competition: seconds a move, and of the bank
AGAIN = "AGAIN"  # status of a referee that asks for another answer


class MatchConfig(NamedTuple):
    """Board and clock of a match. Untimed games measure time and never charge it."""

    game: str
    shape: Mapping[str, int]  # of the board, as --config has it
    act_timeout: float = FULL_CLOCK[0]
    bank: float = FULL_CLOCK[1]
    timed: bool = True
    tournament: bool = False  # whether a tournament's referee judges, not the environment
    scale: float = 1.0  # by which the clock was divided, and the time plans with it


class PlayedMove(NamedTuple):
    """One answer of one agent. `action` is None if the environment could not take the answer."""

    step: int
    seat: int
    action: int | None
    seconds: float
    bank: float  # seconds left when the agent was asked
    simulations: int | None = None
    reason: str | None = None
    value: float | None = None  # of the position in the agent's opinion: 0 lost to 1 won
    backend: str | None = None  # that ran the search; None where nothing is known
    error: str | None = None  # that the search raised, as an agent file of ours logged it


class PlayedGame(NamedTuple):
    """Everything measured in one game. Pairs are by seat: the side that began comes first."""

    opening: tuple[int, ...]
    moves: list[PlayedMove]
    statuses: tuple[str, str]
    rewards: tuple[int | None, int | None]
    banks: tuple[float, float]
    problem: str | None = None

    def forfeit(self) -> int | None:
        """Return the seat that forfeited, by its status; None if the game was played to its end."""
        return next((seat for seat in (0, 1) if self.statuses[seat] in FORFEITS), None)

    def is_finished(self) -> bool:
        """Return whether the game has a result: by the rules, by a forfeit, or because a side resigned or left."""
        return {*self.statuses} <= {"DONE", *FORFEITS}

    def plies(self) -> int:
        """Return the number of moves, the opening included."""
        return len(self.opening) + sum(move.action is not None for move in self.moves)

    def score(self, seat: int) -> float:
        """Return 1 for a win, 0.5 for a draw, 0 for a loss; a forfeit is a loss."""
        loser = self.forfeit()
        if loser is not None:
            return float(loser != seat)
        return 0.5 + 0.5 * (self.rewards[seat] or 0)


class Outcome(NamedTuple):
    """The end of a game, by seat."""

    statuses: tuple[str, str]
    rewards: tuple[int | None, int | None]
    problem: str | None = None


class Verdict(NamedTuple):
    """A referee's decision on an answer: an action, a status that loses, AGAIN, or the end with these rewards."""

    status: str
    action: int | None = None
    rewards: tuple[int, int] | None = None
    why: str | None = None


class Struct(dict[str, Any]):
    """A dict whose entries are also attributes, as in the environment."""

    def __getattr__(self, name: str) -> Any:
        try:
            return self[name]
        except KeyError:
            raise AttributeError(name) from None

    def __setattr__(self, name: str, value: Any) -> None:
        self[name] = value


class AgentFault(Exception):
    """A failure of an agent in place of an answer, in one line for a person: a forfeit."""


class FailedAgent:
    """Stand-in for an agent that did not start: its first move forfeits with the reason."""

    def __init__(self, failure: AgentFault) -> None:
        self.failure = failure

    def __call__(self, observation: Any, configuration: Any) -> Any:
        raise self.failure


class Unusual:
    """An answer of a type that no environment takes, as text from the agent's process."""

    def __init__(self, shown: str) -> None:
        self.shown = shown

    def __repr__(self) -> str:
        return self.shown


Referee = Callable[[Any, Any, Struct], Verdict]  # of an answer, the board, and what the agent was shown


def forfeited(seat: int, status: str, problem: str) -> Outcome:
    """Return the end of a game that this seat forfeits."""
    if seat == 0:
        return Outcome((status, "DONE"), (None, 0), problem)
    return Outcome(("DONE", status), (0, None), problem)
