"""What `flambeau bench` measures of Descent alone. A new one is a module beside these and a name in this list."""

from bot.bench.measure import Measure
from bot.descent.bench import activation, command, growth, pilot, reach, render, sight, threat

MEASURES: tuple[Measure, ...] = (
    reach.MEASURE,
    sight.MEASURE,
    command.MEASURE,
    activation.MEASURE,
    pilot.MEASURE,
    threat.MEASURE,
    growth.MEASURE,
    *render.MEASURES,
)
