"""Who may open the board, and who may play by a link."""
