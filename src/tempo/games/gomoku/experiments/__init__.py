"""Measurements for Gomoku, run by hand: threat_bench times the threat searches."""
