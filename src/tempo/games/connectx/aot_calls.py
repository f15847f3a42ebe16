"""Kernel calls that are compiled ahead of time: the searches of all profiles, with one thread and with several, for
boards of any size, and the solver."""
from tempo.games.connectx.connectx_agent import PLAYOUTS
from tempo.games.connectx.large_board import new_large_game, new_large_state
from tempo.games.connectx.learned.network_agent import connectx_evaluator
from tempo.games.connectx.profiles import CHAMPION, CLASSIC, NETWORK
from tempo.games.connectx.rules import new_game, new_state
from tempo.games.connectx.solver.shared_solver import SharedSolver
from tempo.games.connectx.solver.solver import Solver, solve_position
from tempo.games.connectx.solver.transposition_table import MAX_SCORE
from tempo.native.rng import new_rng
from tempo.search.leaves.puct import with_network
from tempo.search.player.searcher import KernelCall
from tempo.search.threads.shared_searcher import SharedTreeSearcher
from tempo.search.types import Position


def calls() -> list[KernelCall]:
    """Return every call, with arguments of the types that it has in play."""
    state, large_state = new_state([0] * 42, 6, 7, 1), new_large_state([0] * 81, 9, 9, 1)
    solver = Solver(new_game(6, 7, 4).board)
    solver.set_query((0, 0, -MAX_SCORE, MAX_SCORE), -MAX_SCORE, MAX_SCORE)  # long enough to time the kernel
    every_call: list[KernelCall] = [(solve_position, (solver.work, 1)), *SharedSolver(solver.work.board).team.calls()]
    for profile in (CLASSIC, CHAMPION):
        game = new_game(6, 7, 4, PLAYOUTS[profile.options.playout])
        every_call += SharedTreeSearcher(new_rng(1), 2).calls(Position(game, state, 0.0, 0), profile.options)
    learned = with_network(new_game(6, 7, 4, PLAYOUTS[NETWORK.options.playout]), connectx_evaluator())
    every_call += SharedTreeSearcher(new_rng(1), 2).calls(Position(learned, state, 0.0, 0), NETWORK.options)
    large = Position(new_large_game(9, 9, 4), large_state, 0.0, 0)
    return every_call + SharedTreeSearcher(new_rng(1), 2).calls(large, CHAMPION.options)
