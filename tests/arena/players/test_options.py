"""Options: one entry for each, which reaches the kernel, bounds what is typed, and is listed."""

from __future__ import annotations

import re
from math import inf
from pathlib import Path
from typing import Annotated, Any, NamedTuple

import pytest
from folders import ROOT

from tempo.arena.adapter.game_adapter import games
from tempo.arena.command_line.inputs import BadInput
from tempo.arena.players.engines import idle_options
from tempo.arena.players.engines.idle_options import idle_overrides
from tempo.arena.players.option_table import NO_RANGE, OPTIONS, check_range, options_of
from tempo.arena.players.options_command import main
from tempo.arena.players.player_specs import parse_player
from tempo.arena.players.profile_agents import (
    choices_of,
    override,
    own_options,
    profile_names,
    profile_of,
)
from tempo.games.othello.profiles import CHAMPION as OTHELLO
from tempo.lab.tune import tune_command
from tempo.lab.tune.study.search_space import read_parameters
from tempo.search import options as options_module
from tempo.search.options import Range, SearchOptions, SearchParams, params_of
from tempo.search.player.clock import TimePlan, allocate, hard_stop, proof_seconds

PROFILES = [(game, name) for game in games() for name in profile_names(game)]
IN_PUCT = {"exploration": "puct", "first_play": "fpu_reduction"}  # what a parameter is made from there


def other_value(name: str) -> object:
    """A value of an option that is not its default."""
    option = OPTIONS[name]
    if option.kind is bool:
        return not option.default
    return option.range.low if option.range.low != option.default else option.range.high


# The entries


@pytest.mark.parametrize("name", OPTIONS)
def test_an_entry_has_a_sentence_and_a_number_its_range(name):
    option = OPTIONS[name]
    assert option.about and option.kind in (float, int, bool, str) and type(option.default) is option.kind
    if option.kind in (float, int):
        assert option.range.low < option.range.high
        check_range(name, option.default)


@pytest.mark.parametrize(("game", "name"), PROFILES)
def test_every_value_of_a_profile_lies_in_its_range(game, name):
    profile, choices = profile_of(name, game), choices_of(game)
    for option, value in {**profile.plan._asdict(), **profile.options._asdict()}.items():
        if isinstance(value, str):
            assert value in choices[option]
        else:
            check_range(option, value)
    assert all(one.about for one in own_options(profile).values())


# The kernel


@pytest.mark.parametrize("by_network", [False, True])
@pytest.mark.parametrize("name", SearchParams._fields)
def test_an_option_of_the_kernel_reaches_it(name, by_network):
    source = IN_PUCT.get(name, name) if by_network else name
    value = other_value(source)
    params = params_of(SearchOptions()._replace(**{source: value}), by_network=by_network)
    changed = [field for field in params._fields if getattr(params, field) != getattr(_plain(by_network), field)]
    assert changed == [name] and getattr(params, name) == SearchParams.__annotations__[name](value)


def test_parameters_are_made_where_a_loader_keeps_annotations_as_strings():
    source, names = Path(options_module.__file__).read_text(encoding="utf-8"), dict[str, Any]()
    exec(compile(source, "built file", "exec", annotations.compiler_flag), names)
    made = names["params_of"](names["SearchOptions"]())
    assert made == params_of(SearchOptions()) and [*map(type, made)] == [*map(type, params_of(SearchOptions()))]


def _plain(by_network: bool) -> SearchParams:
    return params_of(SearchOptions(), by_network=by_network)


def test_exploration_grows_with_the_board():
    assert params_of(SearchOptions(exploration=1.0, exploration_growth=0.5), 0.5).exploration == 1.25


def test_a_field_with_the_name_of_an_option_is_filled_without_an_edit(monkeypatch):
    fields = [*SearchParams.__annotations__.items(), ("early_stop", bool)]
    monkeypatch.setattr(options_module, "SearchParams", NamedTuple("SearchParams", fields))
    assert params_of(SearchOptions(early_stop=True)).early_stop is True  # type: ignore[attr-defined]


@pytest.mark.parametrize("name", sorted(set(SearchOptions._fields) - set(SearchParams._fields)))
def test_an_option_that_is_no_parameter_of_the_kernel_is_read_elsewhere(name):
    sources = [*(ROOT / "src/tempo/search").rglob("*.py"), *(ROOT / "src/tempo/games").glob("*/*.py")]
    reads = re.compile(rf"\boptions\.{name}\b")
    sources.append(ROOT / "src/tempo/arena/players/profile_agents.py")
    texts = (path.read_text(encoding="utf-8") for path in sources)
    assert any(reads.search(text) for text in texts)


# Typed values


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("exploration=nan", "exploration is a number from 0.1 to 2.0, not nan"),
        ("exploration=-5", "exploration is a number from 0.1 to 2.0, not -5"),
        ("cap=-1", "cap is a number from 0 to 20, not -1"),
        ("cap=inf", "cap is a number from 0 to 20, not inf"),
        ("first_play=-1", "first_play is a number from 0 to 2, or inf, not -1"),
        ("probcut_margin=0.3", "probcut_margin is a number from 0.5 to 4, or 0, not 0.3"),
        ("nodes=0", "nodes is a number from 1,000 to 30,000,000, not 0"),
    ],
)
def test_a_value_outside_its_range_is_refused(typed, said):
    name, _, value = typed.partition("=")
    with pytest.raises(ValueError, match=re.escape(said)):
        override(OTHELLO, {name: value}, "othello")
    with pytest.raises(BadInput, match=re.escape(said)):
        parse_player(f"champion:{typed}", "othello").new_agent(1, 10)


def test_a_value_with_a_meaning_of_its_own_is_taken():
    changed = override(OTHELLO, {"first_play": "inf", "probcut_margin": "0"}, "othello").options
    assert (changed.first_play, changed.probcut_margin) == (inf, 0)


class EarlierOptions(NamedTuple):
    """Options of a build of an earlier commit: one of today's, and one that is gone."""

    probcut_margin: float = 1.0
    wit: float = 1.0


class EarlierProfile(NamedTuple):
    """A profile of such a build."""

    name: str = "champion"
    options: EarlierOptions = EarlierOptions()
    plan: TimePlan = TimePlan()


def test_a_build_of_an_earlier_commit_has_today_s_ranges_and_options_of_its_own():
    with pytest.raises(ValueError, match="probcut_margin is a number from"):
        override(EarlierProfile(), {"probcut_margin": "-1"}, "othello")
    changed = override(EarlierProfile(), {"probcut_margin": "2", "wit": "-9", "cap": "3"}, "othello")
    assert changed.options == EarlierOptions(2.0, -9.0) and changed.plan.cap == 3
    with pytest.raises(ValueError, match="no parameter 'luck'"):
        override(EarlierProfile(), {"luck": "3"}, "othello")


@pytest.mark.parametrize("typed", ["exploration=-5..-1", "exploration=0..1", "cap=0..inf", "first_play=0..inf"])
def test_a_range_for_tuning_lies_within_that_of_the_option(typed):
    with pytest.raises(BadInput, match=f"'{re.escape(typed)}': {typed.partition('=')[0]} is a number from .* to"):
        read_parameters([typed], "connectx")


class NewOptions(NamedTuple):
    """An option that nobody gave a range."""

    patience: Annotated[float, "not to be tuned yet"] = 1.0


def test_an_option_without_a_range_is_not_tuned(monkeypatch):
    monkeypatch.setitem(OPTIONS, "patience", options_of(NewOptions)["patience"]._replace(module="tempo.search.options"))
    assert OPTIONS["patience"].range == NO_RANGE == Range(-inf, inf)
    said = "'patience' has no range: add Range(LOW, HIGH) to its entry in src/tempo/search/options.py"
    with pytest.raises(BadInput, match=re.escape(said)):
        read_parameters(["patience"], "connectx")


# Options without effect


@pytest.mark.parametrize(
    ("players", "simulations", "bank", "said"),
    [
        (["champion:cap=3,loan=0", "champion:cap=2"], 100, 0.0, ["cap, loan have no effect without a clock"]),
        (["champion:early_stop=0", "champion"], 100, 0.0, ["early_stop has no effect without a clock"]),
        (["champion:cap=3,tie=1", "champion"], None, 0.0, ["cap has no effect without a bank (--bank)"]),
        (["champion:cap=3,sims=9", "champion"], None, 60.0, ["cap has no effect without a clock"]),
        (["champion:cap=3,exploration=1", "random"], None, 60.0, []),
        (["champion:puct=2", "network:puct=2"], 100, 0.0, ["puct has no effect with search=tree"]),
    ],
)
def test_options_without_effect_are_named(players, simulations, bank, said):
    specs = [parse_player(text, "connectx") for text in players]
    assert idle_overrides(specs, simulations, bank) == said


def test_options_of_another_search_are_named():
    player = parse_player("champion:exploration=1,probcut_margin=2", "othello")
    assert idle_overrides([player], 100, 0.0) == ["exploration has no effect with search=alphabeta"]
    player = parse_player("champion:search=tree,exploration=1,probcut_margin=2", "othello")
    assert idle_overrides([player], 100, 0.0) == ["probcut_margin has no effect with search=tree"]


@pytest.mark.parametrize("name", sorted(set(TimePlan._fields) - {"trial", "tie"}))  # of a proof, and after one
def test_options_of_the_bank_are_those_that_change_nothing_without_one(name):
    def budgets(plan: TimePlan) -> list[object]:
        both = [(allocate(plan, step, 0.0, 0.5), proof_seconds(plan, step, 0.0, 1.0)) for step in (0.0, 0.2, 5.0)]
        return [*both, hard_stop(plan, 0.2, 0.0)]

    changed = budgets(TimePlan()._replace(**{name: other_value(name)})) != budgets(TimePlan())
    assert changed == (name not in idle_options.OF_BANK)


# The list


def test_the_command_lists_every_option(capsys, monkeypatch):
    monkeypatch.setenv("COLUMNS", "200")
    assert main([]) == 0
    lines = {line.split()[0]: line for line in capsys.readouterr().out.splitlines() if line.strip()}
    for option in [*OPTIONS.values(), *own_options(OTHELLO).values()]:
        assert option.about in lines[option.name]
    assert "0.1 to 2.0" in lines["exploration"] and "or inf" in lines["first_play"]
    assert "roxanne" in lines["playout"] and {"sims", "threads"} <= set(lines)
    assert main(["--game", "gomoku"]) == 0
    output = capsys.readouterr().out
    assert "roxanne" not in output and "threats" in output


def test_a_study_tunes_only_what_has_an_effect(capsys):
    assert tune_command.main(["champion", "--game", "othello", "--param", "exploration"]) == 2
    assert "'exploration' has no effect with search=alphabeta" in capsys.readouterr().err
