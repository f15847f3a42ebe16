"""The lab measures players; it names no game.

command_line   options, errors and progress
jobs           jobs over cores or a Ray cluster
referee        one game, and what the lab needs from a game (GameAdapter)
players        players of a match by their names
records        games on disk, and formats of other programs
statistics     scores, SPRT and ratings
report         tables, plots and pages
tournament     matches, gauntlets, ladders and the one-minute check
review         moves held against exact scores
tune           values of options and time plans
check          whether the competition takes a file
bench          signatures and speeds
plot           one search, drawn on the board
"""
