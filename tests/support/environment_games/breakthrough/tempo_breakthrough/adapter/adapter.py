"""Breakthrough for the lab: the referee's board, and OpenSpiel's names of moves."""
from tempo.arena.adapter.game_adapter import GameAdapter, OpenSpielGame
from tempo.arena.adapter.game_types import MatchConfig
from tempo.arena.adapter.geometry import BoardGeometry, squares
from tempo.games.breakthrough.rules import move_name


class BreakthroughBoard:
    """`cells` is a flat list, the top row first: 0 empty, 1 the first player, 2 the second; `mark` is to move."""

    def __init__(self) -> None:
        self.cells, self.mark, self.moves = [1] * 16 + [0] * 32 + [2] * 16, 1, list[int]()

    @property
    def plies(self) -> int:
        return len(self.moves)

    def targets(self, start: int) -> list[int]:
        row, column = start // 8 + (1 if self.mark == 1 else -1), start % 8
        beside = [8 * row + other for other in (column - 1, column + 1) if 0 <= other < 8]
        diagonal = [end for end in beside if self.cells[end] != self.mark]
        return diagonal if self.cells[8 * row + column] else [8 * row + column, *diagonal]

    def legal(self) -> list[int]:
        own = [] if self.rewards() else [start for start in range(64) if self.cells[start] == self.mark]
        return [64 * start + end for start in own for end in self.targets(start)]

    def play(self, action: int) -> None:
        self.cells[action // 64], self.cells[action % 64] = 0, self.mark
        self.mark = 3 - self.mark
        self.moves.append(action)

    def rewards(self) -> tuple[int, int] | None:
        if 1 in self.cells[56:] or 2 not in self.cells:
            return 1, -1
        return (-1, 1) if 2 in self.cells[:8] or 1 not in self.cells else None


def openspiel_name(action: int) -> str:
    """Name a move as OpenSpiel does, which counts rows from the bottom."""
    return "".join(str(9 - int(sign)) if sign.isdigit() else sign for sign in move_name(action))


class Breakthrough(GameAdapter):
    environment = "open_spiel_breakthrough"
    openspiel = OpenSpielGame("breakthrough", openspiel_name)

    def new_position(self, config: MatchConfig) -> BreakthroughBoard:
        return BreakthroughBoard()

    def most_plies(self, config: MatchConfig) -> int:
        return 209

    def name_of(self, action: int, config: MatchConfig) -> str:
        return move_name(action)

    def action_count(self, config: MatchConfig) -> int:
        return 64 * 64

    def geometry(self, config: MatchConfig) -> BoardGeometry:
        return squares(8, 8, [divmod(action, 64) for action in range(64 * 64)])


ADAPTER = Breakthrough()
