"""What of Gomoku is machine code beforehand: the search of all profiles, and the searches for threats."""
from tempo.gomoku.gomoku_agent import GomokuAgent
from tempo.gomoku.learned.network_agent import IN_A_ROW, SIZE, NetworkAgent
from tempo.gomoku.profiles import CHAMPION, CLASSIC_RULES, CLASSIC_UNIFORM, NETWORK
from tempo.search.thought import FullCall


def calls() -> list[FullCall]:
    """Every call, with arguments of the kinds that it will have."""
    found: list[FullCall] = []
    for profile in (CLASSIC_UNIFORM, CLASSIC_RULES, CHAMPION):
        agent = GomokuAgent(profile)
        task = agent.read_task({"board": [0] * 225, "mark": 1}, None)
        found += [*task.calls, *agent.player.calls(task.position)]
    learned = NetworkAgent(NETWORK)
    task = learned.read_task({"board": [0] * (SIZE * SIZE), "mark": 1}, {"size": SIZE, "inarow": IN_A_ROW})
    return [*found, *learned.player.calls(task.position)]
