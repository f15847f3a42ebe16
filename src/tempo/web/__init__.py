"""The agents without Python: kernels as WebAssembly, and a player in JavaScript that drives them.

wasm_module   compiles kernels and links them to one module
call_table    describes the arguments of kernels: which arrays there are, and what is in them
game_kernels  kernels that a player in JavaScript needs beside those of the search
game_export   all that the player needs of one game
export_command  `local_eval.py export-web`
static_host   serves a folder, for measurements and tests
web_bench     speed of the kernels in Chromium, beside machine code
player/       the player in JavaScript
"""
