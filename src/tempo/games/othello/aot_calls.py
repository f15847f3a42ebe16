"""Kernels of Othello to compile ahead of time: the search of both profiles and the endgame solver, on one thread and on
several.
"""
from tempo.games.othello.alphabeta_agent import AlphaBetaAgent
from tempo.games.othello.endgame.endgame_solver import EndgameSolver, solve_endgame
from tempo.games.othello.endgame.endgame_table import GREATEST, LEAST
from tempo.games.othello.endgame.shared_endgame import SharedEndgameSolver
from tempo.games.othello.evaluation.shared_evaluator import own_evaluator
from tempo.games.othello.profiles import CHAMPION, CLASSIC
from tempo.games.othello.rules import start_state
from tempo.games.othello.tree_agent import TreeAgent
from tempo.search.alphabeta.workspace import set_query
from tempo.search.player.searcher import KernelCall
from tempo.search.threads.shared_alphabeta import SharedAlphaBetaSearcher
from tempo.search.threads.shared_searcher import SharedTreeSearcher
from tempo.search.types import moves_in


def calls() -> list[KernelCall]:
    """Return every call with arguments of the types that it will have. All of them have work to do, for
    measurements."""
    solver, start = EndgameSolver(), start_state()
    solver.set_query((int(start[0]), int(start[1]), LEAST, GREATEST), LEAST, GREATEST)
    classic, champion = TreeAgent(CLASSIC), AlphaBetaAgent(CHAMPION)
    position = champion.first_task().position
    ((search_alphabeta, arguments),) = champion.player.calls(position)
    set_query(arguments[1], start, tuple(moves_in(position)))
    classic.player.searcher = SharedTreeSearcher(classic.rng, 2)
    searches = [*classic.player.calls(classic.first_task().position), (search_alphabeta, arguments)]
    searches += SharedAlphaBetaSearcher(2, own_evaluator).calls(position, CHAMPION.options)
    return [(solve_endgame, (solver.work, 1)), *SharedEndgameSolver().team.calls(), *searches]
