"""The Gomocup protocol: our client against scripted and failing engines.

https://plastovicka.github.io/protocl2en.htm is the specification.
"""

import sys
from pathlib import Path

import pytest
from engine_support import LIMIT, command_of
from pbrain_support import player_of, shown

from tempo.arena.adapter.game_adapter import new_config
from tempo.arena.command_line.inputs import BadInput
from tempo.arena.players.engines.engine_process import EngineFailed
from tempo.arena.referee.one_game import play_game
from tempo.games.gomoku.adapter.board import GomokuBoard
from tempo.games.gomoku.protocols.pbrain_client import PbrainEngine
from tempo.games.gomoku.protocols.pbrain_player import GomokuEnginePlayer


def scripted_engine(tmp_path: Path, *answers: str, size: int = 15) -> PbrainEngine:
    """Return an engine that answers START with OK, and other commands that have an answer with the next of these."""
    script = tmp_path / "engine.py"
    script.write_text(
        "import sys\n"
        f"answers = iter({list(answers)!r})\n"
        "for line in sys.stdin:\n"
        f"    open({str(tmp_path / 'told')!r}, 'a').write(line)\n"
        "    name = line.split()[0]\n"
        "    if name == 'START': print('OK', flush=True)\n"
        "    if name in ('BEGIN', 'TURN', 'DONE', 'RESTART', 'PLAY', 'ABOUT'): print(next(answers), flush=True)\n"
        "    if name == 'END': break\n"
    )
    return PbrainEngine([sys.executable, str(script)], "pbrain:engine", size)


def told(tmp_path: Path) -> list[str]:
    return (tmp_path / "told").read_text().splitlines()


def test_a_dialogue_with_an_engine(tmp_path: Path) -> None:
    """The answer to TURN is the page's, with comments; infos are sent before the first move, and only once."""
    aside = (
        "DEBUG The most promising move now is [10,14] alfa=10025 beta=8641\n\n"
        "MESSAGE I will be the winner  \n10,16"
    )
    engine = scripted_engine(tmp_path, "10,10", aside, 'name="SomeBrain", version="1.0", author="Nymand"', size=20)
    board = GomokuBoard(20)
    board.play(engine.answer(board.cells, 1, LIMIT, 0.0))
    board.play(15 * 20 + 10)
    board.play(engine.answer(board.cells, 1, LIMIT, 0.0))
    assert board.moves == [210, 310, 330]
    assert engine.version() == "SomeBrain 1.0"
    engine.close()
    infos = ["rule 0", "game_type 1", "max_memory 367001600", "timeout_match 0", f"timeout_turn {int(1000 * LIMIT)}"]
    left = "INFO time_left 2147483647"
    start = ["START 20", *(f"INFO {info}" for info in infos)]
    assert told(tmp_path) == [*start, left, "BEGIN", "TURN 10,15", "ABOUT", "END"]


def test_an_engine_that_suggests(tmp_path: Path) -> None:
    """The client answers SUGGEST with PLAY, and the engine plays: the page's example."""
    engine = scripted_engine(tmp_path, "SUGGEST 10,10", "10,10")
    assert engine.answer(GomokuBoard().cells, 1, LIMIT, 0.0) == 160
    assert told(tmp_path)[-1] == "PLAY 10,10"
    engine.close()


def test_an_unrelated_position_is_a_new_game(tmp_path: Path) -> None:
    """It needs RESTART and the whole BOARD, own stones as 1, in alternating order; a single new stone is a TURN."""
    engine = scripted_engine(tmp_path, "0,0", "1,0", "OK", "2,0", "OK", "3,0")
    board = GomokuBoard()
    board.reset([112])
    assert engine.answer(board.cells, 2, LIMIT, 0.0) == 0
    board.reset([112, 0, 113])
    assert engine.answer(board.cells, 2, LIMIT, 0.0) == 1
    board.reset([100, 101, 102, 103])
    assert engine.answer(board.cells, 1, LIMIT, 0.0) == 2
    assert engine.answer(GomokuBoard().cells, 1, LIMIT, 0.0) == 3
    said = [line for line in told(tmp_path)[5:] if not line.startswith("INFO")]
    stones = ["BOARD", "10,6,1", "11,6,2", "12,6,1", "13,6,2", "DONE"]
    assert said == ["TURN 7,7", "TURN 8,7", "RESTART", *stones, "RESTART", "BEGIN"]
    engine.close()


def test_an_engine_without_restart_is_started_again(tmp_path: Path) -> None:
    engine = scripted_engine(tmp_path, "0,0", "UNKNOWN")
    engine.answer(GomokuBoard().cells, 1, LIMIT, 0.0)
    first = engine.process.process
    engine.new_game()
    assert first.poll() == 0 and engine.process.process.poll() is None
    assert [line for line in told(tmp_path) if not line.startswith("INFO")] == [
        "START 15", "BEGIN", "RESTART", "END", "START 15",
    ]  # fmt: skip
    engine.close()


def test_a_bank_alone_is_a_limit_of_the_match(tmp_path: Path) -> None:
    engine = scripted_engine(tmp_path, "0,0", "OK", "0,1")
    for bank in (60.0, 40.5):
        engine.new_game()
        engine.answer(GomokuBoard().cells, 1, 0.0, bank)
    limits = [line for line in told(tmp_path) if line.startswith("INFO time")]
    assert limits == [
        "INFO timeout_match 60000", "INFO timeout_turn 60000", "INFO time_left 60000",
        "INFO timeout_match 40500", "INFO timeout_turn 40500", "INFO time_left 40500",
    ]  # fmt: skip
    engine.close()


@pytest.mark.parametrize(
    ("way", "complaint"),
    [
        ("exits", r"broken ended with exit code 3 \(the table is too small\)"),
        ("killed", "broken (was killed by SIGSEGV|ended with exit code 11)"),
        ("refuses", "broken does not answer with a move, but: ERROR out of ideas"),
        ("unknown", "broken does not answer with a move, but: UNKNOWN command"),
        ("nonsense", "broken does not answer with a move, but: eleven,ten"),
        ("one", "broken does not answer with a move, but: 7"),
        ("outside", "broken plays 15,3, off the board of 15x15"),
        ("below", "broken plays -1,3, off the board of 15x15"),
    ],
)
def test_engines_that_fail(way: str, complaint: str) -> None:
    """The error is one line, and the process has ended."""
    engine = PbrainEngine(command_of("broken_brain.py", way), "broken", 15)
    with pytest.raises(EngineFailed, match=rf"^{complaint}$"):
        engine.answer(GomokuBoard().cells, 1, LIMIT, 0.0)
    assert engine.process.process.poll() is not None


@pytest.mark.parametrize("way", ["silent", "talks"])
def test_an_engine_that_does_not_answer(way: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Comments do not count as an answer."""
    engine = PbrainEngine(command_of("broken_brain.py", way), "broken", 15)
    monkeypatch.setattr("tempo.games.gomoku.protocols.pbrain_client.GRACE", 0.0)
    with pytest.raises(EngineFailed, match=r"^broken does not answer$"):
        engine.answer(GomokuBoard().cells, 1, 0.3, 0.0)
    assert engine.process.process.poll() is not None


def test_an_engine_that_does_not_like_the_board() -> None:
    with pytest.raises(EngineFailed, match=r"^broken refuses 'START 15': ERROR only 20$"):
        PbrainEngine(command_of("broken_brain.py", "small"), "broken", 15)


def test_a_taken_cell_is_for_the_referee() -> None:
    """The referee's verdict is INVALID; for an engine that fails it is ERROR, with a reason."""
    config = new_config("gomoku", {}, act_timeout=LIMIT, bank=0.0)
    for way, status, problem in (("taken", "INVALID", "returned 0"), ("exits", "ERROR", "ended with exit code 3")):
        players = player_of("broken_brain.py", way), player_of("gomoku_engine.py", "1")
        game = play_game(tuple(player.new_agent(0, None) for player in players), config, (0, 1))
        assert game.statuses == (status, "DONE") and problem in (game.problem or "")


def test_an_old_engine_answers_about_with_a_sentence() -> None:
    assert player_of("broken_brain.py", "one").version() == "pbrain Some old brain, by nobody"


def test_boards_outside_the_protocol_are_refused() -> None:
    agent = player_of("gomoku_engine.py", "1").new_agent(0, None)
    for size, inarow in ((4, 4), (15, 6)):
        asked = f"{inarow} in a row on {size}x{size}"
        with pytest.raises(BadInput, match=f": engines play 5 in a row on boards from 5x5 up, not {asked}$"):
            agent(*shown(GomokuBoard(size, inarow)))


def test_bad_commands() -> None:
    with pytest.raises(BadInput, match=r"^'pbrain:': give the command of the engine behind the colon$"):
        GomokuEnginePlayer("pbrain:")
    with pytest.raises(BadInput, match=r"^pbrain:no-such-engine: there is no program 'no-such-engine'$"):
        GomokuEnginePlayer("pbrain:no-such-engine")
