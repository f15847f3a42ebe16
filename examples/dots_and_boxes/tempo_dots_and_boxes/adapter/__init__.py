"""What the lab needs from Dots and Boxes."""
