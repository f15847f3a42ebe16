"""The rows on what an agent does: whether it loads, and plays legally wherever and however it is asked."""

from __future__ import annotations

from collections.abc import Sequence

from tempo.lab.check.entry import judge_entry
from tempo.lab.check.subject import Limits, Subject
from tempo.lab.check.verdicts import RowOutcome, failing, judged, passing, passing_if, skipped
from tempo.lab.referee import questions
from tempo.lab.referee.asked import ILLEGAL, Question

# Why what fails there is taken by the competition
LOADED_ANEW = "the competition loads the file anew for each game and each seat"
ALL_ENTRIES = "the environment hands out attribute dicts, with every entry, to both seats"
NOT_KNOWN_READ_ONLY = "that the competition's folder is read-only is not known"


def judge_all(subject: Subject, tasks: Sequence[Question], what: str) -> RowOutcome:
    if not tasks:
        return skipped(f"no such {what} on this board")
    return judged(tasks, subject.ask(tasks), what)


def entry(subject: Subject) -> RowOutcome:
    definitions, problem = subject.loading
    if problem:
        return failing(f"the file does not load: {problem}", problem)
    name, flaw = judge_entry(definitions)
    return passing_if(not flaw, flaw or f"`{name}`")


def bare_namespace(subject: Subject) -> RowOutcome:
    """Without `__file__`; an error at the first move that has nothing to do with that is told here, too."""
    reply = subject.bare_move
    if not reply.problem or (reply.fault.startswith(ILLEGAL) and not subject.needs_dunder_file):
        return passing("loads and moves")
    found = failing(reply.problem, reply.fault)
    if subject.needs_dunder_file:
        return found
    return found._replace(mend="The very first move ends so, with __file__, too: play a game, and mend that.")


def second_process(subject: Subject) -> RowOutcome:
    task = questions.game("a game", 0, subject.brief)
    first, second = (replies[0] for replies in subject.ask_in_turn([[task], [task]]))
    if first.problem:
        return failing(first.problem, first.fault)
    if second.problem:
        return failing(f"the first process plays, the second does not: {second.problem}", second.fault)
    return passing("2 processes, one after the other")


def answer_type(subject: Subject) -> RowOutcome:
    wrong, count, right = subject.wrong_answers, len(subject.answers), subject.conventions.answer
    if wrong:
        example = f"{wrong[0].answer} ({wrong[0].kind})"
        return failing(f"{len(wrong)} of {count} answers were no {right}, such as {example}")
    raised = [reply for reply in subject.answers if not reply.calls]
    if raised:
        faults = dict.fromkeys(reply.fault for reply in raised)
        return failing(f"{len(raised)} of {count} positions got no answer: {raised[0].problem}", *faults)
    return passing(f"{right}, {count} answers")


def both_seats(subject: Subject) -> RowOutcome:
    """Each seat first in its process, as in the competition; then more games in one, as a notebook may have it."""
    first, second = questions.game("first seat", 0, subject.brief), questions.game("second seat", 1, subject.brief)
    in_one = [
        questions.game("then the second seat", 1, subject.brief),
        questions.game("then the first seat again", 0, subject.brief, seed=questions.SEED + 1),
        questions.game("both seats of one game", None, subject.brief),
    ]
    later = [first, *questions.elsewhere(LOADED_ANEW, in_one)]
    return judged([second, *later], [*subject.ask([second]), *subject.ask(later)], "games")


def observation_forms(subject: Subject) -> RowOutcome:
    usual, others = questions.observation_forms(subject.brief)
    return judge_all(subject, [*usual, *questions.elsewhere(ALL_ENTRIES, others)], "observations")


def read_only_folder(subject: Subject) -> RowOutcome:
    tasks = questions.elsewhere(NOT_KNOWN_READ_ONLY, [questions.game("a game", 0, subject.brief)])
    return judged(tasks, subject.ask(tasks, read_only=True), "game in which nothing could be written")


def environment(subject: Subject) -> RowOutcome:
    """The last word: a game through `kaggle_environments`, with the bank that the competition gives."""
    if subject.conventions.adapter.environment is None:
        return skipped(f"kaggle_environments has no {subject.clock.game}")
    faults = (subject.wrong_answers, subject.needs_dunder_file, subject.mended_entry, subject.greeting_problem)
    task = questions.environment_game(subject.clock._replace(bank=Limits.bank), any(faults))
    reply = subject.ask([task])[0]
    if reply.problem:
        return failing(reply.problem, reply.fault)
    result = {1: "won", 0: "drew", -1: "lost"}[reply.details["reward"]]
    return passing(f"status DONE, {result} against random in {reply.details['plies']} plies")
