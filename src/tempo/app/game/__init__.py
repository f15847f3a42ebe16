"""The game on a board, without engines and clocks.

game_tree      moves with all variations
board_game  players, configuration, moves, result
game_record    the end of a game, and the game as a record
"""
