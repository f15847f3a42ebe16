"""Helpers for tests of all games: positions reached by random moves, perft, the competition's rules as a referee."""
from itertools import product

import numpy as np
from hypothesis import strategies as st
from kaggle_environments.envs.connectx.connectx import is_win, play
from kaggle_environments.utils import structify

from tempo.arena.adapter.game_adapter import adapter_of, games, new_config
from tempo.arena.adapter.game_types import MatchConfig
from tempo.arena.command_line.inputs import shape_text
from tempo.arena.players.profile_agents import make_agent, opening_seen, playouts_of, profile_names
from tempo.games.connectx.large_board import new_large_game, new_large_state
from tempo.games.connectx.rules import fits_bitboard, new_game, new_state
from tempo.native.jit import kernel
from tempo.search.game import ONGOING, Game
from tempo.search.tree import copy_state


@st.composite
def boards(draw, most_cells: int = 70, most_inarow: int = 7):
    """rows, columns, inarow of a board, small ones and lopsided ones included."""
    rows = draw(st.integers(1, 12))
    columns = draw(st.integers(1, max(1, min(12, most_cells // rows))))
    return rows, columns, draw(st.integers(1, most_inarow))


class Referee:
    """A game by the rules of the competition's environment."""

    def __init__(self, rows: int, columns: int, inarow: int) -> None:
        self.config = structify({"rows": rows, "columns": columns, "inarow": inarow})
        self.cells = [0] * (rows * columns)
        self.mark = 1
        self.won = False

    @property
    def legal(self) -> list[int]:
        return [column for column in range(self.config.columns) if self.cells[column] == 0]

    @property
    def over(self) -> bool:
        return self.won or not self.legal

    def drop(self, column: int) -> None:
        play(self.cells, column, self.mark, self.config)
        self.won = is_win(self.cells, column, self.mark, self.config)
        self.mark = 3 - self.mark


def both_rules(rows: int, columns: int, inarow: int) -> list[tuple[Game, object]]:
    """Every implementation that can play this board, each with what makes a state from cells."""
    games = [(new_large_game(rows, columns, inarow), new_large_state)]
    if fits_bitboard(rows, columns):
        games.append((new_game(rows, columns, inarow), new_state))
    return games


def empty_state(rows: int, columns: int) -> np.ndarray:
    return new_state([0] * (rows * columns), rows, columns, 1)


def played(game: Game, state: np.ndarray, moves) -> np.ndarray:
    """The state after some moves."""
    state = state.copy()
    for move in moves:
        game.play(game.board, state, move)
    return state


def legal_moves(game: Game, state: np.ndarray) -> list[int]:
    actions = np.zeros(game.actions, np.int16)
    return [int(action) for action in actions[: game.legal(game.board, state, actions)]]


@kernel
def perft(game, states, actions, depth):
    """Return the number of games of `depth` moves from the state in that row; both arrays have a row for each depth."""
    total = 0
    for i in range(game.legal(game.board, states[depth], actions[depth])):
        if depth == 1:
            total += 1
            continue
        after = states[depth - 1]
        copy_state(after, states[depth])
        game.play(game.board, after, actions[depth, i])
        if game.outcome(game.board, after) == ONGOING:
            total += perft(game, states, actions, depth - 1)
    return total


def count_games(game: Game, state: np.ndarray, plies: int) -> int:
    """Return the number of games of `plies` moves from a state."""
    states, actions = np.array([state] * (plies + 1)), np.zeros((plies + 1, game.actions), np.int16)
    return perft(game, states, actions, plies)


def random_game(game: Game, start: np.ndarray, random) -> list[np.ndarray]:
    """Return the unfinished positions of a random game."""
    found, state = list[np.ndarray](), start.copy()
    while game.outcome(game.board, state) == ONGOING:
        found.append(state.copy())
        game.play(game.board, state, random.choice(legal_moves(game, state)))
    return found


def random_states(game: Game, start: np.ndarray, random, count: int) -> list[np.ndarray]:
    """Return unfinished positions of random games."""
    found: list[np.ndarray] = []
    while len(found) < count:
        found += random_game(game, start, random)
    return found[:count]


def every_game() -> dict[str, tuple[Game, np.ndarray, MatchConfig]]:
    """Return the rules of each game on each of its test boards, by its profiles and playouts, and where they start."""
    found: dict[str, tuple[Game, np.ndarray, MatchConfig]] = {}
    for name in games():
        profiles = [(profile, {}) for profile in profile_names(name)]
        playouts = [(profiles[0][0], {"playout": playout}) for playout in playouts_of(name)]
        for shape, (profile, overrides) in product(adapter_of(name).test_shapes, profiles + playouts):
            agent = make_agent(name, profile, {"search": "tree", **overrides}, 1, 1)
            config = new_config(name, shape)
            game, start = opening_seen(agent, config)[:2]
            functions = ", ".join(part.__name__ for part in game if callable(part))
            found.setdefault(f"{name} {shape_text(shape)} {functions}", (game, start, config))
    return found
