"""HTTP routes of the rules. Nothing is kept.

Moves in, positions out; moves of texts, as names or actions, played; cells in, moves that lead to them out; and facts
about a board and puzzles.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from flask import Blueprint, Response, jsonify, request

from tempo.app.request_parsing import (
    MAX_SIZE,
    Body,
    check_game,
    read_body,
    read_config,
    read_int,
    read_position,
)
from tempo.app.rules.facts import about_scores, puzzles_of
from tempo.app.rules.plies import config_json, plies_of
from tempo.arena.adapter.game_adapter import adapter_of, board_after, board_of, forced_pass, new_config
from tempo.arena.adapter.game_types import MatchConfig
from tempo.arena.command_line.inputs import BadInput
from tempo.arena.positions.unreachable import Unreachable

MAX_GAMES, MAX_MOVES = 10_000, 60_000  # of a request: they are played in less than two seconds
PASS = "pass"  # its name, in games in which other moves are legal as well
Word = int | str | None  # a move of a text: an action, a name in lower case, or None for a pass
Games = list[tuple[list[Word], list[int | None]]]


def blueprint() -> Blueprint:
    """Return the routes of the rules."""
    routes = Blueprint("rules", __name__)

    @routes.post("/api/rules")
    def positions() -> Response:
        return jsonify(positions=positions_of(read_body(("game", "shape", "actions", "start"))))

    @routes.post("/api/rules/replay")
    def replay() -> Response:
        body = read_body(("game", "shape", "games"))
        reader, games = MoveReader(read_config(body)), read_games(body.get("games"))
        return jsonify(games=[reader.replay(words, seats) for words, seats in games])

    @routes.post("/api/setup")
    def set_up() -> Response:
        """Return the moves of a game that leads to these cells, or why there is none."""
        body = read_body(("game", "shape", "cells"))
        try:
            return jsonify(set_up_of(body))
        except Unreachable as problem:
            return jsonify(problem=str(problem), reason=problem.reason, values=problem.values)

    @routes.get("/api/facts/<game>")
    def facts(game: str) -> Response:
        """Return what the scores of a board count, and its drawing: `?rows=6&columns=7`."""
        check_game(game)
        sizes = {name: request.args.get(name, "") for name in adapter_of(game).shape}
        if not all(size.isascii() and size.isdecimal() and int(size[:4]) <= MAX_SIZE for size in sizes.values()):
            raise BadInput(f"the board should be given by {', '.join(sizes)}, each a number of at most {MAX_SIZE}")
        config = new_config(game, {name: int(size) for name, size in sizes.items()}, timed=False)
        return jsonify(exact=about_scores(config), config=config_json(config))

    @routes.get("/api/puzzles/<game>")
    def puzzles(game: str) -> Response:
        check_game(game)
        return jsonify(puzzles_of(game))

    return routes


def positions_of(body: Body) -> list[dict[str, Any]]:
    """Return the positions after `start` and more of the moves.

    A position has `ply`, the move that led to it, as it is drawn; `seat`, who is to move; `legal`; `rewards`, None
    while the game goes on; `won`, the cells of a line that has won; and `preview`: cells that a move would fill where
    the drawing cannot know them.
    """
    config, actions = read_position(body)
    start = read_int(body, "start", 0, len(actions), 0)
    board, adapter, positions = board_of(config), adapter_of(config.game), []
    for number, ply in enumerate([None, *plies_of(config, actions)]):
        if ply is not None:
            board.play(ply["action"])
        if number >= start:
            preview = {str(action): cells for action, cells in adapter.preview(board).items()}
            rewards = board.rewards()
            won = [] if rewards is None else adapter.drawn(actions[:number], config).get("line", [])
            legal = board.legal() if rewards is None else []
            about = {"seat": board.mark - 1, "legal": legal, "rewards": rewards, "won": won, "preview": preview}
            positions.append({"ply": ply, **about})
    return positions


def read_games(value: Any) -> Games:
    """Return the words of each game, and the sides that play them; None where the text does not say."""
    if not isinstance(value, list) or len(value) > MAX_GAMES:
        raise BadInput(f"games should be a list of at most {MAX_GAMES:,}")
    games = [_read_game(game) for game in value]
    if sum(len(words) for words, _ in games) > MAX_MOVES:
        raise BadInput(f"there are more than {MAX_MOVES:,} moves")
    return games


def _read_game(value: Any) -> tuple[list[Word], list[int | None]]:
    words, seats = (value.get("words"), value.get("seats")) if isinstance(value, dict) else (None, None)
    if not isinstance(words, list) or not all(word is None or type(word) in (int, str) for word in words):
        raise BadInput("the words of a game should be a list of actions, names and null")
    if seats is None:
        return words, [None] * len(words)
    if not isinstance(seats, list) or len(seats) != len(words) or not all(seat in (0, 1, None) for seat in seats):
        raise BadInput("seats should be 0, 1 or null for each word")
    return words, seats


def set_up_of(body: Body) -> dict[str, Any]:
    """Return `actions` that lead to the cells, `to_move`, the seat or None, and `winner`, the seat or None."""
    config = read_config(body)
    actions = adapter_of(config.game).moves_to(read_cells(body.get("cells"), config), config)
    board = board_after(config, actions)
    rewards = board.rewards()
    return {
        "actions": actions,
        "to_move": board.mark - 1 if rewards is None else None,
        "winner": rewards.index(1) if rewards and 1 in rewards else None,
    }


def read_cells(value: Any, config: MatchConfig) -> list[int]:
    """Return the marks of all cells: 0 empty, 1 the first side, 2 the second."""
    count = len(board_of(config).cells)
    if not isinstance(value, list) or len(value) != count:
        raise BadInput(f"cells should be a list of {count} numbers")
    if any(isinstance(cell, bool) or not isinstance(cell, int) or not 0 <= cell <= 2 for cell in value):
        raise BadInput("a cell should be 0, 1 or 2")
    return list(value)


class MoveReader:
    """Plays the moves of texts on one board."""

    def __init__(self, config: MatchConfig) -> None:
        self.config, self.adapter = config, adapter_of(config.game)
        self.named: dict[str, list[int]] = {}  # actions by name in lower case, of all that were legal so far
        self.seen: set[int] = set()

    def replay(self, words: Sequence[Word], seats: Sequence[int | None]) -> dict[str, Any]:
        """Return `actions`, with forced passes that the text left out, and `rewards`, None while the game goes on.

        `wrong` is the first word that is no possible move, and why: over, turn or illegal. It is None otherwise.
        """
        board, actions = board_of(self.config), list[int]()
        for number, (word, seat) in enumerate(zip(words, seats, strict=True)):
            played = self.play(board, word, seat)
            if isinstance(played, str):
                return {"actions": actions, "rewards": None, "wrong": {"word": number, "why": played}}
            actions += played
        return {"actions": actions, "rewards": board.rewards(), "wrong": None}

    def play(self, board: Any, word: Word, seat: int | None) -> list[int] | str:
        """Play the move that a word means, after a pass that was left out; return the actions, or why it cannot be.

        A forced pass changes no cell.
        """
        if board.rewards() is not None:
            return "over"
        legal, mark, passes = board.legal(), board.mark, list[int]()
        action = self.meant(word, legal)
        if action is None and (passed := forced_pass(board)) is not None:
            board.play(passed)
            if word is None:
                return "turn" if seat not in (None, mark - 1) else legal
            legal, mark, passes = board.legal() if board.rewards() is None else [], board.mark, legal
            action = self.meant(word, legal)
        if seat not in (None, mark - 1):
            return "turn"
        if action is None:
            return "illegal"
        board.play(action)
        return [*passes, action]

    def meant(self, word: Word, legal: Sequence[int]) -> int | None:
        """Return the legal action that a word means."""
        if isinstance(word, int):
            return word if word in legal else None
        name = PASS if word is None else word
        for action in self.named.get(name, ()):
            if action in legal:
                return action
        for action in legal:
            if action not in self.seen:
                self.seen.add(action)
                self.named.setdefault(self.adapter.name_of(action, self.config).lower(), []).append(action)
        return next((action for action in self.named.get(name, ()) if action in legal), None)
