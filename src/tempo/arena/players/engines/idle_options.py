"""Options without effect in a run: those of the clock where no clock is read, and those of another search."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any

from tempo.arena.players.profile_agents import profile_of
from tempo.search.options import SearchParams
from tempo.search.player.clock import TimePlan

OF_BANK = ("cap", "share", "shape", "loan", "reserve")
OF_CLOCK = (*TimePlan._fields, "early_stop")
OF_PLAYOUTS = ("exploration", "exploration_growth", "first_play", "bias", "expansion", "playout", "rave")
OF_NETWORK = ("puct", "fpu_reduction")
OF_ALPHABETA = ("probcut_margin", "table_bits")
OF_TREES = (*OF_PLAYOUTS, *OF_NETWORK, *SearchParams._fields, "nodes", "choose")
IDLE_IN = {
    "tree": (*OF_NETWORK, *OF_ALPHABETA),
    "network": (*OF_PLAYOUTS, *OF_ALPHABETA),
    "alphabeta": OF_TREES,
}


def idle_options(names: Iterable[str], search: str, timed: bool, bank: float) -> dict[str, str]:
    """Return those of the options that have no effect, each with the reason.

    names   of options, as typed
    search  the search that the player uses, or "" if it is not known
    timed   whether the player plays on a clock
    bank    seconds of the bank
    """
    reasons = {}
    for name in names:
        if not timed and name in OF_CLOCK:
            reasons[name] = "without a clock"
        elif not bank and name in OF_BANK:
            reasons[name] = "without a bank (--bank)"
        elif name in IDLE_IN.get(search, ()):
            reasons[name] = f"with search={search}"
    return reasons


def idle_overrides(players: Iterable[Any], simulations: int | None, bank: float) -> list[str]:
    """Return a line for each reason why overrides of these players have no effect.

    players      of a match; those without overrides are skipped
    simulations  of each move; None for a clock
    bank         seconds of the bank
    """
    reasons: dict[str, dict[str, None]] = {}
    for player in players:
        overrides = getattr(player, "overrides", {})
        timed = simulations is None and "sims" not in overrides
        for name, reason in idle_options(overrides, search_of(player), timed, bank).items():
            reasons.setdefault(reason, {})[name] = None
    return [idle_text(names, reason) for reason, names in reasons.items()]


def idle_text(names: Collection[str], reason: str) -> str:
    """Return the sentence about options without effect."""
    return f"{', '.join(names)} {'has' if len(names) == 1 else 'have'} no effect {reason}"


def search_of(player: Any) -> str:
    """Return the search that one of our profiles uses with its overrides; "" for other players."""
    if not hasattr(player, "profile"):
        return ""
    return str(player.overrides.get("search", profile_of(player.profile, player.game).options.search))
