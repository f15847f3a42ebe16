"""GameAdapter: a game as the lab plays it, with defaults for most of it. See `game_adapter`."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numpy as np

from tempo.arena.adapter.adapter_types import LEVELS, Level, PlayerSpec, TournamentRules, after
from tempo.arena.adapter.environments.environment_adapter import EnvironmentAdapter
from tempo.arena.adapter.exact import ExactScorer
from tempo.arena.adapter.file_formats import Format
from tempo.arena.adapter.game_types import MatchConfig
from tempo.arena.adapter.trainer import Trainer
from tempo.arena.command_line.inputs import BadInput
from tempo.arena.positions.openings import distinct, random_moves
from tempo.arena.positions.typed_moves import plain, read_line
from tempo.search.threads.shared_searcher import SharedTreeSearcher
from tempo.search.tree_searcher import TreeSearcher

SIGNED_PLIES = (0, 2, 4, 6, 8, 10, 14, 18)


class GameAdapter(EnvironmentAdapter):
    """A game as the lab plays it: with its board (`board_adapter`), environment (`environment_adapter`) and all else.

    A game must define `new_position` and `most_plies`; everything else has defaults.
    """

    is_default = False  # whether this game is the default of --game
    learned_shape: Mapping[str, int] | None = None  # of the board of the committed network
    test_shapes: Sequence[Mapping[str, int]] = ({},)  # boards on which tests/games/test_contract.py plays; {}: standard
    opening_plies: tuple[int, int] = (2, 6)  # least and most plies of a random opening, by default
    players: Mapping[str, Callable[[str], PlayerSpec]] = {}  # besides `random` and our profiles: see arena/players
    engines: Mapping[str, Callable[[str], PlayerSpec]] = {}  # the same, of players that start the command in their name
    about_players: Mapping[str, str] = {}  # a line of help by player, where one is needed
    examples: Mapping[str, Sequence[str]] = {}  # command lines, by subcommand
    formats: Mapping[str, Format] = {}  # file formats of other programs, by suffix
    tournament: TournamentRules | None = None  # None if there are no such rules
    signed_players: Sequence[tuple[str, Mapping[str, str]]] = ()  # profiles and overrides of the signature; () for all
    benches: Mapping[str, str] = {}  # further commands that measure this game, with what they measure
    pass_sentence = ""  # said where a side has to pass, such as "The last seed fell into the store: one more move."
    levels: Sequence[Level] = LEVELS  # `level:1` and so on, the weakest first
    level_elo: Sequence[int] = ()  # of random moves and of each level, if measured; level:1 is 0: docs/how-to/play.md
    score_set: Path | None = None  # file of positions with exact scores, the default of `accuracy`

    def use_threads(self, agent: Any, threads: int) -> None:
        """Make one of our own agents search with several threads, where its searcher can."""
        if type(agent.player.searcher) is TreeSearcher:
            agent.player.searcher = SharedTreeSearcher(agent.player.searcher.rng, threads)

    def usual_plies(self, config: MatchConfig) -> tuple[int, int] | None:
        """Return least and most plies of the usual openings; None if they come from a set made for this board."""
        return self.opening_plies

    def draw_openings(
        self, count: int, config: MatchConfig, plies: tuple[int, int] | None, seed: int
    ) -> list[tuple[int, ...]]:
        """Draw openings from a seed, different ones as long as there are enough.

        count: number of openings
        config: board of the game
        plies: least and most plies of random openings; None for the set of this board
        seed: the same seed draws the same openings
        """
        chance = random.Random(f"openings {seed}")

        def draw(length: tuple[int, int]) -> tuple[int, ...] | None:
            return random_moves(self.new_position(config), chance.randint(*length), chance)

        def key(opening: tuple[int, ...]) -> tuple[int, ...]:
            position = after(self.new_position(config), opening)
            return (position.mark, *position.cells)

        return distinct(count, plies or self.opening_plies, draw, key)

    def quiet_position(self, config: MatchConfig) -> Any:
        """Return a position that needs a search, for the warm-up."""
        return after(self.new_position(config), self.draw_openings(1, config, self.opening_plies, seed=0)[0])

    def draw_evenly(self, config: MatchConfig, count: int, plies: tuple[int, int], seed: int) -> list[tuple[int, ...]]:
        """Draw positions uniformly from all that there are, each by moves that lead to it.

        config: board of the game
        count: number of positions
        plies: least and most plies
        seed: the same seed draws the same positions
        """
        raise BadInput(f"--every: the positions of {config.game} are not counted")

    def level_openings(self, config: MatchConfig) -> Sequence[Sequence[int]]:
        """Return openings after which both sides have equal chances, if a set of them was made for this board."""
        return ()

    def demanding(self, config: MatchConfig) -> tuple[Sequence[int], int]:
        """Return a position, by its moves, that needs both a search and a proof, and the simulations to get there."""
        return self.draw_openings(1, config, self.opening_plies, seed=0)[0], 1

    def name_of(self, action: int, config: MatchConfig) -> str:
        """Return the name of a move in the notation of the game."""
        return str(action)

    def action_count(self, config: MatchConfig) -> int | None:
        """Return how many actions the board has, from 0 up, a pass included; None if any number may be one."""
        return None

    def planes_of(self, states: np.ndarray, config: MatchConfig) -> np.ndarray | None:
        """Return float32[states, 2, rows, columns]: `State.planes` of states as the search holds them.

        None: each is made from a board of its own, which is slow.
        """
        return None

    def position_for(self, agent: Any, position: Any) -> Any:
        """Return a position as an agent of ours, which plays no network, searches it.

        None: it is read from an observation, which takes longer.
        """
        return None

    def listed(self, config: MatchConfig) -> Sequence[int]:
        """Return the moves that get a column each in tables, in games with few moves."""
        return ()

    def legal_names(self, position: Any, config: MatchConfig) -> dict[str, int]:
        """Return the legal moves by their names in lower case; none when the game is over."""
        legal = position.legal() if position.rewards() is None else ()
        return {plain(self.name_of(action, config)): action for action in legal}

    def read_action(self, text: str, position: Any, config: MatchConfig) -> int | None:
        """Return the legal move that a person typed; None if it is none."""
        return self.legal_names(position, config).get(plain(text))

    def read_actions(self, text: str, config: MatchConfig) -> list[int] | None:
        """Return the moves of a game that a person typed; None if the text is something else."""
        return read_line(text, self.new_position(config), partial(self.legal_names, config=config))

    def move_example(self, config: MatchConfig) -> str:
        """Return the name of a first move, for error messages."""
        legal = self.new_position(config).legal()
        return self.name_of(legal[len(legal) // 2], config)

    def signed(self, config: MatchConfig) -> Sequence[tuple[MatchConfig, Sequence[int]]]:
        """Return the positions, by their moves, of the signature of `bench`."""
        return [(config, self.draw_openings(1, config, (plies, plies), plies)[0]) for plies in SIGNED_PLIES]

    def exact(self) -> ExactScorer | None:
        """Return the source of exact scores, if the game has one."""
        return None

    def trainers(self, shape: Mapping[str, int]) -> Mapping[str, Callable[[], Trainer]]:
        """Return factories of trainers for a board, by name, the default first: see `arena/adapter/trainer.py`.

        By default `TRAINERS` of the game's module `adapter.self_play`, if there is one.
        """
        name = f"tempo.games.{self.game}.adapter.self_play"
        trainers: Mapping[str, Callable[[], Trainer]] = import_module(name).TRAINERS if find_spec(name) else {}
        return trainers
