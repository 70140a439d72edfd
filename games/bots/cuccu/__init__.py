"""Cuccù: four players, from a timid one to one that weighs all that may lie hidden."""

from games.bots.cuccu.levels import LADDER as LADDER
from games.bots.cuccu.simple import Regular as Regular
from games.bots.cuccu.simple import Timid as Timid
from games.bots.cuccu.thinker import Thinker as Thinker
