func one() {}  // modallint:allow trapped-modal — known

func two() {}
