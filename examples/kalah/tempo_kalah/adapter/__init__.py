"""What the lab needs from Kalah."""
