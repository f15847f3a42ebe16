"""Referee of one game between two agents, by the environment's rules but without its JSON.

`kaggle_environments` copies, validates and logs every step through JSON schemas, which costs milliseconds a move, and
it does not let the caller set the bank. This referee reproduces exactly what decides a game: rules, verdicts on
answers, the arithmetic of the clock. Tests compare it with the environment.

Surprising rules of the environment, all kept here:

- Time is checked first: a late agent is TIMEOUT, whatever it returned or raised.
- The side that forfeits has the reward `None`, the other one 0: only the status shows a forfeit.
- The bank is charged with durations rounded to microseconds; lateness is decided by exact durations.
"""

from __future__ import annotations

import traceback
from collections.abc import Callable, Sequence
from contextlib import redirect_stderr, redirect_stdout
from io import StringIO
from time import perf_counter
from typing import Any, NamedTuple

from tempo.arena.adapter.game_adapter import adapter_of, board_of
from tempo.arena.adapter.game_types import (
    AGAIN,
    AgentFault,
    AgentFunction,
    BothAgents,
    MatchConfig,
    Outcome,
    PlayedGame,
    PlayedMove,
    Referee,
    Struct,
    Unusual,
    Verdict,
    forfeited,
)
from tempo.arena.adapter.search_info import info_of
from tempo.arena.command_line.process_text import one_line


def ask(
    agent: AgentFunction, observation: Struct, configuration: Struct, now: Callable[[], float]
) -> tuple[Any, float]:
    """Return the agent's answer, or the exception that it raised, and the seconds that it took."""
    start = now()
    try:
        answer = agent(observation, configuration)
    except (Exception, SystemExit) as raised:
        answer = raised
    return answer, now() - start


def referee_of(config: MatchConfig) -> Referee:
    """Return a new referee of one game."""
    adapter = adapter_of(config.game)
    if config.tournament and adapter.tournament is not None:
        return adapter.tournament.new_referee()
    return lambda answer, board, shown: Verdict(*adapter.verdict(answer, board))


class Answer(NamedTuple):
    """The last answer for a move, the seconds of all answers for it, and the verdict."""

    answer: Any
    seconds: float
    verdict: Verdict


def ask_until_decided(
    agent: AgentFunction, board: Any, bank: float, config: MatchConfig, referee: Referee, now: Callable[[], float]
) -> Answer:
    """Ask for a move, again if the referee says so, while the clock of the move keeps running.

    agent: the side to move
    board: the referee's board
    bank: seconds of overage left
    config: board and clock
    referee: decides on each answer
    now: the clock, in seconds
    """
    adapter, seconds = adapter_of(config.game), 0.0
    while True:
        shown = adapter.observation_of(board, bank)
        answer, taken = ask(agent, shown, Struct(adapter.configuration_of(config)), now)
        seconds += taken
        verdict = Verdict("ERROR") if isinstance(answer, BaseException) else referee(answer, board, shown)
        if config.timed and seconds - config.act_timeout > bank:
            verdict = Verdict("TIMEOUT")
        if verdict.status != AGAIN:
            return Answer(answer, seconds, verdict)


def describe(status: str, answer: Any, seconds: float) -> str:
    """Explain a forfeit in one line.

    status: TIMEOUT, INVALID or ERROR
    answer: what the agent returned or raised
    seconds: time of the move
    """
    if status == "TIMEOUT":
        return f"took {seconds:.3f} s, more than was left"
    if isinstance(answer, AgentFault):
        return one_line(str(answer)[:200])
    if isinstance(answer, Unusual):
        return f"returned {answer!r:.100}"
    if not isinstance(answer, BaseException):
        return f"returned {answer!r:.60} ({type(answer).__name__})"
    frames = traceback.extract_tb(answer.__traceback__)
    place = f" (line {frames[-1].lineno} of {frames[-1].name})" if frames else ""
    return one_line(f"{type(answer).__name__}: {answer}"[:200]) + place


def play_game(
    agents: BothAgents,
    config: MatchConfig,
    opening: Sequence[int] = (),
    now: Callable[[], float] = perf_counter,
) -> PlayedGame:
    """Play from the position after `opening` to the end. Tests pass a clock of their own as `now`."""
    board, referee = board_of(config), referee_of(config)
    for action in opening:
        board.play(action)
    banks = [config.bank, config.bank]
    moves: list[PlayedMove] = []
    outcome: Outcome | None = None
    printed = StringIO()
    with redirect_stdout(printed), redirect_stderr(StringIO()):
        while outcome is None:
            seat = board.mark - 1
            agent, bank = agents[seat], banks[seat]
            answer, seconds, verdict = ask_until_decided(agent, board, bank, config, referee, now)
            if config.timed:
                banks[seat] -= max(0.0, round(seconds, 6) - config.act_timeout)
            info = info_of(agent, printed.getvalue())
            moves.append(PlayedMove(board.plies, seat, verdict.action, seconds, bank, *info))
            printed.seek(0)
            printed.truncate()
            if verdict.rewards is not None:
                outcome = Outcome(("DONE", "DONE"), verdict.rewards, verdict.why)
            elif verdict.action is None:
                outcome = forfeited(seat, verdict.status, verdict.why or describe(verdict.status, answer, seconds))
            else:
                board.play(verdict.action)
                if (rewards := board.rewards()) is not None:
                    outcome = Outcome(("DONE", "DONE"), rewards)
    return PlayedGame(tuple(opening), moves, outcome.statuses, outcome.rewards, (banks[0], banks[1]), outcome.problem)
