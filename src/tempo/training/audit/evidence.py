"""Evidence of an audit: games of one generation with the targets they gave, and a network's answers in other positions.

A figure that is not known is None, and then what needs it is not judged. Values are for the side to move, -1 lost to 1
won.
"""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from tempo.arena.adapter.game_types import MatchConfig

Policy = Mapping[int, float]  # shares by action


class Prediction(NamedTuple):
    """Priors and value of a position, by the network alone."""

    policy: Policy  # over all actions it knows, also illegal ones
    value: float


class Noiseless(NamedTuple):
    """Target and move of a search without noise."""

    policy: Policy  # the target it would give
    move: int | None = None  # the one it would play


class Memory(NamedTuple):
    """Squared errors of the value, of two networks in a row."""

    new: float  # of the later one, on games that it has not learned from
    then: float  # of the earlier one, on the games that it has learned last
    now: float  # of the later one, on the same games


class Example(NamedTuple):
    """A position of a game that a network learns from."""

    ply: int
    policy: Policy  # the target
    value: float | None = None  # of the search
    result: float | None = None  # of the game, as it was noted
    target: float | None = None  # of the value; made of the two
    drawn: bool | None = None  # whether the move was drawn, and not the best one played
    before: Prediction | None = None  # of the network that played
    after: Prediction | None = None  # of the network that has learned from it
    noiseless: Noiseless | None = None  # the same search without noise


class AuditedGame(NamedTuple):
    """A game of self-play with the examples taken from it."""

    moves: tuple[int, ...]
    examples: Sequence[Example]
    result: float | None = None  # for the side that began; None: as the rules say


class Answer(NamedTuple):
    """Answers in a position that nobody has learned from."""

    moves: tuple[int, ...]  # that lead to it
    prediction: Prediction | None
    chosen: Mapping[int, int]  # the move by simulations
    again: int | None = None  # the move with the most of these simulations and another seed


class Evidence(NamedTuple):
    """All of one generation."""

    config: MatchConfig
    generation: int
    games: Sequence[AuditedGame]
    answers: Sequence[Answer]
    strays: int = 0  # examples that are positions of no game
    player: int | None = None  # generation of the network that is said to have played
    fits: Mapping[int, float] | None = None  # error of each network's priors as those of the one that played
    memory: Memory | None = None
    symmetries: Sequence[Sequence[int]] = ()  # for each symmetry of the board: the action that moves to each action
