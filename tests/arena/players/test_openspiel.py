"""OpenSpiel's search as a player of every game that it has, and the moves to positions known by their cells."""
import pickle
import random
from functools import partial

import pytest

from tempo.arena.adapter.environments.openspiel_moves import load_game, moves_by_action, numbers_of, translated
from tempo.arena.adapter.game_adapter import (
    GameAdapter,
    OpenSpielGame,
    adapter_of,
    after,
    board_after,
    new_config,
)
from tempo.arena.adapter.game_types import Struct
from tempo.arena.command_line.inputs import BadInput
from tempo.arena.players.player_specs import parse_player, player_names
from tempo.arena.positions import move_search
from tempo.arena.positions.move_search import find_moves
from tempo.arena.positions.unreachable import Unreachable
from tempo.arena.referee.one_game import play_game

BOARDS = [
    ("connectx", {}),
    ("connectx", {"rows": 5, "columns": 4, "inarow": 3}),
    ("connectx", {"rows": 9, "columns": 10, "inarow": 5}),
    ("gomoku", {"size": 3, "inarow": 3}),
    ("gomoku", {"size": 19}),
    ("othello", {}),
]


@pytest.fixture
def no_setup(monkeypatch):
    """ConnectX as a new game: no position can be set up, so the moves to it are searched for."""
    adapter = adapter_of("connectx")
    monkeypatch.setattr(type(adapter), "has_setup", False)
    return adapter


@pytest.mark.parametrize(("game", "shape"), BOARDS)
def test_openspiel_plays_every_board_to_the_end(game, shape):
    config, adapter = new_config(game, shape, timed=False), adapter_of(game)
    player = pickle.loads(pickle.dumps(parse_player("openspiel:3", game)))
    for opening in adapter.draw_openings(2, config, (2, 2), 1):
        agents = player.new_agent(1, None), parse_player("random", game).new_agent(2, None)
        assert play_game(agents, config, opening).statuses == ("DONE", "DONE")


def answer_of_openspiel(*columns, simulations=50):
    """Return its answer after these moves of ConnectX."""
    config, adapter = new_config("connectx"), adapter_of("connectx")
    shown = adapter.observation_of(board_after(config, columns), 60.0), Struct(adapter.configuration_of(config))
    return parse_player(f"openspiel:{simulations}", "connectx").new_agent(1, None)(*shown)


def test_openspiel_takes_a_win():
    assert answer_of_openspiel(3, 0, 3, 0, 3, 6, simulations=200) == 3


def test_openspiel_follows_the_games_of_a_game_without_setup(no_setup):
    config = new_config("connectx", {"rows": 5, "columns": 4, "inarow": 3}, timed=False)
    for opening in no_setup.draw_openings(4, config, (2, 4), 1):
        agents = [parse_player(name, "connectx").new_agent(1, None) for name in ("openspiel:3", "random")]
        assert play_game(tuple(agents), config, opening).statuses == ("DONE", "DONE")


def test_moves_are_matched_by_their_names(no_setup, monkeypatch):
    """OpenSpiel names the first player's moves x0 to x6; here they stand for the columns from the right."""
    monkeypatch.setattr(type(no_setup), "openspiel", OpenSpielGame("connect_four", lambda move: f"x{6 - move}"))
    state = load_game(no_setup, new_config("connectx")).new_initial_state()
    assert moves_by_action(no_setup.openspiel, state, None, [0, 2]) == {6: 0, 4: 2}
    assert answer_of_openspiel() in range(7)


def test_moves_are_matched_by_numbers_in_place_of_names(no_setup, monkeypatch):
    """Here the numbers count from the right, too; the moves to a position come from them."""
    reversed_columns = OpenSpielGame("connect_four", number_of=lambda move, board: board.columns - 1 - move)
    monkeypatch.setattr(type(no_setup), "openspiel", reversed_columns)
    config = new_config("connectx")
    assert numbers_of(no_setup, config, (0, 2, 6)) == [6, 4, 0]
    assert translated(no_setup, config, [6, 4, 0], seat=1).moves == [0, 2, 6]
    assert answer_of_openspiel(3, 0, 3, 0, 3, 6, simulations=200) == 3


def test_a_name_that_openspiel_lacks_is_an_error_with_the_names_that_it_has(no_setup, monkeypatch):
    monkeypatch.setattr(type(no_setup), "openspiel", OpenSpielGame("connect_four", lambda move: f"y{move}"))
    with pytest.raises(ValueError, match=r"OpenSpiel has no move y0, .* here, but x0, x1"):
        answer_of_openspiel()


def test_a_number_that_openspiel_lacks_is_one_line_that_says_what_numbers_moves(no_setup, monkeypatch):
    monkeypatch.setattr(type(no_setup), "openspiel", OpenSpielGame("connect_four", number_of=lambda move, board: 9))
    with pytest.raises(BadInput, match=r"^OpenSpiel has no move 9 after \[\], but 0 x0, [^\n]*move_name or number_of$"):
        answer_of_openspiel(3)


def test_a_game_without_openspiel_is_refused_in_one_line(monkeypatch):
    assert GameAdapter.openspiel is None
    monkeypatch.setattr(type(adapter_of("othello")), "openspiel", None)
    assert "openspiel" not in player_names("othello") and "openspiel" in player_names("gomoku")
    with pytest.raises(BadInput, match=r"^'openspiel:9': the adapter of othello names no game of OpenSpiel$"):
        parse_player("openspiel:9", "othello")


def test_a_board_that_openspiel_lacks_is_refused_in_one_line(monkeypatch):
    monkeypatch.setattr(type(adapter_of("gomoku")), "openspiel", OpenSpielGame("gomoku(width={size})"))
    with pytest.raises(BadInput, match=r"^OpenSpiel has no gomoku\(width=15\): Unknown parameter 'width'[^\n]*$"):
        load_game(adapter_of("gomoku"), new_config("gomoku"))


# ---- moves to a position ----


def random_position(game, plies, chance):
    """Return a board after random moves, and a function that returns a new one."""
    new = partial(adapter_of(game).new_position, new_config(game))
    board = new()
    for _ in range(plies):
        if legal := board.legal():
            board.play(chance.choice(legal))
    return board, new


@pytest.mark.parametrize(("game", "plies"), [("connectx", 6), ("gomoku", 4), ("othello", 5)])
def test_moves_to_any_opening_are_found(game, plies):
    chance = random.Random(1)
    for _ in range(5):
        board, new = random_position(game, plies, chance)
        again = after(new(), find_moves(new, board.cells, board.mark))
        assert (again.cells, again.mark) == (board.cells, board.mark)


def test_known_moves_are_continued_where_they_can_be():
    board, new = random_position("othello", 24, random.Random(3))
    moves = list(board.moves)
    assert find_moves(new, board.cells, board.mark, moves[:-2]) == moves
    early = after(new(), moves[:1])
    assert find_moves(new, early.cells, early.mark, moves) == moves[:1], "a new game, or moves taken back"


def test_a_position_that_is_not_found_says_so(monkeypatch):
    monkeypatch.setattr(move_search, "MOST_TRIES", 50)
    board, new = random_position("othello", 40, random.Random(3))
    with pytest.raises(Unreachable, match="gave up after 50 tries"):
        find_moves(new, board.cells, board.mark)
