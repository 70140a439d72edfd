"""Draws what the site shows: card faces, the emblem, and the cut-down fonts.

``python -m art`` writes the files under ``static/``; they are committed, and a test draws them
again and compares the bytes.
"""
