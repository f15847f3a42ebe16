"""Alpha-beta search for games with a learned evaluation.

- deepening.py: iterative deepening with PVS and ProbCut, resumable at any node
- last_plies.py: the last plies, recursive
- transposition_table.py: transposition table
- selectivity.py: depths and margins of ProbCut
- searcher.py: the search as a searcher
"""
