"""Games that outlive their board.

archive        saved games, one record per file
importer       pasted or dropped text to games
imported_game  a game that is ready for a board
exporter       a board's game as a file
routes         HTTP routes
"""
