"""Openings from a file: read in every notation, refused with the line, played in order with both colours."""

import pytest

from tempo.arena.adapter.game_adapter import adapter_of, new_config
from tempo.arena.command_line.inputs import BadInput
from tempo.arena.records.record_file import read_record
from tempo.lab.tournament import opening_file
from tempo.lab.tournament.match import match, parser

GOMOKU_SGF = "(;FF[4]GM[4]SZ[15];B[hh];W[ii])(;FF[4]GM[4]SZ[15];B[hh];W[hi];B[gg])"
PSQ = "Piskvorky 15x15, 11:11, 0\n8,8,10\n9,9,10\n-1\n"


@pytest.fixture
def book(tmp_path):
    """Return a function that writes a file of openings."""

    def write(text, name="book.txt"):
        path = tmp_path / name
        path.write_text(text)
        return path

    return write


@pytest.mark.parametrize(
    ("game", "text", "openings"),
    [
        ("connectx", "# drawn\n44455\n\n  12 +3\n", [(3, 3, 3, 4, 4), (0, 1)]),
        ("othello", "f5d6\nF5 f6 e6\n", [(37, 43), (37, 45, 44)]),
        ("othello", "(;FF[4]GM[2]SZ[8];B[f5];W[d6])", [(37, 43)]),
        ("gomoku", "h8 i9\n# a line\nh8h9g7\n", [(112, 128), (112, 127, 96)]),
        ("gomoku", GOMOKU_SGF, [(112, 128), (112, 127, 96)]),
        ("gomoku", PSQ, [(112, 128)]),
    ],
)
def test_openings_are_read_in_the_notations_of_each_game(book, game, text, openings):
    assert opening_file.read_openings(book(text), new_config(game)) == openings


@pytest.mark.parametrize(
    ("game", "text", "said"),
    [
        ("connectx", "44\n\n4x\n", "book.txt, line 3, column 2 (move 2): 'x' is not a column from 1 to 7"),
        ("connectx", "# a\n1212121\n", "book.txt, line 2: the game is over after these moves"),
        ("connectx", "# nothing\n\n", "book.txt holds no opening"),
        ("othello", "f5d6\nf5a1\n", "book.txt, line 2, column 3 (move 2): a1 is not a legal move of white"),
        ("gomoku", "h8 i9\nh8 h8\n", "book.txt, line 2, move 2: h8 is taken"),
        ("gomoku", "h8 i9\n\nh8 p3\n", "book.txt, line 3, move 2: a board of 15x15 has no p3"),
        ("gomoku", "h8 zz\n", "book.txt, line 1: 'h8 zz' is not a list of moves of gomoku, such as h8"),
        ("gomoku", GOMOKU_SGF + GOMOKU_SGF.replace("[15]", "[19]"), "book.txt, game 3: its board has size=19,inarow=5"),
    ],
)
def test_a_wrong_opening_is_named_with_its_line(book, game, text, said):
    with pytest.raises(BadInput) as problem:
        opening_file.read_openings(book(text), new_config(game))
    assert said in str(problem.value) and "\n" not in str(problem.value)


def test_openings_of_a_file_are_played_in_order_with_both_colours(book, tmp_path, capsys):
    """They repeat after the last one; the record holds them, so that a longer run needs no file."""
    path, source = tmp_path / "match.jsonl", book("44\n45\n46\n")
    arguments = ["random", "random", "--sims", "1", "--pairs", "4", "--openings", str(source), "--record", str(path)]
    assert match(arguments) == 0
    captured = capsys.readouterr()
    assert f"{source} has 3 openings: after pair 3 they repeat" in captured.err
    assert f"4 pairs, 1 sims, openings of {source}, seed 1; " in captured.out
    source.unlink()
    assert match(["--resume", str(path), "--pairs", "5"]) == 0
    header, games = read_record(path)
    assert [game["opening"] for game in games.values()] == [[3, 3 + n // 2 % 3] for n in range(10)]
    assert [game["players"] for game in games.values()] == [[0, 1], [1, 0]] * 5
    assert header["plies"] is None and header["opening_file"]["shuffled"] is False


def test_shuffled_openings_have_another_order_that_repeats_from_the_seed(book):
    path = book("".join(f"{first}{second}\n" for first in range(1, 8) for second in range(1, 8)))

    def order(*words):
        options = parser("match").parse_all(["a", "b", "--openings", str(path), *words])
        return opening_file.opening_source(options, new_config("connectx"))["moves"]

    assert order("--shuffle") == order("--shuffle") != order()
    assert order("--shuffle", "--seed", "2") != order("--shuffle")
    assert sorted(order("--shuffle")) == order()


def test_level_openings_are_the_default_where_a_board_has_them(tmp_path):
    path = tmp_path / "match.jsonl"
    assert match(["random", "random", "--game", "gomoku", "--sims", "1", "--pairs", "2", "--record", str(path)]) == 0
    header, games = read_record(path)
    level = {frozenset(one) for one in adapter_of("gomoku").level_openings(new_config("gomoku"))}
    symmetries = [list(range(225)), *adapter_of("gomoku").symmetries(new_config("gomoku"))]
    assert header["plies"] is None
    for game in games.values():
        assert any(frozenset(turned[cell] for cell in game["opening"]) in level for turned in symmetries)
