"""`local_eval.py play`: a board in the browser or in the terminal."""

from __future__ import annotations

import html
import os
import signal
import socket
import sys
import webbrowser
from argparse import ArgumentTypeError, Namespace
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from threading import Thread
from urllib.parse import urlsplit

from tempo.app.access.access import LOOPBACK
from tempo.app.access.allowed_players import AllowedPlayers, reason_to_refuse
from tempo.app.bounded_server import BoundedServer
from tempo.app.catalogue import catalogue
from tempo.app.move_log import MoveLog
from tempo.app.request_parsing import DEFAULT_SECONDS, check_clock
from tempo.app.server import BoardServices, new_app
from tempo.app.storage.game_record import HUMAN
from tempo.arena.adapter.game_adapter import default_first, default_game, new_config
from tempo.arena.adapter.game_options import add_config, examples_of
from tempo.arena.adapter.game_types import MatchConfig
from tempo.arena.command_line.inputs import BadInput, Parser, run_command
from tempo.arena.command_line.inputs import seconds as seconds_typed
from tempo.arena.jobs.own_process import END_SIGNALS
from tempo.arena.players.player_specs import parse_player
from tempo.arena.records.record_file import RUNS
from tempo.native.aot.own_files import write_own

DEFAULT_OPPONENT = "level:3"
OPENED = ".open-{}.html"  # file below the folder of records that leads a browser to the page, with the port
DESCRIPTION = "Play on a board: against the machine, watching it think, learning from it."
NOTES = """\
The page is served to this machine only and needs no network. The printed address holds a token, without which nobody is
let in. Games are saved below runs/games/ when they end or are left. Boards outlive the server: restart it on the same
--port, and an open page goes on.

Pages seat agent files, git:REV and engines (gtp:COMMAND) only with --allow-files FOLDER, a folder without a virtual
environment or the checkout in it. Such a player runs with your rights and can do anything that you can.

examples:
  local_eval.py play                                     the page, in the browser
{examples}  local_eval.py play --terminal --opponent level:7       without a browser

exit code: 0, 2 for input that cannot be used, 130 after Ctrl-C in the terminal
"""


def parser() -> Parser:
    """Return the parser of `play`."""
    options = Parser(
        prog="local_eval.py play", description=DESCRIPTION, epilog=NOTES.format(examples=examples_of("play"))
    )
    add = options.add_argument
    add("game", nargs="?", metavar="GAME", help=f"{', '.join(default_first())} ({default_game()})")
    add_config(options)
    add("--opponent", metavar="PLAYER", help="level:1 to level:10, any player of matches, or human (level:3)")
    files_help = "let pages seat git:REV and the agent files and engines of FOLDER"
    add("--allow-files", type=Path, metavar="FOLDER", help=files_help)
    add("--seat", choices=("first", "second"), default="first", help="where you sit (first)")
    add("--act-timeout", type=seconds_typed, metavar="S", help="seconds per move for both players (default: untimed)")
    add("--bank", type=seconds_typed, metavar="S", help="seconds of overage time per game for both players")
    add("--port", type=int, default=0, metavar="N", help="port of the page (a free one)")
    add("--host", default="127.0.0.1", metavar="H", help="address to listen on (127.0.0.1: this machine only)")
    add("--no-browser", action="store_true", help="only print the address")
    site_help = "where links lead that the page copies: the address of a page that --export wrote (none)"
    add("--site", type=site_typed, metavar="URL", help=site_help)
    add("--records", type=Path, default=RUNS / "games", metavar="DIR", help="folder for saved games (runs/games)")
    add("--verbose", action="store_true", help="also print the moves of games in the browser here")
    what = "write the board as files for a static host instead: --export FOLDER --help lists what it takes"
    add("--export", metavar="FOLDER", help=what)
    add("--terminal", action="store_true", help="play in the terminal")
    return options


def site_typed(text: str) -> str:
    """Parse the address of a page for everybody."""
    try:
        parts = urlsplit(text)
        is_address = parts.scheme in ("http", "https") and parts.hostname is not None
    except ValueError:
        is_address = False
    if not is_address or not text.isprintable() or " " in text:
        raise ArgumentTypeError(f"'{text}' is not the address of a page, such as https://example.org/tempo/")
    return parts._replace(query="", fragment="").geturl()


def _config_of(options: Namespace) -> MatchConfig:
    """Return game and clock; without a named clock the game is untimed."""
    game = options.game or default_game()
    if options.act_timeout is None and options.bank is None:
        return new_config(game, options.config, DEFAULT_SECONDS, 0.0, timed=False)
    usual = new_config(game)
    act = usual.act_timeout if options.act_timeout is None else options.act_timeout
    bank = usual.bank if options.bank is None else options.bank
    return new_config(game, options.config, *check_clock(act, bank))


def run(options: Namespace) -> int:
    """Serve the page, or play in the terminal."""
    config, opponent = _config_of(options), options.opponent or DEFAULT_OPPONENT
    if opponent != HUMAN:
        parse_player(opponent, config.game)
    seats = (HUMAN, opponent) if options.seat == "first" else (opponent, HUMAN)
    if options.terminal:
        from tempo.app.terminal.terminal_session import TerminalSession  # with the search, which the server needs later

        _handle_end_signals(_interrupt)  # so that the game is saved
        return TerminalSession(config, seats, options.records).run()
    if not 0 <= options.port < 65536:
        raise BadInput(f"--port {options.port}: ports go from 1 to 65535")
    allowed = _allowed_players(options.allow_files, opponent)
    services = BoardServices(options.records, allowed, MoveLog() if options.verbose else None)
    server = _bind_server(services, options.host, options.port, options.site)
    address = f"http://{_address_of(options.host)}:{server.server_port}/?token={services.files.token}"
    if set(options.typed) & {"--config", "--opponent", "--seat", "--act-timeout", "--bank"} or options.game:
        address += f"#board={services.files.add(config, seats)}"
    if options.host not in LOOPBACK:
        print("connections from other machines are not encrypted: who listens learns the token", file=sys.stderr)
    print(f"{address}   (Ctrl-C ends it)", flush=True)
    Thread(target=_warm_up, args=(allowed,), daemon=True).start()
    opened = options.records / OPENED.format(server.server_port)
    if not options.no_browser:
        Thread(target=_open_browser, args=(address, opened), daemon=True).start()
    try:
        _serve(server, services)
    finally:
        opened.unlink(missing_ok=True)
    return 0


def _allowed_players(folder: Path | None, opponent: str) -> AllowedPlayers:
    """Return which programs of others pages may seat; BadInput if the folder does not exist or holds too many."""
    if folder is None:
        return AllowedPlayers(typed=opponent)
    if not folder.is_dir():
        mend = "; a game stands before --allow-files" if str(folder) in default_first() else ""
        raise BadInput(f"--allow-files {folder}: there is no such folder{mend}")
    if fault := reason_to_refuse(folder):
        raise BadInput(f"--allow-files {folder}: {fault}; name a folder with nothing but agent files and engines")
    return AllowedPlayers(folder.resolve(), opponent)


def _address_of(host: str) -> str:
    """Return the host for a browser on this machine."""
    if host in ("0.0.0.0", "::"):
        return "127.0.0.1"
    return f"[{host}]" if ":" in host else host


def _bind_server(services: BoardServices, host: str, port: int, site: str | None = None) -> BoundedServer:
    """Return the server, bound to its port."""
    with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as trial:
        trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            trial.bind((host, port))
        except OSError as problem:
            where, mend = (f"{host} port {port}", "; without --port a free one is found") if port else (host, "")
            raise BadInput(f"cannot listen on {where}: {problem.strerror}{mend}") from None
    return BoundedServer(host, port, new_app(services, host, site))


def _serve(server: BoundedServer, services: BoardServices) -> None:
    """Serve until Ctrl-C, or until a signal asks to end; a second one ends without waiting for players."""

    def stop(number: int, frame: object) -> None:
        """End the loop. An exception here could close a new connection that its thread is about to read."""
        server.shutdown()

    _handle_end_signals(stop)
    server.serve_forever()
    with suppress(KeyboardInterrupt):
        _handle_end_signals(_interrupt)
        services.close()


def _interrupt(number: int, frame: object) -> None:
    raise KeyboardInterrupt


def _handle_end_signals(handler: Callable[[int, object], None]) -> None:
    """Call the handler on Ctrl-C and the signals that ask to end, but those that nohup or a shell lets be ignored."""
    for number in (signal.SIGINT, *END_SIGNALS):
        if signal.getsignal(number) is not signal.SIG_IGN:
            signal.signal(number, handler)


def _warm_up(allowed: AllowedPlayers) -> None:
    """Prepare what the first click would otherwise wait for."""
    catalogue(allowed)
    for game in default_first():
        with suppress(BadInput):
            parse_player(DEFAULT_OPPONENT, game)


def _open_browser(address: str, page: Path) -> None:
    """Open the page if there is a display.

    Every user can read the command line of a browser, so it gets the name of a file that only this user can read. The
    file leads to the address.
    """
    if sys.platform == "linux" and not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        return
    with suppress(OSError, webbrowser.Error):
        page.unlink(missing_ok=True)
        write_own(page, f'<meta http-equiv="refresh" content="0; url={html.escape(address)}">'.encode())
        webbrowser.open(page.resolve().as_uri())


def main(argv: list[str]) -> int:
    """Run `play` and return the exit code."""
    return run_command(parser(), run, argv)
