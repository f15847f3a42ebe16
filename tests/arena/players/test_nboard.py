"""NBoard in both directions, against what others have published of the protocol.

The session is the one at the start of the protocol's page (the copy in NBoard.zip, version 2); the commands are those
of its table, in both versions; answers are parsed as NBoard itself does (`ResponseParser`, `COsMoveListItem` and
`HintResponse` of https://github.com/weltyc/othello); Edax's lines are those of its nboard.c.
"""

import io
import re
import shlex
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from engine_support import LIMIT
from folders import ENGINES
from othello_games import SESSION_GAME, TWO_PASSES, WHITE_BEGINS, WHITE_PASSES

from tempo.arena.players.engines.engine_process import EngineFailed
from tempo.games.othello.adapter.board import BLACK, PASS, WHITE, OthelloBoard, read_square
from tempo.games.othello.formats.ggf import read_ggf
from tempo.games.othello.formats.transcripts import write_transcript
from tempo.games.othello.protocols.engines import OthelloEnginePlayer
from tempo.games.othello.protocols.nboard import NBoardServer, PipeLines
from tempo.games.othello.protocols.nboard_engine import NBoardEngine
from tempo.search.types import Snapshot

MOVE = re.compile(r"=== ([A-H][1-8]|PA)(/-?\d+\.\d+/\d+\.\d+)?")  # move/eval/time, or the move alone
HINT = re.compile(r"search ((?:[A-H][1-8]|PA)(?:-?(?:[A-H][1-8]|PA))*) (-?\d+\.\d+) 0 (\d+|100%W?)")
NODES = re.compile(r"nodestats \d+ \d+\.\d+")
ANALYSIS = re.compile(r"analysis (\d+) (-?\d+\.\d+)")


class Script:
    """Lines that are there already, or come during a search: `waiting` returns what the test wants."""

    def __init__(self, *lines: str, waiting: bool = False) -> None:
        self.lines = iter(lines)
        self.is_waiting = waiting

    def waiting(self) -> bool:
        return self.is_waiting

    def __iter__(self) -> Iterator[str]:
        return self.lines

    def __next__(self) -> str:
        return next(self.lines)


class Improving:
    """Searches in three steps, and ends with the last legal move; records its arguments."""

    def __init__(self) -> None:
        self.given: list[tuple[str, int, float, float]] = []
        self.steps = 0

    def think(self, board: OthelloBoard, step: float, bank: float) -> Iterator[Snapshot]:
        self.given.append((write_transcript(board.moves), board.mark, step, bank))
        moves = board.legal()
        for number in range(3):
            self.steps += 1
            visits = tuple(range(1, len(moves) + 1))
            values = tuple(0.25 for _ in moves)
            line = (moves[-1], *board_after(board, moves[-1]).legal()[:1])
            told = (0.1 * number, bank, 100 * number, 2, tuple(moves), visits, values, line)
            yield Snapshot(moves[-1], "search", 0.75, board.plies, *told)


def board_after(board: OthelloBoard, move: int) -> OthelloBoard:
    after = OthelloBoard(board.cells, board.mark)
    after.play(move)
    return after


def session(*lines: str, waiting: bool = False) -> tuple[list[str], Improving, NBoardServer]:
    out, thinker = io.StringIO(), Improving()
    server = NBoardServer(thinker, 1.0, Script(*lines, waiting=waiting), out)
    server.serve()
    return out.getvalue().splitlines(), thinker, server


def test_the_published_session() -> None:
    """Its commands in its order. White has played F4, so black moves; 15 minutes for the game, none of it used."""
    said, thinker, _ = session("nboard 2", f"set game {SESSION_GAME}", "set depth 6", "ping 1", "go")
    assert said[0].startswith("set myname ")
    assert said[1] == "pong 1"
    assert said[2].startswith("status ") and said[-1].startswith("status ")
    assert [line for line in said if line.startswith("===")] == [line for line in said if MOVE.fullmatch(line)] != []
    game, mark, step, bank = thinker.given[0]
    assert (game, mark, step) == ("f5f6d3c5e6f7e7f4", BLACK, 0.0)
    assert 890 < bank < 900
    for line in said[3:-2]:
        assert HINT.fullmatch(line) or NODES.fullmatch(line)


def test_go_does_not_play_the_move() -> None:
    """`go` does not update the board; `move` does, with or without eval and time; so did `F5` alone in version 1."""
    for told in ("move F5", "move F5/0.12/1.5", "move F5//2", "F5"):
        _, thinker, server = session("nboard 1", f"set game {SESSION_GAME}", "go", "move d6", "go")
        assert [given[0] for given in thinker.given] == ["f5f6d3c5e6f7e7f4", "f5f6d3c5e6f7e7f4d6"]
        server.board = OthelloBoard()
        server.obey(told)
        assert write_transcript(server.board.moves) == "f5"


def test_unknown_commands_are_ignored() -> None:
    said, _, server = session("nboard 2", "set contempt 10", "set timeless", "fly", "", "hint", "quit", "ping 9")
    assert "pong 9" not in said and not server.running
    assert all(not line.startswith("===") for line in said)


def test_hint_names_the_best_moves() -> None:
    """The best one last; values for the side to move; the line without blanks, a depth that begins with a number."""
    said, _, _ = session("nboard 2", f"set game {SESSION_GAME}", "set depth 6", "hint 2")
    hints = [HINT.fullmatch(line) for line in said if line.startswith("search")]
    assert len(hints) == 6 and all(hints)
    second, best = (hint for hint in hints[-2:] if hint)
    assert float(best[2]) == 32.0 and float(second[2]) == -32.0
    legal = read_ggf(SESSION_GAME).board.legal()
    assert read_square(best[1][:2]) == legal[-1] and read_square(second[1]) == legal[-2]


def test_ping_stops_the_search() -> None:
    """An incoming line ends the search: its result so far is answered, then the ping."""
    said, thinker, _ = session("nboard 2", f"set game {SESSION_GAME}", "go", "ping 3", waiting=True)
    assert thinker.steps == 1
    assert [line for line in said if line.startswith(("===", "pong"))][-1] == "pong 3"


def test_learn_is_answered() -> None:
    assert session("nboard 1", "learn")[0][-1] == "learned"


def test_analyze_every_position() -> None:
    """Passes count; a finished game has white's lead as value, here 40; 63 positions."""
    said, _, _ = session("nboard 2", f"set game {TWO_PASSES}", "analyze")
    found = [ANALYSIS.fullmatch(line) for line in said if line.startswith("analysis")]
    assert [int(one[1]) for one in found if one] == list(range(62, -1, -1))
    last = read_ggf(TWO_PASSES).board
    assert found[0] is not None and float(found[0][2]) == (40.0 if last.mark == WHITE else -40.0)


def test_passes_are_played_and_answered() -> None:
    """NBoard writes `PA`. An omitted pass, as in Edax's games, is understood."""
    said, thinker, _ = session("nboard 2", f"set game {WHITE_PASSES}", "go")
    assert thinker.given[0][1] == BLACK
    assert MOVE.fullmatch(next(line for line in said if line.startswith("===")))
    said, thinker, _ = session("nboard 2", f"set game {WHITE_PASSES.replace('W[PA]', '')}", "go", "move PA", "go")
    assert said[1] == "=== PA"
    assert len(thinker.given) == 1 and thinker.given[0][1] == BLACK
    said, thinker, _ = session("nboard 2", f"set game {TWO_PASSES}", "go", "hint 1")
    assert said[1:] == ["=== PA"] and not thinker.given


def test_the_clock_of_the_game() -> None:
    """Ten minutes less the times of white's moves; each move is charged as it is sent; without a clock a second a
    move."""
    _, _, server = session("nboard 2", f"set game {WHITE_BEGINS}")
    assert server.clocks[WHITE].left == pytest.approx(141.83) and server.clocks[BLACK].left == pytest.approx(44.12)
    game = "(;GM[Othello]TI[00:30/00:02]B[f5//10];)"
    _, thinker, server = session("nboard 2", f"set game {game}", "go", "move d6/0/5", "go")
    assert [given[2:] for given in thinker.given] == [(2.0, pytest.approx(29.9)), (2.0, pytest.approx(21.9))]
    assert server.clocks[WHITE].left == 27.0
    assert session("nboard 2", f"set game {WHITE_PASSES}", "go")[1].given[0][2:] == (1.0, 0.0)


def test_a_game_that_cannot_be_read_is_reported() -> None:
    said, _, server = session("nboard 2", "set game (;GM[Othello]B[a1];)", "move f5", "ping 4")
    assert said[1] == "status set game, column 14 (move 1): a1 is not a legal move of black"
    assert said[-1] == "pong 4" and server.board.plies == 1


def test_pipe_lines(tmp_path: Path) -> None:
    """Lines of a file: available lines and the end count as waiting; a last line without its end counts."""
    (tmp_path / "lines").write_bytes(b"nboard 2\nping 1\r\ngo")
    with (tmp_path / "lines").open() as file:
        lines = PipeLines(file.fileno())
        assert lines.waiting()
        assert list(lines) == ["nboard 2", "ping 1\r", "go"]
        assert lines.waiting()


# Engines as opponents.


def engine_that_says(tmp_path: Path, *answer: str) -> NBoardEngine:
    """Return an engine that answers pings, and `go` with these lines; the lines that it got are in `told`."""
    script = tmp_path / "engine.py"
    script.write_text(
        "import sys\n"
        "for line in sys.stdin:\n"
        f"    open({str(tmp_path / 'told')!r}, 'a').write(line)\n"
        "    words = line.split()\n"
        "    if words[0] == 'ping': print('pong', words[1], flush=True)\n"
        "    if words[:2] == ['set', 'depth']: print('set myname Edax' + words[2], flush=True)\n"
        f"    if words[0] == 'go': print({chr(10).join(answer)!r}, flush=True)\n"
    )
    return NBoardEngine([sys.executable, str(script)], "nboard:engine", 6)


@pytest.mark.parametrize(
    "answer",
    [
        ["status Edax is thinking", "nodestats 35805 0.00", "=== d6 -1.00 0.0", "status Edax is waiting"],  # the page's
        ["search D6-C3 1.25 0 12 text", "=== D6/-1.00/0.0"],  # as the table has it
        ["=== d6"],
    ],
)
def test_an_engine_is_asked_and_understood(tmp_path: Path, answer: list[str]) -> None:
    engine = engine_that_says(tmp_path, *answer)
    assert engine.version() == "Edax6"
    engine.new_game()
    for move in read_ggf(SESSION_GAME).board.moves:
        engine.play(move)
    assert engine.genmove(2.0, LIMIT) == read_square("d6")
    assert engine.board.moves[-1] == read_square("d6")
    told = (tmp_path / "told").read_text().splitlines()
    assert told[:2] == ["nboard 2", "set depth 6"]
    assert [line.split()[0] for line in told[-3:]] == ["set", "ping", "go"]
    game = read_ggf(told[-3].removeprefix("set game "))
    assert game.board.moves == engine.board.moves[:-1]
    assert game.clocks[BLACK].left == 2 * 26  # 52 squares are empty, half of them ours
    engine.close()


def test_an_engine_that_passes_or_talks_nonsense(tmp_path: Path) -> None:
    engine = engine_that_says(tmp_path, "=== PA")
    for move in read_ggf(WHITE_PASSES).board.moves[:-1]:
        engine.play(move)
    assert engine.genmove(1.0, LIMIT) == PASS  # it has no choice and is not asked
    with pytest.raises(EngineFailed, match=r"^nboard:engine answers go with 'PA'$"):
        engine.genmove(1.0, LIMIT)


def test_an_unreadable_answer_is_asked_for_again(tmp_path: Path) -> None:
    """`go` changes nothing, so repeating it does no harm."""
    engine = engine_that_says(tmp_path, "=== zz")
    with pytest.raises(EngineFailed, match=r"^nboard:engine answers go with 'zz'$"):
        engine.genmove(1.0, LIMIT)
    told = (tmp_path / "told").read_text().splitlines()
    assert told[-2:] == ["go", "go"]


def test_our_server_as_an_opponent() -> None:
    """A whole game between two of our processes, one of each protocol."""
    script = shlex.join([sys.executable, str(ENGINES / "random_engine.py")])
    players = OthelloEnginePlayer(f"nboard:depth=3 {script} nboard 1"), OthelloEnginePlayer(f"gtp:{script} gtp 2")
    assert players[0].version() == "nboard Tempo"
    seats, board = [player.new_agent(0, None) for player in players], OthelloBoard()
    while not board.is_over():
        move = seats[board.mark - 1].answer(board.moves, 1.0, LIMIT)
        assert board.is_legal(move)
        board.play(move)
    for seat in seats:
        seat.engine.close()
