"""Positions to be judged: of random play, of good players' games, or drawn evenly from all that there are."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence

from tempo.connectx.book.outcomes import OUTCOME_STONES, levels
from tempo.connectx.sport.board import ConnectXBoard
from tempo.connectx.sport.openings import some_order
from tempo.connectx.sport.plug_in import configuration_of, observation_of
from tempo.lab.command_line.inputs import BadInput
from tempo.lab.entrants.own_agents import make_agent
from tempo.lab.referee.one_game import Agent, Struct, Terms
from tempo.lab.tournament.play_games import progress_bar

GOOD_PLAY = 2000  # simulations a move of the players whose games positions are drawn from


def draw_positions(terms: Terms, count: int, stones: tuple[int, int], seed: int) -> Iterator[tuple[int, ...]]:
    """Different positions, by turns from random play and from games between searching players."""
    rng = random.Random(f"{seed} positions")
    seen: set[tuple[int, ...]] = set()
    with progress_bar() as bar:
        task = bar.add_task("drawing", total=count, score="positions")
        while len(seen) < count:
            searching = len(seen) % 2 == 1
            moves = some_game(terms, rng, searching, rng.randint(*stones))
            if moves is not None:
                board = board_after(terms, moves)
                if tuple(board.cells) not in seen:
                    seen.add(tuple(board.cells))
                    bar.update(task, advance=1)
                    yield moves
            bar.refresh()


def draw_from_all(terms: Terms, count: int, stones: tuple[int, int], seed: int) -> list[tuple[int, ...]]:
    """Positions drawn evenly from all that the standard board has, with moves that lead to them."""
    if terms[:3] != (6, 7, 4) or stones[1] > OUTCOME_STONES:
        raise BadInput(f"--every needs the standard board and at most {OUTCOME_STONES} stones: --stones 0-8")
    known = levels()[stones[0] : stones[1] + 1]
    places = [(level, place) for level in known for place in range(len(level.keys))]
    drawn = []
    for level, place in random.Random(f"{seed} every").sample(places, min(count, len(places))):
        mine, placed = int(level.mine[place]), int(level.stones[place])
        mover = 1 + placed.bit_count() % 2
        bits = [7 * column + row for row in range(5, -1, -1) for column in range(7)]
        cells = [(mover if mine >> bit & 1 else 3 - mover) if placed >> bit & 1 else 0 for bit in bits]
        drawn.append(tuple(some_order(cells)))
    return drawn


def board_after(terms: Terms, moves: Sequence[int]) -> ConnectXBoard:
    """The referee's board after some columns."""
    board = terms.board()
    for column in moves:
        board.drop(column)
    return board


def some_game(terms: Terms, rng: random.Random, searching: bool, stones: int) -> tuple[int, ...] | None:
    """So many moves of a game that is not over then; None if it ended before. Searchers begin after six
    random stones at most, so that their games differ."""
    board, until = terms.board(), rng.randint(0, 6) if searching else stones
    moves: list[int] = []
    players = [searcher(rng) for _ in range(2)] if searching and stones > until else []
    while len(moves) < stones:
        if len(moves) < until:
            column = rng.choice(board.free_columns())
        else:
            observation = observation_of(board, 60.0)
            column = players[len(moves) % 2](observation, Struct(configuration_of(terms)))
        moves.append(column)
        if board.drop(column) or board.is_full():
            return None
    return tuple(moves)


def searcher(rng: random.Random) -> Agent:
    """A good player that errs: the search alone."""
    overrides = {"book": "0", "exact": "0", "nodes": "100000"}
    return make_agent("champion", overrides, simulations=GOOD_PLAY, seed=rng.getrandbits(32))
