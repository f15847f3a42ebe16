"""Games connected to environments `open_spiel_*` by a name: rules, observations, built files, matches, episodes."""

import json
import re

import pytest
from build_support import load_build
from connected_games import CONNECTED, connect
from examples import with_examples
from folders import ROOT
from interpreting import interpret
from openspiel_support import compare_with_openspiel

from tempo.arena.adapter.environments.environment import UNASKED, problem_of_name
from tempo.arena.adapter.game_adapter import adapter_of, board_after, new_config
from tempo.arena.command_line.inputs import BadInput
from tempo.arena.players.player_specs import parse_player
from tempo.arena.records.episodes import read_competition
from tempo.arena.records.record_file import read_record
from tempo.arena.referee.one_game import play_game
from tempo.lab.check.check import check_file
from tempo.lab.check.check import main as check
from tempo.lab.check.outcomes import RowStatus
from tempo.lab.check.sandbox.sandbox import Limits
from tempo.lab.review.annotate import actions_of
from tempo.lab.tournament.match import match
from tempo.lab.tournament.one_minute_check import main as one_minute_check
from tempo.search.player.open_spiel_moves import numbers_in

SHAPES = {"breakthrough": {}, "mancala": {}, "hexagons": {"size": 5}}
BANK = 60.0  # seconds, for a busy machine: the built files plan without it
CAP = '"most seconds of the bank for one move"] = '
ROWS = {  # of the check: all where passes are left out, and what numbers of moves and sizes change
    "mancala": ["entry", "answer_type", "before_game", "legal_moves", "seats", "observations", "environment"],
    "breakthrough": ["legal_moves"],
    "hexagons": ["environment"],
}


@pytest.fixture(scope="module", autouse=True)
def connected(tmp_path_factory):
    with with_examples(*connect(tmp_path_factory.mktemp("connected"))):
        yield


def config_of(game):
    return new_config(game, SHAPES[game], act_timeout=60.0, bank=7.0)


class Watched:
    """Random legal moves; keeps what it is shown, with the numbers of the moves in place of their text."""

    def __init__(self, game, seed):
        self.player, self.seen = parse_player("random", game).new_agent(seed, None), []

    def __call__(self, observation, configuration):
        if "serializedGameAndState" in observation:
            shown = {**observation, "serializedGameAndState": numbers_in(observation)}
            self.seen.append((shown, {**configuration, "runTimeout": 0}))
        return self.player(observation, configuration)


@pytest.mark.parametrize("game", CONNECTED)
def test_rules_and_numbers_of_moves_are_those_of_openspiel(game):
    """Also in the positions that the agent reads from the moves."""
    compare_with_openspiel(new_config(game, SHAPES[game]), games=1)


@pytest.mark.parametrize("game", CONNECTED)
def test_the_referee_shows_and_judges_as_the_environment_does(game):
    """Only passes that OpenSpiel lacks are asked for here, and not there."""
    config, adapter = config_of(game), adapter_of(game)
    there = tuple(Watched(game, seed) for seed in (1, 2))
    played = adapter.play_in_environment(there, config, "")
    actions = [move.action for move in played.moves]
    assert board_after(config, actions).rewards() == played.rewards
    asked = {(move.seat, move.step) for move in played.moves if move.reason != UNASKED}
    board = board_after(config, ())
    shown = [[], []]
    for step, action in enumerate(actions):
        seat = board.mark - 1
        if (seat, step) in asked:
            observation = adapter.observation_of(board, 7.0)
            shown[seat].append(({**observation, "serializedGameAndState": numbers_in(observation)},
                                {**adapter.configuration_of(config), "runTimeout": 0}))
            assert adapter.verdict(adapter.answer_of(action, board), board) == ("ACTIVE", action)
        board.play(action)
    assert shown == [agent.seen for agent in there]
    assert any(move.reason == UNASKED for move in played.moves) == (game == "mancala")


@pytest.mark.parametrize("game", CONNECTED)
def test_an_illegal_answer_loses_here_and_there(game):
    config, adapter = config_of(game), adapter_of(game)

    def wrong(observation, configuration):
        return {"submission": 9999 if observation.get("observationString") else -1}

    agents = wrong, parse_player("random", game).new_agent(1, None)
    here, there = play_game(agents, config), adapter.play_in_environment(agents, config, "")
    assert (here.statuses, here.rewards) == (there.statuses, there.rewards) == (("INVALID", "DONE"), (None, 0))


def test_an_episode_is_read_with_the_passes_that_openspiel_lacks():
    made = adapter_of("mancala").make_environment(config_of("mancala"))
    players = [parse_player("random", "mancala").new_agent(seed, None) for seed in (1, 2)]
    made.run(players)
    episode = read_competition("episode.json", json.dumps(made.toJSON()), logs=())
    [game] = episode.games
    board = board_after(episode.config, actions_of(game))
    assert board.rewards() == tuple(game["rewards"]) and 14 in actions_of(game)


WRONG = {
    "open_spiel_breaktrough": "kaggle_environments has no 'open_spiel_breaktrough' here; did you mean "
    "open_spiel_breakthrough?",
    "openspiel_breakthrough": "kaggle_environments has no 'openspiel_breakthrough' here; did you mean "
    "open_spiel_breakthrough?",
    "open_spiel_backgammon": "open_spiel_backgammon is no game of two players in turns that see all, without chance",
}


@pytest.mark.parametrize("name", WRONG)
def test_an_environment_that_cannot_be_played_costs_one_line(name, monkeypatch, capsys, tmp_path):
    monkeypatch.setattr(type(adapter_of("breakthrough")), "environment", name)
    file = tmp_path / "agent.py"
    file.write_text("def agent(observation, configuration):\n    return 0\n")
    commands = {
        match: ["champion", "random", "--environment", "--pairs", "1"],
        one_minute_check: ["--agent", str(file)],
        check: [str(file), "--rows", "environment"],
    }
    for main, options in commands.items():
        assert main([*options, "--game", "breakthrough"]) == 2
        assert capsys.readouterr().err.rstrip().endswith(WRONG[name])
    with pytest.raises(BadInput):
        adapter_of("breakthrough").make_environment(config_of("breakthrough"))


def test_the_environments_that_the_tutorial_lists_can_be_played():
    page = (ROOT / "docs" / "tutorials" / "harder-game.md").read_text(encoding="utf-8")
    listed = re.search(r"as `open_spiel_NAME`: ([\w\s,]+)\.", page)
    names = re.findall(r"\w+", listed[1])
    assert len(names) == 19 and not [fault for name in names if (fault := problem_of_name(f"open_spiel_{name}"))]


def test_a_board_without_its_moves_costs_one_line(monkeypatch):
    adapter, board = adapter_of("breakthrough"), board_after(new_config("breakthrough"), ())
    del board.moves
    monkeypatch.setattr(type(adapter), "new_position", lambda self, config: board)
    with pytest.raises(BadInput) as refused:
        new_config("breakthrough")
    assert str(refused.value) == "the board of breakthrough has no `moves`, which open_spiel_breakthrough needs"


@pytest.fixture(scope="module", params=CONNECTED)
def built(request, connected, tmp_path_factory):
    """Return a game and the file that `build.py` makes of it, but for what it spends of its bank."""
    build, file = load_build(), tmp_path_factory.mktemp("built") / f"{request.param}.py"
    modules = build.modules_of(f"tempo.games.{request.param}.champion", ROOT)
    text = build.bundle(request.param, modules, ROOT)
    assert text.count(f"{CAP}5.0\n") == 1
    file.write_text(text.replace(f"{CAP}5.0\n", f"{CAP}0.0\n"), encoding="utf-8")
    return request.param, file


@pytest.mark.long
def test_a_built_file_plays_the_one_minute_check(built, tmp_path, monkeypatch):
    """Breakthrough is compiled meanwhile."""
    game, file = built
    if game != "breakthrough":
        interpret(monkeypatch)
    record, sizes = tmp_path / "quick.jsonl", [f"{name}={size}" for name, size in SHAPES[game].items()]
    options = ["--games", "2", "--act-timeout", "0.05", "--bank", str(BANK), "--record", str(record), "--workers", "1"]
    board = ["--config", ",".join(sizes)] if sizes else []
    assert one_minute_check(["--agent", str(file), "--game", game, *board, *options]) == 0
    _, games = read_record(record)
    assert [entry["statuses"] for entry in games.values()] == [["DONE", "DONE"]] * 2


@pytest.mark.long
def test_a_built_file_passes_the_check(built, monkeypatch):
    """Interpreted, as each of the many processes would compile."""
    game, file = built
    interpret(monkeypatch)
    monkeypatch.setattr(Limits, "bank", BANK)  # in the environment
    results = check_file(file, Limits(act_timeout=0.05), config_of(game), ROWS[game])
    assert {row.name: result.status for row, result in results} == dict.fromkeys(ROWS[game], RowStatus.PASS)


@pytest.mark.long
@pytest.mark.parametrize("game", CONNECTED)
def test_a_match_through_the_environment_has_the_games_of_the_referee(game, tmp_path, monkeypatch):
    """Breakthrough is compiled for it."""
    if game != "breakthrough":
        interpret(monkeypatch)
    sizes = [f"{name}={size}" for name, size in SHAPES[game].items()]
    board, moves = ["--config", ",".join(sizes)] if sizes else [], []
    for number, more in enumerate(([], ["--environment"])):
        record = tmp_path / f"{number}.jsonl"
        options = ["--sims", "20", "--pairs", "1", "--workers", "1", "--record", str(record), *more]
        assert match(["champion", "openspiel:20", "--game", game, *board, *options]) == 0
        moves.append([(entry["opening"], [move["action"] for move in entry["moves"]], entry["rewards"])
                      for entry in read_record(record).games.values()])
    assert moves[0] == moves[1] and moves[0]
