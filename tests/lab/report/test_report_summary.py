"""The summary of a report, by the kind of the record."""

import json
from html import escape

import pytest
from report_support import HOSTILE, PAIRS, Page, leave_out_figures, write_record

from tempo.arena.records.record_file import read_record
from tempo.lab.report.record_stats import RecordStats
from tempo.lab.report.report_command import main
from tempo.lab.report.result_tables import elo_text, percent_text
from tempo.lab.report.summary import stronger, summary_lines, warning_text
from tempo.lab.statistics.pentanomial import Estimate, estimate

NAMES = ("ann", "bob")


@pytest.fixture(autouse=True)
def no_figures(monkeypatch):
    leave_out_figures(monkeypatch)


def won_by(path, player, pairs=None):
    """Let a player win all games of a written record, or those of some pairs, forfeited ones included."""
    header, *lines, _ = path.read_text().splitlines()
    games = [json.loads(line) for line in lines]
    for game in games:
        if pairs is None or game["pair"] in pairs:
            seat = game["players"].index(player)
            game |= {"statuses": ["DONE", "DONE"], "rewards": [1 - 2 * seat, 2 * seat - 1], "problem": None}
    path.write_text("\n".join([header, *map(json.dumps, games)]) + "\n")


@pytest.mark.parametrize("winner", [0, 1])
def test_the_first_line_gives_the_result_of_a_match(tmp_path, capsys, winner):
    path, page = tmp_path / "match.jsonl", tmp_path / "page.html"
    write_record(path, "match", NAMES)
    won_by(path, winner)
    assert main([str(path), "--html", str(page)]) == 0
    first = capsys.readouterr().out.splitlines()[0]
    score = estimate([0, 0, 0, 0, PAIRS] if winner == 0 else [PAIRS, 0, 0, 0, 0])
    assert first.startswith(f"{NAMES[winner]} is stronger than {NAMES[1 - winner]}: ann scores {percent_text(score)}, ")
    assert f"{elo_text(score)}, 95 % intervals of {PAIRS} pairs; " in first
    text = page.read_text()
    assert text.index(f'<p class="lead">{escape(first)}</p>') < text.index("<dl") and "warning" not in body(text)


def body(text):
    return text[text.index("<body>") :]


def test_an_undecided_match_names_nobody_as_stronger():
    assert stronger("a", "b", Estimate(0.6, 0.45, 0.75)) == "a and b: undecided who is stronger"
    assert stronger("a", "b", Estimate(0.6, 0.51, 0.69)) == "a is stronger than b"
    assert stronger("a", "b", Estimate(0.4, 0.31, 0.49)) == "b is stronger than a"


def test_a_leaderboard_ranks_the_players_of_a_record(tmp_path, capsys):
    path = tmp_path / "ladder.jsonl"
    write_record(path, "match", NAMES)
    won_by(path, 1)
    assert main([str(path)]) == 0
    assert "sigma" not in capsys.readouterr().out
    assert main([str(path), "--leaderboard"]) == 0
    *_, header, _, first, second = [line.split() for line in capsys.readouterr().out.splitlines() if line.strip()]
    assert header == ["place", "player", "mu", "sigma", "games"]
    assert (first[:2], second[:2]) == (["1", "bob"], ["2", "ann"])
    assert int(first[2]) > 600 > int(second[2]) and int(first[4]) == 2 * PAIRS


def test_each_opponent_of_a_gauntlet_has_a_line(tmp_path):
    path = tmp_path / "gauntlet.jsonl"
    write_record(path, "gauntlet", ("ann", "bob", "cid"))
    lines = summary_lines(RecordStats(read_record(path)))
    assert len(lines) == 2 and "bob" in lines[0] and "cid" in lines[1]


def test_a_match_without_a_finished_pair_says_so(tmp_path):
    path = tmp_path / "match.jsonl"
    write_record(path, "match", NAMES, pairs=1)
    header, first, *_ = path.read_text().splitlines()
    path.write_text(f"{header}\n{first}\n")
    (line,) = summary_lines(RecordStats(read_record(path)))
    assert line.startswith("ann and bob: no pair of games is finished yet; ann +")


def test_a_quick_evaluation_shows_wins_and_forfeits(tmp_path):
    """Games 3 and 8 are forfeited by the first player."""
    path = tmp_path / "quick.jsonl"
    games = write_record(path, "quick", ("ann", "bob", "cid"))
    (line,) = summary_lines(RecordStats(read_record(path)))
    assert line.startswith(f"{len(games)} games: ann +") and line.count("against ") == 2
    assert "on the board" in line and "by forfeit" in line


def test_many_forfeits_give_a_warning(tmp_path, capsys):
    """Two of eight are many, two of 24 are not."""
    path, page = tmp_path / "match.jsonl", tmp_path / "page.html"
    write_record(path, "match", HOSTILE[:2])
    assert warning_text(RecordStats(read_record(path))) == ""
    header, *lines = path.read_text().splitlines()
    path.write_text("\n".join([header, *lines[:4], *lines[8:12]]) + "\n")
    assert main([str(path), "--html", str(page)]) == 0
    warning = warning_text(RecordStats(read_record(path)))
    assert warning.startswith("2 of 8 games were forfeited: ")
    assert capsys.readouterr().out.splitlines()[1] == f"✗ {warning}"
    text = body(page.read_text())
    assert text.index('class="lead"') < text.index(f'<p class="warning">{warning}</p>') < text.index("<dl")
    assert not any(name.startswith("on") for name, _ in Page(page.read_text()).attributes)
