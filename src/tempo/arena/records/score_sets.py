"""Text files of positions with the score of every legal move, for `accuracy`.

The first line names the game and the board. Then one line per position: the moves played, with commas, or a dash for
none, and the score of each legal move for the side to move: `action=score`, or `low..high` where only bounds are known.
`*=score` stands for all other legal moves, where most have the same score.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from tempo.arena.adapter.exact import Score, Scores
from tempo.arena.adapter.game_adapter import board_of, new_config
from tempo.arena.adapter.game_types import MatchConfig
from tempo.arena.command_line.inputs import BadInput, shape, shape_text

HEADER = "# positions of {} {}: moves played, and what each legal move is worth\n"
FIRST_LINE = r"# positions of (\w+) (\S+):"
NONE = "-"  # no moves, or no shape
OTHERS = "*"  # all moves that are not listed
LEAST_SHORTENED = 20  # moves with the same score


class Scored(NamedTuple):
    """A position, by the moves that lead to it, with the scores of its moves."""

    actions: tuple[int, ...]
    scores: Scores


def write_score_set(path: Path, config: MatchConfig, positions: Sequence[Scored]) -> None:
    """Write positions with scores to a file."""
    board = shape_text(config.shape) or NONE
    lines = [HEADER.format(config.game, board), *(f"{line_of(position)}\n" for position in positions)]
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("".join(lines), encoding="ascii", newline="\n")


def line_of(position: Scored) -> str:
    """Format one position."""
    moves = ",".join(map(str, position.actions)) or NONE
    usual, count = Counter(position.scores.values()).most_common(1)[0]
    is_shortened = count >= LEAST_SHORTENED
    listed = [(action, score) for action, score in position.scores.items() if not (is_shortened and score == usual)]
    worth = [f"{action}={written(score)}" for action, score in sorted(listed)]
    return " ".join([moves, *worth, *([f"{OTHERS}={written(usual)}"] if is_shortened else [])])


def written(score: Score) -> str:
    """Format a score."""
    return str(score.low) if score.is_exact else f"{score.low}..{score.high}"


def is_score_set(text: str) -> bool:
    """Return whether a text is that of a set of positions, by its first line."""
    return re.match(FIRST_LINE, text) is not None


def read_score_set(path: Path, chosen: slice = slice(None)) -> tuple[MatchConfig, list[Scored]]:
    """Read board and positions, all or those of the chosen lines; BadInput names the line that is wrong."""
    try:
        head, *lines = path.read_text(encoding="ascii").splitlines() or [""]
    except (OSError, UnicodeDecodeError) as problem:
        raise BadInput(f"cannot read '{path}': {problem}") from None
    header = re.match(FIRST_LINE, head)
    if not header:
        wanted = HEADER.format("GAME", "BOARD").partition(":")[0]
        raise BadInput(f"'{path}' is not a set of positions: its first line should be '{wanted}: ...'")
    config = new_config(header[1], {} if header[2] == NONE else shape(header[2]))
    positions = []
    for number, line in [*enumerate(lines, start=2)][chosen]:
        try:
            positions.append(read_line(line, config))
        except ValueError as problem:
            raise BadInput(f"'{path}' line {number}: {problem}") from None
    if not positions:
        raise BadInput(f"'{path}' holds no positions")
    return config, positions


def read_line(line: str, config: MatchConfig) -> Scored:
    """Read one position; ValueError says what is wrong with it."""
    moves, *worth = line.split() or [""]
    actions = () if moves == NONE else tuple(map(int, moves.split(",")))
    board = board_of(config)
    for action in actions:
        if board.rewards() is not None:
            raise ValueError("the game is over there")
        if action not in board.legal():
            raise ValueError(f"{action} cannot be played")
        board.play(action)
    if board.rewards() is not None:
        raise ValueError("the game is over there")
    legal = sorted(board.legal())
    others = {action: read_score(text[2:]) for text in worth if text.startswith(f"{OTHERS}=") for action in legal}
    scores = others | dict(read_worth(text) for text in worth if not text.startswith(OTHERS))
    if sorted(scores) != legal:
        raise ValueError(f"the scores are not those of the legal moves {', '.join(map(str, legal))}")
    return Scored(actions, scores)


def read_worth(text: str) -> tuple[int, Score]:
    """Read `action=score`."""
    action, _, worth = text.partition("=")
    return int(action), read_score(worth)


def read_score(text: str) -> Score:
    """Read `score` or `low..high`."""
    low, _, high = text.partition("..")
    return Score(int(low), int(high or low))
