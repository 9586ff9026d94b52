// The server as a process: started, listened to, and ended for certain.

const { spawn } = require('child_process');

/** Characters of standard error that are passed on in one second; a server that floods is cut short. */
const errorBudget = 64 * 1024;

/**
 * @typedef {object} ProcessEvents
 * @property {(chunk: Buffer) => void} onOutput
 * @property {(text: string) => void} onErrorOutput lines of standard error
 * @property {(reason: string) => void} onEnd once, when the process is gone or could not be started
 */

class ServerProcess {
  /**
   * @param {{command: string, args: string[], cwd?: string}} program
   * @param {ProcessEvents} events
   */
  constructor(program, events) {
    this.events = events;
    this.hasEnded = false;
    /** The last line of standard error, which mostly says why a program gave up. */
    this.lastErrorLine = '';
    this.budget = errorBudget;
    this.budgetSince = Date.now();
    this.leftOut = 0;
    /** @type {(() => void)[]} */
    this.waiting = [];
    this.child = spawn(program.command, program.args, { cwd: program.cwd, stdio: ['pipe', 'pipe', 'pipe'] });
    this.child.on('error', (error) => {
      // `kill` may also fail with an error; only a process that never ran has no id.
      if (this.child.pid === undefined) this.end(error.message);
    });
    // `close` comes after the last output, which `exit` may precede; it never comes while a child of the server holds
    // its pipes.
    this.child.on('close', (code, signal) => this.end(ending(code, signal)));
    this.child.on('exit', (code, signal) => {
      const timer = setTimeout(() => this.end(ending(code, signal)), 1000);
      this.waiting.push(() => clearTimeout(timer));
    });
    this.child.stdout.on('data', (chunk) => events.onOutput(chunk));
    this.child.stderr.setEncoding('utf8').on('data', (text) => this.readErrors(text));
    // A pipe that breaks is told by `close` as well.
    this.child.stdin.on('error', () => {});
  }

  get input() {
    return this.child.stdin;
  }

  get processId() {
    return this.child.pid;
  }

  /**
   * Waits for the process to end by itself, and kills it if it does not.
   * @param {number} milliseconds
   */
  async endWithin(milliseconds) {
    if (this.hasEnded) return;
    this.child.stdin.end();
    const ended = new Promise((/** @type {(value: void) => void} */ resolve) => this.waiting.push(() => resolve()));
    const timer = setTimeout(() => this.kill(), milliseconds);
    await ended;
    clearTimeout(timer);
  }

  /** Ends the process at once. Children of it that hold its pipes are not waited for. */
  kill() {
    if (this.hasEnded) return;
    this.child.kill('SIGKILL');
    const timer = setTimeout(() => this.end('killed'), 500);
    this.waiting.push(() => clearTimeout(timer));
  }

  /** @param {string} reason */
  end(reason) {
    if (this.hasEnded) return;
    this.hasEnded = true;
    this.child.stdout.removeAllListeners('data').destroy();
    this.child.stderr.destroy();
    for (const resolve of this.waiting) resolve();
    this.events.onEnd(reason);
  }

  /** @param {string} text */
  readErrors(text) {
    const line = text.trimEnd().split('\n').pop()?.trim();
    if (line) this.lastErrorLine = line.slice(0, 400);
    const now = Date.now();
    if (now - this.budgetSince > 1000) {
      if (this.leftOut > 0) this.events.onErrorOutput(`(${this.leftOut} characters of standard error left out)`);
      this.budget = errorBudget;
      this.budgetSince = now;
      this.leftOut = 0;
    }
    const shown = text.slice(0, this.budget);
    this.budget -= shown.length;
    this.leftOut += text.length - shown.length;
    if (shown) this.events.onErrorOutput(shown.trimEnd());
  }
}

/** @param {number | null} code @param {string | null} signal */
function ending(code, signal) {
  return signal ? `ended by ${signal}` : `ended with ${code}`;
}

module.exports = { ServerProcess };
