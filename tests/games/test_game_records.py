"""Games read and written: Othello transcripts, SGF and GGF, Connect Four digit strings.

What others have published is read and comes to the result that they published. What is written is read back the
same, for random games. What is no game is refused with one line that names the place.
"""

import random
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from othello_games import (
    DRAW_WITH_A_PASS,
    EDAX_TRANSCRIPT,
    TWO_PASSES,
    WHITE_BEGINS,
    WHITE_PASSES,
    random_game,
)

from tempo.arena.command_line.inputs import BadInput
from tempo.arena.command_line.text_files import read_text
from tempo.arena.records.sgf import Scanner, parse_tree, read_sgf, write_sgf
from tempo.games.connectx.adapter.board import ConnectXBoard
from tempo.games.connectx.formats.digit_strings import read_digit_lines, read_digits, write_digit_lines, write_digits
from tempo.games.gomoku.formats import sgf_games as gomoku_sgf
from tempo.games.othello.adapter.board import BLACK, PASS, WHITE, OthelloBoard, read_cells, write_move
from tempo.games.othello.formats.ggf import GgfClock, read_ggf, write_ggf
from tempo.games.othello.formats.sgf_games import read_othello_sgf, sgf_of, write_othello_sgf
from tempo.games.othello.formats.transcripts import (
    read_transcript,
    read_transcripts,
    write_transcript,
    write_transcripts,
)

SEEDS = st.integers(0, 10**6)
GAMES = st.builds(random_game, SEEDS, st.integers(0, 128))
NAMES = st.text(st.characters(exclude_categories=("Cs", "Cc")), max_size=20)
# The same five moves in Edax's documents, as it saves them.
EDAX_SGF = (
    "(;FF[4]GM[2]AP[edax:4.5.5]\nPC[Edax]DT[2026-10-07]\nPB[?]PW[?]\nSZ[8]AB[e4][d5]AW[d4][e5]PL[B]\nRE[Void]\n"
    "B[f5];W[d6];\nB[c3];W[d3];\nB[c4];)\n"
)
EDAX_GGF = (
    "(;GM[othello]PC[Edax]PB[?]PW[?]RE[-127.000]BO[8 -------- -------- -------- ---O*--- ---*O--- -------- "
    "-------- -------- *]B[F5]W[D6]B[C3]W[D3]B[C4];)"
)
# https://www.red-bean.com/sgf/var.htm, and of the page on FF[4] the comment that shows escapes.
TREE = "(;FF[4]C[root](;C[a];C[b](;C[c])(;C[d];C[e]))(;C[f](;C[g];C[h];C[i])(;C[j])))"
COMMENT = "C[Meijin NR: yeah, k4 is won\\\nderful\nsweat NR: thank you! :\\)\njansteen NR: explain [me\\] k4?]"


@pytest.mark.parametrize(
    ("text", "lead", "moves", "passes"),
    [(DRAW_WITH_A_PASS, 0, 61, 1), (TWO_PASSES, -40, 62, 2), (WHITE_BEGINS, 8, 45, 0)],
)
def test_ggf_comes_to_the_published_result(text: str, lead: int, moves: int, passes: int) -> None:
    board = read_ggf(text).board
    assert board.is_over()
    assert (board.lead(), len(board.moves), board.moves.count(PASS)) == (lead, moves, passes)


def test_ggf_clock() -> None:
    """Five minutes less the 33.48 s that stand behind black's moves; a clock of nothing is none."""
    black = sum([0.01] * 26, 5.42 + 19.10 + 4.90 + 3.80)
    assert read_ggf(DRAW_WITH_A_PASS).clocks[BLACK].left == pytest.approx(300 - black)
    assert read_ggf(WHITE_PASSES).clocks == {}
    text = "(;GM[Othello]TB[1:00:00/00:10/02:00]TW[90]B[f5//12.5];)"
    assert read_ggf(text).clocks == {BLACK: GgfClock(3597.5, 10.0), WHITE: GgfClock(90.0, 0.0)}


def test_ggf_of_edax() -> None:
    assert write_transcript(read_ggf(EDAX_GGF).board.moves) == "f5d6c3d3c4"


def test_transcript_of_edax() -> None:
    """64 discs at the end; nobody passes."""
    board = read_transcript(EDAX_TRANSCRIPT)
    assert board.is_over() and len(board.moves) == 60 and board.cells.count(0) == 0
    assert write_transcript(board.moves) == EDAX_TRANSCRIPT.lower()


def test_transcript_leaves_passes_out() -> None:
    moves = read_ggf(TWO_PASSES).board.moves
    text = write_transcript(moves)
    assert len(text) == 120 and read_transcript(text).moves == moves
    with_passes = "".join("--" if move == PASS else write_move(move).upper() + " " for move in moves)
    assert read_transcript(with_passes).moves == moves


def test_sgf_of_edax() -> None:
    [(board, info)] = read_othello_sgf(EDAX_SGF)
    assert write_transcript(board.moves) == "f5d6c3d3c4"
    assert info["DT"] == "2026-10-07" and info["RE"] == "Void"
    assert board.start == OthelloBoard().start


def test_sgf_follows_the_first_branches() -> None:
    nodes = parse_tree(Scanner(TREE, "tree"))
    assert [one.values[0] for node in nodes for one in node if one.name == "C"] == ["root", "a", "b", "c"]


def test_sgf_escapes() -> None:
    """As the page says: `\\` before a line break removes it, elsewhere it takes the sign as it is."""
    [[comment]] = parse_tree(Scanner(f"(;{COMMENT})", "comment"))
    assert comment.values == (
        "Meijin NR: yeah, k4 is wonderful\nsweat NR: thank you! :)\njansteen NR: explain [me] k4?",
    )


@pytest.mark.parametrize("written", ["[]", "[tt]", "[PA]", "[pass]", "[--]"])
def test_sgf_forms_of_a_pass(written: str) -> None:
    board = read_ggf(WHITE_PASSES).board
    text = write_sgf(sgf_of(board))
    assert text.endswith(";W[])\n")
    [(again, _)] = read_othello_sgf(text.replace("W[]", f"W{written}"))
    assert again.moves == board.moves


def test_sgf_points_as_in_go_and_rectangles() -> None:
    [(board, _)] = read_othello_sgf("(;GM[2]AB[ee:ee][dd]AW[d5][ed];B[fd])")
    assert board.cells[27] == BLACK and board.cells[29] == BLACK and board.cells[28] == BLACK
    [(board, _)] = read_othello_sgf("(;GM[2]AB[aa:bb])")
    assert [square for square, cell in enumerate(board.cells) if cell] == [0, 1, 8, 9]


def test_sgf_of_gomoku() -> None:
    [game] = read_sgf("(;FF[4]GM[4]SZ[15];B[hh];W[ii];B[gg];W[jj])", gomoku_sgf.KIND)
    assert [move.point for move in game.moves] == [(7, 7), (8, 8), (6, 6), (9, 9)]
    assert (game.size, game.black_first) == (15, None)
    bare = game._replace(moves=tuple(move._replace(place="") for move in game.moves))
    [again] = read_sgf(write_sgf(bare), gomoku_sgf.KIND)
    assert [move.point for move in again.moves] == [move.point for move in game.moves]


@settings(max_examples=60)
@given(GAMES, NAMES)
def test_round_trips(board: OthelloBoard, name: str) -> None:
    """SGF and GGF keep all of a game; a transcript all but a pass at its very end."""
    [(again, info)] = read_othello_sgf(write_sgf(sgf_of(board, {"PB": name})))
    assert (again.moves, again.cells, again.mark) == (board.moves, board.cells, board.mark)
    assert info == {"PB": name}
    assert read_ggf(write_ggf(board)).board.moves == board.moves
    moves = board.moves[:-1] if board.moves[-1:] == [PASS] else board.moves
    assert read_transcript(write_transcript(moves)).moves == moves


@settings(max_examples=30)
@given(SEEDS, st.integers(1, 59))
def test_round_trips_from_a_position(seed: int, begun: int) -> None:
    """A game that begins somewhere else, with either side to move."""
    before = random_game(seed, begun)
    board = OthelloBoard(before.cells, before.mark)
    board.reset(random_game(seed).moves[begun:])
    [(again, _)] = read_othello_sgf(write_sgf(sgf_of(board)))
    assert (again.start, again.first, again.moves) == (board.start, board.first, board.moves)
    again = read_ggf(write_ggf(board)).board
    assert (again.start, again.first, again.moves) == (board.start, board.first, board.moves)


def test_many_games() -> None:
    games = [random_game(seed) for seed in range(5)]
    text = write_transcripts(game.moves for game in games)
    assert [game.moves for game in read_transcripts(text)] == [game.moves for game in games]
    text = write_othello_sgf((game, {"PB": f"p{at}"}) for at, game in enumerate(games))
    read = list(read_othello_sgf(text))
    assert [(game.moves, info["PB"]) for game, info in read] == [(g.moves, f"p{at}") for at, g in enumerate(games)]


@given(st.integers(1, 9), st.integers(1, 9), st.integers(1, 5), SEEDS)
def test_digit_strings_round_trip(rows: int, columns: int, inarow: int, seed: int) -> None:
    rng, board, moves, over = random.Random(seed), ConnectXBoard(rows, columns, inarow), [], False
    while not over:
        moves.append(rng.choice(board.free_columns()))
        over = board.drop(moves[-1]) or board.is_full() or rng.random() < 0.05
    assert read_digits(write_digits(moves), ConnectXBoard(rows, columns, inarow)) == moves


def test_digit_strings_of_a_test_set() -> None:
    """The first line of the test set of http://blog.gamesolver.org, score behind it."""
    games = list(read_digit_lines("2252576253462244111563365343671351441 -1\n\n44455\n"))
    assert games == [[int(digit) - 1 for digit in "2252576253462244111563365343671351441"], [3, 3, 3, 4, 4]]
    assert write_digit_lines(games) == "2252576253462244111563365343671351441\n44455\n"
    with pytest.raises(BadInput, match="column 10 cannot be written"):
        write_digits([9])


BAD_TRANSCRIPTS = {
    "f5d6x9": "t.txt, line 1, column 5 (move 3): 'x9' is not a square from a1 to h8",
    "\nf5 d6 c": "t.txt, line 2, column 7 (move 3): 'c' is not a square from a1 to h8",
    "f5f5": "t.txt, line 1, column 3 (move 2): f5 is not a legal move of white",
    "f5a1": "t.txt, line 1, column 3 (move 2): a1 is not a legal move of white",
    "--": "t.txt, line 1, column 1 (move 1): black passes, but can move",
    f"{EDAX_TRANSCRIPT}a1": "t.txt, line 1, column 121 (move 61): a1 comes after the end of the game",
}
BAD_SGF = {
    "": "t.sgf, line 1, column 1: the file holds no game",
    "hello": "t.sgf, line 1, column 1: the ( of a game is missing before 'h'",
    "(;GM[2]\n;B[f5": "t.sgf, line 2, column 3: the bracket is never closed",
    "(;GM[2];B[f5]": "t.sgf, line 1, column 14: the ) of a game is missing at the end",
    "(;GM[2];B f5)": "t.sgf, line 1, column 11: a value in brackets is missing before 'f'",
    "(GM[2])": "t.sgf, line 1, column 2: a node, which begins with ; is missing before 'G'",
    "(;GM[1];B[aa])": "t.sgf, line 1, column 3: this is GM[1]; wanted is GM[2]",
    "(;GM[2]SZ[10])": "t.sgf: SZ[10] is not the board of Othello, SZ[8]",
    "(;GM[2]SZ[x])": "t.sgf, line 1, column 8: SZ[x] is not one whole number",
    "(;GM[2];\nB[f5];W[i9])": "t.sgf, line 2, column 7: [i9] is not a point of a board of 8",
    "(;GM[2];B[a1])": "t.sgf, line 1, column 9 (move 1): a1 is not a legal move of black",
    "(;GM[2];B[f5];B[d6])": "t.sgf, line 1, column 15 (move 2): black plays d6, but white is to move",
    "(;GM[2];B[f5];W[])": "t.sgf, line 1, column 15 (move 2): white passes, but can move",
    "(;GM[2]AB[aa:hh]AW[aa])": "t.sgf, line 1, column 17: AW sets up more stones than a board of 8 has points",
    "(;GM[2]" + ";B[pass]" * 129 + ")": "more moves than a board of 8 has room for",
    "(;GM[2]" + "C[]" * 1000 + ")": "t.sgf, line 1, column 3005: more than 1000 properties in a node",
    "(;GM[2]C" + "[]" * 1001 + ")": "t.sgf, line 1, column 8: more than 1000 values of a property",
    "(;GM[2]SZ[" + "9" * 5000 + "])": "SZ[99999999999999999999] is not one whole number",
    "(;GM[2];B[a" + "9" * 5000 + "])": "[a9999999999999999999] is not a point of a board of 8",
    "(;GM[2];B[f5];AW[a1])": "t.sgf, line 1, column 15: AW sets up the board in the middle of the game",
    "(;GM[2]" * 500: "branches within branches, more than 400 of them",
}
BAD_GGF = {
    "hello": "a game begins with (; and ends with ;)",
    "(;GM[Amazons];)": "this is a game of Amazons, not of Othello",
    "(;GM[Othello]B[f5]W[f5];)": "column 19 (move 2): f5 is not a legal move of white",
    "(;GM[Othello]BO[10 *];)": "BO[10 *...] is not a board of 8 by 8 and the side to move",
    "(;GM[Othello]TI[soon];)": "'soon' is not a time like 15:00",
    "(;GM[Othello]nonsense;)": "column 14: 'nonsense' is not a property like B[f5]",
}
BAD_DIGITS = {
    "4448": "t.txt, line 1, column 4 (move 4): '8' is not a column from 1 to 7",
    "44\n40": "t.txt, line 2, column 2 (move 2): '0' is not a column from 1 to 7",
    "4444444": "t.txt, line 1, column 7 (move 7): column 4 is full",
    "  12121212": "t.txt, line 1, column 10 (move 8): 2 comes after the end of the game",
    "12²": "t.txt, line 1, column 3 (move 3): '²' is not a column from 1 to 7",
}


@pytest.mark.parametrize(("text", "message"), BAD_TRANSCRIPTS.items())
def test_bad_transcripts(text: str, message: str) -> None:
    with pytest.raises(BadInput) as found:
        list(read_transcripts(text, "t.txt"))
    assert str(found.value) == message


@pytest.mark.parametrize(("text", "message"), BAD_SGF.items(), ids=range(len(BAD_SGF)))
def test_bad_sgf(text: str, message: str) -> None:
    with pytest.raises(BadInput) as found:
        list(read_othello_sgf(text, "t.sgf"))
    assert str(found.value).endswith(message) and "\n" not in str(found.value)


@pytest.mark.parametrize(("text", "message"), BAD_GGF.items())
def test_bad_ggf(text: str, message: str) -> None:
    with pytest.raises(BadInput) as found:
        read_ggf(text)
    assert str(found.value).endswith(message)


@pytest.mark.parametrize(("text", "message"), BAD_DIGITS.items())
def test_bad_digit_strings(text: str, message: str) -> None:
    with pytest.raises(BadInput) as found:
        list(read_digit_lines(text, "t.txt"))
    assert str(found.value) == message


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="No such file"):
        read_text(tmp_path / "none")
    (tmp_path / "bytes").write_bytes(b"f5\xff")
    with pytest.raises(BadInput, match="byte 3 is not text in UTF-8"):
        read_text(tmp_path / "bytes")


@settings(max_examples=200)
@given(st.text(st.sampled_from(list("(;)[]\\BWGMSZ2f5d6 \n:"))))
def test_no_text_crashes(text: str) -> None:
    """Any text is read or refused, and refused in one line."""
    for read in (lambda text: list(read_othello_sgf(text)), read_ggf, read_transcript):
        try:
            read(text)
        except BadInput as problem:
            assert "\n" not in str(problem)


def test_cells() -> None:
    assert read_cells("-" * 63, "*", "O", "-") is None
    assert read_cells("?" * 64, "*", "O", "-") is None
    assert sum(read_cells("*" * 64, "*", "O", "-") or []) == 64
