"""The engine of a board in a worker, in Chromium: levels, analyses and exact scores, as those of the engine process."""

from queue import Queue

import pytest
from waiting import PATIENCE, wait_until
from web_support import ASK

from tempo.app.engine.client import EngineClient, EngineRequest
from tempo.arena.adapter.exact import Effort, Score
from tempo.arena.adapter.game_adapter import adapter_of, board_after, games, new_config
from tempo.lab.review.annotate import SIMULATIONS
from tempo.lab.review.scoring import PositionQuery, estimate_position

pytestmark = pytest.mark.browser

CONNECTX, SMALL = new_config("connectx"), new_config("connectx", {"rows": 4, "columns": 5})
MIDDLE = (3, 3, 3, 3, 3, 2, 2, 1, 5, 5, 1, 1, 4, 2)  # of a game of ConnectX
GOMOKU, OPEN_THREE = new_config("gomoku"), (112, 0, 113, 14, 114, 1)
MEMORY = 22  # log2 of words in the solver's table
ENDLESS = 1000.0  # seconds

# Whole games of two players, each in turn the first; the outcomes for the second of them.
PLAY = """
async ({ request, players, count }) => {
  const { Engine } = await import("/web/offline/engine.js"), { newAgent } = await import("/web/player/agent.js");
  const { loadGame } = await import("/web/player/load_game.js");
  const { game, describe } = await loadGame(`${location.origin}/`, request.game);
  const referee = await newAgent(game, describe, request.shape), engine = new Engine(`${location.origin}/`);
  const outcomes = [];
  for (let number = 1; number <= count; number++) {
    const actions = [];
    let state = referee.start, outcome = 2, chosen = null;
    while (outcome === 2) {
      const seat = actions.length % 2;
      chosen = players[(seat + number) % 2];
      const { action } = await new Promise((onResult, reject) => {
        const onError = (sentence) => reject(new Error(sentence));
        const move = { task: "move", seat, player: chosen, number, seed: number, act: 1, bank: 0 };
        engine.ask({ ...request, ...move, actions }, { onResult, onError });
      });
      actions.push(action);
      outcome = referee.positionAfter(actions).outcome;
    }
    outcomes.push(chosen === players[1] ? outcome : 0 - outcome);
  }
  engine.end();
  return outcomes;
}
"""

# An analysis without an end: frames that the page draws meanwhile, analyses; then a stop, and silence of the worker.
STOP = """
async (request) => {
  const { Engine } = await import("/web/offline/engine.js"), engine = new Engine(`${location.origin}/`), seen = [];
  let frames = 0, isOver = false, heard = 0;
  const draw = () => { frames++; if (!isOver) requestAnimationFrame(draw); };
  draw();
  await new Promise((resolve, reject) => {
    const onAnalysis = ({ simulations }) => { if (seen.push(simulations) === 5) resolve(); };
    engine.ask({ ...request, task: "watch", seat: 0, number: 1 }, { onAnalysis, onError: reject, onResult: reject });
  });
  engine.stop();
  engine.worker.addEventListener("message", () => { heard++; });
  for (let before = -1; before !== heard; await new Promise((resolve) => setTimeout(resolve, 1000))) before = heard;
  isOver = true;
  engine.end();
  return { seen, frames };
}
"""


def asked(config, **request):
    return {"game": config.game, "shape": config.shape, **request}


def known_game(config):
    return adapter_of(config.game).demanding(config)[0]


@pytest.mark.parametrize("game", games())
def test_levels_play_whole_games_with_legal_moves(page, game):
    played = {"request": asked(new_config(game)), "players": ["level:9", "level:5"], "count": 1}
    assert page.evaluate(PLAY, played)[0] in (-1, 0, 1)


@pytest.mark.parametrize("game", games())
def test_a_strong_level_beats_a_weak_one(page, game):
    played = {"request": asked(new_config(game)), "players": ["level:1", "level:8"], "count": 4}
    assert page.evaluate(PLAY, played) == [1, 1, 1, 1]


@pytest.mark.parametrize(("config", "actions"), [
    (CONNECTX, (0, 0, 0, 2, 1)),
    (CONNECTX, MIDDLE),
    (SMALL, (2, 2)),
    (new_config("othello"), 52),
    (new_config("othello"), 48),
    (GOMOKU, OPEN_THREE),
    (GOMOKU, OPEN_THREE[:-1]),
    (GOMOKU, (*OPEN_THREE, 115)),
])  # fmt: skip
def test_exact_scores_are_those_of_python(page, config, actions):
    actions = known_game(config)[:actions] if isinstance(actions, int) else actions
    expected = adapter_of(config.game).exact().scores(board_after(config, actions), Effort(), MEMORY)
    found = page.evaluate(ASK, asked(config, task="evaluate", actions=list(actions), seconds=ENDLESS))["result"]
    assert {int(action): tuple(score) for action, score in found["scores"].items()} == expected
    assert any(score.value is not None for score in expected.values())


@pytest.mark.parametrize("actions", [(), (3, 3, 2, 4), (0, 1, 2, 3, 4, 5, 6)])
def test_outcomes_of_early_positions_are_tabulated(page, actions):
    expected = adapter_of("connectx").exact().tabled(board_after(CONNECTX, actions))
    found = page.evaluate(ASK, asked(CONNECTX, task="evaluate", actions=list(actions), seconds=0))["result"]
    assert {int(action): Score(*score).value for action, score in found["scores"].items()} == {
        action: score.value for action, score in expected.items()
    }


@pytest.mark.parametrize("config", [new_config("connectx", {"rows": 9, "columns": 9}), *map(new_config, games()[1:])])
def test_estimates_are_those_of_python(page, config):
    actions = (4, 4, 3) if config.game == "connectx" else known_game(config)[:9]
    found = page.evaluate(ASK, asked(config, task="evaluate", actions=list(actions), seconds=0))["result"]
    expected = estimate_position(SIMULATIONS, PositionQuery(config, tuple(actions)))
    assert {int(action): chance for action, chance in found["estimates"].items()} == expected


@pytest.mark.parametrize(("config", "task", "actions"), [
    (CONNECTX, "hint", MIDDLE), (CONNECTX, "move", (3, 3, 2)), (GOMOKU, "hint", OPEN_THREE),
])  # fmt: skip
def test_analyses_and_results_have_the_fields_of_the_engine_process(page, config, task, actions):
    request = {"task": task, "actions": list(actions), "seat": 0, "player": "level:8", "seed": 1, "bank": 0.0}
    answers, analyses, client, both = Queue(), [], EngineClient(), []
    message = {**request, "game": config.game, "shape": dict(config.shape), "board": "b", "number": 1, "act": 0.1}

    def are_certain() -> bool:
        client.ask(EngineRequest(message, analyses.append, answers.put, answers.put))
        expected = answers.get(timeout=PATIENCE)
        both[:] = page.evaluate(ASK, asked(config, **request, number=1, act=0.1, hasRules=True)), expected
        return task != "hint" or (both[0]["result"]["certain"] and expected["certain"])

    assert wait_until(are_certain), "a hint takes a second, which may be nothing on a busy machine"
    client.end()
    found, expected = both
    assert found["result"].keys() == expected.keys()
    here, there = found["analyses"][-1], analyses[-1]
    assert here.keys() == there.keys()
    assert all(here[part][0].keys() == there[part][0].keys() for part in ("moves", "line"))
    if task == "hint":  # the bounds depend on the time
        best = [set(answer["actions"]) for answer in (found["result"], expected)]
        assert best[0] == best[1] if config is CONNECTX else best[0] & best[1]  # Gomoku's ask what was proven in time
        pairs = zip(*(sorted(one["moves"], key=lambda move: move["action"]) for one in (here, there)), strict=True)
        exact = [(one["exact"], other["exact"]) for one, other in pairs if one["action"] in best[0] & best[1]]
        assert all(one["value"] == other["value"] for one, other in exact)
        assert all(one == other for one, other in exact if one["exact"] and other["exact"])


@pytest.mark.parametrize("game", games())
def test_an_analysis_stops_at_once_and_the_page_goes_on(page, game):
    config, moves = adapter_of(game).signed(new_config(game))[-1] if game == "connectx" else (new_config(game), ())
    shown = page.evaluate(STOP, asked(config, actions=list(moves)))
    assert shown["seen"] == sorted(shown["seen"]) and shown["frames"] > 1


@pytest.mark.parametrize(("change", "complaint"), [
    ({"player": "level:11"}, "levels go from 1 to 10"),
    ({"player": "stockfish"}, "no player stockfish here"),
    ({"actions": [3, 9]}, "move 2, 9, is not legal"),
    ({"game": "chess"}, "games/chess."),
    ({"shape": {"rows": 5, "columns": 5, "inarow": 5}}, "no board was exported as rows5-columns5-inarow5"),
])  # fmt: skip
def test_what_cannot_be_answered_is_an_error_and_the_next_request_works(page, change, complaint):
    request = asked(CONNECTX, task="move", actions=[], seat=0, player="level:1", number=1, seed=1, act=1, bank=0)
    assert page.evaluate(ASK, request | change)["error"].startswith(complaint)
    assert page.evaluate(ASK, request)["result"]["action"] in range(7)


# Solving in this page, where memories of more than `most` bytes cannot be had: the last analysis.
SOLVE = """
async ({ most, isHelped, ...request }) => {
  const { Solving } = await import("/web/offline/solving.js"), { newAgent } = await import("/web/player/agent.js");
  const { loadGame } = await import("/web/player/load_game.js"), { Memory } = WebAssembly, { Worker } = globalThis;
  const { game, describe } = await loadGame(`${location.origin}/`, request.game);
  const agent = await newAgent(game, describe, request.shape);
  WebAssembly.Memory = function (sizes) {
    if (65536 * sizes.initial > most) throw new RangeError("could not allocate memory");
    return new Memory(sizes);
  };
  if (!isHelped) delete globalThis.Worker;
  try {
    const asked = { folder: `${location.origin}/`, task: "solve", seat: 0, ...request };
    const solving = await Solving.begin(agent, game, asked);
    let last = null;
    for (const analysis of solving.run()) {
      last = analysis ?? last;
      await new Promise((resolve) => setTimeout(resolve));
    }
    return last;
  } catch (error) {
    return { error: error.message };
  } finally {
    Object.assign(globalThis, { Worker });
    WebAssembly.Memory = Memory;
  }
}
"""
MEBIBYTE = 2**20


@pytest.mark.parametrize("is_helped", [True, False])
@pytest.mark.parametrize(("most", "memory"), [(1000 * MEBIBYTE, 256), (100 * MEBIBYTE, 64), (20 * MEBIBYTE, 16)])
def test_a_position_is_solved_in_the_memory_that_there_is(page, is_helped, most, memory):
    config, actions = new_config("connectx", {"rows": 5, "columns": 4, "inarow": 3}), (1, 1)
    found = page.evaluate(SOLVE, asked(config, actions=list(actions), most=most, isHelped=is_helped))
    expected = adapter_of("connectx").exact().scores(board_after(config, actions), Effort(), MEMORY)
    assert found["solving"]["memory"] == memory and found["solving"]["wanted"] == 256
    assert tuple(found["solving"]["score"]) == max(expected.values())
    assert {move["action"]: move["exact"]["margin"] for move in found["moves"]} == {
        action: score.low for action, score in expected.items()
    }


def test_a_browser_without_memory_for_the_smallest_table_says_so(page):
    found = page.evaluate(SOLVE, asked(SMALL, actions=[], most=10 * MEBIBYTE, isHelped=False))
    assert found == {"error": "could not allocate memory"}


def test_every_question_narrows_the_bounds_down(page):
    bounds = [(low, high) for low in range(-21, 22) for high in range(low + 1, 22)]
    found = page.evaluate('async (all) => all.map((await import("/web/offline/solving.js")).goalsOf)', bounds)
    assert len(found) == len(bounds)
    assert all(low < goal <= high for (low, high), goals in zip(bounds, found, strict=True) for goal in goals)
