"""Packing of machine code as text: a chapter is a line of JSON, which lists its objects, and the code of each.

Kernels have much code in common, so a built file holds all of its own as one chapter: about half the size of several.
"""
import json
import lzma
from base64 import b85decode, b85encode
from collections.abc import Iterable
from textwrap import wrap

from tempo.native.loader.aot_format import CHAPTER

LINE = 118  # characters


def packed(chapter: bytes) -> list[str]:
    """Return a chapter as lines of text."""
    data = lzma.compress(chapter, check=lzma.CHECK_NONE, preset=lzma.PRESET_DEFAULT | lzma.PRESET_EXTREME)
    return wrap(b85encode(data).decode("ascii"), LINE)


def unpacked(text: str) -> bytes:
    """Return the chapter in lines of text."""
    return lzma.decompress(b85decode(text.replace("\n", "")))


def new_chapter(objects: Iterable[tuple], codes: Iterable[bytes]) -> bytes:
    """Return a chapter of some objects, of each all fields but its code, and their codes."""
    return json.dumps(list(objects)).encode() + b"\n" + b"".join(codes)


def chapters_of(payload: str) -> dict[str, str]:
    """Return the packed chapters below a line of JSON by the modules that they need."""
    _, *parts = CHAPTER.split(payload)
    return dict(zip(parts[::2], parts[1::2], strict=True))


def merged(payload: str, names: set[str]) -> str:
    """Return those chapters that need only these modules as one; a file never calls the others."""
    kept = {needed: unpacked(text) for needed, text in chapters_of(payload).items() if names.issuperset(needed.split())}
    if not kept:
        return ""
    indices, codes = zip(*(chapter.split(b"\n", 1) for chapter in kept.values()), strict=True)
    chapter = new_chapter([made for index in indices for made in json.loads(index)], codes)
    needed = sorted({name for head in kept for name in head.split()})
    return "\n".join([f"{' '.join(needed)}:", *packed(chapter), ""])
