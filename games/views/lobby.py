"""Finding a table, opening one, sitting down and standing up."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import msgspec
from allauth.decorators import rate_limit
from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.views.decorators.http import require_POST

from accounts.models import User
from accounts.services.bots import ensure_bots
from accounts.views.entrance import admit
from games import catalog, selectors
from games.bots.levels import LEVELS
from games.forms import TableForm
from games.messages import NameSeed
from games.models import BotPace, Table, Watching
from games.rules.errors import RuleError
from games.rules.registry import GAMES
from games.services.lobby import add_bot as seat_bot
from games.services.lobby import join_table, leave_table, open_table, set_watching

TABLES_LISTED: Final = 30


def lobby(request: HttpRequest) -> HttpResponse:
    """Show the tables that wait for players and those where people play."""
    context = {
        "open_tables": selectors.cards_of(selectors.open_tables()[:TABLES_LISTED]),
        "live_tables": selectors.cards_of(selectors.live_tables()[:TABLES_LISTED]),
        "your_tables": selectors.cards_of(selectors.tables_of(request.user)),
        "games": catalog.GAMES.values(),
    }
    return render(request, "games/lobby.html", context)


@login_required
def new_table(request: HttpRequest) -> HttpResponse:
    """Open a table."""
    is_guest = _person(request).is_guest
    form = TableForm(request.POST or None, is_guest=is_guest, initial=_wished(request))
    if request.method == "POST" and form.is_valid():
        data = form.cleaned_data
        try:
            table = open_table(
                host=_person(request),
                game=data["game"],
                seats=data["seats"],
                options=data["options"],
                pace=data["pace"],
                is_rated=data.get("is_rated", False),
                is_private=data["is_private"],
                bot_pace=data["bot_pace"] or BotPace.NORMAL,
                watching=data["watching"] or Watching.OPEN,
            )
        except RuleError as error:
            form.add_error(None, selectors.sentence_of(error))
        else:
            return redirect(table)
    return render(request, "games/new_table.html", {"form": form})


def _wished(request: HttpRequest) -> dict[str, Any]:
    """Return what the form begins with: a link may ask for a game or for a casual table."""
    slug = request.GET.get("game", "")
    wished: dict[str, Any] = {"is_rated": "casual" not in request.GET}
    if slug in catalog.GAMES:
        wished |= {"game": slug, "seats": GAMES[slug].default_seats}
    return wished


@require_POST
@rate_limit(action="guest")  # type: ignore[untyped-decorator] # allauth is untyped
def quick_play(request: HttpRequest) -> HttpResponse:
    """Sit a visitor down against bots at once; who is nobody yet becomes a guest."""
    slug, level = request.POST.get("game", ""), request.POST.get("level", LEVELS[0])
    if slug not in catalog.GAMES or level not in LEVELS:
        return redirect("games:lobby")
    person = admit(request)
    seats = GAMES[slug].default_seats
    try:
        table = open_table(
            host=person, game=slug, seats=seats, is_rated=not person.is_guest, is_private=True
        )
        for bot in ensure_bots(levels=[level], each=seats - 1):
            seat_bot(table=table, host=person, bot=bot)
    except RuleError as error:
        messages.error(request, selectors.sentence_of(error))
        return redirect("games:lobby")
    address = table.get_absolute_url()
    return redirect(f"{address}?guide" if "guide" in request.POST else address)


@login_required
@require_POST
def join(request: HttpRequest, code: str) -> HttpResponse:
    """Sit down."""
    named = _named_seed(request)
    user = _person(request)
    return _change(request, code, lambda table: join_table(table=table, user=user, named=named))


@login_required
@require_POST
def leave(request: HttpRequest, code: str) -> HttpResponse:
    """Stand up."""
    return _change(request, code, lambda table: leave_table(table=table, user=_person(request)))


@login_required
@require_POST
def add_bot(request: HttpRequest, code: str) -> HttpResponse:
    """Give a free seat to a bot."""
    level = request.POST.get("level", LEVELS[0])
    chosen = level if level in LEVELS else LEVELS[0]
    host = _person(request)
    return _change(
        request,
        code,
        lambda table: seat_bot(table=table, host=host, bot=_free_bot(table, chosen)),
    )


@login_required
@require_POST
def watching(request: HttpRequest, code: str) -> HttpResponse:
    """Let the host choose what spectators will see."""
    wanted = request.POST.get("watching", "")
    chosen = Watching(wanted) if wanted in Watching.values else Watching.OPEN
    host = _person(request)
    return _change(
        request, code, lambda table: set_watching(table=table, host=host, watching=chosen)
    )


def _named_seed(request: HttpRequest) -> NameSeed | None:
    """Return the number of the player's own that his page sent along, if it is one."""
    sent = {name: request.POST.get(name) for name in NameSeed.__struct_fields__}
    try:
        return msgspec.convert({"type": "name_seed", **sent}, NameSeed)
    except msgspec.ValidationError:
        return None


def _change(request: HttpRequest, code: str, act: Callable[[Table], Table]) -> HttpResponse:
    table = get_object_or_404(Table, code=code)
    try:
        table = act(table)
    except RuleError as error:
        messages.error(request, selectors.sentence_of(error))
    return redirect("games:lobby" if table.status == Table.Status.CLOSED else table)


def _free_bot(table: Table, level: str) -> User:
    """Return a bot of this level that does not sit at the table yet."""
    seated = set(table.places.filter(user__bot_level=level).values_list("user", flat=True))
    bots = ensure_bots(levels=[level], each=len(seated) + 1)
    return next(bot for bot in bots if bot.pk not in seated)


def _person(request: HttpRequest) -> User:
    user = request.user
    assert isinstance(user, User)  # noqa: S101 -- the decorators and quick_play see to it
    return user
