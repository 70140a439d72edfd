"""The Italian of the site: complete, and shown."""

import os
import re
import shutil
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path

import polib
import pytest

from accounts.models import User

ROOT = Path(__file__).parents[1]
DOMAINS = ["django", "djangojs"]
SOURCES = ["accounts", "config", "games", "tournaments", "templates", "static/js"]
PLACE = re.compile(r"%\(\w+\)s|%s")
GAME_WORDS_TO_AVOID = re.compile(r"\b(vanghe|regina|edifici|spazzat|tracci)", re.IGNORECASE)


def catalogue(domain, root=ROOT):
    return polib.pofile(str(root / f"locale/it/LC_MESSAGES/{domain}.po"))


def keys(entries):
    return {(entry.msgctxt, entry.msgid, entry.msgid_plural) for entry in entries}


def forms(entry):
    return list(entry.msgstr_plural.values()) or [entry.msgstr]


def places(text):
    return sorted(PLACE.findall(text))


class Words(HTMLParser):
    """What a person reads on a page: each text and each label by itself."""

    def __init__(self, page):
        super().__init__()
        self.found = set()
        self.feed(page)

    def handle_starttag(self, tag, attrs):
        self.found |= {text for name, text in attrs if name in ("aria-label", "title", "alt")}

    def handle_data(self, data):
        text = " ".join(data.split())
        self.found |= {text, text.removesuffix(":")}


def read(answer):
    return Words(answer.content.decode()).found


ENGLISH = {entry.msgid for entry in catalogue("django") if entry.msgid not in forms(entry)}


@pytest.mark.parametrize("domain", DOMAINS)
def test_catalogue_translates_everything(domain):
    entries = catalogue(domain)

    assert len(entries) > 200
    assert [
        entry.msgid for entry in entries if not entry.translated() or not all(forms(entry))
    ] == []
    assert [entry.msgid for entry in entries if entry.fuzzy or entry.obsolete] == []


@pytest.mark.parametrize("domain", DOMAINS)
def test_translations_keep_the_places_of_facts(domain):
    pairs = [
        pair
        for entry in catalogue(domain)
        for pair in zip([entry.msgid, entry.msgid_plural], forms(entry), strict=False)
    ]

    assert [pair for pair in pairs if places(pair[0]) != places(pair[1])] == []


@pytest.mark.parametrize("domain", DOMAINS)
def test_translations_use_the_words_of_the_card_table(domain):
    texts = [form for entry in catalogue(domain) for form in forms(entry)]

    assert [text for text in texts if GAME_WORDS_TO_AVOID.search(text)] == []


@pytest.mark.gettext
@pytest.mark.parametrize("domain", DOMAINS)
def test_catalogue_has_every_text_of_the_sources(domain, tmp_path):
    for source in SOURCES:
        shutil.copytree(ROOT / source, tmp_path / source)
    (tmp_path / "locale").mkdir()

    command = [sys.executable, "-m", "django", "makemessages", "--locale=it", f"--domain={domain}"]
    without_settings = {**os.environ, "DJANGO_SETTINGS_MODULE": ""}
    subprocess.run(command, cwd=tmp_path, env=without_settings, check=True, capture_output=True)

    # When this fails: ./locanda messages, then translate what is new.
    assert keys(catalogue(domain, tmp_path)) == keys(catalogue(domain))


@pytest.mark.django_db
@pytest.mark.parametrize(
    ("path", "sentences"),
    [
        ("/", {"Antichi giochi di carte a un buon tavolo", "Gioca subito", "Accedi", "Tornei"}),
        ("/lobby/", {"Tavoli in attesa di giocatori", "Apri un tavolo", "Sala"}),
        (
            "/games/casino/",
            {"Casinò inglese", "Le regole in breve", "Calare", "Scopa", "Ogni asso"},
        ),
        ("/settings/", {"Impostazioni", "Temperatura del colore", "Verde pino", "Salva"}),
        ("/account/login/", {"Accedi", "Registrati", "Reimposta una password dimenticata"}),
        ("/account/signup/", {"Registrati", "Gioca come ospite"}),
        ("/leaderboard/casino/", {"Classifica: Casinò inglese", "Giochi"}),
        ("/tournaments/", {"Tornei", "Al momento non è annunciato nessun torneo."}),
    ],
)
def test_page_speaks_italian_and_no_english(client, path, sentences):
    answer = client.get(path, headers={"accept-language": "it"}, follow=True)

    assert sentences - read(answer) == set()
    assert read(answer) & ENGLISH == {"English"}  # the button that changes the language


@pytest.mark.django_db
@pytest.mark.parametrize(
    ("path", "sentences"),
    [
        ("/table/new/", {"Punti per vincere", "Posti", "Ritmo", "Indietro"}),
        ("/u/Anna/", {"Data di registrazione:", "Impostazioni"}),
        ("/tournaments/new/", {"Annuncia", "Fuso orario", "Opzioni di Cuccù"}),
        ("/admin/", {"Utenti", "Segnalazioni", "Partite", "Tornei", "Sanzioni"}),
        ("/admin/accounts/user/", {"Silenzia…", "Revoca tutte le sanzioni…"}),
    ],
)
def test_page_of_people_speaks_italian_and_no_english(client, path, sentences):
    client.force_login(User.objects.create_superuser(username="Anna"))

    answer = client.get(path, headers={"accept-language": "it"})

    assert sentences - read(answer) == set()
    assert read(answer) & ENGLISH <= {"English"}


def test_scripts_speak_italian(client):
    answer = client.get("/jsi18n/", headers={"accept-language": "it"})

    script = answer.content.decode()
    assert '"two of spades": "due di picche"' in script
    assert '"label\\u0004Build %(value)s": "Costruzione %(value)s"' in script
    assert '"Vincono %(names)s"' in script
