"""Exercises of a person's mistakes: a file for each, named by a digest of its id, in a folder below the records.

The page reads what they hold (page/practice/deck.js). Two pages that write different exercises do not meet.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from tempo.arena.command_line.inputs import BadInput
from tempo.arena.players.versions import digest
from tempo.native.aot.own_files import make_own_folder
from tempo.native.atomic_file import atomic_write

CARDS = ".exercises"  # folder below the records
MOST_CARDS = 200  # of a request
MAX_ID = 4000  # characters: game, board and moves
Card = dict[str, Any]


def kept_cards(records: Path) -> list[Card]:
    """Return all exercises that can be read."""
    cards = []
    for path in sorted((records / CARDS).glob("*.json")):
        with suppress(OSError, ValueError):  # deleted meanwhile, or damaged
            card = json.loads(path.read_text(encoding="utf-8"))
            if isinstance(card, dict):
                cards.append(card)
    return cards


def keep_cards(records: Path, cards: Any) -> None:
    """Write exercises in place of those with the same id; raise BadInput if they are none or cannot be written."""
    checked = read_cards(cards)
    folder = records / CARDS
    try:
        make_own_folder(records)
        make_own_folder(folder)
        for card in checked:
            with atomic_write(folder / f"{digest(card['id'].encode())}.json") as file:
                file.write(json.dumps(card, separators=(",", ":")).encode())
    except OSError as problem:
        raise BadInput(f"the exercise is not kept: cannot write in '{folder}': {problem.strerror}") from None


def read_cards(cards: Any) -> Sequence[Card]:
    """Return the exercises of a request."""
    if not isinstance(cards, list) or len(cards) > MOST_CARDS:
        raise BadInput(f"cards should be a list of at most {MOST_CARDS}")
    for card in cards:
        if not isinstance(card, dict) or not isinstance(card.get("id"), str) or not 0 < len(card["id"]) <= MAX_ID:
            raise BadInput(f"a card should be an object with an id of at most {MAX_ID} characters")
    return cards
