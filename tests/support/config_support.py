"""Configurations of the games that tests play."""

from tempo.arena.adapter.game_types import MatchConfig


def connectx_config(rows: int = 6, columns: int = 7, inarow: int = 4, **clock: float | bool) -> MatchConfig:
    """ConnectX on any board; the referee's board is not asked whether it can be."""
    return MatchConfig("connectx", {"rows": rows, "columns": columns, "inarow": inarow}, **clock)
