"""Search for the best move of any two-player board game: names no game.

Offers `Player` and `ThinkingAgent` (what an agent is made of), `TreeSearcher` and `AlphaBetaSearcher` (the searches),
`SearchOptions` and `TimePlan` (their configuration), and the contract `Game` that a game fulfils.

- game.py: contract of a game
- mcts.py: Monte-Carlo tree search; expand.py, backup.py: two of its steps
- tree.py, tree_access.py: the tree, and operations on it by one thread
- ordering.py, proofs.py: move order, exact results
- choose.py: final move, early stop and principal variation
- options.py: options of a search
- types.py, searcher.py: position and snapshot; the protocol of a searcher
- tree_searcher.py: tree search as a searcher
- player.py: decides one move under a clock
- clock.py: time plan, budget of a move, measured stalls
- agent.py: base class of the agents
- leaves/: values of leaves, by playouts or by a network
- alphabeta/: alpha-beta search for games with a learned evaluation
- exact/: protocol and base class of exact solvers
- threads/: the same searches on several threads
"""
