"""Machine code made ahead of time: linked, placed in memory, and called."""
