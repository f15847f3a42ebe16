"""Gomoku for the lab: positions, verdicts, players, openings, levels, examples for help texts.

The environment `gomoku` is registered with kaggle_environments at the first game through it: see `environment`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib import import_module
from typing import Any

import numpy as np

from tempo.arena.adapter.exact import ExactScorer
from tempo.arena.adapter.game_adapter import UNPROVEN, GameAdapter, Level, OpenSpielGame
from tempo.arena.adapter.game_types import MatchConfig
from tempo.arena.adapter.trainer import Trainer
from tempo.arena.command_line.inputs import BadInput
from tempo.arena.players.player_specs import lazy_player
from tempo.games.gomoku.adapter import move_order, openings
from tempo.games.gomoku.adapter.board import GomokuBoard, read_move, write_move
from tempo.games.gomoku.adapter.built_ins import board_from_observation
from tempo.games.gomoku.formats.checked_moves import play_checked
from tempo.games.gomoku.formats.formats import FORMATS
from tempo.games.gomoku.rules import BOTH_MARKS, CELLS_AT, TO_MOVE

SIZES = range(3, 21)  # the largest is the Gomocup's
LARGEST_IN_ENVIRONMENT = 19
OPPONENTS, ENGINES = "tempo.games.gomoku.adapter.opponents", "tempo.games.gomoku.protocols.pbrain_player"
CENTER = {"center": "1"}
BY_LINES = {**CENTER, "search": "alphabeta", "table_bits": "16"}  # a table for some thousand nodes
LEVELS = (  # to miss a win by threats, a beginner must miss its first move: low levels overlook most moves
    Level(8, 1.5, 0.65, overrides=UNPROVEN),
    Level(13, 1.08, 0.445, overrides=UNPROVEN),
    Level(45, 0.72, 0.25, overrides=UNPROVEN),
    Level(150, 0.41, 0.085, overrides=UNPROVEN),
    Level(220, 0.28, 0.045),
    Level(600, 0.125, 0.007),
    Level(2500, 0.02),
    Level(2000, uses_knowledge=True, overrides=BY_LINES),
    Level(9000, uses_knowledge=True, overrides=BY_LINES),
    Level(0, overrides=CENTER),
)


class Gomoku(GameAdapter):
    shape = {"size": 15, "inarow": 5}
    learned_shape = {"size": 8, "inarow": 5}
    test_shapes = ({"size": 3, "inarow": 3}, {"size": 4, "inarow": 4}, {"size": 5, "inarow": 4})
    opening_plies = (2, 4)
    environment = "gomoku"
    environment_uses_openspiel = True  # in its interpreter
    openspiel = OpenSpielGame("gomoku(size={size},connect={inarow})")
    built_ins = ("random", "rules")
    players = {
        "random": lazy_player(OPPONENTS, "GomokuBuiltIn"),
        "rules": lazy_player(OPPONENTS, "GomokuBuiltIn"),
    }
    engines = {"pbrain": lazy_player(ENGINES, "GomokuEnginePlayer")}
    about_players = {
        "random, rules": "the environment's built-ins",
        "classic_uniform, classic_rules": "the two original designs",
        "network": "a policy-value network trained by self-play, on 8x8",
        "pbrain:COMMAND": "engines of the Gomocup: 'pbrain:dir=FOLDER,memory=350,COMMAND', in MB",
    }
    examples = {
        "play": ("play gomoku --config size=9 --opponent rules",),
        "match": ("match rules openspiel:1000 --game gomoku --config size=9 --pairs 10 --environment",),
        "review": ("review h8i9h9h10 --game gomoku  proven wins by threats, other moves estimated",),
        "plot": ("review d4e5 --plot network --game gomoku --config size=8  with the network's priors",),
        "accuracy": ("accuracy champion --game gomoku --draw 100 --stones 10-30",),
        "tune": ("tune champion:search=tree --game gomoku --param exploration --param bias --param first_play",),
    }
    # Not the network: its values differ between processors, by up to a thousandth.
    signed_players = (
        ("classic_uniform", {}),
        ("classic_rules", {}),
        ("champion", {}),
        ("champion", {"search": "tree"}),
    )
    benches = {
        "python -m tempo.games.gomoku.experiments.threat_bench": "speed of the threat searches",
        "python -m tempo.games.gomoku.experiments.evaluation_bench": "speed of the evaluation by lines and its search",
        "python -m tempo.games.gomoku.experiments.line_bench": "that search with several threads",
    }
    formats = FORMATS
    cell_style = "points"
    levels = LEVELS
    has_setup = True
    level_elo = (-1523, 0, 235, 408, 608, 799, 1018, 1268, 1453, 1644, 1924)  # docs/how-to/play.md

    def new_position(self, config: MatchConfig) -> GomokuBoard:
        size, inarow = config.shape["size"], config.shape["inarow"]
        if size not in SIZES:
            raise BadInput(f"gomoku is played on boards of size {SIZES[0]} to {SIZES[-1]}, not {size}")
        if inarow > SIZES[-1]:
            raise BadInput(f"the longest line of gomoku is inarow={SIZES[-1]}, not {inarow}")
        return GomokuBoard(size, inarow)

    def most_plies(self, config: MatchConfig) -> int:
        return config.shape["size"] ** 2

    def position_seen(self, observation: Any, configuration: Any) -> GomokuBoard:
        return board_from_observation(observation, configuration)

    def verdict(self, answer: Any, position: GomokuBoard) -> tuple[str, int | None]:
        """Judge `None` as cell 0, which the environment's schema fills in. A whole float is INVALID, not a crash."""
        return super().verdict(0 if answer is None else answer, position)

    def symmetries(self, config: MatchConfig) -> Sequence[Sequence[int]]:
        """Return the rotations and reflections of the board."""
        size = config.shape["size"]
        return [image for image in openings.images(range(size * size), size) if image != tuple(sorted(image))]

    def level_openings(self, config: MatchConfig) -> Sequence[Sequence[int]]:
        """Return the level openings of a board, if there are any."""
        if not openings.has_level_openings(config):
            return ()
        return openings.read_openings(openings.level_file(config.shape["size"]))

    def draw_openings(
        self, count: int, config: MatchConfig, plies: tuple[int, int] | None, seed: int
    ) -> list[tuple[int, ...]]:
        if plies is None and openings.has_level_openings(config):
            return openings.draw_level_openings(count, config.shape["size"], seed)
        return openings.draw_openings(count, config, plies or self.opening_plies, seed)

    def usual_plies(self, config: MatchConfig) -> tuple[int, int] | None:
        return None if openings.has_level_openings(config) else self.opening_plies

    def drawn(self, actions: Sequence[int], config: MatchConfig) -> dict[str, Any]:
        board = self.new_position(config)
        board.reset(actions)
        return {"line": board.winning_line()}

    def action_count(self, config: MatchConfig) -> int:
        return config.shape["size"] ** 2

    def planes_of(self, states: np.ndarray, config: MatchConfig) -> np.ndarray:
        size = config.shape["size"]
        cells, mine = states[:, CELLS_AT : CELLS_AT + size * size], states[:, TO_MOVE, None]
        both = np.empty((len(states), 2, size * size), np.float32)
        np.equal(cells, mine, out=both[:, 0])
        np.equal(cells, BOTH_MARKS - mine, out=both[:, 1])
        return both.reshape(-1, 2, size, size)

    def position_for(self, agent: Any, position: GomokuBoard) -> Any:
        return agent.position(position, *agent.rules_and_state(position))

    def name_of(self, action: int, config: MatchConfig) -> str:
        return write_move(action, config.shape["size"])

    def read_actions(self, text: str, config: MatchConfig) -> list[int] | None:
        """Read cells like h8i9, None if the text is not of that form."""
        text = "".join(text.split())
        if not re.fullmatch(r"([a-z]\d+)+", text, re.IGNORECASE):
            return None
        board, size = self.new_position(config), config.shape["size"]
        for number, word in enumerate(re.findall(r"[a-z]\d+", text, re.IGNORECASE), start=1):
            cell = read_move(word, size)
            if cell is None:
                raise BadInput(f"move {number}: a board of {size}x{size} has no {word}")
            play_checked(board, cell, f"move {number}")
        return board.moves

    def moves_to(self, cells: Sequence[int], config: MatchConfig) -> list[int]:
        return move_order.moves_to(cells, **config.shape)

    def trainers(self, shape: Mapping[str, int]) -> Mapping[str, Callable[[], Trainer]]:
        module = import_module("tempo.games.gomoku.adapter.self_play")
        lines = {"lines": lambda: import_module("tempo.games.gomoku.training.line_schedule").TRAINER}
        trainers: Mapping[str, Callable[[], Trainer]] = module.trainers(**shape) | lines
        return trainers

    def exact(self) -> ExactScorer:
        scorer: ExactScorer = import_module("tempo.games.gomoku.adapter.exact_scores").EXACT
        return scorer

    def use_threads(self, agent: Any, threads: int) -> None:
        from tempo.games.gomoku.alphabeta.shared_line_searcher import SharedLineSearcher
        from tempo.games.gomoku.lines_agent import ByLength
        from tempo.search.threads.shared_searcher import SharedTreeSearcher

        super().use_threads(agent, threads)
        searcher = agent.player.searcher
        if isinstance(searcher, ByLength):
            others = SharedTreeSearcher(searcher.others.rng, threads)
            agent.player.searcher = ByLength(SharedLineSearcher(threads, searcher.fives.tables), others)

    def refuse_environment(self, other: str | None = None) -> None:
        if not self.environment_problem():
            _import_environment()
        super().refuse_environment(other)

    def make_environment(self, config: MatchConfig, other: str | None = None) -> Any:
        size, inarow = config.shape["size"], config.shape["inarow"]
        if max(size, inarow) > LARGEST_IN_ENVIRONMENT:
            most = LARGEST_IN_ENVIRONMENT
            raise BadInput(f"the environment gomoku has no size={size}, inarow={inarow}: {most} is its largest")
        return super().make_environment(config, other)


@cache
def _import_environment() -> None:
    """Register the environment, once in a process. Later it may fail: the check hides this project from agents."""
    import_module("tempo.games.gomoku.adapter.environment")


ADAPTER = Gomoku()
