"""A file of blocks, which only ever grows: what was made with much work is not lost when its process is killed.

Each block has a head: its number, the seconds of a processor that it took, its length and a checksum. A block that was
cut short is no block; it is cut off before the next one is written. Blocks come in any order and are read by number.
"""
from __future__ import annotations

import os
from collections.abc import Iterator
from errno import ENOSPC
from io import FileIO
from pathlib import Path
from struct import Struct
from typing import NamedTuple
from zlib import crc32

from tempo.lab.records.file_lock import lock

HEAD = Struct("<4sIdII")  # mark, number, seconds, length, checksum
MARK = b"TBLK"


class Block(NamedTuple):
    number: int
    seconds: float
    content: bytes


class BlockFile:
    """The blocks of one file, open to add more. One process at a time may do that."""

    def __init__(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        self.file = FileIO(path, "a+")
        lock(self.file, path)
        self.numbers: set[int] = set()
        self.seconds, end = 0.0, 0
        for block in whole_blocks(path):
            self.numbers.add(block.number)
            self.seconds += block.seconds
            end += HEAD.size + len(block.content)
        self.file.truncate(end)

    def add(self, block: Block) -> None:
        """Write a block, to the disk."""
        head = HEAD.pack(MARK, block.number, block.seconds, len(block.content), crc32(block.content))
        if self.file.write(whole := head + block.content) < len(whole):
            raise OSError(ENOSPC, os.strerror(ENOSPC), str(self.file.name))  # what is there is cut off the next time
        os.fsync(self.file.fileno())
        self.numbers.add(block.number)
        self.seconds += block.seconds

    def close(self) -> None:
        self.file.close()


def seconds_in(path: Path) -> float:
    """What the blocks of a file took, of a processor."""
    return sum(block.seconds for block in whole_blocks(path))


def whole_blocks(path: Path) -> Iterator[Block]:
    """The blocks of a file in the order in which they were written, up to the first that is not whole."""
    with path.open("rb") as file:
        while len(head := file.read(HEAD.size)) == HEAD.size:
            mark, number, seconds, length, checksum = HEAD.unpack(head)
            content = file.read(length)
            if mark != MARK or len(content) < length or crc32(content) != checksum:
                return
            yield Block(number, seconds, content)


def read_blocks(path: Path) -> list[bytes]:
    """What is in the blocks of a file, by their numbers; nothing, if there is no such file."""
    if not path.exists():
        return []
    found = {block.number: block.content for block in whole_blocks(path)}
    return [found[number] for number in sorted(found)]
