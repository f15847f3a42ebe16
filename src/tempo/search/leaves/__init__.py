"""Values of leaves, and the selection rules that go with them.

- evaluators.py: random playouts with UCB1
- rave.py: the same with AMAF means (RAVE)
- puct.py: a policy-value network with PUCT
- eval_cache.py: cache of network evaluations
- learned_network.py: network, encoding and cache as an evaluator
"""
