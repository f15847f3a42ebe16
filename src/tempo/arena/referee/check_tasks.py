"""Tasks of the check for its probe: single positions and whole games.

A position is given by its opening, the actions from the initial position. Tasks about legality have a short clock and a
nearly empty bank, and their time does not count, so that a slow agent fails the rows on time alone.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from random import Random
from time import thread_time
from typing import Any

from tempo.arena.adapter.game_adapter import adapter_of, board_of
from tempo.arena.adapter.game_types import MatchConfig
from tempo.arena.referee.messages import Task

Opening = tuple[int, ...]
SEED = 1
GAMES = 2000  # most random games to play in search of positions of a kind
SECONDS = 10.0  # of a processor, where a game is slow in Python


def short_clock(config: MatchConfig) -> MatchConfig:
    """Return the same board with a very short clock that is not enforced."""
    return config._replace(act_timeout=0.1, bank=0.02, timed=False)


def position_task(label: str, opening: Sequence[int], config: MatchConfig, **form: object) -> Task:
    """Return a task for one move in one position. `form` may have plain=True, or without=(keys to leave out)."""
    return {"do": "ask", "label": label, "opening": list(opening), "config": config, **form}


def not_in_competition(why: str, tasks: Sequence[Task]) -> list[Task]:
    """Mark tasks that the competition never sets, with the reason: a failure there is only a warning."""
    return [task | {"not_in_competition": why} for task in tasks]


def first_move_task(config: MatchConfig) -> Task:
    """Return a task for the first move of a game."""
    return position_task("as the game begins", (), config)


def after_first_move(tasks_of: Callable[[MatchConfig], list[Task]]) -> Callable[[MatchConfig], list[Task]]:
    """Put a first move before the tasks, so that compilation is over; no tasks stay no tasks."""
    return lambda config: [first_move_task(config), *tasks] if (tasks := tasks_of(config)) else []


def pregame_task(config: MatchConfig, plain: bool) -> Task:
    """Return a task for the call before the game, in games whose environment makes one."""
    label = f"with nothing to see, {'plain' if plain else 'attribute'} dicts"
    return {"do": "pregame", "label": label, "config": config, "plain": plain}


def game_task(label: str, seat: int | None, config: MatchConfig, seed: int = SEED) -> Task:
    """Return a task for a whole game in seat 0 or 1, or in both for None."""
    return {"do": "play", "label": label, "seat": seat, "config": config, "seed": seed}


def stalled_game_task(config: MatchConfig, opening: Opening, seconds: float) -> Task:
    """Return a task for a game in whose first searched move the agent's process is stopped for some seconds."""
    label = f"a game with a stop of {seconds:g} s"
    return game_task(label, 0, config) | {"do": "stall", "opening": list(opening), "seconds": seconds}


def foreign_game_task(config: MatchConfig, known: Collection[str], is_refused: bool) -> Task:
    """Return a task for a game that reports modules and files that only this machine has.

    config: board and clock
    known: the modules that the competition has, too
    is_refused: whether the others are refused
    """
    label = "a game without what only this machine has" if is_refused else "a game"
    return game_task(label, 0, config) | {"do": "foreign", "known": [*known], "is_refused": is_refused}


def environment_game_task(config: MatchConfig, repaired: bool, other: str | None) -> Task:
    """Return a task for a game against `random` through the environment.

    config: board and clock
    repaired: whether known faults are mended
    other: another environment, in place of the game's own
    """
    label = f"a game through {other or 'kaggle_environments'}"
    where = {"do": "environment", "label": label, "config": config, "other": other}
    return {**where, "seed": str(SEED), "repaired": repaired}


def undecided_openings(config: MatchConfig, *plies: int) -> list[Opening]:
    """Draw a random opening of each of these lengths, after which the game goes on."""
    return [adapter_of(config.game).draw_openings(1, config, (count, count), SEED + count)[0] for count in plies]


def random_positions(
    config: MatchConfig, wanted: Callable[[Any, list[int]], bool], count: int
) -> list[Task]:
    """Return at most `count` positions that `wanted` accepts, one per random game, for both sides in turn."""
    generator, tasks, end = Random(SEED), list[Task](), thread_time() + SECONDS
    for _ in range(GAMES):
        if len(tasks) == count or thread_time() >= end:
            break
        board, moves = board_of(config), list[int]()
        while board.rewards() is None:
            choice = board.legal()
            if board.mark == 1 + len(tasks) % 2 and wanted(board, choice):
                tasks.append(position_task(f"after {len(moves)} moves", moves, config))
                break
            moves.append(generator.choice(choice))
            board.play(moves[-1])
    return tasks


def answer_type_tasks(config: MatchConfig, reasons: Sequence[Opening], lone: Sequence[Task]) -> list[Task]:
    """Return positions that agents answer by different code, each of which may return another type."""
    openings = [*reasons, *undecided_openings(config, 5, 8, 13, 18)]
    return [*(position_task(f"after {len(opening)} moves", opening, config) for opening in openings), *lone[:1]]


def observation_form_tasks(config: MatchConfig) -> tuple[list[Task], list[Task]]:
    """Return positions in the environment's form, and the same positions in other forms.

    The environment hands out attribute dicts with every entry. The other forms are plain dicts, and dicts without the
    keys that may be missing outside the competition.
    """
    openings = [(), *undecided_openings(config, 7)]
    tasks = []
    for plain in (False, True):
        for without in ((), ("step",), ("remainingOverageTime",), ("step", "remainingOverageTime")):
            label = f"{'plain' if plain else 'attribute'} dicts, {' and '.join(without) or 'nothing'} missing"
            tasks += [position_task(label, opening, config, plain=plain, without=without) for opening in openings]
    return tasks[: len(openings)], tasks[len(openings) :]
