"""Runs that are interrupted and resumed, stop early, or use the environment: always the same games."""

import json

import pytest
from config_support import connectx_config
from record_support import games_of, said

from tempo.arena.adapter.game_adapter import adapter_of, board_of, games, new_config
from tempo.arena.adapter.game_types import BROKEN_OFF, PlayedGame, Struct
from tempo.arena.command_line.inputs import BadInput
from tempo.arena.players.player_specs import parse_player
from tempo.arena.players.versions import git
from tempo.arena.records import record_file
from tempo.arena.records.record_file import Recorder, game_record, new_header, read_record, recorded_game
from tempo.games.connectx.adapter.adapter import ADAPTER
from tempo.lab.tournament.match import match
from tempo.lab.tournament.match_report import score_cells
from tempo.lab.tournament.pairs import ScheduledGame, everyone, one_against_all
from tempo.lab.tournament.revisions.ladder_command import ladder
from tempo.lab.tournament.standings import Standings

SMALL = ["--config", "rows=4,columns=5,inarow=3"]
TINY = ["--config", "rows=3,columns=4,inarow=3"]  # where negamax is quick
FIXED = ["champion", "classic", "--sims", "50", "--pairs", "3", *SMALL]


@pytest.fixture(scope="module")
def whole_run(tmp_path_factory):
    path = tmp_path_factory.mktemp("whole") / "whole.jsonl"
    assert match([*FIXED, "--workers", "2", "--record", str(path)]) == 0
    return path


@pytest.mark.parametrize("kept", [1, 6])
def test_a_run_resumes_where_its_record_ends(tmp_path, whole_run, kept):
    """A record with some games and an incomplete last line: exactly the missing games are played."""
    lines = whole_run.read_bytes().splitlines(keepends=True)
    path = tmp_path / "cut.jsonl"
    cut = lines[kept + 1][: len(lines[kept + 1]) // 2] if kept + 1 < len(lines) else b""
    path.write_bytes(b"".join(lines[: kept + 1]) + cut)
    assert match(["--resume", str(path)]) == 0
    assert path.read_bytes().startswith(b"".join(lines[: kept + 1]))
    assert len(path.read_bytes().splitlines()) == 7
    assert games_of(path) == games_of(whole_run)


def test_only_the_same_run_resumes(tmp_path, whole_run, capsys):
    """Other players, another kind of run, referee, openings or games, another file: one line of error, and the file is
    unchanged."""
    path, lines = tmp_path / "record.jsonl", whole_run.read_text().splitlines(keepends=True)
    header, game = json.loads(lines[0]), json.loads(lines[1])
    assert header["version"] == 3
    others = [header["players"][0], {**header["players"][1], "version": "sources of last year"}]
    foreign = f"is damaged: opening or players of game {game['index']} are not those of this run"
    for text, complaint in [
        (line_of({**header, "players": others}), "classic has changed (sources of last year then"),
        (line_of({**header, "kind": "ladder"}), "is the record of a ladder: python local_eval.py ladder --resume"),
        ('{"format":"other"}\n', "is not a record of Tempo"),
        ("no JSON\n", "line 1 is not JSON"),
        ("", "is not a record of Tempo"),
        ("notes of mine, without the end of a line", "is not a record of Tempo"),
        (line_of({**header, "referee": "sources of old"}), "referee have changed (sources of old then, sources"),
        (line_of({**header, "openings": "others"}), "the openings have changed"),
        (line_of(header) + line_of({**game, "opening": [0, *game["opening"]]}), foreign),
        (line_of(header) + line_of({**game, "players": game["players"][::-1]}), foreign),
        (line_of(header) + line_of({**game, "index": 99}), "is damaged: IndexError"),
        (line_of({**header, "version": 4}), "has version 4 of the format; this reads version 3"),
        (line_of({name: header[name] for name in ("format", "version", "kind")}), "is damaged: KeyError 'game'"),
        (line_of({**header, "kind": "converted"}), "holds games of files: there is nothing to resume"),
        (line_of({**header, "kind": "quick"}), "the record of a one-minute check: python local_eval.py --resume"),
    ]:
        path.write_text(text)
        assert complaint in said(capsys, 2, match, "--resume", path)
        assert path.read_text() == text


def line_of(entry):
    return json.dumps(entry) + "\n"


@pytest.mark.parametrize(
    ("options", "words"),
    [
        (["--sims", "50"], "--sims"),
        (["--seed=1", "--config", "rows=4", "--pairs", "7"], "--seed, --config"),
        (["champion", "--record", "other.jsonl", "--html", "page.html"], "champion, --record"),
        (["--environment", "--game", "connectx", "--workers", "1"], "--environment, --game"),
    ],
)
def test_options_of_the_record_are_refused(tmp_path, whole_run, capsys, options, words):
    """They are refused even with the same value, because they would have no effect."""
    before = whole_run.read_bytes()
    complaint = f"leave out {words} (--pairs, --html, --workers, --ray, --keep-going may be there)"
    assert complaint in said(capsys, 2, match, *options, "--resume", whole_run)
    assert whole_run.read_bytes() == before


@pytest.mark.parametrize("kind", [match, ladder])
def test_more_pairs_extend_a_match(tmp_path, capsys, kind):
    """The games equal those of a longer match, also if that run was interrupted; fewer pairs are refused."""
    players = ["random", "negamax", *(["classic"] if kind is ladder else []), "--sims", "20", *TINY]
    path, alone, page = tmp_path / "longer.jsonl", tmp_path / "alone.jsonl", tmp_path / "page.html"
    assert kind([*players, "--pairs", "2", "--record", str(path)]) == 0
    begun = path.read_bytes()
    assert kind(["--resume", str(path), "--pairs", "1"]) == 2
    assert "--pairs 1: the record has 2, and there can only be more" in capsys.readouterr().err
    assert path.read_bytes() == begun
    html = ["--html", str(page)] if kind is match else []
    assert kind(["--resume", str(path), "--pairs", "3", "--workers", "1", *html]) == 0
    assert kind is ladder or ("3 pairs" in capsys.readouterr().out and page.exists())
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join(lines[:-1]))
    assert kind(["--resume", str(path)]) == 0
    assert kind([*players, "--pairs", "3", "--record", str(alone)]) == 0
    assert games_of(path) == games_of(alone)
    assert read_record(path).header["openings"] == read_record(alone).header["openings"]


@pytest.mark.parametrize("game", games())
def test_more_openings_begin_with_the_same_ones(game):
    """This also holds beyond the number of different openings, where they repeat."""
    boards = {"connectx": [{}, {"rows": 3, "columns": 3, "inarow": 3}], "gomoku": [{}, {"size": 5}]}
    for shape in boards.get(game, [{}]):
        config, adapter = new_config(game, shape), adapter_of(game)
        many = adapter.draw_openings(150, config, adapter.opening_plies, 5)
        for count in (1, 20, 149):
            assert adapter.draw_openings(count, config, adapter.opening_plies, 5) == many[:count]


def test_the_referee_version_covers_all_that_decides_a_game(tmp_path, monkeypatch):
    """It covers referee, players, openings and the game's adapter, and the environment if it is used."""
    monkeypatch.setattr(record_file, "PACKAGE", tmp_path)
    monkeypatch.setattr(record_file, "folder_of", lambda game: tmp_path / "games" / game)
    rest = ["lab/report", "games/go"]
    for place in ("arena/referee", "arena/players", "lab/tournament", "games/go/adapter", "games/go/protocols", *rest):
        (tmp_path / place).mkdir(parents=True, exist_ok=True)
        (tmp_path / place / "pairs.py").write_text("")

    def version(environment=False):
        return record_file.referee_version.__wrapped__("go", environment)

    seen = {version()}
    for place in ("arena/referee", "arena/players", "lab/tournament", "games/go/adapter", "games/go/protocols"):
        (tmp_path / place / "pairs.py").write_text("changed")
        seen.add(version())
    assert len(seen) == 6
    before = version()
    for place in rest:
        (tmp_path / place / "pairs.py").write_text("changed")
    assert version() == before
    assert version(environment=True).startswith(f"{before}, kaggle")


def test_the_environment_gives_the_same_games(tmp_path, whole_run):
    """The lab's referee and kaggle_environments give equal moves and search reports."""
    path = tmp_path / "environment.jsonl"
    assert match([*FIXED, "--environment", "--record", str(path)]) == 0
    assert games_of(path) == games_of(whole_run)
    ours, theirs = (read_record(one).games for one in (whole_run, path))
    for index, game in ours.items():
        for field in ("step", "seat", "simulations", "reason", "value"):
            assert [move[field] for move in game["moves"]] == [move[field] for move in theirs[index]["moves"]]
        assert game["statuses"] == theirs[index]["statuses"]


@pytest.mark.parametrize("workers", ["1", "2"])
def test_an_sprt_stops_after_the_same_pair(tmp_path, capsys, workers):
    """negamax beats random, which is decided quickly; the pairs count in their order."""
    path = tmp_path / "sprt.jsonl"
    arguments = ["negamax", "random", "--sims", "1", "--sprt", "0", "200", "--pairs", "200", *TINY]
    assert match([*arguments, "--workers", workers, "--record", str(path)]) == 0
    (line,) = [line for line in capsys.readouterr().out.splitlines() if line.startswith("SPRT")]
    assert "SPRT 0 200 (logistic Elo): a gain: stronger by at least " in line
    assert "after 8 pairs" in line
    verdict = read_record(path).header["verdict"]
    assert (verdict["state"], verdict["pairs"], verdict["elo"], verdict["line"]) == ("accepted", 8, "logistic", line)
    before = path.read_bytes()
    assert match(["--resume", str(path)]) == 0 and path.read_bytes() == before
    assert len(read_record(path).games) < 400  # of 400; on a busy machine workers hear late of the end


def test_standings_count_pairs_in_order_and_as_they_come():
    schedule = [ScheduledGame(0, pair, game) for pair in range(3) for game in (0, 1)]
    first_seat_wins = PlayedGame((), [], ("DONE", "DONE"), (1, -1), (0.0, 0.0))
    second_seat_wins = first_seat_wins._replace(rewards=(-1, 1))
    standings = Standings(schedule)
    for index, game in [(4, first_seat_wins), (2, first_seat_wins), (5, second_seat_wins), (0, second_seat_wins)]:
        standings.add(index, game)
    assert standings.counts == [[0, 0, 0, 0, 1]]
    assert standings.in_order == [[0, 0, 0, 0, 0]]
    standings.add(1, first_seat_wins)
    assert standings.in_order == [[1, 0, 0, 0, 0]]
    standings.add(3, first_seat_wins)
    assert standings.in_order == standings.counts == [[1, 0, 1, 0, 1]]


def test_a_pair_with_a_game_without_a_result_counts_nowhere_and_is_no_gap():
    schedule = [ScheduledGame(0, pair, game) for pair in range(2) for game in (0, 1)]
    drawn = PlayedGame((), [], ("DONE", "DONE"), (0, 0), (0.0, 0.0))
    void = drawn._replace(statuses=(BROKEN_OFF, BROKEN_OFF), rewards=(None, None))
    standings = Standings(schedule)
    for index, game in enumerate((drawn, void, drawn, drawn)):
        standings.add(index, game)
    assert standings.counts == standings.in_order == [[0, 0, 1, 0, 0]]


def test_the_interval_of_a_score_ends_at_100():
    assert score_cells([0, 0, 0, 0, 1])[:2] == ["1", "100.0 (13.3 to 100.0)"]
    assert score_cells([0, 0, 3, 0, 0])[1] == "50.0 (22.3 to 77.7)"


def test_pairings():
    assert everyone(4) == ((0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3))
    assert one_against_all(0, 3) == ((0, 1), (0, 2))
    assert one_against_all(2, 3) == ((2, 0), (2, 1))


def test_a_ladder_rates_all_and_random_is_zero(tmp_path, capsys):
    path = tmp_path / "ladder.jsonl"
    players = ["negamax", "random", "classic"]
    assert ladder([*players, "--sims", "30", "--pairs", "2", *TINY, "--record", str(path)]) == 0
    out = capsys.readouterr().out
    assert "random" in out
    assert "by definition" in out
    assert len(read_record(path).games) == 3 * 2 * 2
    path = tmp_path / "anchored.jsonl"
    arguments = ["--sims", "30", "--pairs", "1", *TINY, "--anchor", "classic", "--record", str(path)]
    assert ladder([*players, *arguments]) == 0
    assert read_record(path).header["pairings"] == [[2, 0], [2, 1]]


def test_a_gauntlet_meets_each_of_the_others(tmp_path):
    path = tmp_path / "gauntlet.jsonl"
    arguments = ["negamax", "random", "classic", "--sims", "30", "--pairs", "2", *TINY, "--record", str(path)]
    assert match(arguments) == 0
    assert [game["players"] for game in read_record(path).games.values()] == [[0, 1], [1, 0], [0, 2], [2, 0]] * 2


def test_match_resumes_a_gauntlet_and_an_sprt_needs_two_players(tmp_path, capsys):
    path = tmp_path / "gauntlet.jsonl"
    few = ["--sims", "30", *TINY]
    assert match(["negamax", "random", "classic", *few, "--pairs", "1", "--record", str(path)]) == 0
    assert match(["--resume", str(path), "--pairs", "2"]) == 0
    assert read_record(path).header["kind"] == "gauntlet" and len(read_record(path).games) == 8
    capsys.readouterr()
    assert ladder(["--resume", str(path)]) == 2
    assert f"is the record of a gauntlet: python local_eval.py match --resume {path}" in capsys.readouterr().err
    assert match(["negamax", "random", "classic", *few, "--sprt", "0", "10"]) == 2
    assert "--sprt decides between two players, not 3" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["random"], "at least two players"),
        (["random", "negamax", "random"], "a player is named twice"),
        (["random", "negamax", "--anchor", "classic"], "the anchor classic is not among the players"),
    ],
)
def test_bad_ladders_are_one_line(capsys, arguments, said):
    assert ladder(arguments) == 2
    assert said in capsys.readouterr().err


def test_records_return_the_games_unchanged(tmp_path):
    path = tmp_path / "record.jsonl"
    game = PlayedGame((3, 2), [], ("TIMEOUT", "DONE"), (None, 0), (-1.0, 60.0), "took 3 s, more than was left")
    with Recorder(path, new_header("match", game="connectx")) as recorder:
        recorder.write(game_record(game, index=7))
    header, recorded = read_record(path)
    assert header["kind"] == "match"
    assert recorded_game(recorded[7]) == game
    with pytest.raises(BadInput, match="cannot read"):
        read_record(tmp_path / "none.jsonl")


def test_a_build_of_the_last_commit_plays_like_any_profile():
    """It repeats from a seed, and obeys the number of simulations and its overrides."""
    if git("rev-parse", "HEAD") is None:  # the sources without their repository
        with pytest.raises(BadInput, match="no repository"):
            parse_player("git:HEAD", "connectx")
        return
    player = parse_player("git:HEAD:book=0,exact=0", "connectx")
    assert player.version() == f"commit {git('rev-parse', '--short=12', 'HEAD')}"
    agent, again = (player.new_agent(5, 100) for _ in range(2))
    board = board_of(connectx_config())
    for column in (3, 3, 2):
        board.drop(column)
    configuration = Struct(ADAPTER.configuration_of(connectx_config()))
    observation = ADAPTER.observation_of(board, 60.0)
    assert agent(observation, configuration) == again(observation, configuration)
    assert agent.last.simulations == 100
    assert agent is not again
