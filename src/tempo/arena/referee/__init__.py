"""Referee of one game, without the environment, and what it tells the check.

one_game        referee without the environment
check_spec      a game's part of the check (check_tasks, messages)
"""
