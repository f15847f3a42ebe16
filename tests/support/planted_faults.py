"""Known mistakes of systems that learn by self-play, each planted into a copy of the sources, and short runs there.

As a script it trains and audits: `python planted_faults.py SEED FOLDER`, with `--dirichlet` by that policy at the root,
with `--othello` in a game that has passes.
"""

import math
import os
import shutil
import subprocess
import sys
from functools import partial
from pathlib import Path
from typing import NamedTuple

import numpy as np
from folders import ROOT
from self_play_support import SHAPE as SMALL_SHAPE
from self_play_support import SMALL, Undrawn
from waiting import PATIENCE

from tempo.arena.adapter.game_adapter import new_config
from tempo.arena.jobs.executor import LocalExecutor
from tempo.games.connectx.adapter import self_play as connectx
from tempo.games.othello.rules import CELLS, PASS, SIDE, new_game, start_state
from tempo.native.aot.kernel_cache import use_kernel_cache
from tempo.native.bits import ONE
from tempo.native.jit import njit
from tempo.network.layers import set_plane
from tempo.network.weights import NetworkShape
from tempo.training.audit.audit import Outcome, outcomes_in
from tempo.training.audit.run_audit import RunAudit
from tempo.training.self_play.trainer import GameSpec, SelfPlayTrainer

SHAPE = SMALL_SHAPE._replace(value_hidden=16)
RUN = SMALL._replace(
    generations=3, games=200, games_per_block=100, simulations=16, sampled_plies=10, random_opening_plies=8,
    sample_reuse=6.0, measure_every=0, train=SMALL.train._replace(batch_size=128),
)  # fmt: skip
DIRICHLET, OTHELLO = "--dirichlet", "--othello"


class Planted(NamedTuple):
    """A mistake: what is replaced by what in a file below `tempo/training/self_play`."""

    name: str  # by which the audit calls it
    file: str
    right: str
    wrong: str
    options: tuple[str, ...] = ()  # of the run
    says: str = ""  # a part of its sentence


PLANTED = {
    "values of the search are the opponent's": Planted(
        "sign",
        "batched_search.py",
        "2.0 * root.write_policy(tree, config, own, policy) - 1.0",
        "1.0 - 2.0 * root.write_policy(tree, config, own, policy)",
        says="at the root",
    ),
    "the loser has won": Planted(
        "sign",
        "games.py",
        "outcomes[active] if self.ply & 1 == 0 else -outcomes[active]",
        "-outcomes[active] if self.ply & 1 == 0 else outcomes[active]",
        says="at the end",
    ),
    "a pass does not change sides": Planted(
        "sign",
        "games.py",
        "results[slots] * np.where(plies & 1 == 0, 1, -1))",
        'results[slots] * np.where(np.unpackbits(samples["planes"], axis=1).sum(axis=1) & 1 == 0, 1, -1))',
        (OTHELLO,),
        says="at a pass",
    ),
    "noise in matches, too": Planted("noise always", "gumbel.py", "if ply < config.sampled_plies:", "if ply >= 0:"),
    "no noise": Planted(
        "noise never", "dirichlet.py", "if config.fraction > 0.0", "if config.fraction > 1.0", (DIRICHLET,)
    ),
    "the same noise in each search": Planted(
        "noise frozen",
        "dirichlet.py",
        "gamma(rng, config.dirichlet_alpha)",
        "abs(math.sin(3.0 * number + 1.0))",
        (DIRICHLET,),
    ),
    "policies are not turned with the board": Planted(
        "symmetries",
        "learner.py",
        'policy = np.take_along_axis(some["policy"].astype(np.float32), moves, axis=1)',
        'policy = some["policy"].astype(np.float32)',
    ),
    "shares are written one child further": Planted(
        "child index",
        "gumbel.py",
        "policy[tree.selection[child].action] = share",
        "policy[tree.selection[child + 1].action] = share",
    ),
    "all moves are drawn by visits": Planted(
        "temperature",
        "games.py",
        "run.prune_targets, run.sampled_plies,",
        "run.prune_targets, NEVER,",
        (DIRICHLET,),
    ),
    "all moves are drawn by Gumbel noise": Planted(
        "temperature",
        "games.py",
        "run.considered_moves, most, run.sampled_plies",
        "run.considered_moves, most, NEVER",
    ),
    "only the last games are learned": Planted(
        "window", "trainer.py", "config.first_replayed(number), number + 1", "number, number + 1"
    ),
    "a draw is a loss": Planted(
        "draws",
        "games.py",
        "results[slots] * np.where(plies & 1 == 0, 1, -1))",
        "np.where(results[slots] == 0, -1, results[slots] * np.where(plies & 1 == 0, 1, -1)))",
    ),
    "targets are smoothed over illegal moves": Planted(
        "illegal moves",
        "learner.py",
        "policy_loss, value_loss = -(policy * log_policy)",
        "policy_loss, value_loss = -((0.7 * policy + 0.3 / policy.shape[-1]) * log_policy)",
        says="in the loss",
    ),
    "illegal moves have a share": Planted(
        "illegal moves", "gumbel.py", "policy[action] = 0.0", "policy[action] = 0.01", says="targets"
    ),
    "the first network plays all games": Planted(
        "stale network", "trainer.py", "self.checkpoint(folder, player).weights", "self.checkpoint(folder, 0).weights"
    ),
}


def plant(planted: Planted, folder: Path) -> Path:
    """Return a copy of the sources with a mistake."""
    sources = folder / "src"
    shutil.copytree(ROOT / "src" / "tempo", sources / "tempo", ignore=shutil.ignore_patterns("__pycache__"))
    file = sources / "tempo" / "training" / "self_play" / planted.file
    text = file.read_text(encoding="utf-8")
    assert text.count(planted.right) == 1, f"{planted.file} has no such line now: {planted.right}"
    file.write_text(text.replace(planted.right, planted.wrong), encoding="utf-8")
    return sources


def audited_run(sources: Path, seed: int, folder: Path, options: tuple[str, ...] = ()) -> list[Outcome]:
    """Train with these sources in a process of its own, as the one of the tests has used JAX and may not fork."""
    paths = os.pathsep.join([str(sources), str(Path(__file__).parent)])
    command = [sys.executable, __file__, str(seed), str(folder), *options]
    environment = {**os.environ, "PYTHONPATH": paths}
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, env=environment)
    assert done.returncode == 0, done.stderr
    return outcomes_in(folder)


@njit
def encode_othello(board, state, last, network):
    """Set the planes of own and other discs."""
    for plane in range(2):
        for square in range(CELLS):
            if state[plane] >> np.uint64(square) & ONE:
                set_plane(network, square // SIDE, square % SIDE, plane)


def othello_spec() -> GameSpec:
    shape = NetworkShape(SIDE, SIDE, planes=2, actions=PASS + 1, channels=(8, 8), value_hidden=16)
    return GameSpec(
        new_config("othello"), new_game(), start_state(), encode_othello, shape, np.arange(CELLS)[None]
    )


def train_and_audit(seed: int, folder: Path, options: list[str]) -> None:
    """Train for three generations, then audit the last two."""
    use_kernel_cache()
    run = RUN._replace(seed=seed, root="dirichlet" if DIRICHLET in options else "gumbel")
    new_spec = partial(connectx.game_spec, SHAPE)
    if OTHELLO in options:
        run, new_spec = run._replace(games=60, games_per_block=60, sample_reuse=1.0), othello_spec
    trainer = SelfPlayTrainer(new_spec, run)
    Undrawn(trainer, folder, LocalExecutor(1), math.inf).run()
    audit = RunAudit(trainer, folder, print)
    for generation in (1, 2):
        audit.add(generation)


if __name__ == "__main__":
    train_and_audit(int(sys.argv[1]), Path(sys.argv[2]), sys.argv[3:])
