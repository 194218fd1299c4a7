"""What `flambeau bench` measures of Descent alone. A new one is a module beside these and a name in this list."""

from bot.bench.measure import Measure
from bot.descent.bench import activation, command, growth, reach, render, sight

MEASURES: tuple[Measure, ...] = (
    reach.MEASURE,
    sight.MEASURE,
    command.MEASURE,
    activation.MEASURE,
    growth.MEASURE,
    *render.MEASURES,
)
