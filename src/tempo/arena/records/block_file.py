"""Append-only file of blocks: results of long computations survive when the process is killed.

Each block has a head with its number, its CPU seconds, its length and a checksum. An incomplete last block is cut off
before the next one is written. Blocks come in any order and are read by number.
"""
from __future__ import annotations

import os
from collections.abc import Iterator
from errno import ENOSPC
from pathlib import Path
from struct import Struct
from typing import NamedTuple
from zlib import crc32

from tempo.arena.records.locked_file import LockedFile

HEAD = Struct("<4sIdII")  # mark, number, seconds, length, checksum
MARK = b"TBLK"


class Block(NamedTuple):
    """A block with its number and CPU seconds."""

    number: int
    seconds: float
    content: bytes


class BlockFile:
    """The blocks of a file, open to append. One process at a time may do that."""

    def __init__(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        self.file = LockedFile(path, "a+")
        self.numbers: set[int] = set()
        self.seconds, end = 0.0, 0
        for block in whole_blocks(path):
            self.numbers.add(block.number)
            self.seconds += block.seconds
            end += HEAD.size + len(block.content)
        self.file.truncate(end)

    def add(self, block: Block) -> None:
        """Append a block and sync it to disk."""
        head = HEAD.pack(MARK, block.number, block.seconds, len(block.content), crc32(block.content))
        if self.file.write(whole := head + block.content) < len(whole):
            raise OSError(ENOSPC, os.strerror(ENOSPC), str(self.file.name))  # the next start cuts the part off
        os.fsync(self.file.fileno())
        self.numbers.add(block.number)
        self.seconds += block.seconds

    def close(self) -> None:
        """Close the file."""
        self.file.close()


def seconds_in(path: Path) -> float:
    """Return the CPU seconds of all blocks of a file."""
    return sum(block.seconds for block in whole_blocks(path))


def whole_blocks(path: Path) -> Iterator[Block]:
    """Yield the blocks of a file in the order of writing, up to the first incomplete one."""
    with path.open("rb") as file:
        while len(head := file.read(HEAD.size)) == HEAD.size:
            mark, number, seconds, length, checksum = HEAD.unpack(head)
            content = file.read(length)
            if mark != MARK or len(content) < length or crc32(content) != checksum:
                return
            yield Block(number, seconds, content)


def read_blocks(path: Path) -> list[bytes]:
    """Return the contents of all blocks, ordered by number; empty if there is no file."""
    if not path.exists():
        return []
    contents = {block.number: block.content for block in whole_blocks(path)}
    return [contents[number] for number in sorted(contents)]
