"""What is learned at one board: the review of its line, and exercises made of it or of a folder of records."""

from __future__ import annotations

from pathlib import Path
from threading import RLock
from time import time
from typing import Any

from tempo.app.board import Board
from tempo.app.learn.board_review import BoardReview, proven
from tempo.app.learn.exercises import Exercise, exercises_of, in_order
from tempo.app.learn.folder_review import FolderReview, folders_in
from tempo.lab.command_line.inputs import BadInput


class Lesson:
    def __init__(self, board: Board, records: Path) -> None:
        self.board, self.records = board, records
        self.lock = RLock()
        self.review = BoardReview(board, self.tell)
        self.folder: FolderReview | None = None
        self.version = 0  # of what is told of exercises
        board.at_rest.append(self.end)

    def of_game(self) -> None:
        """Exercises of the line on the board, which is reviewed for that if it was not."""
        with self.lock:
            self.leave_folder()
            if not (self.review.fits_board() and (self.review.is_running or self.review.progress["finished"])):
                self.review.start()

    def of_folder(self, name: str) -> None:
        """Exercises of a folder of records, "" being all of them."""
        with self.lock:
            self.leave_folder()
            self.folder = FolderReview(self.records, name, self.tell)

    def leave_folder(self) -> None:
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

    def tell(self) -> None:
        """There may be more of them now."""
        self.board.tell("exercise", self.told())

    def exercises(self) -> list[Exercise]:
        with self.lock:
            if self.folder is not None:
                return in_order(self.folder.exercises)
            first, second = self.board.seats
            review = self.review
            return in_order(exercises_of(review.config, review.actions, dict(review.plies), (first, second), ""))

    def told(self) -> dict[str, Any]:
        """The list of them, and how far the search for more is."""
        with self.lock:
            found = [one.entry() for one in self.exercises()]
            folder = None if self.folder is None else self.folder.told()
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
        return proven(self.review.process, one.config, one.actions, action)

    def end(self) -> None:
        """Nobody looks on any more."""
        with self.lock:
            if self.folder is not None:
                self.folder.stop()
            self.review.end()


class Lessons:
    """Of all boards of a server."""

    def __init__(self, records: Path) -> None:
        self.records = records
        self.lock = RLock()
        self.lessons: dict[str, Lesson] = {}

    def of(self, board: Board) -> Lesson:
        """That of a board; one that was put away and has come back begins anew."""
        with self.lock:
            lesson = self.lessons.get(board.name)
            if lesson is None or lesson.board is not board:
                lesson = self.lessons[board.name] = Lesson(board, self.records)
                board.at_rest.append(lambda: self.forget(lesson))
            return lesson

    def forget(self, lesson: Lesson) -> None:
        with self.lock:
            if self.lessons.get(lesson.board.name) is lesson:
                del self.lessons[lesson.board.name]
