"""Former names of options: typed overrides, builds of old commits and studies keep working."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from tempo.games.connectx.profiles import CHAMPION as CONNECTX
from tempo.games.gomoku.profiles import CHAMPION as GOMOKU
from tempo.games.othello.profiles import CHAMPION as OTHELLO
from tempo.lab.players.old_names import OLD_NAMES, current_values, name_among
from tempo.lab.players.profile_agents import override
from tempo.lab.tune.search_space import read_parameters
from tempo.lab.tune.study import with_current_names
from tempo.search.clock import TimePlan
from tempo.search.options import SearchOptions


class OldOptions(NamedTuple):
    """Options as builds of old commits have them."""

    exploration: float = 1.0
    trust: float = 1.0
    choose: str = "rate"
    playout: str = "uniform"


class OldProfile(NamedTuple):
    """A profile as builds of old commits have it."""

    name: str = "champion"
    knobs: OldOptions = OldOptions()
    plan: TimePlan = TimePlan()


def test_every_former_name_leads_to_an_option_of_today():
    assert set(OLD_NAMES.values()) <= set(SearchOptions._fields)
    assert not set(OLD_NAMES) & set(SearchOptions._fields)


@pytest.mark.parametrize(("old", "new"), OLD_NAMES.items())
def test_a_former_name_is_an_override(old, new):
    value = "20" if new == "table_bits" else "0.5"
    assert override(OTHELLO, {old: value}, "othello") == override(OTHELLO, {new: value}, "othello")
    assert getattr(override(OTHELLO, {old: value}, "othello").options, new) == float(value)


def test_a_former_word_is_an_override():
    assert override(CONNECTX, {"choose": "rate"}, "connectx").options.choose == "value"
    assert override(GOMOKU, {"playout": "worthy"}, "gomoku").options.playout == "weighted"


@pytest.mark.parametrize(("choose", "playout"), [("rate", "worthy"), ("value", "weighted")])
def test_a_profile_of_an_old_build_takes_old_and_new_words(choose, playout):
    old = override(OldProfile(), {"choose": choose, "playout": playout}, "gomoku").knobs
    assert (old.choose, old.playout) == ("rate", "worthy")


def test_a_profile_of_an_old_build_takes_old_and_new_names():
    old = override(OldProfile(), {"trust": "0.5", "exploration": "2", "cap": "3"}, "othello")
    assert old.knobs == OldOptions(2.0, 0.5) and old.plan.cap == 3
    assert override(OldProfile(), {"probcut_margin": "0.5"}, "othello").knobs.trust == 0.5
    assert name_among(OldOptions._fields, "probcut_margin") == "trust"
    with pytest.raises(ValueError, match="no parameter 'wit'"):
        override(OldProfile(), {"wit": "3"}, "othello")


def test_a_study_of_former_names_goes_on():
    choose = ["choose", 0, 0, False, ["rate", "visits"]]
    parameters = with_current_names({"parameters": [["trust", 0.5, 4.0, False, []], choose]})["parameters"]
    assert parameters == [["probcut_margin", 0.5, 4.0, False, []], ["choose", 0, 0, False, ["value", "visits"]]]
    assert current_values({"trust": 0.7, "choose": "rate"}) == {"probcut_margin": 0.7, "choose": "value"}
    assert read_parameters(["trust"], "othello") == read_parameters(["probcut_margin"], "othello")
