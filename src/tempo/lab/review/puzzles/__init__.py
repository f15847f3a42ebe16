"""Puzzles from reviewed games."""
