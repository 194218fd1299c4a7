"""What its buttons ask and its forms say: nothing that the house does not answer."""

from collections.abc import Mapping
from typing import Any

ANSWERS: Mapping[str, Any] = {}
FORMS: Mapping[str, Any] = {}
