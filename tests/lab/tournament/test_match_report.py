"""Lines of a match's report."""

import pytest

from tempo.arena.adapter.game_adapter import new_config
from tempo.arena.command_line.progress import Speed
from tempo.arena.players.player_specs import RandomMover
from tempo.lab.report.sprt_text import length_text, sprt_line
from tempo.lab.statistics.sprt import Sprt
from tempo.lab.tournament.match_report import gauntlet_line, live_view, match_line, rating_line
from tempo.lab.tournament.pairs import ScheduledGame, Tournament
from tempo.lab.tournament.run_setup import Run
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
    assert f"SPRT {bounds[0]} {bounds[1]} (logistic Elo): {said}" in sprt_line(Sprt(*bounds), counts)


def test_the_line_of_a_hopeless_match_says_why_it_ended():
    line = sprt_line(Sprt(-10, 0), [11, 0, 0, 0, 0])
    assert "a loss: weaker by" in line and line.endswith("after 11 pairs; at 0 Elo 1 match in 1,000 goes so badly")
    assert sprt_line(Sprt(0, 10), [200, 0, 0, 0, 0]).endswith("after 200 pairs")


def test_the_line_of_an_sprt_on_a_scaled_clock_says_so():
    assert sprt_line(Sprt(0, 10), [0, 0, 1, 0, 0], 40.0).startswith("SPRT 0 10 (logistic Elo), clock 1/40: not decided")


def standings_of(counts):
    standings = Standings([ScheduledGame(0, pair, game) for pair in range(500) for game in (0, 1)])
    standings.counts, standings.in_order, standings.games = [counts], [counts], 2 * sum(counts)
    return standings


@pytest.mark.parametrize(
    ("bounds", "counts", "said"),
    [
        (None, [0, 0, 2, 1, 1], "4 pairs, score 68.8 % (34.8 to 90.2), Elo +137 (−109 to +385), better with 81.2 %"),
        ((0, 10), [0, 0, 2, 1, 1], "4 pairs, score 68.8 % (34.8 to 90.2), LLR +0.11 (−2.94, 2.94), ends near pair 102"),
        ((0, 10), [1, 1, 2, 0, 0], "4 pairs, score 31.2 % (9.8 to 65.2), LLR −0.12 (−2.94, 2.94), ends near pair 100"),
        (
            (0, 1),
            [0, 0, 1, 0, 0],
            "1 pair, score 50.0 % (3.8 to 96.2), LLR −0.00 (−2.94, 2.94), no end before pair 500",
        ),
    ],
)
def test_the_line_of_a_match_has_its_score_and_when_its_sprt_ends(bounds, counts, said):
    standings = standings_of(counts)
    assert str(match_line(standings, bounds and Sprt(*bounds), Speed())) == said


@pytest.mark.parametrize(
    ("bounds", "said"), [(None, ", ends in about 9 minutes"), ((0, 100), ", in less than a minute")]
)
def test_the_line_of_a_match_has_the_time_to_go(bounds, said):
    """One second for two games after the first game."""
    now = [0.0]
    speed, standings = Speed(lambda: now[0]), standings_of([0, 1, 4, 3, 1])
    speed.count()
    assert "minute" not in str(match_line(standings, bounds and Sprt(*bounds), speed))
    now[0] = 1.0
    speed.count()
    speed.count()
    assert str(match_line(standings, bounds and Sprt(*bounds), speed)).endswith(said)


def test_a_gauntlet_and_a_ladder_have_a_line_for_pipes():
    players = tuple(RandomMover("connectx", "random") for _ in range(3))
    for number, player in enumerate(players):
        player.name = "abc"[number]
    pairings = ((0, 1), (0, 2))
    tournament = Tournament(players, pairings, new_config("connectx"), [()] * 9, 1, 1)
    standings = Standings(tournament.schedule())
    standings.counts = [[0, 0, 1, 0, 1], [0, 0, 0, 0, 0]]
    assert gauntlet_line(tournament, standings) == "75.0 % against b"
    standings.counts = [[0, 0, 1, 0, 1], [2, 0, 0, 0, 0]]
    line = rating_line(tournament, standings)
    assert [name in line for name in ("Elo c +", ", a ", ", b ")] == [True] * 3
    view = live_view(Run(tournament, {"kind": "gauntlet"}, None, {}, None), standings, Speed(), tables=False)
    assert str(view) == "75.0 % against b, 0.0 % against c"


def test_a_history_is_rated_in_a_pipe_too_and_the_last_line_names_no_end():
    players = tuple(RandomMover("connectx", "random") for _ in range(2))
    tournament = Tournament(players, ((0, 1),), new_config("connectx"), [()], 1, 1)
    standings, speed = Standings(tournament.schedule()), Speed()
    standings.counts, standings.games = [[0, 0, 1, 0, 0]], 2
    speed.count()
    speed.count()
    view = live_view(Run(tournament, {"kind": "history"}, None, {}, None), standings, speed, tables=False)
    assert str(view) == "Elo random 0, random +0"


@pytest.mark.parametrize(
    ("counts", "said"),
    [
        (
            [0, 0, 0, 0, 0],
            "SPRT -10 0 (logistic Elo): expected length 1,626 pairs at −10 Elo, 2,678 at −5, 1,626 at 0 if 50 % of the "
            "games are drawn; at most 500",
        ),
        (
            [0, 30, 40, 30, 0],
            "SPRT -10 0 (logistic Elo): expected length from pair 100 on 1,097 pairs at −10 Elo, 1,682 at −5, 951 at "
            "0; at most 500",
        ),
    ],
)
def test_before_an_sprt_starts_its_expected_length_is_named(counts, said):
    assert length_text(Sprt(-10, 0), counts, 500) == said
