"""The classical strategies, on positions with an obvious answer, and against OpenSpiel on random ones."""

import random

import pyspiel
import pytest

from tempo.arena.command_line.inputs import BadInput
from tempo.games.othello.adapter.adapter import ADAPTER
from tempo.games.othello.adapter.board import PASS, OthelloBoard, read_cells, read_square, write_move
from tempo.games.othello.adapter.openings import after, draw_openings
from tempo.games.othello.adapter.strategies import STRATEGIES, TIERS, Strategy, choose, region, stable
from tempo.games.othello.move_priors import RANKS

EMPTY_ROW = "........"

# What is drawn, black (x) to move, and all the moves that a strategy may choose.
OBVIOUS = [
    ("greedy", ["...ooox.", *[EMPTY_ROW] * 6, ".ox....."], "c1"),
    ("evaporation", ["...ooox.", *[EMPTY_ROW] * 6, ".ox....."], "a8"),
    # After a1 white has no move, after a8 d1, after e8 d1 and f8.
    ("mobility", [".ox.....", *[EMPTY_ROW] * 6, ".oxo...."], "a1"),
    ("corners", [".ox.....", EMPTY_ROW, "..ox....", *[EMPTY_ROW] * 3, "..ox....", EMPTY_ROW], "a1"),
    # No corner: an edge (a4) before the inside (c6), before beside (b1) and across (b7) an empty corner.
    ("corners", ["..ox....", EMPTY_ROW, EMPTY_ROW, ".ox.....", EMPTY_ROW, "...ox...", "..ox....", EMPTY_ROW], "a4"),
    ("corners", [*[EMPTY_ROW] * 5, "...ox...", "..ox....", EMPTY_ROW], "c6 d5"),
    # Beside a corner that is taken is as good as anywhere on the edge.
    ("corners", ["o.......", ".ox.....", EMPTY_ROW, "...ox...", *[EMPTY_ROW] * 4], "a2"),
    # c1 turns one disc and makes three safe; the other two turn more, and every disc of theirs can be turned back.
    ("stable", ["xo......", EMPTY_ROW, EMPTY_ROW, "..ooox..", *[EMPTY_ROW] * 4], "c1"),
    # One empty square at a1, two at g8 and h8.
    ("parity", [".oooooxx", *["oooooooo"] * 6, "oooooo.."], "a1"),
    # By rank: the corner, before c3, before c4, before all beside it.
    ("roxanne", [".ox.....", EMPTY_ROW, "...ox...", *[EMPTY_ROW] * 5], "a1"),
    ("roxanne", [EMPTY_ROW, EMPTY_ROW, "...ox...", "...ox...", *[EMPTY_ROW] * 2, "..ox....", EMPTY_ROW], "c3"),
    ("roxanne", [EMPTY_ROW, ".ox.....", EMPTY_ROW, "...ox...", *[EMPTY_ROW] * 2, "..ox....", EMPTY_ROW], "c4"),
]


def drawn(rows, mark=1):
    cells = read_cells("\n".join(rows), "x", "o", ".")
    assert cells is not None
    return OthelloBoard(cells, mark)


@pytest.mark.parametrize(("name", "rows", "best"), OBVIOUS)
def test_the_obvious_move(name, rows, best):
    board = drawn(rows)
    chosen = {choose(STRATEGIES[name], board, random.Random(seed)) for seed in range(40)}
    assert {write_move(move) for move in chosen} == set(best.split())
    assert len(board.legal()) > len(chosen)


@pytest.mark.parametrize("name", STRATEGIES)
def test_colours_do_not_matter(name):
    for _, rows, _ in OBVIOUS:
        swapped = [row.translate(str.maketrans("xo", "ox")) for row in rows]
        for seed in range(3):
            mark, generators = STRATEGIES[name], (random.Random(seed), random.Random(seed))
            assert choose(mark, drawn(rows), generators[0]) == choose(mark, drawn(swapped, 2), generators[1])


def states(count):
    """Yield positions of random games by OpenSpiel, with at least two moves."""
    generator, game = random.Random(7), pyspiel.load_game("othello")
    found = []
    while len(found) < count:
        state = game.new_initial_state()
        for _ in range(generator.randrange(58)):
            if not state.is_terminal():
                state.apply_action(generator.choice(state.legal_actions()))
        if not state.is_terminal() and len(state.legal_actions()) > 1:
            found.append(state)
    return found


def test_counts_agree_with_openspiel():
    for state in states(20):
        board = after(tuple(state.history()))
        sign = "xo"[state.current_player()]
        discs, replies = {}, {}
        for move in state.legal_actions():
            child = state.child(move)
            discs[move] = str(child).split("\n", 1)[1].count(sign)
            has_to_wait = child.is_terminal() or child.current_player() == state.current_player()
            moves = [] if has_to_wait else child.legal_actions()
            replies[move] = 0 if moves == [PASS] else len(moves)
        for seed in range(3):
            chosen = {name: choose(STRATEGIES[name], board, random.Random(seed)) for name in STRATEGIES}
            assert discs[chosen["greedy"]] == max(discs.values())
            assert discs[chosen["evaporation"]] == min(discs.values())
            assert replies[chosen["mobility"]] == min(replies.values())
            assert set(chosen.values()) <= set(discs)


def test_stable_discs_are_never_turned_over():
    """Stable discs stay whatever is played; at the end of a game many discs are stable."""
    generator, most = random.Random(3), 0
    for state in states(40):
        board = after(tuple(state.history()))
        held = {mark: stable(board.cells, mark) for mark in (1, 2)}
        most = max(most, len(held[1]))
        for _ in range(3):
            game = OthelloBoard(board.cells, board.mark)
            while legal := game.legal():
                game.play(generator.choice(legal))
            for mark, squares in held.items():
                assert all(game.cells[square] == mark for square in squares)
    assert most > 4
    assert stable(OthelloBoard().cells, 1) == set()
    assert stable([1] * 64, 1) == set(range(64))
    assert stable(drawn(["xxx.....", "xx......", "x.......", *[EMPTY_ROW] * 5]).cells, 1) == {0, 1, 2, 8, 9, 16}
    assert stable(drawn([EMPTY_ROW, ".xxx....", ".xx.....", *[EMPTY_ROW] * 5]).cells, 1) == set()


def test_regions_connect_at_corners():
    cells = drawn([".o.ooooo", "o.oooooo", *["oooooooo"] * 5, "ooooooo."]).cells
    assert region(cells, 0) == {0, 9, 2}
    assert region(cells, 63) == {63}


def test_roxanne_ranks_the_squares_as_the_playouts_do():
    """The strategy's table is typed from the description; that of the playouts is in bits."""
    for names, rank in zip(TIERS, RANKS[:-1], strict=True):
        assert sum(1 << read_square(name) for name in names.split()) == int(rank)


@pytest.mark.parametrize("name", STRATEGIES)
def test_a_strategy_repeats_from_its_seed_and_passes_when_it_must(name):
    games = []
    for seeds in ((1, 2), (1, 2), (3, 4)):
        agents, board = [Strategy(name).new_agent(seed, None) for seed in seeds], after(draw_openings(1, (6, 6), 1)[0])
        while len(board.moves) < 20:
            answer = agents[board.mark - 1](ADAPTER.observation_of(board, 0.0), {})
            assert list(answer) == ["submission"]
            assert board.is_legal(answer["submission"])
            board.play(answer["submission"])
        games.append(board.moves)
    assert games[0] == games[1] != games[2]
    waiting = drawn([".xoooooo", *[EMPTY_ROW] * 7], 1)
    assert choose(STRATEGIES[name], waiting, random.Random(1)) == PASS
    assert Strategy(name).new_agent(1, None)({"remainingOverageTime": 12, "step": 0}, {}) == {"submission": -1}
    with pytest.raises(BadInput, match="takes no parameters"):
        Strategy(f"{name}:1")
