"""Reference games, and regret along them."""
import pytest
from games import Referee
from tune_support import GAME, STANDARD

from tempo.arena.adapter.game_adapter import board_after, new_config
from tempo.arena.command_line.inputs import BadInput
from tempo.arena.jobs.executor import InProcessExecutor
from tempo.games.connectx.adapter.openings import position_after
from tempo.games.connectx.rules import new_board, new_state
from tempo.games.connectx.solver.solver import Solver
from tempo.lab.tune import reference_games as reference
from tempo.lab.tune import regret
from tempo.lab.tune.reference_games import (
    ReferenceGame,
    exact_solver,
    make_game,
    parse_game,
    parse_values,
    reference_games,
    values_of,
)
from tempo.lab.tune.regret import Candidate, SeatResult, difference

CLOCK = new_config("connectx", {}, act_timeout=0.05, bank=1.5)


def by_hand(referee: Referee) -> int:
    """Return 1, 0 or -1 for the side to move: plain negamax with the environment's rules."""
    best = -1
    for column in referee.legal:
        cells, mark = referee.cells[:], referee.mark
        referee.drop(column)
        value = 1 if referee.won else 0 if not referee.legal else -by_hand(referee)
        referee.cells, referee.mark, referee.won = cells, mark, False
        best = max(best, value)
        if best == 1:
            break
    return best


def test_move_values_match_plain_negamax():
    for ply in (28, 31, 33, 36):
        letters = {}
        for column in range(7):
            referee = Referee(6, 7, 4)
            for move in GAME.actions[:ply]:
                referee.drop(move)
            if column in referee.legal:
                referee.drop(column)
                letters[column] = "w" if referee.won else "d" if not referee.legal else "wdl"[1 + by_hand(referee)]
        assert values_of(STANDARD, GAME.actions[:ply]) == letters == GAME.values[ply - 6]


def test_early_move_values_match_the_solver():
    """Up to eight stones they come from a table; here from a long proof instead."""
    board = board_after(STANDARD, GAME.actions[:8])
    bounds = Solver(new_board(6, 7, 4), 24).solve(new_state(board.cells, 6, 7, board.mark), floor=-1, ceiling=1)
    assert (bounds.low >= 1) - (bounds.high <= -1) == 0
    assert values_of(STANDARD, GAME.actions[:7])[GAME.actions[7]] == "d"
    assert values_of(STANDARD, GAME.actions[:7]) == GAME.values[1]


def test_losses_and_positions_with_something_at_stake():
    assert parse_game(GAME.line()) == GAME
    assert GAME.line().startswith("4661143414413533530556366610000502222 6 ldlddll ")
    assert [GAME.loss(6, column) for column in range(7)] == [0.5, 0, 0.5, 0, 0, 0.5, 0.5]
    assert GAME.loss(9, 4) == 0 and GAME.loss(9, 1) == 0.5 and GAME.loss(9, 0) == 1
    assert GAME.at_stake(6) and not GAME.at_stake(10)
    assert GAME.plies(0)[0] == 6 and GAME.plies(0)[-1] == 36
    assert ReferenceGame(GAME.actions[:12], 6, GAME.values[:6]).plies(0) == [6, 8]


def test_a_line_of_a_game_with_actions_above_9():
    """Actions above 9 are separated by commas, and a position has as many letters as its largest action needs."""
    values = ({3: "w", 12: "l"}, {0: "d"})
    game = ReferenceGame((11, 2, 12, 0), 2, values)
    assert game.line() == "11,2,12,0 2 ---w--------l d------------"
    assert parse_game(game.line()) == game
    few = ReferenceGame((1, 2, 0), 1, ({2: "w", 11: "l"}, {0: "d"}))
    assert few.line() == "120 1 --w--------l d-----------" and parse_game(few.line()) == few


def test_missing_games_are_added_to_the_file(tmp_path, monkeypatch):
    def short_game(config, job):
        return ReferenceGame((*job[0], 3), len(job[0]), (parse_values("ddddddd"),))

    monkeypatch.setattr(reference, "make_game", short_game)
    path = tmp_path / "games.txt"
    few = reference_games(path, STANDARD, 3, 5, InProcessExecutor())
    lines = path.read_text().splitlines()
    many = reference_games(path, STANDARD, 40, 5, InProcessExecutor())
    assert lines[0] == "reference games, seed 5"
    assert many[:3] == few and path.read_text().splitlines()[:4] == lines
    assert reference_games(path, STANDARD, 2, 5, InProcessExecutor()) == few[:2]
    openings = {position_after(game.opening_moves(), STANDARD) for game in many}
    assert len(openings) == 40
    balanced = [set(values_of(STANDARD, game.opening_moves()).values()) for game in many]
    assert all("d" in letters and "w" not in letters for letters in balanced)
    with pytest.raises(BadInput, match="seed 6"):
        reference_games(path, STANDARD, 3, 6, InProcessExecutor())
    with pytest.raises(BadInput, match="seed 5, rows=5: name another"):
        reference_games(path, new_config("connectx", {"rows": 5}), 3, 5, InProcessExecutor())


def test_reference_games_need_a_solver_for_every_position():
    exact_solver(STANDARD)
    with pytest.raises(BadInput, match="othello has no reference games"):
        exact_solver(new_config("othello"))
    with pytest.raises(BadInput, match="10x10"):
        exact_solver(new_config("connectx", {"rows": 10, "columns": 10}))


def test_a_reference_game_repeats_from_its_seed():
    job = (GAME.actions[:20], "some seed")
    game = make_game(STANDARD, job)
    assert game == make_game(STANDARD, job)
    assert game.actions != make_game(STANDARD, (job[0], "another")).actions
    assert len(game.values) == len(game.actions) - 20 and game.values[0] == GAME.values[14]


class ScriptedAgent:
    """An agent that plays prescribed moves in prescribed seconds, on a clock of its own."""

    def __init__(self, moves, seconds) -> None:
        self.moves, self.seconds, self.now = iter(moves), iter(seconds), 0.0
        self.banks: list[float] = []

    def __call__(self, observation, configuration) -> int:
        self.banks.append(observation.remainingOverageTime)
        assert configuration.actTimeout == pytest.approx(0.05)
        self.now += next(self.seconds)
        return next(self.moves)


def test_a_player_is_replayed_and_charged_for_its_time(monkeypatch):
    """By hand: ply 6 gives away a draw, ply 8 nothing; then one move is late and the bank stays empty."""
    agent = ScriptedAgent([0, 4, 3, *range(99)], [0.05, 1.05, 0.03, 0.60, *[0.04] * 99])
    letters = ("ldlddll", "l" * 7, "lllldll", "l" * 7, *["lllllld"] * 4)
    game = ReferenceGame(GAME.actions[:14], 6, tuple(map(parse_values, letters)))
    monkeypatch.setattr(regret, "make_agent", lambda *_, **__: agent)
    monkeypatch.setattr(regret, "perf_counter", lambda: agent.now)
    agent.moves = iter([0, 4, 6, 1])
    results = Candidate(CLOCK, "classic", {}).replay(game, 0, 7)
    assert agent.banks == pytest.approx([1.5, 1.5, 0.5, 0.5])
    assert results == SeatResult(loss=1.0, moves=4, late=1, bank=0.0)


def test_both_seats_of_all_games_have_repeatable_seeds(monkeypatch):
    seeds = []

    def make(game, profile, overrides, seed):
        seeds.append(seed)
        return lambda observation, configuration: next(c for c in range(7) if observation.board[c] == 0)

    monkeypatch.setattr(regret, "make_agent", make)
    first = list(Candidate(CLOCK, "classic", {}).replay_all([GAME, GAME], 1))
    again = list(Candidate(CLOCK, "champion", {"cap": "1"}).replay_all([GAME, GAME], 1))
    assert first == again and len(first) == 4 and first[0] == first[2]
    assert seeds[:4] == seeds[4:] and len(set(seeds)) == 4
    assert regret.regret(first) == pytest.approx(2 * (first[0].loss + first[1].loss) / sum(one.moves for one in first))


def test_the_difference_is_paired():
    """Games of very different difficulty, one player always worse by a half: no doubt about it. And by hand:
    gaps 0, 1, 0, 1 have the mean 1/2 and the standard error sqrt(1/3) / 2."""
    hard = [SeatResult(loss, 10, 0, 0.0) for loss in (0.0, 3.0, 1.0, 2.5)]
    assert difference(hard, [one._replace(loss=one.loss + 0.5) for one in hard]) == pytest.approx((0.05, 0.05, 0.05))
    mixed = difference(hard, [one._replace(loss=one.loss + gap) for one, gap in zip(hard, (0, 1, 0, 1), strict=True)])
    half = 1.959964 * (1 / 3) ** 0.5 / 2 / 10
    assert mixed == pytest.approx((0.05, 0.05 - half, 0.05 + half), abs=1e-6)
