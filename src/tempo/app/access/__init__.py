"""Access to the board, for its owner and for people who play by a link."""
