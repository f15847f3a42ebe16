"""What is learned at one board: the review of its line, and exercises made of it or of a folder of records."""

from __future__ import annotations

from pathlib import Path
from threading import RLock
from time import time
from typing import Any

from tempo.app.board import Board
from tempo.app.learn.board_review import BoardReview, find_line
from tempo.app.learn.exercises import Exercise, by_importance, exercises_of
from tempo.app.learn.folder_review import FolderReview, folders_in
from tempo.lab.command_line.inputs import BadInput


class LearnSession:
    def __init__(self, board: Board, records: Path) -> None:
        self.board, self.records = board, records
        self.lock = RLock()
        self.review = BoardReview(board, self.publish)
        self.folder: FolderReview | None = None
        self.version = 0  # of what is told of exercises
        board.on_sleep.append(self.end)

    def use_game(self) -> None:
        """Exercises of the line on the board, which is reviewed for that if it was not."""
        with self.lock:
            self.stop_folder()
            if not (self.review.fits_board() and (self.review.is_running or self.review.progress["finished"])):
                self.review.start()

    def use_folder(self, name: str) -> None:
        """Exercises of a folder of records, "" being all of them."""
        with self.lock:
            self.stop_folder()
            self.folder = FolderReview(self.records, name, self.publish)

    def stop_folder(self) -> None:
        folder, self.folder = self.folder, None
        if folder is not None:
            folder.stop()

    def stop(self) -> None:
        """Enough of them were found."""
        with self.lock:
            if self.folder is not None:
                self.folder.stop()
            else:
                self.review.stop()

    def publish(self) -> None:
        """There may be more of them now."""
        self.board.publish("exercise", self.to_json())

    def exercises(self) -> list[Exercise]:
        with self.lock:
            if self.folder is not None:
                return by_importance(self.folder.exercises)
            first, second = self.board.seats
            review = self.review
            return by_importance(exercises_of(review.config, review.actions, dict(review.plies), (first, second), ""))

    def to_json(self) -> dict[str, Any]:
        """The list of them, and how far the search for more is."""
        with self.lock:
            found = [one.list_entry() for one in self.exercises()]
            folder = None if self.folder is None else self.folder.to_json()
            self.version = max(self.version + 1, round(1000 * time()))  # a page may know those of an earlier server
            return {
                "version": self.version,
                "exercises": found,
                "folder": folder,
                "folders": folders_in(self.records),
            }

    def exercise(self, name: str) -> Exercise:
        found = next((one for one in self.exercises() if one.name == name), None)
        if found is None:
            raise BadInput("this exercise is not there any more: choose another")
        return found

    def line_of_exercise(self, name: str, action: int) -> list[dict[str, Any]]:
        """What a move of an exercise leads to."""
        one = self.exercise(name)
        return find_line(self.review.client, one.config, one.actions, action)

    def end(self) -> None:
        """Nobody looks on any more."""
        with self.lock:
            if self.folder is not None:
                self.folder.stop()
            self.review.end()


class LearnSessions:
    """Of all boards of a server."""

    def __init__(self, records: Path) -> None:
        self.records = records
        self.lock = RLock()
        self.sessions: dict[str, LearnSession] = {}

    def get(self, board: Board) -> LearnSession:
        """That of a board; one that was put away and has come back begins anew."""
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
