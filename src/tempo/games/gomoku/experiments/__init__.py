"""Measurements for Gomoku, run by hand: threat_bench times the threat searches, line_bench the evaluation by lines."""
