"""The game without Python: its part of the player in JavaScript, and what that needs beside the search.

calls        kernels of book and tables, and data
key_kernels  walks through the positions of book and tables
player.js    shortcuts, and the prover's numbers
connectx_tables.js  opening book and outcome tables
connectx_exact.js   exact scores
describe.js  moves in words
"""
