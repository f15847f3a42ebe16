"""Learning at one board: the review of its line; exercises from it, from a folder of records, and puzzles."""

from __future__ import annotations

from pathlib import Path
from threading import RLock
from time import time
from typing import Any

from tempo.app.board import Board
from tempo.app.learn.board_review import BoardReview, find_line
from tempo.app.learn.exercises import Exercise, by_importance, exercises_of, puzzles_of
from tempo.app.learn.folder_review import MAX_NAME, FolderReview, folders_in
from tempo.lab.command_line.inputs import BadInput
from tempo.lab.referee.game_adapter import default_first, games
from tempo.lab.review.puzzles import has_puzzles


class LearnSession:
    """Review and exercises of one board."""

    def __init__(self, board: Board, records: Path) -> None:
        self.board, self.records = board, records
        self.lock = RLock()
        self.review = BoardReview(board, self.publish)
        self.folder: FolderReview | None = None
        self.puzzles = ""  # the game whose puzzles are the exercises
        self.version = 0  # counts the published lists
        board.on_sleep.append(self.end)

    def use_game(self) -> None:
        """Make exercises of the line on the board, and review it if necessary."""
        with self.lock:
            self.drop_source()
            if not (self.review.fits_board() and (self.review.is_running or self.review.progress["finished"])):
                self.review.start()

    def use_folder(self, name: str) -> None:
        """Make exercises of a folder of records; "" is all of them."""
        with self.lock:
            self.drop_source()
            self.folder = FolderReview(self.records, name, self.publish)

    def use_puzzles(self, game: str) -> None:
        """Take the puzzles of a game, which need not be that of the board."""
        if game not in games() or not has_puzzles(game):
            raise BadInput(f"there are no puzzles of '{game[:MAX_NAME]}'")
        with self.lock:
            self.drop_source()
            self.puzzles = game

    def drop_source(self) -> None:
        """Stop what made the exercises so far."""
        folder, self.folder, self.puzzles = self.folder, None, ""
        if folder is not None:
            folder.stop()

    def stop(self) -> None:
        """Stop the search for more exercises."""
        with self.lock:
            if self.folder is not None:
                self.folder.stop()
            else:
                self.review.stop()

    def publish(self) -> None:
        """Send the list of exercises to the pages."""
        self.board.publish("exercise", self.to_json())

    def exercises(self) -> list[Exercise]:
        with self.lock:
            if self.puzzles:
                return [*puzzles_of(self.puzzles)]
            if self.folder is not None:
                return by_importance(self.folder.exercises)
            first, second = self.board.seats
            review = self.review
            return by_importance(exercises_of(review.config, review.actions, dict(review.plies), (first, second), ""))

    def to_json(self) -> dict[str, Any]:
        """Return the list of exercises and the progress of the search."""
        with self.lock:
            found = [one.list_entry() for one in self.exercises()]
            folder = None if self.folder is None else self.folder.to_json()
            self.version = max(self.version + 1, round(1000 * time()))  # larger than an earlier server's
            return {
                "version": self.version,
                "exercises": found,
                "folder": folder,
                "folders": folders_in(self.records),
                "puzzles": self.puzzles,
                "puzzle_games": [game for game in default_first() if has_puzzles(game)],
            }

    def exercise(self, name: str) -> Exercise:
        found = next((one for one in self.exercises() if one.name == name), None)
        if found is None:
            raise BadInput("this exercise no longer exists: choose another")
        return found

    def line_of_exercise(self, name: str, action: int) -> list[dict[str, Any]]:
        """Return the best line after a move of an exercise."""
        one = self.exercise(name)
        return find_line(self.review.client, one.config, one.actions, action)

    def end(self) -> None:
        """End all processes."""
        with self.lock:
            if self.folder is not None:
                self.folder.stop()
            self.review.end()


class LearnSessions:
    """The learning sessions of all boards of a server."""

    def __init__(self, records: Path) -> None:
        self.records = records
        self.lock = RLock()
        self.sessions: dict[str, LearnSession] = {}

    def get(self, board: Board) -> LearnSession:
        """Return the session of a board; a board that was reloaded gets a new one."""
        with self.lock:
            session = self.sessions.get(board.name)
            if session is None or session.board is not board:
                session = self.sessions[board.name] = LearnSession(board, self.records)
                board.on_sleep.append(lambda: self.forget(session))
            return session

    def forget(self, session: LearnSession) -> None:
        with self.lock:
            if self.sessions.get(session.board.name) is session:
                del self.sessions[session.board.name]
