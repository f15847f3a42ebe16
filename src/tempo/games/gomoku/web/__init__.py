"""The game without Python: its part of the player in JavaScript, and what that needs beside the search.

calls      the rules with all legal moves, and numbers of states, searches and scores
player.js  shortcuts, wins by threats, the refuter, and the search by lines
gomoku_exact.js  exact scores
describe.js  moves in words
"""
