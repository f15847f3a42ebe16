"""The order in which workers of pytest-xdist begin with test files: others would wait for a long last one.

One of the first three writes the page of all games, which the other files that need it then find.
"""

from collections import Counter
from collections.abc import Sequence

import pytest
from folders import ROOT

LONGEST = [
    ROOT / "tests" / name
    for name in (
        "test_versions.py",
        "test_notebook.py",
        "web/test_web_learning.py",
        "training/test_training_runs.py",
        "test_new_game_network.py",
        "test_small_environment.py",
        "test_new_game.py",
        "arena/jobs/test_ray.py",
        "lab/test_connected_games.py",
        "test_search_idea.py",
        "test_package.py",
        "test_uct_notebook.py",
        "app/browser/test_board_words.py",
    )
]


def longest_first(items: Sequence[pytest.Item]) -> list[pytest.Item]:
    """Return tests file by file: the longest files, then those with the most tests."""
    tests = Counter(item.path for item in items)
    longest = {path: place for place, path in enumerate(LONGEST)}
    return sorted(items, key=lambda item: (longest.get(item.path, len(LONGEST)), -tests[item.path], item.path))
