"""What the local table says to a person itself, in both languages."""

from __future__ import annotations

TEXTS: dict[str, tuple[str, str]] = {
    "no_answer": (
        "L’application n’a pas répondu à temps.",
        "The application did not respond in time.",
    ),
    "unknown_command": (
        "La commande /{command} n’existe pas.",
        "There is no command /{command}.",
    ),
    "not_permitted": (
        "Vous n’avez pas le droit d’utiliser /{command}.",
        "You are not allowed to use /{command}.",
    ),
    "not_here": (
        "/{command} ne s’utilise pas dans ce salon.",
        "/{command} cannot be used in this channel.",
    ),
    "unknown_option": (
        "/{command} n’a pas d’option « {option} ».",
        "/{command} has no option “{option}”.",
    ),
    "missing_option": (
        "L’option « {option} » est obligatoire.",
        "The option “{option}” is required.",
    ),
    "bad_value": (
        "La valeur de « {option} » n’est pas acceptée : {value}",
        "This value of “{option}” is not accepted: {value}",
    ),
    "unknown_component": (
        "Ce message n’a pas de bouton ni de menu « {custom_id} ».",
        "This message has no button or menu “{custom_id}”.",
    ),
    "disabled": (
        "Ce bouton ou ce menu est désactivé.",
        "This button or menu is disabled.",
    ),
    "bad_count": (
        "Choisissez de {low} à {high} valeurs.",
        "Choose {low} to {high} values.",
    ),
    "unknown_message": (
        "Ce message n’est plus là.",
        "This message is no longer there.",
    ),
    "unknown_modal": (
        "Ce formulaire n’est plus ouvert.",
        "This form is no longer open.",
    ),
    "unknown_player": (
        "Personne ici ne porte cet identifiant.",
        "Nobody here has this id.",
    ),
    "unknown_channel": (
        "Ce salon n’existe pas.",
        "There is no such channel.",
    ),
    "bad_request": (
        "Demande incomplète : {reason}",
        "Incomplete request: {reason}",
    ),
}


def said(code: str, locale: str, **facts: object) -> str:
    """One of the texts, in French or English."""
    french, english = TEXTS[code]
    return (french if locale.startswith("fr") else english).format(**facts)


class CannotDo(Exception):
    """A person tried what Discord's own window would not let them do."""

    def __init__(self, code: str, **facts: object) -> None:
        super().__init__(said(code, "en-US", **facts))
        self.code = code
        self.facts = facts

    def said(self, locale: str) -> str:
        """The reason in somebody's language."""
        return said(self.code, locale, **self.facts)


class NoAnswer(CannotDo):
    """The bot did not answer in time."""

    def __init__(self) -> None:
        super().__init__("no_answer")
