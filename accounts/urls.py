"""Addresses of the people's pages.

These come before those of django-allauth: its sign-up and login are widened for guests here.
"""

from django.urls import path

from accounts.views import entrance, leaderboard, profile, reports, settings

app_name = "accounts"
urlpatterns = [
    path("account/signup/", entrance.GuestSignupView.as_view(), name="signup"),
    path("account/login/", entrance.GuestLoginView.as_view(), name="login"),
    path("guest/", entrance.enter_as_guest, name="guest"),
    path("i18n/setlang/", settings.choose_language, name="language"),
    path("settings/", settings.edit_settings, name="settings"),
    path("settings/display/", settings.save_display, name="display"),
    path("leaderboard/<slug:game>/", leaderboard.show_leaderboard, name="leaderboard"),
    path("u/<str:username>/", profile.show_profile, name="profile"),
    path("u/<str:username>/ignore/", profile.change_ignored, name="ignore"),
    path("u/<str:username>/report/", reports.report_person, name="report"),
    path("u/<str:username>/<slug:game>/", profile.show_history, name="history"),
]
