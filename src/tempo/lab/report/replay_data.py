"""Games as the page replays them: small, without `</script>`, and with all that would need rules in a browser.

A game is a handful of parallel lists, one entry a move, and a list in which nobody said anything is left out:
some 900 bytes a game. What needs rules is worked out by the referee's board: which cells won, or which cells each move
fills. The browser knows no more than the drawing that the game brings along.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from tempo.lab.records.episodes import BROKEN_OFF
from tempo.lab.records.record_file import GameRecord
from tempo.lab.referee.game_adapter import adapter_of
from tempo.lab.referee.game_data import FORFEITS, MatchConfig

MOST_GAMES = 5000  # more than that make a page of over 5 MB, and nobody looks at them all
DECIMALS = {"seconds": 5, "bank": 2, "value": 3}
SAID = ("seconds", "bank", "simulations", "value", "reason", "scores", "best", "mark", "note")


def forfeiter(game: GameRecord) -> int | None:
    """The seat that forfeited; None if the game was played to its end."""
    return next((seat for seat in (0, 1) if game["statuses"][seat] in FORFEITS), None)


def points(game: GameRecord, seat: int) -> float:
    """1 for a win, 0.5 for a draw, 0 for a loss; who forfeits loses."""
    loser = forfeiter(game)
    if loser is not None:
        return float(loser != seat)
    return 0.5 + 0.5 * (game["rewards"][seat] or 0)


def choose_games(games: Sequence[GameRecord], most: int = MOST_GAMES) -> list[GameRecord]:
    """The games that fit, in their order; if not all do, forfeits and losses of player 0 come before the rest."""
    if len(games) <= most:
        return list(games)
    return sorted(sorted(games, key=urgency)[:most], key=lambda game: game.get("index", 0))


def urgency(game: GameRecord) -> tuple[int, int]:
    """What a reader wants to see first comes first: forfeits, losses of player 0, draws, and then the others."""
    if forfeiter(game) is not None:
        return 0, game.get("index", 0)
    seat = game["players"].index(0) if 0 in game["players"] else 0
    return {0.0: 1, 0.5: 2, 1.0: 3}[points(game, seat)], game.get("index", 0)


def pack_game(game: GameRecord, config: MatchConfig, number: int) -> dict[str, Any]:
    """One game for the page; `number` stands in for an index that it does not have."""
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
    packed |= {name: game[name] for name in ("pair", "game") if name in game}
    for name in SAID:
        said = [rounded(name, move.get(name)) for move in moves]
        if any(value is not None for value in said):
            packed[name] = said
    return packed


def rounded(name: str, value: Any) -> Any:
    return round(value, DECIMALS[name]) if name in DECIMALS and value is not None else value


def to_script(data: Any) -> str:
    """JSON that can stand inside a <script> element whatever texts it holds."""
    text = json.dumps(data, separators=(",", ":"), ensure_ascii=False, allow_nan=False)
    return text.replace("<", "\\u003c").replace("\u2028", "\\u2028").replace("\u2029", "\\u2029")
