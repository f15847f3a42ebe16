"""A game's part of the check: the module `tempo.games.<game>.adapter.check_spec`, beside its adapter.

The check names no game. Most of its tasks are the same for all games and need the adapter alone. The rest is defined
here, by default for an agent that sees a position and answers with an int. A game with such a module overrides what is
different there.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module, util
from random import Random
from typing import Any, NamedTuple

from tempo.arena.adapter.game_adapter import adapter_of
from tempo.arena.adapter.game_types import MatchConfig
from tempo.arena.referee import check_tasks
from tempo.arena.referee.check_tasks import Opening, after_first_move
from tempo.arena.referee.messages import Task


class RowText(NamedTuple):
    """A game's own text for a row of the list."""

    fix: str
    title: str = ""  # empty for the list's own


class GameRow(NamedTuple):
    """A row of one game, which passes if every task passes, and is skipped if it has no tasks on this board."""

    name: str
    title: str
    fix: str
    tasks: Callable[[MatchConfig], list[Task]]
    what: str = "positions"


class CheckSpec:
    """A game's part of the check: the form of questions and answers, the opponent, its own rows."""

    answer = "int"  # type of an answer, for people
    words: Mapping[str, RowText] = {}  # by the name of the row
    pregame_observation: Mapping[str, Any] | None = None  # shown to both sides before the game, if they are asked then
    pregame_action = -1  # the answer to it

    def __init__(self, game: str) -> None:
        self.adapter = adapter_of(game)

    def opponent_move(self, position: Any, generator: Random) -> int:
        """Choose a move of the opponent, whose games should be long and end."""
        return int(generator.choice(position.legal()))

    def describe_illegal(self, action: int, position: Any) -> str:
        """Explain why an action is not legal."""
        return f"chose {action}, which is not legal"

    def wrap(self, action: int) -> Any:
        """Return the answer that plays this action."""
        return action

    def unwrap(self, answer: Any) -> tuple[Any, bool]:
        """Return the action inside an answer, of whatever type, and whether its wrapping is right."""
        return answer, True

    def shortcut_openings(self, config: MatchConfig) -> list[Opening]:
        """Return openings to positions that agents answer by different code, each of which may return another type."""
        return [()]

    def searching_opening(self, config: MatchConfig) -> Opening:
        """Return an opening to a position that needs a search, in games whose first moves are in books."""
        return ()

    def few_moves_tasks(self, config: MatchConfig) -> list[Task]:
        """Return positions with few legal moves; by default positions from all stages of the game."""
        openings = check_tasks.undecided_openings(config, *range(3, 36, 3))
        return [check_tasks.position_task(f"after {len(opening)} moves", opening, config) for opening in openings]

    def single_move_tasks(self, config: MatchConfig) -> list[Task]:
        """Return positions with a single legal move."""
        return check_tasks.random_positions(config, lambda position, legal: len(legal) == 1, 8)

    def rows(self) -> tuple[GameRow, ...]:
        """Return the rows on legality, the game's own rows included."""
        return (
            GameRow(
                "legal_moves",
                "only legal moves are chosen",
                "Choose among the moves that are legal in the position shown.",
                after_first_move(self.few_moves_tasks),
            ),
            GameRow(
                "lone_move",
                "a lone legal move is found",
                "Return the only legal move before anything else.",
                after_first_move(self.single_move_tasks),
            ),
        )


@cache
def check_spec_of(game: str) -> CheckSpec:
    """Return the game's part of the check, or the default."""
    adapter_of(game)  # BadInput if there is no such game
    name = f"tempo.games.{game}.adapter.check_spec"
    if util.find_spec(name) is None:
        return CheckSpec(game)
    spec: CheckSpec = import_module(name).CHECK_SPEC
    return spec
