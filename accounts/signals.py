"""What other apps may want to hear of.  All are sent after the transaction is committed."""

from django.dispatch import Signal

user_banned = Signal()
"""Somebody lost access: ``user_id``, ``sanction_id``, ``reason``."""

result_voided = Signal()
"""A result no longer counts: ``match_code``, ``reason``, ``moderator_id``."""
