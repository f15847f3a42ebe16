"""What the check asks of an agent: single positions and whole games, as tasks for the probe.

Positions are openings, lists of actions from where games begin. Whether a move is legal is asked under a brief
clock and an all but empty bank, and its time is not judged: a fault of time so fails a row on time alone.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from tempo.lab.referee.asked import Question
from tempo.lab.referee.game_adapter import adapter_of, board_of
from tempo.lab.referee.game_data import MatchConfig

Opening = tuple[int, ...]
SEED = 1
GAMES = 2000  # random ones, at most, in search of positions of a kind


def brief(config: MatchConfig) -> MatchConfig:
    """The same board under a clock that is over at once, and is not judged."""
    return config._replace(act_timeout=0.1, bank=0.02, timed=False)


def position(label: str, opening: Sequence[int], config: MatchConfig, **form: object) -> Question:
    """One move in one position. `form` may say plain=True, or without=(the keys to leave out)."""
    return {"do": "ask", "label": label, "opening": list(opening), "config": config, **form}


def elsewhere(why: str, tasks: Sequence[Question]) -> list[Question]:
    """Tasks that the competition does not set, and why: who fails in them is warned of what might be elsewhere."""
    return [task | {"elsewhere": why} for task in tasks]


def opener(config: MatchConfig) -> Question:
    return position("as the game begins", (), config)


def after_opener(config: MatchConfig, tasks: list[Question]) -> list[Question]:
    """Tasks that are not the first of their process, so that what is compiled is compiled; none remain none."""
    return [opener(config), *tasks] if tasks else []


def greeting(config: MatchConfig, plain: bool) -> Question:
    """The question before the game, in games that ask one."""
    label = f"with nothing to see, {'plain' if plain else 'attribute'} dicts"
    return {"do": "greet", "label": label, "config": config, "plain": plain}


def game(label: str, seat: int | None, config: MatchConfig, seed: int = SEED) -> Question:
    """One whole game on seat 0 or 1, or with None on both."""
    return {"do": "play", "label": label, "seat": seat, "config": config, "seed": seed}


def stalled_game(config: MatchConfig, opening: Opening, seconds: float) -> Question:
    """A game to its end, in whose first move that takes thought the agent is stopped for so many seconds."""
    label = f"a game with a stop of {seconds:g} s"
    return game(label, 0, config) | {"do": "stall", "opening": list(opening), "seconds": seconds}


def environment_game(config: MatchConfig, mended: bool) -> Question:
    """A game against `random` through the environment; `mended` if not the file as it is, but what was meant."""
    label = "a game through kaggle_environments"
    return {"do": "environment", "label": label, "config": config, "seed": str(SEED), "mended": mended}


def undecided(config: MatchConfig, *plies: int) -> list[Opening]:
    """Random positions after so many moves each, in which the game goes on."""
    return [adapter_of(config.game).draw_openings(1, config, (count, count), SEED + count)[0] for count in plies]


def random_positions(
    config: MatchConfig, wanted: Callable[[Any, list[int]], bool], count: int
) -> list[Question]:
    """Positions of a kind, one of each random game that has any, of both sides in turn; fewer if there are few."""
    generator, tasks = Random(SEED), list[Question]()
    for _ in range(GAMES):
        if len(tasks) == count:
            break
        board, moves = board_of(config), list[int]()
        while board.rewards() is None:
            choice = board.legal()
            if board.mark == 1 + len(tasks) % 2 and wanted(board, choice):
                tasks.append(position(f"after {len(moves)} moves", moves, config))
                break
            moves.append(generator.choice(choice))
            board.play(moves[-1])
    return tasks


def type_positions(config: MatchConfig, reasons: Sequence[Opening], lone: Sequence[Question]) -> list[Question]:
    """Positions for each reason to move that an agent may have, as each may return its own type."""
    openings = [*reasons, *undecided(config, 5, 8, 13, 18)]
    return [*(position(f"after {len(opening)} moves", opening, config) for opening in openings), *lone[:1]]


def observation_forms(config: MatchConfig) -> tuple[list[Question], list[Question]]:
    """Two positions in attribute dicts with every entry, which is how the environment shows them; and the same
    without the keys that may be missing elsewhere, and in plain dicts."""
    openings = [(), *undecided(config, 7)]
    tasks = []
    for plain in (False, True):
        for without in ((), ("step",), ("remainingOverageTime",), ("step", "remainingOverageTime")):
            label = f"{'plain' if plain else 'attribute'} dicts, {' and '.join(without) or 'nothing'} missing"
            tasks += [position(label, opening, config, plain=plain, without=without) for opening in openings]
    return tasks[: len(openings)], tasks[len(openings) :]
