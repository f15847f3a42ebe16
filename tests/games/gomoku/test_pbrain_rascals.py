"""Misbehaving Gomoku engines: one line for each error, no false forfeit, no waiting without a clock.

No test may take `LIMIT` seconds, so a test that waits for an answer that never comes fails.
"""

import sys
from pathlib import Path
from time import monotonic

import pytest
from engine_support import LIMIT, command_of, misbehaving, no_engine
from pbrain_support import shown
from what_windows_lacks import not_under_wine

from tempo.arena.adapter.game_adapter import new_config
from tempo.arena.command_line.inputs import BadInput
from tempo.arena.jobs.processes import kill_tree
from tempo.arena.players.engines.engine_process import EngineFailed, EngineProcess
from tempo.arena.records.record_file import read_record
from tempo.arena.referee.one_game import play_game
from tempo.games.gomoku.adapter.board import GomokuBoard
from tempo.games.gomoku.protocols import pbrain_client
from tempo.games.gomoku.protocols.pbrain_client import PbrainEngine
from tempo.games.gomoku.protocols.pbrain_player import GomokuEnginePlayer
from tempo.lab.tournament.match import match


def misbehaving_player(way: str, *notes: Path, options: str = "") -> GomokuEnginePlayer:
    return GomokuEnginePlayer(f"pbrain:{options}{misbehaving('pbrain', way, *notes)}")


def first_moves(player: GomokuEnginePlayer) -> list[int]:
    """Return three moves of a game in which the other side plays in the middle, requested as in a match."""
    trial = player.new_agent(0, None)
    trial.get_ready(trial.read_task(*shown(GomokuBoard())))  # type: ignore[attr-defined]
    agent, board = player.new_agent(0, None), GomokuBoard()
    for other in (112, 113, 114):
        move = agent(*shown(board))
        assert board.is_legal(move)
        board.play(move)
        board.play(other)
    return board.moves[::2]


def told(notes: Path, *names: str) -> list[str]:
    """Return the lines that the engine received, all of them or those of these commands."""
    lines = notes.read_text().splitlines()
    return [line for line in lines if not names or line.split()[0] in names]


@pytest.mark.parametrize("way", ["late", "chatters", "stumbles", "complains", "ignores restart"])
def test_late_answers_do_not_forfeit_the_next_move(way: str) -> None:
    """Late answers, output on stderr, a lost first line, errors about INFO, no answer to RESTART."""
    assert first_moves(misbehaving_player(way)) == [0, 1, 2]


def test_an_engine_that_needs_its_folder(tmp_path: Path) -> None:
    (tmp_path / "weights.txt").touch()
    assert first_moves(misbehaving_player("needs its folder", options=f"dir={tmp_path},")) == [0, 1, 2]
    with pytest.raises(BadInput, match=r"ended with exit code 3 \(cannot open weights.txt\)$"):
        misbehaving_player("needs its folder").version()


def test_an_engine_that_ignores_restart_is_started_again(tmp_path: Path) -> None:
    """After the first failure its games have no warm-up, and RESTART is not sent again."""
    notes = tmp_path / "told"
    player = misbehaving_player("ignores restart", notes)
    first_moves(player)
    assert [line.split()[0] for line in told(notes, "START", "BEGIN", "RESTART", "TURN")] == [
        "START", "BEGIN", "RESTART", "START", "START", "BEGIN", "TURN", "TURN",
    ]  # fmt: skip
    engine = PbrainEngine(command_of("misbehaving.py", "pbrain", "ignores restart"), "rascal", 15)
    engine.answer(GomokuBoard().cells, 1, LIMIT, 0.0)
    before = engine.process
    engine.new_game()
    assert engine.process is not before and not engine.can_restart and not any(engine.cells)
    engine.close()


@pytest.mark.parametrize("way", ["dies", "silent", "small"])
def test_an_engine_that_cannot_be_started(way: str) -> None:
    """The error is one line, before any game."""
    player = misbehaving_player(way)
    said = {
        "dies": r"ended with exit code 3 \(cannot open weights.txt\)",
        "silent": "does not answer 'START 15'",
        "small": "refuses 'START 15': ERROR only 8x8",
    }
    agent = player.new_agent(0, None)
    began = monotonic()
    with pytest.raises(BadInput, match=rf"^pbrain:.*{way} {said[way]}$"):
        agent.get_ready(15)  # type: ignore[attr-defined]
    assert monotonic() < began + pbrain_client.STARTUP_SECONDS


def test_no_board_before_the_requested_one(tmp_path: Path) -> None:
    """Neither its name nor its first start needs a board; then it gets this board alone."""
    notes = tmp_path / "told"
    player = misbehaving_player("small", notes)
    agent = player.new_agent(0, None)
    assert player.version() == "pbrain Rascal 1"
    assert told(notes) == ["ABOUT", "END"]
    agent.get_ready(8)  # type: ignore[attr-defined]
    player.new_agent(0, None)
    assert told(notes, "START") == ["START 8", "START 8"]


@pytest.mark.parametrize(("command", "complaint"), [("cat", "only echoes its input"), ("false", "ended with")])
def test_a_program_that_is_no_engine(command: str, complaint: str) -> None:
    with pytest.raises(BadInput, match=f"^pbrain:.*no_engine.py'? {command} {complaint}"):
        GomokuEnginePlayer(f"pbrain:{no_engine(command)}").version()


def test_endless_output_is_refused() -> None:
    with pytest.raises(EngineFailed, match=r"^yes does not stop talking"):
        PbrainEngine([sys.executable, "-c", "while True: print('MESSAGE')"], "yes", 15)
    with pytest.raises(EngineFailed, match=r"^zero writes a line that does not end"):
        PbrainEngine([sys.executable, "-c", "while True: print(end='0' * 9999)"], "zero", 15)


def test_an_engine_that_never_moves_times_out() -> None:
    """The warm-up passes; the clock of the game decides."""
    mute, other = misbehaving_player("mute"), misbehaving_player("late")
    mute.new_agent(0, None).get_ready(15)  # type: ignore[attr-defined]
    other.new_agent(0, None).get_ready(15)  # type: ignore[attr-defined]
    assert not mute.can_restart
    config = new_config("gomoku", {}, act_timeout=0.5, bank=0.0)
    game = play_game((mute.new_agent(0, None), other.new_agent(0, None)), config)
    assert game.statuses == ("TIMEOUT", "DONE")


def test_an_engine_that_no_longer_starts_forfeits(tmp_path: Path) -> None:
    """After the first game a failed start is a forfeit, and the match continues."""
    (tmp_path / "weights.txt").touch()
    player = misbehaving_player("needs its folder", options=f"dir={tmp_path},")
    player.new_agent(0, None).get_ready(15)  # type: ignore[attr-defined]
    (tmp_path / "weights.txt").unlink()
    config = new_config("gomoku", {}, act_timeout=LIMIT, bank=0.0)
    game = play_game((player.new_agent(0, None), misbehaving_player("late").new_agent(0, None)), config)
    assert game.statuses == ("ERROR", "DONE")
    assert (game.problem or "").endswith("ended with exit code 3 (cannot open weights.txt)")


def test_the_first_move_is_preceded_by_a_warmup(tmp_path: Path) -> None:
    """Every process gets BEGIN and RESTART before the clock runs, and the limits of the game afterwards."""
    notes = tmp_path / "told"
    player = misbehaving_player("none", notes)
    player.is_untried, player.size = False, 15
    agent = player.new_agent(0, None)
    assert told(notes)[-5:] == [
        "INFO timeout_match 0", "INFO timeout_turn 100", "INFO time_left 2147483647", "BEGIN", "RESTART",
    ]  # fmt: skip
    board = GomokuBoard()
    board.play(112)
    assert agent(*shown(board)) == 0
    board.play(0)
    board.play(113)
    assert agent(*shown(board)) == 1
    assert told(notes)[-3:] == [f"INFO timeout_turn {int(1000 * LIMIT)}", "TURN 7,7", "TURN 8,7"]


def test_the_memory_limit_is_sent(tmp_path: Path) -> None:
    for options, memory in (("", 367001600), ("memory=500,", 524288000), ("memory=0,", 0), ("memory=1 ", 1048576)):
        notes = tmp_path / f"told{memory}"
        misbehaving_player("none", notes, options=options).new_agent(0, None).get_ready(15)  # type: ignore[attr-defined]
        assert told(notes)[:4] == ["START 15", "INFO rule 0", "INFO game_type 1", f"INFO max_memory {memory}"]


def test_a_move_is_requested_once_more_after_another_answer(tmp_path: Path) -> None:
    notes = tmp_path / "told"
    engine = PbrainEngine(command_of("misbehaving.py", "pbrain", "stumbles", str(notes)), "rascal", 15)
    board = GomokuBoard()
    board.play(engine.answer(board.cells, 1, LIMIT, 0.0))
    board.play(112)
    assert engine.answer(board.cells, 1, LIMIT, 0.0) == 1
    assert told(notes, "TURN") == ["TURN 7,7", "TURN 7,7"]
    engine.close()


@not_under_wine(reason="Wine does not know how much of the processor a process uses")
def test_a_busy_process_is_waited_for() -> None:
    """A process that computes is waited for; one that sleeps is given up long before the deadline."""
    for program, works in (("while True: pass", True), ("import time; time.sleep(600)", False)):
        process = EngineProcess([sys.executable, "-c", program], "process")
        deadline = monotonic() + (2.0 if works else LIMIT)
        assert process.next_line(deadline, 1.0) is None
        assert (monotonic() >= deadline) == works
        kill_tree(process.process)
        process.close()


@pytest.mark.parametrize(
    ("game", "engine", "complaint"),
    [
        ("gomoku", f"pbrain:{no_engine('false')}", "false ended with exit code 1"),
        ("gomoku", f"pbrain:{no_engine('cat')}", "cat only echoes its input"),
        ("gomoku", f"pbrain:dir=/,{misbehaving('pbrain', 'small')}", "pbrain small refuses 'START 9': ERROR only 8x8"),
        ("gomoku", "pbrain:speed=3,cat", "unknown option 'speed': choose dir, memory"),
        ("othello", f"gtp:{no_engine('false')}", "false ended with exit code 1"),
        ("othello", f"gtp:{no_engine('cat')}", "cat refuses 'protocol_version': protocol_version"),
        ("othello", f"gtp:{no_engine('yes')}", "yes refuses 'protocol_version': y"),
        ("othello", f"gtp:{misbehaving('gtp', 'small')}", "gtp small refuses 'boardsize 8': unacceptable size"),
        ("othello", f"nboard:{no_engine('false')}", "false ended with exit code 1"),
        ("othello", f"nboard:{no_engine('yes')}", "yes does not stop talking (y)"),
        ("othello", "nboard:dir=/no/such,cat", "'nboard:dir=/no/such,cat': there is no folder '/no/such'"),
    ],
)
def test_engine_errors_before_the_first_game(
    game: str, engine: str, complaint: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """An engine that cannot be used gives one line and exit code 2; nothing is recorded."""
    board = ["--config", "size=9"] if game == "gomoku" else []
    record = tmp_path / "games.jsonl"
    assert match([engine, "random", "--game", game, "--pairs", "1", *board, "--record", str(record)]) == 2
    said = capsys.readouterr().err.splitlines()
    assert said[-1].endswith(complaint) and "Traceback" not in "".join(said)
    assert not record.exists() or not read_record(record).games
