"""Statistics of a record: scores of each pairing, times of moves, and reasons of moves.

The numbers come from the same functions as those of the terminal's tables (`lab/statistics`), so a page and the
terminal always agree. Nothing here plots or prints.
"""

from __future__ import annotations

from collections import Counter
from math import nan
from statistics import fmean
from typing import NamedTuple

from tempo.arena.adapter.game_types import PlayedGame
from tempo.arena.records.record_file import RATED, GameRecord, Record, recorded_config, recorded_game
from tempo.lab.report.plots import NO_REASON, GameTimes, Interval, TimeSeries
from tempo.lab.report.sprt_text import sprt_line
from tempo.lab.statistics.ladder_rating import Rating, ratings, zero_of
from tempo.lab.statistics.pentanomial import estimate, pair_counts
from tempo.lab.statistics.player_totals import Side
from tempo.lab.statistics.skill_rating import GameResult
from tempo.lab.statistics.sprt import Sprt

Counts = list[int]


class HeadToHead(NamedTuple):
    """The results of one player against another in finished games. A forfeit is a loss of the player who forfeits."""

    games: int
    won: int
    drawn: int
    lost: int

    @property
    def score(self) -> float:
        """The share of points."""
        return (self.won + 0.5 * self.drawn) / self.games


class RecordStats:
    """The games of a record, and the statistics of its players."""
    def __init__(self, record: Record) -> None:
        self.header = record.header
        self.names: list[str] = [player["name"] for player in record.header["players"]]
        self.config = recorded_config(record.header)
        self.pairings = [(first, second) for first, second in record.header["pairings"]]
        self.records: list[GameRecord] = list(record.games.values())
        self.games: list[PlayedGame] = [recorded_game(game) for game in self.records]

    @property
    def has_bank(self) -> bool:
        """Whether the players had a bank."""
        return self.config.timed and self.config.bank > 0

    @property
    def has_times(self) -> bool:
        """Whether any move has a measured time. Imported games often have none."""
        return any(move.seconds > 0 for game in self.games for move in game.moves)

    @property
    def title(self) -> str:
        """The title of a page about the record."""
        first, *others = self.names
        if self.header["kind"] == "history":
            return f"History of {len(self.names)} revisions"
        if self.header["kind"] in RATED or not others:
            return f"Ladder of {len(self.names)} players"
        against = others[0] if len(others) == 1 else f"{len(others)} opponents"
        return f"{first} against {against}"

    def sides(self, player: int, other: int | None = None) -> list[Side]:
        """Return the games of one player, against all players or one other, from its view."""
        sides = []
        for record, game in zip(self.records, self.games, strict=True):
            seats = record["players"]
            if player in seats and (other is None or other in seats):
                sides.append(Side(game, seats.index(player)))
        return sides

    def results(self) -> list[GameResult]:
        """Return the scores of all finished games, a forfeit as a loss."""
        games = zip(self.records, self.games, strict=True)
        finished = [(record["players"], game) for record, game in games if game.is_finished()]
        return [GameResult(first, second, game.score(0)) for (first, second), game in finished]

    def head_to_head(self, player: int, other: int | None = None) -> HeadToHead | None:
        """Return the results against all players or one other; None if they have not met."""
        met = [side for side in self.sides(player, other) if side.game.is_finished()]
        scores = Counter(side.game.score(side.seat) for side in met)
        won, drawn, lost = scores[1.0], scores[0.5], scores[0.0]
        return HeadToHead(won + drawn + lost, won, drawn, lost) if scores else None

    def _played_pairs(self, pairing: int) -> dict[int, tuple[float, float] | None]:
        """Return the two scores of the pairing's first player by number of the pair; None if a game has no result."""
        first = self.pairings[pairing][0]
        scores: dict[int, list[float]] = {}
        voids = set()
        for record, game in zip(self.records, self.games, strict=True):
            if record.get("pairing") == pairing and "pair" in record:
                scores.setdefault(record["pair"], []).append(game.score(record["players"].index(first)))
                if not game.is_finished():
                    voids.add(record["pair"])
        played = {pair: (both[0], both[1]) for pair, both in sorted(scores.items()) if len(both) == 2}
        return {pair: None if pair in voids else both for pair, both in played.items()}

    def counts(self, pairing: int) -> Counts:
        """Return the pentanomial counts of the finished pairs."""
        return pair_counts(filter(None, self._played_pairs(pairing).values()))

    def counts_in_order(self, pairing: int) -> Counts:
        """Return the pentanomial counts up to the first unfinished pair, which an SPRT looks at."""
        pairs = self._played_pairs(pairing)
        return pair_counts([both for place, (pair, both) in enumerate(pairs.items()) if pair == place and both])

    def elo_differences(self) -> list[Interval]:
        """Return the Elo of the first player of each pairing, with its interval, if a pair is finished."""
        played = [(pairing, self.counts(pairing)) for pairing in range(len(self.pairings))]
        return [
            Interval(f"against {self.names[self.pairings[pairing][1]]}", *estimate(counts).elo())
            for pairing, counts in played
            if any(counts)
        ]

    def zero(self) -> int:
        """Return the player whose rating is 0."""
        return zero_of(self.names, self.pairings)

    def ratings(self) -> list[tuple[int, Rating]]:
        """Return all players on one scale, the best first; players without a link to the anchor come last."""
        results = {pairing: self.counts(number) for number, pairing in enumerate(self.pairings)}
        rated = list(enumerate(ratings(len(self.names), results, self.zero())))
        return sorted(rated, key=lambda entry: (not entry[1].known, -entry[1].elo if entry[1].known else 0.0))

    def rating_rows(self) -> list[Interval]:
        """Return the ratings with their intervals, the best player first."""
        return [Interval(self.names[player], *rating) for player, rating in self.ratings()]

    def sprt_text(self) -> str | None:
        """Return the state of the SPRT; None if the run has none."""
        if self.header.get("sprt") is None:
            return None
        return sprt_line(Sprt(*self.header["sprt"]), self.counts_in_order(0), self.config.scale)

    def time_series(self, player: int) -> TimeSeries:
        """Return the times of a player's moves."""
        moves = [move for side in self.sides(player) for move in side.moves()]
        banks = [move.bank for move in moves] if self.has_bank else None
        return TimeSeries(self.names[player], [move.step for move in moves], [move.seconds for move in moves], banks)

    def game_times(self, player: int) -> GameTimes:
        """Return the mean time of a player's moves in each of its games. Games without a move of its are left out."""
        by_game: dict[int, list[float]] = {}
        for place, (record, game) in enumerate(zip(self.records, self.games, strict=True)):
            if player in record["players"]:
                side = Side(game, record["players"].index(player))
                by_game[record.get("index", place)] = [move.seconds for move in side.moves()]
        played = {number: times for number, times in sorted(by_game.items()) if times}
        moves = [seconds for times in played.values() for seconds in times]
        return GameTimes(self.names[player], [*played], [*map(fmean, played.values())], fmean(moves) if moves else nan)

    def reason_shares(self, player: int) -> dict[str, float]:
        """Return the share of a player's moves for each reason."""
        reasons = Counter(move.reason or NO_REASON for side in self.sides(player) for move in side.moves())
        return {reason: count / reasons.total() for reason, count in reasons.items()}
