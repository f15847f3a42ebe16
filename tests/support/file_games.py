"""Whole games of built files in the environment, each in a process forked from one that has imported it."""

import json
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import takewhile
from subprocess import PIPE
from typing import Any

from built_files import built_file

PLAY = """
import json, os, sys
from functools import partial
import kaggle_environments.agent as loader
from tempo.arena.adapter.game_adapter import adapter_of, new_config
from tempo.arena.jobs.isolation import can_fork, in_forked_process
find = loader.get_last_callable

def find_sparing(*arguments, **options):
    agent = find(*arguments, **options)
    player = agent.__globals__["PLAYER"].player
    player.plan = player.plan._replace(cap=0.0, loan=0.1)
    return agent

def play(path, backend, game, shape, opponent, seats, step, bank, sparing):
    os.environ["TEMPO_BACKEND"] = backend
    loader.get_last_callable = find_sparing if sparing else find
    played = []
    for number, seat in enumerate(seats):
        agents = (path, opponent) if seat == 0 else (opponent, path)
        config = new_config(game, shape, act_timeout=step, bank=bank)
        found = adapter_of(game).play_in_environment(agents, config, str(number))
        ours = [[move.simulations, move.reason, move.seconds] for move in found.moves if move.seat == seat]
        played.append([found.statuses, found.problem, found.rewards[seat], ours])
    print(json.dumps(played), flush=True)

for line in sys.stdin:
    work = partial(play, *json.loads(line))
    in_forked_process(work) if can_fork() else work()
    print("done", flush=True)
"""
Games = list[tuple[list[str], str | None, int | None, list[tuple[int, str, float]]]]


@contextmanager
def environment_process() -> Iterator[subprocess.Popen[str]]:
    """Start the process that plays games."""
    with subprocess.Popen([sys.executable, "-c", PLAY], stdin=PIPE, stdout=PIPE, text=True) as process:
        yield process


def games_of(
    process: subprocess.Popen[str], bundle: str, backend: str, opponent: str, seats: list[int], step: float,
    bank: float = 60.0, shape: dict[str, int] | None = None, sparing: bool = False,
) -> Games:  # fmt: skip
    """Return statuses, problem, reward, and simulations, reason and seconds of each move, for each game.

    process: plays them
    bundle: name of the built file, whose first word is the game
    backend: the best one that it may use
    opponent: a built-in of the environment
    seats: the file's seat in each game
    step, bank: the clock, in seconds; Othello's environment has a bank of its own
    shape: of the board, the standard one by default
    sparing: whether the file plans without its bank, which remains for a machine that stands still
    """
    file = built_file(bundle)
    asked = [str(file), backend, bundle.partition("_")[0], shape or {}, opponent, seats, step, bank, sparing]
    assert process.stdin is not None and process.stdout is not None
    print(json.dumps(asked), file=process.stdin, flush=True)
    *_, played = takewhile(lambda line: line != "done\n", process.stdout)
    games: Any = json.loads(played)
    return [(statuses, problem, reward, moves) for statuses, problem, reward, moves in games]
