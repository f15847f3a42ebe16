"""Contract of a game with the arena: `GameAdapter`, found by the name of the game.

game_adapter    the games that there are: adapters by name, boards and configurations
adapter_base    GameAdapter: the lab's view of a game
board_adapter   its part about the board
environments    its part about agents and environments, and games through kaggle_environments
adapter_types   types that an adapter is made of
geometry        cells that are polygons
game_types      configuration, moves and result of a game
search_info     an agent's report of its search
exact           exact scores of a game with a solver
file_formats    file formats of other programs
game_options    options for game, board, clock and seed
trainer         interface of a game that can be learned
"""
