"""The compliance list behind `local_eval.py check`: is this file fit to be uploaded?

`rows` is the list itself, one small function a row. Each sets its tasks through `sandbox`, which copies
the file into an empty sandbox and runs `probe` there, in a fresh process under a hard time limit: an agent
that hangs or crashes fails its row, never the check. The sandbox keeps mistakes apart and is no protection: the
network, other files and the environment variables are open to the agent. `entry` tells which callable of a file is
meant to be the agent, `check_tasks` makes the positions and games, `stall` stops the probe in
mid-move, `detect_game` finds the game of a file, `outcomes` and `report` evaluate and print the replies.

No game is known here. What a game is comes from `tempo.games.<game>.adapter.adapter`; what its agents are asked
beyond that, the rows that only it has and its words for the others, from `tempo.games.<game>.adapter.check_spec`: see
`referee/check_spec.py`.

FAIL is for what forfeits in the competition. A task that the competition never sets says why
(`check_tasks.not_in_competition`); failing it is a warning, and the file is fit all the same.

One fault fails one row. What one error of the agent's brings down, known by type, message and place, is told by the
first row that met it, and counts as one (`report.merge_repeats`). A wrong entry, a missing `__file__` and a wrong type
of answer each have a row of their own; the other rows go on as if these were patched, so that a single run shows
everything there is.
"""
