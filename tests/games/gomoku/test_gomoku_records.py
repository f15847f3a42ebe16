"""Game files of Gomoku: Piskvork's format and SGF.

Published examples are read correctly; random games survive a round trip; invalid files are refused with one line that
names the place.
"""

import random
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tempo.arena.command_line.inputs import BadInput
from tempo.arena.command_line.text_files import read_text
from tempo.arena.records.sgf import write_sgf
from tempo.games.gomoku.adapter.board import BLACK, WHITE, GomokuBoard
from tempo.games.gomoku.formats.psq import PsqGame, read_psq, write_psq
from tempo.games.gomoku.formats.sgf_games import board_of, read_gomoku_sgf, sgf_of, write_gomoku_sgf

SEEDS = st.integers(0, 10**6)
SIZES = st.sampled_from([5, 6, 9, 15, 19, 20])
NAMES = st.text(st.characters(exclude_categories=("Cs", "Cc")), max_size=20)
# A tournament game as Piskvork's `savePsq` prints it, and the same game with the second player moving first.
TOURNAMENT = "Piskvorky 20x20, 11:11, 0\n11,10,0\n9,9,1520\n12,11,31\nSWINE.zip\nPELA.zip\n-1\n"
SECOND_BEGINS = TOURNAMENT.replace("11:11, 0", "0:3, 1")
OF_TWO_PEOPLE = "Piskvorky 15x15, 0:0, 0\r\n8,8,1500\r\n9,8,800\r\n0\r\n"  # not a tournament: no names
NEWER = TOURNAMENT + "0,Freestyle20_1\n"  # recent Gomocup files: the result, and the league


def random_game(seed: int, size: int = 15, plies: int = 400) -> GomokuBoard:
    rng, board = random.Random(seed), GomokuBoard(size)
    while not board.is_over() and board.plies < plies:
        board.play(rng.choice(board.legal()))
    return board


@pytest.mark.parametrize("text", [TOURNAMENT, NEWER, TOURNAMENT.replace("\n", "\r\n"), "\ufeff" + TOURNAMENT])
def test_psq_of_a_tournament(text: str, tmp_path: Path) -> None:
    """Columns come first and are counted from 1: 11,10 is the eleventh column, the tenth row."""
    (tmp_path / "game.psq").write_text(text, encoding="utf-8")
    game = read_psq(read_text(tmp_path / "game.psq"))
    assert game.board.size == 20
    assert game.board.moves == [9 * 20 + 10, 8 * 20 + 8, 10 * 20 + 11]
    assert game.milliseconds == (0, 1520, 31)
    assert game.players == ("SWINE.zip", "PELA.zip")


def test_psq_without_names_and_with_the_second_player_first() -> None:
    game = read_psq(OF_TWO_PEOPLE)
    assert (game.board.moves, game.players) == ([7 * 15 + 7, 7 * 15 + 8], ("", ""))
    assert read_psq(SECOND_BEGINS).players == ("PELA.zip", "SWINE.zip")
    assert read_psq("Piskvorky 15x15, 11:11, 0\n8,8\n9,8").milliseconds == (0, 0)
    assert read_psq("Piskvorky 15x15, 11:11, 0\n").board.moves == []


def test_sgf_of_other_programs() -> None:
    """Letters from the upper left corner as in Go; coordinates such as h8; setup stones."""
    [(board, info)] = read_gomoku_sgf("(;FF[4]GM[4]SZ[15]PB[a]PW[b];B[hh];W[ih];B[hi])")
    assert board.moves == [7 * 15 + 7, 7 * 15 + 8, 8 * 15 + 7] and info == {"PB": "a", "PW": "b"}
    [(board, _)] = read_gomoku_sgf("(;GM[4];B[h8];W[i8])")
    assert board.moves == [7 * 15 + 7, 7 * 15 + 8]
    [(board, _)] = read_gomoku_sgf("(;GM[4]SZ[19]AB[aa][bb]AW[cc]PL[W];W[dd];B[ee])")
    assert board.cells[0] == BLACK and board.cells[40] == WHITE and board.moves == [60, 80] and board.first == WHITE


@settings(max_examples=25)
@given(SEEDS, SIZES, st.integers(0, 400), NAMES, NAMES)
def test_round_trips(seed: int, size: int, plies: int, black: str, white: str) -> None:
    """Complete and unfinished games survive writing and reading."""
    board = random_game(seed, size, plies)
    rng = random.Random(seed)
    times = tuple(rng.randrange(100_000) for _ in board.moves)
    again = read_psq(write_psq(PsqGame(board, times, ("a b", "c.zip"))))
    assert (again.board.moves, again.board.cells, again.milliseconds) == (board.moves, board.cells, times)
    assert again.players == ("a b", "c.zip")
    assert read_psq(write_psq(PsqGame(board, times, (black, white)))).board.moves == board.moves
    [(back, info)] = read_gomoku_sgf(write_sgf(sgf_of(board, {"PB": black, "PW": white})))
    assert (back.moves, back.cells, back.winner, back.size) == (board.moves, board.cells, board.winner, size)
    assert info == {"PB": black, "PW": white}


@settings(max_examples=40)
@given(SEEDS, SIZES, st.integers(1, 12))
def test_sgf_from_a_position(seed: int, size: int, begun: int) -> None:
    """A game may start with stones on the board and either side to move."""
    whole = random_game(seed, size)
    before = random_game(seed, size, min(begun, whole.plies - 1))
    board = GomokuBoard(size, 5, before.cells, before.mark)
    board.reset(whole.moves[before.plies :])
    again = board_of(sgf_of(board))
    assert (again.start, again.first, again.moves) == (board.start, board.first, board.moves)


def test_many_games() -> None:
    games = [random_game(seed) for seed in range(4)]
    text = write_gomoku_sgf((game, {"PB": f"p{at}"}) for at, game in enumerate(games))
    read = list(read_gomoku_sgf(text))
    assert [(game.moves, info["PB"]) for game, info in read] == [(g.moves, f"p{at}") for at, g in enumerate(games)]
    times = tuple(range(games[0].plies))
    text = write_psq(PsqGame(games[0], times, ("", "who, else")))
    assert text.splitlines()[0] == "Piskvorky 15x15, 11:11, 0"
    assert read_psq(text).players == ("?", "who; else")


HEAD = "Piskvorky 15x15, 11:11, 0\n"
WON = "".join(f"{x},1,0\n{x},2,0\n" for x in range(1, 5)) + "5,1,0\n"
BAD_PSQ = {
    "": "t.psq, line 1: a game begins with a line like: Piskvorky 15x15, 11:11, 0",
    "8,8,0\n": "t.psq, line 1: a game begins with a line like: Piskvorky 15x15, 11:11, 0",
    "Piskvorky 20x15, 11:11, 0": "t.psq, line 1: 20x15 is not a square board of size 5 to 26",
    "Piskvorky 4x4, 11:11, 0": "t.psq, line 1: 4x4 is not a square board of size 5 to 26",
    f"{HEAD}8,8,0\n16,8,0": "t.psq, line 3 (move 2): 16,8 is not from 1,1 to 15,15",
    f"{HEAD}0,8,0": "t.psq, line 2 (move 1): 0,8 is not from 1,1 to 15,15",
    f"{HEAD}8,8,0\n\n8,8,5": "t.psq, line 4 (move 2): h8 is taken",
    f"{HEAD}{WON}9,9,0": "t.psq, line 11 (move 10): i9 comes after the end of the game",
    f"{HEAD}8,8,0\n9;8;0\n9,9,0\n": "t.psq, line 3: '9;8;0' is neither a move x,y,milliseconds nor a player",
    f"{HEAD}8,8,0\n9,x,0\n": "t.psq, line 3: '9,x,0' is neither a move x,y,milliseconds nor a player",
    f"{HEAD}8,8,0\n-1\n9,9,0\n": "t.psq, line 3: '-1' is neither a move x,y,milliseconds nor a player",
}
BAD_SGF = {
    "(;GM[2];B[f5])": "t.sgf, line 1, column 3: this is GM[2]; wanted is GM[4]",
    "(;GM[4]SZ[4];B[aa])": "t.sgf: SZ[4] is too small for five in a row",
    "(;GM[4]SZ[15];B[hh];W[])": "t.sgf, line 1, column 21 (move 2): there is no pass in Gomoku",
    "(;GM[4]SZ[15];B[hh]\n;W[hh])": "t.sgf, line 2, column 2 (move 2): h8 is taken",
    "(;GM[4]SZ[15];B[hh];B[ii])": "t.sgf, line 1, column 21 (move 2): black plays i9, but white is to move",
    "(;GM[4]SZ[15];B[pp])": "t.sgf, line 1, column 15: [pp] is not a point of a board of 15",
    "(;GM[4]AB[aa:ea]PL[W];W[hh])": "t.sgf: there are five in a row before the first move",
    "(;GM[4]AB[aa:da]AW[ab:db];B[ea];W[eb])": "t.sgf, line 1, column 33 (move 2): e2 comes after the end of the game",
}


@pytest.mark.parametrize(("text", "message"), BAD_PSQ.items(), ids=range(len(BAD_PSQ)))
def test_bad_psq(text: str, message: str) -> None:
    with pytest.raises(BadInput) as found:
        read_psq(text, "t.psq")
    assert str(found.value) == message


@pytest.mark.parametrize(("text", "message"), BAD_SGF.items(), ids=range(len(BAD_SGF)))
def test_bad_sgf(text: str, message: str) -> None:
    with pytest.raises(BadInput) as found:
        list(read_gomoku_sgf(text, "t.sgf"))
    assert str(found.value) == message


@settings(max_examples=120)
@given(st.lists(st.text(st.sampled_from(list("0123456789,;-x ab[]()BWGM\n")), max_size=12), max_size=8))
def test_any_text_is_read_or_refused(lines: list[str]) -> None:
    """Any text is read, or refused with one line."""
    joined, read_all_sgf = "\n".join(lines), lambda text: list(read_gomoku_sgf(text))
    for read, text in ((read_psq, HEAD + joined), (read_psq, joined), (read_all_sgf, joined)):
        try:
            read(text)
        except BadInput as problem:
            assert "\n" not in str(problem)
