"""The position that a command is about: moves, or a game of a file, and how many of its moves."""

from __future__ import annotations

from argparse import Namespace

from tempo.arena.adapter.game_adapter import board_after, default_game, new_config
from tempo.arena.adapter.game_options import add_config, add_game
from tempo.arena.command_line.inputs import BadInput, Parser, zero_or_more
from tempo.arena.records.read_games import read_games
from tempo.lab.review.annotate import actions_of
from tempo.lab.review.review_command import select_games
from tempo.lab.review.scoring import PositionQuery


def add_position(options: Parser) -> None:
    """Add the options that name a position."""
    add = options.add_argument
    add("source", nargs="?", metavar="SOURCE", help="moves, or a file of games (the start position)")
    add("--at", type=zero_or_more, metavar="N", help="the position after N moves (all)")
    add("--only", type=int, metavar="N", help="one of many games, by its index or its episode's number")
    add_game(options, None, "which game, if the source does not say")
    add_config(options)


def read_position(options: Namespace) -> PositionQuery:
    """Return the position that the options name. It has a side to move."""
    if options.source is None:
        config, actions = new_config(options.game or default_game(), options.config), []
    else:
        episode = read_games(options.source, None, options.game, options.config)
        config, actions = episode.config, actions_of(select_games(episode, options.source, options.only).games[0])
    at = len(actions) if options.at is None else options.at
    if at > len(actions):
        raise BadInput(f"--at {at}: only {len(actions)} moves were played")
    if board_after(config, actions[:at]).rewards() is not None:
        raise BadInput(f"the game is over after {at} moves: --at N takes an earlier position")
    return PositionQuery(config, tuple(actions[:at]))
