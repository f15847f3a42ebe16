"""The network as batches of positions run it."""
