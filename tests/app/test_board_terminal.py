"""The board in a terminal (pty), started by the real command, and with input from a file, in this process."""

import json
import os
import re
import select
import signal
import subprocess
import sys
import time
from codecs import getincrementaldecoder
from pathlib import Path
from typing import NamedTuple

import psutil
import pytest
from folders import ROOT
from waiting import PATIENCE, hear_ctrl_c, state_of, wait_until
from what_windows_lacks import on_posix

from tempo.app import play_command
from tempo.app.terminal import terminal_session
from tempo.arena.adapter.game_adapter import adapter_of, board_after, default_first, new_config
from tempo.arena.records.record_file import read_record
from tempo.lab.report.boards.text_board import ASCII, TextBoard

pty = on_posix("pty")

PROMPT, OVER = "your move (? for help): ", "over (n for a new game): "
COLOUR = re.compile(r"\x1b\[[\d;?]*[A-Za-z]")
WRITTEN_OVER = re.compile(r"\r[^\r\n]*(?=\r)|\r")
MOVE = re.compile(r"^\S? ?(?:level:\d+|random|you|\S+): (?:nothing to play, )?(\w+), \d", re.MULTILINE)
MOST_MOVES = 300


def command(game: str, folder: Path, *options: str) -> list[str]:
    return [sys.executable, "local_eval.py", "play", game, "--terminal", "--records", str(folder), *options]


class Printed(NamedTuple):
    """The output and exit code of a command."""

    code: int
    out: str
    err: str


@pytest.fixture
def piped(tmp_path, capsys, monkeypatch):
    """Return a function that runs the command in this process with typed lines as its input."""
    monkeypatch.setattr(play_command, "_handle_end_signals", lambda handler: None)
    monkeypatch.setattr(terminal_session, "HINT_SECONDS", 0.1)
    usual = os.dup(0)

    def run(game: str, typed: str, *options: str) -> Printed:
        (tmp_path / "typed").write_text(typed, encoding="utf-8")
        with (tmp_path / "typed").open() as lines:
            os.dup2(lines.fileno(), 0)
        return Printed(play_command.main(command(game, tmp_path, *options)[3:]), *capsys.readouterr())

    yield run
    os.dup2(usual, 0)
    os.close(usual)


def take_the_terminal() -> None:
    os.close(os.open(os.ttyname(0), os.O_RDWR))  # makes it the controlling terminal, which sends Ctrl-C
    hear_ctrl_c()


class Typist:
    """A person at a terminal."""

    def __init__(self, game: str, folder: Path, *options: str) -> None:
        ours, theirs = pty.openpty()
        self.ours, self.text = ours, ""
        self.decode = getincrementaldecoder("utf-8")().decode  # a part may end within a character
        self.process = subprocess.Popen(
            command(game, folder, *options), cwd=ROOT, stdin=theirs, stdout=theirs, stderr=theirs,
            start_new_session=True, env=os.environ | {"TERM": "xterm", "PYTHONIOENCODING": "utf-8"},
            preexec_fn=take_the_terminal,
        )  # fmt: skip
        os.close(theirs)

    def read_until(self, *ends: str) -> str:
        """Read output until one of these ends it; return all output when the process is over."""
        told, latest = "", time.monotonic() + PATIENCE
        while time.monotonic() < latest:
            if not select.select([self.ours], [], [], 0.1)[0]:
                continue
            try:
                part = os.read(self.ours, 1 << 16)
            except OSError:  # the other side is closed
                part = b""
            text = self.decode(part)
            self.text += text
            told += text
            if not part or COLOUR.sub("", told).endswith(ends):
                return WRITTEN_OVER.sub("", COLOUR.sub("", told).replace("\r\n", "\n"))
        raise AssertionError(f"nothing came of it: {told}")

    def type(self, text: str) -> None:
        os.write(self.ours, text.encode())

    def ask(self, line: str) -> str:
        """Send a line and return the output."""
        self.type(f"{line}\n")
        return self.read_until(PROMPT, OVER)

    def end(self) -> int:
        self.read_until("\0")
        os.close(self.ours)
        return self.process.wait(PATIENCE)


def moves_in(text: str) -> list[str]:
    return MOVE.findall(text)


def answers_in(text: str) -> list[str]:
    """Return the output before the first prompt, and what each line typed there is answered by, after that line."""
    return re.split(f"{re.escape(PROMPT)}|{re.escape(OVER)}", text)


def test_a_whole_game_is_typed(tmp_path):
    config, adapter = new_config("othello"), adapter_of("othello")
    typist = Typist("othello", tmp_path, "--opponent", "level:2", "--seat", "second")
    told, actions = typist.read_until(PROMPT), []
    for _ in range(MOST_MOVES):
        for name in moves_in(told):
            legal = {adapter.name_of(action, config): action for action in board_after(config, actions).legal()}
            actions.append(legal[name])
        position = board_after(config, actions)
        if position.rewards() is not None:
            break
        assert told.endswith(PROMPT) and position.mark == 2
        told = typist.ask(adapter.name_of(position.legal()[-1], config).upper())
    won = {1: "level:2 has won", 0: "A draw", -1: "You have won"}[position.rewards()[0]]
    assert won in told and told.endswith(OVER)
    assert "{} : {}".format(*adapter.count_of(position)) in told
    typist.type("q\n")
    assert typist.end() == 0
    (path,) = tmp_path.glob("20*/*.jsonl")
    record = json.loads(path.read_text().splitlines()[1])
    assert [move["action"] for move in record["moves"]] == actions and str(path) in typist.text
    assert record["rewards"] == list(position.rewards())


def test_wrong_input_is_explained(piped):
    junk = ("d3 d4", "-", "\x1b[A", "ö" * 50, "d333333333333333333333", "\x00")
    typed = "\n".join(["i9", "d4", "A1", "?", "u", "", *junk, "  D3 ", "q\n"])
    _, wrong, taken, impossible, helped, first, nothing, *refused, moved, _ = answers_in(
        piped("othello", typed, "--opponent", "level:1").out
    )
    assert "there is no 'i9' on this board: columns a to h, rows 1 to 8; choose d3, c4" in wrong
    assert "\nd4 is taken; choose d3, c4, f5, e6\n" in taken
    assert "A1 is not possible here" in impossible
    assert "u  undo" in helped
    assert "no move to undo" in first
    assert nothing.strip() == ""
    assert len(refused) == len(junk) and all("\nthere is no" in answer for answer in refused)
    assert "you: d3" in moved


def test_undo_takes_back_both_plies_and_hints_are_exact_if_possible(piped, tmp_path):
    run = piped("connectx", "1\nu\nh\n4\nu\nu\nr\n1\nu\nr\nn\n", "--opponent", "champion", "--seat", "second")
    first, told, again, hint, moved, _, nothing, lost, over, back, left, new, _ = answers_in(run.out)
    assert moves_in(first) == ["4"]
    assert len(moves_in(told)) == 2 and "(○)" not in told
    assert "Taken back." in again and again.count("●") == first.count("●") - 1, "the list of moves is not told again"
    assert "for certain" in hint, "every move loses; which one last, a busy machine may not know"
    assert moves_in(moved)[0] == "4"
    assert "no move to undo" in nothing
    assert "champion has won: you resigned." in lost
    assert "choose" not in over and "u takes a move back" in over
    assert "Your resignation is taken back." in back and "Taken back." not in back
    assert "you resigned" in left
    assert moves_in(new) == ["4"] and "A new game." in new and "Taken back." not in new
    assert run.code == 0
    records = [next(iter(read_record(path).games.values())) for path in tmp_path.glob("20*/*.jsonl")]
    assert sorted(game["statuses"][0] for game in records) == ["ACTIVE", "DONE"], "one of the losses was taken back"


def test_a_hint_names_the_only_move_that_wins(piped):
    assert "\n4: best for certain\n" in piped("connectx", "h\n", "--opponent", "level:1").out


def test_an_estimate_is_marked_as_one(piped, tmp_path):
    done = piped("connectx", "5\nh\n", "--opponent", "level:1", "--config", "rows=9,columns=9")
    assert done.code == 0 and re.search(r"\n\d looks best: an estimate\n", done.out)
    assert max(len(line) for line in done.out.splitlines() if str(tmp_path) not in line) <= 80
    assert "\x1b" not in done.out


def test_leaving_saves_the_game_and_prints_the_score(piped, tmp_path):
    """`q` ends a game of Othello by its discs. A game without a count, and one cut off by Ctrl-D, are unfinished."""
    done = piped("othello", "d3\nq\n", "--opponent", "level:1")
    counts = re.search(r"(\w.*) as it stands, (\d+) : (\d+)\.\n", done.out)
    black, white = int(counts[2]), int(counts[3])
    assert (done.code, black + white) == (0, 6)
    assert counts[1] == ("A draw" if black == white else "You have won" if black > white else "level:1 has won")
    (path,) = tmp_path.glob("20*/*.jsonl")
    (game,) = read_record(path).games.values()
    lead = (black > white) - (black < white)
    assert (game["statuses"], game["rewards"], game["problem"]) == (["DONE", "DONE"], [lead, -lead], "left")
    assert f"saved in {path}" in done.out
    for name, typed in (("connectx", "4\nq\n"), ("othello", "d3\n")):
        done = piped(name, typed, "--opponent", "level:1")
        (cut,) = set(tmp_path.glob(f"20*/*-{name}-*.jsonl")) - {path}
        assert done.code == 0 and "as it stands" not in done.out
        assert next(iter(read_record(cut).games.values()))["statuses"] == ["ACTIVE", "ACTIVE"]
    assert piped("connectx", "", "--opponent", "level:1").code == 0
    assert len(list(tmp_path.glob("20*/*.jsonl"))) == 3, "nothing was played"


def test_a_new_game_saves_the_unfinished_one(piped, tmp_path):
    done = piped("connectx", "4\nn\nq\n", "--opponent", "level:1")
    (path,) = tmp_path.glob("20*/*.jsonl")
    assert f"The game so far is saved in {path}\nA new game.\n" in done.out and done.code == 0


def test_ctrl_c_ends_a_search_at_once_and_without_a_traceback(tmp_path):
    typist = Typist("gomoku", tmp_path, "--opponent", "champion", "--act-timeout", str(10 * PATIENCE), "--bank", "0")
    typist.read_until(PROMPT)
    typist.type("h8\n")
    typist.read_until(" simulations")
    typist.type("\x03")
    assert typist.end() == 130, "it does not wait for the move"
    assert "Traceback" not in typist.text and "interrupted" in typist.text
    assert len(list(tmp_path.glob("20*/*.jsonl"))) == 1


def test_undo_and_leaving_during_a_search(tmp_path):
    typist = Typist("gomoku", tmp_path, "--opponent", "champion", "--act-timeout", "30", "--bank", "0")
    typist.read_until(PROMPT)
    typist.type("h8\n")
    typist.read_until(" simulations")
    assert "Taken back." in typist.ask("u")
    typist.type("h8\n")
    typist.read_until(" simulations")
    typist.type("q\n")
    assert typist.end() == 0


def test_a_clock_is_enforced_and_a_signal_that_ends_the_terminal_saves_the_game(tmp_path):
    typist = Typist("connectx", tmp_path, "--opponent", "level:1", "--act-timeout", "5", "--bank", "0.5")
    assert "5 s a move, bank 0.5 s" in typist.read_until(PROMPT)
    if not (told := typist.ask("4")).endswith(OVER):  # which this process may read at once, if it stands still
        told = typist.read_until(OVER)
    assert "level:1 has won: you ran out of time." in told
    typist.ask("n")
    typist.ask("4")
    typist.process.send_signal(signal.SIGTERM)
    assert typist.end() == 130 and len(list(tmp_path.glob("20*/*.jsonl"))) == 2
    assert "Traceback" not in typist.text


def test_ascii_where_unicode_cannot_be_printed(tmp_path):
    done = subprocess.run(
        command("connectx", tmp_path, "--opponent", "level:1"), cwd=ROOT, input="4\n", text=True, timeout=PATIENCE,
        capture_output=True, env=os.environ | {"PYTHONIOENCODING": "ascii"},
    )  # fmt: skip
    assert done.returncode == 0 and "X you: 4" in done.stdout and "Traceback" not in done.stderr


@pytest.mark.parametrize("game", default_first())
def test_every_board_is_drawn_with_its_coordinates(game):
    config = new_config(game)
    board, opening = TextBoard(config, ASCII), adapter_of(game).draw_openings(1, config, (6, 6), 1)[0]
    lines = [line.plain for line in board.lines(opening)]
    cells = board_after(config, opening).cells
    assert len(lines) == board.rows + 1 and max(map(len, lines)) <= 80
    stones = "".join(lines[1:] if board.has_rows else lines[:-1])
    assert (stones.count("X"), stones.count("O")) == (cells.count(1), cells.count(2))
    assert stones.count("(") == 1
    for action in board_after(config, opening).legal()[: board.has_rows and 5]:
        assert board.find_cell(adapter_of(game).name_of(action, config)) == action


@pytest.mark.parametrize("shape", [{"rows": 4, "columns": 12, "inarow": 4}, {"rows": 9, "columns": 30, "inarow": 4}])
def test_wide_boards_fit_where_they_can(shape):
    config = new_config("connectx", shape)
    lines = [line.plain for line in TextBoard(config).lines([0, 11])]
    assert len({len(line.rstrip()) for line in lines[:-1]}) <= 2
    assert len(lines[-1].split()) == shape["columns"]


def test_two_people_share_a_terminal(piped):
    out = piped("connectx", "4\n3\n4\n3\n4\n3\n4\nq\n", "--opponent", "human").out
    assert "first has won." in out and "second: 3" in out and "You" not in out
    assert "\nsecond to move (? for help): 3\n" in out
    out = piped("gomoku", "a1\nb1\na2\nb2\na7\nb3\nq\n", "--opponent", "human", "--config", "size=7,inarow=3").out
    assert "second has won." in out


def test_words_stand_for_letters(piped):
    done = piped("connectx", "4\nUndo\nresign\nhint\nNEW\nHELP\nexit\n5\n", "--opponent", "level:1")
    assert done.code == 0 and done.out.count("u  undo") == 2 and "you: 5" not in done.out
    assert [line for line in ("Taken back.", "A new game.") if line not in done.out] == []
    assert "level:1 has won: you resigned." in done.out and "the game is over: u takes" in done.out


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        (("--opponent", "champion:foo=1"), "no parameter 'foo'"),
        (("--records", "{file}"), "the game is not saved: cannot write in"),
    ],
)
def test_input_that_cannot_be_used_is_one_line(options, complaint, piped, tmp_path):
    (tmp_path / "file").touch()
    done = piped("connectx", "4\nq\n", *(option.format(file=tmp_path / "file") for option in options))
    assert done.code == 2 and complaint in done.err and done.err.count("\n") == 1


def test_a_clock_that_leaves_no_time_is_refused(piped):
    run = piped("connectx", "", "--act-timeout", "0", "--bank", "0")
    assert run.code == 2 and "leaves no time to play" in run.err


def test_an_agent_file_ends_with_the_terminal(tmp_path):
    agent = tmp_path / "first.py"
    agent.write_text("def agent(observation, configuration):\n    return 0\n")
    typist = Typist("connectx", tmp_path, "--opponent", str(agent))
    typist.read_until(PROMPT)
    assert f"{agent}: 1, " in typist.ask("4")
    children = psutil.Process(typist.process.pid).children(recursive=True)
    typist.process.send_signal(signal.SIGKILL)
    assert typist.end() == -signal.SIGKILL and children
    assert wait_until(lambda: all(state_of(child.pid) in ("", "Z") for child in children))
