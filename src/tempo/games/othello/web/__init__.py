"""The game without Python: its part of the player in JavaScript, and what that needs beside the search.

calls      what the prover expects of a proof
player.js  positions, the prover's numbers, and exact scores
describe.js  moves in words
"""
