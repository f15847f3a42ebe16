"""Alpha-beta search for games with a learned evaluation.

Shared by all games:

- pvs.py: iterative deepening with PVS, resumable at any node
- pvs_searcher.py: the searches of pvs.py as searchers
- transposition_table.py: transposition table

For games that copy states:

- workspace.py: memory of a search
- deepening.py: static ordering, table and ProbCut
- last_plies.py: the last plies, recursive
- selectivity.py: depths and margins of ProbCut
- searcher.py: the search as a searcher
"""
