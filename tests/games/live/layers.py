"""Channel layers that fail."""

from channels.layers import InMemoryChannelLayer


class FlakyLayer(InMemoryChannelLayer):
    """Fails when first asked for a channel, and whenever something is sent."""

    tries = 0

    async def new_channel(self, *arguments):
        self.tries += 1
        if self.tries == 1:
            raise ConnectionError("away")
        return await super().new_channel(*arguments)

    async def group_send(self, group, message):
        raise ConnectionError("away")
