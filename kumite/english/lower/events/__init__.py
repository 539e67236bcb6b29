"""Events: what a Response or a fired effect waits for, and what a rule is about."""
