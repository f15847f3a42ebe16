"""Decide one move: shortcuts, solver, search. The only module of the search that reads the clock.

    shortcuts   the only legal move, a win, a block, the opening, the book: need no search
    clock       soft and hard limit of the move
    proof       if there is a prover: which moves are proven best
    search      among those moves, until the time is up or the choice is settled
    checks      if there is a refuter: whether the opponent has a forced win after the best move, during the search

The player is a generator of snapshots. The agent takes the last one; the lab and the board's page may show each. It can
be left at any time: the last snapshot always holds a legal move.
"""
import math
from collections.abc import Callable, Iterator
from time import perf_counter, thread_time

from tempo.native.backends import BACKENDS
from tempo.search.exact.prover import ProofForecast, ProofState
from tempo.search.options import SearchOptions
from tempo.search.player.clock import Budget, Pace, TimePlan, allocate, proof_seconds
from tempo.search.player.move_checks import MoveChecks
from tempo.search.player.searcher import KernelCall, Searcher
from tempo.search.types import Decision, Position, Snapshot

BATCH_SECONDS = 0.005  # intended length of a batch, after which the clock is read
FIRST_BATCH = 16
SNAPSHOT_SECONDS = 0.1  # interval of snapshots during a search
FIRST_NODES = 200  # first slice of a proof, until its speed is known
NODES_PER_SIMULATION = 100  # cost of a simulation in nodes of a proof, in a search without a clock


class Player:
    """Decides the moves of one side; its searcher keeps what it can from one move to the next."""

    def __init__(
        self,
        options: SearchOptions,
        plan: TimePlan,
        searcher: Searcher,
        simulations: int | None = None,
    ) -> None:
        """Create a player. `simulations` replaces the clock, which makes it repeatable if its searcher is."""
        self.options = options
        self.plan = plan
        self.searcher = searcher
        self.simulations = simulations
        self.pace = Pace()
        self.is_ready = False  # whether all kernels of the last search were compiled

    def think(
        self,
        position: Position,
        shortcuts: tuple[Callable[[], Decision | None], ...],
        step: float,
        bank: float,
        started: float,
    ) -> Iterator[Snapshot]:
        """Yield snapshots of the search of one move, the last one final.

        Args:
            position: the position to move in.
            shortcuts: functions asked in order for a move that needs no search.
            step: seconds for this move.
            bank: seconds left in the bank.
            started: time of `perf_counter` when the move began.
        """
        for source in shortcuts:
            decision = source()
            if decision is not None:
                yield Snapshot(*decision, position.number, perf_counter() - started, bank)
                return
        budget = allocate(self.plan, step, bank, position.filled, self.pace.cpu_share)
        self.pace.begin_move(perf_counter(), thread_time())
        self.prepare(position, math.inf if self.simulations is not None else budget.hard - (perf_counter() - started))
        self._read_clock(started)
        proof = self.prove(position, budget, step, bank, started)
        if proof is not None and self._needs_no_search(proof, budget, started):
            yield self._proven_snapshot(proof, position, bank, started)
            return
        if proof is not None and proof.value is not None:  # all remaining moves keep the value
            budget = budget._replace(soft=min(budget.soft, perf_counter() - started + self.plan.tie))
        elif proof is not None:  # if the proof took all the time, leave some for the search
            budget = budget._replace(soft=min(budget.hard, max(budget.soft, perf_counter() - started + step / 2)))
        checks = MoveChecks(position, self.searcher, self.simulations)
        for simulations, end in self._batches(proof, checks, budget, started):
            yield checks.choose(self.look(position, proof, simulations, end, bank, started))

    def get_ready(self, position: Position, seconds: float) -> None:
        """Compile what a search of this position needs, for at most `seconds`."""
        end = perf_counter() + seconds
        self.prepare(position, seconds)
        if seconds < math.inf:
            BACKENDS.wait(end - perf_counter())

    def prepare(self, position: Position, patience: float) -> None:
        """Set prover and searcher to a position.

        Compiling may take `patience` seconds; missing kernels are ordered in the background, the most urgent first.
        """
        end = perf_counter() + patience
        if position.prover is not None:
            position.prover.get_ready(position.game, patience)
        if position.refuter is not None:
            position.refuter.get_ready(position.game, position.state, end - perf_counter())
        patience = end - perf_counter()
        self.is_ready = self.searcher.prepare(position, self.options, patience, self.simulations is None)

    def _read_clock(self, started: float) -> tuple[float, float]:
        """Return the seconds since the start of the move, and the CPU seconds since the last call."""
        now = perf_counter()
        return now - started, self.pace.look(now, thread_time())

    def calls(self, position: Position) -> list[KernelCall]:
        """Return all kernel calls of a search of this position."""
        return self.searcher.calls(position, self.options)

    def prove(
        self, position: Position, budget: Budget, step: float, bank: float, started: float
    ) -> ProofState | None:
        """Return what the prover proves within the time that a proof may take; None without a prover.

        Args:
            position: the position to prove.
            budget: limits of the move.
            step: seconds for this move.
            bank: seconds left in the bank.
            started: time of `perf_counter` when the move began.
        """
        prover = position.prover
        most = proof_seconds(self.plan, step, bank, self.pace.cpu_share)
        if prover is None or (most <= 0 and self.simulations is None):
            return None
        steps = prover.prove(position.game, position.state, most if self.simulations is None else math.inf)
        proof = next(steps)
        if self.simulations is not None:
            nodes = self.simulations * NODES_PER_SIMULATION
            in_reach = not proof.exact and prover.is_in_reach(position.game, position.state, nodes)
            return steps.send(nodes) if in_reach else proof
        forecast = prover.forecast(position.game, position.state, most)
        if forecast is ProofForecast.HOPELESS:
            return proof
        end = most if forecast is ProofForecast.LIKELY else self.plan.trial * budget.soft
        nodes, (begun, _) = FIRST_NODES, self._read_clock(started)
        now = begun
        while now < min(end, self.pace.hard_stop(budget, begun)) and not proof.exact:
            proof = steps.send(nodes)
            now, worked = self._read_clock(started)
            self.pace.record_batch(worked)
            nodes = max(1, int(nodes * min(2.0, BATCH_SECONDS / max(worked, 1e-9))))
        return proof

    def _needs_no_search(self, proof: ProofState, budget: Budget, started: float) -> bool:
        """Return whether one move is proven best, or no time is left to search."""
        if proof.exact and len(proof.moves) == 1:
            return True
        return self.simulations is None and perf_counter() - started > budget.hard

    def _proven_snapshot(self, proof: ProofState, position: Position, bank: float, started: float) -> Snapshot:
        """Return the snapshot of the prover's first move."""
        move = proof.moves[0]
        value = 0.5 if proof.value is None else proof.value
        seconds = perf_counter() - started
        reason = "exact" if proof.exact else "hurry" if proof.value is None else "outcome"
        backend = "" if position.prover is None else position.prover.backend(position.game)
        return Snapshot(
            move, reason, value, position.number, seconds, bank, plies=proof.plies, backend=backend, score=proof.score
        )

    def _batches(
        self, proof: ProofState | None, checks: MoveChecks, budget: Budget, started: float
    ) -> Iterator[tuple[int, str]]:
        """Search in batches; yield (simulations so far, reason of the end or '') at intervals."""
        run, (begun, _) = self.searcher.run, self._read_clock(started)
        checks.begin(begun, self.pace.soft_stop(budget, begun), self.pace.cpu_share)
        total = self.searcher.begin(None if proof is None else proof.moves)
        if self.simulations is not None:
            for part in checks.parts(self.simulations - 1):
                total += run(part)
                checks.check_all()
            yield total, "search"
            return
        now, worked = self._read_clock(started)
        if worked > BATCH_SECONDS and now > budget.hard:  # interpreted, one more simulation may last a second
            yield total, "search"
            return
        batch, next_snapshot = max(1, min(FIRST_BATCH, int(BATCH_SECONDS / max(worked, 1e-9)))), now + SNAPSHOT_SECONDS
        speed = 0.0  # the highest rate so far, in simulations per second
        while True:
            done = run(batch)
            total += done
            now, worked = self._read_clock(started)
            worked = max(worked, 1e-9)
            self.pace.record_batch(worked)
            speed = max(done / worked, speed)
            remaining = self.pace.soft_stop(budget, begun) - now
            end = "search" if remaining <= 0 or done < batch else ""
            if self.options.early_stop and not end:
                end = "settled" if self.searcher.is_settled((budget.soft - now) * speed) else ""
            if checks.are_due(now) or (end == "settled" and checks.next_move() is not None):
                now = self._check(checks, budget, begun, started)
                remaining = self.pace.soft_stop(budget, begun) - now
                end = end if checks.next_move() is None or remaining <= 0 else ""
            if end or now >= next_snapshot:
                next_snapshot = now + SNAPSHOT_SECONDS
                yield total, end
                self.pace.skip(perf_counter(), thread_time())  # the consumer's time is not the search's
            if end:
                return
            until = max(min(remaining, checks.seconds_to_last(now)), 1e-4)
            batch = max(1, int(batch * min(2.0, BATCH_SECONDS / worked, until / worked)))

    def _check(self, checks: MoveChecks, budget: Budget, begun: float, started: float) -> float:
        """Check the best move until one passes or there is no time; return the seconds since the start of the move."""
        now, _ = self._read_clock(started)
        while (move := checks.next_move()) is not None:
            limit = checks.limit_within(self.pace.cpu_share * (self.pace.soft_stop(budget, begun) - now))
            if not limit:
                break
            nodes = checks.check(move, limit)
            now, worked = self._read_clock(started)
            checks.measure(nodes, worked)
        return now

    def look(
        self, position: Position, proof: ProofState | None, simulations: int, end: str, bank: float, started: float
    ) -> Snapshot:
        """Return a snapshot of the search, with what is proven.

        Args:
            position: the position searched.
            proof: what the prover found, if there is one.
            simulations: number of simulations so far.
            end: why the search is over, or ''.
            bank: seconds in the bank when the move began.
            started: time of `perf_counter` when the move began.
        """
        snapshot = self.searcher.look()
        is_proven = snapshot.reason == "proven"
        snapshot = snapshot._replace(
            reason="proven" if is_proven else end or "search",
            number=position.number,
            seconds=perf_counter() - started,
            bank=bank,
            simulations=simulations,
            backend=self.searcher.backend,
        )
        if proof is None or proof.value is None:
            return snapshot
        if proof.exact:
            score = snapshot.score if proof.score is None else proof.score
            return snapshot._replace(reason="exact", value=proof.value, plies=proof.plies, score=score)
        return snapshot if is_proven else snapshot._replace(reason="outcome", value=proof.value)
