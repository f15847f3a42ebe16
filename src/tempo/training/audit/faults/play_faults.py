"""Mistakes in the search that plays the games. Each check returns a sentence, or None."""
from __future__ import annotations

from collections import Counter, defaultdict
from statistics import fmean

from tempo.training.audit.evidence import AuditedGame, Example, Policy
from tempo.training.audit.faults.case import LEAST, Case

SAME = 2e-3  # by which two policies may differ that are stored in 16 bits


def noise_always(case: Case) -> str | None:
    """The search gives other moves by another seed, also where it plays for strength."""
    pairs = [(answer.chosen[max(answer.chosen)], answer.again) for answer in case.evidence.answers if answer.chosen]
    differ = [float(move != again) for move, again in pairs if again is not None]
    if len(differ) < LEAST or fmean(differ) < 0.02:
        return None
    return f"noise is always added: by another seed {fmean(differ):.0%} of moves differ where none should"


def without_noise(case: Case) -> tuple[float, float | None] | None:
    """Return the share of searches that agree with another search of the same position, and of those that agree with
    one without noise; None where no position occurs often enough."""
    groups, pairs, noiseless = defaultdict[tuple[int, ...], list[Example]](list), list[bool](), list[bool]()
    for game, example in case.examples:
        if max(example.policy.values(), default=1.0) < 0.99:
            groups[game.moves[: example.ply]].append(example)
    for first, *others in groups.values():
        for example in others:
            pairs.append(is_same(first.policy, example.policy))
            if example.noiseless is not None:
                noiseless.append(is_same(example.noiseless.policy, example.policy))
    if len(pairs) < LEAST:
        return None
    return fmean(pairs), fmean(noiseless) if noiseless else None


def is_same(policy: Policy, other: Policy) -> bool:
    """Return whether two policies agree as far as they are stored."""
    return all(abs(policy.get(move, 0.0) - other.get(move, 0.0)) <= SAME for move in policy.keys() | other.keys())


def noise_never(case: Case) -> str | None:
    """Searches of one position agree, and with one that has no noise."""
    found = without_noise(case)
    if not found or found[0] < 0.9 or (found[1] is not None and found[1] < 0.9):
        return None
    same = "the same as without noise" if found[1] is not None else "the same: there is none, or it is frozen"
    return f"noise is never added: {found[0]:.0%} of searches of one position are {same}"


def noise_frozen(case: Case) -> str | None:
    """Searches of one position agree, but not with one that has no noise."""
    found = without_noise(case)
    if not found or found[0] < 0.9 or found[1] is None or found[1] >= 0.9:
        return None
    return (
        f"noise is frozen: {found[0]:.0%} of searches of one position are the same, yet {1 - found[1]:.0%} differ from "
        "one without noise"
    )


def child_index(case: Case) -> str | None:
    """A move is played that is beside the one that was searched, or none at all."""
    if case.illegal:
        return f"a child's index is out of bounds: {case.illegal:,} games have illegal moves"
    offsets = Counter[int]()
    for judged in case.judged:
        legal, policy = list(judged.truth.outcomes), judged.example.policy
        if judged.example.ply < len(judged.game.moves) and judged.game.moves[judged.example.ply] in legal:
            played = legal.index(judged.game.moves[judged.example.ply])
            offsets[played - max(range(len(legal)), key=lambda place: policy.get(legal[place], 0.0))] += 1
    total = sum(offsets.values())
    if total < LEAST:
        return None
    offset, count = offsets.most_common(1)[0]
    if not offset or count < 2 * offsets[0] or count < 0.3 * total:
        return None
    return f"a child's index is off by {offset:+d}: {count / total:.0%} of the moves are those beside the best one"


def temperature_stays(case: Case) -> str | None:
    """Moves that should be the best ones are drawn like those before."""
    open_examples = [pair for pair in case.examples if max(pair[1].policy.values(), default=1.0) < 0.9]
    searched = [pair for pair in open_examples if pair[1].noiseless]
    early = [is_best(*pair) for pair in open_examples if pair[1].drawn]
    late = [is_best(*pair) for pair in searched or open_examples if pair[1].drawn is False]
    if min(len(early), len(late)) < LEAST:
        return None
    lost_early, lost_late = 1 - fmean(early), 1 - fmean(late)
    if lost_late < 0.15 or (not searched and lost_late < 0.8 * lost_early):
        return None
    return (
        f"the temperature never falls: {lost_late:.0%} of late moves are not the best ones, {lost_early:.0%} of early "
        "moves"
    )


def is_best(game: AuditedGame, example: Example) -> bool:
    """Return whether the best move was played: that of the largest share, or of the search without noise."""
    played = game.moves[example.ply]
    if example.noiseless and example.noiseless.move == played:
        return True
    return example.policy.get(played, 0.0) >= max(example.policy.values()) - SAME


def stale_network(case: Case) -> str | None:
    """Another network than the latest has played."""
    player, fits = case.evidence.player, case.evidence.fits
    if player is None or not fits or player not in fits:
        return None
    best = min(fits, key=lambda number: fits[number])
    if fits[player] < 10 * fits[best] + 0.005:
        return None
    return f"a stale network plays: the games are those of generation {best}'s network, not of {player}'s"
