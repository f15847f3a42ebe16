"""The Othello agent from the outside: its input, its log lines, and whole games in the environment."""
import math

import pytest
from built_files import built_file
from handed_support import listen_to_the_clock
from interpreting import interpret
from kaggle_environments.utils import structify

from tempo.arena.adapter.game_adapter import new_config
from tempo.arena.players.player_specs import parse_player
from tempo.games.othello import champion, classic
from tempo.games.othello.adapter.adapter import ADAPTER
from tempo.games.othello.adapter.board import OthelloBoard
from tempo.games.othello.adapter.openings import after
from tempo.games.othello.agent import AGENTS
from tempo.games.othello.endgame.prover import EndgameProver
from tempo.games.othello.othello_agent import OthelloAgent
from tempo.games.othello.profiles import CHAMPION, CLASSIC
from tempo.games.othello.rules import PASS, start_state
from tempo.lab.tournament.pairs import warm_up_player
from tempo.native.loader.machine_code import CHAPTER
from tempo.search.player.open_spiel import LONGEST_STEP, NOTHING_TO_PLAY

SEARCHER = CHAMPION._replace(name="searcher", exact=False)  # nothing but the search to go by
GROWER = SEARCHER._replace(name="grower", options=CHAMPION.options._replace(search="tree"))
PROFILES = [pytest.param(profile, id=profile.name) for profile in (CLASSIC, SEARCHER, CHAMPION)]
PROFILES += [pytest.param(GROWER, id=GROWER.name, marks=pytest.mark.long)]
RULES = {"actTimeout": 2.0, "episodeSteps": 200}
OPENING = (19, 18, 26)  # d3 c3 c4
SHUT_OUT = OthelloBoard([1, 2] + [0] * 62, mark=2)  # white can only pass


def agent_of(profile, simulations: int | None = None) -> OthelloAgent:
    """Return an agent that prints log lines, as an uploaded one does."""
    return AGENTS[profile.options.search](profile, simulations, seed=1)


def quiet(profile, simulations: int | None = 50) -> OthelloAgent:
    """Return an agent that repeats its games and prints nothing."""
    return AGENTS[profile.options.search](profile, simulations, seed=1, log=False)


def seen(board: OthelloBoard, bank: float | None = 12.0) -> dict:
    """Return the observation of the side to move."""
    return ADAPTER.observation_of(board, bank)


def decide(agent: OthelloAgent, board: OthelloBoard) -> tuple[int, str]:
    """Return move and reason of an answer, which must be consistent."""
    answer = agent(seen(board), RULES)
    assert set(answer) == {"submission"} and type(answer["submission"]) is int
    assert agent.last is not None and agent.last.move == answer["submission"]
    return answer["submission"], agent.last.reason


# ---- the order of thought ----

@pytest.mark.parametrize("profile", PROFILES)
def test_a_single_legal_move_is_played_at_once(profile):
    assert decide(quiet(profile), SHUT_OUT) == (PASS, "only")
    assert decide(quiet(profile), OthelloBoard(SHUT_OUT.cells, mark=1)) == (2, "only")


def test_a_pass_is_printed_as_one(capsys):
    agent_of(CLASSIC, 60)(seen(SHUT_OUT), RULES)
    assert "move=pass why=only" in capsys.readouterr().out


def test_a_tree_is_kept():
    without_priors = GROWER._replace(options=GROWER.options._replace(bias=0.0))  # the kernel of CLASSIC
    agent, board = quiet(without_priors, 400), after(OPENING)
    decide(agent, board)
    board.play(agent.last.move)
    decide(agent, board)
    assert sum(agent.last.visits) > agent.last.simulations


@pytest.mark.parametrize("profile", PROFILES)
def test_a_move_that_captures_everything_is_found(profile, monkeypatch):
    """Black on a1, b1 and e1: c3 flips both of white's discs, on b2 and d2, and b3 only one."""
    cells = [0] * 64
    cells[0] = cells[1] = cells[4] = 1
    cells[9] = cells[11] = 2
    board = OthelloBoard(cells)
    assert {17, 18} <= set(board.legal())
    if profile is GROWER:  # no other test needs its kernel
        interpret(monkeypatch)
    agent = quiet(profile, 500)
    assert decide(agent, board)[0] == 18
    assert agent.last.value > 0.9


# ---- what it is handed ----

def test_the_clock_is_that_of_the_observation(monkeypatch):
    """Except for the environment's default of an hour."""
    asked = listen_to_the_clock(monkeypatch)
    agent, board = quiet(SEARCHER), after(OPENING)
    agent(seen(board, bank=9.5), {"actTimeout": 0.7})
    agent(seen(board, bank=None), {"actTimeout": 3600})
    agent(seen(board), None)
    clocks = ((0.7, 9.5), (LONGEST_STEP, 0.0), (LONGEST_STEP, 12.0))
    assert asked == [(CHAMPION.plan, *clock, 7 / 64) for clock in clocks]


@pytest.mark.parametrize("observation", [{}, {"step": 0}, structify({"remainingOverageTime": 12.0})], ids=str)
def test_the_call_before_the_game_compiles(observation, capsys):
    """With a clock the search is run once, without one nothing is."""
    agent = agent_of(CHAMPION)
    assert agent(observation, RULES) == {"submission": NOTHING_TO_PLAY}
    assert agent.last is None and (agent.player.searcher.position.state == start_state()).all()
    assert capsys.readouterr().out == ""
    agent = quiet(CHAMPION)
    assert agent(observation, RULES) == {"submission": NOTHING_TO_PLAY}
    assert agent.player.searcher.position is None


SOON = {"actTimeout": "soon"}


@pytest.mark.parametrize(("rules", "times"), [({"actTimeout": 60}, 1), (None, 1), ({"actTimeout": 2}, 1), (SOON, 0)])
def test_it_gets_ready_before_the_game(rules, times, monkeypatch):
    given = []
    monkeypatch.setattr(EndgameProver, "get_ready", lambda self, game, seconds: given.append(seconds))
    assert quiet(CHAMPION, None)({}, rules) == {"submission": NOTHING_TO_PLAY}
    assert len(given) == times and all(0 < seconds < (rules or {}).get("actTimeout", 60) for seconds in given)


def test_a_match_has_the_solver_ready_before_its_clocks_run(monkeypatch):
    """With a tenth of a second a move and no bank there is no time to compile it later."""
    given = []
    monkeypatch.setattr(EndgameProver, "get_ready", lambda self, game, seconds: given.append(seconds))
    warm_up_player(parse_player("champion", "othello"), new_config("othello", {}, act_timeout=0.1, bank=0.0))
    assert math.inf in given


# ---- the files themselves ----

@pytest.mark.parametrize(("uploaded", "profile"), [(champion.PLAYER, CHAMPION), (classic.PLAYER, CLASSIC)])
def test_the_files_play_as_the_lab_does(uploaded, profile):
    """Each file names its agent class; the lab finds it by the profile."""
    in_the_lab = quiet(profile, None)
    assert isinstance(in_the_lab, type(uploaded))
    assert type(in_the_lab.prover) is type(uploaded.prover)
    assert type(in_the_lab.player.searcher) is type(uploaded.player.searcher)
    assert uploaded.player.options == profile.options


@pytest.mark.parametrize(("bundle", "plays_with", "does_without"), [
    ("othello",
     ["search.alphabeta.deepening", "games.othello.endgame.endgame_solver", "games.othello.evaluation.weights_data"],
     ["search.mcts", "search.tree", "search.proofs", "games.othello.playouts"]),
    ("othello_classic", ["search.mcts", "search.tree", "games.othello.playouts"],
     ["search.alphabeta.deepening", "games.othello.endgame.endgame_solver", "games.othello.evaluation.weights_data"]),
])
def test_a_bundle_holds_only_the_modules_of_its_agent(bundle, plays_with, does_without):
    """Sources and machine code."""
    text = built_file(bundle).read_text(encoding="utf-8")
    sources = [name for name in plays_with + does_without if f"\n# src/tempo/{name.replace('.', '/')}.py\n" in text]
    assert sources == plays_with
    chapters = {name.removeprefix("tempo.") for head in CHAPTER.findall(text) for name in head.split()}
    assert chapters and chapters.isdisjoint(does_without)
    assert chapters & set(plays_with)
