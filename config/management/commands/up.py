"""``manage.py up``: the whole site by one command, until Ctrl-C."""

from __future__ import annotations

import os
import signal
import sys
import time
from types import FrameType
from typing import Any

from django.conf import settings
from django.core.checks import Tags
from django.core.management.base import BaseCommand, CommandError, CommandParser
from django.db import connections

from config.children import Service
from config.folder import FolderInUseError, locked_folder
from config.listening import AddressError, ensure_free, listens, url
from config.preparation import prepare_site
from config.sockets import valkey_socket
from config.supervisor import Supervisor
from config.valkey import ValkeyError, valkey_service, wait_until_it_answers
from config.web import ServerError, web_command


class Command(BaseCommand):
    """Starts Valkey (unless ``REDIS_URL`` is set), the worker and the web process."""

    help = "Run the whole site: data store, worker and web server, until Ctrl-C."
    requires_system_checks = (Tags.urls,)
    is_interrupted = False

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("--host", default="127.0.0.1", help="address to listen on")
        parser.add_argument("--port", default=8000, type=int, help="port to listen on")
        parser.add_argument(
            "--workers", default=1, type=int, help="bots and other jobs that run at once"
        )

    def handle(self, *, host: str, port: int, workers: int, **options: Any) -> None:
        # A script's background jobs ignore Ctrl-C; this command ends by it wherever it runs.
        signal.signal(signal.SIGINT, self.interrupt)
        os.umask(0o077)  # the database has everybody's secrets, whatever mode the folder has
        try:
            with locked_folder(settings.DATA_DIR) as lock:
                self._run(host, port, workers, lock)
        except (AddressError, FolderInUseError, ServerError, ValkeyError) as error:
            raise CommandError(str(error)) from error
        except KeyboardInterrupt:
            self.say("stopped before it had started")

    def _run(self, host: str, port: int, workers: int, lock: int) -> None:
        """Start the services one by one, and watch them."""
        ensure_free(host, port)
        web = _web(host, port)
        embedded = not os.environ.get("REDIS_URL")
        environment = _environment()
        with Supervisor(
            folder=settings.BASE_DIR, environment=environment, say=self.say
        ) as supervisor:
            if embedded:
                supervisor.start(valkey_service(settings.DATA_DIR, descriptors=(lock,)))
                wait_until_it_answers(
                    valkey_socket(settings.DATA_DIR),
                    is_alive=lambda: supervisor.is_running("valkey"),
                )
            prepare_site(say=self.say)
            connections.close_all()
            if self.is_interrupted:
                raise KeyboardInterrupt
            supervisor.start(_worker(workers))
            supervisor.start(web)
            supervisor.run(
                ready=lambda: listens(host, port), announce=lambda: self.announce(url(host, port))
            )
        self.say("stopped")

    def interrupt(self, number: int, frame: FrameType | None) -> None:
        """End the start.  Python drops what is raised in a destructor, so remember it, too."""
        self.is_interrupted = True
        raise KeyboardInterrupt

    def announce(self, address: str) -> None:
        """Tell how to go on."""
        self.say(f"Locanda is open: {address}")
        self.say("To make an administrator: ./locanda manage createsuperuser")
        self.say("To stop: Ctrl-C")

    def say(self, line: str) -> None:
        """Print one line of the log."""
        self.stdout.write(f"{time.strftime('%H:%M:%S')} {line}")
        self.stdout.flush()


def _environment() -> dict[str, str]:
    """Return the environment of the children: it names what the settings have worked out."""
    return os.environ | {
        "LOCANDA_DATA": str(settings.DATA_DIR),
        "REDIS_URL": settings.REDIS_URL,
        "CELERY_BROKER_URL": settings.CELERY_BROKER_URL,
    }


def _worker(processes: int) -> Service:
    """Return the worker with the beat inside: one machine needs no process for it."""
    options = ("--beat", "--concurrency", str(processes), "--loglevel", "warning")
    alone = ("--without-gossip", "--without-mingle", "--without-heartbeat")
    celery = (sys.executable, "-m", "celery", "--app", "config", "--quiet", "worker")
    return Service(name="worker", command=(*celery, *options, *alone))


def _web(host: str, port: int) -> Service:
    """Return the web server, or raise ``ServerError``."""
    command = web_command(settings.WEB_SERVER, host, port, behind_proxy=settings.HTTPS)
    return Service(name="web", command=command)
