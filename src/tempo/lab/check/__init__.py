"""Compliance check, `local_eval.py check`: is this file fit to upload?

`rows` is the list of checks, one small function per row. A row sends its tasks to `sandbox`, which copies the file into
an empty folder and runs `probe` there, in a new process with a hard time limit: an agent that hangs or crashes fails
its row, never the check. The sandbox contains mistakes, and processes and shared memory if Linux allows it. It is no
protection against malice: the network, other files and the environment variables are open to the agent. `entry` finds
the callable of a file that is meant to be the agent, `check_tasks` makes the positions and games, `stall` stops the
probe in mid-move, `foreign` refuses what only this machine has, `uploads` says what is no agent file, `detect_game`
finds the game of a file, `replies` reads what it wrote, `outcomes` and `report` evaluate and print it. `first_moves` is
apart: `build.py` runs it on each file. So is `kaggle`: cold games in environments like the competition's.

This package names no game. The rules come from `tempo.games.<game>.adapter.adapter`; the game's own tasks, rows and
texts from `tempo.games.<game>.adapter.check_spec`, see `referee/check_spec.py`.

FAIL means that the agent would forfeit in the competition, or that a file of ours logged an error in its search. A task
that the competition never sets has a reason (`check_tasks.not_in_competition`); failing it is a warning, and the file
is still fit.

One fault fails one row. An error of the agent, identified by type, message and place, is reported by the first row that
met it and counts once (`report.merge_repeats`). A wrong entry, a missing `__file__` and a wrong type of answer each
have a row; the other rows run as if these were repaired, so that a single run shows every fault. Only the row
`environment` plays the file as it is.
"""
