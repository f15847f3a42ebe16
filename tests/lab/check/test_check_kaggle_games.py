"""Cold games of `check --kaggle`, and the command that plays them."""

import json
import sys
from pathlib import Path
from textwrap import dedent

import pytest
from check_support import correct
from config_support import connectx_config

from tempo.arena.adapter.game_adapter import new_config
from tempo.arena.command_line.inputs import BadInput
from tempo.arena.jobs import isolation
from tempo.lab.check.check import main
from tempo.lab.check.kaggle import trial
from tempo.lab.check.kaggle.cold_game import ColdGame, Terms, play_cold_game
from tempo.lab.check.kaggle.environments import Unavailable
from tempo.lab.check.kaggle.images import Image, images
from tempo.lab.check.kaggle.trial import Trial, summary, table_of

TERMS = Terms(connectx_config(), 4096)
HERE = Path(sys.executable)
MOVE = "[column for column in range(7) if observation.board[column] == 0][0]"
IMAGE = Image("test", "a test", sys.version_info.minor, ("no-such-package==1",))
GAME = ColdGame(first=0.5, slowest=0.7, bank=59.0, backends=("native", None), forfeit="", memory=100.0, is_offline=True)

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="there --kaggle is refused")


# ---- one game ----


def played(folder, body, number=0, terms=TERMS):
    path = folder / "agent.py"
    path.write_text(dedent(body))
    return play_cold_game(path, HERE, terms, number)


def test_the_file_is_loaded_once_within_its_first_move_in_an_empty_writable_folder(tmp_path):
    game = played(
        tmp_path,
        f"""
        import os, sys
        assert os.listdir() == [] and "tempo" not in sys.path[0] and not sys.argv[1:]
        open("notes", "w").close()
        print("backend=loading")
        MOVES = []
        def agent(observation, configuration):
            try:
                import tempo
                return "no project here"
            except ImportError:
                MOVES.append(3)
                print("backend=native" if len(MOVES) > 1 else "backend=first")
                return {MOVE}
        """,
    )
    assert game.forfeit == ""
    assert game.backends[0] == "first" and set(game.backends[1:]) == {"native"}
    assert 0 < game.first <= game.slowest and game.bank <= 60
    assert game.memory > 5
    assert game.limit in ("cgroup v2", "stopping and continuing the process")


@pytest.mark.parametrize(
    ("body", "reason"),
    [
        ("import no_such_module\n", "ERROR: cannot be loaded: ModuleNotFoundError: No module named 'no_such_module'"),
        ("def agent(observation, configuration):\n    return 9\n", "INVALID: returned 9"),
        ("def agent(observation, configuration):\n    return observation['none']\n", "ERROR: KeyError: 'none'"),
        ("import os\nos._exit(4)\n", "ERROR: its process ended with exit code 4"),
        ("import time\ndef agent(observation, configuration):\n    time.sleep(600)\n", "TIMEOUT: took "),
    ],
    ids=["loading", "invalid", "raises", "dies", "hangs"],
)
@pytest.mark.parametrize("number", [0, 1])
def test_a_forfeit_says_why_in_either_seat(body, reason, number, tmp_path):
    clock = TERMS.config._replace(bank=2.0, act_timeout=1.0 if "sleep" in body else 60.0)
    game = played(tmp_path, body, number, Terms(clock, 4096))
    assert game.forfeit.startswith(reason)


def test_loading_counts_in_the_first_move(tmp_path):
    body = f"import time\ntime.sleep(1.5)\ndef agent(observation, configuration):\n    return {MOVE}\n"
    game = played(tmp_path, body, terms=Terms(TERMS.config._replace(act_timeout=0.5), 4096))
    assert game.first >= 1.5 and game.bank <= 59


def test_the_file_has_no_network_where_it_is_contained(tmp_path):
    body = f"""
        import socket
        def agent(observation, configuration):
            names = [name for _, name in socket.if_nameindex()]
            print("backend=offline" if names == ["lo"] else "backend=online")
            return {MOVE}
        """
    game = played(tmp_path, body)
    assert game.is_offline == (set(game.backends) == {"offline"}) and None not in game.backends


def test_an_interpreter_that_does_not_start_is_named(tmp_path):
    with pytest.raises(BadInput, match=f"{tmp_path}/bin/python does not start: remove {tmp_path}, and it is made"):
        play_cold_game(correct("connectx"), tmp_path / "bin" / "python", TERMS, 0)


def test_without_namespaces_the_network_is_said_to_be_open(tmp_path, monkeypatch):
    monkeypatch.setattr(isolation, "may_contain", False)
    game = played(tmp_path, f"def agent(observation, configuration):\n    return {MOVE}\n")
    assert game.forfeit == "" and not game.is_offline
    assert "the network was open" in trial.limits_line([Trial(IMAGE, [game])], TERMS)


def test_too_much_memory_is_a_forfeit(tmp_path):
    body = f"TABLE = b'x' * (300 << 20)\ndef agent(observation, configuration):\n    return {MOVE}\n"
    assert "MemoryError" in played(tmp_path, body, terms=TERMS._replace(memory=200)).forfeit


def test_too_much_time_before_the_game_is_a_forfeit(tmp_path):
    """Othello's environment calls both sides then, and the file is loaded."""
    body = "import time\ntime.sleep(600)\n"
    game = played(tmp_path, body, terms=Terms(new_config("othello", {}, act_timeout=0.5, bank=0.5), 4096))
    assert game.forfeit.startswith("TIMEOUT: took ") and "before the game" in game.forfeit and not game.backends


@pytest.mark.parametrize("game", ["gomoku", "othello"])
def test_other_games_are_tried_in_the_same_way(game):
    assert play_cold_game(correct(game), HERE, Terms(new_config(game), 4096), 1).forfeit == ""


# ---- the command ----


@pytest.fixture
def made(monkeypatch, tmp_path):
    """Let this interpreter stand for every environment but those that the test makes unavailable."""
    monkeypatch.setenv("TEMPO_CACHE", str(tmp_path))
    monkeypatch.setenv("COLUMNS", "200")
    missing = {}

    def environment(image, folder, say):
        if image.title in missing:
            raise Unavailable(missing[image.title])
        return HERE

    monkeypatch.setattr(trial, "environment_of", environment)
    return missing


def test_the_command_plays_in_each_environment_and_ends_with_one_sentence(made, tmp_path, capsys):
    saved = tmp_path / "trial.json"
    arguments = [str(correct("connectx")), "--game", "connectx", "--kaggle", "--games", "1", "--json", str(saved)]
    assert main(arguments) == 0
    out, err = capsys.readouterr()
    assert "1 cold game of connectx in each of 4 environments: up to 7 min" in err
    assert out.count("0 of 1") == 4 and out.count("not reported") == 4
    assert "0.8 of a processor by " in out and "gVisor" in out
    assert out.splitlines()[-1].startswith("Fit to upload: no forfeit in 4 cold games in 4 environments, at least ")
    record = json.loads(saved.read_text())
    assert [len(kept["games"]) for kept in record["environments"]] == [1, 1, 1, 1]
    assert record["summary"] == out.splitlines()[-1]


def test_an_environment_that_cannot_be_made_is_no_pass(made, capsys, monkeypatch):
    monkeypatch.setattr(trial, "play_cold_game", lambda *arguments: GAME)
    made["notebook 3.13"] = "there is no Python 3.13 here"
    assert main([str(correct("connectx")), "--game", "connectx", "--kaggle", "--games", "1"]) == 1
    out = capsys.readouterr().out
    assert "\nnotebook 3.13 is not tried: there is no Python 3.13 here\n" in out
    assert out.splitlines()[-1].startswith("Undecided: no forfeit in 3 cold games in 3 environments, ")
    assert out.splitlines()[-1].endswith("; not tried: notebook 3.13")


def test_where_none_can_be_made_one_line_says_so(made, capsys):
    made.update({image.title: f"pip cannot install {image.title}" for image in images()})
    assert main([str(correct("connectx")), "--game", "connectx", "--kaggle"]) == 2
    last = capsys.readouterr().err.splitlines()[-1]
    assert last.endswith("none of the environments can be made; the first: pip cannot install playing image")


def test_a_module_that_the_environments_leave_out_is_named(made, agent_file, capsys):
    path = agent_file("import catboost\ndef agent(observation, configuration):\n    return 0\n")
    assert main([str(path), "--game", "connectx", "--kaggle"]) == 2
    assert "imports catboost, which the competition has and these environments have not" in capsys.readouterr().err


def test_interrupted_it_prints_what_has_been_played(made, monkeypatch, capsys):
    games = iter([GAME, GAME._replace(forfeit="TIMEOUT: took 9 s", bank=2.0)])

    def play(*arguments):
        for game in games:
            return game
        raise KeyboardInterrupt

    monkeypatch.setattr(trial, "play_cold_game", play)
    assert main([str(correct("connectx")), "--game", "connectx", "--kaggle"]) == 130
    out = capsys.readouterr().out
    assert "1 of 1: TIMEOUT: took 9 s" in out and out.count("not tried") == 2
    sentence = "Not fit to upload: 1 forfeit in 2 cold games in 2 environments, at least 2.0 s left in the bank"
    assert out.splitlines()[-1] == f"{sentence}; interrupted before 4 games in each"


def test_windows_is_refused(monkeypatch, capsys):
    monkeypatch.setattr(trial.sys, "platform", "win32")
    with pytest.raises(BadInput, match="--kaggle needs Linux or macOS"):
        trial.try_file(correct("connectx"), TERMS, 1, None)


def test_another_backend_than_machine_code_is_in_the_sentence():
    slow = Trial(IMAGE, [GAME, GAME._replace(backends=(None, "python"))])
    assert "; not native in a test: 1× native; 1× python" in summary([slow], 2, True)
    assert "native" not in summary([Trial(IMAGE, [GAME])], 1, True)
    assert table_of([slow], TERMS).row_count == 1
