"""How Gomoku is learned by playing against oneself, on any small board."""
from __future__ import annotations

from collections.abc import Callable
from functools import partial

from tempo.games.gomoku.learned.encoder import encode_gomoku, network_shape, original_shape, symmetries
from tempo.games.gomoku.playouts.playouts import uniform_playout
from tempo.games.gomoku.rules import new_game, new_gomoku_state
from tempo.lab.command_line.inputs import BadInput
from tempo.lab.referee.game_adapter import new_config
from tempo.network.weights import NetworkShape
from tempo.training.self_play.configs import ORIGINAL, Plan, Recipe
from tempo.training.self_play.trainer import LearnedGame, SelfPlayTrainer

GATE_GAMES = 20

# Between equals nearly all games are drawn. Many begin with moves by chance, so that there is something to win: what is
# to be learned is what follows from another's mistakes.
PLAN = Plan(
    generations=50,
    games=1500,
    block=250,
    simulations=48,
    considered=16,
    drawn_plies=10,
    blind=20,
    blind_share=0.9,
    sober=1.0,
    stretch=6,
    whole_share=0.1,
    quick=16,
    lasting=0.8,
    times=4.0,
    recipe=Recipe(optimizer="muon", rate=0.02, decay=0.03),
)


def learned_game(size: int, inarow: int, shape: NetworkShape) -> LearnedGame:
    start = new_gomoku_state([0] * (size * size), size, inarow, 1)
    config = new_config("gomoku", {"size": size, "inarow": inarow})
    return LearnedGame(config, new_game(size, inarow, uniform_playout), start, encode_gomoku, shape, symmetries(size))


def trainers(size: int, inarow: int) -> dict[str, Callable[[], SelfPlayTrainer]]:
    """As it is learned now, and as it was first described; the latter with a gate as well."""
    if inarow > size:
        raise BadInput(f"nobody gets {inarow} in a row on {size}x{size}: there is nothing to learn")
    now = partial(learned_game, size, inarow, network_shape(size))
    then = partial(learned_game, size, inarow, original_shape(size))
    return {
        "self-play": partial(SelfPlayTrainer, now, PLAN),
        "original": partial(SelfPlayTrainer, then, ORIGINAL),
        "gate": partial(SelfPlayTrainer, then, ORIGINAL._replace(gate=GATE_GAMES)),
    }
