"""Games and immutable states of the public API."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from math import inf
from typing import Any

import numpy as np

from tempo.arena.adapter.game_adapter import GameAdapter, adapter_of, games, new_config
from tempo.arena.adapter.game_types import Struct
from tempo.arena.command_line.inputs import BadInput, did_you_mean, shape_text
from tempo.arena.positions.copy_position import copy_position
from tempo.lab.report.boards.polygon_board import PolygonBoard, text_board
from tempo.lab.report.boards.svg_board import svg_board
from tempo.lab.report.boards.text_board import gained_cell

MOST_NAMES = 12  # of legal moves in an error message


class Game:
    """A game on a board of some size; make one with `tempo.game`."""

    def __init__(self, name: str, shape: Mapping[str, int]) -> None:
        self._config = new_config(name, shape)

    @property
    def name(self) -> str:
        return self._config.game

    @property
    def shape(self) -> dict[str, int]:
        """The sizes of the board, by the names that `tempo.game` takes."""
        return dict(self._config.shape)

    @property
    def action_count(self) -> int | None:
        """Number of actions of the board, from 0 up, a pass included; None where the game does not say."""
        return self._adapter.action_count(self._config)

    @property
    def symmetries(self) -> tuple[tuple[int, ...], ...]:
        """The permutations of the cells that the rules do not distinguish, the identity left out."""
        return tuple(tuple(cells) for cells in self._adapter.symmetries(self._config))

    @cached_property
    def _board_shape(self) -> tuple[int, ...]:
        """Rows and columns of the cells, or their number where they are in no rows."""
        board = text_board(self._config)
        return (len(board.middles),) if isinstance(board, PolygonBoard) else (int(board.rows), int(board.columns))

    @property
    def _adapter(self) -> GameAdapter:
        return adapter_of(self._config.game)

    def initial(self) -> State:
        """Return the state in which the game begins."""
        return State(self, self._adapter.new_position(self._config), ())

    def parse(self, source: str | Sequence[int] | Mapping[str, Any]) -> State:
        """Return the state that `source` describes: moves as people write them ("44455", "f5d6c3", "h8i9"), actions in
        a sequence, or an observation as agents get it."""
        if isinstance(source, State) and source.game == self:
            return source
        if isinstance(source, Mapping):
            return State(self, self._adapter.read_position(source, self._configuration()), ())
        if not isinstance(source, str | Sequence):
            raise BadInput(f"{source!r} is neither moves (a text or a list of actions) nor an observation (a mapping)")
        if isinstance(source, str):
            source = self._actions_in(source.strip())
        state = self.initial()
        for number, action in enumerate(source, start=1):
            try:
                state = state.play(action)
            except BadInput as problem:
                raise BadInput(f"move {number}: {problem}") from None
        return state

    def _actions_in(self, text: str) -> list[int]:
        actions = self._adapter.read_actions(text, self._config) if text else []
        if actions is None:
            example = self._adapter.move_example(self._config)
            raise BadInput(f"{text!r:.60} is no line of moves of {self.name}, such as {example}")
        return actions

    def _configuration(self) -> Struct:
        return Struct(self._adapter.configuration_of(self._config))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and (self.name, self.shape) == (other.name, other.shape)

    def __hash__(self) -> int:
        return hash((self.name, *self.shape.items()))

    def __repr__(self) -> str:
        return f"tempo.game({', '.join([repr(self.name), *filter(None, [shape_text(self.shape, ', ')])])})"


class State:
    """A position of a game, with the moves that led to it. It never changes: `play` returns another one.

    It draws itself: as text where it is printed, as a picture in a notebook. Two states are equal if their positions
    are.
    """

    def __init__(self, game: Game, position: Any, moves: tuple[int, ...], parent: State | None = None) -> None:
        self._game, self._position, self._moves, self._parent = game, position, moves, parent
        self._rewards: tuple[int, int] | None = position.rewards()
        self._legal: tuple[int, ...] | None = None  # until it is asked for

    @property
    def game(self) -> Game:
        return self._game

    @property
    def moves(self) -> tuple[int, ...]:
        """The actions played since the beginning, or since the observation that the state was read from."""
        return self._moves

    @property
    def legal(self) -> tuple[int, ...]:
        """The legal actions of the side to move, a pass included; none when the game is over."""
        if self._legal is None:
            self._legal = () if self.is_over else tuple(self._position.legal())
        return self._legal

    @property
    def to_move(self) -> int | None:
        """1 for the player who began, 2 for the other, None when the game is over."""
        return None if self.is_over else int(self._position.mark)

    @property
    def is_over(self) -> bool:
        return self._rewards is not None

    @property
    def result(self) -> int | None:
        """1 if player 1 won, -1 if player 2 won, 0 for a draw, None while the game goes on."""
        return None if self._rewards is None else int(self._rewards[0])

    @property
    def parent(self) -> State | None:
        """The state before the last move; None where no move was played."""
        return self._parent

    @property
    def board(self) -> np.ndarray:
        """The cells as an observation shows them, int8[rows, columns] or, where they are in no rows, int8[cells]."""
        return np.array(self._position.cells, np.int8).reshape(self._game._board_shape)

    @property
    def planes(self) -> np.ndarray:
        """The cells of the side to move, and of the other: float32[2, rows, columns] or float32[2, cells]."""
        board, mark = self.board, self._position.mark
        return np.stack([board == mark, board == 3 - mark]).astype(np.float32)

    @property
    def counts(self) -> tuple[int, int] | None:
        """Counts of both players on the board, in a game that they decide; None in others."""
        return self._game._adapter.count_of(self._position)

    @property
    def last_cell(self) -> int | None:
        """The cell filled by the last move; None after a pass, and where no move was played."""
        if self._parent is None:
            return None
        signs = self._game._adapter.signs_of(self._game._config)
        return gained_cell(self._parent._position, self._position, self._moves[-1], signs)

    @property
    def observation(self) -> dict[str, Any]:
        """The observation that an agent gets, as in the game's environment."""
        return dict(self._game._adapter.observation_of(self._position, 0.0))

    def play(self, move: int | str) -> State:
        """Return the state after a legal move: an action, or its name as people write it (see `name_of`)."""
        action = self._action_named(move) if isinstance(move, str) else move
        if isinstance(action, bool) or action not in self.legal:
            raise BadInput(self._refusal(move))
        return self._after(int(action))

    def _after(self, action: int) -> State:
        """Return the state after a move that is known to be legal."""
        position = copy_position(self._position)
        position.play(action)
        return State(self._game, position, (*self._moves, action), self)

    def _leads_to(self, state: State) -> bool:
        """Return whether this state is one of those before another one."""
        before: State | None = state
        while before is not None and before is not self and len(before._moves) > len(self._moves):
            before = before._parent
        return before is not None and before == self

    def name_of(self, action: int) -> str:
        """Return what people call a legal action: columns of ConnectX count from 1, cells are like `h8`."""
        if isinstance(action, bool) or not isinstance(action, int) or action < 0:
            raise BadInput(f"{action!r} is no action: actions are whole numbers from 0 up")
        count = self._game._adapter.action_count(self._game._config)
        if count is not None and action >= count:
            raise BadInput(f"{action} is no action on this board: actions are 0 to {count - 1}")
        return self._game._adapter.name_of(action, self._game._config)

    def _action_named(self, name: str) -> int:
        action = self._game._adapter.read_action(name, self._position, self._game._config)
        if action is None:
            raise BadInput(self._refusal(name) if self.is_over else self._unknown_name(name))
        return action

    def _unknown_name(self, name: str) -> str:
        """Say why a name is none of a legal move."""
        board, names = text_board(self._game._config), [self.name_of(action) for action in self.legal]
        cell, few = board.find_cell(name), len(names) <= MOST_NAMES
        if cell is not None:
            why = f"{name} is taken" if self._position.cells[cell] else f"{name} is not possible here"
        elif not board.has_rows and name in board.above:
            why = f"{name} is full"
        else:
            why = f"there is no {name[:20]!r} on this board: {board.coordinate_range()}"
        return f"{why}; choose {', '.join(names)}" if few else f"{why}{did_you_mean(name.lower(), names)}"

    def _refusal(self, move: object) -> str:
        if self.is_over:
            return f"{move!r} cannot be played: the game is over"
        names = [self.name_of(action) for action in self.legal]
        some = ", ".join(names[:MOST_NAMES]) + (" ..." if len(names) > MOST_NAMES else "")
        actions = f"the actions are {self.legal[0]} to {self.legal[-1]}, called {some}"
        return f"{move!r} is not legal here: {actions}"

    def _winning_line(self) -> set[int]:
        """The cells of the line that won, where the whole game is known."""
        if not self.is_over or not self._moves or not self._knows_start():
            return set()
        return set(self._game._adapter.drawn(self._moves, self._game._config).get("line", ()))

    def _knows_start(self) -> bool:
        """Whether the moves lead here from the beginning of a game, not from an observation."""
        return bool(self._position.plies == len(self._moves))

    def __str__(self) -> str:
        lines = text_board(self._game._config).position_lines(
            self._position, self.last_cell, self._winning_line(), self.is_over
        )
        return "\n".join(line.plain.rstrip() for line in lines)

    def _repr_svg_(self) -> str:
        return svg_board(self._game._config, self._position, self.last_cell, self._winning_line())

    def __copy__(self) -> State:
        return self  # it never changes

    def __deepcopy__(self, memo: object) -> State:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        first = self
        while first._parent is not None:
            first = first._parent
        return _after_moves, (State, self._game, first._position, first._moves, self._moves[len(first._moves) :])

    def __repr__(self) -> str:
        return f"{self._game!r}.parse({list(self._moves)!r})" if self._knows_start() else f"<state of {self._game!r}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self._key() == other._key()

    def __hash__(self) -> int:
        return hash(self._key())

    def _key(self) -> tuple[Any, ...]:
        return self._game, self._position.mark, tuple(self._position.cells)


def _after_moves(
    kind: type[State], game: Game, position: Any, before: tuple[int, ...], moves: tuple[int, ...]
) -> State:
    """Return a state that was pickled, with its parents."""
    state = kind(game, position, before)
    for action in moves:
        state = state._after(action)
    return state


def game(name: str, **shape: int) -> Game:
    """Return a game by its name ("connectx", "othello", "gomoku"), on its standard board unless sizes are given.

    >>> tempo.game("connectx", rows=6, columns=7, inarow=4).parse("44455").legal
    (0, 1, 2, 3, 4, 5, 6)
    """
    if not isinstance(name, str):
        raise BadInput(f"{name!r} is no name of a game: give a text like 'connectx'")
    known = adapter_of(name).shape
    for size, value in shape.items():
        if size not in known:
            sizes = ", ".join(known) or "no size that can be set"
            raise BadInput(f"{name} has no {size}: its board has {sizes}{did_you_mean(size, known)}")
        if isinstance(value, bool) or not isinstance(value, int) or value < 1:
            raise BadInput(f"{size}={value!r}: a size of the board is a whole number from 1 up")
    return Game(name, shape)


def game_names() -> tuple[str, ...]:
    """Return the names of all games, those of installed packages included."""
    return tuple(games())


def check_goes_on(state: object) -> None:
    """Raise BadInput unless it is a state in which there is something to search."""
    if not isinstance(state, State):
        raise BadInput(f"{state!r} is no state: make one with tempo.game(...).parse(...)")
    if state.is_over:
        raise BadInput("the game is over: there is nothing to search; state.result says who won")


def check_game(game: object) -> None:
    """Raise BadInput unless it is a game."""
    if not isinstance(game, Game):
        raise BadInput(f"{game!r} is no game: make one with tempo.game(...)")


def check_text(player: object) -> None:
    """Raise BadInput unless it can name a player."""
    if not isinstance(player, str):
        raise BadInput(f"{player!r} names no player: give a text like 'champion' or 'level:3'")


def check_count(**counts: int | None) -> None:
    """Raise BadInput for a count that is no whole number from 1 up."""
    for name, count in counts.items():
        if count is not None and (isinstance(count, bool) or not isinstance(count, int) or count < 1):
            raise BadInput(f"{name}={count!r}: give a whole number from 1 up")


def check_limits(from_zero: bool = True, **limits: float | None) -> None:
    """Raise BadInput for a number of seconds that is none, or that is 0 where there must be some time."""
    for name, limit in limits.items():
        is_number = isinstance(limit, int | float) and not isinstance(limit, bool)
        if limit is not None and not (is_number and 0 <= limit < inf and (limit or from_zero)):
            raise BadInput(f"{name}={limit!r}: give a number of seconds {'from 0 up' if from_zero else 'above 0'}")
