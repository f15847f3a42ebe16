"""The one-minute check through the environment, and its command line."""

import re
import subprocess
import sys
from pathlib import Path

import pytest
from config_support import connectx_config
from folders import MATCH_AGENTS
from record_support import BOARD, COMMAND

from tempo.arena.records.record_file import read_record
from tempo.cli import main as command_line
from tempo.games.connectx.adapter.adapter import ADAPTER
from tempo.lab.tournament.one_minute_check import main, parser

STEADY, RAISES, DIES, SLOW = (str(MATCH_AGENTS / f"{name}.py") for name in ("steady", "raises", "dies", "slow_to_load"))


def evaluate(tmp_path, *arguments, code=0):
    """Return header and games of a check; each game with the agent's seat and its opponent."""
    path = tmp_path / "quick.jsonl"
    path.unlink(missing_ok=True)
    assert main([*arguments, "--record", str(path)]) == code
    header, games = read_record(path)
    for game in games.values():
        game["seat"] = game["players"].index(0)
        game["opponent"] = header["players"][game["players"][1 - game["seat"]]]["name"]
    return header, list(games.values())


def forfeiters(games):
    return [["ERROR" in status for status in game["statuses"]].index(True) for game in games]


def test_the_built_file_beats_random(tmp_path):
    """A full game at a short clock with the start paid from the bank, without a forfeit."""
    _, (game,) = evaluate(tmp_path, "--opponent", "random", "--games", "1", "--act-timeout", "0.05", "--bank", "60")
    assert game["statuses"] == ["DONE", "DONE"]
    assert game["rewards"][game["seat"]] == 1
    assert None not in {move["reason"] for move in game["moves"] if move["seat"] == game["seat"]}


def test_without_openspiel_one_line_says_what_to_install(monkeypatch, capsys):
    monkeypatch.setattr("tempo.arena.adapter.environments.environment_adapter.find_spec", lambda name: None)
    for game in ("othello", "gomoku"):
        needed = f"kaggle_environments plays {game} by OpenSpiel: pip install --no-deps 'open_spiel>=2'\n"
        assert command_line(["--game", game]) == 2
        assert capsys.readouterr().err == f"local_eval.py: {needed}"
        assert command_line(["match", "random", "champion", "--game", game, "--environment"]) == 2
        assert capsys.readouterr().err == f"local_eval.py match: {needed}"
    assert command_line(["check", STEADY, "--game", game, "--rows", "environment"]) == 0
    assert "by OpenSpiel" in capsys.readouterr().out


def test_the_bank_reaches_the_agents():
    environment = ADAPTER.make_environment(connectx_config(act_timeout=20, bank=7.5))
    seen = []

    def watch(observation, configuration):
        seen.append((observation.remainingOverageTime, configuration.actTimeout))
        return observation.board.index(0)

    environment.run([watch, "random"])
    assert set(seen) == {(7.5, 20)}


@pytest.mark.parametrize(("warm", "code"), [([], 1), (["--warm"], 0)])
def test_a_warm_start_costs_no_time(tmp_path, warm, code):
    """On a clock that is too short for loading the file it is late, unless it was loaded before."""
    clock = ["--act-timeout", "1", "--bank", "5", "--games", "2", "--opponent", "random"]
    _, games = evaluate(tmp_path, "--agent", SLOW, *clock, *warm, code=code)
    late = [game["statuses"][game["seat"]] == "TIMEOUT" for game in games]
    assert late == [not warm] * 2


@pytest.mark.long
def test_half_of_the_games_in_each_seat_against_both(tmp_path, capsys):
    header, games = evaluate(tmp_path, "--agent", STEADY, "--games", "4")
    assert [game["opponent"] for game in games] == ["random"] * 4 + ["negamax"] * 4
    assert [game["seat"] for game in games] == [0, 1] * 4 and parser().parse_args([]).games == 10
    assert header["config"]["bank"] == 60
    for game in games:
        assert game["statuses"] == ["DONE", "DONE"]
        steady = [move for move in game["moves"] if move["seat"] == game["seat"]]
        assert {(move["simulations"], move["reason"]) for move in steady} == {(1000, "search")}
        assert [move["step"] for move in game["moves"]] == list(range(len(game["moves"])))
    out, _, path = capsys.readouterr().out.rpartition("record: ")
    assert Path(path.strip()).is_file()
    assert "8 games, " in out
    assert max(map(len, out.splitlines())) <= 80


def test_moves_without_a_search_are_prominent(tmp_path, capsys):
    """They come from the environment's logs; a silent agent has none."""
    path = tmp_path / "agent.py"
    path.write_text(
        "WHY = iter(['search backend=python', 'book', 'hurry backend=python', *['search backend=native'] * 50])\n"
        "def agent(o, c):\n    print('why=' + next(WHY))\n    return o.board.index(0)\n"
    )
    _, games = evaluate(tmp_path, "--agent", str(path), "--opponent", "random", "--games", "2", "--seed", "2")
    own = [move for game in games for move in game["moves"] if move["seat"] == game["seat"]]
    assert [(move["reason"], move["backend"]) for move in own[:3]] == [
        ("search", "python"), ("book", None), ("hurry", "python"),
    ]  # fmt: skip
    out = capsys.readouterr().out
    assert f"✗ agent.py: 2 of {len(own)} moves unsearched (hurry 2)\n" in out
    assert "docs/background/machine-code.md" in out
    assert re.search(r"python\s+→ native at\s+move 4", re.sub(r"\s+", " ", out))
    assert "2 moves unsearched; 2 s a move" in out
    assert max(len(line) for line in out.splitlines() if not line.startswith(("✗", "An unsearched", "record:"))) <= 80
    evaluate(tmp_path, "--agent", str(path), "--opponent", str(path), "--games", "1")
    out = capsys.readouterr().out
    assert out.count("moves unsearched (hurry 1)") == 2, "of an opponent that tells, it is told as well"
    silent = tmp_path / "silent.py"
    silent.write_text("def agent(o, c): return o.board.index(0)")
    evaluate(tmp_path, "--agent", str(silent), "--opponent", "random", "--games", "1")
    out = capsys.readouterr().out
    assert "unsearched" not in out and "backend" not in out


def test_games_against_the_built_ins_repeat_from_the_seed(tmp_path):
    """The agent is deterministic, the built-ins draw from the seed."""
    columns = []
    for seed in ("1", "1", "2"):
        _, games = evaluate(tmp_path, "--agent", STEADY, "--games", "1", *BOARD, "--seed", seed)
        assert [game["opponent"] for game in games] == ["random", "negamax"]
        columns.append([[move["action"] for move in game["moves"]] for game in games])
    assert columns[0] == columns[1] != columns[2]


def test_forfeits_of_either_side_stand_in_their_columns_and_give_exit_code_1(tmp_path, capsys):
    arguments = ["--opponent", STEADY, "--games", "2", "--config", "rows=8,columns=9,inarow=5"]
    _, games = evaluate(tmp_path, "--agent", RAISES, *arguments, code=1)
    assert forfeiters(games) == [0, 1]
    assert [game["statuses"] for game in games] == [["ERROR", "DONE"], ["DONE", "ERROR"]]
    assert [game["rewards"] for game in games] == [[None, 0], [0, None]]
    assert games[0]["moves"][-1]["action"] is None
    out = capsys.readouterr().out
    assert "ValueError: boom" in out
    assert "0 won, 0 drawn, 0 lost, forfeited 2 ours and 0 theirs" in out
    _, games = evaluate(tmp_path, "--agent", STEADY, "--opponent", RAISES, *arguments[2:], code=1)
    assert forfeiters(games) == [1, 0]
    assert "forfeited 0 ours and 2 theirs" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("source", "status", "said"),
    [
        ("def agent(o, c): return 9", "INVALID", "returned 9"),
        ("def agent(o, c): return True", "INVALID", "not a move"),
        ("def agent(o, c): return 3.0", "ERROR", "the environment itself raised TypeError"),
        ("def agent(o, c): raise SystemExit", "ERROR", "the environment itself raised SystemExit"),
        ("import time\ndef agent(o, c): time.sleep(3)", "TIMEOUT", "more than was left"),
        ("def agent(o, c", "ERROR", "SyntaxError"),
    ],
)
def test_each_kind_of_forfeit(tmp_path, source, status, said):
    path = tmp_path / "agent.py"
    path.write_text(source)
    clock = ["--act-timeout", "1", "--bank", "1" if status == "TIMEOUT" else "60"]
    _, (game,) = evaluate(
        tmp_path, "--agent", str(path), "--opponent", "random", "--games", "1", *clock, code=1
    )
    assert game["statuses"] == [status, "DONE"]
    assert game["rewards"] == [None, 0]
    assert said in game["problem"]


def test_a_dead_process_is_reported_in_one_line(tmp_path, capsys):
    record = str(tmp_path / "quick.jsonl")
    arguments = ["--agent", DIES, "--opponent", "negamax", "--games", "1", "--config", "rows=4,columns=4,inarow=4"]
    assert main([*arguments, "--record", record]) == 1
    said = capsys.readouterr()
    (line,) = [line for line in said.out.splitlines() if line.startswith("✗")]
    assert line.startswith("✗ negamax game 0: ")
    assert line.endswith("its process ended with exit code 7")
    assert "Traceback" not in said.err


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--agent", "nowhere.py"], "there is no agent file 'nowhere.py'"),
        (["--opponent", "foo"], "--opponent foo: choose random, negamax, or the path of an agent file"),
        (["--opponent", "negmax"], "or the path of an agent file; did you mean negamax?"),
        (["--opponent", "foo.py"], "there is no agent file 'foo.py'"),
        (["--games", "ten"], "'ten' is not a whole number"),
        (["--config", "rows=8;columns=9"], "is not like rows=6"),
        (["--gmaes", "3"], "unrecognized arguments: --gmaes 3; did you mean --games?"),
        (["matches"], "there is no command 'matches': did you mean match?"),
        (["--game", "connectx", "laddr"], "there is no command 'laddr': did you mean ladder?"),
        (["xyzzy"], "there is no command 'xyzzy': choose check, submit, match, "),
    ],
)
def test_bad_input_is_one_line_and_exit_code_2(capsys, arguments, said):
    try:
        code = command_line(arguments)
    except SystemExit as left:
        code = left.code
    printed = capsys.readouterr()
    assert (code, printed.out, printed.err.count("\n")) == (2, "", 1)
    assert said in printed.err


@pytest.mark.parametrize("before", [["--game", "othello"], ["--game=othello"]])
def test_the_game_may_be_named_before_the_command(before, capsys):
    assert command_line([*before, "match", "champion"]) == command_line(["match", "champion", "--game", "othello"]) == 2
    first, second = capsys.readouterr().err.splitlines()
    assert first == second


def test_games_are_forked_from_a_process_that_has_not_compiled_anything(tmp_path):
    """The import of numba counts in the agent's first timed move. In a process of its own, as the command is run."""
    arguments = ["--agent", STEADY, "--opponent", "random", "--games", "1", *BOARD]
    lines = f"import runpy, sys; sys.argv = {[COMMAND, *arguments, '--record', str(tmp_path / 'quick.jsonl')]}\n"
    lines += "try:\n    runpy.run_path(sys.argv[0], run_name='__main__')\n"
    lines += "except SystemExit as left:\n    print(left.code, 'numba' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", lines], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "0 False"
    assert "1 won, 0 drawn, 0 lost" in done.stdout
