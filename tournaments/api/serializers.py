"""What the API says about tournaments."""

from __future__ import annotations

from typing import Any

from rest_framework import serializers

from tournaments.models import Entrant, LogLine, Pairing, PairingSeat, Round, Tournament
from tournaments.selectors import result_of


class TournamentSerializer(serializers.ModelSerializer[Tournament]):
    """A tournament; ``players`` counts who has not withdrawn."""

    organiser = serializers.SlugRelatedField[Any](slug_field="username", read_only=True)
    players = serializers.IntegerField(read_only=True)

    class Meta:
        model = Tournament
        fields = (
            "slug",
            "name",
            "description",
            "organiser",
            "format",
            "game",
            "options",
            "pace",
            "is_rated",
            "starts",
            "time_zone",
            "rounds",
            "round_gap",
            "round_minutes",
            "min_players",
            "max_players",
            "bot_fill",
            "status",
            "reason",
            "players",
        )


class EntrantSerializer(serializers.ModelSerializer[Entrant]):
    """Somebody who entered; ``seed`` is the place in the starting order."""

    username = serializers.CharField(source="user.username")
    bot_level = serializers.CharField(source="user.bot_level")

    class Meta:
        model = Entrant
        fields = ("username", "bot_level", "seed", "withdrawn_at")


class PairingSeatSerializer(serializers.ModelSerializer[PairingSeat]):
    """Who sits where."""

    username = serializers.CharField(source="entrant.user.username")

    class Meta:
        model = PairingSeat
        fields = ("seat", "username")


class PairingSerializer(serializers.ModelSerializer[Pairing]):
    """A pairing; one player alone has a bye.  ``points`` are by seat, null while it is open."""

    seats = PairingSeatSerializer(many=True, read_only=True)
    match = serializers.SlugRelatedField[Any](slug_field="code", read_only=True)
    table = serializers.SlugRelatedField[Any](
        source="match.table", slug_field="code", read_only=True, default=None
    )
    points = serializers.SerializerMethodField()

    class Meta:
        model = Pairing
        fields = ("number", "seats", "match", "table", "ruling", "points")

    def get_points(self, pairing: Pairing) -> list[float] | None:
        result = result_of(pairing)
        return list(result.points) if result.is_settled else None


class RoundSerializer(serializers.ModelSerializer[Round]):
    """A round with its pairings."""

    pairings = PairingSerializer(many=True, read_only=True)

    class Meta:
        model = Round
        fields = ("number", "started_at", "finished_at", "pairings")


class StandingSerializer(serializers.Serializer[Any]):
    """One line of the standings; equal players share a place."""

    place = serializers.IntegerField()
    username = serializers.CharField()
    points = serializers.FloatField()
    buchholz_cut = serializers.FloatField()
    buchholz = serializers.FloatField()
    sonneborn_berger = serializers.FloatField()
    direct = serializers.FloatField()


class LogLineSerializer(serializers.ModelSerializer[LogLine]):
    """What happened: the sentence, and what it was made from."""

    text = serializers.CharField(source="__str__")
    actor = serializers.SlugRelatedField[Any](slug_field="username", read_only=True)

    class Meta:
        model = LogLine
        fields = ("at", "actor", "verb", "facts", "text")
