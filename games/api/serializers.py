"""What the API says about games, tables and matches."""

from __future__ import annotations

from typing import Any

from drf_spectacular.utils import extend_schema_field
from rest_framework import serializers

from games.models import Match, MatchSeat, Table, TableSeat
from games.rules.core import AnyGame


class GameSerializer(serializers.Serializer[Any]):
    """A game: its number of seats and the version of its rules."""

    slug = serializers.CharField()
    rules_version = serializers.IntegerField(source="version")
    min_seats = serializers.SerializerMethodField()
    max_seats = serializers.SerializerMethodField()
    default_seats = serializers.IntegerField()
    options = serializers.SerializerMethodField()

    def get_min_seats(self, game: type[AnyGame]) -> int:
        return game.seat_range[0]

    def get_max_seats(self, game: type[AnyGame]) -> int:
        return game.seat_range[-1]

    @extend_schema_field(serializers.ListField(child=serializers.CharField()))
    def get_options(self, game: type[AnyGame]) -> list[str]:
        return list(game.options_type.__struct_fields__)


class TableSeatSerializer(serializers.ModelSerializer[TableSeat]):
    """A place at a table; ``user`` is null while it is free."""

    user = serializers.SlugRelatedField[Any](slug_field="username", read_only=True)

    class Meta:
        model = TableSeat
        fields = ("seat", "user", "is_ready")


class TableSerializer(serializers.ModelSerializer[Table]):
    """A public table."""

    places = TableSeatSerializer(many=True, read_only=True)

    class Meta:
        model = Table
        fields = (
            "code",
            "game",
            "options",
            "seats",
            "pace",
            "bot_pace",
            "is_rated",
            "watching",
            "status",
            "places",
        )


class MatchSeatSerializer(serializers.ModelSerializer[MatchSeat]):
    """A player of a match."""

    user = serializers.SlugRelatedField[Any](slug_field="username", read_only=True)

    class Meta:
        model = MatchSeat
        fields = ("seat", "user", "place")


class MatchSerializer(serializers.ModelSerializer[Match]):
    """A match; the seed of its shuffles is shown once it is over."""

    players = MatchSeatSerializer(many=True, read_only=True)
    table = serializers.SlugRelatedField[Any](slug_field="code", read_only=True)
    seed = serializers.SerializerMethodField()

    class Meta:
        model = Match
        fields = (
            "code",
            "table",
            "game_slug",
            "options",
            "seats",
            "is_rated",
            "status",
            "ending",
            "version",
            "scores",
            "commitment",
            "seed",
            "started",
            "finished_at",
            "players",
        )

    @extend_schema_field(serializers.CharField(allow_null=True))
    def get_seed(self, match: Match) -> str | None:
        return None if match.is_playing else match.seed


class ActSerializer(serializers.Serializer[Any]):
    """An action, as on the wire; ``version`` is the one that the actor saw."""

    version = serializers.IntegerField(min_value=0)
    action = serializers.DictField()
    id = serializers.CharField(max_length=40, required=False, default="")
