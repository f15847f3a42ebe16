"""Support for tests of tuning: a study in which nothing is played, and games with prescribed results.

Where only the machinery matters, the value of a trial is an arithmetic function of its parameters.
"""
import os
from functools import cache
from pathlib import Path

import pytest
from optuna.storages import RDBStorage
from waiting import KILL

from tempo.arena.adapter.game_adapter import new_config
from tempo.arena.adapter.game_types import PlayedGame
from tempo.arena.jobs.executor import InProcessExecutor, LocalExecutor
from tempo.lab.tune.reference_games import parse_game
from tempo.lab.tune.regret import Candidate
from tempo.lab.tune.study import study
from tempo.lab.tune.study.search_space import read_parameters
from tempo.lab.tune.study.study import Step, TrialResult, make_trials
from tempo.lab.tune.study.study_plan import StudyPlan

STANDARD = new_config("connectx")

# The first game of seed 1, up to the last position with anything at stake.
GAME = parse_game(
    "4661143414413533530556366610000502222 6 ldlddll lddldld lllldll ldldwwd lllllll lwllwww lllllll llwwlwl "
    "lllllll lllwlll lllllll llwllll wllllll lllllll lwlwwww lllllll lwlwwww lll-lll lwl-www lll-lll lwl-ww- "
    "lll-ll- wll-ll- lll-ll- www-ww- lll-ll- www-ww- -ll-ll- -ww-ww- -ll-ll- -lw-ll-"
)

CAP, SHARE = read_parameters(["cap", "share=0..2"], "connectx")


class BowlPlan(StudyPlan):
    """The plan of a study that plays nothing. A worker that gets it imports this module, and so its objective."""

    def warm_up(self) -> None:
        """Nothing is played, so there is nothing to compile."""

    def killer(self) -> Path:
        """Return the file that kills the process of a trial while it exists."""
        return self.path.with_name("kill")


def bowl_steps(plan: BowlPlan, candidate: Candidate):
    """Least at cap 15 and share 0.5, with most of the effect from the share; the same after every step."""
    if plan.killer().exists():
        if plan.killer().read_text() == "once":
            plan.killer().unlink()
        os.kill(os.getpid(), KILL)
    cap, share = float(candidate.overrides["cap"]) * plan.scale, float(candidate.overrides["share"])
    for _ in range(study.step_count(plan)):
        yield Step(0.01 * ((cap - 15) / 20) ** 2 + (share - 0.5) ** 2, 0.0)


study.OBJECTIVES["bowl"] = bowl_steps


@cache
def import_storage() -> None:
    """Import what the child process of each trial would import otherwise."""
    RDBStorage("sqlite://")


def made(plan: StudyPlan, count: int, workers: int = 0) -> list[TrialResult]:
    """Make trials in worker processes; without any, in this process."""
    executor = LocalExecutor(workers) if workers else InProcessExecutor()
    return list(make_trials(plan, count, executor, lambda: None))


def new_plan(folder: Path, name: str = study.IN_MEMORY) -> BowlPlan:
    """Return a study that plays nothing, in a file of this name or in memory."""
    return BowlPlan(
        path=folder / name,
        game="connectx",
        shape=STANDARD.shape,
        profile="classic",
        fixed={"nodes": "1000"},
        parameters=[CAP, SHARE],
        objective="bowl",
        scale=40.0,
        openings=[GAME.opening_moves()] * 6,
        games=[GAME] * 6,
        seed=1,
    )


def win_for(seat: int, by_forfeit: bool = False) -> PlayedGame:
    statuses = ["DONE", "DONE"]
    if by_forfeit:
        statuses[1 - seat] = "TIMEOUT"
    return PlayedGame((), [], (statuses[0], statuses[1]), (1, -1) if seat == 0 else (-1, 1), (0.0, 0.0))


def complaint(capsys: pytest.CaptureFixture[str]) -> str:
    """Return the one error line, without the progress and the warning about a busy machine."""
    lines = [line for line in capsys.readouterr().err.splitlines() if line.startswith("local_eval.py tune: ")]
    (line,) = [line for line in lines if "other work" not in line]
    return line
