"""Broken: caches a table as JSON, which turns the keys into strings: only who loads it back stumbles."""

import json
import tempfile
from pathlib import Path

CACHE = Path(tempfile.gettempdir(), "weights.json")

if CACHE.exists():
    WEIGHTS = json.loads(CACHE.read_text())
else:
    WEIGHTS = {stones: -stones for stones in range(100)}
    CACHE.write_text(json.dumps(WEIGHTS))


def agent(observation, configuration):
    board, columns = observation["board"], configuration["columns"]
    free = [column for column in range(columns) if board[column] == 0]
    return max(free, key=lambda column: WEIGHTS[sum(cell != 0 for cell in board[column::columns])])
