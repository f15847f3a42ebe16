"""Adding up games, by hand."""

from tempo.arena.runner import Game, Move
from tempo.arena.tally import Side, tally

DONE = ("DONE", "DONE")
MOVES = [
    Move(0, 0, 3, 8.0, 0.0, 1000, "search"),
    Move(1, 1, 3, 1.0, 0.0, None, None),
    Move(2, 0, 2, 0.5, 0.0, 1000, "search"),
    Move(3, 1, 2, 3.0, 0.0, None, None),
    Move(4, 0, 1, 0.5, 0.0, 2000, "search"),
    Move(5, 1, 1, 2.0, 0.0, 900, "win"),
]


def test_games_from_both_seats_add_up():
    """Won, drawn, lost and the two forfeits each stand in one count; times and banks are the player's own."""
    games = [
        Side(Game((), MOVES, DONE, (1, -1), (50.0, 10.0)), 0),
        Side(Game((), [], DONE, (0, 0), (10.0, 40.0)), 1),
        Side(Game((), [], DONE, (1, -1), (10.0, 60.0)), 1),
        Side(Game((), [], ("TIMEOUT", "DONE"), (None, 0), (-6.0, 60.0)), 0),
        Side(Game((), [], ("INVALID", "DONE"), (None, 0), (10.0, 60.0)), 1),
    ]
    total = tally(games)
    assert (total.games, total.won, total.drawn, total.lost, total.forfeits()) == (5, 1, 1, 1, 2)
    assert total.own_forfeits == {"ERROR": 0, "INVALID": 0, "TIMEOUT": 1}
    assert total.other_forfeits == {"ERROR": 0, "INVALID": 1, "TIMEOUT": 0}
    assert (total.mean_seconds, total.worst_seconds) == (3.0, 8.0)
    assert (total.mean_bank, total.least_bank) == (40.8, -6.0)


def test_speed_is_the_median_of_searched_moves():
    game = Game((), MOVES, DONE, (1, -1), (0.0, 0.0))
    assert tally([Side(game, 0)]).simulations_per_second == 2000  # of 125, 2000 and 4000
    assert tally([Side(game, 1)]).simulations_per_second is None  # a win at hand is not searched


def test_a_forfeit_is_a_loss_in_the_score():
    game = Game((), [], ("DONE", "ERROR"), (0, None), (0.0, 0.0), "boom")
    assert (game.score(0), game.score(1), game.forfeit()) == (1.0, 0.0, 1)
