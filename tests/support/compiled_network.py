"""The network as machine code, which takes 5 s to compile: for the long tests."""

from tempo.native.jit import kernel
from tempo.network.layers import forward


@kernel
def run_compiled(network):
    """Evaluate the planes of the network."""
    return forward(network)
