"""Importing this fills the tables of lowering: each chapter adds its labels."""
