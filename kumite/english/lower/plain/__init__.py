"""Nodes put as the readings expect them, before they are read: what the grammar had to read in a clumsy way, or what
print says in a roundabout one.  contents.py lists the rules by label, in order."""
