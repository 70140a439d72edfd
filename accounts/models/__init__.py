"""People and what the site knows about them."""

from accounts.models.conduct import Conduct
from accounts.models.ignoring import Ignored
from accounts.models.moderation import ModerationAction, Report, Sanction
from accounts.models.preferences import Preferences
from accounts.models.ratings import RatedPlayer, RatedResult, Rating, RatingChange
from accounts.models.user import User

__all__ = [
    "Conduct",
    "Ignored",
    "ModerationAction",
    "Preferences",
    "RatedPlayer",
    "RatedResult",
    "Rating",
    "RatingChange",
    "Report",
    "Sanction",
    "User",
]
