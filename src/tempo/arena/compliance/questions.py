"""What the check asks of an agent: single positions and whole games, as tasks for the probe.

Positions are openings, lists of columns from the empty board. Whether a move is legal is asked under a brief
clock and an all but empty bank, and its time is not judged: a fault of time so fails a row on time alone.
"""

from __future__ import annotations

from collections.abc import Sequence

from tempo.arena.compliance.probe import Task
from tempo.arena.openings import draw_openings
from tempo.arena.runner import Terms

COLUMNS = 7
SEED = 1
BRIEF = Terms(act_timeout=0.1, bank=0.02, timed=False)

FULL_COLUMNS = ((2, 3), (0, 6), (0, 1, 2, 3), (3, 4, 5, 6), (1, 2, 4, 6), (0, 2, 3, 5))

ODD_GAMES = (
    # rows, columns, inarow, seat
    (1, 1, 4, 0),
    (1, 7, 4, 0),
    (1, 7, 4, 1),
    (7, 1, 4, 0),
    (7, 1, 4, 1),
    (4, 4, 3, 0),
    (4, 4, 3, 1),
    (6, 7, 1, 0),
    (3, 3, 9, 0),
    (3, 3, 9, 1),
    (10, 9, 4, 0),
    (20, 20, 5, 1),
)

TYPE_OPENINGS = (
    (),
    (3,),
    (3, 0, 3, 0, 3, 1),  # a win at hand
    (3, 0, 3, 1, 3),  # a win to block
)


def position(label: str, opening: Sequence[int], terms: Terms = BRIEF, **form: object) -> Task:
    """One move in one position. `form` may say plain=True, or without=(the keys to leave out)."""
    return {"do": "ask", "label": label, "opening": list(opening), "terms": terms, **form}


def game(label: str, seat: int | None, terms: Terms = BRIEF, seed: int = SEED) -> Task:
    """One whole game on seat 0 or 1, or with None on both."""
    return {"do": "play", "label": label, "seat": seat, "terms": terms, "seed": seed}


def environment_game(act_timeout: float, mended: bool) -> Task:
    """A game against `random` through the environment; `mended` if not the file as it is, but what was meant."""
    label = "a game through kaggle_environments"
    return {"do": "environment", "label": label, "act_timeout": act_timeout, "seed": SEED, "mended": mended}


OPENER = position("on the empty board", ())


def undecided(*stones: int) -> list[tuple[int, ...]]:
    """Random positions with so many stones each, and no win at hand for the side to move."""
    return [draw_openings(1, Terms(), (count, count), SEED + count)[0] for count in stones]


def fill(columns: Sequence[int]) -> list[int]:
    """Fill an even number of columns, two at a time, without four in a row.

    Upwards one column of a pair gets 1 1 2 2 1 1 and the other one 2 2 1 1 2 2, so that neighbours always
    differ and no line in any direction is longer than two.
    """
    pairs = zip(columns[::2], columns[1::2], strict=True)
    return [column for a, b in pairs for column in (a, b, a, b, b, a, b, a, a, b, a, b)]


def full_column_positions() -> list[Task]:
    """Several columns full and several free, each seat to move."""
    tasks = []
    for index, full in enumerate(FULL_COLUMNS):
        free = [column for column in range(COLUMNS) if column not in full]
        label = f"with columns {', '.join(map(str, full))} full"
        tasks.append(position(label, fill(full) + free[: index % 2]))
    return tasks


def lone_column_positions() -> list[Task]:
    """Each column as the only one that is free, holding up to two stones: each seat to move."""
    tasks = []
    for lone in range(COLUMNS):
        others = [column for column in range(COLUMNS) if column != lone]
        tasks.append(position(f"with only column {lone} free", fill(others) + [lone] * (lone % 3)))
    return tasks


def odd_games() -> list[Task]:
    return [
        game(
            f"{rows} rows, {columns} columns, {inarow} in a row, seat {seat + 1}",
            seat,
            BRIEF._replace(rows=rows, columns=columns, inarow=inarow),
        )
        for rows, columns, inarow, seat in ODD_GAMES
    ]


def type_positions() -> list[Task]:
    """Positions for each reason to move that an agent may have, as each may return its own type."""
    openings = [*TYPE_OPENINGS, *undecided(5, 8, 13, 18)]
    tasks = [position(f"after {len(opening)} moves", opening) for opening in openings]
    return [*tasks, lone_column_positions()[0]]


def observation_forms() -> list[Task]:
    """Two positions in attribute dicts and plain ones, with and without the keys that may be missing."""
    openings = [(), *undecided(7)]
    tasks = []
    for plain in (False, True):
        for without in ((), ("step",), ("remainingOverageTime",), ("step", "remainingOverageTime")):
            label = f"{'plain' if plain else 'attribute'} dicts, {' and '.join(without) or 'nothing'} missing"
            tasks += [position(label, opening, plain=plain, without=without) for opening in openings]
    return tasks
