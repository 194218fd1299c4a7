"""What its buttons ask: nothing that the house does not answer."""

from collections.abc import Mapping
from typing import Any

ANSWERS: Mapping[str, Any] = {}
