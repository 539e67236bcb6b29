"""What is printed: the Button Deck and the Fighter boards, a module a group."""
