"""Lines of a match's report."""

import pytest

from tempo.lab.statistics.sprt import Sprt
from tempo.lab.tournament.match_report import sprt_line


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
