// modallint:allow-file trapped-modal, missing-dismiss-button — TODO: say why
func one() {}  /* modallint:allow trapped-modal — TODO: say why */
