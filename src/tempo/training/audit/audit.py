"""Audit of a run of self-play: each generation is judged once, and a page and a file in the folder tell the outcome.

`audit.jsonl` has a line of grades and faults for each generation, `audit.html` the last verdict and all of them.
"""
from __future__ import annotations

import json
import random
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple

from tempo.native.atomic_file import USUAL, atomic_write
from tempo.training.audit.evidence import Evidence
from tempo.training.audit.faults.case import case_of
from tempo.training.audit.faults.known_faults import Fault, faults_in
from tempo.training.audit.grades import (
    Grades,
    Judged,
    JudgedAnswer,
    calibration,
    game_grades,
    network_grades,
    search_grades,
    target_grades,
)
from tempo.training.audit.truth import Judge
from tempo.training.audit.verdict import verdict

LINES, PAGE = "audit.jsonl", "audit.html"
NO_FAULT = "No known mistake was found."
LEAST_JUDGED, MOST_JUDGED = 200, 2000  # examples of a generation


class Outcome(NamedTuple):
    """Grades and mistakes of one generation."""

    generation: int
    grades: Grades
    faults: Sequence[Fault]
    calibration: Sequence[tuple[float, float, int]]  # see grades.py
    examples: int  # that were judged
    answers: int
    seconds: float = 0.0  # of the processor

    def sentences(self) -> list[str]:
        """Return the verdict: mistakes first, then what limits the network."""
        mistakes = [f"FAULT: {fault.sentence}." for fault in self.faults] or [NO_FAULT]
        return [*mistakes, *verdict(self.grades)]

    def sizes(self) -> str:
        """Return how much was judged, as a sentence."""
        return f"{self.examples:,} positions of games and {self.answers:,} held-out ones were judged."

    def line(self) -> str:
        """Return the outcome as a line of JSON."""
        return json.dumps({**self._asdict(), "faults": [fault._asdict() for fault in self.faults]})


def outcome_in(line: str) -> Outcome:
    """Return an outcome from its line."""
    fields: dict[str, Any] = json.loads(line)
    faults = [Fault(**fault) for fault in fields.pop("faults")]
    return Outcome(**fields, faults=faults)


def outcomes_in(folder: Path) -> list[Outcome]:
    """Return the outcomes so far, by generation; none if there was no audit. A line that was cut off is left out."""
    outcomes = list[Outcome]()
    try:
        lines = (folder / LINES).read_text(encoding="utf-8").splitlines()
    except FileNotFoundError:
        return []
    for line in lines:
        with suppress(ValueError):
            outcomes.append(outcome_in(line))
    return outcomes


def with_outcome(folder: Path, outcome: Outcome) -> list[Outcome]:
    """Add an outcome to the file; return all."""
    others = [other for other in outcomes_in(folder) if other.generation != outcome.generation]
    outcomes = sorted([*others, outcome], key=lambda each: each.generation)
    with atomic_write(folder / LINES, USUAL) as file:
        file.write("".join(f"{each.line()}\n" for each in outcomes).encode())
    return outcomes


def audit(evidence: Evidence, judge: Judge, seconds: float) -> Outcome:
    """Judge one generation.

    Args:
        evidence: of the generation.
        judge: knows the truth.
        seconds: of the processor, to spend on the truth about its examples.

    Returns: the outcome.
    """
    judged = judged_examples(evidence, judge, seconds)
    case = case_of(evidence, judged)
    answers = [JudgedAnswer(answer, judge.truth(answer.moves)) for answer in evidence.answers]
    own = [(example.ply, example.after, truth) for _, example, truth in judged]
    held = [(len(answer.moves), answer.prediction, truth) for answer, truth in answers]
    grades = {
        **network_grades("held", held),
        **network_grades("own", own),
        **search_grades(answers),
        **target_grades(judged),
        **game_grades(evidence.games, case.known, judged),
    }
    predictions = [(answer.prediction, truth) for answer, truth in answers if answer.prediction]
    return Outcome(
        evidence.generation, grades, faults_in(case), calibration(predictions), len(judged), len(answers)
    )


def judged_examples(evidence: Evidence, judge: Judge, seconds: float) -> list[Judged]:
    """Return examples in random order with the truth, as many as time allows."""
    everything = [(game, example) for game in evidence.games for example in game.examples]
    random.Random(evidence.generation).shuffle(everything)
    judged, end = list[Judged](), time.process_time() + seconds
    for game, example in everything[:MOST_JUDGED]:
        if len(judged) >= LEAST_JUDGED and time.process_time() > end:
            break
        judged.append(Judged(game, example, judge.truth(game.moves[: example.ply])))
    return judged
