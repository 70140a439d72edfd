"""The log of what moderators did, to read."""

from __future__ import annotations

from django.contrib import admin

from accounts.admin.asking import ReadOnly
from accounts.models import ModerationAction


@admin.register(ModerationAction)
class ModerationActionAdmin(ReadOnly, admin.ModelAdmin[ModerationAction]):
    """Who did what to whom, when and why."""

    list_display = ("created", "moderator", "verb", "user", "thing", "reason")
    list_filter = ("verb", "moderator")
    search_fields = ("user__username", "moderator__username", "thing", "reason")
    list_select_related = ("moderator", "user")
    date_hierarchy = "created"
    ordering = ("-pk",)
