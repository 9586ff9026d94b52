// modallint:allow-file trapped-modal, missing-dismiss-button
func one() {}  /* modallint:allow trapped-modal */
