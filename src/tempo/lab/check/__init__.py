"""The compliance list behind `local_eval.py check`: is this file fit to be uploaded?

`rows` is the list itself, one small function a row. Each asks its questions through `subject`, which copies
the file into an empty sandbox and runs `probe` there, in a fresh process under a hard time limit: an agent
that hangs or crashes fails its row, never the check. `entry` tells which callable of a file is meant to be
the agent, `questions` makes the positions and games that are asked about, `stall` stops the probe in mid-move.

No game is known here. What a game is comes from `tempo.<game>.sport.plug_in`; what its agents are asked
beyond that, the rows that only it has and its words for the others, from `tempo.<game>.sport.compliance`: see
`conventions`.

One fault fails one row. A wrong entry, a missing `__file__` and a wrong type of answer each have a row of
their own; the other rows go on as if these were mended, so that a single run shows everything there is.
"""
