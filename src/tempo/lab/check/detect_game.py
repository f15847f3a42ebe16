"""Detect the game of a file: the one whose first positions it answers legally."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

from tempo.arena.adapter.game_adapter import default_first, default_game, new_config
from tempo.arena.adapter.game_types import MatchConfig
from tempo.arena.adapter.search_info import HAS_FAILED
from tempo.arena.command_line.inputs import BadInput
from tempo.arena.referee import check_tasks
from tempo.lab.check.sandbox.replies import ProbeReply
from tempo.lab.check.sandbox.sandbox import CheckedAgent, Limits, ProcessLost
from tempo.lab.check.uploads import refuse_missing

PATIENCE = 60.0  # seconds for loading and some moves; slower files need --game
CANNOT_TELL = "cannot tell which game this file plays: name it with --game ({})"
FAILS = "{}, in every game: correct this, or name the game with --game"


class Attempt(NamedTuple):
    """The answers of a file to the first positions of a game."""

    game: str
    problem: str  # empty if all answers were legal
    is_right: bool  # whether they also had the right type, which another row checks


def detect_game(path: Path, limits: Limits, config: Mapping[str, int]) -> str:
    """Return the game that a file plays, the default game first.

    A file that cannot be loaded counts as the default game, whose rows report the error.
    """
    attempts: list[Attempt] = []
    for board in possible(config):
        checked = CheckedAgent(path, replace(limits, patience=limits.patience or PATIENCE), board)
        if not checked.is_playable:
            return default_game()
        attempts.append(attempt(checked))
        refuse_missing(attempts[-1].problem)
        if attempts[-1].is_right:
            return board.game
    for tried in attempts:
        if not tried.problem:
            return tried.game
    if len(attempts) > 1 and len({tried.problem for tried in attempts}) == 1:
        raise BadInput(FAILS.format(attempts[0].problem))
    raise BadInput(CANNOT_TELL.format("; ".join(f"{tried.game}: {tried.problem}" for tried in attempts)))


def possible(config: Mapping[str, int]) -> list[MatchConfig]:
    """Return the boards of all games that accept these sizes."""
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
    """Ask for the first move of either side, and one more.

    An agent that reports a failed search in the last move does not know the game; one that had no time for a search may
    be on a slow machine.
    """
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
    """Return the agent's report of a failed search, if any."""
    failed = (call.reason for call in reply.calls if call.reason == HAS_FAILED)
    return next((f"moves without a search (why={reason})" for reason in failed), "")
