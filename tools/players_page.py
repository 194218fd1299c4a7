"""Writes docs/players.md: how to play, and every command in both languages, from the command tree itself.

python -m tools.players_page           writes the page
python -m tools.players_page --check   says whether it is up to date
"""

import sys
from collections.abc import Iterator
from importlib import import_module
from inspect import isclass
from pathlib import Path

from discord import app_commands
from discord.ext import commands

from bot.descent.words import words
from cogs.extensions import extensions

PAGE = Path(__file__).resolve().parent.parent / "docs" / "players.md"

INTRODUCTION = """\
# For players · Pour les joueurs

Made by `make docs` from the commands themselves; don't edit it by hand.

**You need to know almost nothing.** In a channel somebody opens a campaign, everybody picks a hero from the
menu, and somebody presses the button that starts the quest. From then on one message, the *panel*, shows the
board, whose turn it is, what is left, and buttons for exactly what is allowed. On its turn a hero has two
actions; the arrows walk (and take a move action by themselves when one is needed), the menus attack, search,
open doors and use cards; whoever is the only one left to go simply acts. After each hero's turn a group of
monsters acts by itself and says what it did; *Why?* tells the reasons. A quest ends with a page that waits for
*Continue*. Nothing is ever lost: come back tomorrow and press the same button.

**Il n’y a presque rien à savoir.** Dans un salon, quelqu’un ouvre une campagne, chacun choisit un héros dans le
menu, et quelqu’un presse le bouton qui lance la quête. Dès lors un seul message, le *panneau*, montre le
plateau, à qui est le tour, ce qui reste, et des boutons pour exactement ce qui est permis. À son tour, un héros
a deux actions ; les flèches le font marcher (et prennent d’elles-mêmes une action de mouvement s’il le faut),
les menus attaquent, fouillent, ouvrent les portes et utilisent les cartes ; quand il ne reste qu’un héros à jouer,
il agit, tout simplement. Après le tour de chaque héros, un groupe de monstres agit tout seul et raconte ce qu’il
a fait ; *Pourquoi ?* en donne les raisons. Une quête finit par une page qui attend *Continuer*. Rien ne se
perd : revenez demain et pressez le même bouton.

## Over days · Sur plusieurs jours

**Play when you find the time.** What waits for you waits; after some hours you are reminded, never in your quiet
hours and never more than a few times (`/habits`, and `/campaign pace` for the party). *Not this time* silences a
reminder. What nobody answers in time is answered by the default that stands on the panel. `/orders` settles in
advance when your shield is raised and how surges are spent, so that nobody has to wait for you; 🔕 on a question
says that you don't want to be asked again, in this activation or this quest. `/holiday` lets the automatic hero
play for you, within the limits you set with `/autopilot`. If somebody does not come back, the others are asked
what to do. `/catchup` tells you privately what you missed. What the rulebook leaves to the players together is
voted on, with the count on the panel.

**People come and go.** Between quests anybody in the channel can join (`/campaign join`, or the button on the
map), with as much experience and gold as the others have; who leaves (`/campaign leave`) leaves what the hero
carried to the party. In the middle of a quest the heroes stay, but not their players: `/campaign handover` asks
somebody to take yours, `/campaign takeover` takes one without a player, and `/campaign dismiss` frees one, by
its player, by the owner or a manager, or by a vote of the others. Whoever is asked answers on the panel.

**Jouez quand vous avez le temps.** Ce qui vous attend attend ; après quelques heures vient un rappel, jamais aux
heures calmes et jamais plus de quelques-uns (`/habitudes`, et `/campagne rythme` pour le groupe). *Pas cette fois*
fait taire un rappel. Ce à quoi personne ne répond à temps reçoit la réponse d’office écrite sur le panneau.
`/consignes` dit d’avance quand lever votre bouclier et comment dépenser les augmentations, pour que personne
n’ait à vous attendre ; 🔕 sur une question dit qu’on ne vous la pose plus, pendant cette activation ou cette quête.
`/vacances` laisse le héros automatique jouer pour vous, dans les limites de `/pilote`. Si quelqu’un ne revient
pas, le groupe décide quoi faire. `/rattrapage` vous raconte en privé ce que vous avez manqué. Ce que la règle
laisse aux joueurs ensemble se vote, et le panneau montre le compte.

**On va et vient.** Entre deux quêtes, quiconque est dans le salon peut se joindre au groupe (`/campagne
rejoindre`, ou le bouton de la carte), avec autant d’expérience et d’or que les autres ; qui part (`/campagne
quitter`) laisse au groupe ce que portait son héros. Au milieu d’une quête, les héros restent, mais pas
forcément qui les joue : `/campagne confier` demande à quelqu’un de prendre le vôtre, `/campagne relève` prend
un héros sans joueur, et `/campagne libérer` en libère un : le vôtre, n’importe lequel pour le propriétaire ou
un gestionnaire, ou par un vote des autres. La réponse se donne sur le panneau.

## Boxes · Boîtes

**Tick what you own.** On the panel of a new campaign the owner ticks the boxes on the party's shelf, one by one or
*everything* in one press; heroes, classes, monsters, items, side quests and encounters come from them alone. A
new box joins in between two quests, from the button on the map. With many heroes the menu leads to the gallery,
by archetype. A hybrid class is taken together with another class, whose equipment and first skills it has.

**Cochez ce que vous avez.** Sur le panneau d’une nouvelle campagne, le propriétaire coche les boîtes du groupe, une
par une ou *tout* d’un seul coup ; héros, classes, monstres, objets, quêtes annexes et rencontres ne viennent que
d’elles. Une boîte s’ajoute entre deux quêtes, par le bouton de la carte. Quand les héros sont nombreux, le menu
mène à la galerie, par archétype. Une classe hybride se prend avec une autre classe, dont elle a l’équipement et
les premières compétences.

## Packs · Recueils

**Quests of other authors.** Whoever manages the server hands a pack in with `/pack add`, sees what is in it and
how it goes, and adds it with one press. Its quests then stand among the others, its side quests come up between
quests, and `/pack list` says whose they are. Taken away, it stays with whoever is in the middle of it.

**Des quêtes d’autres auteurs.** Qui gère le serveur donne un recueil par `/recueil ajouter`, voit ce qu’il
contient et comment il se joue, et l’ajoute d’un seul bouton. Ses quêtes sont alors parmi les autres, ses quêtes
annexes se présentent entre deux quêtes, et `/recueil liste` dit de qui elles sont. Retiré, il reste à qui est au
milieu.

## Commands · Commandes

| English | Français | |
| --- | --- | --- |
"""


def tree() -> Iterator[tuple[str, ...]]:
    """The path of every command, in the order the client registers them."""
    for extension in extensions():
        for thing in vars(import_module(extension)).values():
            found = [thing] if isinstance(thing, app_commands.Command) else []
            if isclass(thing) and issubclass(thing, commands.Cog) and thing.__module__ == extension:
                found = list(thing.__cog_app_commands__)
            for command in found:
                assert isinstance(command, app_commands.Command)
                yield tuple(command.extras["path"])


def page() -> str:
    """The page as it should be."""
    lines = []
    for path in tree():
        keys = ["-".join(("cmd", *path[: depth + 1])) for depth in range(len(path))]
        names = ["`/" + " ".join(words(language).text(key) for key in keys) + "`" for language in ("en", "fr")]
        told = [words(language).text(f"{keys[-1]}.description") for language in ("en", "fr")]
        lines.append(f"| {names[0]} | {names[1]} | {told[0]} · {told[1]} |")
    return INTRODUCTION + "\n".join(lines) + "\n"


def main() -> int:
    """Write the page, or say whether it is up to date."""
    if "--check" in sys.argv:
        return 0 if PAGE.read_text(encoding="utf-8") == page() else 1
    PAGE.write_text(page(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
