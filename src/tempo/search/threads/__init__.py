"""The searches and solvers on several threads with shared memory.

- pool.py: thread pool, aligned copies
- shared_tree.py, shared_search.py, shared_searcher.py: tree search in one tree, by the code of mcts.py
- shared_deepening.py, shared_alphabeta.py: alpha-beta on one transposition table (Lazy SMP)
- shared_solving.py: exact solvers on one table
"""
