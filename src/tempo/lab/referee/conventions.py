"""What a game adds to the check: the module `tempo.games.<game>.adapter.compliance`, beside its adapter.

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

from tempo.lab.referee import questions
from tempo.lab.referee.asked import Question
from tempo.lab.referee.game_adapter import adapter_of
from tempo.lab.referee.game_data import MatchConfig
from tempo.lab.referee.questions import Opening


class Words(NamedTuple):
    """What a game says of a row of the list where the list's own words would not fit."""

    mend: str
    title: str = ""  # the list's own, unless said


class OwnRow(NamedTuple):
    """A row of one game alone, which passes if nothing goes wrong in any of its tasks; none at all skip it."""

    name: str
    title: str
    mend: str
    tasks: Callable[[MatchConfig], list[Question]]
    what: str = "positions"


class Conventions:
    """How agents of a game are asked and answer, and what they may get wrong."""

    answer = "int"  # the type of an answer, in words
    words: Mapping[str, Words] = {}  # by the name of the row
    nothing_to_see: Mapping[str, Any] | None = None  # what both are shown before the game, where they are asked then
    nothing_to_play = -1  # what is answered to that

    def __init__(self, game: str) -> None:
        self.adapter = adapter_of(game)

    def careful(self, position: Any, generator: Random) -> int:
        """A move of the opponent, who should make games last, and end."""
        return int(generator.choice(position.legal()))

    def flaw(self, action: int, position: Any) -> str:
        """What is wrong with an action that is not legal."""
        return f"chose {action}, which is no legal move"

    def wrap(self, action: int) -> Any:
        """The answer that plays this action."""
        return action

    def unwrap(self, answer: Any) -> tuple[Any, bool]:
        """What an answer holds as its action, of whatever type, and whether all around that is as it should be."""
        return answer, True

    def reasons(self, config: MatchConfig) -> list[Opening]:
        """Openings to positions that an agent may have reasons of its own to answer: each may return its own type."""
        return [()]

    def thoughtful(self, config: MatchConfig) -> Opening:
        """An opening that leaves much to think about, in games that begin with moves that can be looked up."""
        return ()

    def few_moves(self, config: MatchConfig) -> list[Question]:
        """Positions where much of what looks like a move is none; here from everywhere in the game."""
        openings = questions.undecided(config, *range(3, 36, 3))
        return [questions.position(f"after {len(opening)} moves", opening, config) for opening in openings]

    def lone_moves(self, config: MatchConfig) -> list[Question]:
        """Positions with a single legal move."""
        return questions.random_positions(config, lambda position, legal: len(legal) == 1, 8)

    def choosing(self, name: str, title: str, mend: str) -> OwnRow:
        """The row on positions where little is legal, in the words of the game."""
        return OwnRow(name, title, mend, lambda config: questions.after_opener(config, self.few_moves(config)))

    def finding(self, name: str, title: str, mend: str) -> OwnRow:
        """The row on positions where one move is legal."""
        return OwnRow(name, title, mend, lambda config: questions.after_opener(config, self.lone_moves(config)))

    def rows(self) -> tuple[OwnRow, ...]:
        """The rows on legality; those that only this game has are among them."""
        return (
            self.choosing(
                "legal_moves",
                "only legal moves are chosen",
                "Choose among the moves that are legal in the position shown.",
            ),
            self.finding(
                "lone_move", "a lone legal move is found", "Return the only legal move before anything else."
            ),
        )


@cache
def conventions_of(game: str) -> Conventions:
    adapter_of(game)  # which tells which games there are, if this is none
    name = f"tempo.games.{game}.adapter.compliance"
    if util.find_spec(name) is None:
        return Conventions(game)
    found: Conventions = import_module(name).CONVENTIONS
    return found
