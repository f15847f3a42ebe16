"""Kalah for the lab: the referee's board, names of moves, pits and stores as polygons."""
from __future__ import annotations

from typing import Any

from tempo.arena.adapter.game_adapter import GameAdapter, OpenSpielGame, Sign
from tempo.arena.adapter.game_types import MatchConfig, Struct
from tempo.arena.adapter.geometry import BoardGeometry, Label, Point, Side
from tempo.games.kalah.rules import move_name

FIRST, SECOND, PASS = range(6), range(7, 13), 14
STORES = (6, 13)


class KalahBoard:
    """`cells` are seeds: pits 0 to 5 and store 6 of the first player, 7 to 12 and 13 of the second."""

    def __init__(self) -> None:
        self.cells, self.mark, self.plies, self.passes = [4] * 6 + [0] + [4] * 6 + [0], 1, 0, False

    def legal(self) -> list[int]:
        if self.rewards() is not None:
            return []
        return [PASS] if self.passes else [pit for pit in (FIRST, SECOND)[self.mark - 1] if self.cells[pit]]

    def play(self, action: int) -> None:
        if action == PASS:
            self.passes = False
        else:
            self.sow(action)
        self.mark, self.plies = 3 - self.mark, self.plies + 1

    def sow(self, pit: int) -> None:
        around = [cell for cell in range(14) if cell != STORES[2 - self.mark]]
        seeds, self.cells[pit], at = self.cells[pit], 0, around.index(pit)
        path = [around[(at + step) % 13] for step in range(1, seeds + 1)]
        for cell in path:
            self.cells[cell] += 1
        last, store = path[-1], STORES[self.mark - 1]
        self.passes = last == store
        if last in (FIRST, SECOND)[self.mark - 1] and self.cells[last] == 1 and self.cells[12 - last]:
            self.cells[store] += 1 + self.cells[12 - last]
            self.cells[last] = self.cells[12 - last] = 0

    def count(self) -> tuple[int, int]:
        """Return the seeds in the stores."""
        return self.cells[6], self.cells[13]

    def rewards(self) -> tuple[int, int] | None:
        first, second = (sum(self.cells[pit] for pit in pits) for pits in (FIRST, SECOND))
        if first and second:
            return None
        first, second = first + self.cells[6], second + self.cells[13]
        result = (first > second) - (first < second)
        return result, -result


def openspiel_name(action: int) -> str:
    """Return the number of a pit in OpenSpiel, where the second player's store is 0."""
    return str(action + 1)


class Kalah(GameAdapter):
    signs = {0: Sign("0")}  # an empty pit, too, shows its number
    pass_sentence = "The last seed fell into the store: one more move."
    openspiel = OpenSpielGame("mancala", openspiel_name, has_passes=False)

    def new_position(self, config: MatchConfig) -> KalahBoard:
        return KalahBoard()

    def most_plies(self, config: MatchConfig) -> int:
        return 400

    def action_count(self, config: MatchConfig) -> int:
        return PASS + 1

    def name_of(self, action: int, config: MatchConfig) -> str:
        return "store" if action in STORES else move_name(action)

    def observation_of(self, position: KalahBoard, bank: float) -> Struct:
        return Struct({**super().observation_of(position, bank), "passes": position.passes})

    def position_seen(self, observation: Any, configuration: Any) -> KalahBoard:
        position: KalahBoard = super().position_seen(observation, configuration)
        position.passes = bool(observation["passes"])
        return position

    def count_of(self, position: KalahBoard) -> tuple[int, int]:
        return position.count()

    def geometry(self, config: MatchConfig) -> BoardGeometry:
        """Return pits one unit wide, the second player's on top, and a store at each end."""
        lower, upper = [_box(1.2 * pit, 1.2, 1.0) for pit in range(6)], [_box(1.2 * pit, 0.0, 1.0) for pit in range(6)]
        cells = [*lower, _box(7.2, 0.0, 2.2), *reversed(upper), _box(-1.2, 0.0, 2.2)]
        letters = [Label("abcdef"[pit], (1.2 * pit + 0.5, 2.65)) for pit in range(6)]
        sides = [Side(seat, [*cells[store], cells[store][0]]) for seat, store in enumerate(STORES)]
        names = [self.name_of(cell, config) for cell in range(14)]
        cell_of = [*FIRST, None, *SECOND, None, None]
        return BoardGeometry(cells, cell_of=cell_of, names=names, sides=sides, labels=letters)


def _box(left: float, top: float, height: float) -> list[Point]:
    """Return the corners of a cell one unit wide."""
    return [(left, top), (left + 1, top), (left + 1, top + height), (left, top + height)]


ADAPTER = Kalah()
