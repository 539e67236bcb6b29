"""The command line: one module a command, each with `register(app)`; `app.py` puts them together."""
