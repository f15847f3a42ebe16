"""Rows of the check as a table, with titles and advice. The functions are in `legality` and `costs`.

The rows here are for all games. A game adds its own rows, and its own texts where these do not fit: see
`referee/check_spec.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from tempo.arena.adapter.game_types import MatchConfig
from tempo.arena.referee.check_spec import CheckSpec, GameRow
from tempo.lab.check import costs, legality
from tempo.lab.check.outcomes import RowOutcome, failing, skipped
from tempo.lab.check.sandbox.sandbox import CheckedAgent, ProcessLost


class Row(NamedTuple):
    """One line of the list.

    name: for --rows
    title: for people
    run: performs the check
    fix: advice if it fails
    needs_agent: whether it is skipped if the file does not load
    is_slow: whether it plays a whole game on the clock
    lasts: returns its most seconds; rows with the same function share one game
    needs_move: whether it is skipped if no process survives the first move
    """

    name: str
    title: str
    run: Callable[[CheckedAgent], RowOutcome]
    fix: str
    needs_agent: bool = True
    is_slow: bool = False
    lasts: Callable[[MatchConfig], float] = costs.a_moment
    needs_move: bool = True


LOADING = (
    Row(
        "entry",
        "the last callable is the agent",
        legality.entry,
        "Make `def agent(observation, configuration)` the last definition of the file, with no import, class or "
        "helper after it, and no other function of such a name.",
        needs_agent=False,
        needs_move=False,
    ),
    Row(
        "namespace",
        "loads and moves without __file__, with __name__ 'builtins'",
        legality.bare_namespace,
        "The file is executed in an empty dict: use neither __file__ nor sys.modules[__name__]. The path of the "
        "file is configuration['__raw_path__'].",
        needs_move=False,
    ),
    Row(
        "second_process",
        "a second fresh process plays too",
        legality.second_process,
        "Files of the first process break the second: turn numba's cache off, and remove your own caches.",
    ),
    Row(
        "answer_type",
        "the answer is a real int",
        legality.answer_type,
        "Return int(action) on every path: no bool, no numpy integer, no None.",
    ),
)
# here come the game's own rows
PLAYING = (
    Row(
        "seats",
        "several games and both seats in one process",
        legality.both_seats,
        "Take the position from the observation alone; check state kept from earlier moves against its board and mark.",
    ),
    Row(
        "observations",
        "plain dicts; no step, no remainingOverageTime",
        legality.observation_forms,
        "Read entries as observation['board'], and those that may be missing with .get(): step is the count of stones.",
    ),
    Row(
        "read_only",
        "works from a read-only folder",
        legality.read_only_folder,
        "Write no files, or write to tempfile.gettempdir() and continue if that fails.",
    ),
    Row(
        "portable",
        "needs no module or file that only this machine has",
        legality.portable,
        "The competition has the file alone, and the modules of its images: put code and data into the file.",
    ),
    Row(
        "empty_bank",
        "in time with no bank left",
        costs.empty_bank,
        "With remainingOverageTime at 0 stop well before configuration.actTimeout, by the slowest step between "
        "two looks at the clock.",
        lasts=costs.moves_without_bank,
    ),
    Row(
        "first_move",
        "loading and compiling fit the first move",
        costs.first_move,
        "Imports and compilation are charged to the first move: import less, compile less, load data lazily.",
        lasts=costs.one_move,
    ),
    Row(
        "worst_move",
        "a whole game within the clock",
        costs.worst_move,
        "No move may take longer than actTimeout plus the remainingOverageTime it was given: read both at every "
        "move, and keep a margin.",
        is_slow=True,
        lasts=costs.full_game,
    ),
    Row(
        "cold",
        "a whole game from cold on a small bank",
        costs.cold,
        "Loading and compiling use up the time of later moves: prepare machine code ahead of time "
        "(docs/background/machine-code.md), load data lazily, and play interpreted until the compiler is done.",
        is_slow=True,
        lasts=costs.cold_game,
    ),
    Row(
        "slow_start",
        "still searches after a slow start",
        costs.slow_start,
        "A machine that was busy once need not be busy again: the reserve for slow steps must be bounded, fade from "
        "move to move, and leave time to search (docs/background/time-allocation.md).",
        is_slow=True,
        lasts=costs.stalled_game,
    ),
    Row(
        "memory",
        "memory of a whole game",
        costs.memory,
        "Bound the tables and the tree by their size, not by the time; the competition's container has 4 GiB.",
        is_slow=True,
        lasts=costs.full_game,
    ),
    Row(
        "output",
        "output a step",
        costs.output,
        "Print less: the competition keeps 10,000 characters of a step.",
        is_slow=True,
        lasts=costs.full_game,
    ),
    Row(
        "size",
        "size of the file",
        costs.size,
        "The largest upload is 100 MiB: store data more densely, or leave some out.",
        needs_agent=False,
        needs_move=False,
    ),
    Row(
        "environment",
        "a game through kaggle_environments",
        legality.environment,
        "ERROR is an exception, INVALID a move or type that cannot be played, TIMEOUT a move that came too late.",
        is_slow=True,
        lasts=costs.environment_game,
    ),
    Row(
        "repaired",
        "the same game by a repaired agent",
        legality.repaired,
        "Repair what the other rows report: this game fails for a further reason.",
        is_slow=True,
        lasts=costs.environment_game,
    ),
)


def rows_of(spec: CheckSpec) -> tuple[Row, ...]:
    """Return the rows of a game, with its texts."""
    rows = (*LOADING, *map(row_of, spec.rows()), *PLAYING)
    return tuple(in_words(row, spec) for row in rows)


def row_of(own: GameRow) -> Row:
    """Return the row of a game's own row."""

    def run(checked: CheckedAgent) -> RowOutcome:
        return legality.run_tasks(checked, own.tasks(checked.brief), own.what)

    return Row(own.name, own.title, run, own.fix)


def in_words(row: Row, spec: CheckSpec) -> Row:
    """Return the row with the game's texts."""
    words = spec.words.get(row.name)
    return row if words is None else row._replace(fix=words.fix, title=words.title or row.title)


def run_row(row: Row, checked: CheckedAgent) -> RowOutcome:
    """Run one row. A process that hangs or dies fails it; if it dies at the first move, other rows are skipped."""
    if row.needs_agent and not checked.is_playable:
        return skipped("not run: the file has no playable agent")
    if row.needs_move and checked.bare_move.is_lost:
        return skipped("not run: no process survives the first move")
    try:
        return row.run(checked)
    except ProcessLost as lost:
        return failing(str(lost), lost.fault, warning=lost.warning)


def longest(rows: Sequence[Row], clock: MatchConfig) -> float:
    """Return the most seconds of these rows; a game that several share counts once."""
    shared = {row.lasts for row in rows} - {costs.a_moment}
    return sum(row.lasts(clock) for row in rows if row.lasts is costs.a_moment) + sum(lasts(clock) for lasts in shared)
