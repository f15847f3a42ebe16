"""Rows on costs: time, memory, output and size.

Time counts as in the environment: a move may take actTimeout, and the excess is taken from the bank. Three rows share
one game at the full clock; two more games have clocks that leave little time to start.
"""

from __future__ import annotations

from tempo.arena.adapter.game_adapter import adapter_of
from tempo.arena.adapter.game_types import MatchConfig
from tempo.arena.adapter.search_info import count_unsearched, unsearched_text
from tempo.arena.referee import check_tasks
from tempo.lab.check.outcomes import RowOutcome, failing, passing, passing_if, skipped
from tempo.lab.check.sandbox.replies import ProbeReply
from tempo.lab.check.sandbox.sandbox import CheckedAgent, Limits
from tempo.lab.statistics.backend_use import backend_lines, backend_uses

SMALL_STEP, SMALL_BANK, SMALL_PART = 1.0, 5.0, 0.25  # of a small bank: at most these, and this part of the full one
# For the game with a stop. A stop of more than half the bank leaves less than it took: an agent that then keeps the
# time of its slowest move in reserve has no time left to search, though there is plenty to finish the game.
STALL_STEP, STALL_BANK, STALL = 0.5, 12.0, 6.5
MOST_PRINTED = 10_000  # characters a step, in either stream; the environment drops the rest
MOMENT = 6.0  # most seconds of a row without a clock, on a quiet machine

# Reasons of warnings: conditions that the competition does not create
BANK_IS_SPENT = "the bank is empty only after the agent has spent it"
OTHER_CLOCK = "the competition's clock leaves more time to start"
CUT_OFF = "the environment drops the rest"


def empty_bank(checked: CheckedAgent) -> RowOutcome:
    """Check moves with an empty bank, after some warm-up moves."""
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
    """Check the time of loading and a first searched move, on a position that is in no book.

    If the environment calls the agent before the game, the file is loaded then, and late time is taken from the bank.
    """
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
    """Check the slowest move of a game at the full clock."""
    return within_clock(checked.whole_game, checked.clock)


def cold(checked: CheckedAgent) -> RowOutcome:
    """Check a game from a cold start on a small bank."""
    clock = small_bank(checked.clock)
    task = check_tasks.game_task("a game from cold on a small bank", 0, clock)
    reply = checked.ask(check_tasks.not_in_competition(OTHER_CLOCK, [task]))[0]
    return within_clock(reply, clock, OTHER_CLOCK)


def small_bank(clock: MatchConfig) -> MatchConfig:
    """Return a clock with little time to start."""
    bank = min(SMALL_BANK, SMALL_PART * clock.bank)
    return clock._replace(act_timeout=min(SMALL_STEP, clock.act_timeout), bank=bank)


def within_clock(game: ProbeReply, clock: MatchConfig, warning: str = "") -> RowOutcome:
    """Check that a game was played to its end in time, and report the backends.

    game: the reply with all calls
    clock: of the game
    warning: why the competition does not create the condition, if so
    """
    worst = max((call.seconds for call in game.calls), default=0.0)
    measured = f"{worst:.2f} s, the worst of {len(game.calls)} moves"
    if game.problem:
        ended = f"{game.details.get('status', 'no status')}: {game.problem}; {measured}"
        return failing(ended, game.fault, warning=warning)
    left = f"{game.details['bank']:.1f} s of {clock.bank:g} s left in the bank"
    return passing("; ".join([measured, left, *own_words(game)]))


def own_words(game: ProbeReply) -> list[str]:
    """Return the agent's backends, why they are not native, and its unsearched moves, if it reports them."""
    unsearched = count_unsearched(call.reason for call in game.calls)
    backends = backend_lines(backend_uses([[call.backend for call in game.calls]]))
    lines = [f"backend {line}" for line in backends]
    if any(call.backend not in (None, "native") for call in game.calls):
        lines += game.details.get("backend_reasons", [])
    return [*lines, unsearched_text(unsearched, len(game.calls))] if unsearched else lines


def slow_start(checked: CheckedAgent) -> RowOutcome:
    """Check that the agent still searches after its process was stopped for some seconds.

    Only an agent that prints why=REASON can be checked. The stopped move does not count: it may have no time left.
    """
    clock = checked.clock._replace(act_timeout=STALL_STEP, bank=STALL_BANK)
    opening = checked.spec.searching_opening(clock)
    task = check_tasks.stalled_game_task(clock, opening, STALL)
    game = checked.ask(check_tasks.not_in_competition(OTHER_CLOCK, [task]))[0]
    if all(call.reason is None for call in game.calls):
        return skipped("unknown: the agent does not print why=REASON")
    stopped = next((place for place, call in enumerate(game.calls) if call.seconds >= STALL), None)
    stop = "never stopped" if stopped is None else f"stopped for {STALL:g} s in move {stopped + 1}"
    if game.problem:
        ended = f"{game.details.get('status', 'no status')}: {game.problem}; {stop}"
        return failing(ended, game.fault, warning=OTHER_CLOCK)
    others = [call for place, call in enumerate(game.calls) if place != stopped]
    unsearched = count_unsearched(call.reason for call in others)
    if not unsearched and (stopped is None or stopped == len(others)):
        return skipped(f"unknown: of {len(game.calls)} moves no searched one came before others")
    text = f"{stop}: of the others {unsearched_text(unsearched, len(others))}"
    return passing_if(not unsearched, text, warning=OTHER_CLOCK)


def memory(checked: CheckedAgent) -> RowOutcome:
    """Check the peak memory of a game at the full clock."""
    most = checked.limits.memory
    return passing_if(checked.whole_game.peak <= most, f"{checked.whole_game.peak:.0f} MiB of {most} MiB")


def output(checked: CheckedAgent) -> RowOutcome:
    """Check the output per step of a game at the full clock."""
    most = max((call.printed for call in checked.whole_game.calls), default=0)
    measured = f"at most {most:,} characters a step of {MOST_PRINTED:,}"
    return passing_if(most < MOST_PRINTED, measured, warning=CUT_OFF)


def size(checked: CheckedAgent) -> RowOutcome:
    """Check the size of the file."""
    kibibytes = checked.path.stat().st_size / 1024
    return passing_if(kibibytes <= checked.limits.size, f"{kibibytes:,.1f} KiB of {checked.limits.size:,} KiB")


# Most seconds of a row, for an agent that uses its full time


def a_moment(clock: MatchConfig) -> float:
    """Return the time of a row without a clock."""
    return MOMENT


def one_move(clock: MatchConfig) -> float:
    """Return the time of one move with the whole bank."""
    return clock.act_timeout + clock.bank


def moves_without_bank(clock: MatchConfig) -> float:
    """Return the time of the row `empty_bank`."""
    return MOMENT + 8 * clock.act_timeout


def full_game(clock: MatchConfig) -> float:
    """Return the time of one side's moves and its bank."""
    return clock.bank + clock.act_timeout * ((adapter_of(clock.game).most_plies(clock) + 1) // 2)


def cold_game(clock: MatchConfig) -> float:
    """Return the time of the row `cold`."""
    return full_game(small_bank(clock))


def stalled_game(clock: MatchConfig) -> float:
    """Return the time of the row `slow_start`."""
    return STALL + full_game(clock._replace(act_timeout=STALL_STEP, bank=STALL_BANK))


def environment_game(clock: MatchConfig) -> float:
    """Return the time of the row `environment`."""
    return full_game(clock._replace(bank=Limits.bank))
