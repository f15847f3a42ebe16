"""Mistakes in what a network learns from, and in how it learns. Each check returns a sentence, or None."""
from __future__ import annotations

from collections.abc import Sequence
from math import log
from statistics import fmean

from tempo.training.audit.evidence import Policy
from tempo.training.audit.faults.case import LEAST, Case, is_below_zero, known_results

LEAST_SHARE = 0.15  # of an even share, which a network gives to everything where targets are smoothed
LEARNED = 2  # the generation from which on a network should know what is legal


def wrong_sign(case: Case) -> str | None:
    """At the end or at a pass: results contradict the rules. At the root: searched values point away from results."""
    results = list(known_results(case))
    decided = [result.given * result.by_rules for result in results if result.by_rules]
    if is_below_zero(decided):
        share = fmean(float(product < 0) for product in decided)
        return f"wrong sign at the end: {share:.0%} of results are the opposite of what the rules say"
    for side, is_odd in (("after", [result.odd_before for result in results]),
                         ("before", [result.odd_after for result in results])):  # fmt: skip
        passed = [result.given * result.by_rules for result, odd in zip(results, is_odd, strict=True) if odd]
        if is_below_zero([product for product in passed if product]):
            share = fmean(float(product < 0) for product in passed)
            return f"wrong sign at a pass: {share:.0%} of results {side} one are the opposite of what the rules say"
    values = searched_values(case)
    if is_below_zero(values):
        return f"wrong sign at the root: searched values point away from the results, {fmean(values):+.2f} on average"
    return None


def searched_values(case: Case) -> list[float]:
    """Return for each decided game the mean of the searched values, towards the side that won."""
    means = []
    for game, result in zip(case.evidence.games, case.known, strict=True):
        values = [
            example.value if example.ply % 2 == 0 else -example.value
            for example in game.examples
            if example.value is not None
        ]
        if result and values:
            means.append(result * fmean(values))
    return means


def draws_lost(case: Case) -> str | None:
    """Both sides have lost a drawn game."""
    drawn = [result.given for result in known_results(case) if result.by_rules == 0]
    if len(drawn) < 5 or fmean(drawn) > -0.5:
        return None
    share = fmean(float(given < 0) for given in drawn)
    return f"draws are counted as losses: so it is in {share:.0%} of their examples"


def out_of_step(case: Case) -> str | None:
    """The network knows which moves are good, but not on which side of the board: turned policies fit as well."""
    plain, turned, flat = list[float](), list[float](), list[float]()
    if len(case.evidence.symmetries) < 2:
        return None
    for _, example in case.examples:
        if example.after is None or len(example.policy) < 2:
            continue
        prior = example.after.policy
        mixed = {move: fmean(prior.get(turn[move], 0.0) for turn in case.evidence.symmetries) for move in prior}
        plain.append(cross_entropy(example.policy, prior))
        turned.append(cross_entropy(example.policy, mixed))
        flat.append(cross_entropy(example.policy, dict.fromkeys(prior, 1 / len(prior))))
    if len(plain) < LEAST:
        return None
    gains = [after - before for before, after in zip(plain, turned, strict=True)]
    learned = [after - before for before, after in zip(turned, flat, strict=True)]
    if is_below_zero([-gain for gain in learned]) and fmean(gains) < 0.2 * fmean(learned):
        return (
            "symmetries of policy and board are out of step: the network's policy is no better than the mean of itself "
            f"over all symmetries ({fmean(gains):+.3f} nats of {fmean(learned):.3f} that it has learned)"
        )
    return None


def cross_entropy(target: Policy, prior: Policy) -> float:
    """Return the cross entropy of a target, in nats."""
    return -sum(share * log(max(prior.get(move, 0.0), 1e-6)) for move, share in target.items())


def short_window(case: Case) -> str | None:
    """The network has forgotten games that the one before it knew."""
    memory = case.evidence.memory
    if memory is None:
        return None
    learned, forgotten = memory.new - memory.then, memory.now - memory.then
    if learned < 0.03 or forgotten < 0.4 * learned:
        return None
    return (
        f"the window is too short: squared error of the value was {memory.then:.3f} on games just learned, and is "
        f"{memory.now:.3f} one generation later, when new ones have {memory.new:.3f}"
    )


def unmasked(case: Case) -> str | None:
    """Targets give illegal moves a share, or the network hardly ever gives them none."""
    targets, network = list[float](), list[float]()
    for judged in case.judged:
        legal, example = judged.truth.outcomes, judged.example
        targets.append(sum(share for move, share in example.policy.items() if move not in legal))
        if example.after:
            shares = [share for move, share in example.after.policy.items() if move not in legal]
            network.extend(share * len(example.after.policy) for share in shares)
    if len(targets) >= LEAST and fmean(targets) > 1e-3:
        return f"illegal moves are not masked: {fmean(targets):.1%} of the policy targets lies on them"
    if len(network) < LEAST or case.evidence.generation < LEARNED or (least := low_end(network)) < LEAST_SHARE:
        return None
    return f"illegal moves are not masked in the loss: nine in ten have more than {least:.0%} of an even share"


def low_end(values: Sequence[float]) -> float:
    """Return the value that nine in ten reach."""
    return sorted(values)[len(values) // 10]


def strays(case: Case) -> str | None:
    """Examples are positions of no game."""
    total = sum(len(game.examples) for game in case.evidence.games) + case.evidence.strays
    if case.evidence.strays <= 0.01 * total:
        return None
    return f"{case.evidence.strays:,} examples are positions of no game of their block"
