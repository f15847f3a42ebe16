"""The board without Python: kernels as WebAssembly, a player in JavaScript that drives them, and the board's page.

wasm_module   compiles kernels and links them to one module
call_table    describes the arguments of kernels: which arrays there are, and what is in them
game_kernels  kernels that a player in JavaScript needs beside those of the search
game_export   all that the player needs of one game
page_export   the page and its catalogue, and what learning and the explorer know: units, symmetries, openings, puzzles
export_command  `local_eval.py play --export FOLDER`
static_host   serves a folder, for measurements and tests
auto_bench    points of simulated people against the opponent that adapts
web_bench     speed of the kernels in Chromium, beside machine code
player/       the player in JavaScript
board/        what answers the page in place of a server, and the engine, in a worker
"""
