"""Games that outlive their board.

archive         saved games, one record per file
closed_folders  rights of other users on what is saved: none
importer        pasted or dropped text to games
imported_game   a game that is ready for a board
exporter        a board's game as a file
routes          HTTP routes
"""
