"""What the API says about players."""

from __future__ import annotations

from rest_framework import serializers

from accounts.models import Rating, RatingChange, User


class RatingSerializer(serializers.ModelSerializer[Rating]):
    """How strong a player is at one game."""

    is_provisional = serializers.BooleanField(read_only=True)

    class Meta:
        model = Rating
        fields = ("game", "value", "matches", "is_provisional")


class PlayerSerializer(serializers.ModelSerializer[User]):
    """A player's public profile."""

    is_bot = serializers.BooleanField(read_only=True)
    ratings = RatingSerializer(many=True, read_only=True)

    class Meta:
        model = User
        fields = ("username", "is_guest", "is_bot", "bot_level", "date_joined", "ratings")


class RankedPlayerSerializer(serializers.ModelSerializer[Rating]):
    """One line of a leaderboard."""

    username = serializers.CharField(source="user.username")
    is_provisional = serializers.BooleanField(read_only=True)

    class Meta:
        model = Rating
        fields = ("username", "value", "matches", "is_provisional")


class RatingChangeSerializer(serializers.ModelSerializer[RatingChange]):
    """One line of a player's ledger; ``match`` is its cause, ``reason`` explains a recomputation."""

    match = serializers.CharField(source="result.match_code")
    game = serializers.CharField(source="result.game")
    is_void = serializers.BooleanField(source="result.is_void")

    class Meta:
        model = RatingChange
        fields = ("match", "game", "is_void", "place", "before", "after", "reason", "created")
