"""A planted optimum: games whose results are drawn from known Elo, so that a method's result can be judged exactly.

The players of these games are candidates like any other. Only the games are not played: `PlantedPlan` replaces the
tournament that every game of a study comes from. All else is the tuner's own.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from math import sqrt
from pathlib import Path
from typing import NamedTuple

from tempo.arena.adapter.game_adapter import default_game, new_config
from tempo.arena.adapter.game_types import PlayedGame
from tempo.lab.statistics.pentanomial import expected_score
from tempo.lab.tournament.pairs import Pairing, ScheduledGame, Tournament
from tempo.lab.tune.reference_games import Opening
from tempo.lab.tune.regret import Candidate
from tempo.lab.tune.study.search_space import Parameter, read_parameters
from tempo.lab.tune.study.study_plan import StudyPlan

NAMES = ("exploration", "exploration_growth", "discount", "share", "shape", "loan", "trial", "margin")
GAIN = 50.0  # Elo between the start and the optimum
RADIUS = 0.5  # distance from the start, the middle of all ranges, to the optimum; each range has length 1
DRAW_ELO = 70.0  # a draw takes the place of a win by less than this: a fifth of the games of equal players
OPENING_ELO = 150.0  # standard deviation of an opening's advantage for its first player


class Landscape(NamedTuple):
    """Elo as a quadratic function, the same in all directions, with its maximum at the optimum."""

    parameters: Sequence[Parameter]
    optimum: Sequence[float]  # every range mapped to 0..1

    def elo(self, values: Mapping[str, str]) -> float:
        """Return the Elo of a player: 0 at the start, GAIN at the optimum."""
        places = [parameter.normalize(float(values[parameter.name])) for parameter in self.parameters]
        square = sum((place - best) ** 2 for place, best in zip(places, self.optimum, strict=True))
        return GAIN * (1 - square / RADIUS**2)


def plant(parameters: Sequence[Parameter], seed: int) -> Landscape:
    """Return the landscape of a seed: the optimum lies in a random direction."""
    chance = random.Random(f"optimum {seed}")
    direction = [chance.gauss(0, 1) for _ in parameters]
    length = sqrt(sum(part**2 for part in direction))
    return Landscape(parameters, [0.5 + RADIUS * part / length for part in direction])


class PlantedTournament(Tournament):
    """A tournament whose results are drawn."""

    landscape: Landscape

    def prepare(self) -> None:
        """Nothing is played, so there is nothing to compile."""

    def play(self, scheduled: ScheduledGame) -> PlayedGame:
        """Draw the result of a game. It repeats only with the same players, opening and seed."""
        first, second = (self.players[index] for index in self.seats(scheduled))
        opening = self.openings[scheduled.pair]
        ahead = random.Random(f"advantage {opening}").gauss(0, OPENING_ELO)
        ahead += self.landscape.elo(first.overrides) - self.landscape.elo(second.overrides)  # type: ignore[attr-defined]
        drawn = random.Random(f"{self.seed} {opening} {first.name} {second.name}").random()
        won, lost = expected_score(ahead - DRAW_ELO), expected_score(-ahead - DRAW_ELO)
        reward = 1 if drawn < won else -1 if drawn >= 1 - lost else 0
        return PlayedGame(opening, [], ("DONE", "DONE"), (reward, -reward), (0.0, 0.0))


class PlantedPlan(StudyPlan):
    """The plan of a study with a planted optimum."""

    def landscape(self) -> Landscape:
        """Return the landscape of the plan's seed."""
        return plant(self.parameters, self.seed)

    def warm_up(self) -> None:
        """Nothing is played, so there is nothing to compile."""

    def tournament(
        self, some: Sequence[Candidate], pairings: Sequence[Pairing], openings: Sequence[Opening], seed: int
    ) -> Tournament:
        """Return a tournament with drawn results."""
        found = PlantedTournament(*super().tournament(some, pairings, openings, seed))
        found.landscape = self.landscape()
        return found


def planted_plan(path: Path, count: int, pairs: int, seed: int) -> PlantedPlan:
    """Return a study of this many parameters and pairs a trial; the start is the middle of all ranges."""
    game = default_game()
    parameters = read_parameters(NAMES[:count], game)
    return PlantedPlan(
        path=path,
        game=game,
        shape=new_config(game).shape,
        profile="classic",
        fixed={one.name: repr((one.low + one.high) / 2) for one in parameters},
        parameters=parameters,
        objective="match",
        scale=1.0,
        openings=[(number,) for number in range(pairs)],
        games=[],
        seed=seed,
    )
