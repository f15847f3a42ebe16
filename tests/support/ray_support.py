"""Drivers of Ray clusters on this machine, to be run as scripts: a process with Ray in it must not fork, and
tests fork. `python ray_support.py NAME` prints results as JSON, a line each.
"""

import json
import math
import os
import signal
import sys
import time
from collections import deque
from collections.abc import Iterator
from functools import partial
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from config_support import connectx_config
from waiting import wait_until

import tempo
from tempo.arena.command_line.inputs import BadInput, SearchFailed
from tempo.arena.jobs.executor import Executor, LocalExecutor
from tempo.arena.jobs.pool import WorkerFailed
from tempo.arena.players.player_specs import parse_player
from tempo.arena.referee.one_game import play_game
from tempo.games.connectx.adapter.self_play import game_spec
from tempo.native.aot.kernel_cache import use_kernel_cache
from tempo.training.self_play.configs import RunConfig
from tempo.training.self_play.trainer import SelfPlayTrainer

GAMES = 300
PAUSE = 0.02  # seconds that a game takes, so that the node dies in the middle of some
Played = tuple[list[int | None], str, str]


def play(number: int) -> Played:
    """One game that is the same wherever it is played, the raylet of the node, and where the package lies there."""
    player = parse_player("random", "connectx")
    agents = player.new_agent(2 * number, None), player.new_agent(2 * number + 1, None)
    game = play_game(agents, connectx_config(timed=False))
    time.sleep(PAUSE)
    folder = str(Path(tempo.__file__).parent)
    return [move.action for move in game.moves], os.environ.get("RAY_RAYLET_PID", ""), folder


def meet(folder: Path) -> None:
    """Wait until both nodes are here: neither is to play everything alone."""
    (folder / os.environ["RAY_RAYLET_PID"]).touch()
    wait_until(lambda: len(list(folder.iterdir())) >= 2)


def kill_node(raylet: int) -> None:
    """What a power cut does: the raylet and all that it has started are gone at once."""
    started = Path(f"/proc/{raylet}/task/{raylet}/children").read_text().split()
    for process in [raylet, *map(int, started)]:
        os.kill(process, signal.SIGKILL)


def two_nodes() -> Iterator[dict[str, Any]]:
    """Games over two nodes of a core each; the second is killed with -9 after it has played a few."""
    from ray.cluster_utils import Cluster

    from tempo.arena.jobs.ray_cluster import RayExecutor

    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
    raylet = cluster.add_node(num_cpus=1).all_processes["raylet"][0].process.pid
    executor = RayExecutor(cluster.address)
    came, killed = [], 0
    with TemporaryDirectory() as place:
        run = executor.run(play, range(GAMES), prepare=partial(meet, Path(place)), lasting=True)
        for index, (moves, node, folder) in run:
            came.append((index, moves, node, folder))
            if not killed and [where for _, _, where, _ in came].count(str(raylet)) > GAMES // 10:
                kill_node(raylet)
                killed = len(came)
    executor.close()
    cluster.shutdown()
    yield {"slots": executor.slots, "raylet": str(raylet), "killed": killed, "came": came}


def one_machine() -> Iterator[dict[str, Any]]:
    """All runs on one cluster, `--ray local`: jobs that fail, self-play, and a run that Ctrl-C ends."""
    from tempo.arena.jobs.ray_cluster import RayExecutor

    here = self_play_blocks(LocalExecutor(2))  # before Ray is in this process; no other test's JAX is here
    executor = RayExecutor("local", 2)
    yield failures(executor)
    yield {"here": here, "blocks": self_play_blocks(executor)}
    yield interrupted(executor)


def failures(executor: Executor) -> dict[str, Any]:
    """What may go wrong with a job; each time the next run goes on as if nothing had been."""

    def outcome(work: Any, jobs: Any, **options: Any) -> Any:
        try:
            return [type(result).__name__ for _, result in executor.run(work, jobs, **options)]
        except WorkerFailed as failure:
            return [failure.index, str(failure)]
        except (BadInput, SearchFailed) as problem:
            return str(problem)

    def fail(*_: Any) -> None:
        raise SearchFailed("the search raised NameError (mcts.py:7)")

    seen: list[str] = []
    early = executor.run(time.sleep, [0.05] * 10_000, lasting=True)
    got = [next(early)[0] for _ in range(20)]
    start = time.monotonic()
    early.close()
    return {
        "early": [len(set(got)), time.monotonic() - start < 300],
        "raises": outcome(math.sqrt, [1.0] * 50 + [-1.0] + [1.0] * 50, lasting=True),
        "hangs": outcome(time.sleep, [0.0, 600.0, 0.0], limit=3.0),
        "exits": outcome(os._exit, [7]),
        "not prepared": outcome(math.sqrt, [1.0], prepare=lambda: 1 // 0),
        "search failed": outcome(fail, range(3), lost=lambda job, why: why),
        "search failed before": outcome(math.sqrt, [1.0], prepare=fail),
        "prepared": sorted(executor.run(lambda _: list(seen), range(3), prepare=lambda: seen.append("ready"))),
        "alone": len({pid for _, pid in executor.run(lambda _: os.getpid(), range(20))}),
        "lasting": len({pid for _, pid in executor.run(lambda _: os.getpid(), range(2000), lasting=True)}) <= 2,
    }


def self_play_blocks(executor: Executor) -> list[str]:
    """Return digests of the blocks of a generation of self-play, as `train` makes them."""
    trainer = SelfPlayTrainer(game_spec, RunConfig(games=8, games_per_block=2, simulations=8, fast_simulations=3))
    stage = trainer.stages()[0]
    maker = trainer.block_maker(stage, Path())
    made = dict(executor.run(maker, range(stage.blocks), prepare=maker.prepare, lasting=True))
    return [sha256(made[number]).hexdigest() for number in range(stage.blocks)]


def interrupted(executor: Executor) -> dict[str, Any]:
    """A run that Ctrl-C ends: says when it is under way, and goes the way that a command goes."""
    try:
        run = executor.run(time.sleep, [0.2] * 1000)
        print(json.dumps({"under way": next(run)[0]}), flush=True)
        deque(run, 0)
    except KeyboardInterrupt:
        return {"interrupted": True}
    return {"interrupted": False}


if __name__ == "__main__":
    use_kernel_cache()
    for found in {"two_nodes": two_nodes, "one_machine": one_machine}[sys.argv[1]]():
        print(json.dumps(found), flush=True)
