"""Moves of games in the browser, printed where the server was started (`play --verbose`)."""

from __future__ import annotations

from contextlib import suppress

from tempo.app.board import Board

SHORT = 4  # characters of a board's name
WINNERS = ("first won", "second won")


class MoveLog:
    """Prints every move once, and every end of a game."""

    def __init__(self) -> None:
        self.ended: set[tuple[str, int]] = set()  # boards with the last move of each game whose end is known

    def follow(self, board: Board) -> None:
        """Print what happens on a board from now on."""
        board.on_move = lambda: self.print_move(board)
        if board.ending() is not None:
            self.ended.add((board.name, board.last))

    def print_move(self, board: Board) -> None:
        """Print the last move: number, player, move, seconds, and what a machine says about it."""
        node = board.tree.nodes[board.tree.here]
        parts = [f"{board.tree.at}. {board.names()[node.seat]} {board.move_name(node.action)}"]
        if node.seconds is not None:
            parts.append(f"{node.seconds:.2f} s")
        if node.value is not None:
            parts.append(f"value {node.value:.2f}")
        if node.simulations:
            parts.append(f"{node.simulations:,} simulations")
        _print_line(board, ", ".join(parts))

    def print_ending(self, board: Board) -> None:
        """Print how the game ended, unless that is known; an ending may be taken back."""
        key, ending = (board.name, board.last), board.ending()
        if ending is None:
            self.ended.discard(key)
        elif key not in self.ended:
            self.ended.add(key)
            first, second = ending.points()
            result = "draw" if first == second else WINNERS[second > first]
            _print_line(board, f"{result} ({ending.reason})" if ending.reason else result)


def _print_line(board: Board, text: str) -> None:
    with suppress(OSError, ValueError):  # a closed console stops no game
        print(f"{board.name[:SHORT]}  {board.config.game}  {text}", flush=True)
