func one() {}  // modallint:allow traped-modal — known

/* modallint:allow quite-another-name */
func two() {}
