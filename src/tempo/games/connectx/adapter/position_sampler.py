"""Uniform samples from all positions of the standard board's first plies."""

from __future__ import annotations

import random

from tempo.arena.adapter.game_types import MatchConfig
from tempo.arena.command_line.inputs import BadInput
from tempo.games.connectx.adapter.openings import STANDARD_BOARD, moves_to
from tempo.games.connectx.book.outcomes import OUTCOME_STONES, positions_by_ply


def draw_evenly(config: MatchConfig, count: int, stones: tuple[int, int], seed: int) -> list[tuple[int, ...]]:
    """Draw `count` of all positions with stones[0] to stones[1] stones; return moves that lead to each."""
    if config.shape != STANDARD_BOARD or stones[1] > OUTCOME_STONES:
        raise BadInput(f"--every needs the standard board and at most {OUTCOME_STONES} stones: --stones 0-8")
    known = positions_by_ply()[stones[0] : stones[1] + 1]
    places = [(ply, place) for ply in known for place in range(len(ply.keys))]
    drawn = random.Random(f"{seed} every").sample(places, min(count, len(places)))
    return [moves_to(int(ply.mine[place]), int(ply.stones[place])) for ply, place in drawn]
