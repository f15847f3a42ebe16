"""Moves of a game in OpenSpiel: its numbers and words for ours.

`GameAdapter.openspiel` says how they are named. The player `openspiel:N`, the environments `open_spiel_*` and the tests
of the rules share this module.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from tempo.arena.adapter.adapter_types import OpenSpielGame, forced_pass
from tempo.arena.adapter.game_types import MatchConfig
from tempo.arena.command_line.inputs import BadInput

PARAMETER = re.compile(r"(\w+)=([^,()]+)")  # in the name of a game


class Connected(Protocol):
    """What this module and `open_spiel` need of a GameAdapter."""

    shape: Mapping[str, int]
    environment: str | None
    openspiel: OpenSpielGame | None

    @property
    def game(self) -> str: ...

    def new_position(self, config: MatchConfig) -> Any: ...

    def most_plies(self, config: MatchConfig) -> int: ...

    def speaks_openspiel(self) -> bool: ...

    def observation_string(self, position: Any) -> str: ...

    def usual_parameters(self) -> dict[str, Any]: ...


def named_in(adapter: Connected) -> OpenSpielGame:
    """Return how the adapter names the game."""
    assert adapter.openspiel is not None
    return adapter.openspiel


def game_text(adapter: Connected, config: MatchConfig) -> str:
    """Return the game on this board as OpenSpiel loads it."""
    return named_in(adapter).name.format(**config.shape)


def parameters_of(adapter: Connected, config: MatchConfig) -> dict[str, Any]:
    """Return the parameters in the name of the game: numbers where they are some."""
    found = PARAMETER.findall(game_text(adapter, config))
    return {name: int(value) if value.isdecimal() else value for name, value in found}


def sizes_in(adapter: Connected) -> dict[str, str]:
    """Return OpenSpiel's names of the sizes of the board, by ours."""
    found = PARAMETER.findall(named_in(adapter).name)
    return {value.strip("{}"): name for name, value in found if value.startswith("{")}


def load_game(adapter: Connected, config: MatchConfig) -> Any:
    """Return OpenSpiel's game on this board; BadInput if OpenSpiel has none."""
    import pyspiel

    name = game_text(adapter, config)
    try:
        return pyspiel.load_game(name)
    except pyspiel.SpielError as problem:
        raise BadInput(f"OpenSpiel has no {name}: {str(problem).splitlines()[0]}") from None


def moves_by_action(named: OpenSpielGame, state: Any, board: Any, moves: Sequence[int]) -> dict[int, int]:
    """Return some of our legal moves by their numbers in OpenSpiel; ValueError if it lacks one of them.

    named: how it names the game
    state: its state, which is asked for words alone
    board: the referee's board, in the same position
    moves: legal moves of ours
    """
    if named.number_of is not None:
        return {named.number_of(move, board): move for move in moves}
    if named.move_name is None:
        return {move: move for move in moves}
    actions = {state.action_to_string(action).rstrip("*"): action for action in state.legal_actions()}
    names = {named.move_name(move): move for move in moves}
    if missing := names.keys() - actions.keys():
        raise ValueError(f"OpenSpiel has no move {', '.join(sorted(missing))} here, but {', '.join(sorted(actions))}")
    return {actions[name]: move for name, move in names.items()}


def is_same(named: OpenSpielGame) -> bool:
    """Return whether games have the same moves with the same numbers there."""
    return named.move_name is None and named.number_of is None and named.has_passes


def is_left_out(named: OpenSpielGame, board: Any) -> bool:
    """Return whether OpenSpiel lacks the only legal move, a pass: there the other side moves again."""
    return not named.has_passes and forced_pass(board) is not None


class Translation:
    """A game in our moves and in OpenSpiel's numbers at once; OpenSpiel itself is asked where they differ."""

    def __init__(self, adapter: Connected, config: MatchConfig, moves: Sequence[int] = ()) -> None:
        self.named, self.board = named_in(adapter), adapter.new_position(config)
        asks = self.named.move_name is not None and self.named.number_of is None
        self.state: Any = load_game(adapter, config).new_initial_state() if asks else None
        self.moves, self.numbers = list[int](), list[int]()
        for move in moves:
            self.play(move)

    def legal(self) -> dict[int, int]:
        """Return our legal moves by their numbers; a pass that is left out has its own."""
        if is_left_out(self.named, self.board):
            return {move: move for move in self.board.legal()}
        legal = self.board.legal() if self.board.rewards() is None else []
        return moves_by_action(self.named, self.state, self.board, legal)

    def play(self, move: int) -> None:
        """Play a move of ours."""
        if not is_left_out(self.named, self.board):
            [number] = moves_by_action(self.named, self.state, self.board, [move])
            self.numbers.append(number)
            if self.state is not None:
                self.state.apply_action(number)
        self.moves.append(move)
        self.board.play(move)

    def play_number(self, number: Any) -> int:
        """Play a move of OpenSpiel's and return ours; ValueError if it is illegal."""
        legal = self.legal()
        if number not in legal:
            raise ValueError(f"{number!r:.40} is no legal move of OpenSpiel after {self.numbers}")
        move = legal[number]
        self.play(move)
        return move

    def pass_on(self, seat: int | None = None) -> list[int]:
        """Play the pass that OpenSpiel leaves out, if this is not the seat that it asks, and return it."""
        if self.board.mark - 1 == seat or not is_left_out(self.named, self.board):
            return []
        self.play(self.board.legal()[0])
        return self.moves[-1:]


def numbers_of(adapter: Connected, config: MatchConfig, moves: Sequence[int]) -> list[int]:
    """Return the numbers of the moves of a game."""
    return list(moves) if is_same(named_in(adapter)) else Translation(adapter, config, moves).numbers


def state_after(adapter: Connected, config: MatchConfig, game: Any, moves: Sequence[int]) -> Any:
    """Return OpenSpiel's state after some legal moves of ours; BadInput if it lacks one of them."""
    state = game.new_initial_state()
    for number in numbers_of(adapter, config, moves):
        if number not in state.legal_actions():
            known = ", ".join(f"{action} {state.action_to_string(action)}" for action in state.legal_actions())
            what = f"OpenSpiel has no move {number} after {state.history()}, but {known}"
            raise BadInput(f"{what}: give openspiel of the adapter move_name or number_of")
        state.apply_action(number)
    return state


def legal_by_number(adapter: Connected, config: MatchConfig, position: Any) -> dict[int, int]:
    """Return the legal moves of a position by their numbers."""
    if is_same(named_in(adapter)):
        return {move: move for move in position.legal()}
    return Translation(adapter, config, position.moves).legal()


def translated(adapter: Connected, config: MatchConfig, numbers: Sequence[int], seat: int) -> Translation:
    """Return the game with these moves of OpenSpiel's, in which a seat is then asked; ValueError for an illegal one."""
    translation = Translation(adapter, config)
    for number in numbers:
        translation.pass_on()
        translation.play_number(number)
    translation.pass_on(seat)
    return translation
