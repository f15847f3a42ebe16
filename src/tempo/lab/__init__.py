"""The lab measures players; it names no game.

statistics     scores, SPRT and ratings
report         tables, plots and pages
tournament     matches, gauntlets, ladders and the one-minute check
review         moves held against exact scores
tune           values of options and time plans
check          whether the competition takes a file
bench          signatures and speeds
plot           one search, drawn on the board
"""
