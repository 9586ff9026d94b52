// Work that the server does in the background, shown in the status bar.

const vscode = require('vscode');

/**
 * One piece of work.
 * @typedef {object} Work
 * @property {string} title
 * @property {string} [percentage]
 * @property {string} [message]
 * @property {string} text all of it
 * @property {boolean} isCancellable
 * @property {(value: {message?: string}) => void} [report]
 * @property {() => void} finish
 */

class WorkProgress {
  /** @param {import('./connection').Connection} connection */
  constructor(connection) {
    this.connection = connection;
    /** @type {Map<string | number, Work>} */
    this.running = new Map();
    /** @type {vscode.EventEmitter<void>} */
    this.changing = new vscode.EventEmitter();
    this.onDidChange = this.changing.event;
  }

  /** What is being done at the moment, for people. */
  get text() {
    return [...this.running.values()].map((work) => work.text).pop();
  }

  get isCancellable() {
    return [...this.running.values()].some((work) => work.isCancellable);
  }

  /** @param {{token: string | number, value: any}} params */
  take({ token, value }) {
    if (value?.kind === 'begin') this.begin(token, value);
    else if (value?.kind === 'report') this.report(token, value);
    else if (value?.kind === 'end') this.end(token);
  }

  /** @param {string | number} token @param {any} value */
  begin(token, value) {
    this.end(token);
    // The server says who it is, since other editors do not.
    const title = String(value.title).replace(/^modallint: /, '');
    /** @type {Work} */
    const work = { title, text: '', isCancellable: value.cancellable === true, finish: () => {} };
    // Made here: the editor runs the task later, when the work may already be over.
    const done = new Promise((/** @type {(value: void) => void} */ resolve) => (work.finish = () => resolve()));
    this.running.set(token, work);
    void vscode.window.withProgress({ location: vscode.ProgressLocation.Window, title: `modallint: ${title}` }, (progress) => {
      work.report = (step) => progress.report(step);
      this.report(token, {});
      return done;
    });
    this.report(token, value);
  }

  /** @param {string | number} token @param {any} value */
  report(token, value) {
    const work = this.running.get(token);
    if (!work) return;
    if (value.cancellable !== undefined) work.isCancellable = value.cancellable === true;
    // What is left out of a report stays as it was.
    if (typeof value.percentage === 'number') work.percentage = `${Math.round(value.percentage)} %`;
    if (value.message !== undefined) work.message = value.message;
    const details = [work.percentage, work.message].filter(Boolean).join(', ');
    work.text = details ? `${work.title}: ${details}` : work.title;
    work.report?.({ message: details });
    this.changing.fire();
  }

  /** @param {string | number} token */
  end(token) {
    const work = this.running.get(token);
    if (!work) return;
    this.running.delete(token);
    work.finish();
    this.changing.fire();
  }

  /** Asks the server to give up what it does, where it can. */
  cancel() {
    for (const [token, work] of this.running) {
      if (work.isCancellable) this.connection.sendNotification('window/workDoneProgress/cancel', { token });
    }
  }

  dispose() {
    for (const token of [...this.running.keys()]) this.end(token);
    this.changing.dispose();
  }
}

module.exports = { WorkProgress };
