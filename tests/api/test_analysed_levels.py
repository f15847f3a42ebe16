"""`tempo.analyse` with levels, and what it says of players that show no search."""

import pytest

import tempo
from tempo.arena.adapter.game_adapter import adapter_of, games

STATE = tempo.game("gomoku", size=8).parse("d4e5")


@pytest.mark.parametrize("name", games())
def test_a_level_searches_as_much_as_it_always_does(name):
    state = tempo.game(name).initial()
    level = adapter_of(name).levels[2]
    few, many = (tempo.analyse(state, "level:3", sims=sims) for sims in (10, 1000))
    assert few.simulations >= level.simulations > 10 and few.player == "level:3"
    assert (few.visits, few.move, few.simulations) == (many.visits, many.move, many.simulations)


def test_the_last_level_obeys_the_limit():
    few, many = (tempo.analyse(STATE, "level:10", sims=sims).simulations for sims in (50, 5000))
    assert few < 1000 < many


@pytest.mark.parametrize(
    ("player", "said"),
    [
        ("random", "choose classic_uniform, classic_rules, champion, network, or level:1 to level:10"),
        ("champio", "did you mean champion?"),
        ("level:11", "levels go from level:1, a beginner's, to level:10"),
        ("agent.py", "choose classic_uniform"),
        ("champion:colour=3", "no parameter 'colour'"),
    ],
)
def test_other_players_show_no_search(player, said):
    with pytest.raises(tempo.BadInput) as caught:
        tempo.analyse(STATE, player)
    assert said in str(caught.value)
