"""The Othello agent: what it is shown, what it knows without searching, what it prints.

An `Agent` is called as the environment `open_spiel_othello` calls one, with an observation and a configuration,
and returns {"submission": move}. The environment asks both players once before the game, with nothing to see and
nothing to play: a good time to compile. It plays either seat and any number of games, never raises, and in the
worst case plays a legal move at random.
"""
import json
import random
from contextlib import suppress
from functools import partial
from time import perf_counter
from typing import Any, NamedTuple

from tempo.othello.exact import ExactEndgame
from tempo.othello.playouts import mixed_playout, roxanne_playout, uniform_playout
from tempo.othello.profiles import Profile
from tempo.othello.rules import CELLS, PASS, SIDE, new_game, new_state, square_name, start_state
from tempo.search.exact import Prover
from tempo.search.player import Decision, Player, Position, Snapshot

PLAYOUTS = {"uniform": uniform_playout, "roxanne": roxanne_playout, "mixed": mixed_playout}
MARKS = {"": 0, "x": 1, "o": 2}  # what the environment draws in a cell
NOTHING_TO_PLAY = -1  # what the environment wants to hear before the game
LONGEST_STEP = 60.0  # seconds: an environment that is not told otherwise allows an hour, which nobody means
LONGEST_MESSAGE = 100  # characters of an error: numba's fill pages


class View(NamedTuple):
    """An observation and its configuration, read."""

    cells: list[int]  # row by row from the top: 0 empty, 1 black, 2 white
    mark: int  # 1 or 2: ours
    step: float  # seconds for a move
    bank: float  # seconds left beyond those

    @property
    def discs(self) -> int:
        return sum(cell != 0 for cell in self.cells)

    @property
    def legal(self) -> list[int]:
        """Plain Python on purpose: this answers before anything is compiled."""
        return [square for square in range(CELLS) if turns_any(self.cells, square, self.mark)] or [PASS]


class Agent:
    """One player for Kaggle's Othello."""

    def __init__(
        self, profile: Profile, simulations: int | None = None, seed: int | None = None, log: bool = True
    ):
        """With `simulations` no clock is read, and the games repeat from `seed`."""
        self.profile = profile
        self.player = Player(profile.knobs, profile.plan, simulations, seed)
        self.prover: Prover | None = ExactEndgame() if profile.exact else None
        self.log = log
        self.last: Snapshot | None = None  # what was thought about the last move

    def __call__(self, observation: Any, configuration: Any = None) -> dict[str, int]:
        started = perf_counter()
        self.last = None
        try:
            if not observation.get("observationString"):
                self.prepare(started)
                return {"submission": NOTHING_TO_PLAY}
            view = read(observation, configuration)
            position = position_of(view, self.profile.knobs.playout, self.prover)
            for snapshot in self.player.think(position, (partial(only_move, view),), view.step, view.bank, started):
                self.last = snapshot
        except Exception as error:  # whatever it is, a legal move is worth more than a traceback
            self.say(f"tempo error {type(error).__name__}: {str(error)[:LONGEST_MESSAGE]!r}")
        if self.last is None:
            move = any_legal_move(observation)
            self.last = Snapshot(move, "error", 0.5, 0, perf_counter() - started, 0.0)
        self.say(log_line(self.last))
        return {"submission": self.last.move}

    def prepare(self, started: float) -> None:
        """Compile the search, where a clock will be running, by looking at the start as briefly as can be."""
        if self.player.simulations is None:
            game = new_game(PLAYOUTS[self.profile.knobs.playout])
            for _ in self.player.think(Position(game, start_state(), 0.0, 0), (), 0.0, 0.0, started):
                pass

    def say(self, text: str) -> None:
        """Print one line, where lines are wanted; no move is lost for a line that cannot be printed."""
        if self.log:
            with suppress(Exception):
                print(text)


def read(observation: Any, configuration: Any) -> View:
    """Read plain dicts or attribute dicts."""
    configuration = configuration or {}
    return View(
        cells=cells_of(observation),
        mark=1 + int(observation["playerId"]),
        step=min(LONGEST_STEP, float(configuration.get("actTimeout", LONGEST_STEP))),
        bank=float(observation.get("remainingOverageTime") or 0.0),
    )


def cells_of(observation: Any) -> list[int]:
    """The board, from the rows of the observation, which is JSON in a string."""
    cells = [MARKS[drawn] for row in json.loads(observation["observationString"])["board"] for drawn in row]
    if len(cells) != CELLS:
        raise ValueError(f"a board of {len(cells)} squares")
    return cells


def position_of(view: View, playout_name: str, prover: Prover | None) -> Position:
    """What the player is asked about."""
    state = new_state(view.cells, view.mark)
    return Position(new_game(PLAYOUTS[playout_name]), state, view.discs / CELLS, view.discs - 4, prover)


def only_move(view: View) -> Decision | None:
    """The only legal move, a pass included."""
    return Decision(view.legal[0], "only", 0.5) if len(view.legal) == 1 else None


def turns_any(cells: list[int], square: int, mark: int) -> bool:
    """Whether a disc on this square would turn any over."""
    if cells[square] != 0:
        return False
    for down, right in ((-1, -1), (-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0), (1, 1)):
        row, column, run = square // SIDE + down, square % SIDE + right, 0
        while 0 <= row < SIDE and 0 <= column < SIDE and cells[row * SIDE + column] == 3 - mark:
            row, column, run = row + down, column + right, run + 1
        if run and 0 <= row < SIDE and 0 <= column < SIDE and cells[row * SIDE + column] == mark:
            return True
    return False


def any_legal_move(observation: Any) -> int:
    """A random legal move, from what may be broken in any way."""
    with suppress(Exception):
        return int(random.choice(observation["legalActions"]))
    with suppress(Exception):
        return random.choice(View(cells_of(observation), 1 + int(observation["playerId"]), 0.0, 0.0).legal)
    return PASS


def log_line(snapshot: Snapshot) -> str:
    """One compact line a move."""
    parts = [
        f"tempo {snapshot.number} move={square_name(snapshot.move)} why={snapshot.reason} value={snapshot.value:.3f}"
    ]
    if snapshot.simulations:
        parts.append(f"sims={snapshot.simulations} depth={snapshot.plies}")
    parts.append(f"sec={snapshot.seconds:.3f} bank={snapshot.bank:.1f}")
    return " ".join(parts)
