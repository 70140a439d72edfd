"""Pages of the lobby, tables, matches and games."""

from games.views.lesson import lesson as lesson
from games.views.lesson import play_lesson as play_lesson
from games.views.lobby import add_bot as add_bot
from games.views.lobby import join as join
from games.views.lobby import leave as leave
from games.views.lobby import lobby as lobby
from games.views.lobby import new_table as new_table
from games.views.lobby import quick_play as quick_play
from games.views.lobby import watching as watching
from games.views.match import game as game
from games.views.match import games as games
from games.views.match import match as match
from games.views.match import matches_of as matches_of
from games.views.match import record as record
from games.views.match import table as table
from games.views.match import verify as verify
from games.views.replay import replay as replay
from games.views.replay import replay_steps as replay_steps
from games.views.replay import review as review
from games.views.report import report_line as report_line
from games.views.report import report_match as report_match
from games.views.text import text_act as text_act
from games.views.text import text_table as text_table
