"""First moves of a built file, for `build.py`: `python -m tempo.lab.check.first_moves GAME < FILE`.

It asks for a move on the empty board and in a position that needs a search, and prints the first exception: the line
of the file in which it was raised, a blank, and its text.
"""

from __future__ import annotations

import sys
from contextlib import redirect_stdout
from io import StringIO
from traceback import walk_tb
from typing import Any

from tempo.arena.adapter.game_adapter import adapter_of, board_after, new_config
from tempo.arena.adapter.game_types import Struct
from tempo.arena.command_line.inputs import BadInput
from tempo.arena.players.agents.agent_code import execute

SIMULATIONS = 3  # least number in a move: each step of a simulation is taken
BANK = 60.0
FILE = "built file"


def ask_first_moves(text: str, game: str) -> None:
    """Load a built file as the competition does, and ask it; raises what its search raises."""
    names = execute(FILE, text)
    adapter, config = adapter_of(game), new_config(game)
    actions, enough = adapter.demanding(config)
    player: Any = names.get("PLAYER")
    if hasattr(player, "log_error"):
        player.log_error = raise_error
        player.player.simulations = max(enough, SIMULATIONS)
    for played in ((), actions):
        shown = adapter.observation_of(board_after(config, played), BANK)
        names["agent"](shown, Struct(adapter.configuration_of(config)))


def raise_error(error: Exception) -> None:
    """Raise an error that an agent would log and survive."""
    raise error


def line_of(error: BaseException) -> int:
    """Return the innermost line of the built file in the traceback of an error, 0 if there is none."""
    lines = [line for frame, line in walk_tb(error.__traceback__) if frame.f_code.co_filename == FILE]
    return lines[-1] if lines else 0


def main(argv: list[str]) -> int:
    """Ask the file on standard input for its first moves in a game; return 1 if one raises."""
    try:
        adapter_of(argv[0])
    except BadInput:  # a game whose adapter is not written yet
        return 0
    try:
        with redirect_stdout(StringIO()):
            ask_first_moves(sys.stdin.read(), argv[0])
    except Exception as error:
        print(f"{line_of(error)} {type(error).__name__}: {' '.join(str(error).split())}")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
