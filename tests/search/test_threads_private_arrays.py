"""Several threads on one position: each writes to arrays of its own."""
import math
from typing import Any

import numpy as np
import pytest

from tempo.arena.adapter.game_adapter import adapter_of, board_after, games, new_config
from tempo.arena.adapter.game_types import Struct
from tempo.arena.players.profile_agents import make_agent, profile_names, profile_of
from tempo.search.mcts import FROM_ANCHOR
from tempo.search.threads.shared_searcher import SharedTreeSearcher

SHAPES = {("gomoku", "network"): {"size": 8}}  # boards of profiles that do not play on the usual one
STONES = 6
WRITTEN = {  # arrays that a game's functions write to, beside the tree
    ("gomoku", "champion"): {"board.scratch", "board.zobrist", "board.failures"},
    ("gomoku", "network"): {"nn_eval.network.planes_a", "nn_eval.cache.values"},
    ("connectx", "network"): {"nn_eval.network.planes_a", "nn_eval.cache.values"},
}
PROFILES = [
    (name, profile)
    for name in games()
    for profile in profile_names(name)
    if profile_of(profile, name).options.search in ("tree", "network")
]


def arrays_in(value: Any, path: str = "") -> dict[str, np.ndarray]:
    """Return the arrays in a nested named tuple by their paths."""
    if isinstance(value, np.ndarray):
        return {path: value}
    parts = value._asdict().items() if hasattr(value, "_asdict") else ()
    return {at: found for name, part in parts for at, found in arrays_in(part, f"{path}.{name}".lstrip(".")).items()}


def copies(game: Any) -> dict[str, np.ndarray]:
    return {at: array.copy() for at, array in arrays_in(game).items()}


def changed(game: Any, before: dict[str, np.ndarray]) -> set[str]:
    """Return the paths of arrays that changed."""
    return {at for at, array in arrays_in(game).items() if array.tobytes() != before[at].tobytes()}


@pytest.mark.parametrize(("name", "profile"), PROFILES)
def test_threads_share_no_array_that_they_write_to(name: str, profile: str) -> None:
    """Few simulations are run by the first thread alone."""
    adapter, config = adapter_of(name), new_config(name, SHAPES.get((name, profile)))
    board = board_after(config, adapter.draw_openings(1, config, (STONES, STONES), 2)[0])
    agent = make_agent(name, profile, {"threads": "2", "early_stop": "0"}, None, 1)
    shown = adapter.observation_of(board, 60.0), Struct(adapter.configuration_of(config))
    position, searcher = agent.read_task(*shown).position, agent.player.searcher
    assert isinstance(searcher, SharedTreeSearcher)
    searcher.prepare(position, agent.player.options, math.inf, False)
    searcher.begin(None)
    first, second = searcher.games_of(position.game)
    before = [copies(game) for game in (first, second, position.game)]
    for _ in range(10):
        searcher.run(FROM_ANCHOR)
    assert changed(first, before[0]) >= WRITTEN.get((name, profile), set())
    assert changed(second, before[1]) == set() == changed(position.game, before[2])
