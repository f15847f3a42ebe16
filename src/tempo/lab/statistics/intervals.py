"""Confidence intervals of proportions. Pure functions."""

from __future__ import annotations

from math import sqrt

from tempo.lab.statistics.pentanomial import Z_95


def wilson(part: int, whole: int) -> tuple[float, float]:
    """Return Wilson's 95 % interval of a proportion, which is also correct at 0 and 1."""
    if whole == 0:
        return 0.0, 1.0
    share, square = part / whole, Z_95**2
    centre = (share + square / (2 * whole)) / (1 + square / whole)
    half = Z_95 * sqrt(share * (1 - share) / whole + square / (4 * whole**2)) / (1 + square / whole)
    return max(0.0, centre - half), min(1.0, centre + half)
