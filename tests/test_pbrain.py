"""The protocol of the Gomocup, both ways: our brain as the published page has it, and engines as opponents.

https://plastovicka.github.io/protocl2en.htm, the page that managers and brains are written from. What is sent is
taken from its examples; answers are held against the forms that it gives, and moves against the referee's board.
"""

import random
import re
import shlex
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from types import SimpleNamespace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tempo.arena.engine_process import EngineFailed
from tempo.arena.inputs import BadInput
from tempo.arena.runner import new_terms, play_game
from tempo.gomoku.board import Board
from tempo.gomoku.engines import EnginePlayer
from tempo.gomoku.pbrain import Server
from tempo.gomoku.pbrain_clock import MOVES_AHEAD
from tempo.gomoku.pbrain_engine import PbrainEngine
from tempo.gomoku.thinker import FEWEST_NODES, NODE, PROGRAM, OwnThinker

ENGINES = Path(__file__).parent / "engines"
LIMIT = 300.0  # seconds for one move, on a machine however busy
MOVE = re.compile(r"(\d+),(\d+)")
ABOUT = re.compile(r'\w+="[^"]*"(, *\w+="[^"]*")*')  # keyword, equals sign, text in quotation marks; commas between
BOARD = ["BOARD", "10,10,1", "10,11,2", "11,11,1", "9,10,2", "DONE"]  # the page's example


class FirstFree:
    """Plays the first free cell; notes what it was given."""

    def __init__(self) -> None:
        self.given: list[tuple[list[int], int, int]] = []
        self.times: list[tuple[float, float]] = []
        self.ready: list[int] = []
        self.memory: list[int] = []

    def get_ready(self, size: int) -> None:
        self.ready.append(size)

    def limit_memory(self, most: int) -> list[str]:
        self.memory.append(most)
        return ["too little memory"] if 0 < most < 1000 else []

    def choose(self, cells: Sequence[int], size: int, mark: int, step: float, bank: float) -> SimpleNamespace:
        self.given.append((list(cells), size, mark))
        self.times.append((step, bank))
        return SimpleNamespace(move=list(cells).index(0), reason="search", value=0.5, simulations=7, seconds=0.0)


@pytest.fixture
def thinker() -> FirstFree:
    return FirstFree()


@pytest.fixture
def server(thinker: FirstFree) -> Server:
    return Server(thinker, 1.0)


def tell(server: Server, *lines: str) -> list[str]:
    """What is answered to all of this, but for what is said aside."""
    said = "".join(server.answer(f"{line}\r\n") for line in lines).splitlines()
    return [line for line in said if not line.startswith("MESSAGE ")]


# The brain: what the published page shows.


def test_the_examples_of_the_page(server: Server, thinker: FirstFree) -> None:
    """One after the other, as a manager could send them."""
    assert tell(server, "START 20") == ["OK"]
    assert tell(server, "INFO timeout_match 300000", "INFO timeout_turn 10000", "INFO max_memory 83886080") == []
    assert tell(server, "TURN 10,10") == ["0,0"]
    assert thinker.given[-1] == ([int(cell == 210) for cell in range(400)], 20, 2)
    assert tell(server, "TAKEBACK 0,0", "TAKEBACK 10,10") == ["OK", "OK"]
    assert tell(server, "BEGIN") == ["0,0"]
    assert tell(server, "RESTART") == ["OK"]
    assert tell(server, *BOARD) == ["0,0"]
    stones = {10 * 20 + 10: 1, 11 * 20 + 10: 2, 11 * 20 + 11: 1, 10 * 20 + 9: 2}
    assert thinker.given[-1] == ([stones.get(cell, 0) for cell in range(400)], 20, 1)
    [about] = tell(server, "ABOUT")
    assert ABOUT.fullmatch(about) and about.startswith('name="Tempo", version="')
    [refusal] = tell(server, "RECTSTART 30,20")
    assert refusal.startswith("ERROR ") and "rectangular" in refusal
    assert thinker.memory == [83886080] and thinker.ready == [20]
    assert server.running and tell(server, "END") == [] and not server.running


def test_the_reply_for_every_other_command_is_unknown(server: Server) -> None:
    """PLAY answers SUGGEST, which we never send; SWAP2BOARD is optional; DONE means nothing without BOARD."""
    tell(server, "START 15")
    for line in ("PLAY 12,10", "SWAP2BOARD", "DONE", "10,10,1", "fly me to the moon", "STARTLE 15", "\x07!"):
        [said] = tell(server, line)
        assert said.startswith("UNKNOWN ")
    assert tell(server, "", "   ", "\x00") == []


def test_what_is_said_before_a_move(server: Server) -> None:
    """MESSAGE stands before the answer, never behind it, and each is one line."""
    tell(server, "START 15", "INFO max_memory 10")
    assert server.answer("BEGIN").splitlines() == [
        "MESSAGE too little memory",
        "MESSAGE search, value 0.500, 7 simulations, 0.000 s",
        "0,0",
    ]
    assert len(server.answer("TURN 5,5").splitlines()) == 2


def test_capitals_and_blanks_do_not_matter(server: Server) -> None:
    assert tell(server, "start 15", "Turn  3, 4", "  takeback 3,4  ") == ["OK", "0,0", "OK"]
    assert tell(server, "restart", "board", " 3,4, 2 ", "done") == ["OK", "0,0"]


ERRORS = {  # what is sent after START 15 and TURN 7,7, and what is answered
    "START": "START needs a size from 5 to 20, not ''",
    "START 4": "START needs a size from 5 to 20, not '4'",
    "START 21": "START needs a size from 5 to 20, not '21'",
    "START -5": "START needs a size from 5 to 20, not '-5'",
    "START ten": "START needs a size from 5 to 20, not 'ten'",
    "START 10,10": "START needs a size from 5 to 20, not '10,10'",
    "RECTSTART 15,15": "rectangular boards are not supported: START with one size",
    "BEGIN": "BEGIN is for an empty board: RESTART comes first",
    "TURN": "'' is not x,y from 0,0 to 14,14",
    "TURN 7": "'7' is not x,y from 0,0 to 14,14",
    "TURN 7,": "'7,' is not x,y from 0,0 to 14,14",
    "TURN 15,0": "'15,0' is not x,y from 0,0 to 14,14",
    "TURN 0,15": "'0,15' is not x,y from 0,0 to 14,14",
    "TURN -1,0": "'-1,0' is not x,y from 0,0 to 14,14",
    "TURN 1,2,3": "'1,2,3' is not x,y from 0,0 to 14,14",
    "TURN h8": "'h8' is not x,y from 0,0 to 14,14",
    "TURN 7,7": "7,7 is taken",
    "TURN 0,0": "0,0 is taken",
    "TAKEBACK 3,3": "3,3 has no stone to take back",
    "TAKEBACK x": "'x' is not x,y from 0,0 to 14,14",
    "BOARD\n1,1,3\nDONE": "after BOARD, x,y,1 or x,y,2 or DONE is expected, not '1,1,3'",
    "BOARD\n1,1\n2,2,1\nDONE": "after BOARD, x,y,1 or x,y,2 or DONE is expected, not '1,1'",
    "BOARD\nhello\nDONE": "after BOARD, x,y,1 or x,y,2 or DONE is expected, not 'hello'",
    "BOARD\n1,15,1\nDONE": "'1,15' is not x,y from 0,0 to 14,14",
    "BOARD\n1,1,1\n1,1,2\nDONE": "1,1 is there twice",
}


@pytest.mark.parametrize(("sent", "complaint"), ERRORS.items())
def test_errors(server: Server, sent: str, complaint: str) -> None:
    """One line each, and the game is what it was: the next TURN is answered."""
    assert tell(server, "START 15", "TURN 7,7") == ["OK", "0,0"]
    assert tell(server, *sent.splitlines()) == [f"ERROR {complaint}"]
    assert tell(server, "TURN 8,8") == ["1,0"]


@pytest.mark.parametrize("sent", ["BEGIN", "TURN 7,7", "BOARD", "RESTART", "TAKEBACK 7,7"])
def test_there_is_no_board_before_start(server: Server, sent: str) -> None:
    assert tell(server, sent) == ["ERROR there is no board: START comes first"]
    assert tell(server, "START 5", "BEGIN") == ["OK", "0,0"]


def test_a_command_within_a_board(server: Server) -> None:
    """Whoever forgets DONE is told, and the command is obeyed."""
    tell(server, "START 15")
    assert tell(server, "BOARD", "1,1,1", "RESTART") == ["ERROR BOARD was never ended by DONE", "OK"]
    assert tell(server, "BEGIN") == ["0,0"]
    assert tell(server, "BOARD", "1,1,1", "END") == ["ERROR BOARD was never ended by DONE"] and not server.running


def test_the_game_is_over(server: Server) -> None:
    """Five are enough, and six as well; on a full board there is nothing to play."""
    tell(server, "START 15")
    for length in (5, 6):
        five = [f"{x},{x},2" for x in range(length)]
        assert tell(server, "RESTART", "BOARD", *five, "DONE") == ["OK", "ERROR the game is over"]
    assert tell(server, "TURN 14,0") == ["ERROR the game is over"]
    assert tell(server, "TAKEBACK 2,2", "TAKEBACK 3,3", "TURN 14,0") == ["OK", "OK", "1,0"]
    stripes = [f"{x},{y},{1 + (x // 2 + y) % 2}" for x in range(5) for y in range(5)]
    assert tell(server, "START 5", "BOARD", *stripes, "DONE") == ["OK", "ERROR the game is over"]


@pytest.mark.parametrize(("rule", "name"), [(1, "exactly five in a row"), (4, "renju"), (8, "caro"), (16, "unknown")])
def test_other_rules_are_refused_when_a_move_is_asked_for(server: Server, rule: int, name: str) -> None:
    """Nobody listens when INFO is sent. Rule 0 mends it."""
    assert tell(server, "START 15", f"INFO rule {rule}") == ["OK"]
    refusal = f"ERROR rule {rule} ({name}) is not supported: only 0, five or more in a row win"
    assert tell(server, "BEGIN", "TURN 7,7", *BOARD) == [refusal] * 3
    assert tell(server, "INFO rule 0", "RESTART", "BEGIN") == ["OK", "0,0"]


def test_infos_of_no_use_are_ignored(server: Server) -> None:
    lines = ["game_type 1", "folder C:\\gomoku", "evaluate 3,4", "colour blue", "", "rule", "timeout_turn soon"]
    assert tell(server, "START 15", *(f"INFO {line}" for line in lines)) == ["OK"]
    said = server.answer("BEGIN").splitlines()
    assert said[:2] == [
        "MESSAGE INFO rule needs a whole number, not ''",
        "MESSAGE INFO timeout_turn needs a whole number, not 'soon'",
    ]
    assert said[-1] == "0,0"


def test_who_is_to_move_is_told_by_the_stones(server: Server, thinker: FirstFree) -> None:
    """The brain moves: with as many stones it has begun, with one less it has not; other numbers do no harm."""
    tell(server, "START 15", "BOARD", "7,7,2", "DONE")
    assert thinker.given[-1][2] == 2 and thinker.given[-1][0][7 * 15 + 7] == 1
    tell(server, "BOARD", "7,7,2", "8,8,1", "DONE")
    assert thinker.given[-1][2] == 1 and thinker.given[-1][0][7 * 15 + 7] == 2
    assert tell(server, "BOARD", "7,7,1", "8,8,1", "9,9,1", "DONE") == ["0,0"]
    assert tell(server, "BOARD", "DONE") == ["0,0"]
    assert not any(thinker.given[-1][0]) and thinker.given[-1][2] == 1


def test_a_manager_of_somebody_else(tmp_path: Path) -> None:
    """PyGomo (`pip install pygomo-lib`) writes keys of INFO in capitals, and goes on with what it is answered."""
    pygomo = pytest.importorskip("pygomo")
    program = tmp_path / "pbrain-random"
    program.write_text(f"#!/bin/sh\nexec {shlex.join(command_of('gomoku_engine.py', '3'))}\n")
    program.chmod(0o755)
    board, rng = Board(9), random.Random(1)
    with pygomo.EngineClient(str(program)) as manager:
        assert manager.about().startswith('name="Tempo", ')
        assert manager.start(9)
        manager.set_time(turn_time_ms=1000, match_time_ms=0, time_left_ms=2**31 - 1)
        manager.set_rule(0)
        manager.set_threads(2)
        manager.set_memory(10**9)
        told = manager.begin().move
        while not board.is_over():
            cell = told.row * 9 + told.col
            assert board.is_legal(cell)
            board.play(cell)
            if not board.is_over():
                board.play(rng.choice(board.legal()))
                last = pygomo.Move((board.moves[-1] % 9, board.moves[-1] // 9))
                told = told if board.is_over() else manager.turn(last).move
        assert manager.restart()
        position = pygomo.BoardPosition()
        position.add_move(pygomo.Move((4, 4)), 2)
        assert manager.board(position).move.to_tuple() != (4, 4)
        assert manager.takeback("e5")


# The clock of the brain: (seconds of its own for the move, seconds that it may take beyond those)


@pytest.mark.parametrize(
    ("infos", "given"),
    [
        ([], (1.0, 0.0)),  # nothing is limited: what the command line says
        (["timeout_turn 5000"], (5.0, 0.0)),
        (["timeout_turn 0"], (0.0, 0.0)),  # as fast as possible
        (["timeout_turn 0", "time_left 60000"], (0.0, 0.0)),
        (["timeout_turn 5000", "timeout_match 0", "time_left 2147483647"], (5.0, 0.0)),  # a match without a limit
        (["timeout_match 0"], (1.0, 0.0)),
        (["timeout_match 100000"], (100 / MOVES_AHEAD, 100 - 100 / MOVES_AHEAD)),  # until somebody says what is left
        (["timeout_match 100000", "time_left 50000"], (50 / MOVES_AHEAD, 50 - 50 / MOVES_AHEAD)),
        (["timeout_turn 30000", "timeout_match 180000", "time_left 150000"], (6.0, 24.0)),  # the turn's limit holds
        (["timeout_turn 1000", "time_left 150000"], (1.0, 0.0)),
        (["timeout_turn 5000", "time_left 1000"], (1 / MOVES_AHEAD, 1 - 1 / MOVES_AHEAD)),
        (["timeout_turn 5000", "time_left -20"], (0.0, 0.0)),  # overstepped
    ],
)
@pytest.mark.parametrize("before", [True, False])
def test_clock(infos: list[str], given: tuple[float, float], before: bool) -> None:
    """What is sent before START or after it; what is left of the match always comes last."""
    thinker = FirstFree()
    server = Server(thinker, 1.0)
    limits = [f"INFO {info}" for info in infos if not info.startswith("time_left")]
    left = [f"INFO {info}" for info in infos if info.startswith("time_left")]
    start = [*limits, "START 15"] if before else ["START 15", *limits]
    assert tell(server, *start, *left, "BEGIN") == ["OK", "0,0"]
    assert thinker.times == [pytest.approx(given, abs=0.01)]


def test_clock_runs_on_its_own() -> None:
    """A manager that limits the match, and does not say what is left; a new match begins anew."""
    server = Server(FirstFree(), 1.0)
    tell(server, "START 15", "INFO timeout_match 100000")
    server.clock.charge(50.0)
    step, bank = server.clock.allowance()
    assert step + bank == pytest.approx(50.0, abs=0.01)
    server.clock.tell(40_000)
    server.clock.charge(30.0)
    assert sum(server.clock.allowance()) == pytest.approx(10.0)
    tell(server, "RESTART")
    assert sum(server.clock.allowance()) == pytest.approx(100.0)


@settings(max_examples=200, deadline=None)
@given(
    st.lists(
        st.one_of(
            st.sampled_from(["START 5", "START 6", "RESTART", "BEGIN", "BOARD", "DONE", "ABOUT", "INFO", "END"]),
            st.builds("{} {},{}".format, st.sampled_from(["TURN", "TAKEBACK"]), st.integers(-1, 6), st.integers(-1, 6)),
            st.builds("{},{},{}".format, st.integers(-1, 6), st.integers(-1, 6), st.integers(0, 3)),
            st.text(max_size=12),
        ),
        max_size=30,
    )
)
def test_no_line_stops_the_brain(lines: list[str]) -> None:
    """Whatever is sent: every answer is of the protocol's forms, and whole lines."""
    server = Server(FirstFree(), 1.0)
    for line in lines:
        said = server.answer(line)
        assert said == "" or said.endswith("\n")
        for one in said.splitlines():
            assert one == "OK" or MOVE.fullmatch(one) or one.startswith(("ERROR ", "UNKNOWN ", "MESSAGE ", "name="))
            assert one.isprintable()


# Engines as opponents.


def command_of(script: str, *arguments: str) -> list[str]:
    return [sys.executable, str(ENGINES / script), *arguments]


def player_of(script: str, *arguments: str) -> EnginePlayer:
    return EnginePlayer(f"pbrain:{shlex.join(command_of(script, *arguments))}")


def shown(board: Board, bank: float = 0.0) -> tuple[dict[str, object], dict[str, object]]:
    observation = {"board": board.cells[:], "mark": board.mark, "step": board.plies, "remainingOverageTime": bank}
    return observation, {"size": board.size, "inarow": board.inarow, "actTimeout": LIMIT}


@pytest.mark.parametrize("size", [5, 10, 15, 19, 20])
def test_whole_games_between_two_processes(size: int) -> None:
    """Our brain through our client in both seats, judged by the referee's board, to the end."""
    players = player_of("gomoku_engine.py", "1"), player_of("gomoku_engine.py", "2")
    seats = [player.seat(0, None) for player in players]
    board = Board(size)
    while not board.is_over():
        move = seats[board.mark - 1](*shown(board))
        assert board.is_legal(move)
        board.play(move)
    for seat in seats:
        seat.engine.close()


def test_bytes_that_are_no_text() -> None:
    """A folder as Windows may write it; and the end of the input, without END."""
    sent = b"START 15\r\nINFO folder C:\\piskvorky\\\xe8\xe1st\r\n\xff\r\nABOUT"
    done = subprocess.run(command_of("gomoku_engine.py", "1"), input=sent, capture_output=True, check=True)
    assert [line.split()[0] for line in done.stdout.decode().splitlines()] == ["OK", "UNKNOWN", 'name="Tempo",']


def test_a_match_from_an_opening() -> None:
    """As the arena plays it: the first thing that an engine is shown is the whole BOARD."""
    players = player_of("gomoku_engine.py", "1"), player_of("gomoku_engine.py", "2")
    assert players[0].version().startswith("pbrain Tempo sources ")
    terms = new_terms("gomoku", {"size": 9}, act_timeout=LIMIT, bank=0.0)
    for opening in ((), (40,), (40, 41, 31)):
        game = play_game((players[0].seat(0, None), players[1].seat(0, None)), terms, opening)
        assert game.forfeit() is None and game.opening == opening
    assert players[0].size == 9  # the next engine is started for this board


def engine_that_says(tmp_path: Path, *answers: str, size: int = 15) -> PbrainEngine:
    """An engine that answers START, RESTART (if it is among the answers) and each question with the next of these."""
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


def test_an_engine_is_asked_and_understood(tmp_path: Path) -> None:
    """The answer to TURN is the page's, with what is said aside; infos come before the first move."""
    aside = (
        "DEBUG The most promising move now is [10,14] alfa=10025 beta=8641\n\n"
        "MESSAGE I will be the winner  \n10,16"
    )
    engine = engine_that_says(tmp_path, "10,10", aside, 'name="SomeBrain", version="1.0", author="Nymand"', size=20)
    board = Board(20)
    board.play(engine.answer(board.cells, 1, 5.0, 0.0))
    board.play(15 * 20 + 10)
    board.play(engine.answer(board.cells, 1, 5.0, 0.0))
    assert board.moves == [210, 310, 330]
    assert engine.version() == "SomeBrain 1.0"
    engine.close()
    infos = ["rule 0", "game_type 1", "max_memory 1073741824", "timeout_match 0", "timeout_turn 5000"]
    left = "INFO time_left 2147483647"
    start = ["START 20", *(f"INFO {info}" for info in infos)]
    assert told(tmp_path) == [*start, left, "BEGIN", left, "TURN 10,15", "ABOUT", "END"]


def test_an_engine_that_suggests(tmp_path: Path) -> None:
    """What it suggests, it is told to play, and then it answers: the page's example."""
    engine = engine_that_says(tmp_path, "SUGGEST 10,10", "10,10")
    assert engine.answer(Board().cells, 1, 1.0, 0.0) == 160
    assert told(tmp_path)[-1] == "PLAY 10,10"
    engine.close()


def test_another_position_is_a_new_game(tmp_path: Path) -> None:
    """RESTART and the whole BOARD, own stones 1, in turns; a lonely stone is a TURN, even on a new board."""
    engine = engine_that_says(tmp_path, "0,0", "1,0", "OK", "2,0", "OK", "3,0")
    board = Board()
    board.reset([112])
    assert engine.answer(board.cells, 2, 1.0, 0.0) == 0
    board.reset([112, 0, 113])
    assert engine.answer(board.cells, 2, 1.0, 0.0) == 1
    board.reset([100, 101, 102, 103])
    assert engine.answer(board.cells, 1, 1.0, 0.0) == 2
    assert engine.answer(Board().cells, 1, 1.0, 0.0) == 3
    said = [line for line in told(tmp_path)[5:] if not line.startswith("INFO")]
    stones = ["BOARD", "10,6,1", "11,6,2", "12,6,1", "13,6,2", "DONE"]
    assert said == ["TURN 7,7", "TURN 8,7", "RESTART", *stones, "RESTART", "BEGIN"]
    engine.close()


def test_an_engine_that_cannot_restart_is_executed_again(tmp_path: Path) -> None:
    engine = engine_that_says(tmp_path, "0,0", "UNKNOWN")
    engine.answer(Board().cells, 1, 1.0, 0.0)
    first = engine.process.process
    engine.new_game()
    assert first.poll() == 0 and engine.process.process.poll() is None
    assert [line for line in told(tmp_path) if not line.startswith("INFO")] == [
        "START 15", "BEGIN", "RESTART", "END", "START 15",
    ]  # fmt: skip
    engine.close()


def test_a_bank_alone_is_a_limit_of_the_match(tmp_path: Path) -> None:
    engine = engine_that_says(tmp_path, "0,0", "OK", "0,1")
    for bank in (60.0, 40.5):
        engine.new_game()
        engine.answer(Board().cells, 1, 0.0, bank)
    limits = [line for line in told(tmp_path) if line.startswith("INFO time")]
    assert limits == [
        "INFO timeout_match 60000", "INFO timeout_turn 60000", "INFO time_left 60000",
        "INFO timeout_turn 40500", "INFO time_left 40500",
    ]  # fmt: skip
    engine.close()


@pytest.mark.parametrize(
    ("way", "complaint"),
    [
        ("exits", r"broken ended with exit code 3 \(the table is too small\)"),
        ("killed", "broken was killed by SIGSEGV"),
        ("refuses", "broken does not answer with a move, but: ERROR out of ideas"),
        ("unknown", "broken does not answer with a move, but: UNKNOWN command"),
        ("nonsense", "broken does not answer with a move, but: eleven,ten"),
        ("one", "broken does not answer with a move, but: 7"),
        ("outside", "broken plays 15,3, off the board of 15x15"),
        ("below", "broken plays -1,3, off the board of 15x15"),
    ],
)
def test_engines_that_fail(way: str, complaint: str) -> None:
    """One line that says what happened; the process is gone."""
    engine = PbrainEngine(command_of("broken_brain.py", way), "broken", 15)
    with pytest.raises(EngineFailed, match=rf"^{complaint}$"):
        engine.answer(Board().cells, 1, LIMIT, 0.0)
    assert engine.process.process.poll() is not None


@pytest.mark.parametrize("way", ["silent", "talks"])
def test_an_engine_that_does_not_answer(way: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Talking is no answer."""
    engine = PbrainEngine(command_of("broken_brain.py", way), "broken", 15)
    monkeypatch.setattr("tempo.gomoku.pbrain_engine.GRACE", 0.0)
    with pytest.raises(EngineFailed, match=r"^broken does not answer$"):
        engine.answer(Board().cells, 1, 0.3, 0.0)
    assert engine.process.process.poll() is not None


def test_an_engine_that_does_not_like_the_board() -> None:
    with pytest.raises(EngineFailed, match=r"^broken refuses 'START 15': ERROR only 20$"):
        PbrainEngine(command_of("broken_brain.py", "small"), "broken", 15)


def test_a_taken_cell_is_for_the_referee() -> None:
    """INVALID, in the arena; an engine that fails is an ERROR, with its reason."""
    terms = new_terms("gomoku", {}, act_timeout=LIMIT, bank=0.0)
    for way, status, problem in (("taken", "INVALID", "returned 0"), ("exits", "ERROR", "ended with exit code 3")):
        agents = player_of("broken_brain.py", way).seat(0, None), player_of("gomoku_engine.py", "1").seat(0, None)
        game = play_game(agents, terms, (0, 1))
        assert game.statuses == (status, "DONE") and problem in (game.problem or "")


def test_an_old_engine_and_its_sentence() -> None:
    assert player_of("broken_brain.py", "one").version() == "pbrain Some old brain, by nobody"


def test_boards_that_the_protocol_does_not_know() -> None:
    seat = player_of("gomoku_engine.py", "1").seat(0, None)
    for size, inarow in ((4, 4), (15, 6)):
        with pytest.raises(ValueError, match=f"^{size}x{size}, {inarow} in a row: engines play 5 in a row"):
            seat(*shown(Board(size, inarow)))
    seat.engine.close()


def test_bad_commands() -> None:
    with pytest.raises(BadInput, match=r"^'pbrain:': give the command of the engine behind the colon$"):
        EnginePlayer("pbrain:")
    with pytest.raises(BadInput, match=r"^pbrain:no-such-engine: there is no program 'no-such-engine'$"):
        EnginePlayer("pbrain:no-such-engine")


# Our own agent.


def test_our_brain_plays_whole_games() -> None:
    """As anybody would start it, through our client: one process, a game in each seat, RESTART in between."""
    engine = PbrainEngine([sys.executable, "-m", "tempo.gomoku.pbrain"], "our brain", 9)
    rng = random.Random(3)
    for own in (1, 2):
        board = Board(9)
        while not board.is_over():
            move = engine.answer(board.cells, own, 0.05, 60.0) if board.mark == own else rng.choice(board.legal())
            assert board.is_legal(move)
            board.play(move)
        assert board.winner == own
    engine.close()
    assert engine.process.process.returncode == 0


def test_our_thinker() -> None:
    """One board after the other; a five is completed, a four is blocked; the memory is bounded."""
    thinker = OwnThinker()
    server = Server(thinker, 0.02)
    four = [f"{x},2,{{}}" for x in range(4)]
    away = [f"{x},4,{{}}" for x in range(0, 4, 2)]
    for size in (5, 20):
        assert tell(server, f"START {size}", "INFO timeout_turn 20") == ["OK"]
        for own, other in ((1, 2), (2, 1)):
            stones = [*(stone.format(own) for stone in four), *(stone.format(other) for stone in away)]
            assert tell(server, "BOARD", *stones, "DONE") == ["4,2"]
        [opening] = tell(server, "RESTART", "BEGIN")[1:]
        assert MOVE.fullmatch(opening)
    room = PROGRAM + 20_000 * NODE
    assert tell(server, f"INFO max_memory {room}", "RESTART", "TURN 9,9")[0] == "OK"
    assert thinker.agent is not None and thinker.agent.player.tree is not None
    assert thinker.agent.player.tree.choice.size == 20_000
    server.answer("INFO max_memory 83886080")
    assert server.answer("RESTART").startswith("MESSAGE max_memory 83886080 is too little: ")
    assert thinker.agent.player.knobs.nodes == FEWEST_NODES
    server.answer("INFO max_memory 0")
    assert thinker.agent.player.knobs.nodes == thinker.agent.profile.knobs.nodes
