"""GTP in both directions: our server against the specification, and engines as opponents, a real GRhino among them.

https://www.lysator.liu.se/~gunnar/gtp/gtp2-spec-draft2/gtp2-spec.html
"""

import json
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest
from engine_support import LIMIT, command_of, misbehaving
from othello_games import DRAW_WITH_A_PASS, TWO_PASSES, WHITE_PASSES, random_game

from tempo.arena.adapter.game_adapter import new_config
from tempo.arena.command_line.inputs import BadInput
from tempo.arena.command_line.line_server import run_engine
from tempo.arena.command_line.shell_text import join_command
from tempo.arena.players.engines.engine_process import EngineFailed, EngineProcess, read_command
from tempo.arena.players.versions import sources_version
from tempo.arena.referee.one_game import play_game
from tempo.games.othello.adapter.board import BLACK, PASS, WHITE, OthelloBoard, read_square, write_move
from tempo.games.othello.formats.ggf import read_ggf
from tempo.games.othello.protocols.engines import OthelloEnginePlayer
from tempo.games.othello.protocols.gtp import GtpServer
from tempo.games.othello.protocols.gtp_engine import GtpEngine
from tempo.native.cores import usable_cores
from tempo.search.types import Snapshot

RHINO = Path("/usr/games/gtp-rhino")
needs_rhino = pytest.mark.skipif(not RHINO.exists(), reason="GRhino is not installed: apt-get install grhino")


class FirstMove:
    """Plays the first legal move; records its arguments."""

    def __init__(self) -> None:
        self.given: list[tuple[float, float]] = []

    def think(self, board: OthelloBoard, step: float, bank: float) -> Iterator[Snapshot]:
        self.given.append((step, bank))
        yield Snapshot(board.legal()[0], "search", 0.5, board.plies, 0.0, bank)


@pytest.fixture
def server() -> GtpServer:
    return GtpServer(FirstMove(), 1.0)


def rhino(*options: str) -> list[str]:
    return [str(RHINO), "--level=1", "--book=0", *options]


def tell(server: GtpServer, *commands: str) -> list[str]:
    return [server.answer(command) for command in commands]


@pytest.mark.parametrize("protocol", ["othello.gtp", "othello.nboard", "gomoku.pbrain"])
def test_engines_print_their_number_of_threads(protocol: str, capsys: pytest.CaptureFixture[str]) -> None:
    game, _, module = protocol.partition(".")
    name = f"tempo.games.{game}.protocols.{module}"
    command = [sys.executable, "-m", name, "--threads", "3"]
    ended = subprocess.run(command, input="", capture_output=True, text=True, timeout=LIMIT)
    assert ended.stderr == "threads: 3\n"
    with pytest.raises(SystemExit, match=r"^2$"):
        import_module(name).main(["--threads", "0"])
    assert capsys.readouterr().err.count("\n") == 1
    assert run_engine(name, None, lambda seconds, threads: None, []) == 0
    assert capsys.readouterr().err == f"threads: {usable_cores()}\n"


# The server: the format of answers.


def test_answers_end_with_an_empty_line(server: GtpServer) -> None:
    assert server.answer("protocol_version\n") == "= 2\n\n"
    assert server.answer("10 protocol_version") == "=10 2\n\n"
    assert server.answer("boardsize 8") == "=\n\n"
    assert server.answer("3 boardsize 19") == "?3 unacceptable size\n\n"
    assert server.answer("4 boardsize eight") == "?4 syntax error\n\n"
    assert server.answer("5 fly") == "?5 unknown command\n\n"
    assert server.answer("play black") == "? syntax error\n\n"
    assert server.answer("play purple f5") == "? syntax error\n\n"
    assert server.answer("play black a1") == "? illegal move\n\n"
    assert server.answer("play black z9") == "? illegal move\n\n"
    assert server.answer("undo") == "? cannot undo\n\n"


def test_lines_are_cleaned_first(server: GtpServer) -> None:
    """Comments go, tabs are blanks, other control characters are removed, lines without a command get no answer."""
    assert server.answer("# a comment\n") == server.answer("\n") == server.answer("   \r\n") == ""
    assert server.answer("7\tname\t# who\r\n") == "=7 Tempo\n\n"
    assert server.answer("na\x07me") == "= Tempo\n\n"


def test_required_commands_are_known(server: GtpServer) -> None:
    required = "protocol_version name version known_command list_commands quit boardsize clear_board komi play genmove"
    listed = server.answer("list_commands").removeprefix("= ").split()
    for name in [*required.split(), "undo", "showboard", "time_settings", "time_left", "final_score"]:
        assert name in listed
        assert server.answer(f"known_command {name}") == "= true\n\n"
    assert server.answer("known_command fly") == "= false\n\n"
    assert server.answer("komi 6.5") == "=\n\n"
    assert server.running and server.answer("quit") == "=\n\n" and not server.running


# The server: games.


def test_showboard_and_final_score(server: GtpServer) -> None:
    tell(server, "clear_board", "play black d3")
    assert server.answer("showboard").splitlines()[2:7] == [
        "1 . . . . . . . .",
        "2 . . . . . . . .",
        "3 . . . X . . . .",
        "4 . . . X X . . .",
        "5 . . . X O . . .",
    ]
    assert server.answer("final_score") == "? cannot score\n\n"


@pytest.mark.parametrize(("text", "score"), [(DRAW_WITH_A_PASS, "0"), (TWO_PASSES, "W+40")])
@pytest.mark.parametrize("written", [True, False])
def test_passes_may_be_played_or_left_out(server: GtpServer, text: str, score: str, written: bool) -> None:
    """Published games with passes, to their published results."""
    board = OthelloBoard()
    for move in read_ggf(text).board.moves:
        if written or move != PASS:
            colour = "black" if board.mark == BLACK else "w"
            assert server.answer(f"play {colour} {write_move(move)}") == "=\n\n"
        board.play(move)
    assert server.board.moves == board.moves
    assert server.answer("final_score") == f"= {score}\n\n"
    assert server.answer("genmove black") == server.answer("genmove white") == "= pass\n\n"
    assert server.answer("play white pass") == "=\n\n"
    assert server.answer("play white a1") == "? illegal move\n\n"


def test_genmove_where_there_is_only_the_pass(server: GtpServer) -> None:
    """White has no move: it passes when asked; when black is asked instead, the pass is understood."""
    moves = read_ggf(WHITE_PASSES).board.moves[:-1]
    server.board.reset(moves)
    assert server.answer("genmove white") == "= pass\n\n"
    server.board.reset(moves)
    assert server.answer("genmove black") == "= a1\n\n"
    assert server.board.moves[-2:] == [PASS, 0]
    assert server.answer("undo") == "=\n\n"
    assert server.board.moves == moves


def test_genmove_out_of_turn(server: GtpServer) -> None:
    assert server.answer("genmove white") == "? it is the turn of black\n\n"
    assert server.answer("play white f5") == server.answer("play black pass") == "? illegal move\n\n"
    assert not server.board.moves


def test_undo_takes_back_one_command(server: GtpServer) -> None:
    answers = tell(server, "play b f5", "genmove w", "undo", "undo", "undo")
    assert answers == ["=\n\n", "= f4\n\n", "=\n\n", "=\n\n", "? cannot undo\n\n"]
    assert server.board.moves == []


# The server: the clock. (seconds of its own for the move, seconds in the bank)


@pytest.mark.parametrize(
    ("commands", "given"),
    [
        ([], (1.0, 0.0)),  # no clock: what the command line says
        (["time_settings 0 30 0"], (1.0, 0.0)),  # the protocol's way of saying: no limit
        (["time_settings 600 0 0"], (0.0, 600.0)),  # all in one
        (["time_settings 0 10 1"], (10.0, 0.0)),  # so long a move
        (["time_settings 0 60 15"], (4.0, 0.0)),  # 60 s for 15 moves
        (["time_settings 300 60 15"], (4.0, 300.0)),
        (["time_settings 300 60 15", "time_left black 120 0"], (4.0, 120.0)),  # still in the main time
        (["time_settings 300 60 15", "time_left black 30 6"], (5.0, 0.0)),  # 30 s for the next 6 moves
        (["time_left b 77 0"], (0.0, 77.0)),
        (["time_settings 300 60 15", "time_left white 5 0"], (4.0, 300.0)),  # the other side's
    ],
)
def test_clock(commands: list[str], given: tuple[float, float]) -> None:
    thinker = FirstMove()
    server = GtpServer(thinker, 1.0)
    assert tell(server, *commands) == ["=\n\n"] * len(commands)
    server.answer("genmove black")
    assert thinker.given == [given]


def test_clock_runs_on_its_own() -> None:
    """With a controller that never sends `time_left`: main time is used up, then periods follow each other."""
    server = GtpServer(FirstMove(), 1.0)
    server.answer("time_settings 100 60 2")
    seen = []
    for spent in (30.0, 80.0, 10.0, 10.0):
        server.charge(BLACK, spent)
        seen.append(server.left[BLACK])
    assert seen == [(70.0, 0), (60.0, 2), (50.0, 1), (60.0, 2)]
    assert WHITE not in server.left
    assert server.answer("time_settings 1 2") == server.answer("time_left black -1 0") == "? syntax error\n\n"


# Engines as opponents.


def play_out(engine: GtpEngine, own: GtpServer, engine_mark: int) -> OthelloBoard:
    """Play a game between an engine and our server, with the referee's board; no pass is ever sent to either."""
    board = OthelloBoard()
    engine.new_game()
    own.answer("clear_board")
    while not board.is_over():
        side = "black" if board.mark == BLACK else "white"
        if board.mark == engine_mark:
            move = engine.genmove(1.0, LIMIT)
            assert board.is_legal(move)
            if move != PASS:
                assert own.answer(f"play {side} {write_move(move)}") == "=\n\n"
        else:
            answer = own.answer(f"genmove {side}").removeprefix("=").strip()
            square = read_square(answer)
            move = PASS if square is None else square
            assert board.is_legal(move) and (move != PASS or answer == "pass")
            engine.play(move)
        board.play(move)
    return board


@pytest.mark.engine
@needs_rhino
@pytest.mark.parametrize("rhino_mark", [BLACK, WHITE])
def test_whole_games_against_grhino(rhino_mark: int) -> None:
    """Both programs and the referee end with the same score. The first legal move loses, and often has to pass."""
    engine, own = GtpEngine(rhino(), "gtp:rhino"), GtpServer(FirstMove(), 1.0)
    board = play_out(engine, own, rhino_mark)
    lead = board.lead()
    score = f"{'B' if lead > 0 else 'W'}+{abs(lead)}" if lead else "0"
    assert engine.ask("final_score") == score == own.answer("final_score").removeprefix("=").strip()
    assert engine.version().startswith("GTP GRhino ")
    engine.close()


@pytest.mark.engine
@needs_rhino
def test_grhino_follows_games_with_passes() -> None:
    """Published games, whose passes are never sent: GRhino scores them as published, and moves after a pass."""
    engine = GtpEngine(rhino(), "gtp:rhino")
    for text, score in ((DRAW_WITH_A_PASS, "0"), (TWO_PASSES, "W+40")):
        engine.new_game()
        for move in read_ggf(text).board.moves:
            engine.play(move)
        assert engine.ask("final_score") == score
    with pytest.raises(EngineFailed, match="refuses 'play black pass': syntax error"):
        engine.ask("play black pass")
    engine = GtpEngine(rhino(), "gtp:rhino")
    engine.new_game()
    before = read_ggf(WHITE_PASSES).board.moves
    for move in before[:-1]:
        engine.play(move)
    assert engine.genmove(1.0, LIMIT) == PASS  # white, which is not asked
    board = OthelloBoard()
    board.reset(before)
    assert board.is_legal(engine.genmove(1.0, LIMIT))
    engine.close()


def test_our_server_as_an_opponent() -> None:
    """A process of its own; as a player of the arena it follows any game that it is shown."""
    player = OthelloEnginePlayer("gtp:" + shlex.join(command_of("random_engine.py", "gtp", "5")))
    assert player.version() == f"gtp Tempo {sources_version()}"
    agent = player.new_agent(0, None)
    assert agent({"observationString": ""}, {"actTimeout": 1.0}) == {"submission": -1}
    for seed in (1, 2):
        game = random_game(seed, 20)
        answer = agent.answer(game.moves, 1.0, LIMIT)
        assert game.is_legal(answer)
        game.play(answer)
        game.play(game.legal()[-1])
        assert game.is_legal(agent.answer(game.moves, 1.0, LIMIT))  # goes on with the game it knows
    agent.engine.close()


def test_a_player_reads_what_the_environment_shows() -> None:
    agent = OthelloEnginePlayer("gtp:" + shlex.join(command_of("random_engine.py", "gtp", "5"))).new_agent(0, None)
    shown = {"observationString": json.dumps({"move_history": ["f5"]}), "remainingOverageTime": 60.0}
    move = agent(shown, {"actTimeout": LIMIT})["submission"]
    assert write_move(move) in ("d6", "f6", "f4")
    assert agent.engine.board.moves == [37, move]
    agent.engine.close()


@pytest.mark.parametrize(
    ("way", "complaint"),
    [
        ("exits", r"broken ended with exit code 3 \(the table is too small\)"),
        ("killed", "broken (was killed by SIGSEGV|ended with exit code 11)"),
        ("refuses", "broken refuses 'genmove black': out of ideas"),
        ("nonsense", "broken resigns, or answers genmove with 'Z9'"),
        ("resigns", "broken resigns, or answers genmove with 'resign'"),
        ("babble", "broken refuses 'genmove black': hello"),
        ("silent", "broken does not answer"),
    ],
)
def test_engines_that_fail(way: str, complaint: str) -> None:
    """One line says what happened, and the process is gone."""
    engine = GtpEngine(command_of("broken_engine.py", way), "broken")
    with pytest.raises(EngineFailed, match=rf"^{complaint}$"):
        engine.genmove(1.0, LIMIT if way != "silent" else 0.0)
    assert engine.process.process.poll() is not None


def test_an_illegal_move_is_for_the_referee() -> None:
    engine = GtpEngine(command_of("broken_engine.py", "illegal"), "broken")
    assert engine.genmove(1.0, LIMIT) == 0
    assert engine.board.moves == []
    engine.close()


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("gtp:", "'gtp:': give the command of the engine behind the colon"),
        ("gtp:no-such-engine -x", "gtp:no-such-engine -x: there is no program 'no-such-engine'"),
        ("gtp:sh -c 'x", "gtp:sh -c 'x: No closing quotation in the command line"),
        ("nboard:depth=x cat", "'nboard:depth=x cat': depth is a number, as in nboard:depth=6,COMMAND"),
        ("gtp:depth=6,cat", "'gtp:depth=6,cat': unknown option 'depth': choose dir"),
    ],
)
def test_bad_commands(text: str, said: str) -> None:
    with pytest.raises(BadInput, match=rf"^{said}$"):
        OthelloEnginePlayer(text)


def test_options_before_the_command(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In any order, each followed by a comma; a depth may end with a blank, as it once had to."""
    folder, elsewhere = tmp_path / "an engine", tmp_path / "elsewhere"
    for program in (folder / "own.exe", elsewhere / "cat.exe"):
        program.parent.mkdir()
        program.touch(0o755)
    monkeypatch.setenv("PATH", str(elsewhere))
    for text, depth in ((f"dir={folder},depth=6,own.exe -x 1,2", 6), (f"depth=7 dir={folder},./own.exe -x 1,2", 7)):
        player = OthelloEnginePlayer(f"nboard:{text}")
        assert player.numbers == {"depth": depth} and player.folder == str(folder)
        assert Path(player.command[0]) == folder / "own.exe" and player.command[1:] == ["-x", "1,2"]
    assert OthelloEnginePlayer(f"gtp:dir={folder},cat.exe").command == [str(elsewhere / "cat.exe")]
    with pytest.raises(BadInput, match=rf"there is no program 'other', nor one in {re.escape(str(folder))}$"):
        OthelloEnginePlayer(f"gtp:dir={folder},other")


@pytest.mark.parametrize("protocol", ["gtp", "nboard"])
@pytest.mark.parametrize("way", ["late", "chatters"])
def test_late_answers_do_not_forfeit_the_next_move(protocol: str, way: str) -> None:
    """A late answer is not taken for the next one, and standard error is not an answer."""
    agent = OthelloEnginePlayer(f"{protocol}:{misbehaving(protocol, way)}").new_agent(0, None)
    assert write_move(agent.answer([], LIMIT, LIMIT)) == "d3"


@pytest.mark.parametrize("protocol", ["gtp", "nboard"])
def test_an_engine_that_needs_its_folder(protocol: str, tmp_path: Path) -> None:
    command = misbehaving(protocol, "needs its folder")
    with pytest.raises(BadInput, match=r"^.* ended with exit code 3 \(cannot open weights.txt\)$"):
        OthelloEnginePlayer(f"{protocol}:{command}").new_agent(0, None)
    (tmp_path / "weights.txt").touch()
    player = OthelloEnginePlayer(f"{protocol}:dir={tmp_path},{command}")
    assert write_move(player.new_agent(0, None).answer([], LIMIT, LIMIT)) == "d3"
    (tmp_path / "weights.txt").unlink()
    with pytest.raises(EngineFailed, match=r"\(cannot open weights.txt\)$"):  # once it has played, it forfeits
        player.new_agent(0, None)({"observationString": "{}"}, {})


@pytest.mark.parametrize("protocol", ["gtp", "nboard"])
def test_last_words(protocol: str) -> None:
    """Of a program that ends before it gets a command: it does not matter which side notices first."""
    fails = "import sys; print('there is no licence', file=sys.stderr); sys.exit(4)"
    shell = join_command([sys.executable, "-c", fails])
    command = read_command(shell, "engine")
    process = EngineProcess(command, "engine", merged=protocol == "nboard")
    process.process.wait()
    with pytest.raises(EngineFailed, match=r"^engine ended with exit code 4 \(there is no licence\)$"):
        process.send("hello")
    with pytest.raises(BadInput, match=r" ended with exit code 4 \(there is no licence\)$"):
        OthelloEnginePlayer(f"{protocol}:{shell}").version()


@pytest.mark.parametrize("protocol", ["gtp", "nboard"])
def test_a_program_that_says_nothing(protocol: str) -> None:
    """It is given up earlier than one that works."""
    with pytest.raises(BadInput, match=r"^.*silent does not answer$"):
        OthelloEnginePlayer(f"{protocol}:{misbehaving(protocol, 'silent')}").version()


@pytest.mark.parametrize("protocol", ["gtp", "nboard"])
def test_an_engine_that_never_moves_is_late(protocol: str) -> None:
    """By the clock, even without processor time."""
    players = [OthelloEnginePlayer(f"{protocol}:{misbehaving(protocol, 'mute')}").new_agent(0, None) for _ in range(2)]
    game = play_game((players[0], players[1]), new_config("othello", {}, act_timeout=0.5, bank=0.0))
    assert game.statuses == ("TIMEOUT", "DONE")
