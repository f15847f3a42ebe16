"""What a game adds to the check: the module `tempo.games.<game>.adapter.check_spec`, beside its adapter.

The check knows no game by name. Most of what it asks is the same for all, and comes from the adapter; what is left
stands here, with the usual case as the default: an agent that is shown a position and answers with an int. A game
without such a module is checked by that; one with it overrides what is different.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module, util
from random import Random
from typing import Any, NamedTuple

from tempo.lab.referee import check_tasks
from tempo.lab.referee.check_tasks import Opening
from tempo.lab.referee.game_adapter import adapter_of
from tempo.lab.referee.game_data import MatchConfig
from tempo.lab.referee.messages import Task


class RowText(NamedTuple):
    """What a game says of a row of the list where the list's own words would not fit."""

    fix: str
    title: str = ""  # the list's own, unless said


class GameRow(NamedTuple):
    """A row of one game alone, which passes if nothing goes wrong in any of its tasks; none at all skip it."""

    name: str
    title: str
    fix: str
    tasks: Callable[[MatchConfig], list[Task]]
    what: str = "positions"


class CheckSpec:
    """How agents of a game are asked and answer, and what they may get wrong."""

    answer = "int"  # the type of an answer, in words
    words: Mapping[str, RowText] = {}  # by the name of the row
    pregame_observation: Mapping[str, Any] | None = None  # shown to both sides before the game, if they are asked then
    pregame_action = -1  # the answer to it

    def __init__(self, game: str) -> None:
        self.adapter = adapter_of(game)

    def opponent_move(self, position: Any, generator: Random) -> int:
        """A move of the opponent, who should make games last, and end."""
        return int(generator.choice(position.legal()))

    def describe_illegal(self, action: int, position: Any) -> str:
        """What is wrong with an action that is not legal."""
        return f"chose {action}, which is no legal move"

    def wrap(self, action: int) -> Any:
        """The answer that plays this action."""
        return action

    def unwrap(self, answer: Any) -> tuple[Any, bool]:
        """What an answer holds as its action, of whatever type, and whether all around that is as it should be."""
        return answer, True

    def shortcut_openings(self, config: MatchConfig) -> list[Opening]:
        """Openings to positions that an agent may have reasons of its own to answer: each may return its own type."""
        return [()]

    def searching_opening(self, config: MatchConfig) -> Opening:
        """An opening that leaves much to think about, in games that begin with moves that can be looked up."""
        return ()

    def few_moves_tasks(self, config: MatchConfig) -> list[Task]:
        """Positions where much of what looks like a move is none; here from everywhere in the game."""
        openings = check_tasks.undecided_openings(config, *range(3, 36, 3))
        return [check_tasks.position_task(f"after {len(opening)} moves", opening, config) for opening in openings]

    def single_move_tasks(self, config: MatchConfig) -> list[Task]:
        """Positions with a single legal move."""
        return check_tasks.random_positions(config, lambda position, legal: len(legal) == 1, 8)

    def few_moves_row(self, name: str, title: str, fix: str) -> GameRow:
        """The row on positions where little is legal, in the words of the game."""

        def tasks(config: MatchConfig) -> list[Task]:
            return check_tasks.with_first_move(config, self.few_moves_tasks(config))

        return GameRow(name, title, fix, tasks)

    def single_move_row(self, name: str, title: str, fix: str) -> GameRow:
        """The row on positions where one move is legal."""

        def tasks(config: MatchConfig) -> list[Task]:
            return check_tasks.with_first_move(config, self.single_move_tasks(config))

        return GameRow(name, title, fix, tasks)

    def rows(self) -> tuple[GameRow, ...]:
        """The rows on legality; those that only this game has are among them."""
        return (
            self.few_moves_row(
                "legal_moves",
                "only legal moves are chosen",
                "Choose among the moves that are legal in the position shown.",
            ),
            self.single_move_row(
                "lone_move", "a lone legal move is found", "Return the only legal move before anything else."
            ),
        )


@cache
def check_spec_of(game: str) -> CheckSpec:
    adapter_of(game)  # which tells which games there are, if this is none
    name = f"tempo.games.{game}.adapter.check_spec"
    if util.find_spec(name) is None:
        return CheckSpec(game)
    found: CheckSpec = import_module(name).CHECK_SPEC
    return found
