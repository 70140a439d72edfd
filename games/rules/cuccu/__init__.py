"""Cuccù as played in Campli: keep your card or pass it on; the lowest loses a life."""

from games.rules.cuccu.rules import Cuccu as Cuccu
