"""Rendering of the environment's games: text for a terminal, and a page that works offline.

The page is the lab's report with one game. `kaggle_environments` passes a document that begins with `<` on unchanged.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tempo.arena.adapter.game_types import MatchConfig
from tempo.arena.adapter.search_info import read_info
from tempo.games.gomoku.adapter.board import COLOURS, EMPTY, LETTERS, GomokuBoard, in_turns, write_move
from tempo.lab.report.boards.replay import forfeiter

SIGNS = {EMPTY: ".", 1: "X", 2: "O"}
FORM = {"last": "({})", "won": "[{}]"}


def text(state: Any, env: Any) -> str:
    """Return the board as text, with `(X)` for the last stone, `[X]` for the winning line, and the game's state."""
    board = replayed(env)
    special = dict.fromkeys(board.moves[-1:], "last") | dict.fromkeys(board.winning_line(), "won")
    lines = ["   " + "".join(f" {letter} " for letter in LETTERS[: board.size])]
    for row in range(board.size):
        cells = range(row * board.size, (row + 1) * board.size)
        signs = [FORM.get(special.get(cell, ""), " {} ").format(SIGNS[board.cells[cell]]) for cell in cells]
        lines.append(f"{row + 1:2} " + "".join(signs))
    return "\n".join([*(line.rstrip() for line in lines), _standing(board, [agent.status for agent in state]), ""])


def _standing(board: GomokuBoard, statuses: Sequence[str]) -> str:
    """Return one line about the state of the game."""
    names = {mark: f"{colour} ({SIGNS[mark]})" for mark, colour in COLOURS.items()}
    loser = forfeiter({"statuses": statuses})
    if loser is not None:
        return f"{names[loser + 1]} forfeits: {statuses[loser]}"
    if board.winner:
        return f"{names[board.winner]} wins with {write_move(board.moves[-1], board.size)}"
    return "a draw" if board.is_over() else f"{names[board.mark]} to move"


def replayed(env: Any) -> GomokuBoard:
    """Return the referee's board after all steps of a game."""
    boards = [list(step[0].observation.board) for step in env.steps]
    size = env.configuration.size
    start = boards[0] or [EMPTY] * (size * size)
    stones = len(start) - start.count(EMPTY)
    board = GomokuBoard(size, env.configuration.inarow, start, 1 + stones % 2)
    for cells in boards[1:]:
        for cell in range(len(cells)):
            if cells[cell] != board.cells[cell]:
                board.play(cell)
    return board


def page(env: Any) -> str:
    """Return a page with the game on a board that can be stepped through."""
    from tempo.lab.report.html_page import page_text, replay_section  # imports matplotlib, which takes a second

    names = list((env.info or {}).get("TeamNames") or ("Black", "White"))
    section = replay_section([_record_of(env)], names, _config_of(env))
    title = f"Gomoku: {names[0]} – {names[1]}"
    return page_text(title, [section._replace(title="")], made_by="tempo.games.gomoku.adapter.environment")


def _config_of(env: Any) -> MatchConfig:
    """Return the board of an environment as a match's configuration, without its clock."""
    return MatchConfig("gomoku", {name: env.configuration[name] for name in ("size", "inarow")}, timed=False)


def _record_of(env: Any) -> dict[str, Any]:
    """Return the game in the format of a record: one move for each step, with the search info in the agents' logs."""
    board = replayed(env)
    statuses = [agent.status for agent in env.state]
    loser = forfeiter({"statuses": statuses})
    opening = in_turns(board.start)
    played: list[int | None] = [*board.moves]
    if loser is not None:
        played.append(None)
    logs = env.logs[-len(played) :] if len(env.logs) >= len(played) else [[]] * len(played)
    moves = []
    for number, action in enumerate(played):
        seat = (len(opening) + number) % 2
        log = logs[number][seat] if logs[number] else {}  # empty for games that were stepped by hand or loaded
        info = read_info(log.get("stdout", ""))
        moves.append({"seat": seat, "action": action, "seconds": log.get("duration"), **info._asdict()})
    rewards = [agent.reward for agent in env.state]
    return {"players": [0, 1], "opening": opening, "moves": moves, "statuses": statuses, "rewards": rewards}
