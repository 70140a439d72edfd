"""A language that nobody speaks shows every text that no translation can reach."""

import re
from html.parser import HTMLParser

import pytest
from django.utils import translation

from accounts.models import User
from games.lessons.catalog import LESSONS
from games.rules.registry import GAMES
from tests.games.playing import play_out, start
from tests.pseudo import LANGUAGE, is_pseudo, write_catalogues
from tests.static.conftest import sit  # noqa: F401 -- a fixture
from tests.static.feed import Feed

OURS = re.compile(
    r"(Locanda|EN|EO|Esperanto|English|Anna|Bruno|Carla|Dario|[a-z0-9]{10}|[0-9a-f]{64})?"
)
"""Names: the same in every language."""
LETTERS = re.compile(r"[A-Za-z]{2,}")
UNSEEN = {"script", "style", "title", "svg", "time"}


class Texts(HTMLParser):
    """What a person sees or hears on a page: each text, and each label of an element."""

    def __init__(self, page):
        super().__init__()
        self.found = []
        self.path = []
        self.feed(page)

    def handle_starttag(self, tag, attrs):
        if tag not in {"meta", "link", "img", "input", "br", "use", "path", "hr"}:
            self.path.append(tag)
        self.found += [text for name, text in attrs if name in ("aria-label", "placeholder", "alt")]

    def handle_endtag(self, tag):
        if tag in self.path:
            while self.path.pop() != tag:
                pass

    def handle_data(self, data):
        if not UNSEEN & set(self.path):
            self.found.append(" ".join(data.split()))


def bare(page):
    """Return the texts of a page that no catalogue knows."""
    return [
        text
        for text in Texts(page).found
        if text
        and LETTERS.search(text)
        and not is_pseudo(text)
        and not OURS.fullmatch(text.strip(" ·:,●"))
    ]


@pytest.fixture
def _pseudo(settings, tmp_path):
    write_catalogues(tmp_path / "locale")
    settings.LOCALE_PATHS = [tmp_path / "locale"]
    settings.LANGUAGES = [("en", "English"), (LANGUAGE, "Esperanto")]
    settings.LANGUAGE_CODE = LANGUAGE
    with translation.override(LANGUAGE):
        yield


@pytest.mark.django_db
@pytest.mark.usefixtures("_pseudo")
@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/lobby/",
        "/games/",
        *(f"/games/{slug}/" for slug in LESSONS),
        "/games/casino/lessons/ca-02/",
        "/leaderboard/casino/",
        "/tournaments/",
        "/offline/",
        "/verify/",
    ],
)
def test_page_has_no_text_beyond_the_catalogues(client, path):
    page = client.get(path, headers={"accept-language": LANGUAGE})

    assert bare(page.content.decode()) == []


@pytest.mark.django_db
@pytest.mark.usefixtures("_pseudo")
@pytest.mark.parametrize("game", ["casino", "cuccu"])
def test_pages_of_a_match_have_no_text_beyond_the_catalogues(client, game):
    users = [User.objects.create_user(username=name) for name in ("Anna", "Bruno")]
    playing = start(users, game=game)
    over = play_out(start(users, game=game, options={"rounds": 1} if game == "casino" else {}))
    client.force_login(users[0])

    paths = [f"/table/{playing.table.code}/text/", f"/match/{over.code}/", "/u/Anna/"]
    pages = [client.get(path, headers={"accept-language": LANGUAGE}) for path in paths]

    assert [bare(page.content.decode()) for page in pages] == [[], [], []]


@pytest.mark.browser
@pytest.mark.usefixtures("_pseudo")
@pytest.mark.parametrize("game", GAMES)
def test_table_has_no_text_beyond_the_catalogues_and_room_for_longer_ones(sit, game):  # noqa: F811
    page = sit(
        Feed(slug=game), viewport={"width": 390, "height": 844}, reduced_motion="reduce"
    ).open()

    seen = bare(page.content())

    assert seen == []
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
