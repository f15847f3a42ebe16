"""How Othello is learned: a glance at whole games, the end exactly, and from there backwards to the opening.

Each step after the first two asks a search about positions a few plies earlier than what is learned already, so that
its leaves lie where evaluating can be relied upon; then what is told is learned in turn. `python local_eval.py train
othello` does all of it, in the folder runs/train/othello.
"""
from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import numpy as np

from tempo.lab.records.block_file import read_blocks
from tempo.lab.referee.learning.school import Stage, Tell
from tempo.othello.evaluation.evaluate import MOST_COUNTED, MOVES
from tempo.othello.evaluation.weights import KNOTS, kept_places, kept_weights, place_among_knots
from tempo.othello.rules import CELLS
from tempo.othello.sport.school.fitting import errors_of, fit, new_sums, slopes_of
from tempo.othello.sport.school.labels import EXACT, OUTCOMES, PLAYED, SEARCHED, TOGETHER, Labeller, Lesson
from tempo.othello.sport.school.lessons import read_lessons
from tempo.othello.sport.school.walks import MOTLEY, SENSIBLE, WILD, Manner

BESIDE = 6  # plies nearer to the end, of which the lessons are learned once more with those of a stage
MARGIN = 3  # discs beyond those of a stage, up to which weights are learned
ONE_MOVE = 1.0  # discs that a move more is thought to be worth before anything is learned


GAMES = "games"  # the stage whose games are labelled in all after it
ROUNDS = FIRST, AGAIN, MORE = "", "-again", "-more"  # ends of names
LAST = "all-more"
LEARNED_WITH = {FIRST: (FIRST,), AGAIN: (AGAIN,), MORE: (AGAIN, MORE)}  # rounds


class Step(NamedTuple):
    """A stage of this school."""

    name: str
    blocks: int
    lesson: Lesson

    @property
    def about(self) -> str:
        lesson = self.lesson
        squares = f"{lesson.least} to {lesson.most} empty squares"
        how = {
            OUTCOMES: "whole games, by what they came to",
            EXACT: f"{squares}, solved",
            SEARCHED: f"{squares}, searched {' and '.join(map(str, lesson.depths))} plies deep",
            PLAYED: "played by a small tree search and by evaluating",
            TOGETHER: "all that is exact or was told the later times, learned at once",
        }
        return f"{self.blocks * lesson.games:,} games, {how[lesson.kind]}" if self.blocks else how[lesson.kind]


def searched(least: int, depths: tuple[int, ...], blocks: int, end: str = FIRST, manner: Manner = WILD) -> Step:
    """Four plies of 1,000 games a block."""
    most, seed = least + 3, 100 + least + 100 * len(end)
    lesson = Lesson(SEARCHED, 1000, least, most, depths, seed, manner, int(end == MORE))
    return Step(f"searched-{least}-{most}{end}", blocks, lesson)


# The first time wildly, cheaply, and from one depth alone: that knows something of everything, and takes ten minutes.
# A search one ply deeper errs to the other side, by up to three discs, so later the mean of two is told. With few empty
# squares an evaluation is least certain, so more depth is worth its time there. The third time the same games serve all
# stages, most of them by a tree search, and there are many.
STEPS = (
    Step("glance", 20, Lesson(OUTCOMES, 2000, 12, 60, (), 1)),
    Step("end", 80, Lesson(EXACT, 1000, 8, 14, (), 2)),
    *(searched(least, (4,), 40) for least in range(13, 56, 4)),
    Step("end-again", 150, Lesson(EXACT, 1000, 8, 14, (), 3, SENSIBLE)),
    *(searched(least, (5, 6), 40, AGAIN, MOTLEY) for least in range(13, 24, 4)),
    *(searched(least, (4, 5), 40, AGAIN, MOTLEY) for least in range(25, 56, 4)),
    Step("all-again", 0, Lesson(TOGETHER, 0, 8, 60)),
    Step(GAMES, 100, Lesson(PLAYED, 1000, 8, 60, (), 4)),
    Step("end-more", 100, Lesson(EXACT, 1000, 8, 14, (), 5, SENSIBLE, 6)),
    searched(13, (6, 7), 100, MORE, SENSIBLE),
    *(searched(least, (5, 6), 100, MORE, SENSIBLE) for least in (17, 21)),
    searched(25, (5, 6), 50, MORE, SENSIBLE),
    *(searched(least, (4, 5), 30, MORE, SENSIBLE) for least in range(29, 56, 4)),
    Step("last", 50, Lesson(EXACT, 2000, 1, 8, (), 6, SENSIBLE)),
    Step(LAST, 0, Lesson(TOGETHER, 0, 1, 60)),
)


class OthelloSchool:
    """As `School` has it."""

    def __init__(self, steps: tuple[Step, ...] = STEPS) -> None:
        self.steps = {step.name: step for step in steps}

    def stages(self) -> list[Stage]:
        return [Stage(step.name, step.about, step.blocks) for step in self.steps.values()]

    def maker(self, stage: Stage, folder: Path) -> LessonMaker:
        lesson = self.steps[stage.name].lesson
        games = read_blocks(folder / f"{GAMES}.blocks") if lesson.beside else []
        return LessonMaker(lesson, self.weights_before(stage.name, folder), games)

    def is_learned(self, stage: Stage, folder: Path) -> bool:
        return weights_file(stage.name, folder).exists()

    def learn(self, stage: Stage, folder: Path, blocks: Callable[[str], list[bytes]], tell: Tell) -> None:
        lesson, before = self.steps[stage.name].lesson, self.weights_before(stage.name, folder)
        if lesson.kind == PLAYED:  # nothing is told of them yet
            save(weights_file(stage.name, folder), before)
            return
        lessons = np.concatenate([read_lessons(blocks(name)) for name in self.taught_by(stage.name)])
        discs = lessons["discs"]
        lessons = lessons[(discs >= CELLS - lesson.most) & (discs <= CELLS - lesson.least + BESIDE)]
        sums = new_sums(lessons[lessons["held_out"] == 0])
        last = sum(knot <= CELLS - lesson.least + MARGIN for knot in KNOTS)
        weights = fit(sums, before, (place_among_knots(CELLS - lesson.most)[0], last))
        tell(f"{sums.values.size:,} positions learned; mean error and spread, in discs, of positions held out:")
        for line in error_lines(lessons[lessons["held_out"] == 1], before, weights):
            tell(line)
        if lesson.kind == TOGETHER:  # how much each counts decides how finely it is written into the sources
            save(counts_file(stage.name, folder), slopes_of(sums, sums.trust, 2).astype(np.float32))
        save(weights_file(stage.name, folder), weights)

    def taught_by(self, name: str) -> list[str]:
        """The stages whose lessons are learned in one: this, and those before it that are exact or as good."""
        before = list(self.steps)[: list(self.steps).index(name)]
        kinds = {one: self.steps[one].lesson.kind for one in before}
        alike = [one for one in before if kinds[one] == SEARCHED and round_of(one) in LEARNED_WITH[round_of(name)]]
        return [*(one for one in before if kinds[one] == EXACT), *alike, name]

    def weights_before(self, name: str, folder: Path) -> np.ndarray:
        """What the stage before this one learned."""
        names = list(self.steps)
        place = names.index(name)
        return load(weights_file(names[place - 1], folder)) if place else first_guess()


def round_of(name: str) -> str:
    """The end of a stage's name."""
    return next(end for end in reversed(ROUNDS) if name.endswith(end))


class LessonMaker:
    """As `Maker` has it."""

    def __init__(self, lesson: Lesson, weights: np.ndarray, games: list[bytes]) -> None:
        self.lesson, self.weights, self.games = lesson, weights, games
        self.labeller: Labeller | None = None

    def prepare(self) -> None:
        self.labeller = Labeller(self.weights)

    def __call__(self, number: int) -> bytes:
        assert self.labeller is not None
        return self.labeller.block(self.lesson, number, self.games[number] if self.games else b"")


def first_guess() -> np.ndarray:
    """Before anything is learned: who has more moves is better off."""
    kept = np.zeros((len(KNOTS), kept_weights()), np.float32)
    for ours in range(MOST_COUNTED + 1):
        for theirs in range(MOST_COUNTED + 1):
            kept[:, kept_places()[MOVES + 32 * ours + theirs]] = ONE_MOVE * (ours - theirs)
    return kept


def error_lines(lessons: np.ndarray, before: np.ndarray, weights: np.ndarray) -> list[str]:
    """By empty squares, how far off the weights are, and those before."""
    lines = []
    for most in range(4, 61, 4):
        empty = CELLS - lessons["discs"]
        some = lessons[(empty <= most) & (empty > most - 4)]
        if some.size:
            sums = new_sums(some)
            old, new = errors_of(sums, before), errors_of(sums, weights)
            lines.append(
                f"  {most - 3:2} to {most:2} empty: {new.mean:5.2f} {new.spread:5.2f}, before {old.mean:5.2f} "
                f"{old.spread:5.2f}; {new.positions:,} positions"
            )
    return lines


def weights_file(name: str, folder: Path) -> Path:
    return folder / f"weights-{name}.npy"


def counts_file(name: str, folder: Path) -> Path:
    return folder / f"counts-{name}.npy"


def save(path: Path, weights: np.ndarray) -> None:
    """Whole, or not at all."""
    draft = path.with_suffix(".draft")
    with draft.open("wb") as file:
        np.save(file, weights)
    draft.replace(path)


def load(path: Path) -> np.ndarray:
    """Those of a run that knew less are nothing in what it did not know, and at later knots what they were before."""
    found: np.ndarray = np.load(path)
    found = np.pad(found, ((0, 0), (0, kept_weights() - found.shape[1])))
    return np.pad(found, ((0, len(KNOTS) - len(found)), (0, 0)), mode="edge")


SCHOOL = OthelloSchool()
