"""The plan of a study: all that is the same in every trial."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from tempo.arena.adapter.game_adapter import adapter_of, new_config
from tempo.arena.adapter.game_types import MatchConfig
from tempo.arena.players.profile_agents import SECONDS, override, profile_of, scaled
from tempo.lab.tournament.pairs import Pairing, Tournament, warm_up_player
from tempo.lab.tune.reference_games import Opening, ReferenceGame
from tempo.lab.tune.regret import Candidate
from tempo.lab.tune.study.search_space import Parameter
from tempo.search.player.agent import PlayerProfile


class StudyPlan(NamedTuple):
    """The conditions that are the same in every trial of a study."""

    path: Path
    game: str
    shape: Mapping[str, int]  # shape of the board
    profile: str
    fixed: dict[str, str]  # overrides that are not tuned
    parameters: list[Parameter]
    objective: str
    scale: float
    openings: Sequence[Opening]  # openings of a trial's games
    games: Sequence[ReferenceGame]  # reference games from these openings; empty for the objective `match`
    seed: int
    opening_file: str = ""  # name and digest of the file of the openings of trials; empty if they are drawn

    def base(self) -> PlayerProfile:
        """Return the current profile."""
        profile: PlayerProfile = override(profile_of(self.profile, self.game), self.fixed, self.game)
        return profile

    def config(self) -> MatchConfig:
        """Return the board and the scaled clock."""
        return new_config(self.game, self.shape, scale=self.scale)

    def candidate(self, chosen: dict[str, Any]) -> Candidate:
        """Return the player with these values, those in seconds scaled; without values the current profile."""
        values = {name: value / self.scale if name in SECONDS else value for name, value in chosen.items()}
        texts = {name: str(value) for name, value in values.items()}
        return Candidate(self.config(), self.profile, {**self.fixed, **scaled(self.base(), self.scale), **texts})

    def start(self) -> dict[str, Any]:
        """Return the values of trial 0."""
        base = self.base()
        return {parameter.name: parameter.start(base) for parameter in self.parameters}

    def warm_up(self) -> None:
        """Compile what any trial may use, so that worker processes need not.

        Three kinds of players do it: the current profile, one with every number at its upper bound, which switches
        nothing off, and one for each choice of each parameter.
        """
        numbers = [parameter for parameter in self.parameters if not parameter.choices]
        far: dict[str, Any] = {parameter.name: parameter.upper() for parameter in numbers}
        choices = [{parameter.name: word} for parameter in self.parameters for word in parameter.choices]
        for values in ({}, far, *choices):
            warm_up_player(self.candidate(values).player(), new_config(self.game, self.shape))

    def conditions(self) -> dict[str, Any]:
        """Return what must not change during a study. A standard board is omitted."""
        shape = {"shape": dict(self.shape)} if self.shape != adapter_of(self.game).shape else {}
        return {
            "game": self.game,
            **shape,
            "player": Candidate(self.config(), self.profile, self.fixed).player().name,
            "parameters": [[*parameter[:-1], list(parameter.choices)] for parameter in self.parameters],
            "objective": self.objective,
            "scale": self.scale,
            "games": len(self.openings),
            "seed": self.seed,
            **({"openings": self.opening_file} if self.opening_file else {}),
        }

    def tournament(
        self, some: Sequence[Candidate], pairings: Sequence[Pairing], openings: Sequence[Opening], seed: int
    ) -> Tournament:
        """Return the tournament in which candidates play: every game of a study is one of such a tournament."""
        players = tuple(candidate.player() for candidate in some)
        return Tournament(players, tuple(pairings), self.config(), openings, None, seed)

    def pairs_against_profile(self, some: Sequence[Candidate], openings: Sequence[Opening]) -> Tournament:
        """Return the tournament of these candidates against the current profile, which is the last player."""
        pairings = [(number, len(some)) for number in range(len(some))]
        return self.tournament([*some, self.candidate({})], pairings, openings, self.seed)
