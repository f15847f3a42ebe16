"""The accuracy of a player on scored positions, as tables for the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import median

from rich.table import Table

from tempo.arena.adapter.game_adapter import adapter_of
from tempo.arena.adapter.game_types import MatchConfig
from tempo.arena.command_line.console import Console
from tempo.arena.records.score_sets import Scored
from tempo.lab.review.move_quality import AnnotatedMove, accuracy
from tempo.lab.review.move_text import score_text
from tempo.lab.statistics.intervals import wilson


def _share_text(part: int, whole: int) -> str:
    """Format a share with its 95 % interval."""
    low, high = wilson(part, whole)
    return f"{part / whole:.3f} ({low:.3f}-{high:.3f})" if whole else "-"


def print_report(console: Console, player: str, simulations: int | None, annotated: Sequence[AnnotatedMove]) -> None:
    """Print one row for every number of stones, and one for all positions."""
    budget = "" if simulations is None else f" with {simulations:,} simulations"
    table = Table(title=f"moves of {player}{budget}, with 95 % intervals", title_justify="left")
    for heading in ("stones", "positions", "perfect", "keep the value", "median s", "worst s"):
        table.add_column(heading, justify="right")
    for stones in [*sorted({move.ply for move in annotated}), None]:
        those = [move for move in annotated if stones in (None, move.ply)]
        figures, spent = accuracy(those, indifferent=True), [move.move["seconds"] for move in those if move.move]
        if stones is None:
            table.add_section()
        table.add_row(
            "all" if stones is None else str(stones),
            f"{figures.moves:,}",
            _share_text(figures.perfect, figures.perfect_known),
            _share_text(figures.keeping, figures.keeping_known),
            f"{median(spent):.4f}",
            f"{max(spent):.3f}",
        )
    console.print(table)
    unknown = len(annotated) - accuracy(annotated).perfect_known
    if unknown:
        console.print(f"{unknown} moves are in no share: their value is not known", highlight=False)


def print_errors(
    console: Console, config: MatchConfig, positions: Sequence[Scored], annotated: Sequence[AnnotatedMove]
) -> None:
    """Print one line for each move that lost value."""
    adapter = adapter_of(config.game)
    for move in annotated:
        if move.keeps_value is False:
            names = [adapter.name_of(action, config) for action in positions[move.game].actions]
            before, name = " ".join(names) or "empty board", adapter.name_of(move.action, config)
            worth = f"{name} scores {score_text(config, move.played)}, best {score_text(config, move.best)}"
            reason = move.move.get("reason") if move.move else None
            console.print(f"✗ {before}: {worth} (why={reason})", highlight=False)
