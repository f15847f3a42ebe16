"""Base class of the agents of all games: play under a clock, never raise, print one line per move.

A game adds how to read its observation, which shortcuts it knows, and how to format a move.
"""
import math
import random
from collections.abc import Callable
from contextlib import suppress
from threading import Lock
from time import perf_counter
from typing import Any, NamedTuple, Protocol

from tempo.native.backends import BACKENDS, LOADING_SECONDS
from tempo.native.rng import new_rng
from tempo.search.exact.prover import Prover
from tempo.search.options import SearchOptions
from tempo.search.player.clock import TimePlan
from tempo.search.player.memory import SHRUNK
from tempo.search.player.player import Player
from tempo.search.player.searcher import KernelCall, Searcher
from tempo.search.types import Decision, Position, Snapshot, moves_in

USUAL_STEP = 2.0  # seconds
LONGEST_MESSAGE = 100  # characters of an error
UNNAMED_FILE = "agent"  # where a loader gives the text of a file in place of its name
FREE_SHARE = 0.7  # of the time for a move; the share of it that compiling may use after a quick move


class PlayerProfile(Protocol):
    """Protocol of a profile; a game's own profile has more fields."""

    @property
    def options(self) -> SearchOptions: ...

    @property
    def plan(self) -> TimePlan: ...


class PlainProfile(NamedTuple):
    """A profile without game-specific fields."""

    name: str
    options: SearchOptions = SearchOptions()
    plan: TimePlan = TimePlan()


class Task(NamedTuple):
    """The request of one move, read from the observation."""

    position: Position
    shortcuts: tuple[Callable[[], Decision | None], ...]  # asked in order before anything is searched
    step: float  # seconds for the move
    bank: float  # seconds left in the bank
    calls: tuple[KernelCall, ...] = ()  # kernel calls of the shortcuts


class ThinkingAgent:
    """One player for either side, for any number of games."""

    profile: Any  # of the game's own type

    def __init__(
        self,
        profile: PlayerProfile,
        simulations: int | None = None,
        seed: int | None = None,
        log: bool = True,
    ):
        """Create an agent. With `simulations` no clock is read, and games repeat from `seed`."""
        self.profile = profile
        self.rng = new_rng(int(perf_counter() * 1e9) if seed is None else seed)
        self.player = Player(profile.options, profile.plan, self.new_searcher(), simulations)
        self.prover = self.new_prover()
        self.log = log
        self.lock = Lock()
        self.last: Snapshot | None = None  # snapshot of the last move

    def __call__(self, observation: Any, configuration: Any = None) -> Any:
        """Return the agent's answer: the move, unless the game wraps it."""
        return self.choose(observation, configuration)

    def new_searcher(self) -> Searcher:
        """Return a new searcher. Each game names its own, so that a bundle holds no other search."""
        raise NotImplementedError

    def new_prover(self) -> Prover | None:
        """Return the game's solver if the profile wants it and the bundle holds it."""
        return None

    def read_task(self, observation: Any, configuration: Any) -> Task:
        """Read the task from the observation; may raise anything."""
        raise NotImplementedError

    def read_task_in_time(self, observation: Any, configuration: Any) -> Task:
        """Read the task while the clock of a move runs; what is not ready in time may be left out."""
        return self.read_task(observation, configuration)

    def legal_moves(self, observation: Any, configuration: Any) -> list[int]:
        """Return the legal moves with as little work as possible; may raise anything."""
        return moves_in(self.read_task(observation, configuration).position)

    def format_move(self, move: int) -> str:
        """Return the text of a move for the log."""
        return f"move={move}"

    def choose(self, observation: Any, configuration: Any) -> int:
        """Return the move to play; after any failure a legal one if it can be found."""
        if not self.lock.acquire(blocking=False):  # an earlier call was given up by its caller but is still searching
            return self.fallback_move(observation, configuration)
        try:
            BACKENDS.compiler.resume()
            return self.decide(observation, configuration)
        finally:
            BACKENDS.compiler.pause()
            self.lock.release()

    def decide(self, observation: Any, configuration: Any) -> int:
        """Return the move to play, for `choose`, which ensures that only one call runs."""
        started = perf_counter()
        self.last = None
        try:
            task = self.read_task_in_time(observation, configuration)
            for snapshot in self.player.think(task.position, task.shortcuts, task.step, task.bank, started):
                self.last = snapshot
            self._prepare_in_free_time(task, started)
        except Exception as error:  # a legal move is worth more than a traceback
            self.log_error(error)
        if self.last is None:
            move = self.fallback_move(observation, configuration)
            self.last = Snapshot(move, "error", 0.5, seconds=perf_counter() - started)
        self._print_line(log_line(self.last, self.format_move(self.last.move)))
        return self.last.move

    def fallback_move(self, observation: Any, configuration: Any) -> int:
        """Return a random legal move, or 0 if none can be found."""
        with suppress(Exception):
            return random.choice(self.legal_moves(observation, configuration))
        return 0

    def _prepare_in_free_time(self, task: Task, started: float) -> None:
        """Compile after a move that took little time, for later moves that will have too little."""
        free = FREE_SHARE * task.step - (perf_counter() - started)
        is_wanted = self.player.simulations is None and not self.player.is_ready
        if is_wanted and self.last is not None and free >= LOADING_SECONDS:
            self.get_ready(task, free)
            self.last = self.last._replace(seconds=perf_counter() - started)

    def get_ready(self, task: Task, seconds: float = math.inf) -> None:
        """Compile what such a game needs, for at most `seconds`; without a limit, wait for all of it."""
        for called, arguments in task.calls:
            called.is_ready(*arguments, seconds=seconds)
        self.player.get_ready(task.position, seconds)

    def log_error(self, error: Exception) -> None:
        """Log an error and go on."""
        text = f"{type(error).__name__}: {str(error)[:LONGEST_MESSAGE]!r}"
        self._print_line(f"tempo error {text} ({error_place(error)})")

    def _print_line(self, text: str) -> None:
        """Print one line if logging is on; a failure to print costs no move."""
        if self.log:
            with suppress(Exception):
                print(text)


def error_place(error: BaseException) -> str:
    """Return file and line of the innermost function of ours in the traceback of an error."""
    place, trace = "", error.__traceback__
    while trace is not None:
        names, file = trace.tb_frame.f_globals, trace.tb_frame.f_code.co_filename
        if names is globals() or str(names.get("__name__")).startswith("tempo."):
            place = f"{UNNAMED_FILE if len(file.splitlines()) > 1 else file}:{trace.tb_lineno}"
        trace = trace.tb_next
    return place


def only_move(legal: list[int]) -> Decision | None:
    """Return the only legal move, a pass included, or None."""
    return Decision(legal[0], "only", 0.5) if len(legal) == 1 else None


def step_seconds(configuration: Any) -> float:
    """Return the seconds per move, those of the usual clock if the configuration does not say."""
    return float((configuration or {}).get("actTimeout", USUAL_STEP))


def bank_seconds(observation: Any) -> float:
    """Return the seconds left in the bank, 0 if the observation does not say."""
    return float(observation.get("remainingOverageTime") or 0.0)


def log_line(snapshot: Snapshot, move: str) -> str:
    """Return the log line of a move."""
    parts = [f"tempo {snapshot.number} {move} why={snapshot.reason} value={snapshot.value:.3f}"]
    if snapshot.simulations:
        parts.append(f"sims={snapshot.simulations} depth={snapshot.plies}")
    if snapshot.score is not None:
        parts.append(f"score={snapshot.score:+.1f}")
    parts.append(f"sec={snapshot.seconds:.3f} bank={snapshot.bank:.1f}")
    if snapshot.backend:
        parts.append(f"backend={snapshot.backend}")
    return " ".join(parts + [f"{name}={size}" for name, size in SHRUNK.items()])
