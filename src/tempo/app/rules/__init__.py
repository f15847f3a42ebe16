"""Stateless requests about a game's rules, positions and formats."""
