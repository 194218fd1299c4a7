"""A tiny bot on the real discord.py, with one command for each thing the local Discord must carry."""

from __future__ import annotations

import asyncio
import re
from typing import Any

import discord
from discord import app_commands, ui
from discord.ext import commands

from bot.local.server import LocalDiscord, aim_client_at

from .cards import Card, picture

Click = discord.Interaction["TinyBot"]


class Torch(ui.DynamicItem[ui.Button[Any]], template=r"torch:(?P<count>\d+)"):
    """A button that carries its own count, so it works on any message after any restart."""

    def __init__(self, count: int) -> None:
        self.count = count
        super().__init__(ui.Button(label=f"Torche {count}", custom_id=f"torch:{count}", emoji="🔥"))

    @classmethod
    async def from_custom_id(cls, _: Any, __: Any, found: re.Match[str], /) -> Torch:
        return cls(int(found["count"]))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await interaction.response.edit_message(content=f"lit {self.count + 1}", view=torches(self.count + 1))


def torches(count: int) -> ui.View:
    """A message's worth of torches."""
    view = ui.View(timeout=None)
    view.add_item(Torch(count))
    return view


class Doors(ui.View):
    """A menu of doors and one of people."""

    @ui.select(
        placeholder="Quelle porte ?",
        custom_id="doors",
        max_values=2,
        options=[
            discord.SelectOption(label=name, value=name.lower(), emoji="🚪") for name in ("Nord", "Sud", "Est")
        ],
    )
    async def door(self, interaction: Click, select: ui.Select[Doors]) -> None:
        """Say which doors were chosen."""
        await interaction.response.send_message("doors " + ",".join(select.values), ephemeral=True)

    @ui.select(cls=ui.UserSelect, custom_id="friend")
    async def friend(self, interaction: Click, select: ui.UserSelect[Doors]) -> None:
        """Say who was chosen."""
        await interaction.response.edit_message(content=f"friend {select.values[0].display_name}", view=None)


class HeroForm(ui.Modal, title="Nouveau héros"):
    """A form with one input of each kind."""

    hero: ui.Label[Any] = ui.Label(text="Nom", component=ui.TextInput(custom_id="hero", max_length=20))
    craft: ui.Label[Any] = ui.Label(
        text="Métier",
        component=ui.Select(
            custom_id="craft",
            options=[
                discord.SelectOption(label="Mage", value="mage"),
                discord.SelectOption(label="Éclaireur"),
            ],
        ),
    )
    side: ui.Label[Any] = ui.Label(
        text="Côté",
        component=ui.RadioGroup(
            custom_id="side",
            options=[discord.RadioGroupOption(label="Gauche"), discord.RadioGroupOption(label="Droite")],
        ),
    )
    brave: ui.Label[Any] = ui.Label(text="Brave ?", component=ui.Checkbox(custom_id="brave"))

    async def on_submit(self, interaction: discord.Interaction[Any], /) -> None:
        parts = [item.component for item in (self.hero, self.craft, self.side, self.brave)]
        hero, craft, side, brave = parts
        assert isinstance(hero, ui.TextInput)
        assert isinstance(craft, ui.Select)
        assert isinstance(side, ui.RadioGroup)
        assert isinstance(brave, ui.Checkbox)
        words = f"{hero.value}/{craft.values[0]}/{side.value}/{brave.value}"
        await interaction.response.send_message(words)


class Campaign(app_commands.Group):
    """Commands in a group."""

    @app_commands.command(description="Start a campaign")
    async def new(self, interaction: Click, quest: str, seats: app_commands.Range[int, 1, 4] = 2) -> None:
        """Say what was asked for."""
        await interaction.response.send_message(f"{quest} x{seats} {interaction.locale}")

    @new.autocomplete("quest")
    async def quests(self, _: Click, current: str) -> list[app_commands.Choice[str]]:
        """Quests that begin like that."""
        names = ("Aube", "Aurore", "Brume")
        return [app_commands.Choice(name=n, value=n.lower()) for n in names if n.lower().startswith(current)]


class Words(app_commands.Translator):
    """French names for two commands."""

    async def translate(
        self, string: app_commands.locale_str, locale: discord.Locale, _: app_commands.TranslationContextTypes
    ) -> str | None:
        known = {"hello": "bonjour", "campaign": "campagne"}
        return known.get(string.message) if locale is discord.Locale.french else None


class TinyBot(commands.AutoShardedBot):
    """The bot; `gate` holds the slow command back, `caught` keeps Discord's error codes."""

    def __init__(self, **options: Any) -> None:
        intents = options.pop("intents", discord.Intents(guilds=True))
        super().__init__(
            "!",
            intents=intents,
            guild_ready_timeout=0.05,
            chunk_guilds_at_startup=False,
            allowed_mentions=discord.AllowedMentions.none(),
            **options,
        )
        self.gate = asyncio.Event()
        self.caught: asyncio.Queue[int] = asyncio.Queue()
        self.heard: list[str] = []

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """No waiting between shards on a Discord of our own."""

    async def setup_hook(self) -> None:
        """Register everything."""
        self.add_dynamic_items(Torch)
        await self.tree.set_translator(Words())
        self.tree.add_command(Campaign(name="campaign", description="Campaigns"))
        for command in COMMANDS:
            self.tree.add_command(command)
        await self.tree.sync()

    async def trouble(self) -> int:
        """The code of the next error a command ran into."""
        async with asyncio.timeout(5):
            return await self.caught.get()

    async def on_message(self, message: discord.Message, /) -> None:
        self.heard.append(message.content)


@app_commands.command(description="Say hello to somebody")
async def hello(interaction: Click, to: discord.Member) -> None:
    """A greeting that pings."""
    mentions = discord.AllowedMentions(users=[to])
    await interaction.response.send_message(f"Salut {to.mention} ({to.name})", allowed_mentions=mentions)


@app_commands.command(description="Draw the board, taking some time")
async def board(interaction: Click) -> None:
    """Deferred, then an embed with a picture."""
    await interaction.response.defer()
    embed = discord.Embed(title="Le plan", description="Voici.").set_image(url="attachment://board.png")
    embed.add_field(name="Tour", value="1")
    embed.set_author(name="Flambeau", icon_url="attachment://board.png").set_footer(text="Pied")
    embed.set_thumbnail(url="attachment://board.png")
    embed.timestamp, embed.colour, embed.url = discord.utils.utcnow(), discord.Colour.red(), "https://a.example"
    await interaction.edit_original_response(embed=embed, attachments=[discord.File(picture(), "board.png")])


@app_commands.command(description="A button")
async def torch(interaction: Click) -> None:
    """A button that outlives the process."""
    await interaction.response.send_message("lit 0", view=torches(0))


@app_commands.command(description="Two menus")
async def doors(interaction: Click) -> None:
    """Menus."""
    await interaction.response.send_message("doors", view=Doors())


@app_commands.command(description="A form")
async def form(interaction: Click) -> None:
    """A modal."""
    await interaction.response.send_modal(HeroForm())


@app_commands.command(description="A V2 card")
async def card(interaction: Click) -> None:
    """A layout, sent after a deferral."""
    await interaction.response.defer(thinking=True)
    card = Card("Salle 1", interaction.user)
    await interaction.edit_original_response(view=card, attachments=card.files())


@app_commands.command(description="For your eyes only")
async def secret(interaction: Click) -> None:
    """An ephemeral answer."""
    await interaction.response.send_message("psst", ephemeral=True)


@app_commands.command(description="Several messages")
async def many(interaction: Click) -> None:
    """An answer, a follow-up edited, a second one deleted, the first answer edited."""
    await interaction.response.send_message("one", file=discord.File(picture(), "a b.png"))
    first = await interaction.followup.send("two", wait=True)
    await first.edit(content="two!")
    second = await interaction.followup.send("three", wait=True, ephemeral=True)
    await second.delete()
    await interaction.edit_original_response(content="one!")
    assert (await interaction.original_response()).content == "one!"


@app_commands.command(description="Follow up on a deferral")
async def later(interaction: Click) -> None:
    """The first follow-up completes the deferred answer."""
    await interaction.response.defer(ephemeral=True)
    await interaction.followup.send("now")


@app_commands.command(description="Post, pin, thread, direct message")
async def places(interaction: Click) -> None:
    """The routes that need no interaction."""
    await interaction.response.send_message("ok")
    assert isinstance(interaction.channel, discord.TextChannel)
    posted = await interaction.channel.send("tableau")
    await posted.pin()
    assert [message.id async for message in interaction.channel.pins()] == [posted.id]
    thread = await posted.create_thread(name="Journal")
    await thread.add_user(interaction.user)
    await thread.send("page 1")
    await thread.edit(archived=True)
    await interaction.user.send("un mot")
    fetched = await interaction.channel.fetch_message(posted.id)
    await fetched.edit(content="tableau 2")
    assert [message.id async for message in interaction.channel.history(limit=1)] == [posted.id]
    await (await interaction.channel.send("à jeter")).delete()
    await interaction.edit_original_response(content="done")


@app_commands.command(description="Look everything up")
async def lookups(interaction: Click) -> None:
    """The routes that only read, and the rarer ones that write."""
    await interaction.response.defer()
    guild, channel = interaction.guild, interaction.channel
    assert guild is not None
    assert isinstance(channel, discord.TextChannel)
    await interaction.client.fetch_guild(guild.id)
    await interaction.client.application_info()
    await interaction.client.tree.fetch_commands()
    member = await guild.fetch_member(interaction.user.id)
    user = await interaction.client.fetch_user(interaction.user.id)
    places = [place.name for place in await guild.fetch_channels()]
    async with channel.typing():
        thread = await channel.create_thread(name="Secret", type=discord.ChannelType.private_thread)
    await thread.add_user(interaction.user)
    people = [one.id for one in await thread.fetch_members()]
    await thread.remove_user(interaction.user)
    await thread.delete()
    await channel.delete_messages([await channel.send("a"), await channel.send("b")])
    reply = await channel.send("question")
    await (await reply.reply("réponse", mention_author=False)).delete()
    await reply.delete()
    words = f"{member.name} {user.name} {','.join(places)} {len(people)}"
    await interaction.edit_original_response(content=words)


@app_commands.command(description="Write to the caller in private")
async def nudge(interaction: Click) -> None:
    """A direct message with a button."""
    await interaction.user.send("en privé", view=torches(5))
    await interaction.response.send_message("sent", ephemeral=True)


@app_commands.command(description="Read a file")
async def scroll(interaction: Click, file: discord.Attachment) -> None:
    """A file handed in with a command."""
    await interaction.response.send_message(f"{file.filename}: {(await file.read()).decode()}")


@app_commands.command(description="For those who run the place")
@app_commands.default_permissions(manage_guild=True)
@app_commands.guild_only()
async def steward(interaction: Click) -> None:
    """Not for everybody."""
    await interaction.response.send_message("à vos ordres")


@app_commands.command(description="Answer twice")
async def twice(interaction: Click) -> None:
    """A second acknowledgement, over the raw route because the library itself would refuse."""
    await interaction.response.send_message("once")
    route = discord.http.Route("POST", "/interactions/{a}/{b}/callback", a=interaction.id, b=interaction.token)
    try:
        await interaction.client.http.request(route, json={"type": 4, "data": {"content": "twice"}})
    except discord.HTTPException as error:
        interaction.client.caught.put_nowait(error.code)


@app_commands.command(description="Answer when the gate opens")
async def slow(interaction: Click) -> None:
    """Too late, unless the gate is open."""
    await interaction.client.gate.wait()
    try:
        await interaction.response.send_message("at last")
    except discord.HTTPException as error:
        interaction.client.caught.put_nowait(error.code)


@app_commands.command(description="Defer, and answer when the gate opens")
async def thinking(interaction: Click) -> None:
    """An acknowledgement in time and an answer much later."""
    await interaction.response.defer()
    await interaction.client.gate.wait()
    try:
        await interaction.edit_original_response(content="thought")
    except discord.HTTPException as error:
        interaction.client.caught.put_nowait(error.code)


COMMANDS: list[Any] = [
    *(hello, board, torch, doors, form, card, secret, many, later, places),
    *(lookups, nudge, scroll, steward, twice, slow, thinking),
]


class Running:
    """A tiny bot connected to a local Discord."""

    def __init__(self, local: LocalDiscord, **options: Any) -> None:
        self.local = local
        self.bot = TinyBot(**options)
        self._task: asyncio.Task[None] | None = None

    def begin(self) -> None:
        """Log in."""
        aim_client_at(self.local.url)
        self._task = asyncio.create_task(self.bot.start(self.local.token))

    async def start(self) -> TinyBot:
        """Log in and wait until commands can be called."""
        self.begin()
        await self.local.wait_ready()
        return self.bot

    async def stop(self) -> None:
        """Log out."""
        await self.bot.close()
        if self._task is not None:
            await self._task
