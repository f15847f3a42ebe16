"""Matches: equal games from equal seeds on any number of workers, and complete records."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from config_support import connectx_config
from folders import MATCH_AGENTS, ROOT
from waiting import hear_ctrl_c, wait_until

from tempo.arena.adapter.game_adapter import board_of
from tempo.arena.adapter.game_types import Struct
from tempo.arena.adapter.search_info import SearchInfo, info_of, read_info
from tempo.arena.command_line.inputs import BadInput
from tempo.arena.players.agents.agent_files import AgentFile
from tempo.arena.players.player_specs import ProfilePlayer, parse_player, read_overrides
from tempo.arena.players.profile_agents import SECONDS
from tempo.arena.records.record_file import read_record
from tempo.games.connectx.adapter.adapter import ADAPTER
from tempo.games.connectx.adapter.opponents import ConnectXBuiltIn, environment_rules
from tempo.lab.report.report_command import main as report
from tempo.lab.tournament.match import match, parser
from tempo.lab.tournament.pairs import derive_seed
from tempo.lab.tournament.run_setup import config_of

STEADY, RAISES, DIES = (str(MATCH_AGENTS / f"{name}.py") for name in ("steady", "raises", "dies"))


def play_match(tmp_path, *arguments, code=0):
    """Return the games of a match, by index, from its record."""
    path = tmp_path / "match.jsonl"
    path.unlink(missing_ok=True)
    assert match([*arguments, "--record", str(path)]) == code
    return read_record(path).games


def without_times(games):
    """Return what must repeat to the bit: everything except durations."""
    for game in games.values():
        for move in game["moves"]:
            move.pop("seconds", None)
    return games


def share_of_points(games):
    """Return the score of the first player, 0 to 1."""
    points = [game["rewards"][game["game"]] for game in games.values()]
    return 0.5 + sum(points) / len(points) / 2


@pytest.mark.parametrize(
    "players", [("random", "random"), ("random", "negamax"), ("champion", "classic:exploration=1.2")]
)
def test_a_match_repeats_on_one_worker_and_on_two(tmp_path, players):
    arguments = [*players, "--sims", "30", "--pairs", "4", "--config", "rows=3,columns=4,inarow=3"]
    one, two = (play_match(tmp_path, *arguments, "--seed", "5", "--workers", n) for n in ("1", "2"))
    assert without_times(one) == without_times(two)
    other = play_match(tmp_path, *arguments, "--seed", "6", "--workers", "2")
    assert without_times(other) != without_times(one)


def test_each_opening_is_played_twice_with_the_seats_swapped(tmp_path):
    """The same agent on both sides: both games of a pair are the same game, so every pair is even."""
    games = play_match(tmp_path, STEADY, STEADY, "--pairs", "3", "--act-timeout", "60")
    openings = [game["opening"] for game in games.values()]
    assert openings[::2] == openings[1::2]
    assert len({tuple(opening) for opening in openings}) == 3
    assert [game["players"] for game in games.values()] == [[0, 1], [1, 0]] * 3
    assert [game["rewards"] for game in games.values()][::2] == [game["rewards"] for game in games.values()][1::2]


def test_the_record_holds_what_was_measured(tmp_path, capsys):
    arguments = [STEADY, "random", "--pairs", "4", "--act-timeout", "20", "--bank", "7", "--seed", "3"]
    path = tmp_path / "match.jsonl"
    assert match([*arguments, "--record", str(path)]) == 0
    header, games = read_record(path)
    assert [player["name"] for player in header["players"]] == [STEADY, "random"]
    assert header["players"][0]["version"].startswith("file ")
    assert (header["seed"], header["plies"], header["simulations"], header["pairs"]) == (3, [2, 6], None, 4)
    assert header["config"] == connectx_config(act_timeout=20.0, bank=7.0)._asdict()
    assert [(game["pair"], game["game"]) for game in games.values()] == [(n // 2, n % 2) for n in range(8)]
    for game in games.values():
        assert game["statuses"] == ["DONE", "DONE"]
        assert game["banks"] == [7, 7]
        steady = [move for move in game["moves"] if move["seat"] == game["game"]]
        assert {(move["simulations"], move["reason"]) for move in steady} == {(1000, "search")}
        assert all(move["seconds"] > 0 and move["bank"] == 7 for move in game["moves"])
    printed = capsys.readouterr().out
    assert f"{STEADY} vs random: " in printed
    assert "4 pairs, 20 s a move, bank 7 s, plies 2-6, seed 3; +" in printed
    assert f"record: {path}" in printed


def test_the_score_is_that_of_the_first_player(tmp_path):
    """negamax beats random, from either side's view."""
    arguments = ["--sims", "1", "--pairs", "6", "--config", "rows=3,columns=4,inarow=3"]
    assert share_of_points(play_match(tmp_path, "negamax", "random", *arguments)) > 0.5
    assert share_of_points(play_match(tmp_path, "random", "negamax", *arguments)) < 0.5


@pytest.mark.parametrize(
    ("clock", "act_timeout", "bank"),
    [
        ([], 0.5, 15.0),
        (["--act-timeout", "40"], 10.0, 15.0),
        (["--act-timeout", "200", "--bank", "0"], 50.0, 0.0),
    ],
)
def test_a_scale_divides_the_clock_and_is_in_record_summary_and_report(tmp_path, capsys, clock, act_timeout, bank):
    """By four: on a shorter clock a busy machine may forfeit."""
    path = tmp_path / "match.jsonl"
    arguments = ["random", "random", "--pairs", "2", "--scale", "4", *clock]
    assert match([*arguments, "--record", str(path)]) == 0
    config = connectx_config(act_timeout=act_timeout, bank=bank, scale=4.0)
    assert read_record(path).header["config"] == config._asdict()
    assert f"2 pairs, {act_timeout:g} s a move, bank {bank:g} s, clock 1/4, " in capsys.readouterr().out
    assert report([str(path)]) == 0
    assert "95 % intervals of 2 pairs, clock 1/4; " in capsys.readouterr().out
    assert match(["--resume", str(path), "--pairs", "3"]) == 0
    assert "3 pairs, " in (out := capsys.readouterr().out) and "clock 1/4" in out


@pytest.mark.parametrize(
    ("typed", "act_timeout", "bank"),
    [
        (["negamax", "random"], 0.2, 6.0),
        ([STEADY, "level:1"], 0.2, 6.0),
        (["champion:cap=1", "classic"], 0.2, 0.0),
        (["level:1", "git:HEAD"], 0.2, 0.0),
        (["random", "random", "--act-timeout", "3"], 3.0, 0.0),
        (["random", "random", "--bank", "3"], 0.2, 3.0),
        (["random", "random", "--sims", "3"], 0.2, 0.0),
        (["random", "random", "--scale", "20"], 0.1, 3.0),
    ],
)
def test_files_and_built_ins_get_a_bank_where_no_clock_is_given(typed, act_timeout, bank):
    config = config_of(parser("match").parse_all(typed))
    assert (config.act_timeout, config.bank) == (act_timeout, bank)


@pytest.mark.parametrize(
    ("typed", "bounds"),
    [(["--sprt", "gain"], [0, 10]), (["--sprt=regression"], [-10, 0]), (["--sprt", "-3", "1"], [-3, 1])],
)
def test_an_sprt_is_named_or_two_numbers_and_says_its_expected_length_first(tmp_path, capsys, typed, bounds):
    path = tmp_path / "match.jsonl"
    assert match([*typed, "random", "random", "--sims", "1", "--pairs", "2", "--record", str(path)]) == 0
    captured = capsys.readouterr()
    test = f"SPRT {bounds[0]} {bounds[1]} (logistic Elo): "
    assert captured.err.startswith(f"local_eval.py match: {test}expected length ")
    assert f"{test}not decided yet" in captured.out
    header = read_record(path).header
    assert header["sprt"] == bounds and header["verdict"]["state"] is None


@pytest.mark.parametrize("player", ["champion:cap=8", "level:10"])
def test_a_scale_divides_the_seconds_of_a_time_plan(player):
    whole, part = (parse_player(player, "connectx", scale=scale).new_agent(1, None).player for scale in (1.0, 40.0))
    for name in SECONDS:
        assert getattr(part.plan, name) == getattr(whole.plan, name) / 40
    assert part.plan.share == whole.plan.share
    assert part.plan.cap != whole.plan.cap


def test_a_forfeit_is_a_loss_with_a_reason_and_exit_code_1(tmp_path, capsys):
    games = play_match(tmp_path, RAISES, "random", "--pairs", "2", code=1)
    out = capsys.readouterr().out
    forfeited = [game for game in games.values() if game["statuses"] != ["DONE", "DONE"]]
    assert forfeited
    for game in forfeited:
        guilty = game["players"].index(0)
        assert (game["statuses"][guilty], game["rewards"][guilty]) == ("ERROR", None)
        assert (game["statuses"][1 - guilty], game["rewards"][1 - guilty]) == ("DONE", 0)
    assert "ValueError: boom (line 6 of agent)" in out
    assert f"on the board, 0 won and {len(forfeited)} lost by forfeit" in out


def test_a_dead_process_is_a_forfeit_and_the_match_goes_on(tmp_path, capsys):
    games = play_match(tmp_path, DIES, STEADY, "--pairs", "2", "--act-timeout", "60", code=1)
    assert len(games) == 4
    assert all(game["statuses"][game["players"].index(0)] == "ERROR" for game in games.values())
    captured = capsys.readouterr()
    assert "its process ended with exit code 7" in captured.out
    assert "Traceback" not in captured.out + captured.err


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ([STEADY, "random", "--sims", "100"], "an agent file takes no simulations: use --act-timeout"),
        (["champion:threads=2", "random", "--sims", "9"], "a search on several threads does not repeat its games"),
        (["random", "random", "--sims", "9", "--bank", "1"], "leave out --act-timeout and --bank"),
        (["random", "random", "--sims", "9", "--scale", "4"], "--sims reads no clock that --scale could divide"),
        (["random", "random", "--scale", "0.5"], "'0.5' is not a number from 1 to 10,000"),
        (["random", STEADY, "--scale", "4"], "cannot scale the time plan of an agent file: give a shorter clock"),
        (["nobody", "random"], "no player 'nobody'"),
        (["nowhere/agent.py", "random"], "there is no agent file 'nowhere/agent.py'"),
        (["champion:discount", "random"], "overrides look like"),
        (["champion:colour=red", "random"], "champion:colour=red: no parameter 'colour'"),
        (["random", "random", "--config", "inarow=9"], "nobody can win with inarow=9: the longest line has 7 cells"),
        (["champion:search=alphabeta", "random"], "search is one of tree, network, not 'alphabeta'"),
        (["random", "random", "--plies", "6-2"], "'6-2' is not a range like 2-6"),
        (["random", "random", "--plies", "90-99"], "--plies: an opening on this board has at most 41 moves, not 99"),
        (["random", "random", "--config", "rows=6,rows=7"], "'rows=6,rows=7' sets rows twice"),
        (["random", "random", "--config", "rows=0"], "'rows=0' is not like rows=6"),
        (["random", "random", "--config", "width=7"], "--config cannot set width of connectx"),
        (["random", "random", "--record", "no/such/folder.jsonl"], "cannot write 'no/such/folder.jsonl'"),
        (["random", "random", "--game", "chess"], "no game 'chess': choose connectx"),
        (["random"], "name at least two players"),
        (["random:1", "random"], "'random' takes no parameters"),
        (["openspiel:many", "random"], "give a number of simulations"),
        (["git:no-such-revision", "random"], "no such revision"),
        (["random", "random", "--sprt", "10", "0"], "the lower one"),
        (["random", "random", "--sprt", "gian"], "--sprt takes gain (0 10) or regression (-10 0), or two numbers, not"),
        (["random", "random", "--sprt=gian"], "not 'gian'; did you mean gain?"),
        (["random", "random", "--sprt", "0"], "expected 2 arguments"),
        (["random", "random", "--openings", "a.txt", "--plies", "2"], "--openings takes them from a file: leave out"),
        (["random", "random", "--shuffle"], "--shuffle draws from a file of openings: name one by --openings"),
        (["random", "random", "--openings", "no/such.txt"], f"{Path('no/such.txt')} cannot be read"),
        (["--resume", "no/such.jsonl"], f"cannot read '{Path('no/such.jsonl')}'"),
        (["random", "random", "--resume", "no/such.jsonl"], "leave out random"),
        (["random", "random", "--act-timeout", "0"], "every move is late: give one of them, or --sims"),
        (["random", "random", "--simms", "9"], "unrecognized arguments: --simms 9; did you mean --sims?"),
        (["random", "random", "--act-time=1"], "--act-time=1; did you mean --act-timeout?"),
        (["champion:discuont=0.9", "random"], "; did you mean discount?"),
        (["champion:choose=visit", "random"], "; did you mean visits?"),
    ],
)
def test_bad_input_is_one_line_and_exit_code_2(capsys, arguments, said):
    try:
        code = match(arguments)
    except SystemExit as left:
        code = left.code
    captured = capsys.readouterr()
    assert code == 2
    assert said in captured.err
    assert captured.err.startswith("local_eval.py match: ")
    assert captured.err.count("\n") == 1
    assert captured.out == ""


def test_a_player_without_a_clock_gets_a_warning_before_a_timed_match(tmp_path, capsys):
    """OpenSpiel's search may exceed the clock; a match with a number of simulations has none."""
    play_match(tmp_path, "openspiel:5", "random", "--pairs", "1", "--act-timeout", "60")
    line = "openspiel:5 reads no clock, and loses on time if a move takes longer than 60 s: "
    assert capsys.readouterr().err.count(line) == 1
    play_match(tmp_path, "openspiel:5", "random", "--sims", "5", "--pairs", "1")
    play_match(tmp_path, "random", "random", "--pairs", "1", "--act-timeout", "60")
    assert "reads no clock" not in capsys.readouterr().err


def test_ctrl_c_reports_what_was_played_without_a_traceback(tmp_path):
    slow, record = tmp_path / "slow.py", tmp_path / "match.jsonl"
    slow.write_text("import time\ndef agent(o, c):\n    time.sleep(0.05)\n    return o.board.index(0)\n")
    command = [sys.executable, str(ROOT / "local_eval.py"), "match", str(slow), "random", "--pairs", "500"]
    command += ["--record", str(record)]
    process = subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        process_group=0,
        preexec_fn=hear_ctrl_c,
    )
    assert wait_until(lambda: process.poll() is not None or (record.exists() and record.read_bytes().count(b"\n") > 2))
    os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate()
    assert process.returncode == 130
    assert "interrupted" in err
    assert "Traceback" not in out + err


def test_a_file_is_loaded_as_the_competition_loads_it(tmp_path):
    path = tmp_path / "agent.py"
    (tmp_path / "beside_it.py").write_text("COLUMN = 4\n")
    path.write_text(
        "from beside_it import COLUMN\n"
        "assert '__file__' not in globals() and __name__ == 'builtins'\n"
        "print('loading')\n"
        "def helper(observation): return 1\n"
        "def agent(observation): return COLUMN\n"
    )
    agent = AgentFile(path).new_agent(0, None)
    assert agent(Struct(), Struct(ADAPTER.configuration_of(connectx_config()))) == 4
    assert "beside_it" not in sys.modules


def test_the_built_ins_draw_from_their_own_generators():
    """Two seats do not share a generator, and the global one is neither used nor needed."""
    observation = ADAPTER.observation_of(board_of(connectx_config()), 60)
    configuration = Struct(ADAPTER.configuration_of(connectx_config()))
    first, again, other = (ConnectXBuiltIn("random").new_agent(seed, None) for seed in (1, 1, 2))
    drawn = [[agent(observation, configuration) for _ in range(20)] for agent in (first, again, other)]
    assert drawn[0] == drawn[1] != drawn[2]
    assert set(environment_rules()["agents"]) == {"random", "negamax"}


def test_seeds_differ_in_every_part():
    seeds = {derive_seed(a, b, c, d) for a in range(3) for b in range(9) for c in range(2) for d in range(2)}
    assert len(seeds) == 3 * 9 * 2 * 2
    assert all(0 <= seed < 2**63 for seed in seeds)


def test_the_warmup_position_needs_a_search():
    board = ADAPTER.quiet_position(connectx_config())
    assert not any(board.would_win(column, mark) for column in board.free_columns() for mark in (1, 2))
    assert ADAPTER.quiet_position(connectx_config(1, 1, 1)).stones == 0


def test_unsearched_moves_are_in_the_tables_and_in_the_summary(tmp_path, capsys):
    path = tmp_path / "hurried.py"
    path.write_text("def agent(o, c):\n    print('why=hurry')\n    return o.board.index(0)\n")
    small = ["--config", "rows=4,columns=5", "--act-timeout", "60"]
    games = play_match(tmp_path, STEADY, str(path), "--pairs", "2", *small)
    count = sum(move["reason"] == "hurry" for game in games.values() for move in game["moves"])
    out = capsys.readouterr().out
    assert f"✗ 2 {path}: {count} of {count} moves unsearched (hurry {count})\n" in out
    assert f"; unsearched moves 0 and {count}\n" in out
    named = out.replace(str(tmp_path), "")  # the folder is called after this test
    assert named.count("unsearched") == 4, "the column, two lines, and what it means"
    play_match(tmp_path, STEADY, STEADY, "--pairs", "1", *small)
    assert "unsearched" not in capsys.readouterr().out.replace(str(tmp_path), "")


def test_names_and_overrides():
    assert isinstance(parse_player("random", "connectx"), ConnectXBuiltIn)
    assert isinstance(parse_player(STEADY, "connectx"), AgentFile)
    assert read_overrides("x", "discount=0.98,cap=3") == {"discount": "0.98", "cap": "3"}
    assert ProfilePlayer("connectx", "champion", {"a": "1", "b": "2"}).name == "champion:a=1,b=2"
    assert ProfilePlayer("connectx", "champion", {}).name == "champion"
    assert ProfilePlayer("connectx", "classic", {"sims": "30"}).new_agent(1, None).player.simulations == 30
    assert ProfilePlayer("connectx", "classic", {"sims": "30"}).new_agent(1, 500).player.simulations == 30
    with pytest.raises(BadInput, match="sims is a number of simulations, not 0"):
        ProfilePlayer("connectx", "classic", {"sims": "0"}).new_agent(1, None)


def test_search_info_is_read_from_the_report_or_from_the_output():
    assert read_info("tempo 12 e4 why=search sims=123456 0.1s") == SearchInfo(123456, "search")
    assert read_info("tempo 3 column=3 why=search value=0.531 sims=9") == SearchInfo(9, "search", 0.531)
    assert read_info("thinking...") == SearchInfo(None, None)
    assert read_info("tempo 9 d1 why=hurry sec=0.000 backend=native") == SearchInfo(None, "hurry", None, "native")
    assert read_info("why=search backend=numba") == SearchInfo(None, "search", None, "numba")
    agent = Struct(last=Struct(simulations=7, reason="win"))
    assert info_of(agent, "why=search sims=1") == SearchInfo(7, "win")
    for told, backend in (("", None), ("numba", "numba")):  # nothing had to be run; or something had
        agent = Struct(last=Struct(simulations=7, reason="search", value=0.5, backend=told))
        assert info_of(agent, "") == SearchInfo(7, "search", 0.5, backend)
    assert info_of(print, "why=book") == SearchInfo(None, "book")
