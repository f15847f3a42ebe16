"""What a search thinks of each move, in numbers and in the words for them: the picture and the table show the same."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from tempo.lab.referee.game_adapter import adapter_of
from tempo.lab.referee.game_data import MatchConfig
from tempo.lab.report.tables import SEATS
from tempo.lab.report.text_board import landing_cell
from tempo.search.proofs import DRAW, END, UNKNOWN
from tempo.search.types import Snapshot

LONGEST_LINE = 12  # plies that are told
LEAST = 0.0005  # of a share that is told as a number
OUTCOMES = {0.0: "lost", 0.5: "drawn", 1.0: "won"}


class SearchedMove(NamedTuple):
    """A move that was looked at. Alpha-beta tells what the best move is worth, and of the others what they do not
    exceed."""

    action: int
    visits: int  # or nodes, where alpha-beta searches
    share: float  # of all visits
    value: float  # 0 lost to 1 won, for who plays it
    prior: float | None = None
    score: float | None = None
    proven: str = ""  # what is proven of it
    is_bound: bool = False

    def score_text(self) -> str:
        return "" if self.score is None else f"{'≤' * self.is_bound}{self.score:+.1f}".replace("-", "−")

    def prior_text(self) -> str:
        return "" if self.prior is None else share_text(self.prior)

    def share_text(self) -> str:
        return share_text(self.share)

    def value_text(self) -> str:
        return self.proven or f"{'≤' * self.is_bound}{100 * self.value:.1f}"

    def lines(self) -> list[str]:
        """What stands in its cell, from above."""
        first = self.prior_text() or self.score_text()
        return [*([first] if first else []), self.share_text(), self.value_text()]


def searched_moves(snapshot: Snapshot) -> list[SearchedMove]:
    """The moves that were looked at, the one that would be played first, then the better ones."""
    count, total = len(snapshot.moves), max(1, sum(snapshot.visits))
    told: list[tuple[tuple[float, ...], SearchedMove]] = []
    for action, visits, value, proof, score, prior in zip(
        snapshot.moves,
        snapshot.visits,
        snapshot.values,
        snapshot.proofs or (UNKNOWN,) * count,
        snapshot.scores or (None,) * count,
        snapshot.priors or (None,) * count,
        strict=True,
    ):
        is_chosen = action == snapshot.move
        if not visits and proof == UNKNOWN and score is None:
            continue
        proven = _proof_text(proof)
        if is_chosen and score is not None and snapshot.reason == "proven":
            proven = OUTCOMES[snapshot.value]
        end = proof if proof not in (UNKNOWN, DRAW) else 0
        merit = (is_chosen, (end > 0) - (end < 0), end, visits if score is None else score, value)
        is_bound = score is not None and not is_chosen
        told.append((merit, SearchedMove(action, visits, visits / total, value, prior, score, proven, is_bound)))
    return [move for _, move in sorted(told, key=lambda pair: pair[0], reverse=True)]


def moves_by_cell(position: Any, moves: Sequence[SearchedMove]) -> dict[int, SearchedMove]:
    """In which cell each is told, the best move first: where its stone comes to lie. Of several, the best; a pass has
    none."""
    found: dict[int, SearchedMove] = {}
    for move in moves:
        cell = landing_cell(position, move.action)
        if cell is not None:
            found.setdefault(cell, move)
    return found


def share_text(share: float) -> str:
    """In percent."""
    return f"<{100 * 2 * LEAST:.1f}" if 0 < share < LEAST else f"{100 * share:.1f}"


def _proof_text(proof: int) -> str:
    """`won in 5` plies, the move itself being the first."""
    if proof in (UNKNOWN, DRAW):
        return "" if proof == UNKNOWN else "drawn"
    return f"{'won' if proof > 0 else 'lost'} in {END - abs(proof) + 1}"


def search_title(player: str, snapshot: Snapshot) -> str:
    """Who thought, and how much."""
    work = "nodes" if snapshot.scores else "simulations"
    return f"{player}: {snapshot.simulations:,} {work}, depth {snapshot.plies}"


def side_to_move(seat: int, best: SearchedMove) -> str:
    """What the side to move may hope for."""
    score = f"score {best.score_text()}, " if best.score is not None else ""
    return f"{SEATS[seat]} player to move: {score}{best.proven or f'win rate {best.value_text()} %'}"


def principal_variation(config: MatchConfig, snapshot: Snapshot) -> str:
    """What is expected."""
    called = [adapter_of(config.game).name_of(action, config) for action in snapshot.line[:LONGEST_LINE]]
    return f"best line: {' '.join([*called, *['…'] * (len(snapshot.line) > LONGEST_LINE)])}"


def legend(snapshot: Snapshot, moves: Sequence[SearchedMove]) -> str:
    """What the numbers in a cell are, from above."""
    first = "prior, " if snapshot.priors else "score (≤: no more than that), " if snapshot.scores else ""
    share = "share of the nodes" if snapshot.scores else "share of the visits"
    plies = ", in so many plies" if snapshot.proofs else ""
    proven = f"; what is won, lost or drawn is proven{plies}" if any(move.proven for move in moves) else ""
    return f"In each cell: {first}{share}, win rate of who plays there, in percent{proven}. Framed: the move to play."
