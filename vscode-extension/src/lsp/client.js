// The client over the lives of its server: started, watched, started again when it dies, ended with the editor.

const vscode = require('vscode');
const { Diagnostics } = require('./diagnostics');
const { RestartPolicy } = require('./restartPolicy');
const { Session } = require('./session');

/** Milliseconds that a server has to answer `initialize`; a disk may be slow, and the machine busy. */
const startPatience = 60 * 1000;

/** Milliseconds that a server has to end. */
const stopPatience = 2000;

/**
 * @typedef {{state: 'stopped' | 'starting' | 'running' | 'failed', detail?: string}} ClientState
 * @typedef {object} ClientOptions
 * @property {import('./output').Output} output
 * @property {string} extensionVersion
 * @property {RestartPolicy} [policy]
 * @property {number} [startPatience] milliseconds
 * @property {number} [stopPatience] milliseconds
 */

class Client {
  /** @param {ClientOptions} options */
  constructor(options) {
    this.options = options;
    this.output = options.output;
    this.policy = options.policy ?? new RestartPolicy();
    this.diagnostics = new Diagnostics();
    /** @type {ClientState} */
    this.state = { state: 'stopped' };
    /** @type {Session | undefined} */
    this.session = undefined;
    /**
     * What to run; none once it was stopped.
     * @type {{command: string, args: string[], cwd?: string} | undefined}
     */
    this.program = undefined;
    /** @type {NodeJS.Timeout | undefined} */
    this.timer = undefined;
    /** Counts what was asked for, so that a start that was overtaken before its turn is left out. */
    this.wishes = 0;
    /** Starts and stops, one after the other. */
    this.work = Promise.resolve();
    /** @type {vscode.EventEmitter<void>} */
    this.changing = new vscode.EventEmitter();
    /** The state, the work in progress or the number of findings changed. */
    this.onDidChange = this.changing.event;
    this.diagnostics.onDidChange(() => this.changing.fire());
  }

  /**
   * Runs a program as the server, in place of one that runs.
   * @param {{command: string, args: string[], cwd?: string}} program
   */
  start(program) {
    this.interrupt();
    const wish = ++this.wishes;
    return this.queue(async () => {
      if (wish !== this.wishes) return;
      await this.end();
      this.policy.reset();
      this.program = program;
      await this.run();
    });
  }

  /** Ends the server, and does not start it again. */
  stop() {
    this.interrupt();
    this.wishes++;
    return this.queue(async () => {
      this.program = undefined;
      await this.end();
      this.become('stopped');
    });
  }

  /** Gives up a server that is still being started: nobody waits for one that hangs. */
  interrupt() {
    clearTimeout(this.timer);
    const session = this.session;
    if (!session || session.isReady) return;
    this.session = undefined;
    session.process.kill();
    session.dispose('given up');
  }

  /** @param {() => Promise<void>} task */
  queue(task) {
    const done = this.work.then(task);
    this.work = done.catch((error) => this.output.error(String(error?.stack ?? error)));
    return done;
  }

  async run() {
    if (!this.program) return;
    this.become('starting');
    this.output.info(`starting ${[this.program.command, ...this.program.args].join(' ')}`);
    /** @type {Session} */
    const session = new Session({
      program: this.program,
      output: this.output,
      diagnostics: this.diagnostics,
      extensionVersion: this.options.extensionVersion,
      onEnd: (reason) => this.died(session, reason),
    });
    this.session = session;
    session.progress.onDidChange(() => this.changing.fire());
    try {
      await session.initialize(this.options.startPatience ?? startPatience);
    } catch (error) {
      // Where the process ended, `died` has seen to it; an answer that is an error ends it here.
      const message = error instanceof Error ? error.message : String(error);
      if (this.session === session && !session.process.hasEnded) session.break(message);
      return;
    }
    const { name = 'the server', version } = session.serverInfo;
    this.output.info(`${[name, version].filter(Boolean).join(' ')} is running`);
    this.become('running');
  }

  /** Ends the server that runs, if one does. */
  async end() {
    clearTimeout(this.timer);
    const session = this.session;
    this.session = undefined;
    if (session) await session.stop(this.options.stopPatience ?? stopPatience);
    this.diagnostics.clear();
  }

  /** @param {Session} session @param {string} reason */
  died(session, reason) {
    if (this.session !== session) return;
    this.session = undefined;
    this.diagnostics.clear();
    const lastWords = session.process.lastErrorLine;
    const detail = lastWords ? `${reason}: ${lastWords}` : reason;
    const delay = this.policy.delayAfterDeath(Date.now());
    if (delay === undefined) {
      this.output.error(`the server ${detail}; it died too often and is not started again`);
      this.become('failed', detail);
      return;
    }
    this.output.error(`the server ${detail}; it is started again in ${delay / 1000} s`);
    this.become('starting', detail);
    this.timer = setTimeout(() => void this.queue(() => (this.session ? Promise.resolve() : this.run())), delay);
  }

  /** @param {ClientState['state']} state @param {string} [detail] */
  become(state, detail) {
    this.state = { state, detail };
    this.changing.fire();
  }

  /** @param {'off' | 'messages' | 'verbose'} level */
  setTrace(level) {
    if (this.output.level === level) return;
    this.output.level = level;
    if (this.state.state === 'running') this.session?.setTrace(level);
  }

  async dispose() {
    await this.stop();
    this.diagnostics.dispose();
    this.changing.dispose();
  }
}

module.exports = { Client };
