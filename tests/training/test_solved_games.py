"""Games that the solver ends: results and labels are exact, records name the results."""

from collections.abc import Sequence

import numpy as np
import pytest
from self_play_support import learned_games

from tempo.arena.adapter.game_adapter import board_after, new_config
from tempo.arena.records.record_file import read_record
from tempo.games.connectx.adapter import self_play as connectx
from tempo.games.connectx.adapter.exact_scores import EXACT
from tempo.training.self_play.checkpoints import initial_weights
from tempo.training.self_play.configs import RunConfig
from tempo.training.self_play.samples import PlayedGames, encode_block, read_games
from tempo.training.self_play.trainer import SelfPlayBlockMaker, SelfPlayTrainer

CONFIG, PLY, WINDOW = new_config("connectx"), 16, 2
SOLVED = RunConfig(
    games_per_block=100,
    simulations=4,
    fast_simulations=2,
    random_opening_plies=26,
    random_opening_share=1.0,
    sample_window=WINDOW,
    whole_game_share=0.1,
    solved_ply=PLY,
)


def played() -> PlayedGames:
    return SelfPlayBlockMaker(connectx.game_spec, SOLVED, initial_weights(connectx.SHAPE, seed=1), 0).play(0)


@pytest.fixture(scope="module")
def block() -> PlayedGames:
    return played()


def outcome(moves: Sequence[int]) -> int:
    """Return the exact outcome of a position for the side that began."""
    rewards = board_after(CONFIG, tuple(moves)).rewards()
    if rewards is not None:
        return int(rewards[0])
    value = max(EXACT.outcomes(CONFIG, tuple(moves)).values())
    return value if len(moves) % 2 == 0 else -value


def test_results_are_exact(block: PlayedGames) -> None:
    assert list(block.results) == [outcome(moves) for moves in block.games] and set(block.results) >= {-1, 1}
    unfinished = [moves for moves in block.games if board_after(CONFIG, tuple(moves)).rewards() is None]
    assert 20 < len(unfinished) < 100, "whole games are played to their ends"
    assert all(PLY <= len(moves) <= 26 + WINDOW for moves in unfinished)


def test_labels_from_the_ply_on_are_exact(block: PlayedGames) -> None:
    exact = before = 0
    for moves, samples in learned_games(encode_block(block)):
        for sample in samples:
            ply = len(moves) - int(sample["plies_left"])
            sign = 1 if ply % 2 == 0 else -1
            if ply >= PLY:
                assert sample["result"] == sample["value"] == sign * outcome(moves[:ply])
                exact += 1
            else:
                assert sample["result"] == sign * outcome(moves)
                before += 1
    assert exact > 20 and before > 20


def test_the_seed_determines_all(block: PlayedGames) -> None:
    assert encode_block(played()) == encode_block(block)


def test_blocks_with_and_without_results(block: PlayedGames) -> None:
    found = encode_block(block)
    assert read_games(found) == list(zip(block.games, block.results, strict=True))
    old = encode_block(block._replace(results=()))
    assert read_games(old) == [(moves, None) for moves in block.games]


def test_records_have_the_results(block: PlayedGames, tmp_path) -> None:  # type: ignore[no-untyped-def]
    SelfPlayTrainer(connectx.game_spec, SOLVED).write_games(tmp_path / "games.jsonl", [encode_block(block)])
    games = read_record(tmp_path / "games.jsonl").games
    assert [int(np.sign(game["rewards"][0])) for game in games.values()] == list(block.results)
