"""The command `check`: output, saved JSON, exit codes and errors for bad input."""

import json
import re
import sys
from types import SimpleNamespace

import pytest
from built_files import built_file
from check_support import FAULTS, OWN_FAULTS, broken_agent, correct
from config_support import connectx_config
from record_support import said

from tempo.arena.adapter.game_adapter import games
from tempo.arena.referee.check_spec import check_spec_of
from tempo.arena.referee.messages import ILLEGAL
from tempo.lab.check.check import build_parser, check_file, main
from tempo.lab.check.outcomes import failing, passing, skipped
from tempo.lab.check.report import FIX_FIRST, LEFT_OUT, RowResult, fix_of, last_line, merge_repeats
from tempo.lab.check.rows import longest, rows_of
from tempo.lab.check.sandbox.sandbox import Limits

CORRECT = correct("connectx")
CONNECTX = ("--game", "connectx")


@pytest.fixture(autouse=True)
def wide(monkeypatch):
    monkeypatch.setenv("COLUMNS", "200")


def last_of(text):
    return text.rstrip().splitlines()[-1]


def test_the_command_prints_a_table_saves_json_and_returns_0_or_1(tmp_path, capsys):
    saved = tmp_path / "check.json"
    rows = ["--rows", "entry,answer_type,memory", "--quick", "--json", str(saved), *CONNECTX]
    assert main([str(CORRECT), *rows]) == 0
    out = capsys.readouterr().out
    assert out.count("pass") == 2 and out.count("skipped by --quick") == 1 and "Fix" not in out
    assert last_of(out) == "fit to upload, by 2 of 21 rows"
    assert main([str(broken_agent("connectx", "answer = lambda move: None", tmp_path)), *rows]) == 1
    out = capsys.readouterr().out
    assert "FAIL" in out and "None (NoneType)" in out and "Fix: Return int(column) on every path" in out
    assert last_of(out) == "1 of 2 fails: answer_type"
    record = json.loads(saved.read_text())
    assert record["passed"] is False and record["summary"] == "1 of 2 fails: answer_type"
    assert [(row["row"], row["status"]) for row in record["rows"]] == [
        ("entry", "pass"),
        ("answer_type", "fail"),
        ("memory", "skip"),
    ]
    assert [bool(row["fix"]) for row in record["rows"]] == [False, True, False]


@pytest.mark.parametrize(
    ("fault", "row", "told"),
    [
        (FAULTS["observations"], "observations", "KeyError: 'step' (line 34, in before: observation[\"step\"])"),
        (FAULTS["observations"], "observations", "the environment shows every entry to both seats"),
        (OWN_FAULTS["connectx"]["boards"], "boards", "the competition plays on 6 rows, 7 columns, 4 in a row"),
    ],
    ids=["step", "entries", "boards"],
)
def test_conditions_outside_the_competition_only_warn(fault, row, told, tmp_path, capsys):
    saved, path = tmp_path / "check.json", broken_agent("connectx", fault, tmp_path)
    assert main([str(path), "--rows", f"{row},size", "--json", str(saved), *CONNECTX]) == 0
    out = capsys.readouterr().out
    assert "WARN" in out and "FAIL" not in out and "Fix: " in out
    assert last_of(out) == f"fit to upload, by 2 of 21 rows; 1 warning: {row}"
    record = json.loads(saved.read_text())
    assert record["passed"] is True
    assert [result["status"] for result in record["rows"]] == ["warn", "pass"]
    assert told in record["rows"][0]["measured"]


def test_standard_error_says_how_long_it_may_take_and_what_is_being_run(capsys):
    assert main([str(CORRECT), "--rows", "entry,memory,size", "--quick", *CONNECTX]) == 0
    lines = capsys.readouterr().err.splitlines()
    assert re.fullmatch(r".* 2 rows on .*correct.py as a game of connectx: up to about 1 min, .*", lines[0])
    assert [line.strip() for line in lines[1:]] == [
        "1 of 3  the last callable is the agent ... pass",
        "2 of 3  memory of a whole game ... skip",
        "3 of 3  size of the file ... pass",
    ]


def test_on_a_terminal_a_bar_names_the_row(capsys, monkeypatch):
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    assert main([str(CORRECT), "--rows", "size", *CONNECTX]) == 0
    assert " ... " not in capsys.readouterr().err


def test_a_shared_game_counts_once_in_the_estimate():
    rows = {row.name: row for row in rows_of(check_spec_of("connectx"))}
    clock = connectx_config()
    assert longest([rows["worst_move"]], clock) == 60 + 21 * 2
    assert longest([rows[name] for name in ("worst_move", "memory", "output")], clock) == 60 + 21 * 2
    assert longest([rows["entry"], rows["size"]], clock) == 2 * longest([rows["size"]], clock)
    assert 360 < longest(list(rows.values()), clock) < 480


def test_the_help_says_what_the_sandbox_does_not_isolate():
    told = build_parser("connectx").format_help()
    assert "sandbox" in told
    assert "the network, all your files and the environment variables are as open" in " ".join(told.split())


# ---- one error, said once ----

STUMBLES = """
def agent(observation, configuration):
    board = observation["board"]
    if sum(cell != 0 for cell in board) > 3:
        {}["no such key"]
    return board.index(0)
"""


def test_one_error_is_reported_once_with_its_place(tmp_path):
    path = tmp_path / "stumbles.py"
    path.write_text(STUMBLES)
    names = ("entry", "second_process", "answer_type", "boards", "environment")
    results = check_file(path, Limits(), connectx_config(), names)
    told = {row.name: result for row, result in results}
    first = told["second_process"]
    assert first.measured == "KeyError: 'no such key' (line 5, in agent: {}[\"no such key\"])"
    assert first.fix == FIX_FIRST.format(4)
    for name in names[2:]:
        assert told[name].measured == "the same error as in: a second fresh process plays too"
        assert told[name].repeats == "second_process"
    assert last_line(results, 5) == f"1 of 5 fails: {first.measured}: second_process (and 3 more by the same error)"


def test_a_game_that_fails_in_the_first_process_is_no_fault_of_the_second(agent_file):
    (result,) = check_file(agent_file(STUMBLES), Limits(), connectx_config(), ("second_process",))
    assert fix_of(result) == "The first process fails already: fix this error."


def test_a_process_that_dies_at_its_first_move_is_reported_once(agent_file):
    dies = agent_file("import os\n\n\ndef agent(observation, configuration):\n    os._exit(9)\n")
    results = check_file(dies, Limits(), connectx_config())
    assert last_line(results, 21) == "1 of 21 fails: namespace"
    told = {row.name: result.measured for row, result in results}
    assert "exit code 9" in told["namespace"] and told["seats"] == "not run: no process survives the first move"


def named(name):
    return SimpleNamespace(name=name, title=name.title())


ERROR = "KeyError: 1 (line 3, in agent: x[1])"
ONCE_MORE = "(and 1 more by the same error)"


@pytest.mark.parametrize(
    ("outcomes", "line"),
    [
        ([passing("")], "fit to upload"),
        ([passing(""), skipped(LEFT_OUT)], "fit to upload, by 1 of 2 rows"),
        ([failing("", warning="why"), failing("", warning="why")], "fit to upload; 2 warnings: a, b"),
        ([failing(""), failing("")], "2 of 2 fail: a, b"),
        ([failing("", ERROR, warning="why"), failing("", ERROR)], f"1 of 2 fails: {ERROR}: b {ONCE_MORE}"),
        ([failing("", ERROR), failing("", "KeyError: 1")], f"1 of 2 fails: {ERROR}: a {ONCE_MORE}"),
        ([failing("", ERROR), failing("", "KeyError: 2")], "2 of 2 fail: a, b"),
        ([failing("", ERROR), failing("", ERROR, "KeyError: 2")], "2 of 2 fail: a, b"),
        ([failing("", ILLEGAL), failing("", f"{ILLEGAL}, in x")], "1 of 2 fails: b (and 1 more by the same error)"),
        ([failing("", f"{ILLEGAL}, in x"), failing("", f"{ILLEGAL}, in y")], "2 of 2 fail: a, b"),
    ],
)
def test_the_last_line_counts_each_error_once(outcomes, line):
    results = [RowResult(named(name), outcome) for name, outcome in zip("ab", outcomes, strict=False)]
    assert last_line(merge_repeats(results), len(outcomes)) == line


# ---- which game ----


@pytest.mark.parametrize(
    ("path", "game"),
    [
        (CORRECT, "connectx"),
        (correct("othello"), "othello"),
        (None, "connectx"),
        (None, "gomoku"),
        (None, "othello"),
    ],
)
def test_a_file_is_checked_as_the_game_that_it_plays(path, game, capsys, monkeypatch):
    """Without a path it is the built file of that game."""
    monkeypatch.setenv("NUMBA_DISABLE_JIT", "1")
    assert main([str(path or built_file(game)), "--rows", "size"]) == 0
    assert f"as a game of {game}, found by its answers" in capsys.readouterr().out


def test_answers_of_a_wrong_type_still_tell_the_game(tmp_path, capsys):
    path = broken_agent("connectx", "answer = __import__('numpy').int64", tmp_path)
    assert main([str(path), "--rows", "size"]) == 0
    assert "as a game of connectx, found by its answers" in capsys.readouterr().out


@pytest.mark.parametrize("reason", ["hurry", "error"])
def test_an_agent_without_time_still_counts_as_knowing_the_game(reason, tmp_path, capsys):
    path = tmp_path / "slow.py"
    source, last = correct("othello").read_text(), "    return answer(legal_moves"
    assert last in source
    path.write_text(source.replace(last, f"    print('why={reason}')\n{last}"))
    assert main([str(path), "--rows", "size"]) == 0
    assert ("as a game of othello" in capsys.readouterr().out) == (reason == "hurry")


def test_config_selects_games_with_such_a_board(capsys):
    assert main([str(correct("gomoku")), "--rows", "size", "--config", "size=9"]) == 0
    assert "as a game of gomoku" in capsys.readouterr().out


def test_a_file_that_plays_no_game_is_refused(agent_file, capsys):
    path = agent_file("def agent(observation, configuration):\n    return observation['fen']\n")
    err = said(capsys, 2, main, path)
    assert err.count("KeyError: 'fen' (line 2, in agent: return observation['fen']), in every game") == 1
    assert err.endswith("or name the game with --game\n")


def test_a_file_with_an_error_of_its_own_in_each_game_is_refused(agent_file, capsys):
    path = agent_file("def agent(observation, configuration):\n    raise KeyError(sorted(configuration))\n")
    err = said(capsys, 2, main, path)
    assert "cannot tell which game this file plays: name it with --game (connectx: Key" in err


def test_a_file_that_does_not_load_is_reported(agent_file, capsys):
    assert main([str(agent_file("def agent(observation, configuration:\n"))]) == 1
    assert last_of(capsys.readouterr().out) == "1 of 21 fails: entry"


def exit_code(arguments):
    try:
        return main(arguments)
    except SystemExit as ended:
        return ended.code


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["no_such_agent.py"], "no_such_agent.py"),
        (["{folder}"], "is a folder: name the Python file in it that is the agent\n"),
        (["{packed}"], "is a folder: name the Python file in it that is the agent, such as {packed}/main.py"),
        (["{archive}"], "is an archive: unpack it, and name its main.py"),
        (["{notebook}"], "is a notebook: write the agent's cells to a file, with %%writefile main.py"),
        (["{binary}"], "is not a text file"),
        (["{good}", "--games", "3"], "--games counts the games of --kaggle: add it"),
        (["{good}", "--kaggle", "--rows", "entry"], "--kaggle plays games and runs no rows: leave out --rows"),
        (["{good}", "--kaggle", "--games", "0"], "'0' is not a whole number"),
        ([], "FILE"),
        (["{good}", "--rows", "entry,sise"], "no row 'sise'"),
        (["{good}", "--act-timeout", "-1"], "'-1' is not a number of seconds"),
        (["{good}", "--bank", "much"], "'much' is not a number of seconds"),
        (["{good}", "--limit", "0"], "'0' is not a whole number"),
        (["{good}", "--max-memory", "1.5"], "'1.5' is not a whole number"),
        (["{good}", "--json", "{folder}/none/check.json"], "cannot write"),
        (["{good}", "--fast"], "--fast"),
        (["{good}", "--game", "chess"], f"no game 'chess': choose {', '.join(games())}"),
        (["{good}", "--game", "gomoku", "--config", "size=99"], "boards of size 3 to 20"),
        (["{good}", "--game", "othello", "--config", "size=6"], "--config cannot set size of othello"),
        (["{good}", "--game", "gomoku", "--rows", "full_columns"], "no row 'full_columns': choose from entry, "),
    ],
)
def test_bad_input_gets_one_line_and_exit_code_2(arguments, told, tmp_path, capsys):
    files = {"binary": "agent", "archive": "agent.tar.gz", "notebook": "agent.ipynb", "packed": "packed/main.py"}
    (tmp_path / "packed").mkdir()
    for name in files.values():
        (tmp_path / name).write_bytes(b"\x1f\x8b\x08\x00\xff\xfe")
    places = {name: tmp_path / file for name, file in files.items()}
    places |= {"good": CORRECT, "folder": tmp_path, "packed": tmp_path / "packed"}
    assert exit_code([argument.format(**places) for argument in arguments]) == 2
    err = capsys.readouterr().err
    assert err.startswith("local_eval.py check: ") and err.count("\n") == 1
    assert told.format(**places) in err
