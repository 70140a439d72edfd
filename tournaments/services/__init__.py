"""Writes: every change of a tournament."""
