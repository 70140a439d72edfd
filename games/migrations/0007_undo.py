from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("games", "0006_watching_and_phrases"),
    ]

    operations = [
        migrations.AddField(
            model_name="matchseat",
            name="wish_version",
            field=models.PositiveIntegerField(
                default=0, help_text="The number of moves when the wish was made."
            ),
        ),
        migrations.AlterField(
            model_name="matchseat",
            name="wish",
            field=models.CharField(
                blank=True,
                choices=[
                    ("pause", "Pause"),
                    ("bot", "A bot plays for who is away"),
                    ("end", "End the match"),
                    ("undo", "Take the last move back"),
                ],
                max_length=10,
            ),
        ),
        migrations.AlterField(
            model_name="note",
            name="kind",
            field=models.CharField(
                choices=[
                    ("away", "%(name)s is away."),
                    ("back", "%(name)s is back."),
                    ("held", "%(name)s is away, and a bot plays on: %(bot)s."),
                    ("taken", "%(name)s plays again."),
                    ("resigned", "%(name)s has resigned, and a bot plays on: %(bot)s."),
                    ("given_up", "%(name)s has resigned."),
                    ("timed_out", "The time of %(name)s was up: the site played."),
                    ("silent", "The bot %(name)s did not answer: the site played."),
                    ("late", "%(name)s did not play in time."),
                    ("paused", "The match is paused."),
                    ("deserted", "Nobody is here: the match is paused."),
                    ("resumed", "%(name)s goes on with the match."),
                    ("restarted", "The site was away. The clocks got %(seconds)s seconds more."),
                    ("ended", "The match was ended, since %(name)s is away."),
                    ("undone", "%(name)s has taken a move back. All agreed."),
                    ("neighbour", "Somebody watches from the same network as %(name)s."),
                    ("abandoned", "Nobody was here for long: the match was broken off."),
                ],
                max_length=10,
            ),
        ),
    ]
