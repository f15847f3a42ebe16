"""ConnectX for the lab: positions, the environment's verdicts on answers, players, examples for help texts.

Surprising behaviour of the environment, reproduced here:

- `None` is legal: the schema fills in its default, column 0.
- bool, numpy integers, strings, fractions and columns that are full or off the board are INVALID.
- A whole float such as 3.0 passes the schema and then crashes the environment. Here it is an ERROR.
- After 999 moves the game ends as a draw (boards of 1,000 cells and more).
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np

from tempo.arena.adapter.exact import ExactScorer
from tempo.arena.adapter.game_adapter import GameAdapter, OpenSpielGame, after
from tempo.arena.adapter.game_types import MatchConfig
from tempo.arena.adapter.trainer import Trainer
from tempo.arena.command_line.inputs import BadInput
from tempo.arena.players.player_specs import lazy_player
from tempo.games.connectx.adapter import move_order, openings, position_sampler
from tempo.games.connectx.adapter.board import MAX_STEPS, ConnectXBoard, winning_line
from tempo.games.connectx.formats.digit_strings import WIDEST, read_digits
from tempo.games.connectx.formats.formats import FORMATS
from tempo.games.connectx.rules import ALL, MINE, WORD, fits_bitboard

# rows, columns, inarow, moves so far: openings, fights, ends, other sizes, a board over 64 bits.
SIGNED_POSITIONS: tuple[tuple[int, int, int, tuple[int, ...]], ...] = (
    (6, 7, 4, (3, 3)),
    (6, 7, 4, (3, 2, 3, 3)),
    (6, 7, 4, (0, 3, 6, 3, 2)),
    (6, 7, 4, (3, 3, 3, 3, 3, 2, 3, 2)),
    (6, 7, 4, (2, 4, 2, 2, 4, 4, 3, 3, 3, 6, 0)),
    (6, 7, 4, (3, 3, 3, 2, 3, 3, 1, 1, 5, 5, 5, 4, 4, 0, 4, 4, 0, 0)),
    (4, 5, 4, (2, 2, 1)),
    (5, 4, 3, (1,)),
    (7, 8, 5, (4, 4, 3)),
    (9, 9, 4, (4, 4, 5)),
    (20, 20, 5, (10, 9, 10)),
)
SIGNS = (".", "x", "o")  # in OpenSpiel's drawing
OPPONENTS = "tempo.games.connectx.adapter.opponents"
LEADERBOARD = ("one_ply", "two_ply", "alphabeta", "bitboard", "mcts")  # files of the folder leaderboard


class ConnectX(GameAdapter):
    is_default = True
    shape = learned_shape = {"rows": 6, "columns": 7, "inarow": 4}
    test_shapes = (
        {"rows": 4, "columns": 4},
        {"rows": 3, "columns": 5, "inarow": 3},
        {"rows": 16, "columns": 4, "inarow": 5},  # over 64 bits
    )
    opening_plies = (2, 6)
    environment = "connectx"
    other_environments = ("open_spiel_connect_four",)
    openspiel = OpenSpielGame("connect_four(rows={rows},columns={columns},x_in_row={inarow})")
    built_ins = ("random", "negamax")
    players = {
        "random": lazy_player(OPPONENTS, "ConnectXBuiltIn"),
        "negamax": lazy_player(OPPONENTS, "ConnectXBuiltIn"),
        "mixed": lazy_player(OPPONENTS, "Mixed"),
        "perfect": lazy_player(OPPONENTS, "Perfect"),
        **dict.fromkeys(LEADERBOARD, lazy_player(OPPONENTS, "LeaderboardAgent")),
    }
    about_players = {
        "random, negamax": "the environment's built-ins",
        "classic, champion": "our own, optionally with overrides: champion:discount=0.98,cap=3, classic:sims=1000",
        "network": "a policy-value network trained by self-play",
        "perfect": "the book and the exact solver, without a time limit; boards that fit in 64 bits",
        "mixed": "a move of champion or a random one, with equal chance",
        ", ".join(LEADERBOARD): "small agents like those on the leaderboard",
        "openspiel:100000": "OpenSpiel's MCTS with its solver, 100,000 simulations a move",
    }
    examples = {
        "play": ("play connectx --opponent level:7 --seat second",),
        "match": (
            "match champion classic --pairs 200 --act-timeout 0.2",
            "match champion git:HEAD~1 --sims 20000 --sprt 0 10",
            "match submission/connectx.py other/main.py --act-timeout 2 --bank 60 --pairs 10 --environment",
            "match champion classic negamax openspiel:10000 --sims 10000  champion against each of the others",
        ),
        "ladder": (
            "ladder random negamax classic champion openspiel:1000 --pairs 50 --html ladder.html",
            "ladder champion one_ply two_ply alphabeta bitboard mcts --scale 10  for report --leaderboard",
        ),
        "review": (
            "review 44455  the columns played, counted from 1",
            "review episode-98765432-replay.json --logs episode-98765432-agent-0-logs.json --html game.html",
        ),
        "plot": ("review 44455 --plot champion --sims 4701  the columns played, counted from 1",),
        "solve": ("solve 44455", "solve --config rows=5,columns=6  the start position of another board"),
        "accuracy": (
            "accuracy champion  1,000 positions with 10 to 17 stones",
            "accuracy submission/connectx.py --draw 1000 --stones 8-41 --strict",
            "accuracy champion --every --draw 500 --stones 0-8 --strict  drawn from all such positions",
        ),
        "tune": (
            "tune classic  cap, share, shape, and c with its growth",
            "tune champion:book=0,exact=0 --trials 300 --workers 2",
        ),
    }
    formats = FORMATS
    cell_style = "holes"
    has_setup = True
    level_elo = (-282, 0, 167, 365, 554, 721, 886, 1054, 1208, 1415, 1621)  # of the default table: docs/how-to/play.md
    signed_players = (("classic", {}), ("champion", {"book": "0", "exact": "0"}), ("champion", {}))
    benches = {"python -m tempo.games.connectx.experiments.solver_bench": "speed of the solver, on six sets"}
    score_set = Path(__file__).with_name("sets") / "middle.txt"

    def new_position(self, config: MatchConfig) -> ConnectXBoard:
        return ConnectXBoard(**config.shape)

    def check_board(self, config: MatchConfig) -> None:
        super().check_board(config)
        longest = max(config.shape["rows"], config.shape["columns"])
        if config.shape["inarow"] > longest:
            raise BadInput(f"nobody can win with inarow={config.shape['inarow']}: the longest line has {longest} cells")

    def most_plies(self, config: MatchConfig) -> int:
        return config.shape["rows"] * config.shape["columns"]

    def position_seen(self, observation: Any, configuration: Any) -> ConnectXBoard | None:
        board = self.new_position(self.board_seen(configuration))
        columns = board.columns
        if "openSpielGameName" not in configuration:
            board.cells = list(observation["board"])
        elif observation.get("observationString"):
            drawn = json.loads(observation["observationString"])["board"]  # the bottom row first
            board.cells = [SIGNS.index(cell) for row in reversed(drawn) for cell in row]
        else:
            return None  # before the game
        board.heights = [sum(cell != 0 for cell in board.cells[column::columns]) for column in range(columns)]
        board.stones = sum(board.heights)
        return board

    def read_position(self, observation: Any, configuration: Any) -> ConnectXBoard:
        board: ConnectXBoard = super().read_position(observation, configuration)
        board.check_cells()
        return board

    def quiet_position(self, config: MatchConfig) -> ConnectXBoard:
        """Return a position without an immediate win or a win to block, if one is found."""
        for opening in openings.draw_random(20, config, (2, 6), random.Random(0)):
            board: ConnectXBoard = after(self.new_position(config), opening)
            if not any(board.would_win(column, 3 - board.mark) for column in board.legal()):
                break
        return board

    def configuration_of(self, config: MatchConfig) -> dict[str, Any]:
        clock = {"actTimeout": config.act_timeout, "episodeSteps": MAX_STEPS, "runTimeout": 1200}
        return {**config.shape, **clock, "agentTimeout": 60, "timeout": 2}

    def verdict(self, answer: Any, position: ConnectXBoard) -> tuple[str, int | None]:
        if answer is None:
            answer = 0
        if isinstance(answer, bool) or not isinstance(answer, int | float) or answer != answer // 1:
            return "INVALID", None
        if not 0 <= answer < position.columns:
            return "INVALID", None
        if isinstance(answer, float):
            return "ERROR", None
        return ("ACTIVE", int(answer)) if position.is_free(answer) else ("INVALID", None)

    def draw_openings(
        self, count: int, config: MatchConfig, plies: tuple[int, int] | None, seed: int
    ) -> list[tuple[int, ...]]:
        return openings.draw_openings(count, config, plies or self.opening_plies, seed)

    def symmetries(self, config: MatchConfig) -> Sequence[Sequence[int]]:
        columns = config.shape["columns"]
        return [[cell - cell % columns + columns - 1 - cell % columns for cell in range(self.most_plies(config))]]

    def drawn(self, actions: Sequence[int], config: MatchConfig) -> dict[str, Any]:
        return {"line": winning_line(self.new_position(config), actions)}

    def demanding(self, config: MatchConfig) -> tuple[tuple[int, ...], int]:
        """Return moves to a position that is neither in the book nor solved in a few nodes, and its simulations."""
        return (1, 4, 4, 1, 2, 4, 3, 5, 4, 0, 4), 1

    def draw_evenly(self, config: MatchConfig, count: int, plies: tuple[int, int], seed: int) -> list[tuple[int, ...]]:
        return position_sampler.draw_evenly(config, count, plies, seed)

    def signed(self, config: MatchConfig) -> list[tuple[MatchConfig, tuple[int, ...]]]:
        shapes = [dict(zip(self.shape, shape, strict=True)) for *shape, _ in SIGNED_POSITIONS]
        moves = [position[-1] for position in SIGNED_POSITIONS]
        return [(config._replace(shape=shape), played) for shape, played in zip(shapes, moves, strict=True)]

    def name_of(self, action: int, config: MatchConfig) -> str:
        """Return the column's number from 1; agents count from 0."""
        return str(action + 1)

    def action_count(self, config: MatchConfig) -> int:
        return config.shape["columns"]

    def planes_of(self, states: np.ndarray, config: MatchConfig) -> np.ndarray | None:
        rows, columns = config.shape["rows"], config.shape["columns"]
        if not fits_bitboard(rows, columns):
            return None
        both = np.stack([states[:, MINE], states[:, MINE] ^ states[:, ALL]], axis=1)
        bits = np.unpackbits(both.view(np.uint8), axis=1, bitorder="little").reshape(-1, 2, WORD)
        by_column = bits[:, :, : columns * (rows + 1)].reshape(-1, 2, columns, rows + 1)
        return by_column[:, :, :, rows - 1 :: -1].transpose(0, 1, 3, 2).astype(np.float32)  # the top row first

    def position_for(self, agent: Any, position: ConnectXBoard) -> Any:
        return agent.position(position)  # a board has what is read from an observation

    def listed(self, config: MatchConfig) -> Sequence[int]:
        return range(config.shape["columns"])

    def read_actions(self, text: str, config: MatchConfig) -> list[int] | None:
        """Read columns from 1, as digits, or with blanks between them where a column has two; None for other texts."""
        if config.shape["columns"] > WIDEST:
            return super().read_actions(text, config)
        digits = "".join(text.split())
        return read_digits(digits, self.new_position(config)) if digits.isdecimal() else None

    def moves_to(self, cells: Sequence[int], config: MatchConfig) -> list[int]:
        return move_order.moves_to(cells, **config.shape)

    def use_threads(self, agent: Any, threads: int) -> None:
        from tempo.games.connectx.solver.shared_solver import SharedSolver

        super().use_threads(agent, threads)
        if agent.prover is not None:
            agent.prover.new_solver, agent.prover.solver = partial(SharedSolver, threads=threads), None

    def trainers(self, shape: Mapping[str, int]) -> Mapping[str, Callable[[], Trainer]]:
        if dict(shape) != self.shape:
            raise BadInput("ConnectX can be trained on its standard board only (6 rows, 7 columns, 4 in a row)")
        return super().trainers(shape)

    def exact(self) -> ExactScorer:
        scorer: ExactScorer = import_module("tempo.games.connectx.adapter.exact_scores").EXACT
        return scorer


ADAPTER = ConnectX()
