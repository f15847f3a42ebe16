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

from tempo.games.othello.evaluation.counts import MOST_COUNTED, MOVES, OF_TWO
from tempo.games.othello.evaluation.evaluate import DISCS_OF_PHASE, FIRST_DISCS, HIDDEN, PHASES, WIDTH
from tempo.games.othello.evaluation.weights import Network, empty_network, kept_places
from tempo.games.othello.rules import CELLS
from tempo.games.othello.training.fitting import Seen, errors_of, learn, seen_in
from tempo.games.othello.training.labelling import EXACT, OUTCOMES, PLAYED, SEARCHED, TOGETHER, Labeller, Lesson
from tempo.games.othello.training.noisy_games import MOTLEY, SENSIBLE, WILD, Manner
from tempo.games.othello.training.pruning import thin_out
from tempo.games.othello.training.samples import read_lessons
from tempo.lab.records.block_file import read_blocks
from tempo.lab.referee.trainer import Log, Stage

PASSES = 4
BESIDE = 2  # times as many earlier lessons are learned once more with those of a stage
PRICE = 2.6  # of a bit of the last network: docs/othello_evaluation.md
ONE_MOVE = 1.0  # discs that a move more is thought to be worth before anything is learned
LEAST_PART = 4  # by so much less contents say that, so that they hold it
START = 0.5  # how far numbers by chance are from nothing

GAMES, STRONG_GAMES = "games", "games-strong"  # stages whose games are labelled in those after them
ROUNDS = FIRST, AGAIN, MORE, STRONG = "", "-again", "-more", "-strong"  # ends of names
LAST = "all-strong"
STRONG_COUNTS = 3  # times in the last stage, where they are few among many
LEARNED_WITH = {FIRST: (FIRST,), AGAIN: (AGAIN,), MORE: (AGAIN, MORE), STRONG: (AGAIN, MORE, STRONG)}  # rounds
FARTHER = {FIRST: OUTCOMES, AGAIN: SEARCHED, MORE: "", STRONG: ""}  # who told of earlier positions the round before


class Step(NamedTuple):
    """A stage of this trainer."""

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
            SEARCHED: f"{squares}, searched over {lesson.nodes:,} positions each",
            PLAYED: "played " + (f"by searches over {lesson.nodes:,} positions a move" if lesson.nodes else
                                 "by a small tree search and by evaluating"),
            TOGETHER: "all that is exact or was told the later times, learned at once",
        }
        return f"{self.blocks * lesson.games:,} games, {how[lesson.kind]}" if self.blocks else how[lesson.kind]


def searched(least: int, nodes: int, blocks: int, end: str = FIRST, manner: Manner = WILD) -> Step:
    """Four plies of 1,000 games a block."""
    most, seed = least + 3, 100 + least + 100 * len(end)
    played = {MORE: GAMES, STRONG: STRONG_GAMES}.get(end, "")
    lesson = Lesson(SEARCHED, 1000, least, most, nodes, seed, manner, played, int(end == MORE))
    return Step(f"searched-{least}-{most}{end}", blocks, lesson)


# The first time wildly and cheaply: that knows something of everything, and takes a quarter of an hour. With few empty
# squares an evaluation is least certain, so longer searches are worth their time there. The third time the same games
# serve all stages, most of them by a tree search, and there are many; of strong games fewer, which count more.
STEPS = (
    Step("glance", 20, Lesson(OUTCOMES, 2000, 12, 60, seed=1)),
    Step("end", 80, Lesson(EXACT, 1000, 8, 14, seed=2)),
    *(searched(least, 1_000, 60) for least in range(13, 56, 4)),
    Step("end-again", 150, Lesson(EXACT, 1000, 8, 14, seed=3, manner=SENSIBLE)),
    *(searched(least, 4_000, 40, AGAIN, MOTLEY) for least in range(13, 24, 4)),
    *(searched(least, 2_000, 40, AGAIN, MOTLEY) for least in range(25, 56, 4)),
    Step("all-again", 0, Lesson(TOGETHER, 0, 8, 60)),
    Step(GAMES, 100, Lesson(PLAYED, 1000, 8, 60, seed=4)),
    Step("end-more", 100, Lesson(EXACT, 1000, 8, 14, seed=5, manner=SENSIBLE, games_of=GAMES, beside=4)),
    searched(13, 5_000, 60, MORE, SENSIBLE),
    searched(17, 15_000, 50, MORE, SENSIBLE),
    searched(21, 20_000, 50, MORE, SENSIBLE),
    *(searched(least, 10_000, 30, MORE, SENSIBLE) for least in range(25, 36, 4)),
    *(searched(least, 5_000, 20, MORE, SENSIBLE) for least in range(37, 56, 4)),
    Step(STRONG_GAMES, 40, Lesson(PLAYED, 1000, 13, 60, 3_000, seed=7)),
    searched(13, 5_000, 40, STRONG),
    searched(17, 15_000, 40, STRONG),
    searched(21, 20_000, 40, STRONG),
    searched(25, 10_000, 40, STRONG),
    Step("last", 50, Lesson(EXACT, 2000, 1, 8, seed=6, manner=SENSIBLE)),
    Step(LAST, 0, Lesson(TOGETHER, 0, 1, 60)),
)


class OthelloTrainer:
    """As `Trainer` has it."""

    def __init__(self, steps: tuple[Step, ...] = STEPS) -> None:
        self.steps = {step.name: step for step in steps}

    def stages(self) -> list[Stage]:
        return [Stage(step.name, step.about, step.blocks) for step in self.steps.values()]

    def block_maker(self, stage: Stage, folder: Path) -> OthelloBlockMaker:
        lesson = self.steps[stage.name].lesson
        games = read_blocks(folder / f"{lesson.games_of}.blocks") if lesson.games_of else []
        return OthelloBlockMaker(lesson, self.network_before(stage.name, folder), games)

    def is_done(self, stage: Stage, folder: Path) -> bool:
        return network_file(stage.name, folder).exists()

    def fit(self, stage: Stage, folder: Path, blocks: Callable[[str], list[bytes]], log: Log) -> None:
        lesson, network = self.steps[stage.name].lesson, self.network_before(stage.name, folder)
        if lesson.kind == PLAYED:  # nothing is told of them yet
            save(network_file(stage.name, folder), network)
            return
        if lesson.kind == SEARCHED and round_of(stage.name) == FIRST:
            take_over_judge(network, CELLS - lesson.most)
        new, old = read_lessons(blocks(stage.name)), self.earlier(stage.name, blocks)
        if lesson.kind != TOGETHER and old.size > BESIDE * new.size:
            old = np.random.default_rng(lesson.seed).choice(old, BESIDE * new.size, replace=False)
        lessons = np.concatenate([old, new])
        held_out = lessons["held_out"] == 1
        kept, seen = seen_by_squares(lessons[held_out]), seen_in(lessons[~held_out])
        before = {empty: errors_of(network, some) for empty, some in kept.items()}
        learn(network, seen, PASSES, lesson.seed)
        if stage.name == LAST:
            log(f"{seen.values.size:,} positions learned; thinning out what is told of them")
            save(network_file(f"{stage.name}-whole", folder), network)
            thin_out(network, seen, PRICE, lesson.seed)
        if lesson.kind == TOGETHER:
            take_over_where_nothing_was_told(network, seen)
        log(f"{seen.values.size:,} positions learned; mean error and spread, in discs, of positions held out:")
        for empty, some in kept.items():
            errors, old_errors = errors_of(network, some), before[empty]
            log(f"  {empty}: {errors.mean:5.2f} {errors.spread:5.2f}, before {old_errors.mean:5.2f} "
                 f"{old_errors.spread:5.2f}; {errors.positions:,} positions")  # fmt: skip
        save(network_file(stage.name, folder), network)

    def earlier(self, name: str, blocks: Callable[[str], list[bytes]]) -> np.ndarray:
        """What was told before and is still believed: of all that is exact or of these rounds, everything; of the round
        before only what no later one has come to yet, so that it is not forgotten."""
        ours, found = round_of(name), [read_lessons([])]
        for one in list(self.steps)[: list(self.steps).index(name)]:
            kind = self.steps[one].lesson.kind
            if kind == EXACT or (kind == SEARCHED and round_of(one) in LEARNED_WITH[ours]):
                counts = STRONG_COUNTS if round_of(one) == STRONG and name == LAST else 1
                found += [read_lessons(blocks(one))] * counts
            elif kind == FARTHER[ours]:
                lessons = read_lessons(blocks(one))
                found.append(lessons[lessons["discs"] < CELLS - self.steps[name].lesson.most])
        return np.concatenate(found)

    def network_before(self, name: str, folder: Path) -> Network:
        """What the stage before this one learned."""
        names = list(self.steps)
        place = names.index(name)
        return load(network_file(names[place - 1], folder)) if place else first_guess()


def round_of(name: str) -> str:
    """The end of a stage's name."""
    return next(end for end in reversed(ROUNDS) if name.endswith(end))


class OthelloBlockMaker:
    """As `BlockMaker` has it."""

    def __init__(self, lesson: Lesson, network: Network, games: list[bytes]) -> None:
        self.lesson, self.network, self.games = lesson, network, games
        self.labeller: Labeller | None = None

    def prepare(self) -> None:
        self.labeller = Labeller(self.network)

    def __call__(self, number: int) -> bytes:
        assert self.labeller is not None
        return self.labeller.block(self.lesson, number, self.games[number] if self.games else b"")


def first_guess() -> Network:
    """Before anything is learned: who has more moves is better off. The rest stands by chance, and is not asked yet."""
    network, chance = empty_network(), np.random.default_rng(0)
    network.begins[:], network.weights[:] = chance.uniform(0, START, WIDTH), chance.normal(0, START, (WIDTH, HIDDEN))
    more = np.subtract.outer(np.arange(MOST_COUNTED + 1), np.arange(MOST_COUNTED + 1)).ravel() / LEAST_PART
    for number, side in enumerate((1, -1)):  # one hidden sum for each side
        network.contents[kept_places()[MOVES : MOVES + OF_TWO], number] = side * more
        network.begins[:, number] = 0
        network.weights[:, number], network.weights[:, :, number] = 0, 0
        network.weights[:, number, number] = 1
        network.verdicts[:, number] = side * LEAST_PART * ONE_MOVE
    return network


def take_over_judge(network: Network, discs: int) -> None:
    """Who judges so many discs begins with what is known of the next phase, which is much more than a glance."""
    phase = (discs - FIRST_DISCS) // DISCS_OF_PHASE
    for part in network[1:]:
        part[phase] = part[phase + 1]


def take_over_where_nothing_was_told(network: Network, seen: Seen) -> None:
    """A phase of which there are no lessons, as the first two plies, is judged as the next one is."""
    told = np.bincount(seen.phases, minlength=PHASES)
    for phase in reversed(range(PHASES - 1)):
        if told[phase] == 0:
            take_over_judge(network, FIRST_DISCS + DISCS_OF_PHASE * phase)


def seen_by_squares(lessons: np.ndarray) -> dict[str, Seen]:
    """Lessons by their empty squares, looked at once."""
    empty, found = CELLS - lessons["discs"], {}
    for most in range(8, 61, 4):
        some = lessons[(empty <= most) & (empty > most - 4)]
        if some.size:
            found[f"{most - 3:2} to {most:2} empty"] = seen_in(some)
    return found


def network_file(name: str, folder: Path) -> Path:
    return folder / f"network-{name}.npz"


def save(path: Path, network: Network) -> None:
    """Whole, or not at all."""
    draft = path.with_suffix(".draft")
    with draft.open("wb") as file:
        np.savez(file, **network._asdict())
    draft.replace(path)


def load(path: Path) -> Network:
    with np.load(path) as parts:
        return Network(**parts)


TRAINER = OthelloTrainer()
