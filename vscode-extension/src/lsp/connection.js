// JSON-RPC over a stream of frames: requests with their answers and cancellation, notifications, and an answer to
// every request of the other side.

const { FrameReader, frame } = require('./framing');
const { ErrorCode } = require('./protocol');

/** An answer that is an error, from the server or for it. */
class ResponseError extends Error {
  /**
   * @param {number} code see `ErrorCode`
   * @param {string} message
   * @param {any} [data]
   */
  constructor(code, message, data) {
    super(message);
    this.code = code;
    this.data = data;
  }
}

/** The connection ended before the answer came. */
class ConnectionClosed extends Error {}

/**
 * What a request can be cancelled by; VS Code's `CancellationToken` is one.
 * @typedef {{isCancellationRequested: boolean, onCancellationRequested: (listener: () => any) => {dispose(): any}}} Token
 * @typedef {{resolve: (result: any) => void, reject: (error: Error) => void, method: string, since: number, cancelling?: {dispose(): any}}} Pending
 */

class Connection {
  /**
   * @param {NodeJS.WritableStream} output where frames are written
   * @param {object} [events]
   * @param {(direction: 'sent' | 'received', message: import('./protocol').Message, asked?: {method: string, elapsed: number}) => void} [events.onMessage] for
   * the trace; with an answer comes what it is to, and after how many milliseconds
   * @param {(text: string) => void} [events.onProblem] what the other side did wrong, or a handler of ours
   */
  constructor(output, events = {}) {
    this.output = output;
    this.events = events;
    this.reader = new FrameReader();
    /** @type {Map<number, Pending>} */
    this.pending = new Map();
    /**
     * What waits for the stream to take more.
     * @type {import('./protocol').Message[]}
     */
    this.queue = [];
    this.isFull = false;
    this.isClosed = false;
    this.lastId = 0;
    /** @type {Map<string, (params: any, token: Token) => any>} */
    this.requestHandlers = new Map();
    /** @type {Map<string, (params: any) => void>} */
    this.notificationHandlers = new Map();
    /**
     * Requests of the other side that we work on.
     * @type {Map<number | string, CancelSource>}
     */
    this.served = new Map();
  }

  /** @param {string} method @param {(params: any, token: Token) => any} handler gives the result, or throws a `ResponseError` */
  onRequest(method, handler) {
    this.requestHandlers.set(method, handler);
  }

  /** @param {string} method @param {(params: any) => void} handler */
  onNotification(method, handler) {
    this.notificationHandlers.set(method, handler);
  }

  /** @param {string} method @param {any} [params] */
  sendNotification(method, params) {
    this.send({ jsonrpc: '2.0', method, params });
  }

  /**
   * @param {string} method
   * @param {any} [params]
   * @param {Token} [token] once cancelled, the server is told, and its answer awaited
   * @returns {Promise<any>} the result
   * @throws {ResponseError | ConnectionClosed}
   */
  sendRequest(method, params, token) {
    if (this.isClosed) return Promise.reject(new ConnectionClosed(`${method}: the server is gone`));
    if (token?.isCancellationRequested) {
      return Promise.reject(new ResponseError(ErrorCode.requestCancelled, `${method}: cancelled`));
    }
    const id = ++this.lastId;
    return new Promise((resolve, reject) => {
      /** @type {Pending} */
      const pending = { resolve, reject, method, since: Date.now() };
      this.pending.set(id, pending);
      this.send({ jsonrpc: '2.0', id, method, params });
      pending.cancelling = token?.onCancellationRequested(() => this.cancel(id));
    });
  }

  /** @param {number} id */
  cancel(id) {
    const pending = this.pending.get(id);
    if (!pending) return;
    const unsent = this.queue.findIndex((message) => message.id === id && message.method === pending.method);
    if (unsent < 0) return this.sendNotification('$/cancelRequest', { id });
    // The server is behind, and has not even seen the request.
    this.queue.splice(unsent, 1);
    this.settle(id)?.reject(new ResponseError(ErrorCode.requestCancelled, `${pending.method}: cancelled`));
  }

  /** @param {Buffer} chunk what the other side wrote; throws a `FramingError` if it is no message */
  receive(chunk) {
    for (const message of this.reader.push(chunk)) {
      if (this.isClosed) return;
      this.handle(message);
    }
  }

  /**
   * Ends the connection: every request that waits is rejected, nothing is sent or handled any more.
   * @param {string} reason
   */
  close(reason) {
    if (this.isClosed) return;
    this.isClosed = true;
    this.queue = [];
    for (const source of this.served.values()) source.cancel();
    for (const [id, pending] of [...this.pending]) {
      this.settle(id)?.reject(new ConnectionClosed(`${pending.method}: ${reason}`));
    }
  }

  /** @param {import('./protocol').Message} message */
  send(message) {
    if (this.isClosed) return;
    this.queue.push(message);
    this.drain();
  }

  /** Writes until the stream has enough; the rest waits, in order. */
  drain() {
    while (!this.isFull && this.queue.length > 0) {
      const message = /** @type {import('./protocol').Message} */ (this.queue.shift());
      this.events.onMessage?.('sent', message);
      if (this.output.write(frame(message))) continue;
      this.isFull = true;
      this.output.once('drain', () => {
        this.isFull = false;
        this.drain();
      });
    }
  }

  /** @param {import('./protocol').Message} message */
  handle(message) {
    const isResponse = message.method === undefined;
    const pending = isResponse && typeof message.id === 'number' ? this.pending.get(message.id) : undefined;
    this.events.onMessage?.('received', message, pending && { method: pending.method, elapsed: Date.now() - pending.since });
    if (isResponse) this.handleResponse(message);
    else if (message.id === undefined) this.handleNotification(message);
    else this.handleRequest(message);
  }

  /** @param {import('./protocol').Message} message */
  handleResponse(message) {
    const pending = typeof message.id === 'number' ? this.settle(message.id) : undefined;
    if (!pending) {
      const text = message.error ? `: ${message.error.message}` : '';
      return this.problem(`an answer to no request (id ${JSON.stringify(message.id)})${text}`);
    }
    if (message.error) {
      pending.reject(new ResponseError(message.error.code, message.error.message, message.error.data));
    } else {
      pending.resolve(message.result ?? null);
    }
  }

  /** @param {import('./protocol').Message} message */
  handleNotification(message) {
    const method = String(message.method);
    if (method === '$/cancelRequest') return this.served.get(message.params?.id)?.cancel();
    const handler = this.notificationHandlers.get(method);
    if (!handler) {
      if (!method.startsWith('$/')) this.problem(`an unknown notification, ${method}`);
      return;
    }
    try {
      handler(message.params);
    } catch (error) {
      this.problem(`${method}: ${text(error)}`);
    }
  }

  /** @param {import('./protocol').Message} message */
  handleRequest(message) {
    const method = String(message.method);
    const id = /** @type {number | string} */ (message.id);
    const handler = this.requestHandlers.get(method);
    if (!handler) {
      return this.answer(id, { error: { code: ErrorCode.methodNotFound, message: `unknown method ${method}` } });
    }
    const source = new CancelSource();
    this.served.set(id, source);
    // What a handler throws at once and what its promise rejects with end in the same place.
    new Promise((resolve) => resolve(handler(message.params, source.token))).then(
      (result) => this.answer(id, { result: result ?? null }),
      (error) => {
        const code = error instanceof ResponseError ? error.code : ErrorCode.internalError;
        if (code === ErrorCode.internalError) this.problem(`${method}: ${text(error)}`);
        this.answer(id, { error: { code, message: text(error) } });
      }
    );
  }

  /** @param {number | string} id @param {{result: any} | {error: {code: number, message: string}}} outcome */
  answer(id, outcome) {
    this.served.delete(id);
    this.send({ jsonrpc: '2.0', id, ...outcome });
  }

  /** @param {number} id */
  settle(id) {
    const pending = this.pending.get(id);
    this.pending.delete(id);
    pending?.cancelling?.dispose();
    return pending;
  }

  /** @param {string} problem */
  problem(problem) {
    this.events.onProblem?.(problem);
  }
}

/** A token that we can cancel, without `vscode`. */
class CancelSource {
  constructor() {
    /** @type {Set<() => any>} */
    this.listeners = new Set();
    const listeners = this.listeners;
    /** @type {Token} */
    this.token = {
      isCancellationRequested: false,
      onCancellationRequested(listener) {
        listeners.add(listener);
        return { dispose: () => listeners.delete(listener) };
      },
    };
  }

  cancel() {
    if (this.token.isCancellationRequested) return;
    this.token.isCancellationRequested = true;
    for (const listener of [...this.listeners]) listener();
  }
}

/** @param {unknown} error */
function text(error) {
  return error instanceof Error ? error.message : String(error);
}

module.exports = { CancelSource, Connection, ConnectionClosed, ResponseError };
