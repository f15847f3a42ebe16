"""`POST /api/gif`: one frame per image, its size and times; what is too much or no image is refused."""

from __future__ import annotations

import struct
from base64 import b64encode
from io import BytesIO
from random import Random
from zlib import crc32

import pytest
from flask.testing import FlaskClient
from PIL import Image, ImageDraw, ImageSequence

from tempo.app.storage.gif import LAST_MS, MAX_FRAME, MAX_FRAMES, MAX_REQUEST, MAX_SIDE, MOVE_MS

SIZE = (240, 200)
COLOURS = ["#eda51c", "#2463b0"]


def png(stones: int = 0, size: tuple[int, int] = SIZE) -> bytes:
    image = Image.new("RGB", size, "white")
    draw = ImageDraw.Draw(image)
    for stone in range(max(0, stones - 30), stones):  # the last ones
        x, y = 8 * (stone % 30), 8 * (stone // 30)
        draw.ellipse((x, y, x + 7, y + 7), fill=COLOURS[stone % 2])
    file = BytesIO()
    image.save(file, "PNG")
    return file.getvalue()


def as_text(*images: bytes) -> list[str]:
    return [b64encode(image).decode() for image in images]


def refusal(client: FlaskClient, frames: object) -> str:
    answer = client.post("/api/gif", json={"frames": frames})
    assert answer.status_code == 400
    return str(answer.json["error"])


@pytest.mark.parametrize("moves", [0, 1, 42, MAX_FRAMES - 1])
def test_a_gif_has_a_frame_for_each_position(client: FlaskClient, moves: int) -> None:
    answer = client.post("/api/gif", json={"frames": as_text(*map(png, range(moves + 1)))})
    assert answer.status_code == 200 and answer.mimetype == "image/gif"
    with Image.open(BytesIO(answer.data)) as image:
        times = [frame.info.get("duration", LAST_MS) for frame in ImageSequence.Iterator(image)]
        assert image.size == SIZE and times == [MOVE_MS] * moves + [LAST_MS]
        assert moves == 0 or image.info["loop"] == 0


def test_the_colours_stay(client: FlaskClient) -> None:
    answer = client.post("/api/gif", json={"frames": as_text(png(0), png(1), png(2))})
    with Image.open(BytesIO(answer.data)) as image:
        image.seek(2)
        last = image.convert("RGB")
    assert [f"#{last.getpixel((x, 4))[0]:02x}" for x in (4, 12, 100)] == ["#ed", "#24", "#ff"]


def test_positions_that_look_alike_lengthen_a_frame(client: FlaskClient) -> None:
    """As after a pass."""
    answer = client.post("/api/gif", json={"frames": as_text(png(1), png(1), png(2))})
    with Image.open(BytesIO(answer.data)) as image:
        assert image.n_frames == 2 and image.info["duration"] == 2 * MOVE_MS


def test_what_is_no_image_is_refused(client: FlaskClient) -> None:
    good = png(3)
    other = BytesIO()
    Image.new("RGB", (8, 8)).save(other, "BMP")
    for data in (b"", b"GIF89a", good[:40], good[:-30], other.getvalue()):
        assert refusal(client, as_text(good, data)) == "frame 2 is not a PNG image that can be read"
    for frame in ("?", 5, None, [], "a", "é"):
        assert refusal(client, [frame]) == "frame 1 should be a PNG image in base64"
    assert refusal(client, as_text(good, png(0, (9, 9)))) == "frame 2 is not as large as the first one"
    assert "unknown field" in client.post("/api/gif", json={"frame": []}).json["error"]


def test_damaged_images_are_refused_with_a_sentence(client: FlaskClient) -> None:
    random, good = Random(5), png(30)
    for _ in range(150):
        damaged = bytearray(good)
        for _ in range(random.randint(1, 6)):
            damaged[random.randrange(8, len(damaged))] = random.randrange(256)
        answer = client.post("/api/gif", json={"frames": as_text(bytes(damaged))})
        assert answer.status_code == 200 or answer.json["error"].startswith("frame 1 is")


def test_too_much_is_refused(client: FlaskClient) -> None:
    for frames in (None, "x", {}, [], as_text(png()) * (MAX_FRAMES + 1)):
        assert refusal(client, frames).startswith(f"frames should be a list of 1 to {MAX_FRAMES} images")
    assert refusal(client, as_text(b"\x89" * (MAX_FRAME + 1))) == f"frame 1 has more than {MAX_FRAME:,} bytes"
    for size in ((MAX_SIDE + 1, 5), (5, MAX_SIDE + 1)):
        assert refusal(client, as_text(png(0, size))) == f"frame 1 is larger than {MAX_SIDE} x {MAX_SIDE} pixels"
    head = bytearray(png())
    head[16:24] = struct.pack(">II", 30_000, 30_000)  # of an image whose pixels would fill the memory
    head[29:33] = struct.pack(">I", crc32(head[12:29]))
    assert refusal(client, as_text(bytes(head))).startswith("frame 1 is")
    assert client.post("/api/gif", json={"frames": ["A" * MAX_REQUEST]}).status_code == 413
    assert client.post("/api/rules", json={"game": "A" * (4 << 20)}).status_code == 413  # others take less
