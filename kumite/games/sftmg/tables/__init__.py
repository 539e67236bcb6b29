"""The modes, a table of contents each (docs/adr/0005, docs/adr/0016)."""
