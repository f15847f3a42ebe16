"""`python -m tempo`: the command line."""

from tempo.cli import console

if __name__ == "__main__":
    console()
