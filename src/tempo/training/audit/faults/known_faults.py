"""Known mistakes of systems that learn by self-play, each by what it does to the evidence.

A check that lacks its evidence says nothing. The limits are far from what sound runs show (tests/training/audit).
"""
from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from tempo.training.audit.faults import learning_faults, play_faults
from tempo.training.audit.faults.case import Case


class Fault(NamedTuple):
    """A mistake that was found."""

    name: str
    sentence: str


CHECKS: dict[str, Callable[[Case], str | None]] = {
    "sign": learning_faults.wrong_sign,
    "draws": learning_faults.draws_lost,
    "noise always": play_faults.noise_always,
    "noise never": play_faults.noise_never,
    "noise frozen": play_faults.noise_frozen,
    "symmetries": learning_faults.out_of_step,
    "child index": play_faults.child_index,
    "temperature": play_faults.temperature_stays,
    "window": learning_faults.short_window,
    "illegal moves": learning_faults.unmasked,
    "stale network": play_faults.stale_network,
    "strays": learning_faults.strays,
}
EXPLAINS = {  # a mistake, and what follows from it
    "sign": ("window",),
    "noise always": ("temperature",),
    "child index": ("temperature", "illegal moves"),
    "symmetries": ("illegal moves",),
}


def faults_in(case: Case) -> list[Fault]:
    """Return the mistakes that the evidence shows, without those that follow from others."""
    found = {name: sentence for name, check in CHECKS.items() if (sentence := check(case))}
    explained = {later for name in found for later in EXPLAINS.get(name, ())}
    return [Fault(name, sentence) for name, sentence in found.items() if name not in explained]
