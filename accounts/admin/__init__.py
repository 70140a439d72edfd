"""The moderators' desk: people, reports, sanctions, ratings."""

from accounts.admin.actions import ModerationActionAdmin
from accounts.admin.ratings import RatedResultAdmin, RatingAdmin, RatingChangeAdmin
from accounts.admin.reports import ReportAdmin
from accounts.admin.sanctions import SanctionAdmin
from accounts.admin.users import AccountAdmin

__all__ = [
    "AccountAdmin",
    "ModerationActionAdmin",
    "RatedResultAdmin",
    "RatingAdmin",
    "RatingChangeAdmin",
    "ReportAdmin",
    "SanctionAdmin",
]
