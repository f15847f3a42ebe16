"""Runs: the list of `report`, what can be resumed and what cannot."""

import json
import os
import re
from pathlib import Path

import pytest
from folders import MATCH_AGENTS
from record_support import BOARD, QUICK, games_of, said

from tempo.arena.records.convert import main as convert
from tempo.arena.records.record_file import Recorder, read_record
from tempo.lab.report.report_command import main as report
from tempo.lab.tournament import one_minute_check, runs
from tempo.lab.tournament.match import match
from tempo.lab.tournament.revisions.ladder_command import ladder

STEADY = str(MATCH_AGENTS / "steady.py")


@pytest.fixture
def here(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    return tmp_path


# The one-minute check goes on, too


def test_the_one_minute_check_resumes(here, capsys):
    """It plays the missing games; clock and seed come from the record."""
    random_agent = here / "chance.py"
    random_agent.write_text(
        "import random\ndef agent(o, c):\n    return random.choice([n for n in range(c.columns) if not o.board[n]])\n"
    )
    check = one_minute_check.main
    clock = ["--act-timeout", "5", "--bank", "9", "--seed", "3", *BOARD]
    arguments = ["--agent", STEADY, "--opponent", "random", "--opponent", "./chance.py", "--games", "2", *clock]
    assert check([*arguments, "--record", "whole.jsonl"]) == 0
    lines = Path("whole.jsonl").read_text().splitlines(keepends=True)
    kept = "".join(line for line in lines if '"index":1,' not in line)
    assert kept.count("\n") == 4
    Path("cut.jsonl").write_text(kept + lines[4][:30])
    assert check(["--resume", "cut.jsonl", "--workers", "1", "--html", "page.html"]) == 0
    assert Path("cut.jsonl").read_text().startswith(kept) and Path("page.html").exists()
    whole, cut = (read_record(Path(name)) for name in ("whole.jsonl", "cut.jsonl"))
    assert cut.header == whole.header
    assert sorted(game["players"] for game in cut.games.values()) == [[0, 1], [0, 2], [1, 0], [2, 0]]
    assert games_of(Path("cut.jsonl"))[1] == games_of(Path("whole.jsonl"))[1], "the built-in's"
    assert "record: cut.jsonl" in capsys.readouterr().out


def test_the_one_minute_check_does_not_resume_other_records(here, capsys):
    agent = here / "agent.py"
    agent.write_text(Path(STEADY).read_text())
    check = one_minute_check.main
    arguments = ["--agent", str(agent), "--opponent", "random", "--games", "1", *BOARD, "--record", "quick.jsonl"]
    assert check(arguments) == 0
    before = Path("quick.jsonl").read_bytes()
    capsys.readouterr()
    for option in (["--games", "9"], ["--seed", "2"], ["--opponent", "random"], ["--warm"], ["--pairs", "3"]):
        assert option[0] in said_or_left(capsys, check, "--resume", "quick.jsonl", *option)
    error = said(capsys, 2, match, "--resume", "quick.jsonl")
    assert "the record of a one-minute check: python local_eval.py --resume quick.jsonl" in error
    first, game = before.decode().splitlines(keepends=True)
    Path("other.jsonl").write_text(first + game.replace('"players":[0,1]', '"players":[1,0]'))
    assert "of game 0 are not those of this run" in said(capsys, 2, check, "--resume", "other.jsonl")
    agent.write_text("def agent(o, c): return 0")
    assert "agent.py has changed" in said(capsys, 2, check, "--resume", "quick.jsonl")
    agent.unlink()
    assert "there is no agent file" in said(capsys, 2, check, "--resume", "quick.jsonl")
    assert Path("quick.jsonl").read_bytes() == before


def said_or_left(capsys, command, *arguments):
    """Return the output of a command that may exit."""
    try:
        return said(capsys, 2, command, *arguments)
    except SystemExit as left:
        assert left.code == 2
        return capsys.readouterr().err


# What there is


def test_runs_are_listed_newest_first(here, capsys):
    """Listed commands resume the runs; damaged files have a line too."""
    folder = here / "runs"
    folder.mkdir()
    assert match([*QUICK, "--pairs", "2", "--record", "runs/done.jsonl"]) == 0
    assert ladder([*QUICK, "--pairs", "2", "--record", "runs/cut.jsonl"]) == 0
    sprt = ["negamax", "random", "--sims", "1", *BOARD, "--sprt", "0", "200", "--pairs", "99"]
    sprt += ["--record", "runs/sprt.jsonl"]
    assert match(sprt) == 0
    Path("game.txt").write_text("444\n")
    assert convert(["game.txt", "-o", "runs/files.jsonl", "--game", "connectx"]) == 0
    for minute, (name, kept) in enumerate([("sprt", None), ("done", None), ("cut", 4)]):
        lines = (folder / f"{name}.jsonl").read_text().splitlines(keepends=True)[:kept]
        lines[0] = re.sub(r'"started":"[^"]*"', f'"started":"2026-01-01T00:0{minute}:00Z"', lines[0])
        (folder / f"{name}.jsonl").write_text("".join(lines))
    (folder / "broken.jsonl").write_text("no JSON\n")
    (folder / "tune-connectx-champion-cap-spsa.jsonl").write_text('{"conditions":{}}\n')
    (folder / "half.jsonl").write_text('{"format":"tempo-record","version":3,"kind":"match"}\n')
    capsys.readouterr()
    assert runs.main(["--dir", "runs"]) == 0
    out = capsys.readouterr().out
    places = [out.index(f"{name}.jsonl") for name in ("cut", "done", "sprt")]
    assert places == sorted(places)
    assert "match, connectx: random against negamax; 4 of 4 games; random " in out
    assert f"done: python local_eval.py report {Path('runs/done.jsonl')}\n" in out
    assert f"done: python local_eval.py report {Path('runs/sprt.jsonl')}\n" in out
    assert "\n                  SPRT 0 200 (logistic Elo): a gain: stronger by at least " in out
    assert "ladder, connectx: random, negamax; 3 of 4 games; negamax " in out
    assert f"  python local_eval.py ladder --resume {Path('runs/cut.jsonl')}\n" in out
    assert "converted, connectx: black, white; 1 games" in out
    assert "tune-" not in out, "a run of SPSA is no record"
    for damaged in ("broken", "half"):
        assert len([line for line in out.splitlines() if f"{damaged}.jsonl" in line]) == 1
    assert ladder(["--resume", "runs/cut.jsonl"]) == 0
    with Recorder(folder / "done.jsonl"):
        capsys.readouterr()
        assert runs.main(["--dir", "runs"]) == 0
        assert f"being written by process {os.getpid()}" in capsys.readouterr().out


@pytest.mark.parametrize(("unfinished", "says"), [(1, "2 games; black 1 of 1 (100.0%)"), (2, "2 games; unfinished")])
def test_unfinished_games_have_no_points(unfinished, says, here, capsys):
    """Not in the list, and not in a report."""
    lost = ["1212121", "1313131"]
    Path("games.txt").write_text("\n".join(lost) + "\n")
    assert convert(["games.txt", "-o", "games.jsonl", "--game", "connectx"]) == 0
    header, *games = Path("games.jsonl").read_text().splitlines()
    for place in range(unfinished):
        games[place] = json.dumps({**json.loads(games[place]), "statuses": ["ACTIVE", "ACTIVE"], "rewards": [0, 0]})
    Path("games.jsonl").write_text("\n".join([header, *games, ""]))
    assert runs.main(["--dir", "."]) == 0
    assert says in capsys.readouterr().out
    assert report(["games.jsonl"]) == 0
    assert f"black +{2 - unfinished} =0 −0, {unfinished} unfinished" in capsys.readouterr().out
    assert report(["games.jsonl", "--html", "games.html"]) == 0
    assert "Unfinished games do not count" in Path("games.html").read_text("utf-8")


def test_records_by_date_are_listed_with_those_in_the_folder_itself(here, capsys):
    """Games of the board have a folder of their own."""
    places = ["match-20261121-101500.jsonl", "2026-11-24/match-101500.jsonl", "games/2026-11-24/101500-game.jsonl"]
    assert match([*QUICK, "--pairs", "1", "--record", "match.jsonl"]) == 0
    for place in places:
        path = here / "runs" / place
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(Path("match.jsonl").read_bytes())
    capsys.readouterr()
    assert runs.main(["--dir", "runs"]) == 0
    out = capsys.readouterr().out
    assert [f"report {Path('runs', place)}\n" in out for place in places] == [True, True, False]
    for place in places[:2]:
        assert report([str(Path("runs", place))]) == 0


def test_an_empty_folder_is_reported(here, capsys):
    assert runs.main(["--dir", str(here)]) == 0
    assert "no records in" in capsys.readouterr().out
    assert "no folder 'nowhere'" in said(capsys, 2, runs.main, "--dir", "nowhere")
