"""Writes: every change of a person, a rating, a sanction or a report."""
