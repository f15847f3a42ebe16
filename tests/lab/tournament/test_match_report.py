"""Lines of a match's report."""

import pytest

from tempo.lab.statistics.sprt import Sprt
from tempo.lab.tournament.match_report import match_line, sprt_line
from tempo.lab.tournament.pairs import ScheduledGame
from tempo.lab.tournament.standings import Standings


@pytest.mark.parametrize(
    ("bounds", "counts", "said"),
    [
        ((0, 10), [80, 40, 40, 8, 8], "no gain of 10 Elo: weaker by 151 to 229 Elo, LLR −4"),
        ((0, 10), [400, 600, 2000, 560, 400], "no gain of 10 Elo: from 7 Elo weaker to 4 Elo stronger, LLR −8"),
        ((0, 10), [2, 4, 40, 60, 40], "a gain: stronger by 136 to 200 Elo, LLR +3"),
        ((0, 200), [0, 0, 0, 0, 8], "a gain: stronger by at least 159 Elo, LLR +3"),
        ((-10, 0), [80, 40, 40, 8, 8], "a loss: weaker by 151 to 229 Elo, LLR −4"),
        ((-10, 0), [2, 4, 40, 60, 60], "no loss of 10 Elo: stronger by 165 to 231 Elo, LLR +4"),
        ((0, 10), [0, 0, 0, 1, 0], "not decided yet: from 377 Elo weaker to far stronger, LLR +0"),
        ((0, 10), [0, 0, 0, 0, 0], "not decided yet, LLR"),
    ],
)
def test_the_line_of_an_sprt_says_how_much_stronger_or_weaker(bounds, counts, said):
    assert f"SPRT {bounds[0]} {bounds[1]}: {said}" in sprt_line(Sprt(*bounds), counts)


@pytest.mark.parametrize(
    ("bounds", "counts", "said"),
    [
        (None, [0, 0, 2, 1, 1], "4 pairs, score 68.8 % (34.8 to 90.2), Elo +137 (−109 to +385), better with 81.2 %"),
        ((0, 10), [0, 0, 2, 1, 1], "4 pairs, score 68.8 % (34.8 to 90.2), LLR +0.11 (−2.94, 2.94), ends near pair 104"),
        ((0, 10), [1, 1, 2, 0, 0], "4 pairs, score 31.2 % (9.8 to 65.2), LLR −0.12 (−2.94, 2.94), ends near pair 101"),
        ((0, 1), [0, 0, 1, 0, 0], "1 pair, score 50.0 % (3.8 to 96.2), LLR −0.00 (−2.94, 2.94), no end in sight"),
    ],
)
def test_the_line_of_a_match_has_its_score_and_when_its_sprt_ends(bounds, counts, said):
    standings = Standings([ScheduledGame(0, pair, game) for pair in range(500) for game in (0, 1)])
    standings.counts, standings.in_order = [counts], [counts]
    assert str(match_line(standings, bounds and Sprt(*bounds))) == said
