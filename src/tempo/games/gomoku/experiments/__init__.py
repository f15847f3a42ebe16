"""Measurements for Gomoku, run by hand, and the makers of its openings and weights."""
