"""Engine process of a page: `python -m tempo.app.engine.worker`.

It receives lines of JSON (see `child_process`), each with an `id`, a `task`, and `game`, `shape` and `actions` of a
position. Each is answered in order by `answer`, `error` or `stopped`; a new one cancels those before.

move       the move of a `player` in a `seat`, with `act` seconds and a `bank`; a `number` on a `board` is one game
hint       the best moves after a second: the game's solver and the champion's search in turns
watch      the same until neither can find out more
evaluate   exact scores within `seconds`, and estimates
tabled     exact scores that tables hold
solve      the same from zero by the solver alone, and the best line
stop       nothing

Agents of this project report snapshots while they search. Agent files and external engines are called as in a match.
"""

from __future__ import annotations

import os
import traceback
from collections.abc import Iterator, Mapping
from contextlib import redirect_stderr, redirect_stdout, suppress
from functools import cache
from io import StringIO
from time import perf_counter
from typing import Any

from tempo.app.engine.analysis import Growth, analysis_json, is_solved, merge_scores
from tempo.app.engine.child_process import Inbox, Message
from tempo.app.engine.solving import Solving
from tempo.arena.adapter.exact import Effort, ExactScorer, Scores, best_moves, best_score
from tempo.arena.adapter.game_adapter import adapter_of, board_after, new_config
from tempo.arena.adapter.game_types import FULL_CLOCK, MatchConfig, Struct, Verdict
from tempo.arena.adapter.search_info import SearchInfo, info_of
from tempo.arena.command_line.inputs import BadInput
from tempo.arena.jobs.own_process import lower_priority
from tempo.arena.players.levels import SnapshotStream
from tempo.arena.players.player_specs import parse_player, with_all_cores
from tempo.arena.players.profile_agents import make_agent
from tempo.arena.referee.one_game import ask, describe, referee_of
from tempo.lab.review.annotate import SIMULATIONS, all_known
from tempo.lab.review.scoring import PositionQuery, estimate_position, exact_of
from tempo.native.aot.kernel_cache import use_kernel_cache
from tempo.native.cores import usable_cores
from tempo.search.types import Snapshot

TABLE_BITS = 22  # 2^22 words, 32 MiB: a larger table makes no review faster
DEEP_TABLE_BITS = 25  # for a deep review, which takes minutes
SOLVER_SLICE, SEARCH_SLICE = 0.15, 0.3  # seconds per turn of solver and search
MAX_WATCH = 120.0  # seconds for one position
HINT_SECONDS = 1.0
SHOW_SECONDS = 0.2  # between two analyses of a position that is solved


class Cancelled(Exception):
    """The request was cancelled by a newer one."""


class CancellableEffort(Effort):
    """The time of a solver, which is over when the request is cancelled."""

    def __init__(self, worker: EngineWorker, request: Message, seconds: float) -> None:
        super().__init__(seconds)
        self.is_cancelled = lambda: worker.newest > request["id"]

    @property
    def is_spent(self) -> bool:
        """Return whether the time is over."""
        return self.is_cancelled() or super().is_spent


class EngineWorker:
    """Answers the requests of one page."""

    def __init__(self) -> None:
        self.inbox = Inbox()
        self.inbox.on_arrival = self.on_message
        self.newest = -1  # number of the latest request
        self.game: list[Any] = []  # that the agents play: its board, number, rules and size
        self.agents: dict[str, Any] = {}  # by seat and name; "" is that of hints and analyses
        self.threads = 1  # of the agent that searches now

    def serve(self) -> None:
        """Answer requests until the server is gone."""
        for request in self.inbox.messages():
            answer: Message
            try:
                self.check(request)
                answer = {"answer": self.answer(request)}
            except Cancelled:
                answer = {"stopped": True}
            except BadInput as problem:
                answer = {"error": str(problem)}
            self.inbox.send({"id": request["id"], **answer})

    def on_message(self, message: Message) -> None:
        """Note the number of the latest request, which cancels all before it."""
        self.newest = max(self.newest, message["id"])

    def check(self, request: Message) -> None:
        """Raise Cancelled if a newer request has arrived."""
        if self.newest > request["id"]:
            raise Cancelled

    def answer(self, request: Message) -> Message:
        task = request["task"]
        if task == "stop":
            return {}
        config = new_config(request["game"], request["shape"], request.get("act", FULL_CLOCK[0]))
        if task == "evaluate":
            return self.evaluate(request, config)
        if task == "tabled":
            exact = solver_of(config)
            scores = {} if exact is None else exact.tabled(board_after(config, request["actions"]))
            return {str(action): bounds for action, bounds in scores.items()}
        game = [request[name] for name in ("board", "number", "game", "shape")]
        if game != self.game:  # it gets new agents
            self.game, self.agents = game, {}
        if task == "solve":
            return self.solve(request, config)
        return self.move(request, config) if task == "move" else self.watch(request, config)

    def player(self, request: Message, config: MatchConfig) -> Any:
        """Return the agent of a seat."""
        key = f"{request['seat']} {request['player']}"
        if key not in self.agents:
            player: Any = with_all_cores(parse_player(request["player"], config.game))
            if hasattr(player, "prepare"):
                player.prepare(config)
            self.agents[key] = player.new_agent(request["seed"], None)
        return self.agents[key]

    def analyst(self, game: str) -> Any:
        """Return the champion, which takes all the time that it gets: it settles nothing early."""
        if "" not in self.agents:
            self.agents[""] = make_agent(game, "champion", {"early_stop": "0", "threads": str(usable_cores())}, None, 1)
        return self.agents[""]

    def move(self, request: Message, config: MatchConfig) -> Message:
        """Return the move of a player, or how it forfeits."""
        board, started = board_after(config, request["actions"]), perf_counter()
        agent = self.player(request, config)
        self.threads = threads_of(agent)
        inputs = _observation_for(board, config, request["bank"])
        if hasattr(agent, "snapshots") or hasattr(agent, "read_task"):
            with redirect_stdout(StringIO()), redirect_stderr(StringIO()):
                for snapshot in self.until_cancelled(request, _snapshots_of(agent, inputs)):
                    self.send_analysis(request, config, snapshot, final=False)
            if snapshot.move in board.legal():
                self.send_analysis(request, config, snapshot, final=True)
                return {"action": snapshot.move, "seconds": perf_counter() - started, **_figures_of(snapshot)}
        with redirect_stdout(StringIO()) as printed, redirect_stderr(StringIO()):
            answer, seconds = ask(agent, *inputs, perf_counter)
        is_raised = isinstance(answer, BaseException)
        verdict = Verdict("ERROR") if is_raised else referee_of(config)(answer, board, inputs[0])
        if verdict.action is None:
            return {"status": verdict.status, "problem": describe(verdict.status, answer, seconds)}
        return {"action": verdict.action, "seconds": seconds, **_figures_of(info_of(agent, printed.getvalue()))}

    def until_cancelled(self, request: Message, snapshots: Iterator[Snapshot]) -> Iterator[Snapshot]:
        """Yield the snapshots until a newer request arrives."""
        for snapshot in snapshots:
            self.check(request)
            yield snapshot

    def watch(self, request: Message, config: MatchConfig) -> Message:
        """Send exact scores and search results of a position while there is more to find out; return the best moves."""
        board, analyst = board_after(config, request["actions"]), self.analyst(config.game)
        self.threads = threads_of(analyst)
        task = analyst.read_task(*_observation_for(board, config, 0.0))
        player, exact, started = analyst.player, solver_of(config), perf_counter()
        scores: Scores = {}
        limit = HINT_SECONDS if request["task"] == "hint" else MAX_WATCH
        snapshot, growth = Snapshot(board.legal()[0], "only", 0.5, 0, 0.0, 0.0), Growth()
        is_complete = False
        while perf_counter() - started < limit:
            effort = CancellableEffort(self, request, SOLVER_SLICE)
            if exact is not None:
                scores = exact.scores(board, effort, TABLE_BITS)
            has_finished = not effort.is_spent  # before its time was over
            best = best_moves(scores)
            is_proven = 0 < len(best) < len(board.legal()) and all(scores[action].is_exact for action in best)
            if request["task"] == "hint" and is_proven:
                break
            snapshots = player.think(task.position._replace(prover=None), (), SEARCH_SLICE, 0.0, perf_counter())
            for snapshot in self.until_cancelled(request, snapshots):
                merged = merge_scores(snapshot, scores, started, player.searcher)
                self.send_analysis(request, config, merged, scores, final=False)
            if is_solved(snapshot, scores, has_finished):
                break
            if has_finished and snapshot.visits and growth.has_ended(player.searcher, sum(snapshot.visits)):
                if is_complete:
                    break
                is_complete = True  # the last snapshot may be older than what completed the search
        merged = merge_scores(snapshot, scores, started, player.searcher)
        self.send_analysis(request, config, merged, scores, final=True)
        best = best_moves(scores)
        chosen = [] if len(best) == len(board.legal()) else best  # all equal: the most visited
        return {"actions": chosen or [snapshot.move], "certain": bool(best), "value": best_score(scores.values()).value}

    def solve(self, request: Message, config: MatchConfig) -> Message:
        """Solve a position from zero, and send how far that is; return the best moves."""
        exact, analyst = solver_of(config), self.analyst(config.game)
        if exact is None or not exact.solves_everything:
            raise BadInput("this board cannot be solved")
        task = analyst.read_task(*_observation_for(board_after(config, request["actions"]), config, 0.0))
        solving, shown = Solving(task.position, threads_of(analyst)), perf_counter()
        about = {"seat": request["seat"], "task": "solve", "threads": solving.threads}
        for _ in solving.steps():
            self.check(request)
            if perf_counter() - shown >= SHOW_SECONDS:
                shown = perf_counter()
                analysis = {**about, "final": False, **solving.analysis(config, request["actions"])}
                self.inbox.send({"id": request["id"], "analysis": analysis})
        analysis = {**about, "final": True, **solving.analysis(config, request["actions"])}
        self.inbox.send({"id": request["id"], "analysis": analysis})
        return {"actions": best_moves(solving.scores), "certain": True, "value": solving.score.value}

    def send_analysis(
        self, request: Message, config: MatchConfig, snapshot: Snapshot, scores: Scores | None = None, *, final: bool
    ) -> None:
        """Send the state of a search to the page; `final` if the search has ended. Others: see `analysis_json`."""
        about = {"seat": request["seat"], "task": request["task"], "final": final, "threads": self.threads}
        analysis = {**about, **analysis_json(config, request["actions"], snapshot, scores)}
        self.inbox.send({"id": request["id"], "analysis": analysis})

    def evaluate(self, request: Message, config: MatchConfig) -> Message:
        """Return bounds of the exact scores, and estimates where they do not tell enough; only prepare for 0 seconds.

        Positions should come from the last one of a game to the first, which suits the solver's transposition table.
        """
        scores: Scores = {}
        estimates: Mapping[int, float] = {}
        exact = solver_of(config)
        if request["seconds"]:
            position = PositionQuery(config, tuple(request["actions"]))
            if exact is not None:
                memory = DEEP_TABLE_BITS if request.get("is_deep") else TABLE_BITS
                effort = CancellableEffort(self, request, request["seconds"])
                scores = exact.scores(board_after(*position), effort, memory)
            self.check(request)
            if request.get("is_estimated", True) and not all_known(scores):
                estimates = estimate_position(SIMULATIONS, position)
        return {"scores": scores, "estimates": estimates}


def threads_of(agent: Any) -> int:
    """Return the number of search threads of an agent."""
    pool = getattr(getattr(getattr(agent, "player", None), "searcher", None), "pool", None)
    return 1 if pool is None else int(pool.threads)


def solver_of(config: MatchConfig) -> ExactScorer | None:
    """Return the game's exact solver if it takes this board, compiled: that takes no time of a position."""
    return _solver_of(config.game, tuple(config.shape.items()))


@cache
def _solver_of(game: str, shape: tuple[tuple[str, int], ...]) -> ExactScorer | None:
    config = new_config(game, dict(shape))
    with suppress(BadInput):
        exact = exact_of(config)
        exact.prepare(config, TABLE_BITS)
        return exact
    return None


def _observation_for(board: Any, config: MatchConfig, bank: float) -> tuple[Struct, Struct]:
    """Return observation and configuration as an agent gets them."""
    adapter = adapter_of(config.game)
    return adapter.observation_of(board, bank), Struct(adapter.configuration_of(config))


def _snapshots_of(agent: Any, inputs: tuple[Struct, Struct]) -> Iterator[Snapshot]:
    """Return the snapshots of one of this project's agents."""
    return iter(agent.snapshots(*inputs) if hasattr(agent, "snapshots") else SnapshotStream.snapshots(agent, *inputs))


def _figures_of(report: Snapshot | SearchInfo) -> Message:
    """Return what a player says about its move."""
    return {name: getattr(report, name) for name in ("simulations", "reason", "value", "backend")}


def main() -> None:
    """Answer requests from standard input."""
    lower_priority()  # the server answers pages first
    worker = EngineWorker()
    use_kernel_cache()
    try:
        worker.serve()
    except Exception:
        traceback.print_exc()
        os._exit(1)  # the interpreter would abort, because a thread reads standard input


if __name__ == "__main__":
    main()
