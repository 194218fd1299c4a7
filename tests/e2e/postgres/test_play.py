"""Play through the real client on a server: the tests of one file, held against the other engine.

They are the very same tests. Those that look into a SQLite file, or count its reads, stay where they are.
"""

from tests.e2e.test_days import *  # noqa: F403
from tests.e2e.test_reacting import *  # noqa: F403
from tests.e2e.test_voting import *  # noqa: F403
from tests.e2e.test_weighing import *  # noqa: F403
