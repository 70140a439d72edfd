"""Addresses of the tournaments' pages."""

from django.urls import path

from tournaments.views import event, lists

app_name = "tournaments"
urlpatterns = [
    path("", lists.show_list, name="list"),
    path("new/", lists.announce, name="new"),
    path("<slug:slug>/", event.show_event, name="event"),
    path("<slug:slug>/join/", event.join, name="join"),
    path("<slug:slug>/leave/", event.leave, name="leave"),
    path("<slug:slug>/start/", event.start, name="start"),
    path("<slug:slug>/cancel/", event.cancel, name="cancel"),
]
