"""The rows on what an agent costs: time, memory, output and size.

Time is judged as the environment does it: a move may take actTimeout, and what goes beyond is taken from the
bank. One game at the full clock serves three rows, two more are played by clocks that are hard on a start.
"""

from __future__ import annotations

from tempo.lab.check.outcomes import RowOutcome, failing, passing, passing_if, skipped
from tempo.lab.check.sandbox import CheckedAgent, Limits, ProbeReply
from tempo.lab.referee import check_tasks
from tempo.lab.referee.game_adapter import adapter_of
from tempo.lab.referee.game_types import MatchConfig
from tempo.lab.referee.search_info import count_unsearched, unsearched_text
from tempo.lab.statistics.backend_use import backend_lines, backend_uses

SMALL_STEP, SMALL_BANK, SMALL_PART = 1.0, 5.0, 0.25  # of a small bank: at most these, and this part of the full one
# For the game with a stop. A stop of more than half the bank leaves less than it took: who from then on keeps as much
# in reserve as the slowest move ever took has nothing left to think with. What is left is still plenty to finish in.
STALL_STEP, STALL_BANK, STALL = 0.5, 12.0, 6.5
MOST_PRINTED = 10_000  # characters a step, to either stream; the environment cuts off the rest
MOMENT = 6.0  # seconds that a row takes at most on a machine that is not busy, if it does not play by the clock

# Why what fails there is taken by the competition
BANK_IS_SPENT = "only who has spent the bank is asked with none left"
OTHER_CLOCK = "the competition's clock is not so hard on a start"
CUT_OFF = "the environment cuts off the rest"


def empty_bank(checked: CheckedAgent) -> RowOutcome:
    clock = checked.clock
    openings, empty = check_tasks.undecided_openings(clock, 4, 9, 14, 19, 24), clock._replace(bank=0.0)
    warm = ((), *check_tasks.undecided_openings(clock, 6, 12))
    warming = [check_tasks.position_task("warming up", opening, clock) for opening in warm]
    bankless = [
        check_tasks.position_task(f"after {len(opening)} moves, no bank", opening, empty) for opening in openings
    ]
    tasks = check_tasks.not_in_competition(BANK_IS_SPENT, bankless)
    replies = checked.ask([*warming, *tasks])[len(warming) :]
    lost = next((reply for reply in replies if reply.problem), None)
    if lost:
        return failing(lost.problem, lost.fault, warning=BANK_IS_SPENT)
    worst = max(call.seconds for reply in replies for call in reply.calls)
    measured = f"{worst:.3f} s of {clock.act_timeout:g} s, the worst of {len(tasks)} moves"
    return passing_if(worst <= clock.act_timeout, measured, warning=BANK_IS_SPENT)


def first_move(checked: CheckedAgent) -> RowOutcome:
    """On a position that takes thought, which a move from a book would not. Where the environment asks before the
    game, the file is loaded then, and what is late is taken from the bank."""
    clock = checked.clock
    opening = checked.spec.searching_opening(clock) or check_tasks.undecided_openings(clock, 4)[0]
    task = check_tasks.position_task(f"loading, and a first move after {len(opening)}", opening, clock)
    reply = checked.ask([task])[0]
    if reply.problem:
        return failing(reply.problem, reply.fault)
    times = [call.seconds for call in reply.calls]
    if reply.details["pregame_seconds"]:
        times.append(reply.details["pregame_seconds"])
    late = sum(max(0.0, seconds - clock.act_timeout) for seconds in times)
    allowed = len(times) * clock.act_timeout + clock.bank
    return passing_if(late <= clock.bank, f"{sum(times):.2f} s of {allowed:g} s, thinking included")


def worst_move(checked: CheckedAgent) -> RowOutcome:
    return within_clock(checked.whole_game, checked.clock)


def cold(checked: CheckedAgent) -> RowOutcome:
    clock = small_bank(checked.clock)
    task = check_tasks.game_task("a game from cold on a small bank", 0, clock)
    reply = checked.ask(check_tasks.not_in_competition(OTHER_CLOCK, [task]))[0]
    return within_clock(reply, clock, OTHER_CLOCK)


def small_bank(clock: MatchConfig) -> MatchConfig:
    """A clock that does not wait for who is slow to get ready."""
    bank = min(SMALL_BANK, SMALL_PART * clock.bank)
    return clock._replace(act_timeout=min(SMALL_STEP, clock.act_timeout), bank=bank)


def within_clock(game: ProbeReply, clock: MatchConfig, warning: str = "") -> RowOutcome:
    """Whether a game was played to its end in time, and what it was played on."""
    worst = max((call.seconds for call in game.calls), default=0.0)
    measured = f"{worst:.2f} s, the worst of {len(game.calls)} moves"
    if game.problem:
        told = f"{game.details.get('status', 'no status')}: {game.problem}; {measured}"
        return failing(told, game.fault, warning=warning)
    left = f"{game.details['bank']:.1f} s of {clock.bank:g} s left in the bank"
    return passing("; ".join([measured, left, *own_words(game)]))


def own_words(game: ProbeReply) -> list[str]:
    """The backends that the agent played on, and its unsearched moves, if it says any."""
    unsearched = count_unsearched(call.reason for call in game.calls)
    backends = backend_lines(backend_uses([[call.backend for call in game.calls]]))
    lines = [f"backend {line}" for line in backends]
    return [*lines, unsearched_text(unsearched, len(game.calls))] if unsearched else lines


def slow_start(checked: CheckedAgent) -> RowOutcome:
    """A machine that once had no time is no reason to look no more; only an agent that tells why it moves can be told.

    The move that was stopped is let off: there may be no time left for it.
    """
    clock = checked.clock._replace(act_timeout=STALL_STEP, bank=STALL_BANK)
    opening = checked.spec.searching_opening(clock)
    task = check_tasks.stalled_game_task(clock, opening, STALL)
    game = checked.ask(check_tasks.not_in_competition(OTHER_CLOCK, [task]))[0]
    if all(call.reason is None for call in game.calls):
        return skipped("cannot be told: the agent does not print why=REASON")
    stopped = next((place for place, call in enumerate(game.calls) if call.seconds >= STALL), None)
    stop = "never stopped" if stopped is None else f"stopped for {STALL:g} s in move {stopped + 1}"
    if game.problem:
        told = f"{game.details.get('status', 'no status')}: {game.problem}; {stop}"
        return failing(told, game.fault, warning=OTHER_CLOCK)
    others = [call for place, call in enumerate(game.calls) if place != stopped]
    unsearched = count_unsearched(call.reason for call in others)
    if not unsearched and (stopped is None or stopped == len(others)):
        return skipped(f"cannot be told: of {len(game.calls)} moves none that took thought came before others")
    told = f"{stop}: of the others {unsearched_text(unsearched, len(others))}"
    return passing_if(not unsearched, told, warning=OTHER_CLOCK)


def memory(checked: CheckedAgent) -> RowOutcome:
    most = checked.limits.memory
    return passing_if(checked.whole_game.peak <= most, f"{checked.whole_game.peak:.0f} MiB of {most} MiB")


def output(checked: CheckedAgent) -> RowOutcome:
    most = max((call.printed for call in checked.whole_game.calls), default=0)
    measured = f"at most {most:,} characters a step of {MOST_PRINTED:,}"
    return passing_if(most < MOST_PRINTED, measured, warning=CUT_OFF)


def size(checked: CheckedAgent) -> RowOutcome:
    kibibytes = checked.path.stat().st_size / 1024
    return passing_if(kibibytes <= checked.limits.size, f"{kibibytes:,.1f} KiB of {checked.limits.size:,} KiB")


# How long a row may take at most, for an agent that thinks for as long as its clock allows.


def a_moment(clock: MatchConfig) -> float:
    return MOMENT


def one_move(clock: MatchConfig) -> float:
    return clock.act_timeout + clock.bank


def moves_without_bank(clock: MatchConfig) -> float:
    return MOMENT + 8 * clock.act_timeout


def full_game(clock: MatchConfig) -> float:
    """The moves of one side, and its bank."""
    return clock.bank + clock.act_timeout * ((adapter_of(clock.game).most_plies(clock) + 1) // 2)


def cold_game(clock: MatchConfig) -> float:
    return full_game(small_bank(clock))


def stalled_game(clock: MatchConfig) -> float:
    return STALL + full_game(clock._replace(act_timeout=STALL_STEP, bank=STALL_BANK))


def environment_game(clock: MatchConfig) -> float:
    return full_game(clock._replace(bank=Limits.bank))
