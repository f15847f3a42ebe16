"""The environment `gomoku` of kaggle_environments: its interface, ends of games, built-in agents, rendering."""

import random
import re
from importlib import import_module

import pytest
from report_support import Page

from tempo.arena.adapter.environments.environment import load_environment
from tempo.arena.adapter.game_adapter import new_config
from tempo.games.gomoku.adapter.adapter import ADAPTER
from tempo.games.gomoku.adapter.board import GomokuBoard, read_move, write_move
from tempo.games.gomoku.adapter.built_ins import rule_based_move
from tempo.games.gomoku.adapter.rendering import page

KAGGLE = load_environment()
import_module("tempo.games.gomoku.adapter.environment")


def make(size=15, inarow=5, **more):
    return KAGGLE.make("gomoku", configuration={"size": size, "inarow": inarow, **more})


def play(environment, moves):
    """Step the environment through moves: cells or their names."""
    for move in moves:
        cell = read_move(move, environment.configuration.size) if isinstance(move, str) else move
        waits = environment.state[0].status != "ACTIVE"
        environment.step([None, cell] if waits else [cell, None])
    return environment


def results(environment):
    return [state.status for state in environment.state], [state.reward for state in environment.state]


def scripted(moves):
    moves = iter(moves)
    return lambda observation, configuration: next(moves)


# ---- rules, configuration, endings ----


def test_the_interface_is_that_of_connectx():
    environment, connectx = KAGGLE.make("gomoku"), KAGGLE.make("connectx")
    assert (environment.configuration.size, environment.configuration.inarow) == (15, 5)
    for name in ("actTimeout", "episodeSteps", "runTimeout"):
        assert environment.configuration[name] == connectx.configuration[name]
    for ours, theirs in zip(environment.state, connectx.state, strict=True):
        assert set(ours.observation) == set(theirs.observation)
        assert ours.observation.remainingOverageTime == theirs.observation.remainingOverageTime
        assert (ours.status, ours.reward, ours.action) == (theirs.status, theirs.reward, theirs.action)
    assert environment.state[0].observation.board == [0] * 225
    assert [state.observation.mark for state in environment.state] == [1, 2]
    assert set(environment.agents) == {"random", "rules"}


@pytest.mark.parametrize(("size", "fine"), [(2, False), (3, True), (19, True), (20, False), (7.5, False)])
def test_boards_have_3_to_19_rows(size, fine):
    if fine:
        assert len(make(size).state[0].observation.board) == size**2
    else:
        with pytest.raises(KAGGLE.errors.InvalidArgument):
            make(size)


def test_six_in_a_row_win_for_either_side():
    row = ["a1", "o15", "b1", "o14", "c1", "o12", "e1", "o11", "f1", "o10", "d1"]
    assert results(play(make(), row)) == (["DONE", "DONE"], [1, -1])
    assert results(play(make(), ["h8", *row])) == (["DONE", "DONE"], [-1, 1])


def test_two_open_threes_and_two_fours_at_once_are_not_forbidden():
    environment = play(make(), ["h7", "a1", "h9", "a3", "g8", "a5", "i8", "a7", "h10", "a9", "j8", "a11", "h8"])
    assert results(environment)[0] == ["INACTIVE", "ACTIVE"]


def test_a_full_board_is_a_draw():
    """A full 3x3 board without three in a row."""
    order = [0, 1, 2, 4, 3, 5, 7, 6, 8]
    assert results(play(make(3, 3), order)) == (["DONE", "DONE"], [0, 0])
    environment = make(4, 5)
    environment.run(["random", "random"])
    assert results(environment) == (["DONE", "DONE"], [0, 0])
    assert len(environment.steps) == 17


@pytest.mark.parametrize("seat", [0, 1])
def test_a_timeout_loses_at_once(seat, monkeypatch):
    """By a clock that advances only by what the agent spends."""
    environment = ADAPTER.make_environment(new_config("gomoku", {}, act_timeout=2.0, bank=0.0))
    agents, now = ["random", "random"], [0.0]
    agents[seat] = lambda observation, configuration: now.append(now[-1] + 2.5) or 0
    monkeypatch.setattr("kaggle_environments.agent.perf_counter", lambda: now[-1])
    environment.run(agents)
    statuses, rewards = results(environment)
    assert (statuses[seat], statuses[1 - seat]) == ("TIMEOUT", "DONE")
    assert (rewards[seat], rewards[1 - seat]) == (None, 0)
    assert len(environment.steps) == 2 + seat


def test_none_is_the_first_cell():
    environment = play(make(), [None])
    assert environment.state[0].observation.board == [1] + [0] * 224
    assert results(play(environment, [None])) == (["DONE", "INVALID"], [0, None])


def test_a_game_continues_from_its_steps_and_an_inconsistent_board_is_refused():
    environment = play(make(9), ["e5", "a1", "e6", "a2", "e7", "a3"])
    again = KAGGLE.make("gomoku", configuration={"size": 9}, steps=environment.steps)
    assert results(play(again, ["e8", "a4", "e9"])) == (["DONE", "DONE"], [1, -1])
    board = [1, 0, 0, 0, 0, 0, 0, 0, 0]
    odd = KAGGLE.make("gomoku", configuration={"size": 3, "inarow": 3}, state={"observation": {"board": board}})
    with pytest.raises(ValueError, match="the other player's turn"):
        odd.step([4, None])


# ---- the five rules ----

RULES = {  # rows of an 8x8 board from the third on; x is to move, ? marks the possible moves
    "an own line comes first": ["?xxxx?..", ".oooo..."],
    "an own line with a gap": ["oxx?xx.o", ".oooo..."],
    "six in a row": ["xxx?xx..", ".oooo..."],
    "their line": ["xoooo?..", "..xxx..."],
    "their line with a gap": [".oo?oo..", "..xxx..."],
    "their line, open at both ends": ["?oooo?..", "..xxx..."],
    "an own open three, at the end with more space": [".xxx?...", "..ooo..."],
    "an own open three, equal space at both ends": [".o?xxx?o", "..ooo..."],
    "an own open three on a diagonal": [".?......", "..x.....", "...x....", "....x...", "........", "......o."],
    "their open three, at the end with more space": [".ooo?...", ".xxxo..."],
    "their open three in a column": ["..?.....", "..o.....", "..o.....", "..o....."],
}
NO_RULE = {
    "an own closed three": ["oxxx....", "xooo...."],
    "an own three with a gap": ["..xx.x.."],
    "their three without space for more": ["x.ooo.x."],
    "two stones": ["...xx...", "...oo..."],
}


def chosen(rows, mark, seeds):
    """Return the cells that `rules` plays on this board, and those with a question mark."""
    signs = "".join(["." * 16, *rows]).ljust(64, ".")
    board = GomokuBoard(8, 5, [{"x": mark, "o": 3 - mark}.get(sign, 0) for sign in signs], mark)
    played = {rule_based_move(board, random.Random(seed)) for seed in range(seeds)}
    return played, {cell for cell, sign in enumerate(signs) if sign == "?"}


@pytest.mark.parametrize("mark", [1, 2])
@pytest.mark.parametrize("case", RULES)
def test_the_rules_decide_in_their_order(case, mark):
    played, wanted = chosen(RULES[case], mark, 40)
    assert played == wanted


@pytest.mark.parametrize("case", NO_RULE)
def test_without_a_rule_any_cell_is_played(case):
    played, _ = chosen(NO_RULE[case], 1, 400)
    assert len(played) > 50


@pytest.mark.parametrize(("size", "inarow"), [(3, 1), (3, 2), (4, 3), (5, 9), (12, 5)])
def test_the_built_ins_play_any_board_to_its_end(size, inarow):
    for players in (["rules", "random"], ["random", "rules"], ["rules", "rules"]):
        random.seed(size)
        environment = make(size, inarow)
        environment.run(players)
        assert results(environment)[0] == ["DONE", "DONE"]


# ---- rendering ----

WON = ["b2", "a1", "c3", "a2", "d4", "a3", "e5", "a4", "f6"]


def test_the_text_marks_the_last_stone_and_the_winning_line():
    environment = play(make(7), WON[:-1])
    rows = environment.render(mode="ansi").splitlines()
    assert rows[0].split() == list("abcdefg")
    assert rows[1] == " 1  O  .  .  .  .  .  ."
    assert rows[4] == " 4 (O) .  .  X  .  .  ."
    assert rows[-1] == "black (X) to move"
    rows = play(environment, WON[-1:]).render(mode="ansi").splitlines()
    assert "".join(rows).count("[X]") == 5
    assert rows[6] == " 6  .  .  .  .  . [X] ."
    assert rows[-1] == "black (X) wins with f6"
    assert play(make(3), range(9)).render(mode="ansi").splitlines()[-1] == "a draw"
    assert play(make(), [0, 0]).render(mode="ansi").splitlines()[-1] == "white (O) forfeits: INVALID"
    assert make().render(mode="ansi").splitlines()[-1] == "black (X) to move"


def ended():
    environment = make(7)
    cells = [read_move(name, 7) for name in WON]
    environment.run([scripted(cells[0::2]), scripted(cells[1::2])])
    return environment


def test_the_page_works_offline():
    text = ended().render(mode="html", width=700)
    assert text.startswith("<!DOCTYPE html>")
    assert "window.kaggle = {" in text, "the environment keeps the document and adds the game to its head"
    read = Page(text)
    assert not re.search(r"https?:|\bsrc\s*=|@import|<link|fetch\(|XMLHttp|url\((?!#)", page(ended()))
    assert not [name for name, _ in read.attributes if name in ("src", "href") or name.startswith("on")]
    (data,) = read.games()
    assert (data["kind"], data["config"]["size"]) == ("gomoku", 7)
    (game,) = data["games"]
    assert game["actions"] == [read_move(name, 7) for name in WON]
    assert [write_move(cell, 7) for cell in game["line"]] == ["b2", "c3", "d4", "e5", "f6"]
    assert (game["points"], game["seats"]) == (1.0, "010101010")
    assert all(seconds >= 0 for seconds in game["seconds"])


def test_pages_of_unfinished_forfeited_loaded_and_set_up_games():
    def packed(environment):
        return Page(page(environment)).games()[0]["games"][0]

    assert packed(make())["unfinished"]
    going = packed(play(make(), ["h8", "h9"]))
    assert (going["unfinished"], going["actions"], going["line"]) == (True, [112, 127], [])
    wrong = packed(play(make(), ["h8", "h8"]))
    assert (wrong["forfeit"], wrong["status"], wrong["actions"]) == (1, "INVALID", [112, None])
    loaded = KAGGLE.make("gomoku", configuration={"size": 7}, steps=ended().steps)
    assert packed(loaded)["line"] == packed(ended())["line"]
    board = [1, 2, 0, 0, 0, 0, 0, 0, 0]
    later = KAGGLE.make("gomoku", configuration={"size": 3}, state={"observation": {"board": board}})
    later = packed(play(later, [4]))
    assert (later["opening"], later["actions"], later["seats"]) == ([0, 1], [4], "0")


def test_the_page_escapes_team_names():
    environment = ended()
    environment.info["TeamNames"] = ["</script><b>one", "two & three"]
    read = Page(page(environment))
    assert read.games()[0]["names"] == ["</script><b>one", "two & three"]
    assert read.titles[0] == "Gomoku: </script><b>one – two & three"
