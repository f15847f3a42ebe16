"""An audit: of the run of `train` beside which it goes, and of files of other systems, with mistakes and without."""

import json
import math
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from self_play_support import RUNS, small_connectx
from test_training_runs import train

from tempo.arena.adapter.game_adapter import board_of, new_config
from tempo.training.audit.audit import outcomes_in
from tempo.training.audit.run_audit import RunAudit
from tempo.training.audit.truth import SIMULATIONS, Judge
from tempo.training.self_play.trainer import SelfPlayTrainer
from tempo.training.train import main

CONFIG = new_config("connectx")
DRAWN = [int(column) for column in "333333222222011111100000444444655555566666"]
Line = dict[str, Any]


def a_game(rng: random.Random) -> Line:
    """Return a game with a position at each ply, in which nothing is amiss."""
    board, moves, positions = board_of(CONFIG), list[int](), list[Line]()
    while board.rewards() is None:
        legal = board.legal()
        best, drawn = rng.choice(legal), len(moves) < 10
        share = rng.uniform(0.5, 0.8) if len(legal) > 1 else 1.0
        rest = {str(move): (1 - share) / (len(legal) - 1) for move in legal if move != best}
        positions.append({"ply": len(moves), "policy": {str(best): share, **rest}, "drawn": drawn})
        moves.append(rng.choice(legal) if drawn else best)
        board.play(moves[-1])
    result = board.rewards()[0]
    for position in positions:
        own = result if position["ply"] % 2 == 0 else -result
        position |= {"result": own, "value": own * rng.uniform(-0.1, 0.5)}
    return {"moves": moves, "positions": positions}


def some_games() -> list[Line]:
    rng = random.Random(1)
    return [a_game(rng) for _ in range(50)]


def an_answer(rng: random.Random) -> Line:
    moves = [rng.choice([0, 1, 5, 6]), rng.choice([2, 3]), rng.choice([3, 4])]
    return {"moves": moves, "chosen": {"1": 3, "100": 3}, "again": 3, "policy": {"3": 1.0}, "value": 0.1}


def some_answers() -> list[Line]:
    rng = random.Random(2)
    return [an_answer(rng) for _ in range(50)]


def audited(path: Path, lines: list[Line], capsys: pytest.CaptureFixture[str]) -> str:
    """Return what the command says of a file."""
    path.write_text("".join(json.dumps(line) + "\n" for line in lines), encoding="utf-8")
    assert main(["connectx", "--audit", str(path)]) == 0
    return capsys.readouterr().out


def test_a_sound_file_has_no_mistakes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    printed = audited(tmp_path / "sound.jsonl", [*some_games(), *some_answers()], capsys)
    assert "No known mistake was found." in printed and "FAULT" not in printed
    assert "Targets are wrong in the opening" in printed, "games at random"
    page = (tmp_path / "sound.html").read_text(encoding="utf-8")
    assert "100 simulations keep the value" in page and "Verdict" in page


def results_turned(game: Line) -> None:
    for position in game["positions"]:
        position["result"] *= -1


def values_turned(game: Line) -> None:
    for position in game["positions"]:
        position["value"] *= -1


def a_lost_draw(game: Line) -> None:
    board = board_of(CONFIG)
    for move in DRAWN:
        board.play(move)
    assert board.rewards() == (0, 0)
    game["moves"] = DRAWN
    game["positions"] = [{"ply": ply, "policy": {str(DRAWN[ply]): 1.0}, "result": -1} for ply in range(42)]


def always_the_same(game: Line) -> None:
    for position in game["positions"][:3]:
        position["policy"] = {str(column): 0.4 if column == 3 else 0.1 for column in range(7)}


def always_drawn(game: Line) -> None:
    for position in game["positions"]:
        played = str(game["moves"][position["ply"]])
        others = [move for move in position["policy"] if move != played]
        if others and not position["drawn"]:
            shares = {move: 0.5 / len(others) for move in others}
            position["policy"] = {**shares, played: 0.1, others[-1]: shares[others[-1]] + 0.4}


def a_share_of_all(game: Line) -> None:
    for position in game["positions"]:
        shares = {str(column): 0.03 for column in range(7)}
        position["policy"] = {move: shares[move] + 0.79 * position["policy"].get(move, 0.0) for move in shares}


def an_illegal_move(game: Line) -> None:
    game["moves"] = [0] * 7
    game["positions"] = []


def the_next_column(game: Line) -> None:
    for position in game["positions"]:
        before = str((game["moves"][position["ply"]] - 1) % 7)
        if before in position["policy"]:
            shares = dict.fromkeys(position["policy"], 0.05)
            position["policy"] = {**shares, before: 1 - 0.05 * (len(shares) - 1)}


@pytest.mark.parametrize(
    ("spoil", "says"),
    [
        (results_turned, "wrong sign at the end: 100%"),
        (values_turned, "wrong sign at the root"),
        (a_lost_draw, "draws are counted as losses: so it is in 100%"),
        (always_the_same, "noise is never added"),
        (always_drawn, "the temperature never falls"),
        (a_share_of_all, "illegal moves are not masked"),
        (an_illegal_move, "a child's index is out of bounds: 50 games"),
        (the_next_column, "a child's index is off by +1"),
    ],
)
def test_a_mistake_in_games_is_named(
    spoil: Callable[[Line], None], says: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    games = some_games()
    for game in games:
        spoil(game)
    faults = [line for line in audited(tmp_path / "games.jsonl", games, capsys).splitlines() if "FAULT" in line]
    assert len(faults) == 1 and says in faults[0], faults


def test_answers_that_differ_by_seed_are_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    answers = [{**answer, "again": number % 7} for number, answer in enumerate(some_answers())]
    assert "noise is always added" in audited(tmp_path / "answers.jsonl", answers, capsys)


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("[3, 3]", "line 2: [3, 3] is no object"),
        ('{"moves": [3,', "line 2: no JSON"),
        ('{"policy": {"3": 1}}', "line 2: there is no 'moves'"),
        ('{"moves": [9]}', "line 2: move 9 cannot be played after []"),
        ('{"moves": [], "positions": [{"ply": 3}]}', "ply 3 is none of a game of 0 moves"),
        ('{"moves": [3], "positions": [{"ply": 0, "policy": {"3": 0.4}}]}', "make up 0.40, not 1"),
        ('{"moves": [3], "positions": [{"ply": 0, "value": 7}]}', "value is 7, not a number from -1 lost to 1 won"),
        ('{"moves": [3], "positions": [{"ply": 0, "valu": 0}]}', "unknown field 'valu'"),
        ('{"moves": [3], "answer": 3}', "unknown field 'answer'"),
    ],
)
def test_a_bad_line_is_refused(line: str, says: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "bad.jsonl").write_text('{"moves": [3]}\n' + line + "\n", encoding="utf-8")
    assert main(["connectx", "--audit", str(tmp_path / "bad.jsonl")]) == 2
    error = capsys.readouterr().err
    assert says in error and error.count("\n") == 1


def test_what_cannot_be_audited_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "empty.jsonl").touch()
    for game, path, says in (
        ("connectx", tmp_path / "none.jsonl", "cannot read"),
        ("connectx", tmp_path / "empty.jsonl", "holds no game and no answer"),
    ):
        assert main([game, "--audit", str(path)]) == 2
        assert says in capsys.readouterr().err
    assert main(["othello", "--audit", "--folder", str(tmp_path / "run")]) == 2
    assert "--audit grades self-play" in capsys.readouterr().err


def test_each_generation_of_a_run_is_audited_once(tmp_path: Path) -> None:
    folder, lines = tmp_path / "run", list[str]()
    train("plain", (folder, True))
    trainer = SelfPlayTrainer(small_connectx, RUNS["plain"])
    RunAudit(trainer, folder, lines.append, share=math.inf).catch_up()
    assert [line.partition(" in ")[0] for line in lines if "audited" in line] == [
        "audited generation 0", "audited generation 1"
    ]  # fmt: skip
    first, second = outcomes_in(folder)
    assert first.grades["kept_100"] > 0.7 and 0 < first.grades["held_value_error"] < 2 and first.answers > 200
    assert not {"stale network", "strays", "sign"} & {fault.name for fault in (*first.faults, *second.faults)}
    page = (folder / "audit.html").read_text(encoding="utf-8")
    assert "Every generation" in page and "The truth is exact" in page
    with (folder / "audit.jsonl").open("a") as file:
        file.write('{"generation": 2, "gra')  # killed there
    count = len(lines)
    RunAudit(trainer, folder, lines.append, share=math.inf).catch_up()
    assert len(lines) == count and len(outcomes_in(folder)) == 2


def test_without_a_solver_long_searches_stand_for_the_truth() -> None:
    judge, positions = Judge(CONFIG), ((3, 3) * 2, (3, 0, 3, 0, 3), (3, 0, 3, 0, 3, 1))
    solved = [judge.truth(moves) for moves in positions]
    judge.exact, judge.known = None, {}
    assert f"{SIMULATIONS:,} simulations" in judge.about
    for moves, exact in zip(positions, solved, strict=True):
        truth = judge.truth(moves)
        if truth.certain:
            assert truth.value == exact.value
            assert all(found in (None, exact.outcomes[move]) for move, found in truth.outcomes.items())
        else:
            assert truth.keeping == [] and truth.value is not None and abs(truth.value) <= 1
    assert judge.truth((3, 0, 3, 0, 3, 1)).value == 1 and 3 in judge.truth((3, 0, 3, 0, 3, 1)).keeping
