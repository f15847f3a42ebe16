"""Games as the replay on a page reads them: small, and with everything that would need rules.

A game is a few parallel lists with one entry for each move; a list without any value is left out. That makes some
900 bytes a game. The referee's board works out winning lines, or which cells each move fills, so that the browser needs
no more than the game's drawing.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tempo.arena.adapter.game_adapter import adapter_of
from tempo.arena.adapter.game_types import BROKEN_OFF, FORFEITS, MatchConfig
from tempo.arena.records.record_file import GameRecord

EVEN = 0.5  # winning probability
MOST_GAMES = 5000  # a page of more games exceeds 5 MB
DECIMALS = {"seconds": 5, "bank": 2, "value": 3, "chance": 3}
SHORTCUTS = {"only", "block", "opening", "book", "rule", "hurry", "error"}  # reasons of moves that no search is behind
MOVE_FIELDS = ("seconds", "bank", "simulations", "value", "reason", "scores", "best", "mark", "note", "chance")


def forfeiter(game: GameRecord) -> int | None:
    """Return the seat that forfeited; None if the game was played to its end."""
    return next((seat for seat in (0, 1) if game["statuses"][seat] in FORFEITS), None)


def points(game: GameRecord, seat: int) -> float:
    """Return 1 for a win, 0.5 for a draw, 0 for a loss; a forfeit is a loss."""
    loser = forfeiter(game)
    if loser is not None:
        return float(loser != seat)
    return 0.5 + 0.5 * (game["rewards"][seat] or 0)


def choose_games(games: Sequence[GameRecord], most: int = MOST_GAMES) -> list[GameRecord]:
    """Return the games that fit, in their order. If not all fit, those that readers want first are kept."""
    if len(games) <= most:
        return list(games)
    return sorted(sorted(games, key=_replay_priority)[:most], key=lambda game: game.get("index", 0))


def _replay_priority(game: GameRecord) -> tuple[int, int]:
    """Return the sort key of a game: forfeits first, then losses of player 0, draws, and the rest."""
    if forfeiter(game) is not None:
        return 0, game.get("index", 0)
    seat = game["players"].index(0) if 0 in game["players"] else 0
    return {0.0: 1, 0.5: 2, 1.0: 3}[points(game, seat)], game.get("index", 0)


def pack_game(game: GameRecord, config: MatchConfig, number: int) -> dict[str, Any]:
    """Return one game for the page; `number` replaces a missing index."""
    moves = game["moves"]
    actions = [*game["opening"], *(move["action"] for move in moves if move["action"] is not None)]
    packed: dict[str, Any] = {
        "index": game.get("index", number),
        "players": game["players"],
        "opening": list(game["opening"]),
        "actions": [move["action"] for move in moves],
        "seats": "".join(str(move["seat"]) for move in moves),
        "points": points(game, 0),
        **adapter_of(config.game).drawn(actions, config),
    }
    if {"ACTIVE", BROKEN_OFF} & {*game["statuses"]}:
        packed["unfinished"] = True
    loser = forfeiter(game)
    if loser is not None:
        packed |= {"forfeit": loser, "status": game["statuses"][loser]}
    if game.get("problem"):
        packed["problem"] = game["problem"]
    packed |= {name: game[name] for name in ("pair", "game", "turn") if name in game}
    if any(bank is not None for bank in game.get("banks", ())):
        packed["banks"] = [_rounded("bank", bank) for bank in game["banks"]]
    for name in MOVE_FIELDS:
        values = [_rounded(name, move.get(name)) for move in moves]
        if name == "seconds":  # exactly 0 stands in records for a move without a log
            values = [None if move.get(name) == 0 else value for move, value in zip(moves, values, strict=True)]
        if name == "value":  # an even one stands in records where nothing was searched
            values = [None if _is_unsearched(move) else value for move, value in zip(moves, values, strict=True)]
        if any(value is not None for value in values):
            packed[name] = values
    return packed


def _is_unsearched(move: Mapping[str, Any]) -> bool:
    """Return whether no search and no proof stands behind the value of a move."""
    return move.get("value") == EVEN and not move.get("simulations") and move.get("reason") in SHORTCUTS


def _rounded(name: str, value: Any) -> Any:
    """Round a field to the decimals shown on the page."""
    return round(value, DECIMALS[name]) if name in DECIMALS and value is not None else value
