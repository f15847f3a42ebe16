"""One game between two agents under the environment's rules, without its JSON, whatever the game is (see `sport`).

`kaggle_environments` copies, validates and logs every step through JSON schemas; that costs milliseconds a
move, and gives no say over the bank. This runner keeps what decides a game (rules, verdicts on what an agent
returns, the arithmetic of the clock) to the letter, and tests play it against the environment itself.

Things of the environment that one would not guess, all kept here:

- Time is judged first: who is late is TIMEOUT, whatever was returned or raised.
- Who forfeits has the reward `None`, the other one 0: a forfeit is told by the status alone.
- The bank is charged in durations rounded to microseconds, lateness is judged by the exact ones.
"""

from __future__ import annotations

import traceback
from collections.abc import Callable, Mapping, Sequence
from contextlib import redirect_stderr, redirect_stdout
from io import StringIO
from time import perf_counter
from typing import Any, NamedTuple

from tempo.lab.command_line.inputs import BadInput
from tempo.lab.referee.sport import Sport, sport_of
from tempo.lab.referee.thoughts import thought_of

Agent = Callable[..., Any]
FORFEITS = ("ERROR", "INVALID", "TIMEOUT")
AGAIN = "AGAIN"  # the ruling that asks for another answer


class Terms(NamedTuple):
    """What is played: the board, and the clock. Untimed games measure time and never charge it."""

    rows: int = 6
    columns: int = 7
    inarow: int = 4
    act_timeout: float = 2.0
    bank: float = 60.0
    timed: bool = True
    game: str = "connectx"
    tournament: bool = False  # whether a tournament's referee judges, not the environment
    size: int = 0  # of a board that is as high as it is wide, where that is how the game tells it

    def sport(self) -> Sport:
        return sport_of(self.game)

    def board(self) -> Any:
        """The referee's board, as the game begins."""
        return self.sport().new_position(self)

    def longest(self) -> float:
        """The most seconds that a game can last if nobody oversteps the clock."""
        return self.sport().most_plies(self) * self.act_timeout + 2 * self.bank


def new_terms(
    game: str,
    config: Mapping[str, int],
    act_timeout: float = 2.0,
    bank: float = 60.0,
    timed: bool = True,
    tournament: bool = False,
) -> Terms:
    """The terms of a game, what `config` does not say of the board being standard."""
    shape = {"rows": 0, "columns": 0, "inarow": 0, "size": 0, **sport_of(game).SHAPE}
    if unknown := set(config) - set(sport_of(game).SHAPE):
        can = ", ".join(sport_of(game).SHAPE) or "nothing, its board is always the same"
        raise BadInput(f"--config cannot set {', '.join(sorted(unknown))} of {game}, but {can}")
    shape |= config
    terms = Terms(**shape, act_timeout=act_timeout, bank=bank, timed=timed, game=game, tournament=tournament)
    terms.board()  # which a game may refuse
    return terms


class PlayedMove(NamedTuple):
    """One answer of one agent. `action` is None where there was none that the environment could take."""

    step: int
    seat: int
    action: int | None
    seconds: float
    bank: float  # what the agent had left when it was asked
    simulations: int | None = None
    reason: str | None = None
    value: float | None = None  # what the agent thinks of its position: 0 lost to 1 won
    rung: str | None = None  # what its search ran as, see `rungs`; records from before there were any have none


class PlayedGame(NamedTuple):
    """All that was measured in one game. Pairs are by seat: who plays first comes first."""

    opening: tuple[int, ...]
    moves: list[PlayedMove]
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


class Judgement(NamedTuple):
    """What becomes of an answer: an action, or a status that loses, or AGAIN, or an end with these rewards."""

    status: str
    action: int | None = None
    rewards: tuple[int, int] | None = None
    why: str | None = None


class Struct(dict[str, Any]):
    """A dict whose entries are attributes too, as the environment hands them out."""

    def __getattr__(self, name: str) -> Any:
        try:
            return self[name]
        except KeyError:
            raise AttributeError(name) from None

    def __setattr__(self, name: str, value: Any) -> None:
        self[name] = value


Judge = Callable[[Any, Any, Struct], Judgement]  # of an answer, the board, and what the agent was shown


def ask(agent: Agent, observation: Struct, configuration: Struct, now: Callable[[], float]) -> tuple[Any, float]:
    """The agent's answer, which is the exception if it raised one, and the seconds that it took."""
    start = now()
    try:
        answer = agent(observation, configuration)
    except (Exception, SystemExit) as raised:
        answer = raised
    return answer, now() - start


def judge_of(terms: Terms) -> Judge:
    """Who judges the answers of one game."""
    sport = terms.sport()
    if terms.tournament and sport.TOURNAMENT is not None:
        return sport.TOURNAMENT.new_judge()
    return lambda answer, board, shown: Judgement(*sport.verdict(answer, board))


class Answer(NamedTuple):
    """What an agent returned or raised at last, the seconds of all its answers for this move, and the ruling."""

    answer: Any
    seconds: float
    ruling: Judgement


def ask_until_judged(
    agent: Agent, board: Any, bank: float, terms: Terms, judge: Judge, now: Callable[[], float]
) -> Answer:
    """Ask for a move, and again as long as the judge wants to; the clock of the move runs on."""
    sport, seconds = terms.sport(), 0.0
    while True:
        shown = sport.observation_of(board, bank)
        answer, taken = ask(agent, shown, Struct(sport.configuration_of(terms)), now)
        seconds += taken
        ruling = Judgement("ERROR") if isinstance(answer, BaseException) else judge(answer, board, shown)
        if terms.timed and seconds - terms.act_timeout > bank:
            ruling = Judgement("TIMEOUT")
        if ruling.status != AGAIN:
            return Answer(answer, seconds, ruling)


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
) -> PlayedGame:
    """Play from the position after `opening` to the end. Pass a clock of your own to test the arithmetic."""
    board, judge = terms.board(), judge_of(terms)
    for stone in opening:
        board.play(stone)
    banks = [terms.bank, terms.bank]
    moves: list[PlayedMove] = []
    outcome: Outcome | None = None
    printed = StringIO()
    with redirect_stdout(printed), redirect_stderr(StringIO()):
        while outcome is None:
            seat = board.mark - 1
            agent, bank = agents[seat], banks[seat]
            answer, seconds, ruling = ask_until_judged(agent, board, bank, terms, judge, now)
            if terms.timed:
                banks[seat] -= max(0.0, round(seconds, 6) - terms.act_timeout)
            thought = thought_of(agent, printed.getvalue())
            moves.append(PlayedMove(board.plies, seat, ruling.action, seconds, bank, *thought))
            printed.seek(0)
            printed.truncate()
            if ruling.rewards is not None:
                outcome = Outcome(("DONE", "DONE"), ruling.rewards, ruling.why)
            elif ruling.action is None:
                outcome = forfeited(seat, ruling.status, ruling.why or describe(ruling.status, answer, seconds))
            else:
                board.play(ruling.action)
                if (rewards := board.rewards()) is not None:
                    outcome = Outcome(("DONE", "DONE"), rewards)
    return PlayedGame(tuple(opening), moves, outcome.statuses, outcome.rewards, (banks[0], banks[1]), outcome.problem)


def forfeited(seat: int, status: str, problem: str) -> Outcome:
    if seat == 0:
        return Outcome((status, "DONE"), (None, 0), problem)
    return Outcome(("DONE", status), (0, None), problem)
