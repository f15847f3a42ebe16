"""The policy-value network of Gomoku: encoder (inputs, shapes), network_agent (the agent), network_data (weights)."""
