"""The Gomocup protocol: our brain against the published specification.

https://plastovicka.github.io/protocl2en.htm. Input comes from the examples of that page; answers are checked against
its grammar.
"""

import random
import re

import pytest
from engine_support import command_of
from hypothesis import given, settings
from hypothesis import strategies as st
from pbrain_support import MOVE, FirstFree, tell

from tempo.games.gomoku.adapter.board import GomokuBoard
from tempo.games.gomoku.protocols import pbrain
from tempo.games.gomoku.protocols.pbrain import PbrainServer
from tempo.games.gomoku.protocols.pbrain_clock import MOVES_AHEAD

ABOUT = re.compile(r'\w+="[^"]*"(, *\w+="[^"]*")*')  # keyword="text", separated by commas
BOARD = ["BOARD", "10,10,1", "10,11,2", "11,11,1", "9,10,2", "DONE"]  # the page's example


@pytest.fixture
def thinker() -> FirstFree:
    return FirstFree()


@pytest.fixture
def server(thinker: FirstFree) -> PbrainServer:
    return PbrainServer(thinker, 1.0)


# The examples of the specification.


def test_the_examples_of_the_page(server: PbrainServer, thinker: FirstFree) -> None:
    """One dialogue with all examples of the page."""
    assert tell(server, "START 20") == ["OK"]
    assert tell(server, "INFO timeout_match 300000", "INFO timeout_turn 10000", "INFO max_memory 83886080") == []
    assert tell(server, "INFO thread_num 4") == []
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
    assert (thinker.memory, thinker.threads, thinker.ready) == ([83886080], [4], [20])
    assert server.running and tell(server, "END") == [] and not server.running


def test_other_commands_are_unknown(server: PbrainServer) -> None:
    """PLAY answers SUGGEST, which we never send; SWAP2BOARD is optional; DONE needs BOARD."""
    tell(server, "START 15")
    for line in ("PLAY 12,10", "SWAP2BOARD", "DONE", "10,10,1", "fly me to the moon", "STARTLE 15", "\x07!"):
        [said] = tell(server, line)
        assert said.startswith("UNKNOWN ")
    assert tell(server, "", "   ", "\x00") == []


def test_messages_come_before_the_move(server: PbrainServer) -> None:
    """MESSAGE lines come before the answer, never after it, and each is one line."""
    tell(server, "START 15", "INFO max_memory 10")
    assert server.answer("BEGIN").splitlines() == [
        "MESSAGE too little memory",
        "MESSAGE search, value 0.500, 7 simulations, 0.000 s",
        "0,0",
    ]
    assert len(server.answer("TURN 5,5").splitlines()) == 2


def test_case_and_blanks_do_not_matter(server: PbrainServer) -> None:
    assert tell(server, "start 15", "Turn  3, 4", "  takeback 3,4  ") == ["OK", "0,0", "OK"]
    assert tell(server, "restart", "board", " 3,4, 2 ", "done") == ["OK", "0,0"]


ERRORS = {  # input after START 15 and TURN 7,7, and the answer
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
    "BOARD\n1,1,1\n1,1,2\nDONE": "1,1 is listed twice",
}


@pytest.mark.parametrize(("sent", "complaint"), ERRORS.items())
def test_errors(server: PbrainServer, sent: str, complaint: str) -> None:
    """An error is one line and does not change the game: the next TURN is answered."""
    assert tell(server, "START 15", "TURN 7,7") == ["OK", "0,0"]
    assert tell(server, *sent.splitlines()) == [f"ERROR {complaint}"]
    assert tell(server, "TURN 8,8") == ["1,0"]


@pytest.mark.parametrize("sent", ["BEGIN", "TURN 7,7", "BOARD", "RESTART", "TAKEBACK 7,7"])
def test_there_is_no_board_before_start(server: PbrainServer, sent: str) -> None:
    assert tell(server, sent) == ["ERROR there is no board: START comes first"]
    assert tell(server, "START 5", "BEGIN") == ["OK", "0,0"]


def test_a_command_within_a_board(server: PbrainServer) -> None:
    """A BOARD without DONE is reported, and the command is executed."""
    tell(server, "START 15")
    assert tell(server, "BOARD", "1,1,1", "RESTART") == ["ERROR BOARD was never ended by DONE", "OK"]
    assert tell(server, "BEGIN") == ["0,0"]
    assert tell(server, "BOARD", "1,1,1", "END") == ["ERROR BOARD was never ended by DONE"] and not server.running


def test_the_game_is_over(server: PbrainServer) -> None:
    """A game ends with five or six in a row, or with a full board."""
    tell(server, "START 15")
    for length in (5, 6):
        five = [f"{x},{x},2" for x in range(length)]
        assert tell(server, "RESTART", "BOARD", *five, "DONE") == ["OK", "ERROR the game is over"]
    assert tell(server, "TURN 14,0") == ["ERROR the game is over"]
    assert tell(server, "TAKEBACK 2,2", "TAKEBACK 3,3", "TURN 14,0") == ["OK", "OK", "1,0"]
    stripes = [f"{x},{y},{1 + (x // 2 + y) % 2}" for x in range(5) for y in range(5)]
    assert tell(server, "START 5", "BOARD", *stripes, "DONE") == ["OK", "ERROR the game is over"]


@pytest.mark.parametrize(("rule", "name"), [(1, "exactly five in a row"), (4, "renju"), (8, "caro"), (16, "unknown")])
def test_other_rules_are_refused_at_the_next_move(server: PbrainServer, rule: int, name: str) -> None:
    """INFO has no answer, so the refusal comes with the move; rule 0 lifts it."""
    assert tell(server, "START 15", f"INFO rule {rule}") == ["OK"]
    refusal = f"ERROR rule {rule} ({name}) is not supported: only 0, five or more in a row win"
    assert tell(server, "BEGIN", "TURN 7,7", *BOARD) == [refusal] * 3
    assert tell(server, "INFO rule 0", "RESTART", "BEGIN") == ["OK", "0,0"]


def test_unknown_infos_are_ignored(server: PbrainServer) -> None:
    lines = ["game_type 1", "folder C:\\gomoku", "evaluate 3,4", "colour blue", "", "rule", "timeout_turn soon"]
    assert tell(server, "START 15", *(f"INFO {line}" for line in lines)) == ["OK"]
    said = server.answer("BEGIN").splitlines()
    assert said[:2] == [
        "MESSAGE INFO rule needs a whole number, not ''",
        "MESSAGE INFO timeout_turn needs a whole number, not 'soon'",
    ]
    assert said[-1] == "0,0"


def test_the_stones_tell_the_side_to_move(server: PbrainServer, thinker: FirstFree) -> None:
    """The brain moved first if the numbers of stones are equal; inconsistent numbers are accepted."""
    tell(server, "START 15", "BOARD", "7,7,2", "DONE")
    assert thinker.given[-1][2] == 2 and thinker.given[-1][0][7 * 15 + 7] == 1
    tell(server, "BOARD", "7,7,2", "8,8,1", "DONE")
    assert thinker.given[-1][2] == 1 and thinker.given[-1][0][7 * 15 + 7] == 2
    assert tell(server, "BOARD", "7,7,1", "8,8,1", "9,9,1", "DONE") == ["0,0"]
    assert tell(server, "BOARD", "DONE") == ["0,0"]
    assert not any(thinker.given[-1][0]) and thinker.given[-1][2] == 1


def test_another_manager() -> None:
    """PyGomo (`pip install pygomo-lib`) writes keys of INFO in capitals; it understands our answers."""
    pygomo = pytest.importorskip("pygomo")
    program, *arguments = command_of("gomoku_engine.py", "3")
    board, rng = GomokuBoard(9), random.Random(1)
    with pygomo.EngineClient(program, args=arguments) as manager:
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


# The clock of the brain: (step, bank) in seconds


@pytest.fixture
def stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing that the brain does takes time."""
    monkeypatch.setattr(pbrain, "perf_counter", lambda: 0.0)


@pytest.mark.parametrize(
    ("infos", "given"),
    [
        ([], (1.0, 0.0)),  # no limits: --seconds
        (["timeout_turn 5000"], (5.0, 0.0)),
        (["timeout_turn 0"], (0.0, 0.0)),  # as fast as possible
        (["timeout_turn 0", "time_left 60000"], (0.0, 0.0)),
        (["timeout_turn 5000", "timeout_match 0", "time_left 2147483647"], (5.0, 0.0)),  # a match without a limit
        (["timeout_match 0"], (1.0, 0.0)),
        (["timeout_match 100000"], (100 / MOVES_AHEAD, 100 - 100 / MOVES_AHEAD)),  # without time_left
        (["timeout_match 100000", "time_left 50000"], (50 / MOVES_AHEAD, 50 - 50 / MOVES_AHEAD)),
        (["timeout_turn 30000", "timeout_match 180000", "time_left 150000"], (6.0, 24.0)),
        (["timeout_turn 1000", "time_left 150000"], (1.0, 0.0)),
        (["timeout_turn 5000", "time_left 1000"], (1 / MOVES_AHEAD, 1 - 1 / MOVES_AHEAD)),
        (["timeout_turn 5000", "time_left -20"], (0.0, 0.0)),  # overspent
    ],
)
@pytest.mark.parametrize("before", [True, False])
def test_clock(stopped: None, infos: list[str], given: tuple[float, float], before: bool) -> None:
    """Limits may come before START or after it; time_left always comes last."""
    thinker = FirstFree()
    server = PbrainServer(thinker, 1.0)
    limits = [f"INFO {info}" for info in infos if not info.startswith("time_left")]
    left = [f"INFO {info}" for info in infos if info.startswith("time_left")]
    start = [*limits, "START 15"] if before else ["START 15", *limits]
    assert tell(server, *start, *left, "BEGIN") == ["OK", "0,0"]
    assert thinker.times == [pytest.approx(given)]


def test_the_clock_runs_without_time_left(stopped: None) -> None:
    """A manager may limit the match without sending the time left; RESTART resets the clock."""
    server = PbrainServer(FirstFree(), 1.0)
    tell(server, "START 15", "INFO timeout_match 100000")
    server.clock.charge(50.0)
    step, bank = server.clock.allowance()
    assert step + bank == pytest.approx(50.0)
    server.clock.set_left(40_000)
    server.clock.charge(30.0)
    assert sum(server.clock.allowance()) == pytest.approx(10.0)
    tell(server, "RESTART")
    assert sum(server.clock.allowance()) == pytest.approx(100.0)


@settings(max_examples=60)
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
def test_any_input_is_answered_in_the_protocols_forms(lines: list[str]) -> None:
    """Every answer to any input consists of complete lines in the protocol's forms."""
    server = PbrainServer(FirstFree(), 1.0)
    for line in lines:
        said = server.answer(line)
        assert said == "" or said.endswith("\n")
        for one in said.splitlines():
            assert one == "OK" or MOVE.fullmatch(one) or one.startswith(("ERROR ", "UNKNOWN ", "MESSAGE ", "name="))
            assert one.isprintable()
