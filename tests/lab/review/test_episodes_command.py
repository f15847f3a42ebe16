"""`episodes`: a submission's episodes are fetched through a fake `kaggle`, each once, and every loss has a cause."""

import argparse
import shutil

import pytest
from episode_support import left, off_the_board, right, row_of
from kaggle_support import CREATED, OPTIONS, SUBMISSION, VALIDATION, FakeKaggle, answer, played
from report_support import Page

from tempo.arena.jobs.executor import InProcessExecutor, executor_of
from tempo.arena.records.locked_file import LockedFile
from tempo.lab.review.episodes import episodes_command, kaggle_client
from tempo.lab.review.episodes.episode_folder import EpisodeFolder
from tempo.lab.review.episodes.episodes_command import duration, main
from tempo.lab.review.episodes.kaggle_client import Kaggle, TryLater

CALL = Kaggle._call


@pytest.fixture
def kaggle(tmp_path, monkeypatch):
    """A world that is served, and whose games are reviewed, in this process."""
    monkeypatch.setattr(Kaggle, "_call", lambda self, arguments: answer(arguments))
    monkeypatch.setattr(episodes_command, "executor_of", lambda options: InProcessExecutor())
    return FakeKaggle(tmp_path, monkeypatch)


@pytest.fixture
def lost(kaggle):
    """A world with two lost games, one as the second side and one by a forfeit."""
    kaggle.play(1002, right, left, "Rita", "Me")
    kaggle.play(1004, off_the_board, right, "Me", "Nega")
    return kaggle


def run(capsys, *arguments, options=OPTIONS):
    code = main([*map(str, arguments), *options])
    printed = capsys.readouterr()
    return code, printed.out, printed.err


# ---- what it says ----


def test_a_new_loss_has_a_named_cause(lost, capsys, monkeypatch):
    """The program runs, and a worker reviews."""
    monkeypatch.setattr(Kaggle, "_call", CALL)
    monkeypatch.setattr(episodes_command, "executor_of", executor_of)
    code, shown, _ = run(capsys)
    assert code == 0
    assert f"your newest submission to connectx: {SUBMISSION} of 2026-11-28 04:27 (commit abc, new)" in shown
    assert f"submission {SUBMISSION}: 2 episodes, 2 to fetch" in shown
    assert "1002  O  Rita  lost  move 6 played 1 (draw → loss), best was 5" in shown
    assert "1004  X  Nega  forfeited  INVALID at step 0: returned 99" in shown
    assert "2 games of Me: 1 lost, 1 forfeited" in shown
    assert row_of(shown, "by a move known to lose")[1:] == ["1", "0", "1002"]
    assert row_of(shown, "Rita")[1] == "1" and "slowest move:" in shown
    assert "bank left at the end: least 60.0 s" in shown
    assert row_of(shown, "5 1 5 1")[1] == "1", "the opening"


def test_the_page_sums_up(lost, capsys):
    run(capsys)
    page = Page((lost.fetched / "review.html").read_text())
    assert {"By opponent", "By opening", "Time left", "Why games were lost"} <= set(page.titles)
    [data] = page.games()
    assert [game["index"] for game in data["games"]] == [1002, 1004] and data["games"][0]["turn"] == 6
    assert data["games"][0]["note"][1].startswith("loss") or "sims=" in data["games"][0]["note"][1]


def test_one_game_is_shown_with_time_bank_and_log_of_each_move(lost, capsys):
    run(capsys)
    code, shown, _ = run(capsys, "--only", 1002)
    assert code == 0 and "game 1002: X Rita against O Me" in shown
    assert all(head in shown for head in ("time", "bank", "agent log")) and "sims=1 why=search value=0.5" in shown
    code, _, errors = run(capsys, "--only", 7)
    assert code == 2 and "these episodes have no game 7: choose from 1002, 1004" in errors


def test_a_submission_can_be_named_and_only_its_newest_fetched(lost, capsys):
    assert run(capsys, SUBMISSION, "--newest", 1)[0] == 0
    assert lost.files() == ["episode-1004-agent-0-logs.json", "episode-1004-replay.json"]
    assert not [request for request in lost.requests() if request[0] == "submissions"]
    assert run(capsys, SUBMISSION)[0] == 0 and len(lost.files()) == 4


def test_a_failed_submission_is_not_the_newest_that_plays(lost, capsys):
    lost.submit(5, "ERROR")
    lost.submit(6, "PENDING")
    assert f"connectx: {SUBMISSION} of" in run(capsys)[1]


def test_episodes_that_run_are_not_fetched_yet(kaggle, capsys):
    kaggle.add(7, None, None, 0, CREATED)
    code, shown, _ = run(capsys)
    assert code == 0 and "1 episodes, 0 to fetch" in shown
    assert "no episode is over yet" in shown and not kaggle.files()
    kaggle.play(7, left, right, "Me", "Rita")
    assert "7  X  Rita  won" in run(capsys)[1]


def test_validation_games_are_not_counted_beside_others(lost, capsys):
    lost.add(900, *played(left, right, "Me", "Me", number=900), None, kind=VALIDATION)
    shown = run(capsys)[1]
    assert "2 games of Me" in shown and "1 validation game against yourself: left out" in shown


def test_our_team_is_the_one_whose_logs_are_given(kaggle, capsys):
    """One episode alone names two teams."""
    kaggle.play(1002, right, left, "Rita", "Me")
    assert "1 game of Me: 1 lost" in run(capsys)[1]
    assert (kaggle.fetched / "team.txt").read_text() == "Me\n"
    kaggle.play(1003, left, right, "Me", "Rita")
    run(capsys)
    assert ["logs", 1003, 1] not in kaggle.requests(), "the other's logs are not asked for again"
    assert "2 games of Rita" in run(capsys, "--me", "Rita")[1]


def test_reviews_are_kept_and_made_again_with_other_limits(lost, capsys, monkeypatch):
    run(capsys)
    reviews = (lost.fetched / "reviews.jsonl").read_text().splitlines()
    assert len(reviews) == 2
    code, again, _ = run(capsys)
    assert code == 0 and "2 games of Me: 1 lost, 1 forfeited" in again and "0 to fetch" in again
    assert (lost.fetched / "reviews.jsonl").read_text().splitlines() == reviews
    (lost.fetched / "reviews.jsonl").write_text('{"episode": 10')
    run(capsys, options=(*OPTIONS, "--sims", "1"))
    assert len((lost.fetched / "reviews.jsonl").read_text().splitlines()) == 2


# ---- each once ----


def small_world(kaggle, episodes):
    """Add episodes whose replays are as small as replays can be."""
    for number in range(1, episodes + 1):
        names = ["Me", f"team {number % 7}"][:: 1 if number % 2 else -1]
        replay = {"name": "connectx", "steps": [], "info": {"TeamNames": names}}
        kaggle.add(100_000 + number, replay, [[{"stdout": "x"}], [{"stdout": "y"}]], names.index("Me"))


def fetch_all(kaggle, pause=lambda seconds: None):
    folder, client = EpisodeFolder(kaggle.fetched), Kaggle(lambda line: None, pause)
    for episode in folder.missing(client.episodes(SUBMISSION)):
        folder.fetch(client, episode.number, None)


def check_fetched_once(kaggle, episodes, monkeypatch):
    """Fetch through every fault, interrupted now and then right after a request; nothing may be served twice."""
    small_world(kaggle, episodes)
    kaggle.set(faults=0.25)
    monkeypatch.setattr(kaggle_client, "OFFLINE_TRIES", 12)
    calls, genuine = [], Kaggle._call

    def call(self, arguments):
        answer = genuine(self, arguments)
        calls.append(arguments)
        if len(calls) % 23 == 0:
            raise KeyboardInterrupt
        return answer

    monkeypatch.setattr(Kaggle, "_call", call)
    for _ in range(10 * episodes):
        try:
            fetch_all(kaggle)
            break
        except (KeyboardInterrupt, TryLater):
            continue
    replays = [name for name in kaggle.files() if name.endswith("replay.json")]
    assert len(replays) == episodes and kaggle.served_twice() == []
    assert {outcome for outcome in ("429", "500", "network", "cut", "cancelled") if kaggle.requests(outcome)} == {
        "429", "500", "network", "cut", "cancelled",
    }  # fmt: skip
    before = len(kaggle.requests())
    monkeypatch.setattr(Kaggle, "_call", genuine)
    kaggle.set(faults=0)
    fetch_all(kaggle)
    assert kaggle.requests()[before:] == [["episodes", SUBMISSION]], "one list, and nothing else"


def test_nothing_is_fetched_twice(kaggle, monkeypatch):
    check_fetched_once(kaggle, 30, monkeypatch)


@pytest.mark.slow
def test_nothing_is_fetched_twice_in_a_thousand_episodes(kaggle, monkeypatch):
    check_fetched_once(kaggle, 1000, monkeypatch)


def test_ctrl_c_says_how_to_go_on(lost, capsys, monkeypatch):
    genuine = EpisodeFolder.fetch

    def fetch(self, client, episode, me):
        if episode == 1002:
            raise KeyboardInterrupt
        genuine(self, client, episode, me)

    with monkeypatch.context() as patch:
        patch.setattr(EpisodeFolder, "fetch", fetch)
        code, _, errors = run(capsys)
    assert code == 130 and f"interrupted with 1 episodes here; `python local_eval.py episodes {SUBMISSION}`" in errors
    assert run(capsys)[0] == 0 and lost.served_twice() == []


def test_requests_keep_a_distance_and_wait_longer_after_each_refusal(kaggle, monkeypatch):
    monkeypatch.setattr(kaggle_client, "PACE", 1000.0)
    monkeypatch.setattr(kaggle_client, "PAUSES", (5, 15, 30, 60))
    pauses, said = [], []
    client = Kaggle(said.append, pauses.append)
    assert client.episodes(SUBMISSION) == []
    kaggle.set(network=False)
    with pytest.raises(TryLater, match="no network: try again later; what is fetched stays"):
        client.episodes(SUBMISSION)
    long = [pause for pause in pauses if pause > 900]
    assert len(long) == 3 and [pause for pause in pauses if 0 < pause < 900] == [5, 15]
    assert said == ["no network: trying again in 5 s", "no network: trying again in 15 s"]
    monkeypatch.setattr(Kaggle, "_call", lambda self, arguments: (1, "", "429 Client Error: Too Many Requests"))
    del pauses[:]
    with pytest.raises(TryLater, match="Kaggle's rate limit: try again later"):
        client.episodes(SUBMISSION)
    assert [pause for pause in pauses if 0 < pause < 900] == [5, 15, 30, 60], "a limit passes, so it is waited for"


def test_watch_goes_on_after_a_bad_network(lost, capsys, monkeypatch):
    """It names the loss that comes meanwhile, and nothing again."""
    seen = []

    def sleep(seconds):
        seen.append(seconds)
        if len(seen) == 1:
            lost.set(network=False)
        elif len(seen) == 2:
            lost.set(network=True)
            lost.play(1007, right, left, "Rita", "Me")
        else:
            raise KeyboardInterrupt

    monkeypatch.setattr(episodes_command, "sleep", sleep)
    monkeypatch.setattr(kaggle_client, "PAUSES", ())
    code, shown, errors = run(capsys, "--watch", "10m")
    assert code == 130 and seen == [600, 600, 600] and "no network: try again later" in errors
    first, second = shown.split("1007  O")
    assert "lost" in second.splitlines()[0] and "3 games of Me: 2 lost, 1 forfeited" in second
    assert first.count("1002  O") == 1 and "1002  O" not in second


# ---- bad input ----


@pytest.mark.parametrize(("state", "complaint"), [
    ({"login": "none"}, "not logged in to Kaggle, or the login has expired: `kaggle auth login`, then the same"),
    ({"login": "expired"}, "not logged in to Kaggle, or the login has expired: `kaggle auth login`, then the same"),
    ({"network": False}, "no network: try again later; what is fetched stays"),
    ({"version": "old"}, "this `kaggle` is too old for `kaggle competitions episodes`: pip install --upgrade"),
    ({"version": "broken"}, "`kaggle` does not start (ModuleNotFoundError: No module named 'six'): pip install"),
    ({"episodes": {}}, f"no submission {SUBMISSION} of yours: 403 Client Error: Forbidden"),
    ({"competitions": []}, "no competition 'connectx', or its rules are not accepted yet: 404"),
    ({"submissions": []}, "you have no submission to 'connectx': --competition names another one"),
])  # fmt: skip
def test_each_refusal_is_one_line_with_what_to_do(lost, state, complaint, capsys, monkeypatch):
    lost.set(**state)
    monkeypatch.setattr(kaggle_client, "PAUSES", ())
    code, _, errors = run(capsys)
    assert code == 2 and complaint in errors and errors.count("\n") == 1 and "Traceback" not in errors


def test_a_login_that_expires_meanwhile_loses_nothing(lost, capsys, monkeypatch):
    genuine = EpisodeFolder.fetch

    def fetch(self, client, episode, me):
        lost.set(login="expired" if episode == 1002 else "")
        genuine(self, client, episode, me)

    with monkeypatch.context() as patch:
        patch.setattr(EpisodeFolder, "fetch", fetch)
        assert run(capsys)[0] == 2
    lost.set(login="")
    code, shown, _ = run(capsys)
    assert code == 0 and "1 to fetch" in shown and lost.served_twice() == []


def test_no_kaggle_command_is_one_line(capsys, monkeypatch):
    monkeypatch.setattr(shutil, "which", lambda name: None)
    code, _, errors = run(capsys)
    assert code == 2 and "no `kaggle` command here: pip install --upgrade 'kaggle>=2.1.1'" in errors


def test_a_list_without_numbers_is_of_an_old_version(lost, capsys, monkeypatch):
    """Before 2.1.1 submissions had no `ref`."""
    monkeypatch.setattr(Kaggle, "_request", lambda self, arguments: "fileName,date\nconnectx.py,2026-11-28\n")
    code, _, errors = run(capsys)
    assert code == 2 and "this `kaggle` lists no 'ref': pip install --upgrade" in errors


def test_notices_before_a_table_are_skipped(lost):
    text = "Warning: an outdated version\nAuthentication required\nid,state\n5,COMPLETED\n\nhint\n"
    client = Kaggle(print, lambda seconds: None)
    client._request = lambda arguments: text
    [episode] = client.episodes(SUBMISSION)
    assert (episode.number, episode.is_over) == (5, True)


def test_a_replay_of_another_game_is_reported_and_not_fetched_again(lost, capsys):
    lost.add(1009, {"name": "halite", "steps": [], "info": {"TeamNames": ["Me", "Bob"]}}, [[], []], 0)
    for _ in range(2):
        code, shown, errors = run(capsys)
        assert code == 1 and "2 games of Me" in shown
        assert "episode-1009-replay.json' is an episode of 'halite', not of connectx" in errors
    assert lost.served_twice() == []


def test_a_missing_replay_is_asked_for_again_and_the_others_are_fetched(lost, capsys):
    lost.add(1010, None, None, 0)
    for _ in range(2):
        code, shown, errors = run(capsys)
        assert code == 0 and "2 games of Me" in shown and "episode 1010: 404 Client Error: Not Found" in errors
    assert len([request for request in lost.requests() if request == ["replay", 1010]]) == 2


def test_two_commands_at_once_do_not_fetch_the_same(lost, capsys):
    lost.fetched.mkdir(parents=True)
    with LockedFile(lost.fetched / "reviews.jsonl", "a"):
        code, _, errors = run(capsys)
    assert code == 2 and "is being written by" in errors and not lost.files()


@pytest.mark.parametrize("text", ["5", "10 minutes", "10s", "-1m", ""])
def test_a_time_between_looks_is_at_least_a_minute(text):
    with pytest.raises(argparse.ArgumentTypeError, match="is not a time of at least a minute, such as 10m"):
        duration(text)
    assert (duration("10m"), duration("90s"), duration("1h"), duration("60")) == (600, 90, 3600, 60)
