"""Every address of the site."""

from csp.constants import UNSAFE_INLINE
from csp.decorators import csp_update
from django.contrib import admin
from django.urls import include, path
from django.views.i18n import JavaScriptCatalog
from drf_spectacular.views import SpectacularAPIView, SpectacularSwaggerSplitView
from rest_framework.routers import DefaultRouter

import accounts.api.router
import games.api.router
import tournaments.api.router
from config.catalogue import TableCatalog
from config.views import favicon, home, manifest, offline, worker

admin.site.site_header = admin.site.site_title = "Locanda"

# Swagger's own page sets styles on its elements; no other page may.
api_docs = csp_update({"style-src": [UNSAFE_INLINE]})(
    SpectacularSwaggerSplitView.as_view(url_name="schema")
)

router = DefaultRouter()
accounts.api.router.register(router)
games.api.router.register(router)
tournaments.api.router.register(router)

urlpatterns = [
    path("", home, name="home"),
    path("favicon.ico", favicon),
    path("manifest.webmanifest", manifest, name="manifest"),
    path("worker.js", worker, name="worker"),
    path("offline/", offline, name="offline"),
    path("", include("accounts.urls")),
    path("", include("games.urls")),
    path("tournaments/", include("tournaments.urls")),
    path("account/", include("allauth.urls")),
    path("admin/", admin.site.urls),
    path("api/", include(router.urls)),
    path("api/schema/", SpectacularAPIView.as_view(), name="schema"),
    path("api/docs/", api_docs, name="api-docs"),
    path("i18n/", include("django.conf.urls.i18n")),
    path("jsi18n/", JavaScriptCatalog.as_view(), name="javascript-catalog"),
    path("jsi18n/<slug:ui>/", TableCatalog.as_view(), name="table-catalog"),
]
