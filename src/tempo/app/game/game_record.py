"""The end of a game on a board, and the game as a record of the lab."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from tempo.app.game.game_tree import Node
from tempo.lab.players.player_specs import parse_player
from tempo.lab.players.versions import sources_version
from tempo.lab.records.record_file import BOARD, LEFT, RESIGNED, GameRecord, game_record, new_header
from tempo.lab.referee.game_types import MatchConfig, PlayedGame, PlayedMove

HUMAN = "human"
OUT_OF_TIME = "time"
SECOND_SUFFIX = " (2)"  # after the name of a player who plays against itself
UNFINISHED = "ACTIVE"  # status of both seats in a game that was not finished


class Ending(NamedTuple):
    """The end of a game: rewards and statuses by seat, and the seat that resigned or forfeited."""

    rewards: tuple[int | None, int | None]
    statuses: tuple[str, str]
    loser: int | None  # the seat that resigned, ran out of time or forfeited; None if the rules or the count decided
    reason: str | None

    @classmethod
    def resigned(cls, loser: int) -> Ending:
        return cls((-1, 1) if loser == 0 else (1, -1), ("DONE", "DONE"), loser, RESIGNED)

    @classmethod
    def counted(cls, counts: tuple[int, int]) -> Ending:
        """Return the end of a game that was left: the side with the higher count wins."""
        lead = (counts[0] > counts[1]) - (counts[0] < counts[1])
        return cls((lead, -lead), ("DONE", "DONE"), None, LEFT)

    @classmethod
    def forfeited(cls, loser: int, status: str, reason: str) -> Ending:
        rewards, statuses = ((None, 0), (status, "DONE")) if loser == 0 else ((0, None), ("DONE", status))
        return cls(rewards, statuses, loser, reason)

    @classmethod
    def timed_out(cls, loser: int) -> Ending:
        return cls.forfeited(loser, "TIMEOUT", OUT_OF_TIME)

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Ending:
        first, second = data["statuses"]
        return cls(
            (data["rewards"][0], data["rewards"][1]),
            (first, second),
            data["loser"],
            data.get("reason", data.get("why")),  # boards saved before 1.0 have why
        )

    def points(self) -> tuple[int, int]:
        """Return 1, 0 or -1 by seat; a forfeit is a loss."""
        if self.loser is not None:
            return (-1, 1) if self.loser == 0 else (1, -1)
        return self.rewards[0] or 0, self.rewards[1] or 0

    def to_json(self) -> dict[str, Any]:
        """Return the end of the game as the page shows it."""
        return {"rewards": list(self.points()), "forfeit": self.loser, "reason": self.reason}


def record_of(
    config: MatchConfig, seats: Sequence[str], names: Sequence[str], moves: list[PlayedMove], ending: Ending | None
) -> tuple[dict[str, Any], GameRecord]:
    """Return header and only game of a record.

    config  game, board size and clock
    seats   names of the players at the board, HUMAN for a person
    names   names in the record, which differ for imported games
    moves   from the start
    ending  None for a game that was not finished
    """
    versions = [_version_of(seat, config.game) for seat in seats]
    header = new_header(
        BOARD,
        game=config.game,
        players=[{"name": name, "version": one} for name, one in zip(_distinct_names(names), versions, strict=True)],
        pairings=[[0, 1]],
        config=config._asdict() | {"shape": dict(config.shape)},
        simulations=None,
        environment=False,
        sprt=None,
    )
    over = ending or Ending((0, 0), (UNFINISHED, UNFINISHED), None, None)
    left = [next((move.bank for move in reversed(moves) if move.seat == seat), config.bank) for seat in (0, 1)]
    game = PlayedGame((), moves, over.statuses, over.rewards, (left[0], left[1]), over.reason)
    return header, game_record(game, index=0, players=[0, 1])


def played_moves(config: MatchConfig, nodes: Sequence[Node]) -> list[PlayedMove]:
    """Return the moves of a line as a record has them."""
    return [
        PlayedMove(
            step,
            node.seat,
            node.action,
            node.seconds or 0.0,
            config.bank if node.bank is None else node.bank,
            node.simulations,
            node.reason,
            node.value,
            node.backend,
        )
        for step, node in enumerate(nodes)
    ]


def _distinct_names(names: Sequence[str]) -> list[str]:
    """Return names for a record: a player that plays against itself gets a second name."""
    first, second = names
    return [first, f"{second}{SECOND_SUFFIX}" if first == second else second]


def original_names(names: Sequence[str]) -> list[str]:
    """Undo `_distinct_names`."""
    first, second = names
    return [first, first if second == f"{first}{SECOND_SUFFIX}" else second]


def _version_of(name: str, game: str) -> str:
    """Return the version of a player if it can be known without starting it."""
    if name == HUMAN:
        return HUMAN
    return sources_version() if getattr(parse_player(name, game), "repeatable", False) else "as on the board"
