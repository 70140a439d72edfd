"""Addresses of the lobby, tables, matches and games."""

from django.urls import path

from games import views

app_name = "games"

urlpatterns = [
    path("lobby/", views.lobby, name="lobby"),
    path("play/", views.quick_play, name="quick_play"),
    path("table/new/", views.new_table, name="new_table"),
    path("table/<slug:code>/", views.table, name="table"),
    path("table/<slug:code>/join/", views.join, name="join"),
    path("table/<slug:code>/leave/", views.leave, name="leave"),
    path("table/<slug:code>/bot/", views.add_bot, name="add_bot"),
    path("table/<slug:code>/watching/", views.watching, name="watching"),
    path("table/<slug:code>/text/", views.text_table, name="text_table"),
    path("table/<slug:code>/text/act/", views.text_act, name="text_act"),
    path("matches/<str:username>/", views.matches_of, name="matches_of"),
    path("match/<slug:code>/", views.match, name="match"),
    path("match/<slug:code>/replay/", views.replay, name="replay"),
    path("match/<slug:code>/replay/steps.json", views.replay_steps, name="replay_steps"),
    path("match/<slug:code>/review.json", views.review, name="review"),
    path("match/<slug:code>/record.json", views.record, name="record"),
    path("match/<slug:code>/verify/", views.verify, name="verify_match"),
    path("verify/", views.verify, name="verify"),
    path("games/", views.games, name="games"),
    path("games/<slug:slug>/", views.game, name="game"),
    path("games/<slug:game>/lessons/<slug:slug>/", views.lesson, name="lesson"),
    path("games/<slug:game>/lessons/<slug:slug>/play/", views.play_lesson, name="play_lesson"),
    path("report/chat/<int:line>/", views.report_line, name="report_line"),
    path("report/match/<slug:code>/<str:username>/", views.report_match, name="report_match"),
]
