"""Positions set up by their stones: games that lead to them, and the reasons why there is none."""

import random

import pytest

from tempo.arena.adapter.game_adapter import adapter_of, board_after, board_of, games, new_config
from tempo.arena.positions.unreachable import REASONS, Unreachable
from tempo.games.connectx.adapter import move_order
from tempo.games.othello.adapter import move_order as backwards
from tempo.games.othello.adapter.board import read_square

SHAPES = {
    "connectx": ({}, {"rows": 4, "columns": 5, "inarow": 3}, {"rows": 20, "columns": 20, "inarow": 5}),
    "gomoku": ({}, {"size": 3, "inarow": 3}, {"size": 20, "inarow": 5}),
}
SMALL = {"connectx": {"rows": 4, "columns": 4, "inarow": 3}, "gomoku": {"size": 4, "inarow": 3}, "othello": {}}
UNREACHABLE = [  # game, rows of the board from the top, reason
    ("connectx", ".... .... X... .O..", "floating"),
    ("connectx", ".... .... .... XX..", "counts"),
    ("connectx", ".... .... .... .OOX", "counts"),
    ("gomoku", "XX.X O... .... ....", "counts"),
    ("connectx", ".... O... OX.. OXXX", "both"),
    ("gomoku", "XXX. OOO. .... ....", "both"),
    ("connectx", ".... .... OO.. XXXO", "over_first"),
    ("gomoku", "XXX. OO.. O... ....", "over_first"),
    ("connectx", ".... .... X.XX XOOO", "over_second"),
    ("gomoku", "OOO. XX.. XX.. ....", "over_second"),
    ("connectx", ".... .... X... O...", "order"),
    ("gomoku", "XXX. .OO. OOO. XXX.", "both"),
    ("gomoku", "XXX. OO.. OO.O XXX.", "lines"),
    ("connectx", "OO.. XXX. OOXO XXXO", "lines"),
    ("othello", "........ " * 3 + "...OX... ...X.... " + "........ " * 3, "middle"),
    ("othello", "X....... " + "........ " * 2 + "...OX... ...XO... " + "........ " * 3, "apart"),
    ("othello", "........ " * 3 + "..OOX... ...XO... " + "........ " * 3, "not_found"),
]


def cells_of(rows: str) -> list[int]:
    return [".XO".index(sign) for sign in rows.replace(" ", "")]


@pytest.mark.parametrize("game", SHAPES)
def test_moves_lead_to_the_same_cells(game):
    """The cells of random games, some of them over, give moves that lead back to the cells."""
    chance, over = random.Random(game), 0
    for number in range(60):
        config = new_config(game, SHAPES[game][number % 3])
        board = board_of(config)
        for _ in range(chance.randint(0, len(board.cells))):
            if board.legal():
                board.play(chance.choice(board.legal()))
        found = board_after(config, adapter_of(game).moves_to(board.cells, config))
        assert (found.cells, found.mark, found.rewards()) == (board.cells, board.mark, board.rewards())
        over += board.rewards() is not None
    assert 10 < over < 50


def test_othello_is_played_backwards():
    """Random games of up to 14 moves are found again, and one where White has lost all discs."""
    chance, config, adapter = random.Random(4), new_config("othello"), adapter_of("othello")
    lost = [read_square(name) for name in ("e6", "f4", "e3", "f6", "g5", "d6", "e7", "f5", "c5")]
    for plies in (0, 1, 5, 7, 8, 9, 10, 12, 14, None):
        board = board_of(config)
        for number in range(len(lost) if plies is None else plies):
            board.play(lost[number] if plies is None else chance.choice(board.legal()))
        found = board_after(config, adapter.moves_to(board.cells, config))
        assert (found.cells, found.mark, found.rewards()) == (board.cells, board.mark, board.rewards())
    assert board.rewards() == (1, -1)


def test_othello_gives_up(monkeypatch):
    """A position with a long way back is not looked for without end."""
    monkeypatch.setattr(backwards, "MAX_TRIES", 10)
    board, chance = board_of(new_config("othello")), random.Random(1)
    for _ in range(30):
        board.play(chance.choice(board.legal()))
    with pytest.raises(Unreachable, match="no game was found"):
        backwards.moves_to(board.cells)


@pytest.mark.parametrize(("game", "rows", "reason"), UNREACHABLE)
def test_unreachable_cells_are_explained(client, monkeypatch, game, rows, reason):
    monkeypatch.setattr(backwards, "MAX_TRIES", 100)
    asked = {"game": game, "shape": SMALL[game], "cells": cells_of(rows)}
    answer = client.post("/api/setup", json=asked)
    assert (answer.status_code, answer.json["reason"]) == (200, reason), answer.json
    assert answer.json["problem"] == REASONS[reason].format(**answer.json["values"])


def test_the_stone_that_completes_two_lines_is_last():
    """Only the corner is in both lines, so it was placed last."""
    config = new_config("gomoku", SMALL["gomoku"])
    assert adapter_of("gomoku").moves_to(cells_of("XXX. XOO. X.O. .O.."), config)[-1] == 0


def test_no_order_is_found_only_where_there_is_none():
    """On random stacks without a game, the search agrees with all orders."""
    chance, found = random.Random(2), [0, 0]
    for _ in range(300):
        stacks = [tuple(chance.choices((1, 2), k=chance.randint(0, 4))) for _ in range(3)]
        order = move_order.alternate(stacks)
        assert (order is not None) == has_order(stacks, 1)
        found[order is not None] += 1
    assert min(found) > 20


def has_order(stacks: list[tuple[int, ...]], mark: int) -> bool:
    """Return whether the stones of the stacks can alternate, by trying all orders."""
    rests = [[*stacks[:at], one[1:], *stacks[at + 1 :]] for at, one in enumerate(stacks) if one[:1] == (mark,)]
    return not any(stacks) or any(has_order(rest, 3 - mark) for rest in rests)


def test_the_search_gives_up(monkeypatch):
    monkeypatch.setattr(move_order, "MAX_TRIES", 3)
    with pytest.raises(Unreachable, match="gave up after 3 tries"):
        move_order.alternate([(1, 2, 1, 2, 2, 2), (1, 2, 1, 2, 2, 2)])


def test_a_position_and_whose_turn_it_is(client):
    asked = {"game": "gomoku", "shape": SMALL["gomoku"], "cells": cells_of("X.O. .... .... ..X.")}
    assert client.post("/api/setup", json=asked).json == {"actions": [0, 2, 14], "to_move": 1, "winner": None}
    asked["cells"] = cells_of("XXX. OO.. .... ....")
    answer = client.post("/api/setup", json=asked).json
    assert (answer["to_move"], answer["winner"]) == (None, 0)
    assert board_after(new_config("gomoku", SMALL["gomoku"]), answer["actions"]).rewards() == (1, -1)
    asked["cells"] = cells_of("")
    assert client.post("/api/setup", json=asked).json["error"] == "cells should be a list of 16 numbers"


def test_bad_input_gets_a_sentence(client):
    cells = [0] * 42
    for body, sentence in [
        ({}, "game should be a line"),
        ([], "should be a JSON object"),
        ({"game": "chess", "cells": cells}, "no game 'chess'"),
        ({"game": "connectx", "cells": cells, "mark": 1}, "unknown field 'mark'"),
        ({"game": "connectx", "shape": {"rows": 0}, "cells": cells}, "rows should be a whole number"),
        ({"game": "connectx", "shape": {"inarow": 9}, "cells": cells}, "nobody can win with inarow=9"),
        ({"game": "connectx", "cells": "0" * 42}, "cells should be a list of 42"),
        ({"game": "connectx"}, "cells should be a list of 42"),
        *(
            ({"game": "connectx", "cells": [*cells[:-1], cell]}, "a cell should be 0, 1 or 2")
            for cell in (3, -1, True, 1.0, "1", None, [])
        ),
    ]:
        answer = client.post("/api/setup", json=body)
        assert answer.status_code == 400 and sentence in answer.json["error"], (body, answer.json)


def test_the_catalogue_names_the_games_with_an_editor(client):
    found = {one["game"]: one["has_setup"] for one in client.get("/api/catalogue").json["games"]}
    assert found == {game: adapter_of(game).has_setup for game in games()}
    assert found["connectx"] and found["gomoku"] and found["othello"]
