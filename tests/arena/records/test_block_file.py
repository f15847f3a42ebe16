"""Files of blocks: one writer, whole blocks alone, in the order of their numbers."""

import errno
from pathlib import Path

import pytest

from tempo.arena.command_line.inputs import BadInput
from tempo.arena.records.block_file import HEAD, Block, BlockFile, read_blocks, seconds_in

BLOCKS = [Block(2, 1.5, b"two"), Block(0, 0.5, b""), Block(1, 0.25, b"one")]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A file with three blocks, out of order."""
    file = BlockFile(tmp_path / "folder" / "some.blocks")
    for block in BLOCKS:
        file.add(block)
    assert file.numbers == {0, 1, 2} and file.seconds == 2.25
    file.close()
    return tmp_path / "folder" / "some.blocks"


def test_blocks_are_read_by_number_and_their_seconds_add_up(path: Path, tmp_path: Path) -> None:
    assert read_blocks(path) == [b"", b"one", b"two"]
    assert seconds_in(path) == 2.25
    assert read_blocks(tmp_path / "none.blocks") == []


def test_there_is_one_writer(path: Path) -> None:
    file = BlockFile(path)
    with pytest.raises(BadInput):
        BlockFile(path)
    file.close()
    BlockFile(path).close()


@pytest.mark.parametrize("left", [1, HEAD.size - 1, HEAD.size, HEAD.size + 2])
def test_a_torn_block_is_cut_off_and_the_next_one_follows(path: Path, left: int) -> None:
    whole = path.read_bytes()
    path.write_bytes(whole + whole[:left])
    file = BlockFile(path)
    assert file.numbers == {0, 1, 2} and path.read_bytes() == whole
    file.add(Block(3, 1.0, b"three"))
    file.close()
    assert read_blocks(path) == [b"", b"one", b"two", b"three"] and seconds_in(path) == 3.25


@pytest.mark.parametrize("place", [0, HEAD.size])
def test_what_follows_a_damaged_byte_is_not_read(path: Path, place: int) -> None:
    """The byte is of the mark of the first block, or of its content."""
    content = bytearray(path.read_bytes())
    content[place] ^= 1
    path.write_bytes(content)
    assert read_blocks(path) == []


def test_a_full_disk_is_said(path: Path) -> None:
    file = BlockFile(path)
    stream = file.file

    class FullDisk:
        name = stream.name

        def write(self, content: bytes) -> int:
            return stream.write(content[:-1])

    file.file = FullDisk()  # type: ignore[assignment]
    with pytest.raises(OSError, match="No space left") as raised:
        file.add(Block(3, 1.0, b"three"))
    assert raised.value.errno == errno.ENOSPC and file.numbers == {0, 1, 2}
    stream.close()
    assert read_blocks(path) == [b"", b"one", b"two"]
