"""What Othello's player in JavaScript (player.js) needs beside the search: what its prover expects of a proof."""

from typing import Any

from tempo.games.othello.endgame import prover
from tempo.games.othello.endgame.endgame_table import GREATEST, LEAST
from tempo.games.othello.endgame.endgame_tree import CORNERS
from tempo.games.othello.rules import CELLS
from tempo.search.searcher import KernelCall


def web_calls() -> list[KernelCall]:
    """Return no kernels beside those of search and solver."""
    return []


def web_data() -> dict[str, Any]:
    """Return the prover's numbers."""
    names = "most_empty usual_squares usual_proof empty_doubles many_empty_doubles usual_moves table_bits"
    proof = {name: getattr(prover, name.upper()) for name in names.split()}
    corners = [square for square in range(CELLS) if int(CORNERS) >> square & 1]
    return {"proof": proof | {"speed": prover.EndgameProver.speed, "scores": [LEAST, GREATEST], "corners": corners}}
