"""The rows on what an agent costs: time, memory, output and size.

Time is judged as the environment does it: a move may take actTimeout, and what goes beyond is taken from the
bank. One game at the full clock serves three rows.
"""

from __future__ import annotations

from tempo.arena.compliance import questions
from tempo.arena.compliance.legality import Result
from tempo.arena.compliance.subject import Subject

MOST_PRINTED = 10_000  # characters a step, to either stream; the environment cuts off the rest


def empty_bank(subject: Subject) -> Result:
    clock = subject.clock
    openings, empty = questions.undecided(clock, 4, 9, 14, 19, 24), clock._replace(bank=0.0)
    warm = ((), *questions.undecided(clock, 6, 12))
    warming = [questions.position("warming up", opening, clock) for opening in warm]
    tasks = [questions.position(f"after {len(opening)} moves, no bank", opening, empty) for opening in openings]
    replies = subject.ask([*warming, *tasks])[len(warming) :]
    problem = next((reply.problem for reply in replies if reply.problem), "")
    if problem:
        return Result(False, problem)
    worst = max(call.seconds for reply in replies for call in reply.calls)
    measured = f"{worst:.3f} s of {clock.act_timeout:g} s, the worst of {len(tasks)} moves"
    return Result(worst <= clock.act_timeout, measured)


def first_move(subject: Subject) -> Result:
    """Where the environment asks before the game, the file is loaded then, and what is late is taken from the bank."""
    clock = subject.clock
    task = questions.position("loading and the first move", questions.undecided(clock, 4)[0], clock)
    reply = subject.ask([task])[0]
    if reply.problem:
        return Result(False, reply.problem)
    times = [call.seconds for call in reply.calls]
    if reply.details["greeted"]:
        times.append(reply.details["greeted"])
    late = sum(max(0.0, seconds - clock.act_timeout) for seconds in times)
    allowed = len(times) * clock.act_timeout + clock.bank
    return Result(late <= clock.bank, f"{sum(times):.2f} s of {allowed:g} s, thinking included")


def worst_move(subject: Subject) -> Result:
    clock, game = subject.clock, subject.whole_game
    worst = max((call.seconds for call in game.calls), default=0.0)
    measured = f"{worst:.2f} s, the worst of {len(game.calls)} moves"
    if game.problem:
        return Result(False, f"{game.details.get('status', 'no status')}: {game.problem}; {measured}")
    return Result(True, f"{measured}; {game.details['bank']:.1f} s of {clock.bank:g} s left in the bank")


def memory(subject: Subject) -> Result:
    most = subject.limits.memory
    return Result(subject.whole_game.peak <= most, f"{subject.whole_game.peak:.0f} MiB of {most} MiB")


def output(subject: Subject) -> Result:
    most = max((call.printed for call in subject.whole_game.calls), default=0)
    return Result(most < MOST_PRINTED, f"at most {most:,} characters a step of {MOST_PRINTED:,}")


def size(subject: Subject) -> Result:
    kibibytes = subject.path.stat().st_size / 1024
    return Result(kibibytes <= subject.limits.size, f"{kibibytes:,.1f} KiB of {subject.limits.size:,} KiB")
