"""All measures of `flambeau bench`. A new one is a module beside these and a name in this list."""

from bot.bench.measure import Measure
from bot.descent.bench import activation, command, reach, render, sight

MEASURES: tuple[Measure, ...] = (
    reach.MEASURE,
    sight.MEASURE,
    command.MEASURE,
    activation.MEASURE,
    *render.MEASURES,
)
