"""Table pages, match pages, records, games, and reports."""

import json
import re

import pytest
from django.urls import reverse

from accounts.models import Report
from games.models import ChatLine, Table
from games.services.chat import say
from games.services.leaving import resign_match
from tests.games.playing import play_out, start

pytestmark = pytest.mark.django_db


def page(client, name, *args):
    return client.get(reverse(f"games:{name}", args=args))


def test_table_page_holds_no_secret(client, anna, ben):
    match = start([anna, ben])

    shown = page(client, "table", match.table.code)

    text = shown.content.decode()
    assert shown.status_code == 200
    assert match.seed not in text
    assert f"/ws/table/{match.table.code}/" in text


def test_live_match_page_leads_to_its_table_and_has_no_record(client, anna, ben):
    match = start([anna, ben])

    assert page(client, "match", match.code).url == match.table.get_absolute_url()
    assert page(client, "record", match.code).status_code == 404


def test_finished_match_page_shows_result_log_and_ratings(client, anna, ben):
    match = play_out(start([anna, ben], options={"rounds": 1}))

    text = page(client, "match", match.code).content.decode()

    assert "The match goes to" in text
    assert match.seed in text
    assert "1500" in text


def test_record_of_a_finished_match_is_a_file(client, anna, ben):
    match = play_out(start([anna, ben], options={"rounds": 1}))

    answer = page(client, "record", match.code)

    record = json.loads(answer.content)
    assert answer["Content-Disposition"] == f'attachment; filename="casino-{match.code}.json"'
    assert (record["format"], len(record["entries"])) == ("locanda-record", match.version)


def test_resigned_match_says_so(client, anna, ben):
    match = start([anna, ben])
    resign_match(match_id=match.pk, seat=0)

    assert "Resigned" in page(client, "match", match.code).content.decode()


def test_game_page(client):
    assert page(client, "game", "casino").status_code == 200
    assert page(client, "game", "poker").status_code == 404


def test_reported_line_reaches_the_moderators_with_its_context(client, anna, ben):
    match = start([anna, ben])
    lines = [
        say(table=match.table, author=author, seat=0, text=text)
        for author, text in ((anna, "Hello"), (ben, "You fool"), (anna, "Please"))
    ]
    client.force_login(anna)
    address = reverse("games:report_line", args=(lines[1].pk,))

    assert "You fool" in client.get(address).content.decode()
    client.post(address, {"text": "Insult"})

    report = Report.objects.get()
    assert (report.subject, report.kind, report.text) == (ben, "chat", "Insult")
    assert [(line["text"], line["reported"]) for line in report.context["lines"]] == [
        ("Hello", False),
        ("You fool", True),
        ("Please", False),
    ]


def test_line_is_reported_once(client, anna, ben):
    match = start([anna, ben])
    line = say(table=match.table, author=ben, seat=1, text="You fool")
    client.force_login(anna)
    address = reverse("games:report_line", args=(line.pk,))

    client.post(address, {"text": "Insult"})
    again = client.post(address, {"text": "Insult"})

    assert "already reported" in again.content.decode()
    assert Report.objects.count() == 1


def test_line_of_another_room_cannot_be_reported(client, anna, ben, make_user):
    match = start([anna, ben])
    line = say(table=match.table, author=ben, seat=1, text="Between us")
    client.force_login(make_user("carla"))

    assert page(client, "report_line", line.pk).status_code == 404
    assert ChatLine.objects.count() == 1


def test_reported_match_names_the_player(client, anna, ben):
    match = play_out(start([anna, ben], options={"rounds": 1}))
    client.force_login(anna)

    client.post(
        reverse("games:report_match", args=(match.code, "ben")), {"text": "He lost on purpose."}
    )

    report = Report.objects.get()
    assert (report.subject, report.kind, report.thing) == (ben, "match", f"match {match.code}")
    assert report.context["match"] == match.code


def test_icon_is_found_where_browsers_guess(client):
    assert client.get("/favicon.ico").url.endswith(".svg")


def test_matches_of_a_person_are_listed_ranked_or_not(client, anna, ben, make_user):
    ranked = play_out(start([anna, ben], options={"rounds": 1}))
    friendly = start([anna, ben], is_rated=False)
    resign_match(match_id=friendly.pk, seat=0)
    private = start([anna, ben])
    Table.objects.filter(pk=private.table_id).update(is_private=True)
    resign_match(match_id=private.pk, seat=0)
    start([anna, ben])

    listed = []
    for viewer in (anna, ben, make_user("carla")):
        client.force_login(viewer)
        text = page(client, "matches_of", "Anna").content.decode()
        listed.append([match.code in text for match in (ranked, friendly, private)])

    assert listed == [[True, True, True], [True, True, True], [True, True, False]]


def test_person_without_a_match_and_nobody(client, anna):
    assert "No match yet." in page(client, "matches_of", "anna").content.decode()
    assert page(client, "matches_of", "nobody").status_code == 404


def test_listed_match_names_its_players_by_place(client, anna, ben):
    match = start([anna, ben], is_rated=False)
    resign_match(match_id=match.pk, seat=0)

    ((_, name, players),) = page(client, "matches_of", "anna").context["matches"]

    assert name == "Casino"
    assert [(player.place, player.user.username) for player in players] == [(1, "ben"), (2, "anna")]


@pytest.mark.parametrize(
    ("game", "word"),
    [
        ("casino", "Points"),
        ("casino-italian", "Points"),
        ("casanova", "Coins"),
        ("cuccu", "Lives"),
        ("casino-pirate", "Treasures"),
    ],
)
def test_final_score_is_named_as_the_game_counts(client, anna, ben, game, word):
    match = start([anna, ben], game=game, is_rated=False)
    resign_match(match_id=match.pk, seat=0)

    text = page(client, "match", match.code).text

    heads = re.findall(r'<th scope="col">(\w+)</th>', text)
    assert heads == ["Place", "Player", word, "Rating"]
    assert "<details>" in text
