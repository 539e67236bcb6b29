"""Times: phases, steps, and how long something lasts."""
