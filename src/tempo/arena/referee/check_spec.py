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

from tempo.arena.adapter.environments import open_spiel
from tempo.arena.adapter.game_adapter import adapter_of
from tempo.arena.adapter.game_types import MatchConfig
from tempo.arena.referee import check_tasks
from tempo.arena.referee.check_tasks import Opening, after_first_move
from tempo.arena.referee.messages import Task

ATTRIBUTE_DICTS = "the environment hands out attribute dicts"


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

    def legal_answers(self, position: Any) -> list[int]:
        """Return the legal moves as answers hold them."""
        return list(position.legal())

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


class OpenSpielCheckSpec(CheckSpec):
    """The check in environments `open_spiel_*`: a wrapped answer, and a call before the game, which takes any."""

    answer = "{'submission': int}"
    pregame_observation: Mapping[str, Any] | None = {"step": 0}
    words: Mapping[str, RowText] = {
        "answer_type": RowText(
            "Return {'submission': int(number)} on every path, and nothing else in it, with OpenSpiel's number of the "
            "move. A bare int or None is INVALID, a float makes the environment itself raise, and a numpy integer is "
            "played but cannot be saved as JSON.",
            "the answer is {'submission': a real int}",
        ),
        "seats": RowText(
            "Take the position from the observation alone; what is remembered of earlier moves must be checked "
            "against what it shows, and its playerId."
        ),
        "observations": RowText(
            "Read entries as observation['serializedGameAndState']; by .get() those that may be missing: step may "
            "reach the first player alone."
        ),
        "environment": RowText(
            "ERROR is an exception or a float, INVALID anything but {'submission': a legal move}, TIMEOUT a move that "
            "came too late."
        ),
    }

    def wrap(self, action: int) -> dict[str, int]:
        """Return the answer that plays this action."""
        return open_spiel.submission(action)

    def unwrap(self, answer: Any) -> tuple[Any, bool]:
        """Return the action in an answer, and whether the answer has the right form."""
        if isinstance(answer, dict) and "submission" in answer:
            return answer["submission"], len(answer) == 1
        return answer, False

    def legal_answers(self, position: Any) -> list[int]:
        """Return OpenSpiel's numbers of the legal moves."""
        return [*open_spiel.legal_numbers(self.adapter, position)]

    def rows(self) -> tuple[GameRow, ...]:
        """Return the rows on legality, and the call before the game."""
        before = GameRow(
            "before_game",
            "asked before the game, with nothing to see",
            "The environment asks both players once before the game, without observationString: return "
            "{'submission': -1}, and compile what the first move will need.",
            pregame_tasks,
            what="questions",
        )
        return before, *super().rows()


def pregame_tasks(config: MatchConfig) -> list[Task]:
    """Return the call before the game, with attribute dicts as in the environment and with plain dicts."""
    as_shown, plain = (check_tasks.pregame_task(config, plain) for plain in (False, True))
    return [as_shown, *check_tasks.not_in_competition(ATTRIBUTE_DICTS, [plain])]


@cache
def check_spec_of(game: str) -> CheckSpec:
    """Return the game's part of the check, or the default."""
    speaks_openspiel = adapter_of(game).speaks_openspiel()  # BadInput if there is no such game
    name = f"tempo.games.{game}.adapter.check_spec"
    if util.find_spec(name) is None:
        return OpenSpielCheckSpec(game) if speaks_openspiel else CheckSpec(game)
    spec: CheckSpec = import_module(name).CHECK_SPEC
    return spec
