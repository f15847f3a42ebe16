"""Self-play training of Gomoku, on small boards."""
from __future__ import annotations

from collections.abc import Callable
from functools import partial

from tempo.arena.adapter.game_adapter import new_config
from tempo.arena.command_line.inputs import BadInput
from tempo.games.gomoku.learned.encoder import encode_gomoku, network_shape, original_shape, symmetries
from tempo.games.gomoku.playouts.playouts import uniform_playout
from tempo.games.gomoku.rules import new_game, new_gomoku_state
from tempo.network.weights import NetworkShape
from tempo.training.self_play.configs import MUON, ORIGINAL, RunConfig
from tempo.training.self_play.trainer import GameSpec, SelfPlayTrainer, self_play_trainers

GATE_GAMES = 20

# Games between equal players are nearly all drawn. Many games start with random moves, so that positions are won and
# the network learns to use the opponent's mistakes.
STANDARD = RunConfig(
    generations=50,
    games=1500,
    games_per_block=250,
    simulations=48,
    considered_moves=16,
    sampled_plies=10,
    random_opening_plies=20,
    random_opening_share=0.9,
    searched_opening_share=1.0,
    sample_window=6,
    whole_game_share=0.1,
    fast_simulations=16,
    td_lambda=0.8,
    sample_reuse=4.0,
    train=MUON,
)


def game_spec(size: int, inarow: int, shape: NetworkShape) -> GameSpec:
    start = new_gomoku_state([0] * (size * size), size, inarow, 1)
    config = new_config("gomoku", {"size": size, "inarow": inarow})
    return GameSpec(config, new_game(size, inarow, uniform_playout), start, encode_gomoku, shape, symmetries(size))


def trainers(size: int, inarow: int) -> dict[str, Callable[[], SelfPlayTrainer]]:
    """Return the trainers for a board: the current plan, the original design, and the original design with a gate."""
    if inarow > size:
        raise BadInput(f"{inarow} in a row do not fit on {size}x{size}: there is nothing to learn")
    now = partial(game_spec, size, inarow, network_shape(size))
    then = partial(game_spec, size, inarow, original_shape(size))
    return {
        **self_play_trainers(now, {"self-play": STANDARD}),
        **self_play_trainers(then, {"original": ORIGINAL, "gate": ORIGINAL._replace(gate_games=GATE_GAMES)}),
    }
