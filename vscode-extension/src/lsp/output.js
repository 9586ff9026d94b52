// What is written down: the output of the extension and the server, and the trace of their messages.

const vscode = require('vscode');

/** Characters of one message that a verbose trace shows. */
const longest = 8 * 1024;

class Output {
  constructor() {
    this.channel = vscode.window.createOutputChannel('modallint', { log: true });
    /**
     * Made when it is first needed.
     * @type {vscode.OutputChannel | undefined}
     */
    this.traceChannel = undefined;
    /** @type {'off' | 'messages' | 'verbose'} */
    this.level = 'off';
  }

  /** @param {string} text */
  info(text) {
    this.channel.info(text);
  }

  /** @param {string} text */
  warn(text) {
    this.channel.warn(text);
  }

  /** @param {string} text */
  error(text) {
    this.channel.error(text);
  }

  /**
   * What the server logs.
   * @param {number} type 1 error to 5 debug
   * @param {string} message
   */
  log(type, message) {
    if (type === 1) this.channel.error(message);
    else if (type === 2) this.channel.warn(message);
    else if (type === 5) this.channel.debug(message);
    else this.channel.info(message);
  }

  /**
   * @param {'sent' | 'received'} direction
   * @param {import('./protocol').Message} message
   * @param {{method: string, elapsed: number}} [asked] what it is the answer to, after how many milliseconds
   */
  message(direction, message, asked) {
    if (this.level === 'off') return;
    const kind = message.method === undefined ? 'response' : message.id === undefined ? 'notification' : 'request';
    const id = message.id === undefined ? undefined : `(${message.id})`;
    const name = [kind, message.method ?? asked?.method, id].filter(Boolean).join(' ');
    const took = asked === undefined ? '' : ` in ${asked.elapsed} ms`;
    const failed = message.error ? `: ${message.error.message} (${message.error.code})` : '';
    let text = `${direction} ${name}${took}${failed}`;
    if (this.level === 'verbose') {
      const content = JSON.stringify(message.params ?? message.result ?? message.error ?? null, null, 2);
      text += `\n${content.length > longest ? `${content.slice(0, longest)}… (${content.length} characters)` : content}`;
    }
    this.trace(text);
  }

  /** @param {string} text */
  trace(text) {
    if (this.level === 'off') return;
    const time = new Date().toISOString().slice(11, 23);
    this.tracing().appendLine(`[${time}] ${text}`);
  }

  tracing() {
    this.traceChannel ??= vscode.window.createOutputChannel('modallint trace');
    return this.traceChannel;
  }

  dispose() {
    this.channel.dispose();
    this.traceChannel?.dispose();
  }
}

module.exports = { Output };
