"""Support for tests of tuning: a study in which nothing is played, and games with prescribed results.

Where only the machinery matters, the value of a trial is an arithmetic function of its parameters.
"""
from multiprocessing import get_all_start_methods
from pathlib import Path

import pytest
from optuna.storages import RDBStorage

from tempo.games.connectx.experiments.search_traces import STANDARD
from tempo.lab.jobs.executor import LocalExecutor
from tempo.lab.referee.game_types import PlayedGame
from tempo.lab.tune import study
from tempo.lab.tune.reference_games import parse_game
from tempo.lab.tune.regret import Candidate
from tempo.lab.tune.search_space import read_parameters
from tempo.lab.tune.study import Step, StudyPlan, TrialResult, make_trials

# The first game of seed 1, up to the last position with anything at stake.
GAME = parse_game(
    "4661143414413533530556366610000502222 6 ldlddll lddldld lllldll ldldwwd lllllll lwllwww lllllll llwwlwl "
    "lllllll lllwlll lllllll llwllll wllllll lllllll lwlwwww lllllll lwlwwww lll-lll lwl-www lll-lll lwl-ww- "
    "lll-ll- wll-ll- lll-ll- www-ww- lll-ll- www-ww- -ll-ll- -ww-ww- -ll-ll- -lw-ll-"
)

RDBStorage("sqlite://")  # imports what the child process of each trial would import otherwise
CAP, SHARE = read_parameters(["cap", "share=0..2"], "connectx")


def bowl_steps(plan: StudyPlan, candidate: Candidate):
    """Least at cap 15 and share 0.5, with most of the effect from the share; the same after every step."""
    cap, share = float(candidate.overrides["cap"]) * plan.scale, float(candidate.overrides["share"])
    for _ in range(study.step_count(plan)):
        yield Step(0.01 * ((cap - 15) / 20) ** 2 + (share - 0.5) ** 2, 0.0)


def made(plan: StudyPlan, count: int, workers: int = 1) -> list[TrialResult]:
    if "fork" not in get_all_start_methods():
        pytest.skip("a trial's process has to see what the test patches")
    return list(make_trials(plan, count, LocalExecutor(workers), lambda: None))


def new_plan(folder: Path, patch: pytest.MonkeyPatch) -> StudyPlan:
    """Return a study that plays nothing."""
    patch.setitem(study.OBJECTIVES, "bowl", bowl_steps)
    patch.setattr(StudyPlan, "warm_up", lambda self: None)
    return StudyPlan(
        path=folder / "s.db",
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
