"""The interface between the lab and a game: `ADAPTER` in the module `tempo.games.<game>.adapter.adapter`.

The lab knows no game by name. A folder with such a module is a game that can be played with `--game`. Its rules are a
referee's, in plain Python, and share no code with the rules of the agents: a referee that had their bugs would not see
them. docs/tutorials/new-game.md walks through a whole one.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple, Protocol

from tempo.lab.command_line.inputs import BadInput, did_you_mean
from tempo.lab.referee import environment
from tempo.lab.referee.exact import Exact
from tempo.lab.referee.file_formats import Format
from tempo.lab.referee.game_data import AgentFunction, BothAgents, MatchConfig, PlayedGame, Referee, Struct
from tempo.lab.referee.openings import distinct, random_moves
from tempo.lab.referee.trainer import Trainer
from tempo.search.threads.shared_searcher import SharedTreeSearcher
from tempo.search.tree_searcher import TreeSearcher

GAMES = Path(__file__).resolve().parents[2] / "games"
SIGNED_PLIES = (0, 2, 4, 6, 8, 10, 14, 18)
LONGEST_GAME = 1000  # steps of an environment, if nobody says otherwise


class RefereeBoard(Protocol):
    """The referee's board of one game."""

    cells: list[int]  # what agents are shown, and what tells positions apart, unless the game says otherwise
    mark: int  # whose turn it is: 1, who began, or 2
    plies: int  # how many moves were played

    def legal(self) -> list[int]:
        """The moves of the side to move, a pass included; none when the game is over."""

    def play(self, action: int) -> None:
        """Play a legal move."""

    def rewards(self) -> tuple[int, int] | None:
        """1, 0 or -1 for the first seat and the second; None while the game goes on."""


class PlayerSpec(Protocol):
    """Who can be entered, by the name that was typed."""

    name: str
    repeatable: bool

    def version(self) -> str:
        """What exactly plays, for the record."""

    def new_agent(self, seed: int, simulations: int | None) -> AgentFunction:
        """A fresh agent for one game; with `simulations` it searches that many a move and reads no clock."""


class TournamentRules(NamedTuple):
    """What `--tournament` goes by, where that differs from the environment."""

    new_referee: Callable[[], Referee]  # of one game
    act_timeout: float  # seconds a move, if nobody says otherwise


class Level(NamedTuple):
    """How a level plays: see `lab/players/levels.py`."""

    simulations: int  # a move; 0 for the champion as it is, on its clock
    temperature: float = 0.0  # 1 plays a move as often as it was thought about, 0 always the best
    misses: float = 0.0  # how often a move is not noticed, be it a win or a block
    knows: bool = False  # whether what the game knows beyond its rules is told: a book, a solver, wins by threats
    overrides: Mapping[str, str] = {}  # of the champion's profile, as they are typed


UNPROVEN = {"proofs": "0"}
LEVELS = (
    Level(10, 1.0, 0.45, overrides=UNPROVEN),
    Level(20, 0.7, 0.28, overrides=UNPROVEN),
    Level(60, 0.5, 0.17, overrides=UNPROVEN),
    Level(120, 0.42, 0.09, overrides=UNPROVEN),
    Level(200, 0.33, 0.05, overrides=UNPROVEN),
    Level(400, 0.25, 0.02),
    Level(2000, 0.1),
    Level(15000),
    Level(1500, knows=True),
    Level(0),
)


class GameAdapter:
    """A game as the lab plays it. Actions are integers, a pass included. What a game does not override is as usual."""

    is_usual = False  # whether this is the game that is meant where none is named
    shape: Mapping[str, int] = {}  # of the standard board: what --config may set
    learned_shape: Mapping[str, int] | None = None  # of the board that the network in the sources knows
    opening_plies: tuple[int, int] = (2, 6)  # if nobody says otherwise
    players: Mapping[str, Callable[[str], PlayerSpec]] = {}  # besides `random` and our own profiles, see `players`
    about_players: Mapping[str, str] = {}  # one line for each that needs one, for the help
    examples: Mapping[str, Sequence[str]] = {}  # of command lines, by subcommand
    formats: Mapping[str, Format] = {}  # the files that other programs keep games in, by their suffix
    tournament: TournamentRules | None = None  # None where a tournament has no rules of its own
    environment: str | None = None  # its name in kaggle_environments, where it has one
    built_ins: tuple[str, ...] = ()  # the environment's own agents
    signed_players: Sequence[tuple[str, Mapping[str, str]]] = ()  # for the signature; () for every profile
    benches: Mapping[str, str] = {}  # commands that measure more of this game, and what they tell
    cell_style = "squares"  # how pictures draw empty cells: squares, holes, or points where lines cross
    levels: Sequence[Level] = LEVELS  # `level:1` and so on, the weakest first
    level_elo: Sequence[int] = ()  # of each, where they were measured: docs/how-to/play.md
    score_set: Path | None = None  # positions with exact scores, what `accuracy` asks about unless told otherwise

    @property
    def game(self) -> str:
        """Its name, which is that of its folder."""
        return type(self).__module__.split(".")[-3]

    def new_position(self, config: MatchConfig) -> Any:
        """The position that games begin with, a RefereeBoard; BadInput if the game has no such board."""
        raise NotImplementedError

    def most_plies(self, config: MatchConfig) -> int:
        """No game is longer."""
        raise NotImplementedError

    def position_seen(self, observation: Any, configuration: Any) -> Any:
        """The referee's position for an observation; None if there is nothing to see yet. As a rule what
        `observation_of` shows is all that there is to a position."""
        shape = {name: configuration[name] for name in self.shape}
        position = self.new_position(MatchConfig(self.game, shape))
        position.cells, position.mark = list(observation["board"]), observation["mark"]
        return position

    def read_position(self, observation: Any, configuration: Any) -> Any:
        """Return the referee's position of an observation from outside; BadInput says what is wrong with it."""
        try:
            position = self.position_seen(observation, configuration)
            cells, mark = list(position.cells), position.mark
        except (KeyError, TypeError, ValueError, AttributeError, IndexError) as problem:
            raise BadInput(f"this is no observation of {self.game}: {type(problem).__name__}: {problem}") from None
        shape = {name: configuration[name] for name in self.shape}
        count = len(self.new_position(MatchConfig(self.game, shape)).cells)
        if len(cells) != count:
            raise BadInput(f"the board of the observation has {len(cells)} cells, not {count}")
        if wrong := next((cell for cell in cells if cell not in (0, 1, 2)), None):
            raise BadInput(f"the board of the observation holds {wrong!r}: cells are 0, 1 or 2")
        if observation.get("mark", mark) != mark:
            raise BadInput(f"the observation says mark {observation['mark']}, but its board has player {mark} to move")
        return position

    def configuration_of(self, config: MatchConfig) -> dict[str, Any]:
        """The configuration that agents get to see, with the environment's own entries and defaults."""
        return {**config.shape, "actTimeout": config.act_timeout, "episodeSteps": LONGEST_GAME, "runTimeout": 1200}

    def use_threads(self, agent: Any, threads: int) -> None:
        """Have one of our own agents think with so many threads, with whatever it thinks that can."""
        if type(agent.player.searcher) is TreeSearcher:
            agent.player.searcher = SharedTreeSearcher(agent.player.searcher.rng, threads)

    def observation_of(self, position: Any, bank: float) -> Struct:
        """What the side to move sees: a copy, so that no agent can touch the referee's board."""
        return Struct(remainingOverageTime=bank, step=position.plies, board=position.cells[:], mark=position.mark)

    def verdict(self, answer: Any, position: Any) -> tuple[str, int | None]:
        """What the environment makes of an answer that came in time: a status, and the action if there is one."""
        if isinstance(answer, bool) or not isinstance(answer, int) or answer not in position.legal():
            return "INVALID", None
        return "ACTIVE", int(answer)

    def draw_openings(
        self, count: int, config: MatchConfig, plies: tuple[int, int], seed: int
    ) -> list[tuple[int, ...]]:
        """So many openings, different as long as there are enough, the same ones for the same seed."""
        chance = random.Random(f"openings {seed}")

        def draw(length: tuple[int, int]) -> tuple[int, ...] | None:
            return random_moves(self.new_position(config), chance.randint(*length), chance)

        def key(opening: tuple[int, ...]) -> tuple[int, ...]:
            position = after(self.new_position(config), opening)
            return (position.mark, *position.cells)

        return distinct(count, plies, draw, key)

    def quiet_position(self, config: MatchConfig) -> Any:
        """A position that must be thought about, for warming up."""
        return after(self.new_position(config), self.draw_openings(1, config, self.opening_plies, seed=0)[0])

    def draw_evenly(self, config: MatchConfig, count: int, plies: tuple[int, int], seed: int) -> list[tuple[int, ...]]:
        """So many positions with so many moves, drawn evenly from all that there are, by moves that lead to them."""
        raise BadInput(f"--every: nobody has counted the positions of {config.game}")

    def demanding(self, config: MatchConfig) -> tuple[Sequence[int], int]:
        """A position, by its moves, that wants a search and a proof at once, and as many simulations as that takes."""
        return self.draw_openings(1, config, self.opening_plies, seed=0)[0], 1

    def drawn(self, actions: Sequence[int], config: MatchConfig) -> dict[str, Any]:
        """What a page that replays these moves could not work out without rules: `line`, the cells that won, and
        `cells`, for each move the cells that it fills, see `adapter/drawing.js`."""
        return {}

    def preview(self, position: Any) -> Mapping[int, Sequence[int]]:
        """The cells that each legal move would fill, its own first, where a drawing could not tell."""
        return {}

    def count_of(self, position: Any) -> tuple[int, int] | None:
        """What both have on the board, in games where that decides: so is scored who leaves before the end."""
        return None

    def name_of(self, action: int, config: MatchConfig) -> str:
        """How people call a move."""
        return str(action)

    def listed(self, config: MatchConfig) -> Sequence[int]:
        """The moves that a table has a column for each, in games that have so few of them."""
        return ()

    def read_actions(self, text: str, config: MatchConfig) -> list[int] | None:
        """The moves of a game typed on the command line, as people write them; None if it is nothing of the kind."""
        return None

    def signed(self, config: MatchConfig) -> Sequence[tuple[MatchConfig, Sequence[int]]]:
        """The positions, by their moves, of which the signature of `bench` is taken."""
        return [(config, self.draw_openings(1, config, (plies, plies), plies)[0]) for plies in SIGNED_PLIES]

    def exact(self) -> Exact | None:
        """Who tells what is certain about positions, if anybody can."""
        return None

    def trainers(self, shape: Mapping[str, int]) -> Mapping[str, Callable[[], Trainer]]:
        """How the game can be learned on such a board, by names, the usual way first: see
        `lab/referee/trainer.py`."""
        return {}

    def play_in_environment(self, agents: tuple[Any, Any], config: MatchConfig, seed: str) -> PlayedGame:
        """One game through kaggle_environments between built-ins (names), files (paths) or functions."""
        return environment.play_in_environment(agents, self.make_environment(config), seed)

    def play_from_opening(self, agents: BothAgents, config: MatchConfig, opening: tuple[int, ...]) -> PlayedGame:
        """The same between functions, which take over after the opening."""
        return environment.play_from_opening(agents, self.make_environment(config), opening)

    def make_environment(self, config: MatchConfig) -> Any:
        if self.environment is None:
            raise BadInput(f"kaggle_environments has no {self.game}: `local_eval.py match` plays it without")
        return environment.make_environment(self.environment, config, self.configuration_of(config), longest(config))


def after(position: Any, actions: Sequence[int]) -> Any:
    """The position, with these legal moves played."""
    for action in actions:
        position.play(action)
    return position


@cache
def adapter_of(game: str) -> GameAdapter:
    """What a game tells of itself."""
    if game not in games():
        raise BadInput(f"there is no game '{game}': choose {', '.join(games())}{did_you_mean(game, games())}")
    found: GameAdapter = import_module(f"tempo.games.{game}.adapter.adapter").ADAPTER
    return found


def games() -> list[str]:
    """The names of all games."""
    return sorted(path.parents[1].name for path in GAMES.glob("*/adapter/adapter.py"))


@cache
def usual_game() -> str:
    """The game that is meant where none is named."""
    return next((game for game in games() if adapter_of(game).is_usual), games()[0])


def usual_first() -> list[str]:
    """All games as they are told to people."""
    return sorted(games(), key=lambda game: (game != usual_game(), game))


def new_config(
    game: str,
    shape: Mapping[str, int] | None = None,
    act_timeout: float = 2.0,
    bank: float = 60.0,
    timed: bool = True,
    tournament: bool = False,
) -> MatchConfig:
    """Return the configuration of a match; what `shape` leaves out of the board is standard."""
    shape, standard = shape or {}, adapter_of(game).shape
    if unknown := set(shape) - set(standard):
        can = ", ".join(standard) or "nothing, its board is always the same"
        hint = did_you_mean(min(unknown), standard)
        raise BadInput(f"--config cannot set {', '.join(sorted(unknown))} of {game}, but {can}{hint}")
    config = MatchConfig(game, {**standard, **shape}, act_timeout, bank, timed, tournament)
    board_of(config)  # which a game may refuse
    return config


def board_of(config: MatchConfig) -> Any:
    """The referee's board, as the game begins."""
    return adapter_of(config.game).new_position(config)


def board_after(config: MatchConfig, actions: Sequence[int]) -> Any:
    """The referee's board after some legal moves."""
    return after(board_of(config), actions)


def longest(config: MatchConfig) -> float:
    """The most seconds that a game can last if nobody oversteps the clock."""
    return adapter_of(config.game).most_plies(config) * config.act_timeout + 2 * config.bank
