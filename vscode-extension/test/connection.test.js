// JSON-RPC: requests, answers, cancellation, and what becomes of all that waits.

const assert = require('node:assert/strict');
const { EventEmitter } = require('node:events');
const { test } = require('node:test');
const { CancelSource, Connection, ConnectionClosed, ResponseError } = require('../src/lsp/connection');
const { FrameReader, frame } = require('../src/lsp/framing');

/** A stream that keeps what is written, and says that it has enough when told so. */
class Stream extends EventEmitter {
  constructor() {
    super();
    this.reader = new FrameReader();
    this.messages = [];
    this.takesMore = true;
  }
  write(bytes) {
    this.messages.push(...this.reader.push(bytes));
    return this.takesMore;
  }
}

function connected(events = {}) {
  const stream = new Stream();
  const problems = [];
  const connection = new Connection(/** @type {any} */ (stream), { onProblem: (text) => problems.push(text), ...events });
  return { connection, stream, problems, receive: (message) => connection.receive(frame({ jsonrpc: '2.0', ...message })) };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

test('answers find their requests, in any order', async () => {
  const { connection, receive } = connected();
  const first = connection.sendRequest('first');
  const second = connection.sendRequest('second');
  receive({ id: 2, result: 'two' });
  receive({ id: 1, error: { code: -5, message: 'no', data: 7 } });
  assert.equal(await second, 'two');
  await assert.rejects(first, (error) => error instanceof ResponseError && error.code === -5 && error.data === 7);
});

test('every request of the other side is answered', async () => {
  const { connection, stream, receive, problems } = connected();
  connection.onRequest('good', () => 'fine');
  connection.onRequest('empty', () => undefined);
  connection.onRequest('late', async () => 'later');
  connection.onRequest('refused', () => {
    throw new ResponseError(-32602, 'not so');
  });
  connection.onRequest('broken', () => {
    throw new TypeError('oops');
  });
  connection.onRequest('brokenLater', async () => {
    throw new TypeError('oops');
  });
  const methods = ['good', 'empty', 'late', 'refused', 'broken', 'brokenLater', 'unknown'];
  methods.forEach((method, index) => receive({ id: index === 0 ? 'text' : index, method }));
  await turn();
  const answers = Object.fromEntries(stream.messages.map(({ id, result, error }) => [id, error ? error.code : result]));
  assert.deepEqual(answers, { text: 'fine', 1: null, 2: 'later', 3: -32602, 4: -32603, 5: -32603, 6: -32601 });
  assert.equal(problems.length, 2);
});

test('a cancelled request is told, and its answer awaited', async () => {
  const { connection, stream, receive } = connected();
  const source = new CancelSource();
  const answer = connection.sendRequest('slow', {}, source.token);
  source.cancel();
  source.cancel();
  assert.deepEqual(stream.messages.slice(1), [{ jsonrpc: '2.0', method: '$/cancelRequest', params: { id: 1 } }]);
  receive({ id: 1, error: { code: -32800, message: 'cancelled' } });
  await assert.rejects(answer, (error) => error.code === -32800);
  assert.equal(source.listeners.size, 0);
});

test('a request that was cancelled before it is never sent', async () => {
  const { connection, stream } = connected();
  const source = new CancelSource();
  source.cancel();
  await assert.rejects(connection.sendRequest('never', {}, source.token), (error) => error.code === -32800);
  assert.deepEqual(stream.messages, []);
});

test('the other side can cancel its requests', async () => {
  const { connection, stream, receive } = connected();
  connection.onRequest('slow', (_, token) => new Promise((resolve) => token.onCancellationRequested(() => resolve('given up'))));
  receive({ id: 9, method: 'slow' });
  receive({ method: '$/cancelRequest', params: { id: 9 } });
  await turn();
  assert.deepEqual(stream.messages, [{ jsonrpc: '2.0', id: 9, result: 'given up' }]);
});

test('a full stream makes messages wait in order, and cancelled requests are dropped', async () => {
  const { connection, stream } = connected();
  stream.takesMore = false;
  connection.sendNotification('one');
  connection.sendNotification('two');
  const source = new CancelSource();
  const dropped = connection.sendRequest('three', {}, source.token);
  connection.sendNotification('four');
  source.cancel();
  await assert.rejects(dropped, (error) => error.code === -32800);
  assert.deepEqual(stream.messages.map(({ method }) => method), ['one']);
  stream.takesMore = true;
  stream.emit('drain');
  assert.deepEqual(stream.messages.map(({ method }) => method), ['one', 'two', 'four']);
});

test('closing rejects all that waits, and nothing happens afterwards', async () => {
  const { connection, stream, receive } = connected();
  let handled = 0;
  connection.onNotification('late', () => handled++);
  const waiting = [connection.sendRequest('a'), connection.sendRequest('b')];
  connection.close('gone');
  for (const each of waiting) await assert.rejects(each, ConnectionClosed);
  await assert.rejects(connection.sendRequest('c'), ConnectionClosed);
  connection.sendNotification('d');
  receive({ method: 'late' });
  assert.equal(handled, 0);
  assert.equal(stream.messages.length, 2);
});

test('what nobody asked for is noted, and harms nothing', () => {
  const { connection, receive, problems } = connected();
  connection.onNotification('throws', () => {
    throw new Error('oops');
  });
  receive({ id: 77, result: 1 });
  receive({ id: null, error: { code: -32700, message: 'what was that' } });
  receive({ method: 'unknown/one' });
  receive({ method: '$/unknown' });
  receive({ method: 'throws' });
  assert.equal(problems.length, 4);
});
