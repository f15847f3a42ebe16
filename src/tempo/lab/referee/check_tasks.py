"""What the check asks of an agent: single positions and whole games, as tasks for the probe.

Positions are openings, lists of actions from where games begin. Whether a move is legal is asked under a brief
clock and an all but empty bank, and its time is not judged: a fault of time so fails a row on time alone.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from tempo.lab.referee.game_adapter import adapter_of, board_of
from tempo.lab.referee.game_data import MatchConfig
from tempo.lab.referee.messages import Task

Opening = tuple[int, ...]
SEED = 1
GAMES = 2000  # random ones, at most, in search of positions of a kind


def short_clock(config: MatchConfig) -> MatchConfig:
    """The same board under a clock that is over at once, and is not judged."""
    return config._replace(act_timeout=0.1, bank=0.02, timed=False)


def position_task(label: str, opening: Sequence[int], config: MatchConfig, **form: object) -> Task:
    """One move in one position. `form` may say plain=True, or without=(the keys to leave out)."""
    return {"do": "ask", "label": label, "opening": list(opening), "config": config, **form}


def not_in_competition(why: str, tasks: Sequence[Task]) -> list[Task]:
    """Tasks that the competition does not set, and why: who fails in them is warned of what might be elsewhere."""
    return [task | {"not_in_competition": why} for task in tasks]


def first_move_task(config: MatchConfig) -> Task:
    return position_task("as the game begins", (), config)


def with_first_move(config: MatchConfig, tasks: list[Task]) -> list[Task]:
    """Tasks that are not the first of their process, so that what is compiled is compiled; none remain none."""
    return [first_move_task(config), *tasks] if tasks else []


def pregame_task(config: MatchConfig, plain: bool) -> Task:
    """The question before the game, in games that ask one."""
    label = f"with nothing to see, {'plain' if plain else 'attribute'} dicts"
    return {"do": "pregame", "label": label, "config": config, "plain": plain}


def game_task(label: str, seat: int | None, config: MatchConfig, seed: int = SEED) -> Task:
    """One whole game on seat 0 or 1, or with None on both."""
    return {"do": "play", "label": label, "seat": seat, "config": config, "seed": seed}


def stalled_game_task(config: MatchConfig, opening: Opening, seconds: float) -> Task:
    """A game to its end, in whose first move that takes thought the agent is stopped for so many seconds."""
    label = f"a game with a stop of {seconds:g} s"
    return game_task(label, 0, config) | {"do": "stall", "opening": list(opening), "seconds": seconds}


def environment_game_task(config: MatchConfig, patched: bool) -> Task:
    """A game against `random` through the environment; `patched` if not the file as it is, but what was meant."""
    label = "a game through kaggle_environments"
    return {"do": "environment", "label": label, "config": config, "seed": str(SEED), "patched": patched}


def undecided_openings(config: MatchConfig, *plies: int) -> list[Opening]:
    """Random positions after so many moves each, in which the game goes on."""
    return [adapter_of(config.game).draw_openings(1, config, (count, count), SEED + count)[0] for count in plies]


def random_positions(
    config: MatchConfig, wanted: Callable[[Any, list[int]], bool], count: int
) -> list[Task]:
    """Positions of a kind, one of each random game that has any, of both sides in turn; fewer if there are few."""
    generator, tasks = Random(SEED), list[Task]()
    for _ in range(GAMES):
        if len(tasks) == count:
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
    """Positions for each reason to move that an agent may have, as each may return its own type."""
    openings = [*reasons, *undecided_openings(config, 5, 8, 13, 18)]
    return [*(position_task(f"after {len(opening)} moves", opening, config) for opening in openings), *lone[:1]]


def observation_form_tasks(config: MatchConfig) -> tuple[list[Task], list[Task]]:
    """Two positions in attribute dicts with every entry, which is how the environment shows them; and the same
    without the keys that may be missing not_in_competition, and in plain dicts."""
    openings = [(), *undecided_openings(config, 7)]
    tasks = []
    for plain in (False, True):
        for without in ((), ("step",), ("remainingOverageTime",), ("step", "remainingOverageTime")):
            label = f"{'plain' if plain else 'attribute'} dicts, {' and '.join(without) or 'nothing'} missing"
            tasks += [position_task(label, opening, config, plain=plain, without=without) for opening in openings]
    return tasks[: len(openings)], tasks[len(openings) :]
