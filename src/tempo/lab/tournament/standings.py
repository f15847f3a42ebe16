"""Running counts of a tournament, updated with every game.

Scores are those of a pairing's first player. An SPRT uses the pairs in the order of their openings up to the first gap:
the order in which games end cannot influence it, and a run with a number of simulations stops after the same pair on
one worker and on ten. A pair of which a game has no result counts nowhere, and is no gap.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tempo.arena.adapter.game_types import PlayedGame
from tempo.arena.records.record_file import Record, recorded_game
from tempo.lab.statistics.sprt import Sprt
from tempo.lab.tournament.pairs import ScheduledGame


class Standings:
    """Counts of pairs by pairing."""

    def __init__(
        self, schedule: Sequence[ScheduledGame], enough: Callable[[Sequence[int]], bool] = lambda counts: False
    ) -> None:
        self.schedule = schedule
        self.enough = enough  # returns whether the five counts of a pairing decide it
        self.decided = False
        pairings = 1 + max((scheduled.pairing for scheduled in schedule), default=-1)
        self.counts = [[0] * 5 for _ in range(pairings)]  # finished pairs by score, see statistics/pentanomial.py
        self.in_order = [[0] * 5 for _ in range(pairings)]  # the same up to the first gap, or the deciding pair
        self.next_pair = [0] * pairings
        # by (pairing, pair): score of the game that is done, None without a result
        self.half_pairs: dict[tuple[int, int], float | None] = {}
        # by (pairing, pair): its score, until the pairs before are done
        self.waiting: dict[tuple[int, int], int | None] = {}
        self.games = 0
        self.forfeits = 0

    def add(self, index: int, game: PlayedGame) -> None:
        """Count a game by its index in the schedule."""
        scheduled = self.schedule[index]
        self.games += 1
        self.forfeits += game.forfeit() is not None
        place = scheduled.pairing, scheduled.pair
        score = game.score(scheduled.game) if game.is_finished() else None
        if place not in self.half_pairs:
            self.half_pairs[place] = score
            return
        other = self.half_pairs.pop(place)
        self.finish(place, None if score is None or other is None else round(2 * (score + other)))

    def finish(self, place: tuple[int, int], count: int | None) -> None:
        """Count a pair, and the pairs in order up to the first gap."""
        pairing, _ = place
        if count is not None:
            self.counts[pairing][count] += 1
        self.waiting[place] = count
        while not self.decided and (follower := (pairing, self.next_pair[pairing])) in self.waiting:
            self.next_pair[pairing] += 1
            if (score := self.waiting.pop(follower)) is not None:
                self.in_order[pairing][score] += 1
                self.decided = self.enough(self.in_order[pairing])


def match_standings(record: Record) -> Standings:
    """Return the counts of the recorded games of a match with an SPRT."""
    test, pairs = Sprt(*record.header["sprt"]), record.header["pairs"]
    schedule = [ScheduledGame(0, pair, game) for pair in range(pairs) for game in (0, 1)]
    standings = Standings(schedule, lambda counts: test.state(counts) is not None)
    for index, game in record.games.items():
        standings.add(index, recorded_game(game))
    return standings
