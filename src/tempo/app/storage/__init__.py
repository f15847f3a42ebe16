"""Games that outlive their board.

archive         saved games, one record per file
closed_folders  rights of other users on what is saved: none
gif             pictures that move
routes          HTTP routes
"""
