"""Sample windows: a few plies of a game yield samples, the game is played to its end, and values include later
searches.
"""

import numpy as np
import pytest
from self_play_support import learned_games

from tempo.arena.adapter.game_adapter import board_of, new_config
from tempo.games.connectx.adapter import self_play as connectx
from tempo.training.self_play.checkpoints import initial_weights
from tempo.training.self_play.configs import RunConfig, TrainConfig
from tempo.training.self_play.games import td_values
from tempo.training.self_play.learner import Learner
from tempo.training.self_play.samples import PlayedGames, encode_block, sample_type
from tempo.training.self_play.trainer import SelfPlayBlockMaker

GAMES = 300  # more than a byte can count
WINDOWED = RunConfig(
    games_per_block=GAMES,
    simulations=4,
    fast_simulations=2,
    random_opening_plies=20,
    random_opening_share=1.0,
    sample_window=2,
)


def played(run: RunConfig) -> PlayedGames:
    return SelfPlayBlockMaker(connectx.game_spec, run, initial_weights(connectx.SHAPE, seed=1), 0).play(0)


def result_of(moves: list[int]) -> int:
    """Return the result for the side that began."""
    board = board_of(new_config("connectx"))
    for move in moves:
        board.play(move)
    rewards = board.rewards()
    assert rewards is not None, "every game is played to its end"
    return int(rewards[0])


@pytest.mark.parametrize("searched_share", [0.0, 1.0])
def test_sample_windows_have_the_games_results(searched_share: float) -> None:
    found = played(WINDOWED._replace(searched_opening_share=searched_share))
    assert len(found.games) == GAMES and all(result_of(moves) in (-1, 0, 1) for moves in found.games)
    learned, count = list(learned_games(encode_block(found))), 0
    for moves, samples in learned:
        count += len(samples)
        assert len(samples) == min(2, samples["plies_left"][0]), "as many as there are plies"
        result, ply = result_of(moves), len(moves) - int(samples["plies_left"][0])
        assert 1 <= ply <= 20
        for number, sample in enumerate(samples):
            assert sample["result"] == (result if (ply + number) % 2 == 0 else -result)
    assert count == len(found.samples) and GAMES / 2 < len(learned) < GAMES, "some end while chance moves"


def test_whole_games_yield_all_samples() -> None:
    block = encode_block(played(WINDOWED._replace(whole_game_share=0.5)))
    lengths = [len(samples) for _, samples in learned_games(block)]
    assert 0.3 < np.mean(np.array(lengths) > 2) < 0.6 and max(lengths) > 9


def test_td_values() -> None:
    samples, left = np.zeros(6, sample_type(connectx.SHAPE)), np.array([3, 2, 1, 3, 2, 1])
    unsolved = np.zeros(6, bool)
    samples["value"], samples["result"] = [0.5, -0.25, 0.75, 0.25, -1.0, 0.5], [-1, 1, -1, 1, -1, 1]
    assert td_values(samples, left, unsolved, 0.0).tolist() == samples["value"].tolist()
    assert td_values(samples, left, unsolved, 1.0).tolist() == [-1, 1, -1, 1, -1, 1], "the result"
    third = (0.75 - 1) / 2
    second = (-0.25 - third) / 2
    ended = [(0.25 + 1) / 2, -1.0, (0.5 + 1) / 2]  # what is proved stays
    assert td_values(samples, left, unsolved, 0.5).tolist() == [(0.5 - second) / 2, second, third, *ended]
    samples["value"][1], left[:2] = 0.0, (5, 4)  # values before a solved position lean on it
    assert td_values(samples[:2], left[:2], np.array([False, True]), 1.0).tolist() == [0.0, 0.0]


def test_td_values_reach_beyond_the_sample_window() -> None:
    own, mixed = played(WINDOWED).samples, played(WINDOWED._replace(td_lambda=0.9)).samples
    assert (own["planes"] == mixed["planes"]).all() and (own["policy"] == mixed["policy"]).all()
    open_still = np.abs(own["value"]) < 1
    apart = [np.abs(samples["value"] - samples["result"])[open_still].mean() for samples in (own, mixed)]
    assert apart[1] < 0.75 * apart[0], "nine tenths at each ply of what came later, to the result"


def test_reply_targets_are_replies() -> None:
    """The windows of many games lie one behind the other; the last position of each has no reply."""
    samples = played(WINDOWED).samples
    learner = Learner(connectx.SHAPE, TrainConfig(reply_weight=0.1), connectx.game_spec().symmetries[:1])
    drawn = np.arange(len(samples) - 1)
    planes, _, _, replies = learner.batch(samples, drawn, np.random.default_rng(1))
    found = replies.sum(axis=1) > 0
    stones = planes[..., :2].sum(axis=(1, 2, 3))
    assert 0.3 < found.mean() < 0.7
    for at in np.flatnonzero(found[:-1]):
        assert stones[at + 1] == stones[at] + 1 and (planes[at + 1, :, :, 0] == planes[at, :, :, 1]).all()
    within = np.flatnonzero(samples["plies_left"][drawn + 1].astype(int) - samples["plies_left"][drawn] == -1)
    assert set(np.flatnonzero(found)) <= set(within) and len(within) > found.sum(), "chance has such neighbours as well"
