"""GameAdapter: a game as the lab plays it, with defaults for most of it. See `game_adapter`."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from functools import cache, partial
from importlib import import_module
from importlib.util import find_spec
from math import isqrt
from pathlib import Path
from typing import Any

import numpy as np

from tempo.arena.adapter.adapter_types import (
    LEVELS,
    STONES,
    Level,
    OpenSpielGame,
    PlayerSpec,
    Sign,
    Signs,
    TournamentRules,
    after,
)
from tempo.arena.adapter.environments import environment, open_spiel
from tempo.arena.adapter.environments.openspiel_moves import sizes_in
from tempo.arena.adapter.exact import ExactScorer
from tempo.arena.adapter.file_formats import Format
from tempo.arena.adapter.game_types import BothAgents, MatchConfig, PlayedGame, Struct
from tempo.arena.adapter.geometry import BoardGeometry, cells_drawn, squares
from tempo.arena.adapter.trainer import Trainer
from tempo.arena.command_line.inputs import BadInput
from tempo.arena.command_line.program import PROGRAM
from tempo.arena.positions.move_search import find_moves
from tempo.arena.positions.openings import distinct, random_moves
from tempo.arena.positions.typed_moves import plain, read_line
from tempo.registry import folder_of
from tempo.search.threads.shared_searcher import SharedTreeSearcher
from tempo.search.tree_searcher import TreeSearcher

SIGNED_PLIES = (0, 2, 4, 6, 8, 10, 14, 18)
LONGEST_GAME = 1000  # steps of an environment, by default
LARGEST_CONTENT = 32_767  # of a cell, with either sign


class GameAdapter:
    """A game as the lab plays it. Actions are integers, a pass included.

    A game must define `new_position` and `most_plies`; everything else has defaults.
    """

    is_default = False  # whether this game is the default of --game
    shape: Mapping[str, int] = {}  # of the standard board: the sizes that --config may set
    learned_shape: Mapping[str, int] | None = None  # of the board of the committed network
    test_shapes: Sequence[Mapping[str, int]] = ({},)  # boards on which tests/games/test_contract.py plays; {}: standard
    opening_plies: tuple[int, int] = (2, 6)  # least and most plies of a random opening, by default
    players: Mapping[str, Callable[[str], PlayerSpec]] = {}  # besides `random` and our profiles: see arena/players
    engines: Mapping[str, Callable[[str], PlayerSpec]] = {}  # the same, of players that start the command in their name
    about_players: Mapping[str, str] = {}  # a line of help by player, where one is needed
    examples: Mapping[str, Sequence[str]] = {}  # command lines, by subcommand
    formats: Mapping[str, Format] = {}  # file formats of other programs, by suffix
    tournament: TournamentRules | None = None  # None if there are no such rules
    environment: str | None = None  # name in kaggle_environments, if it is there; with `open_spiel_*` agents see and
    # answer what it shows and wants: see `arena/adapter/environments/open_spiel.py`
    environment_uses_openspiel = False  # though it is none of `open_spiel_*`
    other_environments: Sequence[str] = ()  # names of `open_spiel_*` with the same game
    openspiel: OpenSpielGame | None = None  # the same game in OpenSpiel, by default that of `environment`
    built_ins: tuple[str, ...] = ()  # the environment's own agents
    signed_players: Sequence[tuple[str, Mapping[str, str]]] = ()  # profiles and overrides of the signature; () for all
    benches: Mapping[str, str] = {}  # further commands that measure this game, with what they measure
    signs: Mapping[int, Sign] | None = None  # how contents of cells are drawn, others as numbers; None: as stones of
    # player 1 and 2 if the first position holds no other contents, else as numbers
    pass_sentence = ""  # said where a side has to pass, such as "The last seed fell into the store: one more move."
    cell_style = "squares"  # how plots draw empty cells: squares, holes, or points where lines cross
    levels: Sequence[Level] = LEVELS  # `level:1` and so on, the weakest first
    level_elo: Sequence[int] = ()  # of random moves and of each level, if measured; level:1 is 0: docs/how-to/play.md
    has_setup = False  # whether positions can be set up by their stones, see `moves_to`
    score_set: Path | None = None  # file of positions with exact scores, the default of `accuracy`

    def __init_subclass__(cls) -> None:
        """Complete a game that names an environment `open_spiel_*`."""
        if cls.environment is not None and environment.is_open_spiel(cls.environment):
            cls.openspiel = cls.openspiel or OpenSpielGame(cls.environment.removeprefix(environment.PREFIX))
            cls.built_ins = cls.built_ins or (open_spiel.BUILT_IN,)

    @property
    def game(self) -> str:
        """Return its name, the name of its folder."""
        return type(self).__module__.split(".")[-3]

    def new_position(self, config: MatchConfig) -> Any:
        """Return the initial position, a RefereeBoard; BadInput if the game has no such board."""
        raise NotImplementedError

    def check_board(self, config: MatchConfig) -> None:
        """Raise BadInput if nobody plays on such a board; referees accept more, for tests of agents."""
        self.new_position(config)

    def most_plies(self, config: MatchConfig) -> int:
        """Return an upper bound of a game's length."""
        raise NotImplementedError

    def most_seconds(self, config: MatchConfig) -> float:
        """Return the most seconds that a game within the clock can last."""
        return self.most_plies(config) * config.act_timeout + 2 * config.bank

    def environments(self) -> dict[str, Mapping[str, str]]:
        """Return the environments whose episodes are read, by name: OpenSpiel's names of the sizes, by ours."""
        names = [*([] if self.environment is None else [self.environment]), *self.other_environments]
        return {name: sizes_in(self) if environment.is_open_spiel(name) else {} for name in names}

    def other_environment(self, name: str | None) -> str | None:
        """Return the name of an environment if it is not the game's own; BadInput if it is unknown."""
        if name in (None, self.environment):
            return None
        if name not in self.other_environments:
            known = ", ".join(self.environments()) or "none"
            raise BadInput(f"{self.game} has no environment '{name}': choose from {known}")
        return name

    def speaks_openspiel(self, configuration: Any = None) -> bool:
        """Return whether an environment `open_spiel_*` asks by this configuration, by default the game's own."""
        return environment.is_open_spiel(self.environment) or "openSpielGameName" in (configuration or ())

    def board_seen(self, configuration: Any) -> MatchConfig:
        """Return the board of a configuration that agents see; the clock is left out."""
        if self.speaks_openspiel(configuration):
            return open_spiel.board_seen(self, configuration)
        return MatchConfig(self.game, {name: configuration[name] for name in self.shape})

    def position_seen(self, observation: Any, configuration: Any) -> Any:
        """Return the referee's position for an observation; None before the game.

        By default the position is what `observation_of` shows.
        """
        if self.speaks_openspiel(configuration):
            game = open_spiel.game_seen(self, observation, configuration)
            return None if game is None else game.board
        position = self.new_position(self.board_seen(configuration))
        position.cells, position.mark = list(observation["board"]), observation["mark"]
        return position

    def moves_seen(self, observation: Any, configuration: Any, known: Sequence[int] = ()) -> Sequence[int]:
        """Return moves that lead to the position of an observation; Unreachable if none are found.

        `known` are moves to an earlier position of the same game. By default the moves are those that set the position
        up, or else are searched for.
        """
        if self.speaks_openspiel(configuration):
            game = open_spiel.game_seen(self, observation, configuration)
            return [] if game is None else game.moves
        position, config = self.position_seen(observation, configuration), self.board_seen(configuration)
        if self.has_setup:
            return self.moves_to(position.cells, config)
        return find_moves(partial(self.new_position, config), position.cells, position.mark, known)

    def answer_of(self, action: int, position: Any) -> Any:
        """Return an action in a position as an answer of an agent."""
        return open_spiel.answer_of(self, action, position) if self.speaks_openspiel() else action

    def read_position(self, observation: Any, configuration: Any) -> Any:
        """Return the referee's position of an observation from outside; BadInput says what is wrong with it."""
        try:
            position = self.position_seen(observation, configuration)
        except KeyError as missing:
            raise BadInput(f"this is no observation of {self.game}: it has no {missing}") from None
        except (TypeError, ValueError, AttributeError, IndexError) as problem:
            raise BadInput(f"this is no observation of {self.game}: {problem}") from None
        if position is None:
            raise BadInput(f"this is no observation of {self.game}: it shows no board")
        cells, mark = list(position.cells), position.mark
        count = len(self.new_position(self.board_seen(configuration)).cells)
        if len(cells) != count:
            raise BadInput(f"the board of the observation has {len(cells)} cells, not {count}")
        has_stones = self.signs_of(self.board_seen(configuration)) is STONES
        if wrong := [cell for cell in cells if not is_content(cell, has_stones)]:
            allowed = "0, 1 or 2" if has_stones else "small integers"
            raise BadInput(f"the board of the observation holds {wrong[0]!r}: cells are {allowed}")
        if "mark" in self.observation_of(position, 0.0) and "mark" not in observation:
            raise BadInput(f"this is no observation of {self.game}: it has no 'mark'")
        if observation.get("mark", mark) != mark:
            raise BadInput(f"the observation says mark {observation['mark']}, but its board has player {mark} to move")
        return position

    def configuration_of(self, config: MatchConfig) -> dict[str, Any]:
        """Return the configuration that agents see, with the environment's own entries and defaults."""
        if self.speaks_openspiel():
            return open_spiel.configuration_of(self, config)
        return {**config.shape, "actTimeout": config.act_timeout, "episodeSteps": LONGEST_GAME, "runTimeout": 1200}

    def use_threads(self, agent: Any, threads: int) -> None:
        """Make one of our own agents search with several threads, where its searcher can."""
        if type(agent.player.searcher) is TreeSearcher:
            agent.player.searcher = SharedTreeSearcher(agent.player.searcher.rng, threads)

    def observation_of(self, position: Any, bank: float) -> Struct:
        """Return the observation of the side to move: a copy, so that no agent can change the referee's board."""
        if self.speaks_openspiel():
            return open_spiel.observation_of(self, position, bank)
        return Struct(remainingOverageTime=bank, step=position.plies, board=position.cells[:], mark=position.mark)

    def observation_string(self, position: Any) -> str:
        """Return the text by which an environment `open_spiel_*` shows a position; by default it is asked for it."""
        return open_spiel.described(self, position)

    def usual_parameters(self) -> dict[str, Any]:
        """Return the parameters that it shows if they are not set; by default it is asked for them, too."""
        return open_spiel.usual_parameters(self.environment)

    def verdict(self, answer: Any, position: Any) -> tuple[str, int | None]:
        """Return the environment's status for an answer in time, and the action if it is legal."""
        if self.speaks_openspiel():
            return open_spiel.verdict(self, answer, position)
        if isinstance(answer, bool) or not isinstance(answer, int) or answer not in position.legal():
            return "INVALID", None
        return "ACTIVE", int(answer)

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

    def symmetries(self, config: MatchConfig) -> Sequence[Sequence[int]]:
        """Return the permutations of the cells that the rules do not distinguish, the identity left out."""
        return ()

    def level_openings(self, config: MatchConfig) -> Sequence[Sequence[int]]:
        """Return openings after which both sides have equal chances, if a set of them was made for this board."""
        return ()

    def demanding(self, config: MatchConfig) -> tuple[Sequence[int], int]:
        """Return a position, by its moves, that needs both a search and a proof, and the simulations to get there."""
        return self.draw_openings(1, config, self.opening_plies, seed=0)[0], 1

    def drawn(self, actions: Sequence[int], config: MatchConfig) -> dict[str, Any]:
        """Return what a replay page cannot work out without rules, see `adapter/drawing.js`.

        `line` has the cells of the win. `cells` has the cells that each move fills with the mover's stones, or
        `changes` the cells that it changes, with their contents: by default where a move does not just fill its own.
        """
        geometry, signs = self.geometry(config), self.signs_of(config)
        if geometry is None and signs is STONES:
            return {}
        return cells_drawn(self.new_position(config), actions, geometry, signs is STONES)

    def signs_of(self, config: MatchConfig) -> Signs:
        """Return the signs of a board's contents; STONES itself if it holds stones of both players alone."""
        if self.signs is not None:
            return Signs(self.signs)
        return STONES if _begins_with_stones(self, tuple(config.shape.items())) else Signs()

    def geometry(self, config: MatchConfig) -> BoardGeometry | None:
        """Return the cells as polygons, which are drawn by themselves: see `arena/adapter/geometry.py`.

        By default they are squares in rows; None for a game that draws them itself, by `adapter/drawing.js`. Boards
        with polygons are not set up by their stones.
        """
        if (folder_of(self.game) / "adapter" / "drawing.js").is_file():
            return None
        return squares(*self.rows_and_columns(config))

    def rows_and_columns(self, config: MatchConfig) -> tuple[int, int]:
        """Return rows and columns of squares, from the shape of the board, or else of a square."""
        cells = len(self.new_position(config).cells)
        columns = config.shape.get("columns", config.shape.get("size", isqrt(cells)))
        return cells // columns, columns

    def preview(self, position: Any) -> Mapping[int, Sequence[int]]:
        """Return the cells that each legal move would fill, its own first, if a drawing needs them."""
        return {}

    def count_of(self, position: Any) -> tuple[int, int] | None:
        """Return the count of both sides, in games that it decides: it scores a game that a player leaves."""
        return None

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

    def moves_to(self, cells: Sequence[int], config: MatchConfig) -> list[int]:
        """Return the moves of a game that ends with these cells; Unreachable says why there is none."""
        raise BadInput(f"positions of {config.game} cannot be set up")

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

    def play_in_environment(
        self, agents: tuple[Any, Any], config: MatchConfig, seed: str, other: str | None = None
    ) -> PlayedGame:
        """Play a game through kaggle_environments.

        agents: by seat: built-ins (names), files (paths) or functions
        config: board and clock
        seed: of the built-ins
        other: one of `other_environments`, in place of the game's own
        """
        made = self.make_environment(config, other)
        if environment.is_open_spiel(other or self.environment):
            return open_spiel.play_in_environment(self, config, agents, made, seed)
        return environment.play_in_environment(agents, made, seed)

    def play_from_opening(self, agents: BothAgents, config: MatchConfig, opening: tuple[int, ...]) -> PlayedGame:
        """Play a game through kaggle_environments between functions, which take over after the opening."""
        made = self.make_environment(config)
        if self.speaks_openspiel():
            return open_spiel.play_from_opening(self, config, agents, made, opening)
        return environment.play_from_opening(agents, made, opening)

    def make_environment(self, config: MatchConfig, other: str | None = None) -> Any:
        """Return the game's environment with this configuration, or another one; BadInput if it has none."""
        self.refuse_environment(other)
        name = other or self.environment
        assert name is not None
        of_openspiel = environment.is_open_spiel(name)
        configuration = open_spiel.configuration_of(self, config) if of_openspiel else self.configuration_of(config)
        return environment.make_environment(name, config, configuration, self.most_seconds(config))

    def environment_problem(self, other: str | None = None) -> str:
        """Return why the game cannot be played through kaggle_environments here; empty if it can.

        other: one of `other_environments`, in place of the game's own
        """
        name = other or self.environment
        if name is None:
            return f"the adapter of {self.game} names no environment: `{PROGRAM} match` plays it without"
        needs_openspiel = environment.is_open_spiel(name) or self.environment_uses_openspiel
        if needs_openspiel and find_spec("pyspiel") is None:
            return f"kaggle_environments plays {self.game} by OpenSpiel: {environment.INSTALL}"
        return ""

    def refuse_environment(self, other: str | None = None) -> None:
        """Raise BadInput if the game cannot be played through kaggle_environments here, or the name is wrong.

        other: one of `other_environments`, in place of the game's own
        """
        problem, name = self.environment_problem(other), other or self.environment
        if problem := problem or environment.problem_of_name(str(name)):
            raise BadInput(problem)


@cache
def _begins_with_stones(adapter: GameAdapter, shape: tuple[tuple[str, int], ...]) -> bool:
    """Return whether the first position on a board of this shape holds 0, 1 and 2 alone."""
    return {*adapter.new_position(MatchConfig(adapter.game, dict(shape))).cells} <= {0, 1, 2}


def is_content(cell: Any, is_stone: bool) -> bool:
    """Return whether a value from outside may be the content of a cell."""
    if isinstance(cell, bool) or not isinstance(cell, int):
        return False
    return cell in (0, 1, 2) if is_stone else abs(cell) <= LARGEST_CONTENT
