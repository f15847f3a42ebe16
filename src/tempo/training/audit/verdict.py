"""The verdict in sentences: a network's limit, which is its targets, its size or fit, or its games; and its search."""
from __future__ import annotations

from collections.abc import Mapping

from tempo.training.audit.grades import simulations_in

MUCH = 1.3  # times an error
WRONG_RESULTS = 0.2  # share of results in a part of the game from which on they are worth a sentence
PARTS = {"opening": "the opening", "middle": "the middle of the game", "end": "the end of the game"}


def verdict(grades: Mapping[str, float]) -> list[str]:
    """Return sentences about one generation, the most important one first."""
    return [*limit(grades), *targets(grades), *search(grades), *games(grades)]


def limit(grades: Mapping[str, float]) -> list[str]:
    """Return what the error of the value on held-out positions rests on."""
    target, own, held = (grades.get(name) for name in ("target_error", "own_value_error", "held_value_error"))
    if target is None or own is None or held is None:
        return []
    known = f"Squared error of the value: {held:.2f} on held-out positions, {own:.2f} on its own games"
    if held > MUCH * own:
        return [f"{known}. The games are the limit: they lack positions like the held-out ones."]
    if own > target:
        return [f"{known}. Size or fit is the limit: the targets are nearer to the truth, {target:.2f}."]
    return [f"{known}. The targets are the limit: {target:.2f} from the truth themselves."]


def targets(grades: Mapping[str, float]) -> list[str]:
    """Return where results contradict the truth."""
    sentences = []
    for part, words in PARTS.items():
        right = grades.get(f"result_right_{part}")
        if right is not None and 1 - right >= WRONG_RESULTS:
            blunders = grades.get(f"blunders_{part}", 0.0)
            sentences.append(
                f"Targets are wrong in {words}: {1 - right:.0%} of results contradict the truth, as {blunders:.0%} of "
                "moves there give value away. More exploration will not help; exact results, or a lower weight of "
                "results, will."
            )
    policy, prior = grades.get("policy_kept"), grades.get("own_prior")
    if policy is not None and prior is not None and policy < prior:
        sentences.append(
            f"Policy targets teach nothing: {policy:.0%} of their share is on moves that keep the value, "
            f"{prior:.0%} of the network's."
        )
    return sentences


def search(grades: Mapping[str, float]) -> list[str]:
    """Return what simulations add to the network, and where they take away."""
    simulations = simulations_in(grades)
    if len(simulations) < 2:
        return []
    least, *_, most = simulations
    alone, searched = grades[f"kept_{least}"], grades[f"kept_{most}"]
    text = f"{most:,} simulations keep the value in {searched:.1%} of positions, {least:,} in {alone:.1%}"
    mended, spoiled = grades.get("mended"), grades.get("spoiled")
    if mended is not None and spoiled is not None:
        text += f": they mend {mended:.0%} of the wrong moves and spoil {spoiled:.1%} of the right ones"
    return [f"{text}."]


def games(grades: Mapping[str, float]) -> list[str]:
    """Return what is amiss with the games as data."""
    sentences = []
    different, first = grades.get("different_positions"), grades.get("first_side")
    if different is not None and different < 0.7:
        sentences.append(f"Positions are repeated: {different:.0%} of the examples are different ones.")
    if first is not None and not 0.2 <= first <= 0.8:
        sentences.append(f"Games are one-sided: the side that begins takes {first:.0%} of the points.")
    return sentences
