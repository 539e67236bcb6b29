"""Ultra Deluxe 2D Arcade Megafighter."""
