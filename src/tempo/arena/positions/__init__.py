"""Positions of any game: openings, typed moves, and the moves that lead to given cells."""
