"""How strong the bots are, for the places where one chooses among them or looks at one."""

from __future__ import annotations

from django import template

from games import measured

register = template.Library()
register.simple_tag(measured.bot_levels)
register.simple_tag(measured.strengths_of)
