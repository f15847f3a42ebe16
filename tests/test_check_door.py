"""The compliance check as it is typed: what it prints, saves and returns, and what it says of bad input."""

import json

import pytest
from check_support import AGENTS

from tempo.lab.check.check import main

CORRECT = AGENTS / "correct.py"


def test_the_door_prints_a_table_saves_json_and_returns_0_or_1(tmp_path, capsys, monkeypatch):
    monkeypatch.setenv("COLUMNS", "200")
    saved = tmp_path / "check.json"
    rows = ["--rows", "entry,observations,memory", "--quick", "--json", str(saved)]
    assert main([str(CORRECT), *rows]) == 0
    out = capsys.readouterr().out
    assert out.count("pass") == 2 and out.count("left out by --quick") == 1 and "Mend" not in out
    assert main([str(AGENTS / "needs_step.py"), *rows]) == 1
    out = capsys.readouterr().out
    assert "FAIL" in out and "KeyError: 'step'" in out and "Mend: Read entries as observation['board']" in out
    record = json.loads(saved.read_text())
    assert record["passed"] is False
    assert [(row["row"], row["passed"]) for row in record["rows"]] == [
        ("entry", True),
        ("observations", False),
        ("memory", None),
    ]
    assert [bool(row["mend"]) for row in record["rows"]] == [False, True, False]


def exit_code(arguments):
    try:
        return main(arguments)
    except SystemExit as ended:
        return ended.code


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["no_such_agent.py"], "no_such_agent.py"),
        (["{folder}"], "no agent file"),
        (["{binary}"], "is not a text file"),
        ([], "FILE"),
        (["{good}", "--rows", "entry,sise"], "there is no row 'sise'"),
        (["{good}", "--act-timeout", "-1"], "'-1' is not a number of seconds"),
        (["{good}", "--bank", "much"], "'much' is not a number of seconds"),
        (["{good}", "--limit", "0"], "'0' is not a whole number"),
        (["{good}", "--max-memory", "1.5"], "'1.5' is not a whole number"),
        (["{good}", "--json", "{folder}/none/check.json"], "cannot write"),
        (["{good}", "--fast"], "--fast"),
    ],
)
def test_bad_input_gets_one_line_and_exit_code_2(arguments, told, tmp_path, capsys):
    binary = tmp_path / "agent.tar.gz"
    binary.write_bytes(b"\x1f\x8b\x08\x00\xff\xfe")
    places = {"good": CORRECT, "folder": tmp_path, "binary": binary}
    assert exit_code([argument.format(**places) for argument in arguments]) == 2
    err = capsys.readouterr().err
    assert err.startswith("local_eval.py check: ") and err.count("\n") == 1
    assert told in err
