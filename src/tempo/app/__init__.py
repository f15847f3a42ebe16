"""The board: play against engines, with live analysis, reviews, saved games and exercises.

play_command      `local_eval.py play`: server or terminal
bounded_server    HTTP server that slow or many clients cannot stop
server            its application; access and access_token decide who may use it, request_parsing validates requests
page_files        files of the page as they are sent
rules/            positions after moves, moves of texts, and file formats that only a game's adapter knows
pages             open pages: their events and their engines
shared_games      games of two people by seat links; shared_game is one of them, shared_routes has the HTTP routes
allowed_players   which agent files, revisions and engines may sit at a board
move_log          moves that `play --verbose` prints
terminal_session  the board in a terminal, over the public API; terminal_game keeps a game
catalogue         games, players and formats for the page
engine/           engine process of a page, and its client
explorer/         known moves of a position, by an index of the saved games
storage/          boards of pages as files, archive of saved games, GIF pictures
page/             what the browser runs
"""
