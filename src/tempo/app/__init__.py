"""The board: play against engines, with live analysis, reviews, saved games and exercises.

play_command      `local_eval.py play`: server or terminal
bounded_server    HTTP server that slow or many clients cannot stop
server            its application; access and access_token decide who may use it, request_parsing validates requests
rules_route       positions after moves, for the page
allowed_players   which agent files, revisions and engines may sit at a board
boards            all boards of a server, their events and files
board             requests to a board; live_game (engines, clocks) and board_state (JSON for the page) below it
terminal_session  the board in a terminal, over the public API; terminal_game keeps a game, terminal_view prints it
catalogue         games, players and formats for the page
plies             plies as the page draws them
timers            timers of all boards
child_process     child processes that exchange lines of JSON
game/             the game on a board: tree of moves, result, record
engine/           engine process of a board, and its client
storage/          archive of saved games, import, export
learn/            scores of positions, puzzles and saved games for the page's reviews
page/             what the browser runs
"""
