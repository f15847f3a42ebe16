"""Whole games of built files in the environment, each in a fresh process."""

import json
import subprocess
import sys
from typing import Any

from built_files import built_file

PLAY = """
import json, os, sys
path, os.environ["TEMPO_BACKEND"], game, shape, opponent, seats, step, bank, sparing = json.loads(sys.argv[1])
import kaggle_environments.agent as loader
from tempo.arena.adapter.game_adapter import adapter_of, new_config
find = loader.get_last_callable

def find_sparing(*arguments, **options):
    agent = find(*arguments, **options)
    player = agent.__globals__["PLAYER"].player
    player.plan = player.plan._replace(cap=0.0, loan=0.1)
    return agent

if sparing:
    loader.get_last_callable = find_sparing
played = []
for number, seat in enumerate(seats):
    agents = (path, opponent) if seat == 0 else (opponent, path)
    config = new_config(game, shape, act_timeout=step, bank=bank)
    found = adapter_of(game).play_in_environment(agents, config, str(number))
    ours = [[move.simulations, move.reason, move.seconds] for move in found.moves if move.seat == seat]
    played.append([found.statuses, found.problem, found.rewards[seat], ours])
print(json.dumps(played))
"""
Games = list[tuple[list[str], str | None, int | None, list[tuple[int, str, float]]]]


def games_of(
    bundle: str, backend: str, opponent: str, seats: list[int], step: float, bank: float = 60.0,
    shape: dict[str, int] | None = None, sparing: bool = False,
) -> Games:  # fmt: skip
    """Return statuses, problem, reward, and simulations, reason and seconds of each move, for each game.

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
    done = subprocess.run([sys.executable, "-c", PLAY, json.dumps(asked)], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    games: Any = json.loads(done.stdout.splitlines()[-1])
    return [(statuses, problem, reward, moves) for statuses, problem, reward, moves in games]
