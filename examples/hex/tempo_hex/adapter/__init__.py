"""What the lab needs from Hex."""
