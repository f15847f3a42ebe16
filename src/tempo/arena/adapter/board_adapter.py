"""BoardAdapter: the board of a game, and how it is drawn. See `game_adapter`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from math import isqrt
from typing import Any

from tempo.arena.adapter.adapter_types import STONES, Sign, Signs
from tempo.arena.adapter.game_types import MatchConfig
from tempo.arena.adapter.geometry import BoardGeometry, cells_drawn, squares
from tempo.arena.command_line.inputs import BadInput
from tempo.registry import folder_of


class BoardAdapter:
    """The board of a game: a part of GameAdapter. Actions are integers, a pass included."""

    shape: Mapping[str, int] = {}  # of the standard board: the sizes that --config may set
    signs: Mapping[int, Sign] | None = None  # how contents of cells are drawn, others as numbers; None: as stones of
    # player 1 and 2 if the first position holds no other contents, else as numbers
    cell_style = "squares"  # how plots draw empty cells: squares, holes, or points where lines cross
    has_setup = False  # whether positions can be set up by their stones, see `moves_to`

    @property
    def game(self) -> str:
        """Return its name, the name of its folder."""
        return type(self).__module__.split(".")[-3]

    def new_position(self, config: MatchConfig) -> Any:
        """Return the initial position, a RefereeBoard; BadInput if the game has no such board."""
        raise NotImplementedError

    def check_board(self, config: MatchConfig) -> None:
        """Raise BadInput if nobody plays on such a board; referees accept more, for tests of agents."""
        self.new_position(config)

    def most_plies(self, config: MatchConfig) -> int:
        """Return an upper bound of a game's length."""
        raise NotImplementedError

    def most_seconds(self, config: MatchConfig) -> float:
        """Return the most seconds that a game within the clock can last."""
        return self.most_plies(config) * config.act_timeout + 2 * config.bank

    def moves_to(self, cells: Sequence[int], config: MatchConfig) -> list[int]:
        """Return the moves of a game that ends with these cells; Unreachable says why there is none."""
        raise BadInput(f"positions of {config.game} cannot be set up")

    def symmetries(self, config: MatchConfig) -> Sequence[Sequence[int]]:
        """Return the permutations of the cells that the rules do not distinguish, the identity left out."""
        return ()

    def drawn(self, actions: Sequence[int], config: MatchConfig) -> dict[str, Any]:
        """Return what a replay page cannot work out without rules, see `adapter/drawing.js`.

        `line` has the cells of the win. `cells` has the cells that each move fills with the mover's stones, or
        `changes` the cells that it changes, with their contents: by default where a move does not just fill its own.
        """
        geometry, signs = self.geometry(config), self.signs_of(config)
        if geometry is None and signs is STONES:
            return {}
        return cells_drawn(self.new_position(config), actions, geometry, signs is STONES)

    def signs_of(self, config: MatchConfig) -> Signs:
        """Return the signs of a board's contents; STONES itself if it holds stones of both players alone."""
        if self.signs is not None:
            return Signs(self.signs)
        return STONES if _begins_with_stones(self, tuple(config.shape.items())) else Signs()

    def geometry(self, config: MatchConfig) -> BoardGeometry | None:
        """Return the cells as polygons, which are drawn by themselves: see `arena/adapter/geometry.py`.

        By default they are squares in rows; None for a game that draws them itself, by `adapter/drawing.js`. Boards
        with polygons are not set up by their stones.
        """
        if (folder_of(self.game) / "adapter" / "drawing.js").is_file():
            return None
        return squares(*self.rows_and_columns(config))

    def rows_and_columns(self, config: MatchConfig) -> tuple[int, int]:
        """Return rows and columns of squares, from the shape of the board, or else of a square."""
        cells = len(self.new_position(config).cells)
        columns = config.shape.get("columns", config.shape.get("size", isqrt(cells)))
        return cells // columns, columns

    def preview(self, position: Any) -> Mapping[int, Sequence[int]]:
        """Return the cells that each legal move would fill, its own first, if a drawing needs them."""
        return {}

    def count_of(self, position: Any) -> tuple[int, int] | None:
        """Return the count of both sides, in games that it decides: it scores a game that a player leaves."""
        return None


@cache
def _begins_with_stones(adapter: BoardAdapter, shape: tuple[tuple[str, int], ...]) -> bool:
    """Return whether the first position on a board of this shape holds 0, 1 and 2 alone."""
    return {*adapter.new_position(MatchConfig(adapter.game, dict(shape))).cells} <= {0, 1, 2}
