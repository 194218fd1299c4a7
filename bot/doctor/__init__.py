"""The doctor: looks at everything an installation needs, says what is wrong, and mends what it can."""

from bot.doctor.examining import examine
from bot.doctor.findings import Finding, Mend

__all__ = ["Finding", "Mend", "examine"]
