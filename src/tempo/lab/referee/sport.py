"""What the arena has to be told of a game, so that it can play it: the module `tempo.<game>.sport.plug_in`.

The arena knows no game by name. A folder with such a module is a game that can be played with `--game`; what
stands below is what the module must define. Its rules are a referee's, in plain Python, and share no code with
the rules of the agents: a referee that had their bugs would not see them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, cast

from tempo.lab.command_line.inputs import BadInput

if TYPE_CHECKING:
    from tempo.lab.entrants.players import Entrant
    from tempo.lab.records.formats import Format
    from tempo.lab.referee.one_game import Agent, Judge, PlayedGame, Struct, Terms

GAMES = Path(__file__).resolve().parents[2]
Rewards = tuple[int, int]


class RefereeBoard(Protocol):
    """The referee's board of one game."""

    mark: int  # whose turn it is: 1, who began, or 2

    @property
    def plies(self) -> int:
        """How many moves were played."""

    def play(self, action: int) -> None:
        """Play a legal move."""

    def rewards(self) -> Rewards | None:
        """1, 0 or -1 for the first seat and the second; None while the game goes on."""


class TournamentRules(NamedTuple):
    """What `--tournament` goes by, where that differs from the environment."""

    new_judge: Callable[[], Judge]  # of one game
    act_timeout: float  # seconds a move, if nobody says otherwise


class Sport(Protocol):
    """The module of a game. Actions are integers, a pass included."""

    SHAPE: Mapping[str, int]  # of the standard board: what --config may set
    PLIES: tuple[int, int]  # of an opening, if nobody says otherwise
    BUILT_INS: tuple[str, ...]  # the environment's own agents
    MAKERS: Mapping[str, Callable[[str], Entrant]]  # players by the name before the colon
    FORMATS: Mapping[str, Format]  # the files that other programs keep games in, by their suffix
    TOURNAMENT: TournamentRules | None  # None where a tournament has no rules of its own

    def new_position(self, terms: Terms) -> Any:
        """The position that games begin with; BadInput if the game has no such board."""

    def configuration_of(self, terms: Terms) -> dict[str, Any]:
        """The configuration that agents get to see, with the environment's own entries and defaults."""

    def observation_of(self, position: Any, bank: float) -> Struct:
        """What the side to move sees: a copy, so that no agent can touch the referee's board."""

    def verdict(self, answer: Any, position: Any) -> tuple[str, int | None]:
        """What the environment makes of an answer that came in time: a status, and the action if there is one."""

    def draw_openings(self, count: int, terms: Terms, plies: tuple[int, int], seed: int) -> list[tuple[int, ...]]:
        """So many openings, different as long as there are enough, the same ones for the same seed."""

    def drawn(self, actions: Sequence[int], terms: Mapping[str, Any]) -> dict[str, Any]:
        """What a page that replays these moves could not work out without rules: see `replay`."""

    def most_plies(self, terms: Terms) -> int:
        """No game is longer."""

    def quiet_position(self, terms: Terms) -> Any:
        """A position that must be thought about, for warming up."""

    def play_in_environment(self, agents: tuple[Any, Any], terms: Terms, seed: str) -> PlayedGame:
        """One game through kaggle_environments between built-ins (names), files (paths) or functions."""

    def play_from_opening(self, agents: tuple[Agent, Agent], terms: Terms, opening: tuple[int, ...]) -> PlayedGame:
        """The same between functions, which take over after the opening."""


@cache
def sport_of(game: str) -> Sport:
    """The module of a game."""
    if game not in games():
        raise BadInput(f"there is no game '{game}': choose {', '.join(games())}")
    return cast(Sport, import_module(f"tempo.{game}.sport.plug_in"))


def games() -> list[str]:
    """The names of all games."""
    return sorted(path.parents[1].name for path in GAMES.glob("*/sport/plug_in.py"))
