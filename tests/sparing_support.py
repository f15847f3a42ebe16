"""Whole games in the environment that cost seconds, and that no machine is too slow for."""

# What a script begins with that has the environment load files: these think for their own time alone, and what is in
# the bank, which they are told of as ever, is left for a machine that stands still. Nothing else of them is changed.
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
