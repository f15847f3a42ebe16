"""Rows on behaviour: the agent loads, and plays legally in every position and in every form of observation."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from tempo.arena.referee import check_tasks
from tempo.arena.referee.messages import ILLEGAL, Task
from tempo.lab.check.kaggle.images import competition_modules
from tempo.lab.check.outcomes import RowOutcome, failing, outcome_of, passing, passing_if, skipped
from tempo.lab.check.sandbox.entry import find_entry
from tempo.lab.check.sandbox.sandbox import CheckedAgent, Limits

# Reasons of warnings: conditions that the competition does not create
LOADED_ANEW = "the competition loads the file again for each game and each seat"
ALL_ENTRIES = "the environment shows every entry to both seats"
GOES_ON = "it plays on without"
NOT_KNOWN_READ_ONLY = "that the competition's folder is read-only is not known"

LOADING_FIXES = {  # by type of the error
    ("ModuleNotFoundError", "ImportError"): "Put the code that it imports into the file: the competition runs the file "
    "alone, with what is installed there.",
    ("SyntaxError", "IndentationError", "TabError"): "Correct this line: it is not valid Python "
    f"{sys.version_info.major}.{sys.version_info.minor}.",
}
LOADING_FIX = "Correct this error: the competition runs the file alone, in an empty namespace, before the first move."


def run_tasks(checked: CheckedAgent, tasks: Sequence[Task], what: str) -> RowOutcome:
    """Run tasks in one process; no tasks skip the row."""
    if not tasks:
        return skipped(f"no such {what} on this board")
    return outcome_of(tasks, checked.ask(tasks), what)


def entry(checked: CheckedAgent) -> RowOutcome:
    """Check that the last callable is the agent."""
    definitions, problem = checked.loading
    if problem:
        return failing(f"the file does not load: {problem}", problem)._replace(fix=loading_fix(problem))
    name, flaw = find_entry(definitions)
    return passing_if(not flaw, flaw or f"`{name}`")


def loading_fix(problem: str) -> str:
    """Return the advice for an error of loading, by its type."""
    kind = problem.partition(":")[0]
    return next((fix for kinds, fix in LOADING_FIXES.items() if kind in kinds), LOADING_FIX)


def bare_namespace(checked: CheckedAgent) -> RowOutcome:
    """Check the first move without `__file__`; other errors of the first move are reported here too."""
    reply = checked.bare_move
    if not reply.problem or (reply.fault.startswith(ILLEGAL) and not checked.needs_dunder_file):
        return passing("loads and moves")
    failed = failing(reply.problem, reply.fault)
    if checked.needs_dunder_file:
        return failed
    return failed._replace(fix="The first move also fails with __file__: play a game, and fix that.")


def second_process(checked: CheckedAgent) -> RowOutcome:
    """Check that a second process plays after a first one in the same sandbox."""
    task = check_tasks.game_task("a game", 0, checked.brief)
    first, second = (replies[0] for replies in checked.ask_in_turn([[task], [task]]))
    if first.problem:
        return failing(first.problem, first.fault)._replace(fix="The first process fails already: fix this error.")
    if second.problem:
        return failing(f"the first process plays, the second does not: {second.problem}", second.fault)
    return passing("2 processes, one after the other")


def answer_type(checked: CheckedAgent) -> RowOutcome:
    """Check the type of answers to positions of all kinds."""
    wrong, count, right = checked.wrong_answers, len(checked.answers), checked.spec.answer
    if wrong:
        example = f"{wrong[0].answer} ({wrong[0].kind})"
        return failing(f"{len(wrong)} of {count} answers were not {right}, such as {example}")
    raised = [reply for reply in checked.answers if not reply.calls]
    if raised:
        faults = dict.fromkeys(reply.fault for reply in raised)
        return failing(f"{len(raised)} of {count} positions got no answer: {raised[0].problem}", *faults)
    return passing(f"{right}, {count} answers")


def both_seats(checked: CheckedAgent) -> RowOutcome:
    """Check each seat in its own process, as in the competition, then more games in one, as in a notebook."""
    first = check_tasks.game_task("first seat", 0, checked.brief)
    second = check_tasks.game_task("second seat", 1, checked.brief)
    in_one = [
        check_tasks.game_task("then the second seat", 1, checked.brief),
        check_tasks.game_task("then the first seat again", 0, checked.brief, seed=check_tasks.SEED + 1),
        check_tasks.game_task("both seats of one game", None, checked.brief),
    ]
    later = [first, *check_tasks.not_in_competition(LOADED_ANEW, in_one)]
    return outcome_of([second, *later], [*checked.ask([second]), *checked.ask(later)], "games")


def observation_forms(checked: CheckedAgent) -> RowOutcome:
    """Check observations without keys that may be missing, and as plain dicts.

    An agent that reads entries as attributes alone passes: the environment has no plain dicts.
    """
    usual, others = check_tasks.observation_form_tasks(checked.brief)
    tasks = [*usual, *check_tasks.not_in_competition(ALL_ENTRIES, others)]
    replies = checked.ask(tasks)
    shown = [reply for task, reply in zip(tasks, replies, strict=True) if not task["plain"]]
    if any(reply.problem for reply in replies) and not any(reply.problem for reply in shown):
        return passing(f"{len(shown)} observations; fails with plain dicts, which the environment has not")
    return outcome_of(tasks, replies, "observations")


def read_only_folder(checked: CheckedAgent) -> RowOutcome:
    """Check a game in folders that cannot be written."""
    tasks = check_tasks.not_in_competition(NOT_KNOWN_READ_ONLY, [check_tasks.game_task("a game", 0, checked.brief)])
    return outcome_of(tasks, checked.ask(tasks, read_only=True), "game in which nothing could be written")


def portable(checked: CheckedAgent) -> RowOutcome:
    """List modules and files that only this machine has, and check a game without them."""
    known, config = competition_modules(), checked.brief
    free = checked.ask([check_tasks.foreign_game_task(config, known, is_refused=False)])[0]
    modules, files = free.details.get("modules") or [], free.details.get("files") or []
    used = [f"imports {', '.join(modules)}"] * bool(modules) + [f"reads {', '.join(files)}"] * bool(files)
    if not used:
        return failing(free.problem, free.fault) if free.problem else passing("none used")
    reply = checked.ask([check_tasks.foreign_game_task(config, known, is_refused=True)])[0]
    if reply.problem:
        return failing(f"{'; '.join(used)}; without: {reply.problem}", reply.fault)
    return failing("; ".join(used), warning=GOES_ON)


def environment(checked: CheckedAgent) -> RowOutcome:
    """Check a game through `kaggle_environments`, with the file as it is."""
    return play_in_environment(checked, repaired=False)


def repaired(checked: CheckedAgent) -> RowOutcome:
    """Check the same game with the faults repaired that other rows report."""
    faults = (checked.wrong_answers, checked.needs_dunder_file, checked.meant_entry, checked.pregame_problem)
    return play_in_environment(checked, repaired=True) if any(faults) else skipped("nothing to repair")


def play_in_environment(checked: CheckedAgent, repaired: bool) -> RowOutcome:
    """Play through `kaggle_environments`, with the bank of the competition."""
    other = checked.limits.environment
    if checked.spec.adapter.environment is None:
        return skipped(f"the adapter of {checked.clock.game} names no environment")
    if problem := checked.spec.adapter.environment_problem(other):
        return skipped(problem)
    task = check_tasks.environment_game_task(checked.clock._replace(bank=Limits.bank), repaired, other)
    reply = (checked.ask([task]) if repaired else checked.ask_unrepaired([task]))[0]
    if reply.problem:
        return failing(reply.problem, reply.fault)
    result = {1: "won", 0: "drew", -1: "lost"}[reply.details["reward"]]
    where = f" of {other}" if other else ""
    return passing(f"status DONE, {result} against random{where} in {reply.details['plies']} plies")
