// When a server that died is started again: at once at first, ever later after that, and not for ever.

/** How many deaths within `span` are too many. */
const most = 5;

/** Milliseconds in which deaths are counted. */
const span = 3 * 60 * 1000;

class RestartPolicy {
  /** @param {number} [unit] milliseconds of the first real pause */
  constructor(unit = 1000) {
    this.unit = unit;
    /** @type {number[]} */
    this.deaths = [];
  }

  /**
   * @param {number} now milliseconds
   * @returns {number | undefined} milliseconds until the next start; none if it is to stay down
   */
  delayAfterDeath(now) {
    this.deaths = this.deaths.filter((time) => now - time < span);
    this.deaths.push(now);
    if (this.deaths.length >= most) return undefined;
    return this.deaths.length === 1 ? 0 : this.unit * 2 ** (this.deaths.length - 2);
  }

  /** Forgets the deaths, when somebody asks for a restart. */
  reset() {
    this.deaths = [];
  }
}

module.exports = { RestartPolicy };
