"""Games on boards of polygons: Hex, and Dots and Boxes without an agent. Their folders are in `polygon_games`."""

import shutil
from pathlib import Path

import pytest
from folders import ROOT
from new_game_page import COPIED

import tempo.games
from tempo.lab.referee import game_adapter

FOLDER = Path(__file__).with_name("polygon_games")
NAMES = ["boxes", "hex"]


def add_games(patch: pytest.MonkeyPatch) -> None:
    """Let this process find the games."""
    patch.setattr(tempo.games, "__path__", [*tempo.games.__path__, str(FOLDER)])
    patch.setattr(game_adapter, "games", lambda: NAMES)


def copy_with_games(folder: Path) -> None:
    """Copy the sources with the games."""
    for name in COPIED:
        shutil.copy(ROOT / name, folder)
    package = folder / "src" / "tempo"
    unwanted = shutil.ignore_patterns("__pycache__")
    shutil.copytree(ROOT / "src" / "tempo", package, ignore=unwanted)
    shutil.copytree(FOLDER, package / "games", ignore=unwanted, dirs_exist_ok=True)
