"""Options for game, board, clock and seed, shared by all commands."""

from __future__ import annotations

from argparse import ArgumentParser

from tempo.arena.adapter.game_adapter import adapter_of, default_first, default_game
from tempo.arena.command_line.inputs import seconds, shape, shape_text

ABOUT_AT = 50  # column of an example's explanation
KEEP_GOING = "play on with random moves where a search of ours raises an error, which otherwise ends the run"


def add_game(parser: ArgumentParser, default: str | None = "", about: str = "which game is played") -> None:
    """Add --game. The default is the default game, or none for `default=None`."""
    known = ", ".join(default_first())
    chosen = default_game() if default == "" else default
    parser.add_argument("--game", default=chosen, metavar="GAME", help=f"{about}: {known}")


def add_config(parser: ArgumentParser) -> None:
    """Add --config, the sizes of the board."""
    boards = {game: shape_text(adapter_of(game).shape) for game in default_first()}
    standard = "; ".join(f"{game} {board}" for game, board in boards.items() if board)
    parser.add_argument("--config", type=shape, default={}, metavar="C", help=f"the board: {standard}")


def add_match_options(parser: ArgumentParser, act_timeout: float, bank: float, other_bank: str = "") -> None:
    """Add board, clock and seed. The help shows the default clock, `other_bank` when the bank has another default.

    A clock that is not given is None.
    """
    add = parser.add_argument
    add_config(parser)
    add("--act-timeout", type=seconds, metavar="S", help=f"seconds a move ({act_timeout:g})")
    add("--bank", type=seconds, metavar="S", help=f"seconds of overage a game ({bank:g}{other_bank})")
    add("--seed", type=int, default=1, metavar="N", help="of openings and players, except agent files (1)")


def examples_of(command: str) -> str:
    """Return the example command lines of all games for a help text; two blanks separate command and explanation."""
    lines = [line for game in default_first() for line in adapter_of(game).examples.get(command, ())]
    parts = [line.partition("  ") for line in lines]
    return "".join(f"  local_eval.py {typed:{ABOUT_AT}}  {about.strip()}".rstrip() + "\n" for typed, _, about in parts)
