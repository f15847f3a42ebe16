"""Engine process of a board: `python -m tempo.app.engine.worker`.

It receives lines of JSON (see `child_process`) that ask for a player's move, a hint, or the analysis of a position
until further notice. Each request has a number and ends with `answer`, `error` or `stopped`; a new request cancels the
one before. Agents of this project report snapshots while they search. Agent files and external engines are called as in
a match.

Analysis alternates between the game's solver and the champion's search, and ends when neither can find out more.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager, redirect_stderr, redirect_stdout, suppress
from io import StringIO
from time import perf_counter
from typing import Any

from tempo.app.child_process import Inbox, Message
from tempo.app.engine.search_growth import Growth
from tempo.app.plies import plies_of
from tempo.lab.command_line.inputs import BadInput, cores
from tempo.lab.players.levels import SnapshotStream
from tempo.lab.players.player_specs import parse_player, with_all_cores
from tempo.lab.players.profile_agents import make_agent
from tempo.lab.referee.exact import Effort, ExactScorer, Scores, best_moves
from tempo.lab.referee.game_adapter import adapter_of, board_after
from tempo.lab.referee.game_types import MatchConfig, Struct
from tempo.lab.referee.one_game import ask, describe, referee_of
from tempo.lab.referee.search_info import info_of
from tempo.native.aot.kernel_cache import use_kernel_cache
from tempo.search.proofs import DRAW, UNKNOWN
from tempo.search.searcher import Searcher
from tempo.search.types import Snapshot

TABLE_BITS = 22  # the solver's transposition table has 2^22 words
SOLVER_SLICE, SEARCH_SLICE = 0.15, 0.3  # seconds per turn of solver and search
MAX_WATCH = 120.0  # seconds for one position
HINT_SECONDS = 1.0
MAX_LINE = 12  # plies


class Cancelled(Exception):
    """The request was cancelled by a newer one."""


class EngineWorker:
    """Answers the requests of one board."""

    def __init__(self) -> None:
        self.inbox = Inbox()
        self.inbox.on_arrival = self.on_message
        self.newest = -1  # number of the latest request
        self.game: Any = None  # number of the game that the agents play
        self.agents: dict[str, Any] = {}  # by seat and name
        self.analyst: Any = None
        self.threads = 1  # of the player that searches now

    def serve(self) -> None:
        """Answer requests until the server is gone."""
        for request in self.inbox.messages():
            if request["task"] == "stop" or request["id"] < self.newest:
                continue
            answer: Message
            try:
                answer = {"answer": self.answer(request)}
            except Cancelled:
                answer = {"stopped": True}
            except BadInput as problem:
                answer = {"error": str(problem)}
            self.inbox.send({"id": request["id"], **answer})

    def on_message(self, message: Message) -> None:
        """Note the number of the latest request, which cancels all before it."""
        self.newest = max(self.newest, message["id"])

    def answer(self, request: Message) -> Message:
        config = MatchConfig(**request["config"])
        if request["task"] == "ready":
            return self.get_ready(request, config)
        if request["task"] == "move":
            return self.move(request, config)
        return self.watch(request, config)

    def agent(self, request: Message) -> Any:
        """Return the agent of a seat; a new game gets new agents."""
        if self.game != request["game"]:
            self.game, self.agents, self.analyst = request["game"], {}, None
        key = f"{request['seat']} {request['player']}"
        if key not in self.agents:
            config = MatchConfig(**request["config"])
            player: Any = with_all_cores(parse_player(request["player"], config.game))
            if hasattr(player, "prepare"):
                player.prepare(config)
            self.agents[key] = player.new_agent(request["seed"], None)
        return self.agents[key]

    def get_ready(self, request: Message, config: MatchConfig) -> Message:
        """Prepare an agent before its first move."""
        agent: Any = self.agent(request) if request["player"] else None
        if hasattr(agent, "read_task") and hasattr(agent, "get_ready"):
            board = adapter_of(config.game).quiet_position(config)
            agent.get_ready(agent.read_task(*_observation_for(board, config, 0.0)))
        return {}

    def move(self, request: Message, config: MatchConfig) -> Message:
        """Return the move of a player, or how it forfeits."""
        actions = tuple(request["actions"])
        board, started = board_after(config, actions), perf_counter()
        agent = self.agent(request)
        self.threads = threads_of(agent)
        inputs = _observation_for(board, config, request["bank"])
        if hasattr(agent, "snapshots") or hasattr(agent, "read_task"):
            with _captured_output():
                for snapshot in self.until_cancelled(request, _snapshots_of(agent, inputs)):
                    self.send_analysis(request, config, snapshot, final=False)
            if snapshot.move in board.legal():
                self.send_analysis(request, config, snapshot, final=True)
                info = {"simulations": snapshot.simulations, "reason": snapshot.reason, "value": snapshot.value}
                info |= {"backend": snapshot.backend}
                return {"action": snapshot.move, "seconds": perf_counter() - started, **info}
        with _captured_output() as printed:
            answer, seconds = ask(agent, *inputs, perf_counter)
        if isinstance(answer, BaseException):
            return {"status": "ERROR", "problem": describe("ERROR", answer, seconds)}
        verdict = referee_of(config)(answer, board, inputs[0])
        if verdict.action is None:
            return {"status": verdict.status, "problem": describe(verdict.status, answer, seconds)}
        search = info_of(agent, printed.getvalue())
        info = {"simulations": search.simulations, "reason": search.reason, "value": search.value}
        return {"action": verdict.action, "seconds": seconds, "backend": search.backend, **info}

    def until_cancelled(self, request: Message, snapshots: Iterator[Snapshot]) -> Iterator[Snapshot]:
        """Yield the snapshots until a newer request arrives."""
        for snapshot in snapshots:
            if self.newest > request["id"]:
                raise Cancelled
            yield snapshot

    def watch(self, request: Message, config: MatchConfig) -> Message:
        """Send exact scores and search results of a position while there is more to find out; return the best moves."""
        actions = tuple(request["actions"])
        board = board_after(config, actions)
        if self.analyst is None or self.game != request["game"]:
            self.game = request["game"]
            self.analyst = make_agent(config.game, "champion", {"early_stop": "0", "threads": str(cores())}, None, 1)
        self.threads = threads_of(self.analyst)
        task = self.analyst.read_task(*_observation_for(board, config, 0.0))
        player, exact, started = self.analyst.player, _solver_for(config), perf_counter()
        scores: Scores = {}
        limit = HINT_SECONDS if request["task"] == "hint" else MAX_WATCH
        snapshot, growth = Snapshot(board.legal()[0], "only", 0.5, 0, 0.0, 0.0), Growth()
        is_complete = False
        while perf_counter() - started < limit:
            effort = Effort(SOLVER_SLICE)
            if exact is not None:
                scores = exact.scores(board, effort, TABLE_BITS)
            has_finished = not effort.is_spent  # before its time was over
            if request["task"] == "hint" and 0 < len(best_moves(scores)) < len(board.legal()):
                break
            snapshots = player.think(task.position._replace(prover=None), (), SEARCH_SLICE, 0.0, perf_counter())
            for snapshot in self.until_cancelled(request, snapshots):
                updated = _merge_scores(snapshot, scores, started, player.searcher)
                self.send_analysis(request, config, updated, final=False, scores=scores)
            if _is_solved(snapshot, scores, has_finished):
                break
            if has_finished and snapshot.visits and growth.has_ended(player.searcher, sum(snapshot.visits)):
                if is_complete:
                    break
                is_complete = True  # the last snapshot may be older than what completed the search
        self.send_analysis(
            request, config, _merge_scores(snapshot, scores, started, player.searcher), final=True, scores=scores
        )
        best = best_moves(scores)
        chosen = [] if len(best) == len(board.legal()) else best  # all equal: the most visited
        return {"actions": chosen or [snapshot.move], "certain": bool(best)}

    def send_analysis(
        self, request: Message, config: MatchConfig, snapshot: Snapshot, final: bool, scores: Scores | None = None
    ) -> None:
        """Send the state of a search to the page.

        request   the request that is being answered
        config    the board
        snapshot  the search's latest snapshot
        final     whether the search has ended
        scores    exact scores of moves, where a solver knows them
        """
        analysis: Message = {
            "at": len(request["actions"]),
            "seat": request["seat"],
            "task": request["task"],
            "final": final,
            "simulations": snapshot.simulations,
            "threads": self.threads,
            "speed": round(snapshot.simulations / max(snapshot.seconds, 1e-3)),
            "depth": snapshot.plies,
            "seconds": round(snapshot.seconds, 2),
            "value": round(snapshot.value, 4),
            "score": _rounded(snapshot.score),
            "reason": snapshot.reason,
        }
        analysis["moves"] = moves_json(config, snapshot, scores or {})
        line = [*request["actions"], *snapshot.line[:MAX_LINE]]
        analysis["line"] = plies_of(config, line, len(request["actions"]))
        self.inbox.send({"id": request["id"], "analysis": analysis})


def threads_of(agent: Any) -> int:
    """Return the number of search threads of an agent."""
    pool = getattr(getattr(getattr(agent, "player", None), "searcher", None), "pool", None)
    return 1 if pool is None else int(pool.threads)


def _observation_for(board: Any, config: MatchConfig, bank: float) -> tuple[Struct, Struct]:
    """Return observation and configuration as an agent gets them."""
    adapter = adapter_of(config.game)
    return adapter.observation_of(board, bank), Struct(adapter.configuration_of(config))


@contextmanager
def _captured_output() -> Iterator[StringIO]:
    """Capture what an agent prints; `info_of` reads it."""
    printed = StringIO()
    with redirect_stdout(printed), redirect_stderr(StringIO()):
        yield printed


def _snapshots_of(agent: Any, inputs: tuple[Struct, Struct]) -> Iterator[Snapshot]:
    """Return the snapshots of one of this project's agents."""
    return iter(agent.snapshots(*inputs) if hasattr(agent, "snapshots") else SnapshotStream.snapshots(agent, *inputs))


def _solver_for(config: MatchConfig) -> ExactScorer | None:
    """Return the game's exact solver if it takes this board."""
    exact = adapter_of(config.game).exact()
    with suppress(BadInput):
        if exact is not None:
            exact.check(config)
            return exact
    return None


def _is_solved(snapshot: Snapshot, scores: Scores, has_finished: bool) -> bool:
    """Return whether nothing is left to find out.

    Either all scores are exact, or the result is known and the solver `has_finished`: more time does not help it.
    """
    if scores and all(score.is_exact for score in scores.values()):
        return True
    return has_finished and (snapshot.reason == "proven" or bool(best_moves(scores)))


def _merge_scores(snapshot: Snapshot, scores: Scores, started: float, searcher: Searcher) -> Snapshot:
    """Return the snapshot with total time and simulations; exact scores replace estimates."""
    updated = snapshot._replace(seconds=perf_counter() - started, simulations=sum(snapshot.visits))
    best = best_moves(scores)
    if not best:
        return updated
    visits = dict(zip(snapshot.moves, snapshot.visits, strict=True))
    move = max(best, key=lambda action: visits.get(action, 0))  # the most visited move of all may have been refuted
    line = searcher.line_after(move) if move in visits else (move,)
    value = (1 + (scores[move].value or 0)) / 2
    return updated._replace(move=move, reason="exact", value=value, score=None, line=line)  # the exact score follows


def moves_json(config: MatchConfig, snapshot: Snapshot, scores: Scores) -> list[Message]:
    """Return visits, value, expected score, exact score and prior of every move."""
    visits = dict(zip(snapshot.moves, snapshot.visits, strict=True))
    values = dict(zip(snapshot.moves, snapshot.values, strict=True))
    expected = dict(zip(snapshot.moves, snapshot.scores or (None,) * len(snapshot.moves), strict=True))
    priors = dict(zip(snapshot.moves, snapshot.priors or (None,) * len(snapshot.moves), strict=True))
    proofs = dict(zip(snapshot.moves, snapshot.proofs or (UNKNOWN,) * len(snapshot.moves), strict=True))
    exact = adapter_of(config.game).exact()
    moves = []
    for action in dict.fromkeys([*snapshot.moves, *scores]):
        score = scores.get(action)
        certain: Message | None = None
        if score is not None and score.value is not None and exact is not None:
            certain = exact.figures(score)
        elif proofs.get(action, UNKNOWN) != UNKNOWN:
            proof = proofs[action]
            certain = {"value": 0 if proof == DRAW else 1 if proof > 0 else -1}
        value = values.get(action) if certain is None else (1 + certain["value"]) / 2
        figures = {"visits": visits.get(action, 0), "value": _rounded(value), "score": _rounded(expected.get(action))}
        moves.append({"action": action, **figures, "prior": _rounded(priors.get(action)), "exact": certain})
    return moves


def _rounded(figure: float | None) -> float | None:
    """Return a number with the digits that are shown."""
    return None if figure is None else round(figure, 4)


def main() -> None:
    """Answer requests from standard input."""
    worker = EngineWorker()
    use_kernel_cache()
    worker.serve()


if __name__ == "__main__":
    main()
