"""Policy-value network on numpy and numba alone.

Offers `NetworkShape` and `network_of` (a network from its weights), `forward` (evaluate), and `set_plane` (encode).

- layers.py: the network and its forward pass
- tiles.py: the inner loop, as LLVM IR
- weights.py: shape of a network, layout of its weights
- text.py: weights as text
"""
