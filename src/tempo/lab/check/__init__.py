"""The compliance list behind `local_eval.py check`: is this file fit to be uploaded?

`rows` is the list itself, one small function a row. Each asks its questions through `subject`, which copies
the file into an empty sandbox and runs `probe` there, in a fresh process under a hard time limit: an agent
that hangs or crashes fails its row, never the check. The sandbox keeps mistakes apart and is no protection: the
network, other files and the environment variables are open to the agent. `entry` tells which callable of a file is
meant to be the agent, `questions` makes the positions and games that are asked about, `stall` stops the probe in
mid-move, `which_game` tells what a file plays, `verdicts` and `told` what is made of it all.

No game is known here. What a game is comes from `tempo.games.<game>.adapter.adapter`; what its agents are asked
beyond that, the rows that only it has and its words for the others, from `tempo.games.<game>.adapter.compliance`: see
`conventions`.

FAIL is for what forfeits in the competition. A task that the competition never sets says why (`questions.elsewhere`),
and who fails there is warned: the file is fit all the same.

One fault fails one row. What one error of the agent's brings down, known by type, message and place, is told by the
first row that met it, and counts as one (`told.said_once`). A wrong entry, a missing `__file__` and a wrong type of
answer each have a row of their own; the other rows go on as if these were mended, so that a single run shows
everything there is.
"""
