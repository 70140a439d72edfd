import itertools
from datetime import timedelta

import pytest
from django.contrib.auth.models import AnonymousUser
from django.utils import timezone

from accounts import selectors
from accounts.models import Rating, Sanction, User
from accounts.services.preferences import save_preferences
from accounts.services.sanctions import ban, mark_told, mute, warn
from tests.accounts.playing import play


def test_preferences_of_nobody_and_of_who_saved_none(anna):
    assert selectors.preferences_of(AnonymousUser()) is None
    assert selectors.preferences_of(anna) is None


def test_preferences_of_a_person_are_read_once(anna, django_assert_num_queries):
    saved = save_preferences(user=anna, language="it")
    fresh = User.objects.get(pk=anna.pk)

    with django_assert_num_queries(1):
        assert selectors.preferences_of(fresh) == saved
        assert selectors.preferences_of(fresh) == saved


def test_active_ban_is_the_longest(anna, moderator):
    now = timezone.now()
    for days in (1, 3, 2):
        ban(user=anna, reason=f"{days}", moderator=moderator, until=now + timedelta(days=days))
    longest = selectors.active_ban(anna)
    endless = ban(user=anna, reason="for good", moderator=moderator)

    assert longest is not None
    assert longest.reason == "3"
    assert selectors.active_ban(anna) == endless


def test_banned_are_those_with_an_active_ban(db):
    now, hour = timezone.now(), timedelta(hours=1)
    cases = itertools.product(
        Sanction.Kind, (-hour, hour), (-hour / 2, hour * 2, None), (None, now)
    )
    people = []
    for number, (kind, starts, ends, lifted) in enumerate(cases):
        person = User.objects.create(username=f"person{number}")
        people.append(person)
        if ends is None or ends > starts:
            Sanction.objects.create(
                user=person,
                kind=kind,
                starts=now + starts,
                ends=ends and now + ends,
                lifted_at=lifted,
            )

    banned = selectors.banned_among(person.pk for person in people[1:])

    assert banned == {person.pk for person in people[1:] if selectors.active_ban(person)}
    assert len(banned) == 2
    assert selectors.banned_among([]) == frozenset()


def test_active_mute_is_no_ban(anna, moderator):
    muted = mute(user=anna, reason="Insults", moderator=moderator)

    assert selectors.active_mute(anna) == muted
    assert selectors.active_ban(anna) is None


def test_who_is_only_warned_is_not_muted(anna, moderator):
    warn(user=anna, reason="Be kind.", moderator=moderator)

    assert not selectors.is_muted(anna)
    assert selectors.active_mute(anna) is None


def test_who_is_banned_is_muted_too(anna, moderator):
    ban(user=anna, reason="Cheating", moderator=moderator)

    assert selectors.is_muted(anna)


def test_pressing_sanctions_are_bans_and_what_was_never_shown(anna, moderator):
    told = warn(user=anna, reason="Old", moderator=moderator)
    banned = ban(user=anna, reason="Cheating", moderator=moderator)
    mark_told(sanctions=[told, banned])
    new = mute(user=anna, reason="New", moderator=moderator)

    assert set(selectors.pressing_sanctions(anna)) == {banned, new}


def test_person_named_ignores_case_and_who_left(anna, ben):
    ben.is_active = False
    ben.save()

    assert selectors.person_named("ANNA") == anna
    with pytest.raises(User.DoesNotExist):
        selectors.person_named("ben")


def test_rating_of_a_new_player_is_the_start(anna):
    rating = selectors.rating_of(anna, "casino")

    assert (rating.value, rating.matches, rating.is_provisional) == (1500.0, 0, True)


def test_rating_of_a_player_is_the_saved_one(anna, ben):
    play("m1", anna, ben)

    assert selectors.rating_of(anna, "casino").value == 1524.0


def test_leaderboard_shows_people_established_ones_first(anna, ben, guest, bot, make_user):
    values = {anna: (1400.0, 10), ben: (1600.0, 9), guest: (1900.0, 20), bot: (1800.0, 99)}
    values[make_user("carla")] = (1500.0, 30)
    values[make_user("dino")] = (1500.0, 0)
    for user, (value, matches) in values.items():
        Rating.objects.create(user=user, game="casino", value=value, matches=matches)

    people = [rating.user.username for rating in selectors.leaderboard("casino")]

    assert people == ["carla", "anna", "ben"]
    assert [rating.user for rating in selectors.bot_ratings("casino")] == [bot]


def test_leaderboard_is_without_who_is_banned_or_gone(anna, ben, moderator):
    play("m1", anna, ben)
    ban(user=anna, reason="Cheating", moderator=moderator)
    ben.is_active = False
    ben.save()

    assert list(selectors.leaderboard("casino")) == []


def test_rating_history_is_newest_first_and_of_one_game(anna, ben):
    for code, game in (("m1", "casino"), ("m2", "cuccu"), ("m3", "casino")):
        play(code, anna, ben, game=game)

    everything = [line.result.match_code for line in selectors.rating_history(anna)]
    casino = [line.result.match_code for line in selectors.rating_history(anna, "casino")]

    assert (everything, casino) == (["m3", "m2", "m1"], ["m3", "m1"])


def test_latest_changes_are_limited_for_each_game(anna, ben):
    for number in range(3):
        play(f"m{number}", anna, ben)
        play(f"n{number}", anna, ben, game="cuccu")

    lines = selectors.latest_changes(anna, each=2)

    assert [line.result.match_code for line in lines] == ["n2", "m2", "n1", "m1"]


def test_recent_results_are_the_persons_own(anna, ben, make_user):
    carla = make_user("carla")
    play("m1", anna, ben)
    play("m2", carla, ben)
    play("m3", carla, anna)

    assert [result.match_code for result in selectors.recent_results(anna)] == ["m3", "m1"]


def test_ratings_of_start_with_the_game_played_most(anna, ben):
    play("m1", anna, ben, game="casino")
    play("m2", anna, ben, game="cuccu")
    play("m3", anna, ben, game="cuccu")

    assert [rating.game for rating in selectors.ratings_of(anna)] == ["cuccu", "casino"]
