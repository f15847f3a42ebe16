"""Endgame solver: exact scores of positions by perfect play.

A score is the difference of discs at the end for the side to move, empty squares counted for the winner, as in
tournaments and published results: it is even, and positive where the side to move wins. The solver first asks whether
the position is won and whether it is at least drawn; then it narrows the score down.
"""
from tempo.games.othello.endgame.endgame_table import FIRST_BITS, GREATEST, LEAST, MOST_BITS
from tempo.games.othello.endgame.endgame_tree import (
    CURSOR_MINE,
    CURSOR_MOVES,
    CURSOR_THEIRS,
    ROOT_MINE,
    ROOT_THEIRS,
    UNDECIDED,
    new_workspace,
    search_tree,
)
from tempo.games.othello.rules import moves_of
from tempo.native.jit import inlined, kernel
from tempo.search.exact.solver import (
    ASKING,
    BITS,
    CEILING,
    FLOOR,
    GOAL,
    HIGH,
    LOW,
    NODES,
    PLY,
    STORED,
    PausingSolver,
    is_enough,
)

TABLE_BITS = 22  # 2^22 entries of 16 bytes: 64 MiB


class EndgameSolver(PausingSolver):
    """Solves positions. It can pause only between nodes above the last few squares: some hundred nodes late."""

    def __init__(self, table_bits: int = TABLE_BITS):
        if not FIRST_BITS <= table_bits <= MOST_BITS or table_bits % 2 != FIRST_BITS % 2:
            raise ValueError(f"table_bits is {table_bits}; give an even number from {FIRST_BITS} to {MOST_BITS}")
        super().__init__(new_workspace(table_bits), solve_endgame, LEAST, GREATEST)

    def reset(self) -> None:
        """Forget everything, and start with a small table again."""
        super().reset()
        self.work.table[: 2 << int(self.work.task[BITS])] = 0
        self.work.task[BITS], self.work.task[STORED] = FIRST_BITS, 0


@kernel
def solve_endgame(work, budget):
    """Close in on the score of the root until it is known between floor and ceiling or the nodes are spent."""
    task, cursor = work.task, work.cursor
    task[NODES] = 0
    while not is_enough(task[LOW], task[HIGH], task[FLOOR], task[CEILING]):
        if task[PLY] < 0:
            task[GOAL] = next_goal(task[LOW], task[HIGH], task[FLOOR], task[CEILING])
            task[PLY] = 0
            cursor[CURSOR_MINE], cursor[CURSOR_THEIRS] = cursor[ROOT_MINE], cursor[ROOT_THEIRS]
            cursor[CURSOR_MOVES] = moves_of(cursor[ROOT_MINE], cursor[ROOT_THEIRS])
        score = search_tree(work, budget)
        if score == UNDECIDED:
            return
        if score >= task[GOAL]:
            task[LOW] = max(task[LOW], score)
        else:
            task[HIGH] = min(task[HIGH], score)
        task[PLY] = ASKING


@inlined
def next_goal(low, high, floor, ceiling):
    """Return the next question: is it won, is it held, and then away from the draw, in steps of an eighth of the
    range."""
    if low < 2 <= high and floor < 2 <= ceiling:
        return 2
    if low < 0 <= high and floor < 0 <= ceiling:
        return 0
    low, high = max(low, floor), min(high, ceiling)
    step = max(2, (high - low) // 16 * 2)
    return high + 2 - step if high <= 0 else low + step
