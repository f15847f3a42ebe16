"""What of Othello is machine code beforehand: the search of both profiles, and the endgame solver."""
from tempo.othello.agent import Agent
from tempo.othello.endgame.endgame import EndgameSolver, settle_endgame
from tempo.othello.endgame.endgame_table import GREATEST, LEAST
from tempo.othello.profiles import CHAMPION, CLASSIC
from tempo.othello.rules import start_state
from tempo.search.thought import FullCall


def calls() -> list[FullCall]:
    """Every call, with arguments of the kinds that it will have."""
    solver, start = EndgameSolver(), start_state()
    solver.pose((int(start[0]), int(start[1])), LEAST, GREATEST, LEAST, GREATEST)  # busy, for whoever measures
    found: list[FullCall] = [(settle_endgame, (solver.work, 1))]
    for agent in (Agent(CLASSIC), Agent(CHAMPION)):
        found += agent.player.calls(agent.first_task().position)
    return found
