"""Kernel calls that are compiled ahead of time: the searches of all profiles, with one thread and with several, and the
threat searches."""
from tempo.games.gomoku.alphabeta.line_search import begin_line_search
from tempo.games.gomoku.alphabeta.shared_line_searcher import SharedLineSearcher
from tempo.games.gomoku.evaluation.unpacking import learned_tables
from tempo.games.gomoku.gomoku_agent import GomokuAgent
from tempo.games.gomoku.learned.network_agent import IN_A_ROW, SIZE, NetworkAgent
from tempo.games.gomoku.lines_agent import LinesAgent
from tempo.games.gomoku.profiles import CHAMPION, CLASSIC_RULES, CLASSIC_UNIFORM, NETWORK
from tempo.search.player.searcher import KernelCall
from tempo.search.threads.shared_searcher import SharedTreeSearcher


def calls() -> list[KernelCall]:
    """Return every call, with arguments of the types that it has in play."""
    every_call: list[KernelCall] = []
    for profile in (CLASSIC_UNIFORM, CLASSIC_RULES, CHAMPION):
        agent = GomokuAgent(profile)
        agent.player.searcher = SharedTreeSearcher(agent.rng, 2)
        task = agent.read_task({"board": [0] * 225, "mark": 1}, None)
        every_call += [*task.calls, *agent.player.calls(task.position)]
    by_lines = LinesAgent(CHAMPION)
    position = by_lines.read_task({"board": [0] * 225, "mark": 1}, None).position
    begin, search = by_lines.player.calls(position)
    begin_line_search.function(*begin[1])  # the search has work to do, for measurements
    every_call += [begin, search, SharedLineSearcher(2, learned_tables()).calls(position, CHAMPION.options)[-1]]
    learned = NetworkAgent(NETWORK)
    learned.player.searcher = SharedTreeSearcher(learned.rng, 2)
    task = learned.read_task({"board": [0] * (SIZE * SIZE), "mark": 1}, {"size": SIZE, "inarow": IN_A_ROW})
    return [*every_call, *learned.player.calls(task.position)]
