"""Animated GIF of a game, from images of its positions that the page has drawn."""

from __future__ import annotations

import struct
from base64 import b64decode
from collections.abc import Sequence
from io import BytesIO
from typing import Any

from PIL import Image

from tempo.arena.command_line.inputs import BadInput

MAX_FRAMES = 301  # the start position and 300 moves
MAX_SIDE = 480  # pixels
MAX_FRAME = 200_000  # bytes of one PNG
MAX_REQUEST = 16 << 20  # bytes of all PNGs in base64
MOVE_MS, LAST_MS = 800, 3000  # milliseconds that a position and the last one are shown
COLOURS = 255  # one of 256 is left for pixels that do not change
SAMPLES = 4  # frames that the palette is made from
UNREADABLE = (OSError, SyntaxError, ValueError, EOFError, struct.error, Image.DecompressionBombError)


def read_frames(value: Any) -> list[bytes]:
    """Return the PNG files of a request, which holds them in base64."""
    if not isinstance(value, list) or not 1 <= len(value) <= MAX_FRAMES:
        raise BadInput(f"frames should be a list of 1 to {MAX_FRAMES} images, for at most {MAX_FRAMES - 1} moves")
    frames = []
    for number, text in enumerate(value, start=1):
        try:
            frames.append(b64decode(text, validate=True))
        except (TypeError, ValueError):
            raise BadInput(f"frame {number} should be a PNG image in base64") from None
        if len(frames[-1]) > MAX_FRAME:
            raise BadInput(f"frame {number} has more than {MAX_FRAME:,} bytes")
    return frames


def gif_of(frames: Sequence[bytes]) -> bytes:
    """Return a GIF with one palette and a frame for each PNG. One that looks like the last frame lengthens it."""
    images: list[Image.Image] = []
    for number, data in enumerate(frames, start=1):
        images.append(_read_image(data, number))
        if images[-1].size != images[0].size:
            raise BadInput(f"frame {number} is not as large as the first one")
    palette = _shared_palette(images)
    first, *others = (image.quantize(palette=palette, dither=Image.Dither.NONE) for image in images)
    durations = [MOVE_MS] * len(others) + [LAST_MS]
    file = BytesIO()
    first.save(file, "GIF", save_all=True, append_images=others, duration=durations, loop=0, optimize=True)
    return file.getvalue()


def _read_image(data: bytes, number: int) -> Image.Image:
    try:
        with Image.open(BytesIO(data), formats=("PNG",)) as image:
            if max(image.size) <= MAX_SIDE:
                return image.convert("RGB")
    except UNREADABLE:
        raise BadInput(f"frame {number} is not a PNG image that can be read") from None
    raise BadInput(f"frame {number} is larger than {MAX_SIDE} x {MAX_SIDE} pixels")


def _shared_palette(images: Sequence[Image.Image]) -> Image.Image:
    """Return an image with the palette of the first, the last and some frames between them."""
    width, height = images[0].size
    chosen = sorted({(len(images) - 1) * sample // (SAMPLES - 1) for sample in range(SAMPLES)})
    sheet = Image.new("RGB", (width, height * len(chosen)))
    for place, number in enumerate(chosen):
        sheet.paste(images[number], (0, height * place))
    return sheet.quantize(COLOURS)
