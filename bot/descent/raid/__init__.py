"""The Raid: six levels in one sitting, each left by a portal, with an upgrade between them (RAI)."""
