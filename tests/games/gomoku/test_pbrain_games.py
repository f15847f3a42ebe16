"""The Gomocup protocol: whole games checked by the referee's board, and our own agent as a brain."""

import random
import subprocess
import sys

import pytest
from engine_support import LIMIT, command_of
from pbrain_support import MOVE, player_of, shown, tell
from what_windows_lacks import not_under_wine

from tempo.arena.adapter.game_adapter import new_config
from tempo.arena.referee.one_game import play_game
from tempo.games.gomoku.adapter.board import GomokuBoard
from tempo.games.gomoku.alphabeta.shared_line_searcher import SharedLineSearcher
from tempo.games.gomoku.lines_agent import ByLength
from tempo.games.gomoku.protocols.pbrain import PbrainServer
from tempo.games.gomoku.protocols.pbrain_champion import ENTRY, PROGRAM, SMALLEST_TABLE, GomokuChampion
from tempo.games.gomoku.protocols.pbrain_client import PbrainEngine


@pytest.mark.parametrize("size", [5, 15, 20])
def test_whole_games_between_two_processes(size: int) -> None:
    """Our brain plays through our client in both seats, checked by the referee's board."""
    players = player_of("gomoku_engine.py", "1"), player_of("gomoku_engine.py", "2")
    seats = [player.new_agent(0, None) for player in players]
    board = GomokuBoard(size)
    while not board.is_over():
        move = seats[board.mark - 1](*shown(board))
        assert board.is_legal(move)
        board.play(move)
    for seat in seats:
        seat.engine.close()


def test_input_that_is_not_utf8() -> None:
    """A folder in a Windows encoding, and the end of the input without END."""
    sent = b"START 15\r\nINFO folder C:\\piskvorky\\\xe8\xe1st\r\n\xff\r\nABOUT"
    done = subprocess.run(command_of("gomoku_engine.py", "1"), input=sent, capture_output=True, check=True)
    assert [line.split()[0] for line in done.stdout.decode().splitlines()] == ["OK", "UNKNOWN", 'name="Tempo",']


def test_a_match_from_an_opening() -> None:
    """The first request after an opening is the whole BOARD."""
    players = player_of("gomoku_engine.py", "1"), player_of("gomoku_engine.py", "2")
    assert players[0].version().startswith("pbrain Tempo sources ")
    config = new_config("gomoku", {"size": 9}, act_timeout=LIMIT, bank=0.0)
    for opening in ((), (40,), (40, 41, 31)):
        game = play_game((players[0].new_agent(0, None), players[1].new_agent(0, None)), config, opening)
        assert game.forfeit() is None and game.opening == opening
    assert players[0].size == 9  # the next engine will be started for this board


@not_under_wine(reason="Wine does not know how much of the processor a process uses")
def test_our_brain_plays_whole_games() -> None:
    """Start the brain by its command: one process plays a game in each seat, with RESTART in between."""
    engine = PbrainEngine([sys.executable, "-m", "tempo.games.gomoku.protocols.pbrain"], "our brain", 9)
    rng = random.Random(3)
    for own in (1, 2):
        board = GomokuBoard(9)
        while not board.is_over():
            move = engine.answer(board.cells, own, 0.05, 60.0) if board.mark == own else rng.choice(board.legal())
            assert board.is_legal(move)
            board.play(move)
        assert board.winner == own
    engine.close()
    assert engine.process.process.returncode == 0


def test_our_champion_behind_the_server() -> None:
    """It completes a five on several boards, and keeps its limits of memory and threads."""
    thinker = GomokuChampion()
    server = PbrainServer(thinker, 0.02)
    four = [f"{x},2,{{}}" for x in range(4)]
    away = [f"{x},4,{{}}" for x in range(0, 4, 2)]
    for size in (5, 20):
        assert tell(server, f"START {size}", "INFO timeout_turn 20") == ["OK"]
        for own, other in ((1, 2), (2, 1)):
            stones = [*(stone.format(own) for stone in four), *(stone.format(other) for stone in away)]
            assert tell(server, "BOARD", *stones, "DONE") == ["4,2"]
        [opening] = tell(server, "RESTART", "BEGIN")[1:]
        assert MOVE.fullmatch(opening)
    room = PROGRAM + 20_000 * ENTRY
    assert tell(server, f"INFO max_memory {room}", "RESTART", "TURN 9,9")[0] == "OK"
    assert thinker.agent is not None and isinstance(thinker.agent.player.searcher, ByLength)
    assert thinker.agent.player.searcher.fives.work.table.size == 1 << 14
    server.answer("INFO max_memory 83886080")
    assert server.answer("RESTART").startswith("MESSAGE max_memory 83886080 is too little: ")
    assert thinker.agent.player.options.table_bits == SMALLEST_TABLE
    server.answer("INFO max_memory 0")
    assert thinker.agent.player.options.table_bits == thinker.agent.profile.options.table_bits
    server.answer("INFO thread_num 2")
    assert MOVE.fullmatch(tell(server, "RESTART", "TURN 9,9")[1])
    assert isinstance(thinker.agent.player.searcher.fives, SharedLineSearcher)
    server.answer("INFO thread_num 0")
    assert server.answer("ABOUT").startswith("MESSAGE thread_num must be from 1 to ") and thinker.threads == 2
