"""Games that outlive their board.

archive         saved games, one record per file
saved_games     saved games to make exercises of, and the mistakes found in them
exercise_cards  exercises of a person's mistakes, one per file
game_record     a game of the terminal as a record
board_files     boards of pages as files, and the rights of other users on what is saved: none
board_routes    HTTP routes of boards and their engines
gif             pictures that move
routes          HTTP routes of saved games
"""
