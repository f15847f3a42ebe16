"""What a command prints of others moves no cursor, changes no colour, reorders no text and adds no line."""

import io
import json
import re
import subprocess
import sys
from pathlib import Path

import pytest
from folders import ROOT
from rich.table import Table

from tempo.arena.command_line.clean_output import clean_output
from tempo.arena.command_line.console import Console
from tempo.arena.command_line.inputs import BadInput
from tempo.arena.command_line.process_text import one_line, printable
from tempo.arena.records.record_file import read_record
from tempo.cli import main

EVIL = "\x1b[31mevil\x1b]0;title\x07 \x9b2J \u202elive\u2066 \u2028\r\x08\x7f\t\u200b[/red] :smile: x\nnext"
FILE = "\x1b[31m\x9b2J\u202e\r\nevil.py"
ONE_PAIR = ("--pairs", "1", "--workers", "1")
ENGINE = ROOT / "tests" / "support" / "engines" / "hostile_engine.py"
AGENTS = {
    "answers": f"def agent(o, c):\n    return {EVIL!r}\n",
    "raises": f"def agent(o, c):\n    print({EVIL!r})\n    raise ValueError({EVIL!r})\n",
    "prints": "import os\ndef agent(o, c):\n    [os.write(n, b'\\x1b[31m') for n in (1, 2)]\n    return 0\n",
    "is_odd": f"class Odd:\n    __repr__ = lambda self: {EVIL!r}\ndef agent(o, c):\n    return Odd()\n",
    "fails": f"raise ImportError({EVIL!r})\n",
    "ends": f"import sys\ndef agent(o, c):\n    sys.exit({EVIL!r})\n",
}
INSIDE = EVIL.replace("]", "\\]")
SGF = f"(;GM[4]SZ[15]PB[{INSIDE}]PW[\x1b[2J]RE[B+R\x1b[2J]DT[{INSIDE}];B[hh];W[ii];B[ij])"


@pytest.fixture
def run(capfd, monkeypatch, tmp_path):
    """Return a function that runs a command, and returns what it printed after checking it."""
    monkeypatch.chdir(tmp_path)

    def run(*words, code=None) -> str:
        try:
            ended = main(list(map(str, words)))
        except SystemExit as exit:
            ended = exit.code
        out, err = capfd.readouterr()
        foreign = {sign for sign in out + err if not sign.isprintable() and sign != "\n"}
        assert not foreign, (words, out, err)
        assert code is None or ended == code, (out, err)
        return out + err

    return run


@pytest.fixture
def record(run, tmp_path) -> Path:
    """Return a record that names everything in escape codes."""
    path = tmp_path / "match.jsonl"
    run("match", "random", "negamax", *ONE_PAIR, "--config", "rows=4,columns=4,inarow=3", "--record", path, code=0)
    header, *games = (json.loads(line) for line in path.read_text().splitlines())
    header |= {"machine": EVIL, "started": f"2026-01-01T00:00:00Z{EVIL}"}
    for player in header["players"]:
        player |= {"name": player["name"] + EVIL, "version": EVIL}
    for game in games:
        game |= {"statuses": ["ERROR", "DONE"], "rewards": [None, 0], "problem": EVIL}
        game["moves"][-1] |= {"reason": EVIL, "error": EVIL}
    path.write_text("".join(json.dumps(line, ensure_ascii=False) + "\n" for line in (header, *games)), "utf-8")
    return path


def test_every_character_of_a_text():
    assert printable("a\x1b[0m\n\u202e\ud800") == "a\\x1b[0m\n\\x202e\\xd800"
    assert one_line("a \n\x1b\u2028b\u3000c") == "a \\x1b b c"
    assert printable("naïve 名前\u3000\xa0🙂") == "naïve 名前\u3000\xa0🙂"
    assert str(BadInput(EVIL)).isprintable()


@pytest.mark.parametrize("name", AGENTS)
def test_agents_in_a_match(name, run, tmp_path):
    path = tmp_path / f"{name}.py"
    path.write_text(AGENTS[name], "utf-8")
    assert name in run("match", path, "random", *ONE_PAIR, "--act-timeout", "1", "--record", "m.jsonl")
    if Path("m.jsonl").exists():
        run("report", "m.jsonl", code=0)
        run("report", "--dir", tmp_path, code=0)


@pytest.mark.parametrize("name", ["raises", "is_odd", "fails", "prints"])
def test_agents_in_a_check(name, run, tmp_path):
    path = tmp_path / f"{name}.py"
    path.write_text(AGENTS[name], "utf-8")
    run("check", path, "--game", "connectx", "--rows", "entry,answer_type", code=int(name != "prints"))


def test_names_of_files_and_words(run, tmp_path):
    Path(FILE).write_text(AGENTS["raises"], "utf-8")
    run("check", FILE, "--rows", "entry", "--game", "connectx")
    run("match", FILE, "random", *ONE_PAIR, "--record", f"{FILE}l")
    for words in (
        [EVIL], ["report", EVIL], ["match", EVIL, "random"], ["match", f"--{EVIL}"], ["review", EVIL],
        ["review", "--plot", EVIL],
        ["report", FILE], ["convert", FILE, "-o", "x.jsonl"], ["review", FILE], ["match", "--resume", FILE],
    ):  # fmt: skip
        assert run(*words, code=2).count("\n") == 1


def test_records(record, run, tmp_path):
    run("report", record, "--html", "x.html", code=0)
    run("review", "--sims", "0", "--seconds", "0", "--workers", "1", record, code=0)
    run("match", "--resume", record, code=2)  # other sources, says its name
    run("convert", record, "-o", "x.txt", code=0)
    run("report", "--dir", tmp_path, code=0)
    page = Path("x.html").read_text("utf-8")
    assert not {sign for sign in page if not sign.isprintable() and sign not in "\n\xa0\u200b\u2009"}
    assert read_record(record).header["players"][0]["name"].isprintable()


def test_files_of_other_programs(run):
    Path("games.sgf").write_text(SGF, "utf-8")
    run("convert", "games.sgf", "-o", "games.jsonl", "--game", "gomoku", code=0)
    run("report", "games.jsonl", code=0)
    run("review", "games.sgf", "--workers", "1", "--sims", "1", "--seconds", "0", code=0)
    Path("bad.sgf").write_text("(;GM[4]SZ[\x1b[2J];B[\u202e])", "utf-8")
    run("convert", "bad.sgf", "-o", "bad.jsonl", "--game", "gomoku", code=2)
    Path("episode.json").write_text(json.dumps({"name": EVIL, "steps": []}))
    run("review", "episode.json", code=2)


def test_engines(run):
    run("match", f"gtp:{sys.executable} {ENGINE}", "random", "--game", "othello", *ONE_PAIR)


def test_play_in_a_terminal(tmp_path):
    command = [sys.executable, ROOT / "local_eval.py", "play", "connectx", "--terminal", "--records", tmp_path]
    done = subprocess.run(
        [*command, "--opponent", "level:1"], input=f"{EVIL}\n4\nq\n", capture_output=True, text=True, encoding="utf-8"
    )
    assert "evil" in done.stdout and not {sign for sign in done.stdout if not sign.isprintable() and sign != "\n"}


def test_own_colours_reach_a_terminal_and_others_do_not(monkeypatch):
    written = io.StringIO()
    monkeypatch.setattr(written, "isatty", lambda: True, raising=False)
    monkeypatch.setattr(sys, "stdout", written)
    monkeypatch.setattr(sys, "stderr", written)
    clean_output()
    clean_output()  # twice is once
    console = Console(force_terminal=True, highlight=False, width=200, color_system="standard")
    table = Table(EVIL)
    table.add_row(EVIL, style="green")
    console.print(table)
    console.print(EVIL, style="red")
    print(EVIL)
    assert "\x1b[31m\\x1b[31mevil" in written.getvalue() and "[/red] :smile:" in written.getvalue()
    plain = re.sub("\x1b\\[(0|1|31|32)m", "", written.getvalue())
    assert not {sign for sign in plain if not sign.isprintable() and sign != "\n"}
