"""Matches and their logs.  The log is the truth; a match keeps the state that folding it gives."""

from __future__ import annotations

from datetime import datetime
from functools import cached_property
from typing import TYPE_CHECKING, Any

import msgspec
from django.conf import settings
from django.db import models
from django.db.models import Q, QuerySet
from django.urls import reverse
from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from accounts.models import User
from games.models.codes import CODE_LENGTH, new_code
from games.models.table import Table
from games.rules.core import AnyGame
from games.rules.record import Entry
from games.rules.registry import load_game

if TYPE_CHECKING:
    from games.models.note import Note


class Match(models.Model):
    """One play of a game to its end, with the latest state."""

    class Status(models.TextChoices):
        """Whether it goes on, counts, or no longer counts."""

        PLAYING = "playing", _("Playing")
        FINISHED = "finished", _("Finished")
        ABORTED = "aborted", _("Aborted")
        VOID = "void", pgettext_lazy("match", "Void")

    class Ending(models.TextChoices):
        """How it ended."""

        PLAYED = "played", _("Played to the end")
        RESIGNED = "resigned", _("Resigned")
        LEFT = "left", _("Ended because a player was away")
        LATE = "late", _("Ended because a player did not play in time")
        ABORTED = "aborted", _("Aborted")

    code = models.CharField(max_length=CODE_LENGTH, unique=True, default=new_code, editable=False)
    table = models.ForeignKey(
        Table, on_delete=models.CASCADE, related_name="matches", verbose_name=_("table")
    )
    game_slug = models.SlugField(_("game"))
    rules_version = models.PositiveSmallIntegerField(default=1)
    options: models.JSONField[Any, Any] = models.JSONField(_("options"), default=dict, blank=True)
    seats = models.PositiveSmallIntegerField(_("seats"))
    is_rated = models.BooleanField(_("rated"), default=True)
    status = models.CharField(_("status"), max_length=10, choices=Status, default=Status.PLAYING)
    ending = models.CharField(_("ending"), max_length=10, choices=Ending, blank=True)
    version = models.PositiveIntegerField(default=0, help_text=_("Number of moves so far."))
    decision_version = models.PositiveIntegerField(
        default=0, help_text=_("The version at which a seat was last newly asked.")
    )
    state_json = models.TextField(editable=False)
    seed = models.CharField(max_length=64, editable=False)
    seal = models.CharField(max_length=64, blank=True, editable=False)
    commitment = models.CharField(max_length=64)
    scores: models.JSONField[Any, Any] = models.JSONField(_("scores"), null=True, blank=True)
    paused_at = models.DateTimeField(_("paused since"), null=True, blank=True)
    started = models.DateTimeField(_("started"), auto_now_add=True)
    finished_at = models.DateTimeField(_("finished"), null=True, blank=True)

    class Meta:
        verbose_name = _("match")
        verbose_name_plural = _("matches")
        permissions = (("void_match", _("Can void a match")),)
        indexes = (
            models.Index("status", "finished_at", name="matches_by_end"),
            models.Index("game_slug", "finished_at", name="matches_of_a_game"),
        )

    def __str__(self) -> str:
        return f"{self.game_slug} {self.code}"

    def get_absolute_url(self) -> str:
        return reverse("games:match", args=(self.code,))

    _read_state: tuple[str, Any] = ("", None)
    """The state that ``state_json`` spells, so that it need not be read twice."""

    @cached_property
    def game(self) -> AnyGame:
        return load_game(self.game_slug, seats=self.seats, options=self.options)

    @property
    def state(self) -> Any:
        spelled, state = self._read_state
        if spelled is not self.state_json:
            state = msgspec.json.decode(self.state_json, type=self.game.state_type)
            self._read_state = (self.state_json, state)
        return state

    @state.setter
    def state(self, state: Any) -> None:
        self.state_json = msgspec.json.encode(state).decode()
        self._read_state = (self.state_json, state)

    seen_at: datetime | None = None
    """For a spectator with a delay: the moment of the past at which he sees the match."""

    @property
    def told_notes(self) -> QuerySet[Note]:
        """The notes, as far as whoever sees the match like this may read them."""
        return self.notes.all() if self.seen_at is None else self.notes.filter(at__lte=self.seen_at)

    @cached_property
    def seated(self) -> list[MatchSeat]:
        """The players in the order of the seats, as they were when first asked for."""
        return list(self.players.select_related("user", "stand_in"))

    @property
    def is_playing(self) -> bool:
        return self.status == self.Status.PLAYING

    @property
    def is_casual(self) -> bool:
        """Return whether nothing depends on the result."""
        return not self.is_rated and not self.table.event


class MatchSeat(models.Model):
    """Who plays a seat of a match, its clock, and its final place.

    ``deadline`` is set while the game waits for the seat; ``bank_ms`` is what is left of the
    time that it may use beyond the credit of each turn.  While ``asked_at`` lies ahead, the clock
    waits until the person has seen the first deal.

    ``stand_in`` is the bot that plays for the person, who may take the seat back unless he
    ``has_left`` for good.  ``heard_at`` is when one of his pages or programs last gave a sign.
    """

    class Wish(models.TextChoices):
        """What the person wants; it happens when enough others want the same."""

        PAUSE = "pause", _("Pause")
        BOT = "bot", _("A bot plays for who is away")
        END = "end", _("End the match")
        UNDO = "undo", _("Take the last move back")

    match = models.ForeignKey(Match, on_delete=models.CASCADE, related_name="players")
    seat = models.PositiveSmallIntegerField(_("seat"))
    user = models.ForeignKey(
        settings.AUTH_USER_MODEL,
        on_delete=models.PROTECT,
        related_name="match_seats",
        verbose_name=_("user"),
    )
    bank_ms = models.PositiveIntegerField(default=0)
    asked_at = models.DateTimeField(null=True, blank=True)
    deadline = models.DateTimeField(null=True, blank=True)
    client_seed = models.CharField(max_length=64, blank=True)
    client_seed_after = models.PositiveIntegerField(
        default=0, help_text=_("The number of moves before the client seed came.")
    )
    place = models.PositiveSmallIntegerField(_("place"), null=True, blank=True)
    stand_in = models.ForeignKey(
        settings.AUTH_USER_MODEL,
        on_delete=models.PROTECT,
        null=True,
        blank=True,
        related_name="+",
        verbose_name=_("bot in the seat"),
    )
    has_left = models.BooleanField(_("left for good"), default=False)
    heard_at = models.DateTimeField(null=True, blank=True)
    has_hung_up = models.BooleanField(default=False)
    is_away = models.BooleanField(_("away"), default=False)
    timeouts = models.PositiveSmallIntegerField(
        default=0, help_text=_("How often the clock played for the person.")
    )
    wish = models.CharField(max_length=10, choices=Wish, blank=True)
    wish_version = models.PositiveIntegerField(
        default=0, help_text=_("The number of moves when the wish was made.")
    )

    class Meta:
        verbose_name = _("player")
        verbose_name_plural = _("players")
        ordering = ("match", "seat")
        constraints = (
            models.UniqueConstraint(fields=("match", "seat"), name="one_player_per_seat"),
        )
        indexes = (
            models.Index("deadline", name="seats_by_deadline", condition=Q(deadline__isnull=False)),
            models.Index("asked_at", name="seats_asked", condition=Q(asked_at__isnull=False)),
        )

    def __str__(self) -> str:
        return f"{self.match_id}/{self.seat}"

    @property
    def actor(self) -> User:
        """Return who plays: the person, or the bot that stands in."""
        return self.stand_in or self.user


class LogEntry(models.Model):
    """One move.  ``version`` is the match version it led to: unique, so no move is lost or doubled.

    ``client_id`` is the client's own name for its action: one sent again is found by it.
    """

    match = models.ForeignKey(Match, on_delete=models.CASCADE, related_name="log")
    version = models.PositiveIntegerField()
    seat = models.PositiveSmallIntegerField(null=True, blank=True)
    client_id = models.CharField(max_length=40, blank=True)
    data: models.JSONField[Any, Any] = models.JSONField()

    class Meta:
        ordering = ("match", "version")
        constraints = (
            models.UniqueConstraint(fields=("match", "version"), name="one_entry_per_version"),
            models.UniqueConstraint(
                fields=("match", "seat", "client_id"),
                condition=~Q(client_id=""),
                name="one_entry_per_client_id",
            ),
        )

    def __str__(self) -> str:
        return f"{self.match_id}/{self.version}"

    @property
    def entry(self) -> Entry:
        return msgspec.convert(self.data, Entry)
