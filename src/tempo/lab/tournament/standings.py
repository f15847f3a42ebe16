"""The state of a tournament while it is played: counts that grow with every game, never summed up anew.

Scores are those of a pairing's first player. The verdict of an SPRT looks at the pairs in the order of their
openings and stops at the first gap: which games happen to end first cannot sway it, and a run with a number
of simulations stops after the same pair on one worker and on ten.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tempo.lab.referee.game_data import PlayedGame
from tempo.lab.tournament.pairs import ScheduledGame


class Standings:
    def __init__(
        self, schedule: Sequence[ScheduledGame], enough: Callable[[Sequence[int]], bool] = lambda counts: False
    ) -> None:
        self.schedule = schedule
        self.enough = enough  # whether the five counts of a pairing decide it
        self.decided = False
        pairings = 1 + max((scheduled.pairing for scheduled in schedule), default=-1)
        self.counts = [[0] * 5 for _ in range(pairings)]  # of finished pairs, see statistics
        self.in_order = [[0] * 5 for _ in range(pairings)]  # the same up to the first gap, or the pair that decided
        self.next_pair = [0] * pairings
        self.half_pairs: dict[tuple[int, int], float] = {}  # (pairing, pair): the score of the game that is done
        self.waiting: dict[tuple[int, int], int] = {}  # (pairing, pair): its count, until those before it are done
        self.games = 0
        self.forfeits = 0

    def add(self, index: int, game: PlayedGame) -> None:
        scheduled = self.schedule[index]
        self.games += 1
        self.forfeits += game.forfeit() is not None
        place = scheduled.pairing, scheduled.pair
        score = game.score(scheduled.game)
        if place not in self.half_pairs:
            self.half_pairs[place] = score
            return
        self.finish(place, round(2 * (score + self.half_pairs.pop(place))))

    def finish(self, place: tuple[int, int], count: int) -> None:
        """Count a pair, and in order as far as there is no gap."""
        pairing, _ = place
        self.counts[pairing][count] += 1
        self.waiting[place] = count
        while not self.decided and (follower := (pairing, self.next_pair[pairing])) in self.waiting:
            self.in_order[pairing][self.waiting.pop(follower)] += 1
            self.next_pair[pairing] += 1
            self.decided = self.enough(self.in_order[pairing])
