"""`level:1` to `level:10`: whole games in every game, repeatable from the seed, weak where intended."""

import itertools
import re
from types import SimpleNamespace
from typing import Any

import pytest
from folders import ROOT

from tempo.arena.adapter.game_adapter import LEVELS, GameAdapter, adapter_of, after, board_of, default_first, new_config
from tempo.arena.adapter.game_types import Struct
from tempo.arena.command_line.inputs import BadInput
from tempo.arena.players import levels
from tempo.arena.players.levels import level_names
from tempo.arena.players.player_specs import parse_player
from tempo.arena.referee.one_game import play_game
from tempo.lab.tournament.revisions.ladder_command import ladder
from tempo.search.types import Snapshot

DOCS = (ROOT / "docs" / "how-to" / "play.md").read_text(encoding="utf-8")
CONFIG = {game: new_config(game, timed=False) for game in default_first()}
WHY = {"only", "win", "block"}  # reasons of moves that need no knowledge
WINS_AT_ONCE = {"connectx": (3, 0, 3, 0, 3, 1), "gomoku": (112, 0, 113, 2, 114, 4, 115, 6)}


def new_agent(game: str, number: float, seed: int = 1, simulations: int | None = None) -> Any:
    return parse_player(f"level:{number}", game).new_agent(seed, simulations)


def shown(game: str, moves: tuple[int, ...]) -> tuple[Struct, Struct]:
    adapter, board = adapter_of(game), after(board_of(CONFIG[game]), moves)
    return adapter.observation_of(board, 0.0), Struct(adapter.configuration_of(CONFIG[game]))


def played(game: str, first: int, second: int, seed: int = 1) -> list[int | None]:
    """Return the moves of a whole game between two levels."""
    done = play_game((new_agent(game, first, seed), new_agent(game, second, seed + 1)), CONFIG[game])
    assert done.statuses == ("DONE", "DONE"), done.problem
    return [move.action for move in done.moves]


@pytest.mark.long
@pytest.mark.parametrize("game", default_first())
def test_every_level_plays_whole_games_and_repeats_from_its_seed(game):
    for first, second in ((1, 2), (4, 3), (5, 6), (8, 7), (9, 1)):
        moves = played(game, first, second)
        assert played(game, first, second) == moves
    assert len({tuple(played(game, 2, 3, seed)) for seed in range(3, 7)}) > 1


@pytest.mark.long
@pytest.mark.parametrize("game", default_first())
def test_the_last_level_is_the_champion(game):
    opening = adapter_of(game).draw_openings(1, CONFIG[game], adapter_of(game).opening_plies, 1)[0]
    boards = [play_game((make(), new_agent(game, 3)), CONFIG[game], opening) for make in (
        lambda: new_agent(game, 10, 5, 200), lambda: parse_player("champion", game).new_agent(5, 200))]  # fmt: skip
    assert [move.action for move in boards[0].moves] == [move.action for move in boards[1].moves]
    assert new_agent(game, 10).player.simulations is None and parse_player("level:10", game).repeatable


@pytest.mark.parametrize("game", default_first())
@pytest.mark.parametrize("number", [1, *(pytest.param(number, marks=pytest.mark.long) for number in (5, 9)), 10])
def test_the_last_snapshot_has_the_move(game, number):
    asked = shown(game, adapter_of(game).draw_openings(1, CONFIG[game], (8, 8), 2)[0])
    simulations = 100 if number == 10 else None  # there the clock would decide
    thoughts = list(new_agent(game, number, 7, simulations).snapshots(*asked))
    assert thoughts and all(isinstance(one, Snapshot) for one in thoughts)
    agent = new_agent(game, number, 7, simulations)
    answer = agent(*asked)
    final = thoughts[-1]
    assert final.move == (answer["submission"] if isinstance(answer, dict) else answer) == agent.last.move
    assert final.line[:1] == (final.move,) or final.reason not in ("search", "settled")


@pytest.mark.parametrize("name", ["level", *(f"level:{end}" for end in ("", "0", "11", "x", "1,2", "-1", "²", "01"))])
def test_an_unknown_level_is_refused_in_one_line(name, capsys):
    assert ladder(["random", name, "--pairs", "1"]) == 2
    told = capsys.readouterr().err
    assert told.count("\n") == 1 and "level:1" in told and "level:10" in told


def test_levels_keep_their_own_simulations():
    assert new_agent("connectx", 3, simulations=7).player.simulations == adapter_of("connectx").levels[2].simulations


def test_help_and_errors_name_the_levels(capsys):
    with pytest.raises(BadInput, match=r"level:1 to level:10.*did you mean level:1\?"):
        parse_player("levle:3", "connectx")
    with pytest.raises(SystemExit):
        ladder(["--help"])
    assert "level:1 to level:10" in capsys.readouterr().out


@pytest.mark.parametrize("game", default_first())
def test_measured_ratings_are_listed_and_in_the_docs(game):
    names = level_names(game)
    assert [level.name for level in names] == [f"level:{number}" for number in range(1, 11)]
    elo = [level.elo for level in names]
    assert elo == [0, *itertools.accumulate(level.step for level in names[1:])]
    assert all(re.search(rf"\n\| {number} \|.*\b{at}\b", DOCS) for number, at in enumerate(elo, start=1))


@pytest.mark.parametrize("game", default_first())
def test_the_largest_step_between_levels_is_at_most_twice_the_smallest(game):
    steps = [level.step for level in level_names(game)[1:]]
    assert max(steps) <= 2 * min(steps) and min(steps) >= 100


def test_a_game_without_a_table_gets_the_default_levels(monkeypatch):
    assert GameAdapter.levels is LEVELS and len(LEVELS) == 10 and GameAdapter.level_elo == ()
    monkeypatch.setattr(levels, "adapter_of", lambda game: SimpleNamespace(levels=LEVELS, level_elo=()))
    assert [(level.elo, level.step) for level in level_names("anything")] == [(None, None)] * 10
    assert parse_player("level:10", "othello").level == LEVELS[-1]


@pytest.mark.parametrize("game", default_first())
def test_tables_grow_from_a_beginner_to_the_champion(game):
    table = adapter_of(game).levels
    assert len(table) == 10 and not table[-1].simulations and all(level.simulations for level in table[:-1])
    for weak, strong in itertools.pairwise(table[:-1]):
        assert weak.simulations <= strong.simulations or weak.uses_knowledge < strong.uses_knowledge
        assert weak.temperature >= strong.temperature or weak.temperature < 0
        assert weak.miss_rate >= strong.miss_rate
        assert weak.uses_knowledge <= strong.uses_knowledge
    assert table[0].miss_rate > 0.2 and not table[4].uses_knowledge and table[1].temperature >= 0


@pytest.mark.parametrize("game", ["connectx", "gomoku"])
def test_beginners_overlook_a_win_at_times_and_the_strong_never_do(game):
    asked = shown(game, WINS_AT_ONCE[game])
    missed = {}
    for number in (1, 4, 9):
        agent = new_agent(game, number)
        reasons = [agent.last.reason for _ in range(30) if agent(*asked) is not None]
        missed[number] = sum(reason != "win" for reason in reasons)
    assert 2 < missed[1] < 28 and missed[4] < missed[1] and missed[9] == 0


@pytest.mark.parametrize("game", default_first())
def test_beginners_use_the_rules_alone(game):
    """Without book, solver and threat search every move needs a search, except wins and blocks."""
    agent, reasons = new_agent(game, 2), set()
    for seed in range(2):
        board = board_of(CONFIG[game])
        while board.rewards() is None:
            observation = adapter_of(game).observation_of(board, 0.0)
            agent(observation, Struct(adapter_of(game).configuration_of(CONFIG[game])))
            reasons.add(agent.last.reason)
            board.play(agent.last.move if seed % 2 else board.legal()[seed % len(board.legal())])
    assert reasons <= WHY | {"search", "proven"} and "search" in reasons


def test_a_player_who_takes_most_discs_beats_the_first_level_of_othello():
    """A child's way to play, from the initial position, seat by seat. Random moves would score near a half."""
    points = 0.0
    for seed in range(24):
        agents = [parse_player("greedy", "othello").new_agent(seed, None), new_agent("othello", 1, seed)]
        rewards = play_game(tuple(agents[:: -1 if seed % 2 else 1]), CONFIG["othello"]).rewards
        points += (1 + rewards[seed % 2]) / 2
    assert 0.6 <= points / 24 <= 0.85


@pytest.mark.parametrize("number", [8, 9, 10])
@pytest.mark.parametrize("size", [8, 15])
def test_the_strong_levels_of_gomoku_open_in_the_middle(size, number):
    adapter, config = adapter_of("gomoku"), new_config("gomoku", {"size": size})
    agent = new_agent("gomoku", number)
    agent(adapter.observation_of(board_of(config), 60.0), Struct(adapter.configuration_of(config)))
    assert (agent.last.move, agent.last.reason) == ((size // 2) * size + size // 2, "opening")


def test_below_the_first_level_moves_are_drawn_without_preference():
    """Level 0.01 of Gomoku plays anywhere, not beside the stones, which a prior prefers."""
    agent, asked = new_agent("gomoku", 0.01), shown("gomoku", (112, 113))
    moves = {agent(*asked) for _ in range(60)}
    assert len(moves) > 40 and len(moves - {cell for cell in range(225) if abs(cell // 15 - 7) <= 3}) > 15


def test_who_overlooks_every_move_does_not_play_the_best_one():
    player = parse_player("level:1", "connectx")
    player.level = player.level._replace(miss_rate=1.0)
    agent, asked = player.new_agent(1, None), shown("connectx", WINS_AT_ONCE["connectx"])
    assert len({agent(*asked) for _ in range(40)}) > 3


def test_an_unreadable_position_raises_no_exception():
    agent = parse_player("level:1", "connectx", strict=False).new_agent(1, None)
    assert agent({"board": [0] * 42}, None) in range(7)
    with pytest.raises(BadInput):
        parse_player("level:99", "gomoku")
