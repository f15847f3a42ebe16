"""Whole games in the environment that take seconds, even on slow machines."""

# A prefix for scripts in which the environment loads agents from files. It keeps the agents from planning with their
# bank, which remains as a reserve for stalls. Nothing else about them changes.
SPARING = """
import kaggle_environments.agent as loader
find = loader.get_last_callable

def find_sparing(*arguments, **options):
    agent = find(*arguments, **options)
    player = agent.__globals__["PLAYER"].player
    player.plan = player.plan._replace(cap=0.0, loan=0.1)
    return agent

loader.get_last_callable = find_sparing
"""
