"""What stands around a text: needs, brackets, costs, riders."""
