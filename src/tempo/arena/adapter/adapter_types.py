"""Types that an adapter is made of: board, signs, player, level, rules of `--tournament`, game of OpenSpiel."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from copy import deepcopy
from typing import Any, NamedTuple, Protocol

from tempo.arena.adapter.game_types import AgentFunction, Referee


class RefereeBoard(Protocol):
    """The referee's board of one game."""

    cells: list[int]  # small integers, drawn by `GameAdapter.signs`; shown to agents and compared between positions,
    # unless the game overrides both
    mark: int  # the side to move: 1 for the side that began, or 2
    plies: int  # moves played so far
    # and for environments `open_spiel_*` the moves themselves, `moves`, and the sizes of the board, named as in `shape`

    def legal(self) -> list[int]:
        """Return the legal moves, a pass included; none when the game is over."""

    def play(self, action: int) -> None:
        """Play a legal move."""

    def rewards(self) -> tuple[int, int] | None:
        """Return 1, 0 or -1 for the first side and the second; None while the game goes on."""


class Sign(NamedTuple):
    """The content of a cell as it is drawn: a stone, a piece with a text on it, or a text alone."""

    text: str = ""
    seat: int | None = None  # of the side whose colour it has: 0 for the player who began, or 1; None for a text alone


class Signs(dict[int, Sign]):
    """Signs by content of a cell: a cell of 0 is empty, and another content without a sign is drawn as its number."""

    def __missing__(self, content: int) -> Sign:
        return Sign(str(content)) if content else Sign()


STONES = Signs({1: Sign(seat=0), 2: Sign(seat=1)})


class PlayerSpec(Protocol):
    """A player of a match, as typed."""

    name: str
    repeatable: bool  # whether its games repeat with a number of simulations

    def version(self) -> str:
        """Return the exact version, for the record."""

    def new_agent(self, seed: int, simulations: int | None) -> AgentFunction:
        """Return a new agent for one game; with `simulations` it runs that many a move and reads no clock."""


class TournamentRules(NamedTuple):
    """Rules of `--tournament` that differ from the environment's."""

    new_referee: Callable[[], Referee]  # of one game
    act_timeout: float  # seconds a move, by default


class Level(NamedTuple):
    """One level of strength: see `arena/players/levels.py`."""

    simulations: int  # a move; 0 for the champion as it is, on its clock
    temperature: float = 0.0  # 1 plays moves in proportion to their visits, 0 always the best, -1 rather the others
    miss_rate: float = 0.0  # share of moves that are overlooked, even wins and blocks
    uses_knowledge: bool = False  # whether it uses a book, a solver and wins by threats
    overrides: Mapping[str, str] = {}  # of the champion's profile, as typed
    random_rate: float = 0.0  # share of moves that are drawn without a search; only of levels below the first


class OpenSpielGame(NamedTuple):
    """A game as OpenSpiel has it: the opponent `openspiel:N`, and a referee for the tests of the rules."""

    name: str  # as OpenSpiel loads it; sizes of the board in braces, as in "gomoku(size={size})"
    move_name: Callable[[int], str] | None = None  # a move in OpenSpiel's words, without the star of a capture;
    # None where OpenSpiel numbers the moves as we do
    number_of: Callable[[int, RefereeBoard], int] | None = None  # in place of words: OpenSpiel's number of a legal move
    has_passes: bool = True  # False if the side that moves twice does so there without a pass of the other


UNPROVEN = {"proofs": "0"}
LEVELS = (
    Level(10, 1.0, 0.45, overrides=UNPROVEN),
    Level(20, 0.7, 0.28, overrides=UNPROVEN),
    Level(100, 0.46, 0.13, overrides=UNPROVEN),
    Level(170, 0.36, 0.06, overrides=UNPROVEN),
    Level(360, 0.26, 0.02, overrides=UNPROVEN),
    Level(1000, 0.16, 0.008),
    Level(4500, 0.045),
    Level(25000),
    Level(2500, uses_knowledge=True),
    Level(0),
)


def forced_pass(position: Any) -> int | None:
    """Return the only legal move if it is a pass, which changes no cell."""
    legal = position.legal() if position.rewards() is None else []
    if len(legal) != 1:
        return None
    passed = after(deepcopy(position), legal)
    return int(legal[0]) if list(passed.cells) == list(position.cells) else None


def after(position: Any, actions: Sequence[int]) -> Any:
    """Play legal moves on a position and return it."""
    for action in actions:
        position.play(action)
    return position
