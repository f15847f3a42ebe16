"""The moves of a search snapshot in order of merit, and their numbers as text, for plot and table alike."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from tempo.arena.adapter.adapter_types import STONES, Signs
from tempo.arena.adapter.game_adapter import adapter_of
from tempo.arena.adapter.game_types import MatchConfig
from tempo.lab.report.boards.text_board import landing_cell
from tempo.lab.report.result_tables import SEATS
from tempo.search.proofs import DRAW, END, UNKNOWN
from tempo.search.types import Snapshot

LONGEST_LINE = 12  # plies of the principal variation that are shown
LEAST = 0.0005  # smallest share shown as a number
OUTCOMES = {0.0: "lost", 0.5: "drawn", 1.0: "won"}


class SearchedMove(NamedTuple):
    """A move that the search visited. With alpha-beta, all moves but the best have only an upper bound."""

    action: int
    visits: int  # nodes, with alpha-beta
    share: float  # of all visits
    value: float  # win rate of the mover, 0 to 1
    prior: float | None = None
    score: float | None = None
    proven: str = ""  # proven result, as text
    is_bound: bool = False

    def score_text(self) -> str:
        """Format the score of alpha-beta."""
        return "" if self.score is None else f"{'≤' * self.is_bound}{self.score:+.1f}".replace("-", "−")

    def prior_text(self) -> str:
        """Format the prior, in percent."""
        return "" if self.prior is None else share_text(self.prior)

    def share_text(self) -> str:
        """Format the share of the visits, in percent."""
        return share_text(self.share)

    def value_text(self) -> str:
        """Format the proven result, or else the win rate in percent."""
        return self.proven or f"{'≤' * self.is_bound}{100 * self.value:.1f}"

    def lines(self) -> list[str]:
        """Return the lines in the move's cell, from above."""
        first = self.prior_text() or self.score_text()
        return [*([first] if first else []), self.share_text(), self.value_text()]


def searched_moves(snapshot: Snapshot) -> list[SearchedMove]:
    """Return the visited moves: first the one to play, then by proof, visits or score."""
    count, total = len(snapshot.moves), max(1, sum(snapshot.visits))
    ranked: list[tuple[tuple[float, ...], SearchedMove]] = []
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
        proven = proof_text(proof)
        if is_chosen and score is not None and snapshot.reason == "proven":
            proven = OUTCOMES[snapshot.value]
        end = proof if proof not in (UNKNOWN, DRAW) else 0
        merit = (is_chosen, (end > 0) - (end < 0), end, visits if score is None else score, value)
        is_bound = score is not None and not is_chosen
        ranked.append((merit, SearchedMove(action, visits, visits / total, value, prior, score, proven, is_bound)))
    return [move for _, move in sorted(ranked, key=lambda pair: pair[0], reverse=True)]


class Captions(NamedTuple):
    """The texts around the board."""

    title: str
    side_to_move: str
    variation: str
    legend: str  # explains the numbers in a cell


def moves_by_cell(
    position: Any, moves: Sequence[SearchedMove], signs: Signs = STONES
) -> dict[int, SearchedMove]:
    """Return the best move of each cell, the best move first. A move's cell is that of its stone; a pass has none."""
    best: dict[int, SearchedMove] = {}
    for move in moves:
        cell = landing_cell(position, move.action, signs)
        if cell is not None:
            best.setdefault(cell, move)
    return best


def share_text(share: float) -> str:
    """Format a share in percent; a positive one never as 0.0."""
    return f"<{100 * 2 * LEAST:.1f}" if 0 < share < LEAST else f"{100 * share:.1f}"


def proof_text(proof: int) -> str:
    """Return text like `won in 5`: plies to the end, counting the move itself."""
    if proof in (UNKNOWN, DRAW):
        return "" if proof == UNKNOWN else "drawn"
    return f"{'won' if proof > 0 else 'lost'} in {END - abs(proof) + 1}"


def search_title(player: str, snapshot: Snapshot) -> str:
    """Return player, amount of search, and depth."""
    work = "nodes" if snapshot.scores else "simulations"
    return f"{player}: {snapshot.simulations:,} {work}, depth {snapshot.plies}"


def side_to_move(seat: int, best: SearchedMove) -> str:
    """Return the side to move, and its score or win rate."""
    score = f"score {best.score_text()}, " if best.score is not None else ""
    return f"{SEATS[seat]} player to move: {score}{best.proven or f'win rate {best.value_text()} %'}"


def principal_variation(config: MatchConfig, snapshot: Snapshot) -> str:
    """Return the principal variation, in the usual names of moves."""
    called = [adapter_of(config.game).name_of(action, config) for action in snapshot.line[:LONGEST_LINE]]
    return f"best line: {' '.join([*called, *['…'] * (len(snapshot.line) > LONGEST_LINE)])}"


def legend(snapshot: Snapshot, moves: Sequence[SearchedMove]) -> str:
    """Explain the numbers in a cell, from above."""
    first = "prior, " if snapshot.priors else "score (≤: upper bound), " if snapshot.scores else ""
    share = "share of the nodes" if snapshot.scores else "share of the visits"
    plies = ", in plies" if snapshot.proofs else ""
    proven = f"; won, lost and drawn are proven{plies}" if any(move.proven for move in moves) else ""
    rate = "win rate of the side that plays there"
    return f"In each cell: {first}{share}, {rate}, in percent{proven}. Framed: the move to play."


def captions_of(
    player: str, config: MatchConfig, mark: int, snapshot: Snapshot, moves: Sequence[SearchedMove]
) -> Captions:
    """Return the texts around the board, where `mark` is to move."""
    line, about = principal_variation(config, snapshot), legend(snapshot, moves)
    return Captions(search_title(player, snapshot), side_to_move(mark - 1, moves[0]), line, about)
