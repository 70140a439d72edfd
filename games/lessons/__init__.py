"""Lessons: worked examples of the rules that a visitor plays at a table of his own.

Each is one of the scenarios that test the rules, so that the examples cannot be wrong.
"""
