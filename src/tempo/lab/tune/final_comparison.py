"""Is what tuning found any better? Asked of games that no trial has seen.

The best of 150 noisy trials is above all the luckiest one. So trials are judged by a smoothed estimate, in which
neighbours speak for each other; those that come out best are compared on fresh games, led along them or, where
trials were matches, in matches against the profile as it stands; the best of these meets the profile on other fresh
games, and at last in a match at the scaled clock with a sequential test.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import closing
from functools import partial
from typing import Any, NamedTuple

from tempo.lab.jobs.executor import Executor
from tempo.lab.referee.game_adapter import adapter_of, longest
from tempo.lab.referee.game_data import PlayedGame
from tempo.lab.statistics.pentanomial import estimate, mean
from tempo.lab.statistics.sprt import Sprt
from tempo.lab.tournament.pairs import derive_seed
from tempo.lab.tournament.play_games import PATIENCE, Ending, play_all
from tempo.lab.tournament.standings import Standings
from tempo.lab.tune.reference_games import Opening, Reference
from tempo.lab.tune.regret import Contestant, Led, regret
from tempo.lab.tune.search_space import Parameter
from tempo.lab.tune.study import StudyPlan, Tried, pairs_of
from tempo.lab.tune.trial_estimates import smoothed

DIGITS = 2  # what is proposed is rounded to so many

Values = dict[str, Any]


class Fresh(NamedTuple):
    """What no trial has seen."""

    openings: Sequence[Opening]
    games: Sequence[Reference]  # that go on from these openings; none where trials are matches

    def choosing(self) -> Sequence[Reference]:
        """A third, for the choice among the best."""
        return self.games[: len(self.games) // 3]

    def judging(self) -> Sequence[Reference]:
        """The rest, for the one that is chosen."""
        return self.games[len(self.games) // 3 :]


def finalists(parameters: Sequence[Parameter], trials: Sequence[Tried], count: int) -> list[Values]:
    """Rounded values of the trials that are best by the smoothed estimate, different ones."""
    order = sorted(zip(smoothed(parameters, trials), range(len(trials)), strict=True))
    found: list[Values] = []
    for _, index in order:
        values = {name: rounded(value) for name, value in trials[index].values.items()}
        if trials[index].whole and values not in found:
            found.append(values)
    return found[:count]


def rounded(value: Any) -> Any:
    return float(f"{value:.{DIGITS}g}") if isinstance(value, float) else value


# Along reference games


class Leg(NamedTuple):
    """One seat of one game, for one of several players."""

    contestant: Contestant
    number: int
    game: Reference
    seat: int


def lead_leg(seed: int, leg: Leg) -> Led:
    return leg.contestant.lead(leg.game, leg.seat, derive_seed(seed, leg.number, leg.seat, 0))


def lead_players(
    plan: StudyPlan,
    players: Sequence[Contestant],
    games: Sequence[Reference],
    executor: Executor,
    tick: Callable[[], None],
) -> list[list[Led]]:
    """All players along all games, by turns, so that whatever else the machine does disturbs all alike."""
    legs = [
        Leg(player, number, game, seat) for number, game in enumerate(games) for seat in (0, 1) for player in players
    ]
    led: dict[int, Led] = {}
    run = executor.run(partial(lead_leg, plan.seed), legs, prepare=plan.warm_up, tick=tick, lasting=True)
    with closing(run) as results:
        for index, one in results:
            led[index] = one
    return [[led[index] for index in range(which, len(legs), len(players))] for which in range(len(players))]


def regrets_of(
    plan: StudyPlan, some: Sequence[Values], games: Sequence[Reference], executor: Executor, tick: Callable[[], None]
) -> list[float]:
    """What each of them gives away on the same games."""
    return [regret(led) for led in lead_players(plan, [plan.contestant(one) for one in some], games, executor, tick)]


# In matches


class Met(NamedTuple):
    """The matches of some against the profile as it stands, as far as they went."""

    counts: list[list[int]]  # pentanomial, from the side of each
    forfeits: list[list[int]]  # of each, and of the profile against it
    ending: Ending

    def scores(self) -> list[float]:
        """Of each, per game; before the first pair it is a half."""
        return [mean(counts) if any(counts) else 0.5 for counts in self.counts]


def meet(
    plan: StudyPlan,
    some: Sequence[Values],
    openings: Sequence[Opening],
    executor: Executor,
    enough: Callable[[Sequence[int]], bool] = lambda counts: False,
    view: Callable[[list[list[int]]], str] = lambda counts: "finalists",
) -> Met:
    """Each plays a pair of games from each opening, all advancing alike, until `enough` says so of the five counts."""
    tournament = pairs_of(plan, [plan.contestant(one) for one in some], openings)
    seatings = tournament.seatings()
    standings = Standings(seatings, enough)
    forfeits = [[0, 0] for _ in some]

    def seen(index: int, game: PlayedGame) -> None:
        standings.add(index, game)
        loser = game.forfeit()
        if loser is not None:
            forfeits[seatings[index].pairing][tournament.seats(seatings[index])[loser] == len(some)] += 1

    ending = play_all(
        tournament.play,
        seatings,
        executor,
        seen,
        prepare=tournament.prepare,
        limit=longest(tournament.config) + PATIENCE,
        lasting=True,
        enough=lambda: standings.decided,
        view=lambda: view(standings.in_order),
    )
    return Met(standings.in_order, forfeits, ending)


def choose_by_matches(plan: StudyPlan, some: Sequence[Values], openings: Sequence[Opening], executor: Executor) -> Met:
    """So many pairs as there are openings are shared out among them; all begin with the same openings."""
    return meet(plan, some, openings[: len(openings) // len(some)], executor)


def duel(
    plan: StudyPlan, values: Values, seen: Sequence[Opening], pairs: int, sprt: Sprt, executor: Executor
) -> Met:
    """Pairs of games, from openings that nobody has seen, until the test is decided or all are played."""
    used, adapter = set(seen), adapter_of(plan.game)
    drawn = adapter.draw_openings(len(used) + pairs, plan.config(), adapter.opening_plies, plan.seed)
    openings = [opening for opening in drawn if opening not in used][:pairs]

    def view(counts: list[list[int]]) -> str:
        if not any(counts[0]):
            return "match"
        return f"score {estimate(counts[0]).score:.1%}, LLR {sprt.llr(counts[0]):+.2f}"

    return meet(plan, [values], openings, executor, lambda counts: sprt.verdict(counts) is not None, view)
