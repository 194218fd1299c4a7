"""Why something was done by itself: what decided it, and on request every step."""

from bot.views.asks import STEPS
from bot.views.face import Ask, Face, Key, Row
from bot.words.speaker import Speaker
from bot.words.story import Story
from renders import theme
from renders.drawing import Drawing


def why_face(story: Story, versions: str, say: Speaker, pictures: tuple[Drawing, ...] = ()) -> Face:
    """The reasons of a story that is told by the events from one version to another, as in "3-9"."""
    return Face(
        f"### {say.text('view-why-title')}",
        theme.GOLD,
        pictures=pictures,
        story=tuple(story.why),
        rows=all_steps(story, versions, say),
    )


def all_steps(story: Story, versions: str, say: Speaker) -> tuple[Row, ...]:
    """The button that tells every step, if there are more than the reasons."""
    if len(story.steps) <= len(story.why):
        return ()
    return ((Key(say.text("button-steps"), Ask(STEPS, versions)),),)
