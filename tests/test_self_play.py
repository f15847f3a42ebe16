"""Learning by playing against oneself: games are games, policies are better than before, and a run can be cut off."""

import math
from functools import partial
from pathlib import Path

import numpy as np
import pytest

from tempo.connectx.rules import new_state
from tempo.connectx.sport import self_play as connectx
from tempo.gomoku.sight import shape_of
from tempo.gomoku.sport import self_play as gomoku
from tempo.lab.jobs.executor import LocalExecutor
from tempo.lab.records.score_sets import read_score_set
from tempo.lab.referee.game_data import Terms
from tempo.lab.referee.sport import board_of, new_terms
from tempo.lab.selfplay.chances import gamma, gumbel
from tempo.lab.selfplay.checkpoints import checkpoint_file, lines_of, load
from tempo.lab.selfplay.duels import Side, duel
from tempo.lab.selfplay.gumbel import GUMBEL, halved, new_halving, search_root, write_policy
from tempo.lab.selfplay.measure import chosen, known_in, quality
from tempo.lab.selfplay.noisy_root import new_noise, search_noisy, write_visits
from tempo.lab.selfplay.samples import planes_of, read_samples
from tempo.lab.selfplay.self_play import (
    GamesMaker,
    LearnedGame,
    Plan,
    SelfPlaySchool,
    name_of,
    playing,
    settings_of,
)
from tempo.lab.train.train import OutOfTime, Training
from tempo.rng import new_rng
from tempo.search.puct import NOBODY_MOVED
from tempo.search.tree import ROOT, children, new_tree

SMALL = Plan(generations=2, games=8, block=4, simulations=8, quick=3, measured=9)
GAMES = {
    "connectx": (connectx.learned_game, new_terms("connectx")),
    "gomoku": (partial(gomoku.learned_game, 6, 4, shape_of(6)), new_terms("gomoku", {"size": 6, "inarow": 4})),
}


def network_game(learned: LearnedGame, seed: int = 1):  # type: ignore[no-untyped-def]
    from tempo.lab.selfplay.learner import drawn_weights

    return playing(learned, drawn_weights(learned.shape, seed))


def test_moves_are_looked_at_equally_often_then_the_better_half_of_them() -> None:
    assert halved(4, 16) == [0] * 4 + [1] * 4 + [2, 2, 3, 3, 4, 4, 5, 5]
    for moves in range(9):
        row = halved(moves, 50)
        assert len(row) == 50 and row == sorted(row)
        assert row.count(0) == max(1, moves)


NOISY_PLAN = SMALL._replace(root="noisy", simulations=30, forced=2.0, prunes=True, alpha=0.5)


@pytest.mark.parametrize("plan", [SMALL, NOISY_PLAN, SMALL._replace(full_share=0.4)], ids=["gumbel", "noisy", "quick"])
@pytest.mark.parametrize("name", GAMES)
def test_what_is_noted_of_a_game_is_what_a_referee_saw(name: str, plan: Plan) -> None:
    made, terms = GAMES[name]
    learned, one_game = made(), plan._replace(block=1)
    maker = GamesMaker(made, one_game, SelfPlaySchool(made, one_game).checkpoint(Path(), 0).weights, 0)
    maker.prepare()
    for number in range(3):
        samples = read_samples([maker(number)], learned.shape)
        moves = maker.notes.moves[: maker.notes.moves.tolist().index(NOBODY_MOVED)].tolist()
        check_game(samples, learned, moves, terms)


def check_game(samples: np.ndarray, learned: LearnedGame, moves: list[int], terms: Terms) -> None:
    board, seen, marks = board_of(terms), planes_of(samples, learned.shape), []
    noted = {len(moves) - left: number for number, left in enumerate(samples["left"].tolist())}
    assert len(noted) == len(samples) and set(noted) <= set(range(len(moves)))
    for ply, move in enumerate(moves):
        assert board.rewards() is None and move in board.legal()
        if ply in noted:
            cells = np.array(board.cells).reshape(learned.shape.rows, learned.shape.columns)
            planes, sample = seen[noted[ply]], samples[noted[ply]]
            assert (planes[:, :, 0] == (cells == board.mark)).all()
            assert (planes[:, :, 1] == ((cells != 0) & (cells != board.mark))).all()
            policy = sample["policy"].astype(float)
            assert policy.sum() == pytest.approx(1, abs=0.01) and set(np.flatnonzero(policy)) <= set(board.legal())
            assert sample["surprise"] > -0.01 and abs(float(sample["worth"])) <= 1
            marks.append(board.mark)
        board.play(move)
    rewards = board.rewards()
    assert rewards is not None and [rewards[mark - 1] for mark in marks] == samples["result"].tolist()


def test_a_policy_after_searching_is_better_than_before() -> None:
    """A win at once is found and learned; so is what must be stopped."""
    learned = connectx.learned_game()
    game = network_game(learned)
    halving = new_halving(7, 150, 0.5, 0.0, 7)
    for cells, best in (([1, 1, 1, 0, 2, 2, 2], 3), ([2, 2, 2, 0, 0, 0, 1], 3)):
        state = new_state([0] * 35 + cells, 6, 7, 1)
        tree, policy = new_tree(game, state, 1000), np.zeros(7, np.float32)
        found = search_root(game, tree, state, NOBODY_MOVED, settings_of(SMALL), halving, new_rng(1), 0)
        worth = write_policy(tree, halving, policy)
        assert int(tree.choice[found].action) == best == int(policy.argmax())
        assert policy.sum() == pytest.approx(1, abs=1e-5) and 0 <= worth <= 1
        priors = [float(tree.priors[kid]) for kid in children(tree, ROOT)]
        assert policy[best] > max(priors)


@pytest.mark.parametrize("name", GAMES)
def test_a_symmetry_maps_the_board_onto_itself(name: str) -> None:
    learned = GAMES[name][0]()
    cells = learned.shape.rows * learned.shape.columns
    for symmetry in learned.symmetries:
        assert sorted(symmetry.tolist()) == list(range(cells))
    assert len({tuple(one) for one in learned.symmetries.tolist()}) == len(learned.symmetries)
    rows, columns = np.divmod(np.arange(cells), learned.shape.columns)
    for symmetry in learned.symmetries:  # neighbours stay neighbours
        apart = np.abs(np.diff(rows[symmetry])) + np.abs(np.diff(columns[symmetry]))
        assert (apart[columns[1:] > 0] == 1).all()


def test_perfect_moves_are_perfect() -> None:
    known = known_in(connectx.SCORED, connectx.state_after)
    _, positions = read_score_set(connectx.SCORED)
    best = np.array([max(one.scores, key=lambda move: one.scores[move].low) for one in positions])
    worst = np.array([min(one.scores, key=lambda move: one.scores[move].low) for one in positions])
    assert quality(known, best) == (100.0, 100.0)
    assert quality(known, worst).perfect < 50
    game = network_game(connectx.learned_game())
    some = known._replace(states=known.states[:20], scores=known.scores[:20])
    moves = chosen(game, some.states, 4, 0.5, settings_of(SMALL)).tolist()
    assert all(move in scores for move, scores in zip(moves, some.scores, strict=True))


def test_a_run_that_is_cut_off_comes_to_the_same(tmp_path: Path) -> None:
    made = GAMES["connectx"][0]

    def train(folder: Path, end: float) -> None:
        Training(SelfPlaySchool(made, SMALL), folder, LocalExecutor(1), end).run()

    train(tmp_path / "whole", math.inf)
    for _ in range(20):
        try:
            train(tmp_path / "pieces", 0.0)
            break
        except OutOfTime:
            pass
    for number in (1, 2):
        first, second = (load(tmp_path / one, number).weights for one in ("whole", "pieces"))
        assert all((a == b).all() for x, y in zip(first, second, strict=True) for a, b in zip(x, y, strict=True))
    assert checkpoint_file(tmp_path / "whole", 2).exists() and (tmp_path / "whole" / f"{name_of(1)}.blocks").exists()
    assert [line["games"] for line in lines_of(tmp_path / "pieces")] == [8, 16]


def test_chance_draws_what_it_should() -> None:
    rng = new_rng(5)
    for shape in (0.3, 1.0, 4.0):
        draws = np.array([gamma(rng, shape) for _ in range(4000)])
        assert draws.mean() == pytest.approx(shape, rel=0.1) and draws.var() == pytest.approx(shape, rel=0.25)
    logs = np.log([0.5, 0.3, 0.2])
    drawn = [int(np.argmax([gumbel(rng) + log for log in logs])) for _ in range(4000)]
    assert np.bincount(drawn) / 4000 == pytest.approx([0.5, 0.3, 0.2], abs=0.03)


def test_what_is_forced_on_children_is_not_learned() -> None:
    """Without noise nothing is drawn, and pruning leaves of the visits at most what there was."""
    learned = connectx.learned_game()
    game, state = network_game(learned), new_state([0] * 35 + [1, 2, 1, 0, 2, 1, 2], 6, 7, 1)
    tree, shares = new_tree(game, state, 2000), []
    for forced, prunes in ((0.0, False), (4.0, False), (4.0, True)):
        noise = new_noise(100, 7, 0.3, 0.25, forced, prunes, drawn_plies=0)
        policy = np.zeros(7, np.float32)
        search_noisy(game, tree, state, NOBODY_MOVED, settings_of(NOISY_PLAN), noise, new_rng(3), 5)
        write_visits(tree, noise, policy)
        visits = np.array([int(tree.books[kid].visits) for kid in children(tree, ROOT)])
        assert policy.sum() == pytest.approx(1, abs=1e-5) and (noise.counted <= visits).all()
        least = np.sqrt(forced * np.array([float(tree.priors[kid]) for kid in children(tree, ROOT)]) * visits.sum())
        assert (visits[visits > 0] >= np.minimum(least, visits)[visits > 0] - 2).all()
        shares.append((noise.counted.sum(), visits.sum()))
    assert shares[1][0] == shares[1][1] and shares[2][0] < shares[2][1]


def test_who_knows_something_beats_who_knows_nothing() -> None:
    """The same network, with and without a search behind it, in pairs of games."""
    learned = connectx.learned_game()
    deep, shallow = (new_halving(7, most, 0.5, 0.0, 7) for most in (120, 0))
    sides = [Side(network_game(learned), GUMBEL, how, settings_of(SMALL)) for how in (deep, shallow)]
    won = duel(*sides, learned.start, games=8, blind=3, simulations=120, seed=1)
    assert won >= 0.75
    assert duel(*reversed(sides), learned.start, games=8, blind=3, simulations=120, seed=1) <= 0.25


def test_a_gate_lets_only_winners_play(tmp_path: Path) -> None:
    plan = SMALL._replace(gate=4, generations=2)
    Training(SelfPlaySchool(GAMES["connectx"][0], plan), tmp_path, LocalExecutor(1), math.inf).run()
    best = 0
    for number, line in enumerate(lines_of(tmp_path), start=1):
        best = number if line["won"] >= 0.55 else best
        assert load(tmp_path, number).player == best
