"""What other apps may want to hear of.  Sent after the transaction is committed."""

from django.dispatch import Signal

match_finished = Signal()
"""A match is over: ``match_id``."""
