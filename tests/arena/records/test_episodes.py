"""Downloaded episodes: many files at once, the cause of each loss, and counts over all of them."""

import json
from pathlib import Path

import pytest
from episode_support import BOARD, GAMES, OPTIONS, left, played, reviewed, right, row_of
from report_support import Page

from tempo.arena.command_line.inputs import BadInput
from tempo.arena.records.convert import main as convert
from tempo.arena.records.downloads import episodes_record, is_download, read_downloads, write_episodes
from tempo.arena.records.read_games import read_games
from tempo.arena.records.record_file import read_record, recorded_game
from tempo.lab.report.record_stats import RecordStats
from tempo.lab.report.report_command import main as report
from tempo.lab.review import review_command
from tempo.lab.review.game_summary import GameSummary, explain_result, loss_cause, summarize_games, time_trouble
from tempo.lab.review.result_counts import by_mistake, range_text


def test_a_folder_shows_the_cause_of_each_loss(downloaded, capsys):
    code, shown, errors = reviewed(capsys, downloaded)
    first = shown.splitlines()[0]
    assert first == "6 games of Me: 1 won, 2 lost, 2 forfeited, 1 won by the other's forfeit"
    assert row_of(shown, 1001)[1:4] == ["X", "Rita", "won"] and "unsearched (hurry) at move 7" in row_of(shown, 1001)[4]
    assert row_of(shown, 1002)[1:4] == ["O", "Rita", "lost"]
    assert row_of(shown, 1002)[4] == "move 6 played 1 (draw → loss), best was 5"
    assert row_of(shown, 1004)[3:] == ["forfeited", "INVALID at step 0: returned 99"]
    assert row_of(shown, 1005)[3:] == ["forfeited", "ERROR at step 4: ZeroDivisionError: nothing to divide by"]
    assert row_of(shown, 1006)[3:] == ["won by forfeit", "the other's INVALID at step 1: returned 99"]
    assert code == 1 and "episode-999-replay.json' is not whole" in errors
    assert all(len(line) <= 100 for line in shown.splitlines())


def test_a_folder_is_counted_by_opponent_seat_and_mistake(downloaded, capsys):
    shown = reviewed(capsys, downloaded)[1]
    # games, won, lost, forfeited, won by forfeit, score
    assert row_of(shown, "Rita")[1:] == ["4", "1", "1", "2", "0", "25 %"]
    assert row_of(shown, "Nega")[1:] == ["1", "0", "1", "0", "0", "0 %"]
    assert row_of(shown, "first (X)")[1:] == ["5", "1", "1", "2", "1", "40 %"]
    assert row_of(shown, "second (O)")[1:] == ["1", "0", "1", "0", "0", "0 %"]
    assert row_of(shown, "none is known")[1:] == ["1", "0", "0", "1", "0", "0 %"]
    assert row_of(shown, "forfeit: INVALID")[1:] == ["1", "0", "1004"]
    assert row_of(shown, "by a move known to lose")[1:] == ["2", "1", "1002, 1003"]
    moves = [row_of(shown, name) for name in ("move 1", "move 2")]
    assert sum(int(row[1]) for row in moves) == 5


def test_the_page_of_a_folder_has_the_counts_and_every_game(downloaded, tmp_path, capsys):
    file = tmp_path / "page.html"
    reviewed(capsys, downloaded, "--html", file)
    page = Page(file.read_text())
    (data,) = page.games()
    assert sorted(game["index"] for game in data["games"]) == sorted(GAMES) and data["names"][0] == "Me"
    assert "Rita" in [row[0] for row in page.table("by opponent")] and page.table("by seat")
    assert [row[0] for row in page.table("game")] == [str(number) for number in sorted(GAMES)]
    assert "is not whole" in file.read_text()
    forfeited = next(game for game in data["games"] if game["index"] == 1004)
    assert forfeited["status"] == "INVALID" and forfeited["problem"] == "returned 99"


def test_several_files_are_a_set_and_one_game_can_be_shown_in_full(downloaded, capsys):
    files = sorted(downloaded.glob("episode-100[12]-*.json"))
    assert len(files) == 4  # the logs are among them
    code, shown, _ = reviewed(capsys, *files)
    assert code == 0 and shown.startswith("2 games of Me: 1 won, 1 lost")
    assert "Me and Rita are in all games: seen from Me's side (--me names another)" in shown
    shown = reviewed(capsys, *files, "--me", "Rita")[1]
    assert shown.startswith("2 games of Rita: 1 won, 1 lost")
    shown = reviewed(capsys, downloaded, "--only", "1001")[1]
    assert shown.startswith("game 1001: X Me against O Rita, won by Me") and "why=hurry" in shown
    assert "X Me: unsearched (hurry) at move 7" in shown
    code, _, errors = reviewed(capsys, downloaded, "--only", "7")
    assert code == 2 and errors.endswith("these episodes have no game 7: choose from 1001-1006\n")


def test_an_illegal_first_move_is_reported(downloaded, tmp_path, capsys):
    page = tmp_path / "page.html"
    code, shown, _ = reviewed(capsys, downloaded / "episode-1004-replay.json", "--html", page)
    assert code == 0 and "Me forfeited: INVALID at step 0: returned 99" in shown
    assert Page(page.read_text()).games()


def test_logs_beside_one_episode_are_found(downloaded, tmp_path):
    file = downloaded / "episode-1001-replay.json"
    (game,) = read_games(str(file), None, None, {}).games
    assert [move["reason"] for move in game["moves"] if move["seat"] == 0] == ["search"] * 3 + ["hurry"]
    alone = tmp_path / "1001.json"
    alone.write_text(file.read_text())
    (game,) = read_games(str(alone), None, None, {}).games
    assert {move["reason"] for move in game["moves"]} == {None}
    logs = "episode-1001-agent-0-logs.json"
    (tmp_path / logs).write_text((downloaded / logs).read_text())
    (tmp_path / "episode-1002-agent-0-logs.json").write_text("[]")
    assert read_games(str(alone), None, None, {}).games[0]["moves"][6]["reason"] == "hurry"


def test_the_team_in_all_games_is_found(downloaded):
    read = read_downloads([downloaded])
    assert read.me == "Me" and read.remarks == [] and len(read.troubles) == 1
    assert read_downloads([downloaded], "Bad").remarks == ["5 of 6 games are without Bad: left out"]
    with pytest.raises(BadInput, match="no team 'You': Me in 6, Rita in 4"):
        read_downloads([downloaded], "You")


def test_without_a_common_team_a_name_is_required(tmp_path):
    for number, names in enumerate((("a", "b"), ("c", "d"))):
        (tmp_path / f"{number}.json").write_text(json.dumps(played(left, right, *names)[0]))
    with pytest.raises(BadInput, match="no team is in all 2 games: name yours by --me"):
        read_downloads([tmp_path])


def test_files_without_names_and_numbers_are_read(tmp_path):
    """Episodes written in a notebook: players are named by seat, and no file is dropped because of its name."""
    for name, second in (("x", right), ("y", left), ("game1", right), ("match1", left)):
        (tmp_path / f"{name}.json").write_text(json.dumps(played(left, second)[0]))
    read = read_downloads([tmp_path])
    assert read.me == "first" and "first and second are in all games" in read.remarks[0]
    assert sorted(game["index"] for game in read.episodes[0].games) == [0, 1, 2, 3]


def test_an_episode_read_twice_counts_once(downloaded, tmp_path):
    for name in ("1001", "episode-1001-replay"):
        (tmp_path / f"{name}.json").write_text((downloaded / "episode-1001-replay.json").read_text())
    read = read_downloads([tmp_path, tmp_path / "1001.json"])
    assert len(read.episodes[0].games) == 1 and "1001.json': left out" in read.remarks[1]


def test_a_team_against_itself_is_viewed_from_the_first_seat(tmp_path, capsys):
    (tmp_path / "7.json").write_text(json.dumps(played(left, right, "Me", "Me")[0]))
    (tmp_path / "8.json").write_text(json.dumps(played(right, left, "Rita", "Me")[0]))
    shown = reviewed(capsys, tmp_path)[1]
    assert shown.startswith("2 games of Me") and row_of(shown, 7)[1:3] == ["X", "Me (2)"]


def test_two_board_sizes_are_counted_together_and_replayed_apart(tmp_path, capsys):
    for number, board in ((1, BOARD), (2, {**BOARD, "columns": 4})):
        (tmp_path / f"{number}.json").write_text(json.dumps(played(left, right, "Me", "Rita", board=board)[0]))
    file = tmp_path / "page.html"
    code, shown, _ = reviewed(capsys, tmp_path, "--html", file)
    assert code == 0 and shown.startswith("2 games of Me") and len(Page(file.read_text()).games()) == 2
    assert "accuracy, 1 game, columns=5" in shown and "accuracy, 1 game, columns=4" in shown
    assert shown.count("in stones: +1 wins") == 1
    for title in ("Accuracy", "Games"):
        assert f"{title}, columns=5</h2>" in file.read_text() and f"{title}, columns=4</h2>" in file.read_text()
    with pytest.raises(BadInput, match="a record has one board and clock, these have columns=5 and columns=4: convert"):
        episodes_record([tmp_path])


def test_two_clocks_are_named_where_the_boards_are_the_same(tmp_path):
    for number, clock in ((1, {"actTimeout": 2}), (2, {"actTimeout": 5})):
        (tmp_path / f"{number}.json").write_text(json.dumps(played(left, right, board={**BOARD, **clock})[0]))
    with pytest.raises(BadInput, match="these have act-timeout=2 and act-timeout=5: convert them separately"):
        episodes_record([tmp_path])


# ---- time ----


def late_episode():
    """X's fourth move, the seventh of the game, is too late after 30 s of bank are used."""
    episode, logs = played(left, right, "Me", "Rita")
    for step, states in enumerate(episode["steps"]):
        states[0]["observation"]["remainingOverageTime"] = 60 - 10 * ((step + 1) // 2)
    for state, status, reward in zip(episode["steps"][-1], ("TIMEOUT", "DONE"), (None, 0), strict=True):
        state |= {"status": status, "reward": reward}
    episode["steps"][-1][0]["action"] = None
    for log, taken in zip(logs[0], (12.0, 12.0, 12.0, 33.25), strict=True):
        log[0]["duration"] = taken
    return episode, logs


def test_a_timeout_is_reported_with_its_late_move_and_bank(tmp_path, capsys):
    episode, logs = late_episode()
    (tmp_path / "5.json").write_text(json.dumps(episode))
    (tmp_path / "5-agent-0-logs.json").write_text(json.dumps(logs[0]))
    read = read_downloads([tmp_path], "Me")
    (summary,) = summarize_games(read.episodes[0], [], 0)
    assert explain_result(summary) == "TIMEOUT at step 6: took 33.25 s" and loss_cause(summary) == "forfeit: TIMEOUT"
    assert time_trouble(summary)[1:] == ["move 7 took 33.25 of 32.00 s", "bank 60.0 → 20.0 s"]
    assert row_of(reviewed(capsys, tmp_path, "--me", "Me")[1], "forfeit: TIMEOUT")[1:] == ["1", "1", "5"]


def summary_with(moves, bank=(60.0, 60.0), timed=True):
    from tempo.arena.adapter.game_adapter import new_config

    lines = [{"step": step, "seat": 0, "reason": None, "seconds": None, "bank": bank[0], **move}
             for step, move in moves.items()]  # fmt: skip
    game = {"moves": lines, "banks": [bank[1], None], "statuses": ["DONE", "DONE"], "rewards": [1, -1]}
    return GameSummary(game, new_config("connectx", timed=timed), ["a", "b"], 0, ())


def test_signs_of_time_trouble():
    quick = {0: {"seconds": 1.9}, 2: {"seconds": 1.9}}
    assert time_trouble(summary_with(quick)) == []  # there is a bank of a minute behind it
    near = ["move 1 took 1.90 of 2.00 s, and 1 more as near"]
    assert time_trouble(summary_with(quick, bank=(0.0, 0.0))) == near
    assert time_trouble(summary_with(quick, bank=(0.0, 0.0), timed=False)) == []
    assert time_trouble(summary_with(quick, bank=(60.0, 48.5))) == ["bank 60.0 → 48.5 s"]
    unsearched = {step: {"reason": "error"} for step in range(0, 14, 2)} | {16: {"reason": "hurry"}}
    assert time_trouble(summary_with(unsearched)) == [
        "unsearched (hurry) at move 17", "unsearched (error) at moves 1, 3, 5, 7, 9, …",
    ]  # fmt: skip
    assert time_trouble(summary_with({0: {}}, bank=(None, None))) == []  # nobody said anything


def test_ranges_of_moves_fit_ten_rows():
    assert (range_text(4, 1), range_text(6, 5)) == ("move 4", "moves 6–10")
    assert by_mistake([]) == []


# ---- for `convert` and `report` ----


def test_episodes_become_a_record_for_reports(downloaded, tmp_path, capsys):
    record, read = episodes_record([downloaded])
    assert sorted(record.games) == sorted(GAMES) and len(read.troubles) == 1
    figures = RecordStats(record)
    assert figures.names == ["Me", "Rita", "Nega", "Bad"] and figures.head_to_head(0).games == 6
    assert (figures.head_to_head(0, 1).won, figures.head_to_head(0, 1).lost) == (1, 3)
    assert all(game.problem for game in figures.games if game.forfeit() is not None)
    file = tmp_path / "record.jsonl"
    assert write_episodes(file, [downloaded]) == (6, 1) and "episode-999" in capsys.readouterr().err
    assert read_games(str(file), None, None, {}).names == figures.names


def test_downloads_become_a_record_and_then_a_file_of_another_program(downloaded, tmp_path, capsys):
    """The commands of docs/how-to/review-games.md. Episodes have no date."""
    record, file, page = (str(tmp_path / name) for name in ("games.jsonl", "games.txt", "games.html"))
    assert convert([str(downloaded), "-o", record]) == 1, "one episode is not whole"
    assert convert([record, "-o", file]) == 0 and report([record, "--html", page]) == 0
    games = [recorded_game(game) for game in read_record(Path(record)).games.values()]
    played = [[move.action + 1 for move in game.moves if move.action is not None] for game in games]
    assert Path(file).read_text().split("\n")[:-1] == ["".join(map(str, moves)) for moves in played]
    shape = ",".join(f"{name}={size}" for name, size in BOARD.items())
    again = str(tmp_path / "again.jsonl")
    assert convert([file, "-o", again, "--game", "connectx", "--config", shape]) == 0
    assert Page(Path(page).read_text()).games()[0]["names"][0] == "Me"
    assert "'NoneType'" not in capsys.readouterr().err


def test_an_unreadable_episode_gives_exit_code_1_in_every_command(downloaded, tmp_path, capsys):
    for name, command in (("convert", convert), ("report", report), ("review", review_command.main)):
        options = {"convert": ["-o", str(tmp_path / "games.jsonl")], "review": OPTIONS}.get(name, [])
        assert command([str(downloaded), *options]) == 1
        assert f"local_eval.py {name}: '{downloaded / 'episode-999-replay.json'}' is not" in capsys.readouterr().err
        assert command([str(downloaded / "episode-1001-replay.json"), *options]) == 0
        with pytest.raises(SystemExit):
            command(["--help"])
        assert "1 if an episode of several cannot be read" in capsys.readouterr().out


def test_a_download_is_recognized(downloaded, tmp_path):
    assert is_download(downloaded) and is_download(downloaded / "episode-1001-replay.json")
    record = tmp_path / "record.jsonl"
    record.write_text('{"format": "tempo-record"}\n')
    assert not any(is_download(path) for path in (record, tmp_path / "none", downloaded / "notes.txt"))
