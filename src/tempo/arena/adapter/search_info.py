"""An agent's report on the search behind a move: simulations, reason, value, backend.

Our own agents carry the report as the attribute `last`. Any other agent may print `sims=NUMBER`, `why=WORD`,
`value=NUMBER` (0 lost to 1 won) and `backend=WORD` anywhere in its output for the move. For an agent that prints none
of them every field is None. An agent file of ours also logs an error in its search.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from tempo.search.types import Snapshot

PATTERNS = (  # of the fields of a SearchInfo
    re.compile(r"\bsims=(\d{1,15})\b"),
    re.compile(r"\bwhy=(\w+)"),
    re.compile(r"\bvalue=(\d{0,3}\.?\d{1,18})"),
    re.compile(r"\bbackend=(\w+)"),
    re.compile(r"(?m)^tempo error (.{1,300})"),  # see `log_error` in search/player/agent.py
)
SEARCHED = ("search", "settled")  # reasons of moves from a tree: at the end of the time, or when the choice was settled
HAS_FAILED = "error"  # the reason of a move made without a search, because the search raised an exception
UNSEARCHED = ("hurry", HAS_FAILED)  # reasons of moves chosen without the search that there was time for
UNVALUED = ("only", "block", "opening", "book", "rule", *UNSEARCHED)  # reasons of moves with no value but EVEN
EVEN = 0.5  # value of a position without one


class SearchInfo(NamedTuple):
    """The report of one move; None where nothing is known."""

    simulations: int | None = None
    reason: str | None = None
    value: float | None = None
    backend: str | None = None  # that ran the search, see `native/backends.py`; None where nothing had to run
    error: str | None = None  # that the search raised, with file and line, as an agent file of ours logs it


NO_INFO = SearchInfo()


def read_info(printed: str) -> SearchInfo:
    """Read the report from the text that an agent printed during one move."""
    matches = (pattern.search(printed) for pattern in PATTERNS)
    simulations, reason, value, backend, error = (match and match[1] for match in matches)
    number = None if simulations is None else int(simulations)
    return SearchInfo(number, reason, None if value is None else min(1.0, float(value)), backend, error)


def info_of(agent: Any, printed: str) -> SearchInfo:
    """Return the report on the agent's last move: its attribute if it carries one, else what it printed."""
    report = getattr(agent, "last", None)
    if report is not None:
        value, backend = getattr(report, "value", None), getattr(report, "backend", None)
        return SearchInfo(report.simulations, report.reason, value, backend or None)
    return read_info(printed) if printed else NO_INFO


def known_value(reason: str | None, value: float | None) -> float | None:
    """Return a reported value, None where it stands for no opinion."""
    return None if reason in UNVALUED and value == EVEN else value


def value_of_move(snapshot: Snapshot) -> float | None:
    """Return the value of the move of a snapshot, None where no search visited it."""
    if snapshot.reason in SEARCHED and snapshot.move not in values_of_moves(snapshot):
        return None
    return known_value(snapshot.reason, snapshot.value)


def values_of_moves(snapshot: Snapshot) -> dict[int, float]:
    """Return the value of each move that the search visited or proved."""
    proofs = snapshot.proofs or snapshot.visits
    searched = zip(snapshot.moves, snapshot.values, snapshot.visits, proofs, strict=True)
    return {move: value for move, value, visits, proof in searched if visits or proof}  # a proof of 0 is none


def count_unsearched(reasons: Iterable[str | None]) -> dict[str, int]:
    """Count the moves without a search, by reason; empty if there are none."""
    given = list(reasons)
    return {reason: given.count(reason) for reason in UNSEARCHED if reason in given}


def unsearched_text(unsearched: dict[str, int], moves: int) -> str:
    """Return `3 of 412 moves unsearched (hurry 2, error 1)`."""
    kinds = ", ".join(f"{reason} {count:,}" for reason, count in unsearched.items())
    return f"{sum(unsearched.values()):,} of {moves:,} moves unsearched{f' ({kinds})' if kinds else ''}"
