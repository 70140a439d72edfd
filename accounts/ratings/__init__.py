"""Elo ratings: pure functions of results."""
