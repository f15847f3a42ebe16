"""The Gomoku agent: reading observations, wins and blocks, wins by threats, formatting moves.

The environment `gomoku` calls an agent with an observation and a configuration; it returns a cell. An agent plays
either seat, boards of any size and any number of games. It never raises an exception; in the worst case it plays a
random empty cell.
"""
from collections.abc import Callable
from functools import cache, partial
from math import inf
from typing import Any, NamedTuple

import numpy as np

from tempo.games.gomoku.aot_data import MACHINE_CODE
from tempo.games.gomoku.candidates import candidates, write_priors
from tempo.games.gomoku.playouts.playouts import rules_playout, uniform_playout, weighted_playout
from tempo.games.gomoku.playouts.rule_policy import NO_CELL, rule_cell
from tempo.games.gomoku.profiles import GomokuProfile
from tempo.games.gomoku.rules import (
    BOTH_MARKS,
    CELLS_AT,
    SECOND,
    GomokuGeometry,
    new_game,
    new_gomoku_state,
)
from tempo.games.gomoku.threats.refuter import INTERPRETED_WIN_SPEED, WIN_SPEED, ThreatRefuter
from tempo.games.gomoku.threats.vcf import find_vcf, solve_leaf
from tempo.games.gomoku.threats.vct import find_vct, find_win
from tempo.native.backends import PYTHON
from tempo.native.jit import register
from tempo.search.exact.refuter import Refuter
from tempo.search.game import Game
from tempo.search.ordering import by_prior
from tempo.search.player.agent import Task, ThinkingAgent, bank_seconds, only_move, step_seconds
from tempo.search.player.clock import hard_stop
from tempo.search.player.searcher import Searcher
from tempo.search.tree_searcher import TreeSearcher
from tempo.search.types import Decision, Position

register(lambda: MACHINE_CODE)

PLAYOUTS = {"uniform": uniform_playout, "rules": rules_playout, "weighted": weighted_playout}
DEFAULT_SIZE, DEFAULT_INAROW = 15, 5
# Node limit of the search for a win by threats, before the tree search: a share of the move's time, in nodes.
WIN_SHARE = 0.2
MAX_WIN_NODES = 1_000_000
WIN_NODES_PER_SIMULATION = 5  # where a move is limited by simulations


class GomokuView(NamedTuple):
    """The fields of an observation and its configuration."""

    size: int
    inarow: int
    cells: list[int]  # row by row from the top
    mark: int  # our mark, 1 or 2
    step: float  # seconds for each move
    bank: float  # seconds of overage left

    @property
    def stones(self) -> int:
        return sum(cell != 0 for cell in self.cells)

    @property
    def legal(self) -> list[int]:
        return [cell for cell, mark in enumerate(self.cells) if mark == 0]


class PendingWin(NamedTuple):
    """A win by threats that the agent is playing out."""

    stones: int  # on the board when it was found
    plies: int  # to the win at most, from there


class GomokuAgent(ThinkingAgent):
    """An agent for Gomoku."""

    profile: GomokuProfile
    pending_win: PendingWin | None = None
    refuter: ThreatRefuter | None = None

    def new_searcher(self) -> Searcher:
        return TreeSearcher(self.rng)

    def read_task(self, observation: Any, configuration: Any) -> Task:
        view = read(observation, configuration)
        game, state = self.rules_and_state(view)
        shortcuts: list[Callable[[], Decision | None]] = [
            partial(only_move, view.legal),
            partial(winning_move, game.board, state, view.mark),
            partial(self.block, view, game, state),
        ]
        if self.profile.center:
            shortcuts.append(partial(opening_move, view))
        if self.profile.rules:
            shortcuts.append(partial(rule_move, game.board, state, self.rng))
        if self.profile.threats:
            shortcuts.append(partial(self.threatening_move, view, game.board, state))
        position = self.position(view, game, state)
        win_calls = ((find_vcf, (game.board, state, 1)), (find_vct, (game.board, state, 1, 1)))
        calls = win_calls if self.profile.threats else ()
        return Task(position, tuple(shortcuts), view.step, view.bank, calls)

    def rules_and_state(self, view: GomokuView) -> tuple[Game, np.ndarray]:
        """Return the rules as the profile wants them, and the state of a board."""
        game = game_of(view.size, view.inarow, self.profile.options.playout, self.profile.threats)
        return game, new_gomoku_state(view.cells, view.size, view.inarow, view.mark)

    def position(self, view: GomokuView, game: Game, state: np.ndarray) -> Position:
        """Return the position to search."""
        return Position(game, state, view.stones / len(view.cells), view.stones, refuter=self.threat_refuter())

    def threat_refuter(self) -> Refuter | None:
        """Return the refuter of this agent, None if the profile has no safety; a refutation is a proof."""
        if not (self.profile.safety and self.profile.options.proofs):
            return None
        self.refuter = self.refuter or ThreatRefuter()
        return self.refuter

    def block(self, view: GomokuView, game: Game, state: np.ndarray) -> Decision | None:
        """Play a forced block; it is worth 0 if the refuter finds a win by threats after it."""
        decision, refuter = blocking_move(game.board, state, view.mark), self.threat_refuter()
        if decision is None or refuter is None or decision.value == 0.0:
            return decision
        refuter.get_ready(game, state, self.patience(view))
        nodes = self.win_nodes(view, refuter.nodes_per_second)
        return decision._replace(value=0.0) if refuter.refute(game, state, decision.move, nodes).plies else decision

    def patience(self, view: GomokuView) -> float:
        """Return the seconds that compiling may take."""
        return inf if self.player.simulations is not None else hard_stop(self.profile.plan, view.step, view.bank)

    def threatening_move(self, view: GomokuView, board: GomokuGeometry, state: np.ndarray) -> Decision | None:
        """Play the first move of a win by threats; a pending win is continued by one that is no longer, if possible."""
        patience = self.patience(view)
        is_slow = find_vct.bind(board, state, last=(1, 1), seconds=patience).backend == PYTHON
        stones, nodes = view.stones, self.win_nodes(view, INTERPRETED_WIN_SPEED if is_slow else WIN_SPEED)
        win = None
        if self.pending_win is not None and stones == self.pending_win.stones + 2:
            win = find_win(board, state, nodes, self.pending_win.plies - 2, patience)
        win = win or find_win(board, state, nodes, seconds=patience)
        self.pending_win = None if win is None else PendingWin(stones, win.plies)
        return None if win is None else Decision(win.move, "threats", 1.0)

    def win_nodes(self, view: GomokuView, speed: float) -> int:
        """Nodes for each of the up to four searches for a win: VCF and VCT, first within the plies of a pending win."""
        if self.player.simulations is not None:
            return WIN_NODES_PER_SIMULATION * self.player.simulations
        pace = self.player.pace
        usual = pace.cpu_share * (view.step + 0.1 * view.bank)
        most = (1 - pace.caution) * (view.step + view.bank)  # on an unknown machine, without a bank
        return min(MAX_WIN_NODES, int(WIN_SHARE * min(usual, most) * speed))

    def legal_moves(self, observation: Any, configuration: Any) -> list[int]:
        return [cell for cell, mark in enumerate(observation["board"]) if mark == 0]

    def format_move(self, move: int) -> str:
        return f"cell={move}"


def read(observation: Any, configuration: Any) -> GomokuView:
    """Read plain dicts or attribute dicts; missing fields take their defaults."""
    configuration = configuration or {}
    return GomokuView(
        size=int(configuration.get("size", DEFAULT_SIZE)),
        inarow=int(configuration.get("inarow", DEFAULT_INAROW)),
        cells=list(observation["board"]),
        mark=int(observation["mark"]),
        step=step_seconds(configuration),
        bank=bank_seconds(observation),
    )


@cache
def game_of(size: int, inarow: int, playout: str, threats: bool) -> Game:
    """Return the game with the playouts of a profile and, with `threats`, candidate moves, priors and leaf solver."""
    game = new_game(size, inarow, PLAYOUTS[playout])
    if threats:
        game = game._replace(legal=candidates, ordering=by_prior(write_priors), leaf_solver=solve_leaf)
    return game


def opening_move(view: GomokuView) -> Decision | None:
    """Play the center of the empty board."""
    middle = view.size // 2
    return None if view.stones else Decision(middle * view.size + middle, "opening", 0.5)


def winning_move(board: GomokuGeometry, state: np.ndarray, mark: int) -> Decision | None:
    """Play a cell that completes a line."""
    cells = completing_cells(board, state, mark)
    return Decision(cells[0], "win", 1.0) if cells else None


def blocking_move(board: GomokuGeometry, state: np.ndarray, mark: int) -> Decision | None:
    """Play a cell where the opponent would complete a line; with two such cells the game is lost."""
    cells = completing_cells(board, state, BOTH_MARKS - mark)
    return Decision(cells[0], "block", 0.5 if len(cells) == 1 else 0.0) if cells else None


def completing_cells(board: GomokuGeometry, state: np.ndarray, mark: int) -> list[int]:
    """Return the cells where a side completes a line. Plain numpy, so it needs no compiling."""
    cells = state[CELLS_AT : CELLS_AT + board.size * board.size]
    four = (1 if mark == 1 else SECOND) * (board.inarow - 1)
    through = board.window_cells[state[CELLS_AT + cells.size :] == four]
    return sorted({int(cell) for cell in through.ravel() if cells[cell] == 0})


def rule_move(board: GomokuGeometry, state: np.ndarray, rng: np.ndarray) -> Decision | None:
    """Play a cell by the first four rules of thumb."""
    cell = int(rule_cell(board, state, rng))
    return None if cell == NO_CELL else Decision(cell, "rule", 0.5)
