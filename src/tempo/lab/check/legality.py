"""The rows on what an agent does: whether it loads, and plays legally wherever and however it is asked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from tempo.lab.check.entry import judge_entry
from tempo.lab.check.subject import Limits, Subject
from tempo.lab.referee import questions
from tempo.lab.referee.asked import Question


class RowOutcome(NamedTuple):
    """`passed` is None for a row that was not run. `measured` is a figure, or what went wrong."""

    passed: bool | None
    measured: str


def judge_all(subject: Subject, tasks: Sequence[Question], what: str) -> RowOutcome:
    """Pass if nothing goes wrong in any task; else say how many failed, and how the first one did."""
    if not tasks:
        return RowOutcome(None, f"no such {what} on this board")
    outcomes = zip(tasks, subject.ask(tasks), strict=True)
    failed = [f"{task['label']}: {reply.problem}" for task, reply in outcomes if reply.problem]
    if failed:
        return RowOutcome(False, f"{len(failed)} of {len(tasks)} {what} failed; {failed[0]}")
    return RowOutcome(True, f"{len(tasks)} {what}")


def entry(subject: Subject) -> RowOutcome:
    definitions, problem = subject.loading
    if problem:
        return RowOutcome(False, f"the file does not load: {problem}")
    name, flaw = judge_entry(definitions)
    return RowOutcome(not flaw, flaw or f"`{name}`")


def bare_namespace(subject: Subject) -> RowOutcome:
    return RowOutcome(not subject.bare_problem, subject.bare_problem or "loads and moves")


def second_process(subject: Subject) -> RowOutcome:
    task = questions.game("a game", 0, subject.brief)
    first, second = (replies[0] for replies in subject.ask_in_turn([[task], [task]]))
    if second.problem and not first.problem:
        return RowOutcome(False, f"the first process plays, the second does not: {second.problem}")
    return RowOutcome(not first.problem, first.problem or "2 processes, one after the other")


def answer_type(subject: Subject) -> RowOutcome:
    wrong, count, right = subject.wrong_answers, len(subject.answers), subject.conventions.answer
    if wrong:
        example = f"{wrong[0].answer} ({wrong[0].kind})"
        return RowOutcome(False, f"{len(wrong)} of {count} answers were no {right}, such as {example}")
    raised = [reply.problem for reply in subject.answers if not reply.calls]
    if raised:
        return RowOutcome(False, f"{len(raised)} of {count} positions got no answer: {raised[0]}")
    return RowOutcome(True, f"{right}, {count} answers")


def both_seats(subject: Subject) -> RowOutcome:
    tasks = [
        questions.game("first seat", 0, subject.brief),
        questions.game("second seat", 1, subject.brief),
        questions.game("first seat again", 0, subject.brief, seed=questions.SEED + 1),
        questions.game("both seats of one game", None, subject.brief),
    ]
    return judge_all(subject, tasks, "games in one process")


def observation_forms(subject: Subject) -> RowOutcome:
    return judge_all(subject, questions.observation_forms(subject.brief), "observations")


def read_only_folder(subject: Subject) -> RowOutcome:
    problem = subject.ask([questions.game("a game", 0, subject.brief)], read_only=True)[0].problem
    return RowOutcome(not problem, problem or "a whole game")


def environment(subject: Subject) -> RowOutcome:
    """The last word: a game through `kaggle_environments`, with the bank that the competition gives."""
    if subject.conventions.sport.environment is None:
        return RowOutcome(None, f"kaggle_environments has no {subject.clock.game}")
    faults = (subject.wrong_answers, subject.needs_dunder_file, subject.mended_entry, subject.greeting_problem)
    task = questions.environment_game(subject.clock._replace(bank=Limits.bank), any(faults))
    reply = subject.ask([task])[0]
    if reply.problem:
        return RowOutcome(False, reply.problem)
    result = {1: "won", 0: "drew", -1: "lost"}[reply.details["reward"]]
    return RowOutcome(True, f"status DONE, {result} against random in {reply.details['plies']} plies")
