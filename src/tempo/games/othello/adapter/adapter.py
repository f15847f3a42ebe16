"""Othello's adapter for the lab: players, openings, levels, drawing."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from importlib import import_module
from typing import Any

import numpy as np

from tempo.arena.adapter.exact import ExactScorer
from tempo.arena.adapter.game_adapter import GameAdapter, Level, TournamentRules
from tempo.arena.adapter.game_types import MatchConfig
from tempo.arena.adapter.trainer import Trainer
from tempo.arena.command_line.inputs import BadInput
from tempo.arena.players.player_specs import lazy_player
from tempo.games.othello.adapter import move_order, observations, openings
from tempo.games.othello.adapter.board import BLACK, PASS, SIZE, WHITE, OthelloBoard, write_move
from tempo.games.othello.adapter.strategies import STRATEGIES, Strategy
from tempo.games.othello.adapter.tournament_referee import Referee
from tempo.games.othello.formats.checked_moves import PASSES
from tempo.games.othello.formats.formats import FORMATS
from tempo.games.othello.formats.transcripts import read_transcript
from tempo.games.othello.rules import MINE, THEIRS, new_state

ENGINES = "tempo.games.othello.protocols.engines"
WEAK = {"search": "alphabeta", "table_bits": "16"}  # the champion's search, with a table for some thousand nodes
LEVELS = (
    Level(30, -1.0, 0.85, overrides=WEAK),  # rather the worse moves: a child who takes most discs beats it
    Level(30, 0.0, 0.77, overrides=WEAK),
    Level(30, 0.0, 0.61, overrides=WEAK),
    Level(50, 0.0, 0.44, overrides=WEAK),
    Level(60, 0.0, 0.26, overrides=WEAK),
    Level(120, 0.0, 0.09, overrides=WEAK),
    Level(1000, 0.0, 0.01, overrides=WEAK),
    Level(4000, uses_knowledge=True, overrides=WEAK),
    Level(20000, uses_knowledge=True, overrides=WEAK),
    Level(0),
)


class Othello(GameAdapter):
    """The adapter of Othello."""

    opening_plies = (6, 6)
    environment = "open_spiel_othello"
    players = dict.fromkeys(STRATEGIES, Strategy)
    engines = {
        "gtp": lazy_player(ENGINES, "OthelloEnginePlayer"),
        "nboard": lazy_player(ENGINES, "OthelloEnginePlayer"),
    }
    about_players = {
        ", ".join(name for name in STRATEGIES if name != "random"): "which look one move ahead",
        "gtp:COMMAND, nboard:COMMAND": "engines: 'gtp:gtp-rhino --level=2', 'nboard:dir=FOLDER,depth=6,COMMAND'",
    }
    examples = {
        "play": ("play othello --opponent champion --act-timeout 2 --bank 60  by the clock, both of you",),
        "match": ("match champion roxanne --game othello --tournament --act-timeout 1 --html othello.html",),
        "review": ("review f5d6c3d3c4 --game othello  a transcript; the end of the game exactly, in discs",),
        "plot": ("review f5d6c3d3c4 --plot champion --game othello  by alpha-beta: scores, and bounds",),
        "accuracy": ("accuracy champion --game othello --draw 100 --stones 44-50",),
        "tune": ("tune champion:search=tree --game othello --param exploration --param bias",),
    }
    benches = {"python -m tempo.games.othello.experiments.endgame_bench": "speed of the endgame solver"}
    formats = FORMATS
    levels = LEVELS
    has_setup = True
    level_elo = (24, 0, 250, 563, 832, 1133, 1465, 1750, 1998, 2226, 2548)  # docs/how-to/play.md
    tournament = TournamentRules(Referee, act_timeout=60.0)

    def new_position(self, config: MatchConfig) -> OthelloBoard:
        """Return the start of a game."""
        return OthelloBoard()

    def most_plies(self, config: MatchConfig) -> int:
        """Return the most plies of a game: every disc is followed by at most one pass."""
        return 2 * (SIZE * SIZE - 4)

    def observation_string(self, position: OthelloBoard) -> str:
        """Return the board as the environment describes it, without asking it."""
        return observations.described(position)

    def usual_parameters(self) -> dict[str, Any]:
        """Return the parameters of OpenSpiel's game: none."""
        return {}

    def draw_openings(
        self, count: int, config: MatchConfig, plies: tuple[int, int] | None, seed: int
    ) -> list[tuple[int, ...]]:
        """Return random openings, the same ones for the same seed."""
        return openings.draw_openings(count, plies or self.opening_plies, seed)

    def symmetries(self, config: MatchConfig) -> Sequence[Sequence[int]]:
        """Return the rotations and reflections of the board."""
        return [image for image in openings.IMAGES if image != sorted(image)]

    def demanding(self, config: MatchConfig) -> tuple[list[int], int]:
        """Return a late position, in which 200 simulations suffice for a proof."""
        board, chance = self.quiet_position(config), random.Random(5)
        for _ in range(46):
            board.play(chance.choice(board.legal()))
        return board.moves, 200

    def drawn(self, actions: Sequence[int], config: MatchConfig) -> dict[str, Any]:
        """Return the cells that each move fills, its own square first."""
        board = OthelloBoard()
        cells: list[list[int]] = []
        for action in actions:
            cells.append([] if action == PASS else [action, *board.flips(action, board.mark)])
            board.play(action)
        return {"cells": cells}

    def preview(self, position: OthelloBoard) -> dict[int, list[int]]:
        """Return for each legal square the squares that the move would fill."""
        moves = [move for move in position.legal() if move != PASS]
        return {move: [move, *position.flips(move, position.mark)] for move in moves}

    def count_of(self, position: OthelloBoard) -> tuple[int, int]:
        """Return the discs of either side."""
        return position.discs(BLACK), position.discs(WHITE)

    def action_count(self, config: MatchConfig) -> int:
        """Return the number of squares, and one for the pass."""
        return PASS + 1

    def planes_of(self, states: np.ndarray, config: MatchConfig) -> np.ndarray:
        both = np.ascontiguousarray(states[:, [MINE, THEIRS]]).view(np.uint8)
        bits = np.unpackbits(both, axis=1, bitorder="little")
        return bits.reshape(-1, 2, SIZE, SIZE).astype(np.float32)

    def position_for(self, agent: Any, position: OthelloBoard) -> Any:
        return agent.position(new_state(position.cells, position.mark), sum(self.count_of(position)))

    def name_of(self, action: int, config: MatchConfig) -> str:
        """Return the name of a move."""
        return write_move(action)

    def read_action(self, text: str, position: OthelloBoard, config: MatchConfig) -> int | None:
        """Return the legal move that a person typed; a pass has several names."""
        is_pass = bool(text) and text.lower() in PASSES
        return super().read_action(write_move(PASS) if is_pass else text, position, config)

    def read_actions(self, text: str, config: MatchConfig) -> list[int] | None:
        """Return the moves of a transcript; None if the text does not look like one."""
        try:
            return list(read_transcript(text).moves)
        except BadInput:
            if text[:2].isalnum() and text[:1].isalpha() and text[1:2].isdecimal():
                raise
            return None

    def moves_to(self, cells: Sequence[int], config: MatchConfig) -> list[int]:
        """Return the moves of a game that ends with these cells; Unreachable if none is found."""
        return move_order.moves_to(cells)

    def exact(self) -> ExactScorer:
        """Return the exact scores; they load the solver, so the module is imported late."""
        scorer: ExactScorer = import_module("tempo.games.othello.adapter.exact_scores").EXACT
        return scorer

    def use_threads(self, agent: Any, threads: int) -> None:
        """Let an agent search and solve with several threads."""
        from tempo.games.othello.endgame.shared_endgame import SharedEndgameSolver
        from tempo.games.othello.evaluation.shared_evaluator import own_evaluator
        from tempo.search.alphabeta.searcher import AlphaBetaSearcher
        from tempo.search.threads.shared_alphabeta import SharedAlphaBetaSearcher

        super().use_threads(agent, threads)
        if type(agent.player.searcher) is AlphaBetaSearcher:
            agent.player.searcher = SharedAlphaBetaSearcher(threads, own_evaluator)
        if agent.prover is not None:
            agent.prover.new_solver, agent.prover.solver = partial(SharedEndgameSolver, threads=threads), None

    def trainers(self, shape: Mapping[str, int]) -> Mapping[str, Callable[[], Trainer]]:
        """Return the trainers of the evaluation."""
        schedule = "tempo.games.othello.training.schedule"
        return {
            "evaluation": lambda: import_module(schedule).TRAINER,
            "self-play": lambda: import_module(schedule).SELF_PLAY_TRAINER,
        }


ADAPTER = Othello()
