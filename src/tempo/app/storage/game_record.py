"""A game of the board as a record of the lab, and the names of its players there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tempo.arena.adapter.game_types import MatchConfig, Outcome, PlayedGame, PlayedMove
from tempo.arena.players.player_specs import parse_player
from tempo.arena.players.versions import sources_version
from tempo.arena.records.record_file import BOARD, GameRecord, game_record, new_header

HUMAN = "human"
SECOND_SUFFIX = " (2)"  # after the name of a player who plays against itself
UNFINISHED = Outcome(("ACTIVE", "ACTIVE"), (0, 0))


def record_of(
    config: MatchConfig, seats: Sequence[str], moves: list[PlayedMove], outcome: Outcome | None
) -> tuple[dict[str, Any], GameRecord]:
    """Return header and only game of a record.

    config   game, board size and clock
    seats    names of the players, HUMAN for a person
    moves    from the start
    outcome  None for a game that was not finished
    """
    first, second = seats
    names = first, f"{second}{SECOND_SUFFIX}" if first == second else second
    versions = [_version_of(seat, config.game) for seat in seats]
    header = new_header(
        BOARD,
        game=config.game,
        players=[{"name": name, "version": version} for name, version in zip(names, versions, strict=True)],
        pairings=[[0, 1]],
        config=config._asdict() | {"shape": dict(config.shape)},
        simulations=None,
        environment=False,
        sprt=None,
    )
    statuses, rewards, problem = outcome or UNFINISHED
    left = [next((move.bank for move in reversed(moves) if move.seat == seat), config.bank) for seat in (0, 1)]
    game = PlayedGame((), moves, statuses, rewards, (left[0], left[1]), problem)
    return header, game_record(game, index=0, players=[0, 1])


def original_names(names: Sequence[str]) -> list[str]:
    """Return the names of players without the suffix in a record."""
    first, second = names
    return [first, first if second == f"{first}{SECOND_SUFFIX}" else second]


def _version_of(name: str, game: str) -> str:
    """Return the version of a player if it can be known without starting it."""
    if name == HUMAN:
        return HUMAN
    return sources_version() if getattr(parse_player(name, game), "repeatable", False) else "as on the board"
