"""A client of the server (docs/protocol.md): a table somewhere else, as one object.

`Session.open(url)` goes to a table; `create_table(address, plan)` has one set up.  Nothing here knows a rule.
"""

from kumite.client.address import Place, read_address, read_place
from kumite.client.desk import create_table, guest
from kumite.client.session import Session

__all__ = ["Place", "Session", "create_table", "guest", "read_address", "read_place"]
