"""A game that two people share."""
