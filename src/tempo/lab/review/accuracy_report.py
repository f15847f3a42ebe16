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
    for stones in [*sorted({one.ply for one in annotated}), None]:
        those = [one for one in annotated if stones in (None, one.ply)]
        figures, spent = accuracy(those, indifferent=True), [one.move["seconds"] for one in those if one.move]
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
    for one in annotated:
        if one.keeps_value is False:
            names = [adapter.name_of(action, config) for action in positions[one.game].actions]
            moves = " ".join(names) or "empty board"
            move = adapter.name_of(one.action, config)
            worth = f"{move} scores {score_text(config, one.played)}, best {score_text(config, one.best)}"
            reason = one.move.get("reason") if one.move else None
            console.print(f"✗ {moves}: {worth} (why={reason})", highlight=False)
