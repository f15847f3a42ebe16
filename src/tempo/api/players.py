"""Any player of a match as a callable on observations, as Kaggle's agents are."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager, redirect_stderr, redirect_stdout
from functools import partial
from io import StringIO
from time import perf_counter
from typing import Any

from tempo.api.states import Game, State, check_count, check_game, check_limits, check_text
from tempo.arena.adapter.game_types import PlayedMove, Struct
from tempo.arena.adapter.search_info import info_of, known_value, value_of_move
from tempo.arena.command_line.inputs import BadInput, SearchFailed
from tempo.arena.players.levels import SnapshotStream
from tempo.arena.players.player_specs import parse_player
from tempo.arena.referee.one_game import ask, describe, referee_of

COMMON_ENTRIES = {"step", "remainingOverageTime"}  # of the observations of every game
SECONDS = 1.0  # a move, if neither seconds nor simulations are given


class Forfeit(BadInput):
    """A player raised an exception, or its answer is no legal move. In a match it loses by that."""

    def __init__(self, player: str, status: str, problem: str) -> None:
        super().__init__(f"{player} forfeits: {problem}")
        self.status, self.problem = status, problem  # status: ERROR or INVALID


class Player:
    """A player of one game; make one with `tempo.player`. It remembers its search tree from move to move."""

    def __init__(self, spec: str, game: Game, seconds: float | None, sims: int | None, seed: int) -> None:
        self.name, self.game = spec, game
        self._config = game._config._replace(act_timeout=SECONDS if seconds is None else float(seconds), bank=0.0)
        entered = parse_player(spec, game.name)
        if sims is not None and not entered.repeatable:
            raise BadInput(f"{spec} takes no number of simulations: give seconds")
        if hasattr(entered, "prepare"):
            entered.prepare(self._config)
        self._agent = entered.new_agent(seed, sims)

    def __call__(self, observation: Mapping[str, Any], configuration: Mapping[str, Any] | None = None) -> Any:
        """Return the answer to an observation, in the form that the game's environment wants."""
        shown = Struct(self.game._configuration() if configuration is None else configuration)
        if self._shows_a_board(observation):
            position = self.game._adapter.read_position(observation, {**self.game.shape, **shown})
            if position.rewards() is not None:
                raise BadInput("the game of the observation is over: there is nothing to choose")
        with self._failures_shown():
            return self._agent(Struct(observation), shown)

    def _shows_a_board(self, observation: Mapping[str, Any]) -> bool:
        """Whether there is something to see: some environments ask once before the game, with an empty entry."""
        if not isinstance(observation, Mapping):
            raise BadInput(f"{observation!r} is no observation: a player is called with a mapping, as agents are")
        adapter = self.game._adapter
        try:
            is_shown = adapter.position_seen(observation, self.game._configuration()) is not None
        except Exception:
            return True  # read_position says what is wrong with it
        own = set(self.game.initial().observation) - COMMON_ENTRIES
        return is_shown or own.isdisjoint(observation)

    def choose(self, state: State, bank: float = 0.0) -> int:
        """Return the action to play in a state; Forfeit where the player has none. `bank`: as in `think`."""
        return self._ask(state, self._shown(state, bank))[0]

    def think(self, state: State, bank: float = 0.0) -> Iterator[PlayedMove]:
        """Yield the move that the player would play so far, with what it says about it; the last one is its move.

        Players of ours yield ten times a second and can be left at any time, others yield their move alone. The value
        of a move played without a search, such as the only one, is None. `bank` is the overage time in seconds, for a
        player on a clock.
        """
        agent, shown, started = self._agent, self._shown(state, bank), perf_counter()
        so_far = partial(PlayedMove, state._position.plies, state._position.mark - 1)
        if hasattr(agent, "read_task"):
            snapshots = agent.snapshots if hasattr(agent, "snapshots") else partial(SnapshotStream.snapshots, agent)
            for snapshot in snapshots(*shown):
                said = snapshot.simulations, snapshot.reason, value_of_move(snapshot), snapshot.backend or None
                yield so_far(snapshot.move, perf_counter() - started, bank, *said)
        else:
            with redirect_stdout(StringIO()) as printed, redirect_stderr(StringIO()):
                action, seconds = self._ask(state, shown)
            info = info_of(agent, printed.getvalue())
            value = known_value(info.reason, info.value)
            yield so_far(action, seconds, bank, info.simulations, info.reason, value, info.backend)

    def _shown(self, state: State, bank: float) -> tuple[Struct, Struct]:
        """Return observation and configuration of a state."""
        if not isinstance(state, State) or state.game != self.game:
            raise BadInput(f"{state!r} is no state of {self.game!r}")
        if state.is_over:
            raise BadInput("the game is over: there is nothing to choose")
        adapter = self.game._adapter
        return adapter.observation_of(state._position, bank), Struct(adapter.configuration_of(self._config))

    def _ask(self, state: State, shown: tuple[Struct, Struct]) -> tuple[int, float]:
        """Return the action that the player answers, as a referee reads it, and the seconds that it took."""
        with self._failures_shown():
            answer, seconds = ask(self._agent, *shown, perf_counter)
        if isinstance(answer, BaseException):
            raise Forfeit(self.name, "ERROR", describe("ERROR", answer, seconds))
        verdict = referee_of(self._config)(answer, state._position, shown[0])
        if verdict.action is None:
            raise Forfeit(self.name, verdict.status, describe(verdict.status, answer, seconds))
        return int(verdict.action), seconds

    @contextmanager
    def _failures_shown(self) -> Iterator[None]:
        """Raise RuntimeError with one line for an error in a search of ours, which would cost a random move."""
        try:
            yield
        except SearchFailed as failure:
            raise RuntimeError(f"{self.name}: {failure}") from None

    def __repr__(self) -> str:
        return f"tempo.player({self.name!r}, {self.game!r})"


def player(
    spec: str, game: Game, *, seconds: float | None = None, sims: int | None = None, seed: int = 1
) -> Player:
    """Return a player: a profile with overrides ("champion:exploration=0.4"), a level ("level:3"), an agent file, a
    revision ("git:HEAD~3"), or any other player of `match`.

    seconds   a move, 1 where neither is given; only for `choose`: an observation comes with a clock of its own
    sims      simulations a move instead of a clock: repeats to the bit from `seed`
    """
    check_game(game)
    check_limits(seconds=seconds)
    check_text(spec)
    check_count(sims=sims)
    if seconds is not None and sims is not None:
        raise BadInput("give seconds or sims, not both")
    return Player(spec, game, seconds, sims, seed)
