"""The page as an app: its manifest and icons, and the script that keeps its files."""

from __future__ import annotations

import json
import re
from io import BytesIO
from urllib.parse import urljoin

from flask.testing import FlaskClient
from page_support import PAGE
from PIL import Image

FOLDER = "/app/page/app/"


def test_the_manifest_and_its_icons(client: FlaskClient) -> None:
    page = client.get("/").get_data(as_text=True)
    assert f'<link rel="manifest" href="{FOLDER[1:]}app.webmanifest" crossorigin="use-credentials">' in page
    answer = client.get(f"{FOLDER}app.webmanifest")
    manifest = json.loads(answer.data)
    assert answer.mimetype == "application/manifest+json" and answer.headers["X-Content-Type-Options"] == "nosniff"
    assert (manifest["name"], manifest["display"], manifest["start_url"]) == ("Tempo", "standalone", "../../../")
    assert {icon.get("purpose", "any") for icon in manifest["icons"]} == {"any", "maskable"}
    for icon in manifest["icons"]:
        image = client.get(FOLDER + icon["src"])
        assert image.status_code == 200 and image.mimetype == icon["type"]
        if icon["type"] == "image/png":
            assert "{}x{}".format(*Image.open(BytesIO(image.data)).size) == icon["sizes"]


def test_the_service_worker_keeps_the_files_of_the_page(client: FlaskClient) -> None:
    """All files, and nothing of the API."""
    answer = client.get("/service_worker.js")
    files = json.loads(re.match(r"const FILES = (.*);\n", answer.get_data(as_text=True))[1])
    own = {f"app/page/{path.relative_to(PAGE).as_posix()}" for path in PAGE.rglob("*.*")}
    own -= {"app/page/index.html", "app/page/service_worker.js"}
    own |= {"./", "app/drawings.js", "app/drawings.css", "web/player/exact.js"}
    assert answer.mimetype == "text/javascript" and set(files) == own
    assert len(files) == len(set(files)) and all(client.get(urljoin("/", file)).status_code == 200 for file in files)


def test_the_page_allows_what_an_app_needs_and_no_more(client: FlaskClient) -> None:
    policy = dict(part.split(" ", 1) for part in client.get("/").headers["Content-Security-Policy"].split("; "))
    assert policy["default-src"] == "'none'"
    own = ("script-src", "style-src", "connect-src", "manifest-src", "worker-src")
    assert {policy[name] for name in own} == {"'self'"}
