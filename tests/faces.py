"""A look at the pictures of a message before anybody draws them."""

from typing import Any

from bot.views.face import Face


def picture_of(face: Face, name: str) -> Any:
    """The view that a face's picture of this name is drawn from; None if it has none."""
    return next((drawing.view for drawing in face.pictures if drawing.name == name), None)
