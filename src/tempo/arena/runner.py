"""One game between two agents under the environment's rules, without its JSON.

`kaggle_environments` copies, validates and logs every step through JSON schemas; that costs milliseconds a
move, and gives no say over the bank. This runner keeps what decides a game (rules, verdicts on what an agent
returns, the arithmetic of the clock) to the letter, and tests play it against the environment itself.

Things of the environment that one would not guess, all kept here:

- `None` is not an offence: the schema fills in its default, which is column 0.
- bool, numpy integers, strings, fractions and columns off the board or full are INVALID.
- A whole float such as 3.0 passes the schema and then crashes the environment. Here it is an ERROR.
- An exception that is returned counts as if it had been raised.
- Time is judged first: who is late is TIMEOUT, whatever was returned or raised.
- Who forfeits has the reward `None`, the other one 0: a forfeit is told by the status alone.
- The bank is charged in durations rounded to microseconds, lateness is judged by the exact ones.
- At 999 moves the game ends as it stands (boards of 1,000 cells and more).
"""

from __future__ import annotations

import traceback
from collections.abc import Callable, Sequence
from contextlib import redirect_stderr, redirect_stdout
from io import StringIO
from time import perf_counter
from typing import Any, NamedTuple

from tempo.arena.board import Board
from tempo.arena.thoughts import thought_of

Agent = Callable[..., Any]
FORFEITS = ("ERROR", "INVALID", "TIMEOUT")
EPISODE_STEPS = 1000


class Terms(NamedTuple):
    """What is played: the board, and the clock. Untimed games measure time and never charge it."""

    rows: int = 6
    columns: int = 7
    inarow: int = 4
    act_timeout: float = 2.0
    bank: float = 60.0
    timed: bool = True

    def board(self) -> Board:
        return Board(self.rows, self.columns, self.inarow)

    def longest(self) -> float:
        """The most seconds that a game can last if nobody oversteps the clock."""
        return self.rows * self.columns * self.act_timeout + 2 * self.bank


class Move(NamedTuple):
    """One answer of one agent. `action` is None where there was none that the environment could take."""

    step: int
    seat: int
    action: int | None
    seconds: float
    bank: float  # what the agent had left when it was asked
    simulations: int | None = None
    reason: str | None = None
    value: float | None = None  # what the agent thinks of its position: 0 lost to 1 won


class Game(NamedTuple):
    """All that was measured in one game. Pairs are by seat: who plays first comes first."""

    opening: tuple[int, ...]
    moves: list[Move]
    statuses: tuple[str, str]
    rewards: tuple[int | None, int | None]
    banks: tuple[float, float]
    problem: str | None = None

    def forfeit(self) -> int | None:
        """The seat that forfeited, told by the status; None if the game was played to its end."""
        return next((seat for seat in (0, 1) if self.statuses[seat] in FORFEITS), None)

    def stones(self) -> int:
        """How many stones are on the board at the end."""
        return len(self.opening) + sum(move.action is not None for move in self.moves)

    def score(self, seat: int) -> float:
        """1 for a win, 0.5 for a draw, 0 for a loss; who forfeits loses."""
        loser = self.forfeit()
        if loser is not None:
            return float(loser != seat)
        return 0.5 + 0.5 * (self.rewards[seat] or 0)


class Outcome(NamedTuple):
    """How a game ended, by seat."""

    statuses: tuple[str, str]
    rewards: tuple[int | None, int | None]
    problem: str | None = None


class Struct(dict[str, Any]):
    """A dict whose entries are attributes too, as the environment hands them out."""

    def __getattr__(self, name: str) -> Any:
        try:
            return self[name]
        except KeyError:
            raise AttributeError(name) from None

    def __setattr__(self, name: str, value: Any) -> None:
        self[name] = value


def configuration_of(terms: Terms) -> dict[str, Any]:
    """The configuration that agents get to see, with the environment's own entries and defaults."""
    return {
        "rows": terms.rows,
        "columns": terms.columns,
        "inarow": terms.inarow,
        "actTimeout": terms.act_timeout,
        "episodeSteps": EPISODE_STEPS,
        "runTimeout": 1200,
        "agentTimeout": 60,
        "timeout": 2,
    }


def observation_of(board: Board, bank: float) -> Struct:
    """What the side to move sees: a copy, so that no agent can touch the referee's board."""
    return Struct(remainingOverageTime=bank, step=board.stones, board=board.cells[:], mark=board.mark)


def ask(agent: Agent, observation: Struct, configuration: Struct, now: Callable[[], float]) -> tuple[Any, float]:
    """The agent's answer, which is the exception if it raised one, and the seconds that it took."""
    start = now()
    try:
        answer = agent(observation, configuration)
    except (Exception, SystemExit) as raised:
        answer = raised
    return answer, now() - start


def verdict(answer: Any, board: Board) -> tuple[str, int | None]:
    """What the environment makes of an answer that came in time: a status, and the column if there is one."""
    if answer is None:
        answer = 0
    if isinstance(answer, BaseException):
        return "ERROR", None
    if isinstance(answer, bool) or not isinstance(answer, int | float) or answer != answer // 1:
        return "INVALID", None
    if not 0 <= answer < board.columns:
        return "INVALID", None
    if isinstance(answer, float):
        return "ERROR", None
    return ("ACTIVE", int(answer)) if board.is_free(answer) else ("INVALID", None)


def describe(status: str, answer: Any, seconds: float) -> str:
    """One line for a person: what the agent did to forfeit."""
    if status == "TIMEOUT":
        return f"took {seconds:.3f} s, more than was left"
    if not isinstance(answer, BaseException):
        return f"returned {answer!r:.60} ({type(answer).__name__})"
    frames = traceback.extract_tb(answer.__traceback__)
    place = f" (line {frames[-1].lineno} of {frames[-1].name})" if frames else ""
    return f"{type(answer).__name__}: {answer}"[:200] + place


def play_game(
    agents: tuple[Agent, Agent],
    terms: Terms,
    opening: Sequence[int] = (),
    now: Callable[[], float] = perf_counter,
) -> Game:
    """Play from the position after `opening` to the end. Pass a clock of your own to test the arithmetic."""
    board = terms.board()
    for stone in opening:
        board.drop(stone)
    configuration = configuration_of(terms)
    banks = [terms.bank, terms.bank]
    moves: list[Move] = []
    outcome: Outcome | None = None
    printed = StringIO()
    with redirect_stdout(printed), redirect_stderr(StringIO()):
        while outcome is None:
            seat = board.stones % 2
            agent = agents[seat]
            answer, seconds = ask(agent, observation_of(board, banks[seat]), Struct(configuration), now)
            status, column = verdict(answer, board)
            bank = banks[seat]
            if terms.timed:
                if seconds - terms.act_timeout > banks[seat]:
                    status, column = "TIMEOUT", None
                banks[seat] -= max(0.0, round(seconds, 6) - terms.act_timeout)
            moves.append(Move(board.stones, seat, column, seconds, bank, *thought_of(agent, printed.getvalue())))
            printed.seek(0)
            printed.truncate()
            if column is None:
                outcome = forfeited(seat, status, describe(status, answer, seconds))
            elif board.drop(column):
                outcome = Outcome(("DONE", "DONE"), (1, -1) if seat == 0 else (-1, 1))
            elif board.is_full() or board.stones >= EPISODE_STEPS - 1:
                outcome = Outcome(("DONE", "DONE"), (0, 0))
    return Game(tuple(opening), moves, outcome.statuses, outcome.rewards, (banks[0], banks[1]), outcome.problem)


def forfeited(seat: int, status: str, problem: str) -> Outcome:
    if seat == 0:
        return Outcome((status, "DONE"), (None, 0), problem)
    return Outcome(("DONE", status), (0, None), problem)
