"""Episodes that are not what they should be: one line for each, and the others go on."""

import json

import pytest
from episode_support import reviewed


@pytest.mark.parametrize("spoil", ["", "{}", "[1, 2]", '{"steps": 3}', '{"steps": []}', "[" * 100_000, '{"a":' * 9999])
def test_a_broken_file_is_one_line_and_the_others_go_on(downloaded, tmp_path, spoil, capsys):
    good, bad = tmp_path / "1001.json", tmp_path / "1.json"
    good.write_text((downloaded / "episode-1001-replay.json").read_text())
    bad.write_text(spoil)
    code, shown, errors = reviewed(capsys, tmp_path)
    lines = [line for line in errors.splitlines() if line.startswith("local_eval.py")]
    assert code == 1 and shown.startswith("1 game of Me: 1 won") and len(lines) == 1 and "1.json" in lines[0]
    good.unlink()
    code, shown, errors = reviewed(capsys, tmp_path)
    assert code == 2 and shown == "" and "1.json" in errors


def set_in(document, *path, to):
    for name in path[:-1]:
        document = document[name]
    document[path[-1]] = to


HOSTILE = {
    "names": lambda episode: set_in(episode, "info", "TeamNames", to=7),
    "about": lambda episode: set_in(episode, "info", to=[1]),
    "board": lambda episode: set_in(episode, "configuration", "rows", to=10**9),
    "rows": lambda episode: set_in(episode, "configuration", "rows", to="four"),
    "states": lambda episode: set_in(episode, "steps", 3, to=[]),
    "action": lambda episode: set_in(episode, "steps", 3, 0, "action", to="0" * 9999),
}
ODD = {
    "status": lambda episode: set_in(episode, "steps", 3, 0, "status", to={}),
    "clock": lambda episode: set_in(episode, "configuration", "actTimeout", to=float("nan")),
    "reward": lambda episode: set_in(episode, "steps", -1, 0, "reward", to="much"),
    "points": lambda episode: set_in(episode, "steps", -1, 0, "reward", to=2.5),
    "bank": lambda episode: set_in(episode, "steps", -1, 0, "observation", "remainingOverageTime", to="none"),
    "endless bank": lambda episode: set_in(episode, "steps", 0, 0, "observation", "remainingOverageTime", to=10**400),
}


@pytest.mark.parametrize("name", [*HOSTILE, *ODD])
def test_what_no_episode_should_hold_brings_nothing_down(downloaded, tmp_path, name, capsys):
    episode = json.loads((downloaded / "episode-1001-replay.json").read_text())
    (HOSTILE | ODD)[name](episode)
    (tmp_path / "5.json").write_text(json.dumps(episode))
    (tmp_path / "6.json").write_text((downloaded / "episode-1002-replay.json").read_text())
    code, shown, errors = reviewed(capsys, tmp_path, "--html", tmp_path / "page.html")
    read = 1 if name in HOSTILE else 2
    assert shown.startswith(f"{read} game") and code == (name in HOSTILE)
    assert "Traceback" not in errors and len([line for line in errors.splitlines() if "5.json" in line]) == 2 - read


def test_logs_that_are_not_whole_are_named(downloaded, tmp_path, capsys):
    (tmp_path / "6.json").write_text((downloaded / "episode-1002-replay.json").read_text())
    (tmp_path / "6-agent-1-logs.json").write_text("[[")
    code, _, errors = reviewed(capsys, tmp_path / "6.json")
    assert code == 2 and "6-agent-1-logs.json' is not whole" in errors


def test_a_folder_without_episodes(tmp_path, capsys):
    assert "no episode" in reviewed(capsys, tmp_path)[2]
    assert "there is no file" in reviewed(capsys, tmp_path, tmp_path / "none.json")[2]
