"""Reads: tournaments as lists, pages, services and the API need them."""

from tournaments.selectors.lists import all_tournaments as all_tournaments
from tournaments.selectors.lists import cancelled_tournaments as cancelled_tournaments
from tournaments.selectors.lists import due_tournaments as due_tournaments
from tournaments.selectors.lists import finished_tournaments as finished_tournaments
from tournaments.selectors.lists import next_tournaments as next_tournaments
from tournaments.selectors.lists import running_tournaments as running_tournaments
from tournaments.selectors.lists import upcoming_tournaments as upcoming_tournaments
from tournaments.selectors.results import active_entrants as active_entrants
from tournaments.selectors.results import is_settled as is_settled
from tournaments.selectors.results import latest_round as latest_round
from tournaments.selectors.results import result_of as result_of
from tournaments.selectors.results import rounds_of as rounds_of
from tournaments.selectors.results import standings_of as standings_of
from tournaments.selectors.results import unseated_pairings as unseated_pairings
