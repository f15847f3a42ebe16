"""Which game does a file play? Asked where nobody has named it: the one whose first positions it answers legally."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

from tempo.lab.check.sandbox import CheckedAgent, Limits, ProbeReply, ProcessLost
from tempo.lab.command_line.inputs import BadInput
from tempo.lab.referee import check_tasks
from tempo.lab.referee.game_adapter import default_first, default_game, new_config
from tempo.lab.referee.game_types import MatchConfig
from tempo.lab.referee.search_info import HAS_FAILED

PATIENCE = 60.0  # seconds for loading and some moves; what takes longer is told of by name
CANNOT_TELL = "cannot tell which game this file plays: name it with --game ({})"


class Attempt(NamedTuple):
    """What a file made of the first positions of a game."""

    game: str
    problem: str  # none if all answers were legal
    is_right: bool  # and of the right type, which is for a row of its own to judge


def detect_game(path: Path, limits: Limits, config: Mapping[str, int]) -> str:
    """The game that a file plays, the usual one before others. One that cannot be loaded is of no game: it is judged as
    if of the usual one, which says why."""
    attempts: list[Attempt] = []
    for board in possible(config):
        checked = CheckedAgent(path, replace(limits, patience=limits.patience or PATIENCE), board)
        if not checked.is_playable:
            return default_game()
        attempts.append(attempt(checked))
        if attempts[-1].is_right:
            return board.game
    for tried in attempts:
        if not tried.problem:
            return tried.game
    raise BadInput(CANNOT_TELL.format("; ".join(f"{tried.game}: {tried.problem}" for tried in attempts)))


def possible(config: Mapping[str, int]) -> list[MatchConfig]:
    """The boards of all games that have one of this kind."""
    boards, refused = [], []
    for game in default_first():
        try:
            boards.append(new_config(game, config))
        except BadInput as problem:
            refused.append(problem)
    if not boards:
        raise refused[0]
    return boards


def attempt(checked: CheckedAgent) -> Attempt:
    """Ask for the first move of either side, and one more. Whoever says of the last that thinking failed has not
    understood the game; who had no time for it may be on a slow machine."""
    board = checked.brief
    openings = [(), *check_tasks.undecided_openings(board, 1, 2)]
    tasks = [check_tasks.position_task(f"after {len(opening)} moves", opening, board) for opening in openings]
    try:
        replies = checked.ask(tasks)
    except ProcessLost as lost:
        return Attempt(board.game, str(lost), False)
    problem = next((reply.problem for reply in replies if reply.problem), "") or failure(replies[-1])
    return Attempt(board.game, problem, not problem and all(call.is_right for reply in replies for call in reply.calls))


def failure(reply: ProbeReply) -> str:
    failed = (call.reason for call in reply.calls if call.reason == HAS_FAILED)
    return next((f"moves without a search (why={reason})" for reason in failed), "")
