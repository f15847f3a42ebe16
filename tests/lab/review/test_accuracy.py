"""Accuracy: what a player scores on a set follows from its moves, and the committed sets are correct."""

import json
import random

import pytest
from config_support import connectx_config
from games import Referee
from record_support import said

from tempo.arena.adapter.exact import Effort, Score
from tempo.arena.adapter.game_adapter import adapter_of, board_after
from tempo.arena.command_line.inputs import BadInput
from tempo.arena.players.profile_agents import make_agent
from tempo.arena.records.score_sets import HEADER, read_score_set
from tempo.games.connectx.adapter.adapter import ADAPTER
from tempo.games.connectx.adapter.openings import legal_order
from tempo.lab.review import review_command
from tempo.lab.review.accuracy import accuracy_command, sample_positions
from tempo.lab.statistics.intervals import wilson

CONFIG, BITS = connectx_config(4, 5, 4), 18
STANDARD = HEADER.format("connectx", "rows=6,columns=7,inarow=4")
LEFTMOST = "def agent(o, c):\n    return next(i for i in range(c.columns) if o.board[i] == 0)\n"
SMALL = ("--config", "rows=4,columns=5,inarow=4", "--table-bits", "18")
DRAW = ("--draw", "20", "--stones", "3-15", *SMALL, "--workers", "2")


def asked(tmp_path, *arguments: str) -> tuple[int, list[dict]]:
    """Return the exit code, and every move."""
    out = tmp_path / "out.json"
    code = accuracy_command.main([*arguments, "--json", str(out)])
    return code, json.loads(out.read_text())["moves"]


def test_the_accuracy_of_an_agent_that_plays_the_leftmost_column(tmp_path, capsys):
    file = tmp_path / "agent.py"
    file.write_text(LEFTMOST)
    code, moves = asked(tmp_path, str(file), *DRAW, "--strict")
    assert len(moves) == 20
    losing = perfect = 0
    for move in moves:
        scores = ADAPTER.exact().scores(board_after(CONFIG, tuple(move["actions"])), Effort(), BITS)
        assert {str(column): list(score) for column, score in scores.items()} == move["scores"]
        assert move["action"] == min(scores)
        best, played = max(score.low for score in scores.values()), scores[move["action"]].low
        losing += (best > 0 >= played) or (best == 0 > played)
        perfect += best == played
    assert all(3 <= len(move["actions"]) <= 15 for move in moves)
    shown = capsys.readouterr().out
    assert code == 1 and losing > 0 and shown.count("✗") == losing
    assert f"{perfect / 20:.3f}" in shown and f"{1 - losing / 20:.3f}" in shown


def test_a_perfect_agent_scores_one(tmp_path, capsys):
    code, moves = asked(tmp_path, "perfect", *DRAW, "--strict")
    assert code == 0 and len(moves) == 20
    assert "1.000 (0.839-1.000)" in capsys.readouterr().out


def test_a_fixed_number_of_simulations_repeats(tmp_path):
    found = [asked(tmp_path, "classic", "--sims", "300", "--first", "25", "--workers", w)[1] for w in ("1", "2")]
    columns = [[move["action"] for move in moves] for moves in found]
    assert columns[0] == columns[1] and len(columns[0]) == 25


def test_a_saved_set_is_read_back(tmp_path):
    file = tmp_path / "set.txt"
    assert accuracy_command.main([*DRAW, "--save", str(file)]) == 0
    config, positions = read_score_set(file)
    assert config.shape == CONFIG.shape and len(positions) == 20 == len({position.actions for position in positions})
    exact = ADAPTER.exact()
    assert all(exact.scores(board_after(CONFIG, one.actions), Effort(), BITS) == one.scores for one in positions)
    again = tmp_path / "again.txt"
    assert accuracy_command.main([*DRAW, "--save", str(again)]) == 0
    assert again.read_text() == file.read_text()


def test_the_committed_set_has_the_positions_it_claims():
    config, positions = read_score_set(ADAPTER.score_set)
    assert config.shape == ADAPTER.shape and len(positions) == 1000
    assert {len(position.actions) for position in positions} == set(range(10, 18))
    assert len({tuple(board_after(config, position.actions).cells) for position in positions}) == 1000


@pytest.mark.parametrize("step", [200, pytest.param(1, marks=pytest.mark.slow)])
def test_the_scores_of_the_committed_set_are_exact(step):
    config, positions = read_score_set(ADAPTER.score_set)
    for position in positions[::step]:
        assert ADAPTER.exact().scores(board_after(config, position.actions), Effort(), 24) == position.scores


def test_positions_sampled_evenly_have_the_number_of_stones(tmp_path):
    asked_for = ("--every", "--draw", "4", "--stones", "8-8", "--seconds", "0", "--table-bits", "18", "--workers", "1")
    code, moves = asked(tmp_path, "random", *asked_for)
    assert code == 0 and len({tuple(move["actions"]) for move in moves}) == 4
    assert all(len(move["actions"]) == 8 for move in moves)


def test_intervals_match_published_ones():
    """Newcombe (1998), table I, method 3: 81 of 263, 15 of 148, 0 of 20, 1 of 29."""
    published = {
        (81, 263): (0.2553, 0.3662), (15, 148): (0.0624, 0.1605), (0, 20): (0.0, 0.1611), (1, 29): (0.0061, 0.1718),
    }  # fmt: skip
    for (part, whole), interval in published.items():
        assert wilson(part, whole) == pytest.approx(interval, abs=5e-5)


@pytest.mark.parametrize(
    ("arguments", "text"),
    [
        (("random", "--draw", "5", "--config", "rows=9,columns=9,inarow=4"), "the solver cannot score 9x9"),
        (("random", "--draw", "5", "--stones", "8-42"), "at most 41 stones"),
        (("random", "--draw", "5", "--every", "--stones", "5-9"), "at most 8 stones"),
        (("random", "--every"), "go with --draw N"),
        (("nobody",), "no player 'nobody'"),
        (("openspiel:many",), "number of simulations"),
        ((), "name a player"),
        (("classic", "--sims", "10", "--bank", "3"), "leave out --act-timeout"),
        (("champion", "--game", "othello"), "othello has no set of positions: give --draw"),
    ],
)
def test_unusable_input_is_refused_in_one_line(arguments, text, capsys):
    assert text in said(capsys, 2, accuracy_command.main, *arguments)


def test_a_game_without_a_solver_needs_a_file(monkeypatch, capsys):
    monkeypatch.setattr(type(adapter_of("othello")), "exact", lambda self: None)
    text = said(capsys, 2, accuracy_command.main, "champion", "--game", "othello")
    assert "othello has no set of positions: give --set FILE" in text


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("3,3", "the scores are not those of the legal moves 0, 1"),
        ("3,9 1=0", "9 cannot be played"),
        ("0,1,0,1,0,1,0 1=0", "the game is over"),
        ("0,0,0,0,0,0 0=1 1=2 2=0 3=0 4=0 5=0 6=0", "not those of the legal moves 1, 2"),
        ("3,4 0=x", "line 2"),
        ("", "line 2"),
    ],
)
def test_a_damaged_set_is_refused_with_its_line(tmp_path, line, complaint):
    file = tmp_path / "set.txt"
    file.write_text(STANDARD + line + "\n")
    with pytest.raises(BadInput, match=complaint):
        read_score_set(file)
    file.write_text("something else\n")
    with pytest.raises(BadInput, match="is not a set of positions"):
        read_score_set(file)


def test_bounds_are_kept_in_a_set(tmp_path):
    file = tmp_path / "set.txt"
    worth = " ".join(f"{column}={'1..18' if column == 3 else '-2'}" for column in range(7))
    file.write_text(f"{STANDARD}- {worth}\n")
    [position] = read_score_set(file)[1]
    assert position.actions == () and position.scores[3] == Score(1, 18) and position.scores[0] == Score(-2, -2)


# ---- other games ----


def test_othello_endgames_are_scored(tmp_path, capsys):
    """Greedy takes the most discs at once, and is held against exact disc differences."""
    draw = ("--draw", "6", "--stones", "52-56", "--game", "othello", "--workers", "2", "--table-bits", "18")
    code, moves = asked(tmp_path, "greedy", *draw, "--strict")
    assert len(moves) == 6 and code in (0, 1)
    for move in moves:
        scores = {int(action): Score(*score) for action, score in move["scores"].items()}
        assert all(score.is_exact for score in scores.values()) and move["action"] in scores
    assert "keep the value" in capsys.readouterr().out


def test_gomoku_wins_by_threats_are_scored(tmp_path, monkeypatch):
    """Only sampled positions with a certain value remain; the champion keeps their wins. Champions draw them here,
    since their machine code is built."""
    monkeypatch.setattr(sample_positions, "sampling_agent", lambda game, rng: make_agent(game, "champion", {}, 200, 1))
    draw = ("--draw", "16", "--stones", "12-20", "--game", "gomoku", "--config", "size=9", "--workers", "1")
    code, moves = asked(tmp_path, "champion", *draw, "--sims", "500", "--strict")
    assert code == 0 and 0 < len(moves) <= 16
    for move in moves:
        scores = move["scores"].values()
        assert max(low for low, _ in scores) > 0 or max(high for _, high in scores) < 0


def test_any_board_can_be_reached_by_some_order_of_moves():
    rng = random.Random(1)
    for _ in range(200):
        referee, stones = Referee(6, 7, 4), rng.randint(0, 30)
        while not referee.over and sum(map(bool, referee.cells)) < stones:
            referee.drop(rng.choice(referee.legal))
        again = Referee(6, 7, 4)
        for column in legal_order(referee.cells):
            again.drop(column)
        assert again.cells == referee.cells
    with pytest.raises(ValueError, match="cannot be reached"):
        legal_order([0] * 35 + [1, 1, 0, 0, 0, 0, 0])


@pytest.mark.parametrize("bits", ["60", "9", "0", "x", "-3"])
def test_an_impossible_table_size_is_refused_in_one_line(bits, capsys):
    for main, asked_of in ((review_command.main, "4444"), (accuracy_command.main, "perfect")):
        with pytest.raises(SystemExit) as refused:
            main([asked_of, f"--table-bits={bits}"])
        error = capsys.readouterr().err
        assert refused.value.code == 2 and error.count("\n") == 1
        assert f"'{bits}' is not a whole number from 10 to " in error


def test_forfeits_are_reported_below_the_table(tmp_path, capsys):
    """Forfeits do not improve a player's shares, and a player that always fails is given up."""
    positions = ["--draw", "12", "--stones", "8-13", *SMALL, "--workers", "1", "--act-timeout", "2"]
    odd, never, broken = (tmp_path / f"{name}.py" for name in ("odd", "never", "broken"))
    odd.write_text("def agent(o, c):\n    assert sum(map(bool, o.board)) % 2\n    return o.board.index(0)\n")
    never.write_text("def agent(o, c):\n    raise ValueError('two\\nlines \\x1b[31m')\n")
    broken.write_text("def agent(o, c:\n")
    assert accuracy_command.main([str(odd), *positions]) == 1
    printed = capsys.readouterr().out
    assert "AssertionError" in printed and "of 12 positions were forfeited; no share counts them" in printed
    assert accuracy_command.main([str(never), *positions]) == 1
    printed = capsys.readouterr().out
    assert "ValueError: two lines \\x1b[31m (line 2 of agent)" in printed
    assert "✗ 5 of 5 positions were forfeited; no share counts them; 7 were not asked" in printed
    assert accuracy_command.main([str(broken), *positions]) == 2
    assert "SyntaxError" in capsys.readouterr().err
