"""What a match consists of: pairs of games from one opening with the seats swapped, and how one is played.

Each game is played by fresh agents with seeds of their own, agent files in a process of their own (see
`workers`), so a match with a number of simulations repeats to the bit from its seed, on one worker or on ten.
"""

from __future__ import annotations

from contextlib import redirect_stderr, redirect_stdout
from hashlib import blake2b
from io import StringIO
from typing import NamedTuple

from tempo.arena.board import Board
from tempo.arena.openings import draw_openings
from tempo.arena.players import Player
from tempo.arena.runner import Game, Struct, Terms, configuration_of, observation_of, play_game

WARM_UP_SIMULATIONS = 200
WARM_UP_SECONDS = 0.5
WARM_UP_MOVES = 3


class Seating(NamedTuple):
    """One game of the match. In game 0 of a pair player 0 has the first seat, in game 1 player 1 has it."""

    pair: int
    game: int


class Match(NamedTuple):
    players: tuple[Player, Player]
    terms: Terms
    plies: tuple[int, int]
    openings: list[tuple[int, ...]]
    simulations: int | None
    seed: int

    def seatings(self) -> list[Seating]:
        return [Seating(pair, game) for pair in range(len(self.openings)) for game in (0, 1)]

    def names(self) -> tuple[str, str]:
        return self.players[0].name, self.players[1].name

    def lasting(self) -> bool:
        """Whether a process may play many games: what repeats to the bit carries nothing from game to game."""
        return all(player.repeatable for player in self.players)

    def play(self, seating: Seating) -> Game:
        """Play one game with fresh agents."""
        agents = [
            player.seat(derive_seed(self.seed, *seating, index), self.simulations)
            for index, player in enumerate(self.players)
        ]
        first, second = agents[:: -1 if seating.game else 1]
        return play_game((first, second), self.terms, self.openings[seating.pair])


def derive_seed(seed: int, pair: int, game: int, player: int) -> int:
    """A seed of 63 bits for one player in one game: unlike all others, and the same on any machine."""
    digest = blake2b(f"{seed} {pair} {game} {player}".encode(), digest_size=8).digest()
    return int.from_bytes(digest, "big") >> 1


def warm_up(player: Player, terms: Terms) -> None:
    """Let a player think about a few positions, so that whatever it compiles is there before the processes fork.

    One would not do: what keeps a tree from one move to the next is first called at the second move.
    """
    agent = player.seat(0, WARM_UP_SIMULATIONS if player.repeatable else None)
    brief = terms._replace(act_timeout=min(terms.act_timeout, WARM_UP_SECONDS), bank=0.0)
    board = quiet_position(terms)
    with redirect_stdout(StringIO()), redirect_stderr(StringIO()):
        for _ in range(WARM_UP_MOVES):
            try:
                column = int(agent(observation_of(board, brief.bank), Struct(configuration_of(brief))))
            except (Exception, SystemExit):
                return  # a broken agent forfeits its games, and the report says how
            if column not in board.free_columns() or board.drop(column) or board.is_full():
                return


def quiet_position(terms: Terms) -> Board:
    """A position with nothing to take and nothing to block, if there is one: it must be thought about."""
    for opening in draw_openings(20, terms, (2, 6), seed=0):
        board = terms.board()
        for column in opening:
            board.drop(column)
        if not any(board.would_win(column, 3 - board.mark) for column in board.free_columns()):
            break
    return board
