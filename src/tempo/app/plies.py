"""Moves as the page draws them: `action`, `seat`, and where the game tells, the `cells` that each fills."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tempo.lab.referee.game_adapter import adapter_of, board_of
from tempo.lab.referee.game_data import Terms

Ply = dict[str, Any]


def plies_of(terms: Terms, actions: Sequence[int], start: int = 0) -> list[Ply]:
    """The moves from `start` on; all of them are legal."""
    board, seats = board_of(terms), []
    for action in actions:
        seats.append(board.mark - 1)
        board.play(action)
    plies: list[Ply] = [{"action": action, "seat": seat} for action, seat in zip(actions, seats, strict=True)]
    cells = adapter_of(terms.game).drawn(actions, terms).get("cells") if actions else None
    if cells is not None:
        for ply, filled in zip(plies, cells, strict=True):
            ply["cells"] = filled
    return plies[start:]


def terms_on_page(terms: Terms) -> dict[str, Any]:
    """The terms as drawings and pages read them."""
    return {**terms.shape, "timed": terms.timed, "act_timeout": terms.act_timeout, "bank": terms.bank}
