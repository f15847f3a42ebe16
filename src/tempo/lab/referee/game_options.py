"""The options that say which game is played, and on which board: the same for every command."""

from __future__ import annotations

from argparse import ArgumentParser

from tempo.lab.command_line.inputs import seconds, shape, shape_text
from tempo.lab.referee.game_adapter import adapter_of, usual_first, usual_game

ABOUT_AT = 50  # the column of what an example is about


def add_game(parser: ArgumentParser, default: str | None = "", about: str = "which game is played") -> None:
    """Without a default of its own, the usual game is meant."""
    known = ", ".join(usual_first())
    chosen = usual_game() if default == "" else default
    parser.add_argument("--game", default=chosen, metavar="GAME", help=f"{about}: {known}")


def add_config(parser: ArgumentParser) -> None:
    boards = {game: shape_text(adapter_of(game).shape) for game in usual_first()}
    told = "; ".join(f"{game} {board}" for game, board in boards.items() if board)
    parser.add_argument("--config", type=shape, default={}, metavar="C", help=f"the board: {told}")


def add_match_options(parser: ArgumentParser, act_timeout: float, bank: float) -> None:
    """Board, clock and seed. A clock that is not given is None."""
    add = parser.add_argument
    add_config(parser)
    add("--act-timeout", type=seconds, metavar="S", help=f"seconds a move ({act_timeout:g})")
    add("--bank", type=seconds, metavar="S", help=f"seconds of overage a game ({bank:g})")
    add("--seed", type=int, default=1, metavar="N", help="of all that is random, save what a file draws (1)")


def examples_of(command: str) -> str:
    """Command lines of all games for the end of a help text; two blanks part what is typed from what it does."""
    lines = [line for game in usual_first() for line in adapter_of(game).examples.get(command, ())]
    parts = [line.partition("  ") for line in lines]
    return "".join(f"  local_eval.py {typed:{ABOUT_AT}}  {about.strip()}".rstrip() + "\n" for typed, _, about in parts)
