"""Auto, the opponent that adapts: people of any strength get half of the points, and levels lie between levels."""

import json

import pytest
from page_support import page_says

from tempo.arena.adapter.adapter_types import Level
from tempo.arena.adapter.game_adapter import adapter_of
from tempo.arena.command_line.inputs import BadInput
from tempo.arena.players.levels import level_at, level_names
from tempo.arena.players.player_specs import parse_player

IMPORTS = """import { afterResult, autoLevel, autoSeat, enginePlayer, firstState, isAuto, levelOf, noteResult, ratingOf,
stateOf } from "./play/auto_level.js";
import { levelAt, randomOf } from "./../../web/player/level_agent.js";
"""
# Points of simulated people in games 10 to 30, by Elo: a person has the rating of a level.
SIMULATE = """
const shares = (levels, person, people) => Array.from({ length: people }, (_, seed) => {
  const random = randomOf(1000 * person + seed), rating = ratingOf(person, levels), points = [];
  let state = firstState(levels);
  for (let game = 1; game <= 30; game++) {
    const opponent = ratingOf(levelOf(state.rating, levels), levels);
    const expected = 1 / (1 + 10 ** ((opponent - rating) / 400)), drawn = 0.1 * Math.min(expected, 1 - expected);
    const chance = random(), result = chance < expected - drawn ? 1 : chance > expected + drawn ? 0 : 0.5;
    if (game >= 10) points.push(result);
    state = afterResult(state, result, levels);
  }
  return points.reduce((sum, point) => sum + point, 0) / points.length;
});
const mean = (numbers) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
const LEVELS = """
ELO = (0, 300, 500, 600, 750, 900)  # of random moves and of each level
LEVELS = [{"name": f"level:{number}", "elo": elo, "step": elo - ELO[number - 1]} for number, elo in enumerate(ELO)][1:]
TABLE = [
    {"simulations": 10, "miss_rate": 0.4}, {"simulations": 20, "miss_rate": 0.2},
    {"simulations": 30, "miss_rate": 0}, {"simulations": 0, "miss_rate": 0},
]  # fmt: skip


def says(value, levels=LEVELS):
    return page_says(f"{IMPORTS}{SIMULATE}{json.dumps(levels)};", value)


@pytest.mark.parametrize("game", ["connectx", "gomoku", "othello"])
def test_people_of_five_strengths_get_half_of_the_points_in_games_10_to_30(game):
    """On average over 100 people of each strength, and for most of them alone. Othello's first level is so weak that
    there is little room below it."""
    levels, weakest = [level._asdict() for level in level_names(game)], 1.7 if game == "othello" else 0.7
    people = says(f"[{weakest}, 2.5, 4.5, 6.5, 9].map((person) => shares(LEVELS, person, 100))", levels)
    for shares in people:
        assert 0.45 <= sum(shares) / len(shares) <= 0.55
        assert sum(0.4 <= share <= 0.6 for share in shares) > 0.8 * len(shares)


def test_without_ratings_of_levels_it_adapts_as_well():
    levels = [{"name": f"level:{number}", "elo": None, "step": None} for number in range(1, 11)]
    for share in says("[2, 5, 8].map((person) => mean(shares(LEVELS, person, 100)))", levels):
        assert 0.45 <= share <= 0.55


def test_a_level_has_a_rating_and_a_rating_a_level():
    assert says("[0, 1, 1.5, 2, 4.9, 5].map((level) => ratingOf(level, LEVELS))") == pytest.approx(
        [0, 300, 400, 500, 885, 900])  # fmt: skip
    assert says("[-900, 30, 60, 300, 301, 400, 900, 5000].map((rating) => levelOf(rating, LEVELS))") == [
        0.1, 0.1, 0.2, 1, 1.1, 1.5, 5, 5,
    ]  # fmt: skip


def test_a_win_makes_it_stronger_a_loss_weaker_and_a_draw_nothing():
    ratings = "[1, 0.5, 0].map((points) => afterResult(firstState(LEVELS), points, LEVELS).rating)"
    assert says(ratings) == [850, 550, 250]
    row = "[0, 0, 0, 0].reduce((states, points) => [...states, afterResult(states.at(-1), points, LEVELS)], [STATE])"
    state = '{ rating: 850, streak: 0, points: Array(20).fill(1) }'
    assert [one["rating"] for one in says(row.replace("STATE", state))] == [850, 750, 650, 500, 300]


def test_the_seat_says_how_it_plays():
    assert says('[isAuto("auto"), isAuto("auto:2.6"), isAuto("level:3"), isAuto("human"), isAuto("automat.py")]') == [
        True, True, False, False, False,
    ]  # fmt: skip
    assert says('[enginePlayer("auto:2.6"), enginePlayer("level:3"), autoLevel("auto:2.6"), autoLevel("auto")]') == [
        "level:2.6", "level:3", 2.6, None,
    ]  # fmt: skip
    assert says('autoSeat("any", LEVELS)') == "auto:2.5"


def test_a_level_between_two_overlooks_more_than_the_upper_one_in_both_languages():
    numbers = [0.5, 1, 1.5, 2, 2.25, 2.9, 3, 3.5, 4]
    table = [Level(one["simulations"], miss_rate=one["miss_rate"]) for one in TABLE]
    levels = [level_at(table, number) for number in numbers]
    answered = says(f"{numbers}.map((number) => levelAt(LEVELS, number))", TABLE)
    assert [one["simulations"] for one in answered] == [level.simulations for level in levels]
    assert [one["miss_rate"] for one in answered] == pytest.approx([level.miss_rate for level in levels])
    assert [round(level.miss_rate, 3) for level in levels] == [0.4, 0.4, 0.3, 0.2, 0.15, 0.02, 0, 0, 0]
    assert [one.get("random_rate", 0) for one in answered] == [level.random_rate for level in levels] == [0.5, *[0] * 8]


def test_a_player_is_named_by_a_level_between_two():
    player = parse_player("level:2.6", "connectx")
    assert player.name == "level:2.6" and player.level == level_at(adapter_of("connectx").levels, 2.6)
    for wrong in ("level:0", "level:10.5", "level:2.", "level:x", "level:-1", "level:1e1", "level:03", "level:nan"):
        with pytest.raises(BadInput, match="levels go from"):
            parse_player(wrong, "connectx")
