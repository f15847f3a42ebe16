"""Games in the lab: the runners of a game agree, and a match is recorded, resumed, reported and drawn."""

from itertools import pairwise

import pytest
from folders import ROOT

from tempo.arena.adapter.game_adapter import adapter_of, new_config
from tempo.arena.players.player_specs import parse_player
from tempo.arena.records.record_file import Record, read_record, recorded_config
from tempo.arena.referee.one_game import play_game
from tempo.lab.report.html_page import replay_section
from tempo.lab.report.report_command import main as report
from tempo.lab.tournament.match import match
from tempo.lab.tournament.one_minute_check import main as quick

SHAPES = {"gomoku": {"size": 7}, "othello": {}}
PAIRS = [("gomoku", "rules", "openspiel:3"), ("gomoku", "openspiel:3", "random")]
PAIRS += [("othello", "openspiel:3", "mobility")]
MATCHES = [("gomoku", "rules", "random", [2, 4], '"line":['), ("othello", "roxanne", "greedy", [6, 6], '"cells":[[')]


@pytest.mark.parametrize(("game", "first", "second"), PAIRS)
def test_both_runners_play_the_same_from_openings(game, first, second):
    config, adapter = new_config(game, SHAPES[game], timed=False), adapter_of(game)
    for number, opening in enumerate(adapter.draw_openings(2, config, adapter.opening_plies, 3)):
        games = []
        for play in (play_game, adapter.play_from_opening):
            agents = tuple(parse_player(player, game).new_agent(number, None) for player in (first, second))
            games.append(play(agents, config, opening))
        bare = [[move[:3] + move[5:] for move in played.moves] for played in games]
        assert bare[0] == bare[1]
        assert bare[0][0][:2] == (len(opening), len(opening) % 2)
        assert games[0][:1] + games[0][2:4] == games[1][:1] + games[1][2:4]


def actions_of(record: Record) -> dict[int, list[int]]:
    return {index: [move["action"] for move in game["moves"]] for index, game in record.games.items()}


@pytest.mark.parametrize(("game", "first", "second", "plies", "drawn"), MATCHES)
def test_a_match_is_recorded_resumed_reported_and_drawn(game, first, second, plies, drawn, tmp_path, capsys):
    path, page = tmp_path / "match.jsonl", tmp_path / "match.html"
    shape = ",".join(f"{name}={value}" for name, value in SHAPES[game].items())
    words = [first, second, "--game", game, "--sims", "5", "--pairs", "3", *(["--config", shape] if shape else [])]
    assert match([*words, "--record", str(path)]) == 0
    said = capsys.readouterr().out
    assert "6×7" not in said and ("size 7, inarow 5" in said) == (game == "gomoku")
    record = read_record(path)
    header, games = record
    assert (header["game"], header["plies"], len(games)) == (game, plies, 6)
    assert header["config"]["shape"].items() >= SHAPES[game].items()
    for one, other in pairwise(games[index] for index in range(6)):
        if one["pair"] == other["pair"]:
            assert one["opening"] == other["opening"] and one["players"] == other["players"][::-1]
    path.write_bytes(b"".join(path.read_bytes().splitlines(keepends=True)[:4]))
    assert match(["--resume", str(path)]) == 0
    assert actions_of(read_record(path)) == actions_of(record)
    assert report([str(path), "--html", str(page)]) == 0 and f'"kind":"{game}"' in page.read_text()
    assert drawn in replay_section(list(games.values()), [first, second], recorded_config(header)).html


MINUTE_CHECKS = [("gomoku", ["--config", "size=8"], ["random", "rules"]), ("othello", [], ["random"])]


@pytest.mark.parametrize(("game", "board", "built_ins"), MINUTE_CHECKS)
def test_the_minute_check_plays_a_file_against_all_built_ins(game, board, built_ins, tmp_path):
    agent, path = tmp_path / "agent.py", tmp_path / "quick.jsonl"
    agent.write_text((ROOT / "tests/lab/check/agents" / game / "correct.py").read_text())
    arguments = ["--game", game, "--agent", str(agent), "--games", "2", *board, "--record", str(path)]
    assert quick(arguments) == 0
    header, games = read_record(path)
    assert [player["name"] for player in header["players"]][1:] == built_ins
    assert [game["statuses"] for game in games.values()] == [["DONE", "DONE"]] * 2 * len(built_ins)
