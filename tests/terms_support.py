"""The terms of games that tests play."""

from tempo.lab.referee.game_data import Terms


def connectx_terms(rows: int = 6, columns: int = 7, inarow: int = 4, **clock: float | bool) -> Terms:
    """ConnectX on any board; the referee's board is not asked whether it can be."""
    return Terms("connectx", {"rows": rows, "columns": columns, "inarow": inarow}, **clock)
