"""The web process: HTTP by Django, WebSockets by Channels."""

import gc
import os
from threading import Event, Thread

from channels.auth import AuthMiddlewareStack
from channels.routing import ProtocolTypeRouter, URLRouter
from channels.security.websocket import AllowedHostsOriginValidator
from django.core.asgi import get_asgi_application

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings.production")
django_application = get_asgi_application()

from games.live.consumers import keep_send  # noqa: E402 -- the apps must be loaded first
from games.live.pulse import keep_beating  # noqa: E402 -- the same
from games.live.routing import urlpatterns  # noqa: E402 -- the same

sockets = URLRouter(urlpatterns)  # type: ignore[arg-type] # Django's patterns, as Channels documents
application = ProtocolTypeRouter(
    {
        "http": django_application,
        "websocket": keep_send(AllowedHostsOriginValidator(AuthMiddlewareStack(sockets))),
    }
)
Thread(target=keep_beating, args=(Event(),), name="pulse", daemon=True).start()
gc.collect()
gc.freeze()  # what was made so far stays, so that the collector need not look at it again
gc.set_threshold(20_000, 20, 20)  # moves make many records and hardly a cycle
