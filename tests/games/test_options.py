"""Form fields and words for the options of games."""

from enum import StrEnum

import msgspec
import pytest
from msgspec import inspect

from games import catalog, selectors
from games.forms import TableForm
from games.option_fields import make_field
from games.option_texts import TEXTS, OptionText, told
from games.rules.errors import OptionsError
from games.rules.registry import GAMES, load_game

SETTLED = {("casino", "partners")}
"""Options that follow from the number of seats."""


class Speed(StrEnum):
    SLOW = "slow"
    FAST = "fast"


class Made(msgspec.Struct):
    speed: Speed = Speed.SLOW
    weight: float = 1.0


def declared(name):
    (found,) = (each for each in inspect.type_info(Made).fields if each.name == name)
    return found


def opened(**data):
    return TableForm({"pace": "calm", "seats": 2, **data}, is_guest=True)


@pytest.mark.parametrize("slug", catalog.GAMES)
def test_every_option_of_a_game_on_offer_has_a_text(slug):
    options = set(GAMES[slug].options_type.__struct_fields__)

    assert set(TEXTS.get(slug, {})) == {name for name in options if (slug, name) not in SETTLED}


def test_choice_is_a_field_with_a_word_for_every_value():
    text = OptionText("Speed", choices={"slow": "Calm", "fast": "Brisk"})

    field = make_field(declared("speed"), text)

    assert (field.label, field.choices) == ("Speed", [("slow", "Calm"), ("fast", "Brisk")])


def test_option_that_no_field_can_show_is_refused():
    with pytest.raises(TypeError, match="FloatType"):
        make_field(declared("weight"), OptionText("Weight"))


def test_default_of_the_rules_is_not_kept():
    data = {"casino-target": "", "casino-royal": "on", "casino-last_capture_no_sweep": "on"}
    form = opened(game="casino", **data)

    assert form.is_valid()
    assert form.cleaned_data["options"] == {"royal": True}


def test_switch_that_is_on_by_default_can_be_turned_off():
    form = opened(game="casino")

    assert form.is_valid()
    assert form.cleaned_data["options"] == {"last_capture_no_sweep": False}


def test_options_that_exclude_each_other_are_refused_beside_their_field():
    form = opened(game="casino", **{"casino-target": 11, "casino-rounds": 2})

    assert form.errors == {"casino-rounds": ["Choose either points to win or a number of rounds."]}


def test_number_out_of_range_is_refused_beside_its_field():
    form = opened(game="casino", **{"casino-target": 501})

    assert form.errors == {"casino-target": ["Ensure this value is less than or equal to 500."]}


def test_partners_without_four_seats_are_refused_beside_their_field():
    form = opened(game="casino-italian", **{"casino-italian-partners": "on"})

    assert form.errors == {"casino-italian-partners": ["Partners need four seats."]}


def test_number_of_seats_is_refused_beside_its_field():
    form = opened(game="casino", seats=7)

    assert form.errors == {"seats": ["Casino is for 2 to 4 seats, not for 7."]}


def test_unknown_game_is_refused_beside_its_field():
    assert list(opened(game="chess").errors) == ["game"]


def test_refusal_without_a_field_is_shown_above_the_form():
    form = opened(game="casino")

    form.refuse("casino", OptionsError(game="casino", why="it rains"))

    assert form.non_field_errors() == ["Casino cannot be played so: it rains."]


def test_form_says_how_many_play_a_game():
    assert 'value="casino" data-least="2" data-most="4" data-usual="2"' in str(
        TableForm(is_guest=True)["game"]
    )


def test_fields_of_a_game_stand_together():
    sections = [
        (slug, name, [field.name for field in fields])
        for slug, name, fields in TableForm(is_guest=True).sections
    ]

    assert sections[0] == ("", "", ["game", "seats"])
    assert sections[-1][:2] == ("", "")
    assert [slug for slug, _, _ in sections[1:-1]] == [
        slug for slug in catalog.GAMES if TEXTS.get(slug)
    ]


@pytest.mark.parametrize(
    ("game", "options", "words"),
    [
        (
            "casino",
            {"target": 11, "royal": True},
            [("Points to win", "11"), ("Royal Casino", "yes")],
        ),
        (
            "casino",
            {"last_capture_no_sweep": False},
            [("The last capture of a round is no sweep", "no")],
        ),
        ("cuccu", {"lives": 5}, [("Lives", "5")]),
        ("casanova", {}, []),
    ],
)
def test_options_are_told_in_words(game, options, words):
    assert told(game, options) == words


def test_refusal_names_the_game_as_people_call_it():
    with pytest.raises(OptionsError) as refusal:
        load_game("casino", seats=9)

    assert selectors.sentence_of(refusal.value) == "Casino is for 2 to 4 seats, not for 9."
