"""Texts about an SPRT: its expected length before it starts, its state while it runs, and its verdict."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, isinf

from tempo.lab.report.result_tables import scale_text
from tempo.lab.statistics.pentanomial import Estimate, estimate, expected_score, mean
from tempo.lab.statistics.sprt import DRAWS, ELO_MODEL, HOPELESS, Sprt, likely_variance


def sprt_line(sprt: Sprt, counts: Sequence[int], scale: float = 1.0) -> str:
    """Return the state of the SPRT in one line; the clock was divided by `scale`."""
    measured = f": {difference_text(estimate(counts))}" if any(counts) else ""
    after = f"LLR {llr_text(sprt, counts)} after {sum(counts):,} pairs"
    if sprt.is_hopeless(counts) and sprt.llr(counts) > sprt.bounds()[0]:
        after += f"; at {sprt.elo1:g} Elo {1000 * HOPELESS:g} match in 1,000 goes so badly".replace("-", "−")
    return f"{name_of(sprt)}{scale_text(scale)}: {state_text(sprt, counts)}{measured}, {after}"


def name_of(sprt: Sprt) -> str:
    """Return the hypotheses and the scale of Elo."""
    return f"SPRT {sprt.elo0:g} {sprt.elo1:g} ({ELO_MODEL} Elo)"


def state_text(sprt: Sprt, counts: Sequence[int]) -> str:
    """Return what is decided."""
    accepted, rejected = "a gain", f"no gain of {sprt.elo1:g} Elo"
    if sprt.elo1 <= 0:
        accepted, rejected = f"no loss of {-sprt.elo0:g} Elo", "a loss"
    return {"accepted": accepted, "rejected": rejected, None: "not decided yet"}[sprt.state(counts)]


def difference_text(result: Estimate) -> str:
    """Return the interval in Elo in words: by how much the first player is stronger or weaker."""
    _, low, high = result.elo()
    if low < 0 < high:
        down, up = ("far" if isinf(end) else f"{abs(end):.0f} Elo" for end in (low, high))
        return f"from {down} weaker to {up} stronger"
    least, most = sorted((abs(low), abs(high)))
    interval = f"at least {least:.0f}" if isinf(most) else f"{least:.0f} to {most:.0f}"
    return f"{'stronger' if low >= 0 else 'weaker'} by {interval} Elo"


def llr_text(sprt: Sprt, counts: Sequence[int]) -> str:
    """Return the LLR with its bounds."""
    lower, upper = sprt.bounds()
    return f"{sprt.llr(counts):+.2f} ({lower:.2f}, {upper:.2f})".replace("-", "−")


def length_text(sprt: Sprt, counts: Sequence[int], most: int) -> str:
    """Return the expected numbers of pairs, from these counts on, at both hypotheses and half-way between them.

    The match has at most `most` pairs.
    """
    first, *others = (
        (f"{elo:g}".replace("-", "−"), f"{ceil(pairs_to_go(sprt, counts, elo)):,}")
        for elo in (sprt.elo0, (sprt.elo0 + sprt.elo1) / 2, sprt.elo1)
    )
    lengths = ", ".join([f"{first[1]} pairs at {first[0]} Elo", *(f"{pairs} at {elo}" for elo, pairs in others)])
    start = f" from pair {sum(counts):,} on" if any(counts) else ""
    draws = "" if any(counts) else f" if {100 * DRAWS:.0f} % of the games are drawn"
    return f"{name_of(sprt)}: expected length{start} {lengths}{draws}; at most {most:,}"


def pairs_to_go(sprt: Sprt, counts: Sequence[int], elo: float) -> float:
    """Return the expected number of further pairs if the gain is `elo`."""
    return sprt.expected_pairs(expected_score(elo), likely_variance(counts), sprt.llr(counts))


def expected_end(sprt: Sprt, counts: Sequence[int]) -> int:
    """Return the pair at which the SPRT is expected to end if the score is the one measured so far."""
    to_go = 0.0
    if sprt.state(counts) is None:
        to_go = max(1.0, sprt.expected_pairs(mean(counts), likely_variance(counts), sprt.llr(counts)))
    return sum(counts) + ceil(to_go)
