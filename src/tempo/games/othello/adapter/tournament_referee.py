"""The referee of a tournament: more patient with mistakes than the environment, and stricter about the board.

Three illegal answers lose the game; after the first and the second the player is asked again, and the clock of the
move runs on. Players get a copy of the board. A player in the referee's process that changes it loses, even with a
legal answer; the copy in another process is out of sight, and a change to it has no effect. A player may leave with
`Q`: then the discs on the board decide. Everything else is as in every game: the clock, the end when both pass, the win
by more discs.
"""

from __future__ import annotations

from typing import Any

from tempo.arena.adapter.game_adapter import adapter_of
from tempo.arena.adapter.game_types import AGAIN, Struct, Verdict
from tempo.games.othello.adapter.board import COLOURS, OthelloBoard

MOST_ILLEGAL = 3
LEAVE = "Q"
BOARD = ("observationString", "serializedGameAndState")  # where an observation shows the board


class Referee:
    """The referee of one game."""

    def __init__(self) -> None:
        self.illegal = [0, 0]  # answers so far, by seat

    def __call__(self, answer: Any, board: OthelloBoard, shown: Struct) -> Verdict:
        adapter = adapter_of("othello")
        truth = adapter.observation_of(board, 0.0)
        if any(shown.get(part) != truth[part] for part in BOARD):
            return Verdict("INVALID", why="changed the board")
        if answer == LEAVE or (isinstance(answer, dict) and answer.get("submission") == LEAVE):
            lead = (board.lead() > 0) - (board.lead() < 0)
            return Verdict("DONE", rewards=(lead, -lead), why=f"{COLOURS[board.mark]} left: the discs decide")
        status, action = adapter.verdict(answer, board)
        if action is not None:
            return Verdict(status, action)
        seat = board.mark - 1
        self.illegal[seat] += 1
        if self.illegal[seat] < MOST_ILLEGAL:
            return Verdict(AGAIN)
        return Verdict("INVALID", why=f"{MOST_ILLEGAL} illegal answers, the last one {answer!r:.60}")
