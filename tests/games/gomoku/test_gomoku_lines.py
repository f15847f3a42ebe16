"""The evaluation by lines: classes of shapes against brute force, the updated board and decided positions against a
plain referee.
"""
from functools import cache
from itertools import permutations
from random import Random

import numpy as np
import pytest
from gomoku_plain import completes, fives
from gomoku_plain import put as put_plain
from hypothesis import given, settings
from hypothesis import strategies as st

from tempo.games.gomoku.evaluation.evaluate import (
    LARGEST,
    NO_EMPTY_CELL,
    UNIT,
    decided,
    evaluate_lines,
    find_kind,
    has,
    kind_of,
    mask_of,
    own_combination,
    rating_of,
    threats_of,
)
from tempo.games.gomoku.evaluation.line_board import LineBoard, new_line_board, put, set_up, take
from tempo.games.gomoku.evaluation.patterns import (
    BLOCKED,
    BLOCKED_THREE,
    COMBINATIONS,
    DEAD,
    EMPTY,
    FIVE,
    FOUR,
    KINDS,
    MAKES_FIVE,
    MAKES_OPEN_FOUR,
    NEIGHBORS,
    OPEN_FOUR,
    OPEN_THREE_1,
    OWN,
    RADIUS,
    SHAPES,
    all_combinations,
    class_of_shapes,
    combination_of_codes,
    kind_of_combinations,
)
from tempo.games.gomoku.evaluation.weights import LineWeights, tables_of, zero_weights

CLASSES_OF_SHAPES = class_of_shapes()
Line = tuple[int, ...]


def line_of(shape: int) -> Line:
    """Return the nine cells of a shape with an own stone in the middle."""
    digits = [shape // 3**place % 3 for place in range(NEIGHBORS)]
    return (*digits[:RADIUS], OWN, *digits[RADIUS:])


def completing(line: Line) -> list[int]:
    """Return the places where one more own stone makes five in a row."""
    return [place for place, cell in enumerate(line) if cell == EMPTY and is_five(with_own(line, place))]


def with_own(line: Line, place: int) -> Line:
    return (*line[:place], OWN, *line[place + 1 :])


def is_five(line: Line) -> bool:
    return "11111" in "".join(map(str, line))


@cache
def fewest_to_five(line: Line) -> int:
    """Return how many own stones are missing to a five, 9 if there can be none."""
    if is_five(line):
        return 0
    further = [with_own(line, place) for place, cell in enumerate(line) if cell == EMPTY]
    return min((1 + fewest_to_five(one) for one in further), default=9)


@pytest.mark.parametrize("start", range(0, SHAPES, 81))
def test_a_class_says_how_many_stones_are_missing_to_a_five_and_whether_the_row_is_open(start):
    for shape in range(start, start + 81):
        line, found = line_of(shape), CLASSES_OF_SHAPES[shape]
        missing = fewest_to_five(line)
        assert (found == FIVE) == (missing == 0)
        assert (found in (FOUR, OPEN_FOUR)) == (missing == 1)
        assert (found == OPEN_FOUR) == (missing == 1 and len(completing(line)) > 1)
        assert (found == DEAD) == (missing > 4)
        if missing == 2:
            places = [place for place, cell in enumerate(line) if cell == EMPTY]
            opens = sum(len(completing(with_own(line, place))) > 1 for place in places)
            assert found == (BLOCKED_THREE if opens == 0 else OPEN_THREE_1 - 1 + opens)


def test_a_line_and_its_mirror_image_have_the_same_class():
    digits = np.arange(SHAPES)[:, None] // 3 ** np.arange(NEIGHBORS) % 3
    mirrored = (digits[:, ::-1] * 3 ** np.arange(NEIGHBORS)).sum(axis=1)
    assert (CLASSES_OF_SHAPES[mirrored] == CLASSES_OF_SHAPES).all()


def test_the_order_of_directions_does_not_matter():
    combinations, found = all_combinations(), combination_of_codes()
    assert len(combinations) == COMBINATIONS
    for number in (0, 17, 500, 1234, COMBINATIONS - 1):
        for order in permutations(combinations[number].tolist()):
            assert found[sum(one << 4 * place for place, one in enumerate(order))] == number


def random_weights(seed: int) -> LineWeights:
    rng = np.random.default_rng(seed)
    return LineWeights(*(rng.normal(0, 0.1, part.shape).astype(np.float32) for part in zero_weights()))


SEEDS = st.integers(0, 1 << 30)
TABLES = tables_of(random_weights(1))


@cache
def board_of(size: int) -> LineBoard:
    return new_line_board(size, TABLES)


def position_of(seed: int, size: int) -> np.ndarray:
    """Return a random position without a line of five."""
    random, cells = Random(seed), np.zeros(size * size, np.int8)
    for number in range(random.randint(0, size * size * 2 // 3)):
        cell = random.randrange(size * size)
        mark = 1 + number % 2
        if cells[cell] == 0 and not completes(put_plain(tuple(cells.tolist()), cell, mark), size, 5, cell, mark):
            cells[cell] = mark
    return cells


def plain_shape(cells: np.ndarray, size: int, cell: int, step: tuple[int, int], mark: int) -> int:
    """Return the shape of a line for a side, walking from the cell."""
    shape = 0
    for place, offset in enumerate((-4, -3, -2, -1, 1, 2, 3, 4)):
        row, column = cell // size + offset * step[0], cell % size + offset * step[1]
        inside = 0 <= row < size and 0 <= column < size
        stone = cells[row * size + column] if inside else 3
        shape += 3**place * (EMPTY if stone == 0 else OWN if stone == mark else BLOCKED)
    return shape


def plain_combination(cells: np.ndarray, size: int, cell: int, mark: int) -> list[int]:
    """Return the classes of a cell for a side, sorted."""
    steps = (0, 1), (1, 0), (1, 1), (1, -1)
    return sorted(int(CLASSES_OF_SHAPES[plain_shape(cells, size, cell, step, mark)]) for step in steps)


@settings(max_examples=15)
@given(SEEDS, st.sampled_from([5, 8, 11, 15]))
def test_the_updated_board_is_that_of_the_cells(seed, size):
    board, cells = board_of(size), position_of(seed, size)
    set_up(board, cells)
    combinations = all_combinations()
    for cell in np.flatnonzero(cells == 0):
        for mark in (1, 2):
            found = combinations[own_combination(board, cell, mark)].tolist()
            assert found == plain_combination(cells, size, cell, mark)


@settings(max_examples=15)
@given(SEEDS, st.sampled_from([6, 9, 15]))
def test_taking_restores_everything(seed, size):
    board, cells = board_of(size), position_of(seed, size)
    set_up(board, cells)
    before = [part.copy() for part in (board.cells, board.keys, board.codes, board.sums, board.hashed)]
    empty = Random(seed).sample(np.flatnonzero(cells == 0).tolist(), min(5, int((cells == 0).sum())))
    for number, cell in enumerate(empty):
        put(board, cell, 1 + number % 2)
    for _ in empty:
        take(board)
    after = board.cells, board.keys, board.codes, board.sums, board.hashed
    assert all((old == new).all() for old, new in zip(before, after, strict=True))


@settings(max_examples=12)
@given(SEEDS, st.sampled_from([6, 9, 15]), st.sampled_from([1, 2]))
def test_the_value_is_the_sum_of_the_weights(seed, size, mark):
    board, cells = board_of(size), position_of(seed, size)
    set_up(board, cells)
    weights = [np.rint(part * UNIT).astype(int) for part in random_weights(1)]
    total = weights[1][mask_of(threats_of(board, mark), threats_of(board, 3 - mark))]
    order = {tuple(row): number for number, row in enumerate(all_combinations().tolist())}
    for cell in np.flatnonzero(cells == 0):
        mine = order[tuple(plain_combination(cells, size, cell, mark))]
        theirs = order[tuple(plain_combination(cells, size, cell, 3 - mark))]
        total += weights[0][0, mine] + weights[0][1, theirs]
        assert rating_of(board, cell, mark) == weights[2][0, mine] + weights[2][1, theirs]
    assert evaluate_lines(board, mark) == max(-LARGEST, min(LARGEST, total))


@settings(max_examples=25)
@given(SEEDS, st.sampled_from([6, 9, 15]), st.sampled_from([1, 2]))
def test_fives_and_decided_positions_are_those_of_the_rules(seed, size, mark):
    board, cells = board_of(size), position_of(seed, size)
    set_up(board, cells)
    plain = tuple(cells.tolist())
    mine, theirs = fives(plain, size, 5, mark), fives(plain, size, 5, 3 - mark)
    assert bool(has(threats_of(board, mark), MAKES_FIVE)) == bool(mine)
    assert find_kind(board, mark, MAKES_FIVE) == (mine[0] if mine else NO_EMPTY_CELL)
    found = decided(board, mark)
    if mine or len(theirs) > 1:
        assert found == (1 if mine else -2)
    elif theirs:
        assert found == 0
    else:
        two = [cell for cell in np.flatnonzero(cells == 0) if makes_two_fives(plain, size, int(cell), mark)]
        assert found == (3 if two else 0)
        assert [cell for cell in np.flatnonzero(cells == 0) if kind_of(board, cell, mark) == MAKES_OPEN_FOUR] == two


def makes_two_fives(plain: tuple[int, ...], size: int, cell: int, mark: int) -> bool:
    return len(fives(put_plain(plain, cell, mark), size, 5, mark)) > 1


def test_every_kind_occurs():
    assert np.unique(kind_of_combinations()).tolist() == list(range(KINDS))
