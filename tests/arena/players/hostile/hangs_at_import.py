"""Is never loaded."""
while True:
    pass
