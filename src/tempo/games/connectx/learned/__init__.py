"""The policy-value network of ConnectX: encoder (inputs, shape), network_agent (the agent), network_data (weights)."""
