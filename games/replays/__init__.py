"""Finished matches to look at again: the pictures of a replay, and what a bot thinks of the moves."""
