"""Is what tuning found any better? Asked of games that no trial has seen.

The best of 150 noisy trials is above all the luckiest one. So trials are judged by a smoothed estimate, in which
neighbours speak for each other; those that come out best are led along fresh games; the best of these meets the
profile as it stands on other fresh games, and then in a match at the scaled clock with a sequential test.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import closing
from functools import partial
from typing import Any, NamedTuple

from tempo.connectx.sport.openings import draw_openings
from tempo.lab.jobs.executor import Executor
from tempo.lab.referee.one_game import PlayedGame
from tempo.lab.statistics.pentanomial import estimate, pair_counts
from tempo.lab.statistics.sprt import Sprt
from tempo.lab.tournament.pairs import Seating, Tournament, derive_seed
from tempo.lab.tournament.play_games import PATIENCE, Ending, play_all
from tempo.lab.tune.reference_games import BOARD, OPENING_STONES, Reference
from tempo.lab.tune.regret import Contestant, Led, regret
from tempo.lab.tune.search_space import Parameter
from tempo.lab.tune.study import StudyPlan, Tried, pairs_of
from tempo.lab.tune.trial_estimates import smoothed

DIGITS = 2  # what is proposed is rounded to so many


def finalists(parameters: Sequence[Parameter], trials: Sequence[Tried], count: int) -> list[dict[str, Any]]:
    """Rounded values of the trials that are best by the smoothed estimate, different ones."""
    order = sorted(zip(smoothed(parameters, trials), range(len(trials)), strict=True))
    found: list[dict[str, Any]] = []
    for _, index in order:
        values = {name: rounded(value) for name, value in trials[index].values.items()}
        if trials[index].whole and values not in found:
            found.append(values)
    return found[:count]


def rounded(value: Any) -> Any:
    return float(f"{value:.{DIGITS}g}") if isinstance(value, float) else value


class Leg(NamedTuple):
    """One seat of one game, for one of several players."""

    contestant: Contestant
    number: int
    game: Reference
    seat: int


def lead_leg(seed: int, leg: Leg) -> Led:
    return leg.contestant.lead(leg.game, leg.seat, derive_seed(seed, leg.number, leg.seat, 0))


def lead_players(
    task: StudyPlan,
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
    run = executor.run(partial(lead_leg, task.seed), legs, prepare=task.warm_up, tick=tick, lasting=True)
    with closing(run) as results:
        for index, one in results:
            led[index] = one
    return [[led[index] for index in range(which, len(legs), len(players))] for which in range(len(players))]


def choose(
    task: StudyPlan, values: list[dict[str, Any]], games: list[Reference], executor: Executor, tick: Callable[[], None]
) -> tuple[list[float], dict[str, Any]]:
    """The regrets of several on the same fresh games, and the values of the one that gives away least."""
    led = lead_players(task, [task.contestant(one) for one in values], games, executor, tick)
    regrets = [regret(one) for one in led]
    return regrets, values[regrets.index(min(regrets))]


class Duel(NamedTuple):
    """The match of the best against the profile as it stands, as far as it went."""

    counts: list[int]  # pentanomial, from the best's side
    forfeits: tuple[int, int]  # of the best, of the profile
    sprt: Sprt
    ending: Ending


def duel(
    task: StudyPlan, values: dict[str, Any], seen: Sequence[Reference], pairs: int, sprt: Sprt, executor: Executor
) -> Duel:
    """Pairs of games, from openings that no reference game began with, until the test is decided or all are played."""
    used = {game.columns[: game.opening] for game in seen}
    drawn = draw_openings(len(used) + pairs, BOARD, OPENING_STONES, task.seed)
    openings = [opening for opening in drawn if opening not in used][:pairs]
    tournament = pairs_of(task, task.contestant(values), task.contestant({}), openings)
    seatings = tournament.seatings()
    games: dict[Seating, PlayedGame] = {}

    def counts() -> list[int]:
        return pair_counts(
            (games[first].score(0), games[second].score(1))
            for first, second in zip(seatings[::2], seatings[1::2], strict=True)
            if first in games and second in games
        )

    def view() -> str:
        if not sum(counts()):
            return "match"
        return f"score {estimate(counts()).score:.1%}, LLR {sprt.llr(counts()):+.2f}"

    ending = play_all(
        tournament.play,
        seatings,
        executor,
        lambda index, game: games.update({seatings[index]: game}),
        prepare=tournament.prepare,
        limit=tournament.terms.longest() + PATIENCE,
        lasting=True,
        enough=lambda: sprt.verdict(counts()) is not None,
        view=view,
    )
    return Duel(counts(), forfeits_of(tournament, games), sprt, ending)


def forfeits_of(tournament: Tournament, games: dict[Seating, PlayedGame]) -> tuple[int, int]:
    lost = [tournament.seats(seating)[seat] for seating, game in games.items() if (seat := game.forfeit()) is not None]
    return lost.count(0), lost.count(1)
