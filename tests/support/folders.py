"""Folders that tests read."""

from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SUPPORT = ROOT / "tests" / "support"
MATCH_AGENTS = SUPPORT / "match_agents"  # agents for matches: sound, slow to load, dying
ENGINES = SUPPORT / "engines"  # programs that speak an engine protocol, well or badly
SOLVER_POSITIONS = ROOT / "tests" / "games" / "connectx" / "solver_positions"
