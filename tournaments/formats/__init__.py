"""Pairing, standings and tie-breaks: pure functions of entries and results."""
