// Frames: written, and read from chunks that are split anywhere.

const assert = require('node:assert/strict');
const { test } = require('node:test');
const { FrameReader, FramingError, frame } = require('../src/lsp/framing');

const messages = [
  { jsonrpc: '2.0', method: 'first', params: { text: 'emoji 😀, Zwischenräume, 漢字' } },
  { jsonrpc: '2.0', id: 1, result: null },
  { jsonrpc: '2.0', id: 2, result: { text: '\r\n\r\nContent-Length: 3\r\n\r\n' } },
];

test('lengths are counted in bytes', () => {
  const [header, body] = frame({ jsonrpc: '2.0', method: 'ü😀' }).toString('utf8').split('\r\n\r\n');
  assert.equal(header, `Content-Length: ${Buffer.byteLength(body)}`);
  assert.notEqual(Buffer.byteLength(body), body.length);
});

test('messages survive every split', () => {
  const bytes = Buffer.concat(messages.map(frame));
  for (const size of [1, 2, 3, 7, 64, bytes.length]) {
    const reader = new FrameReader();
    const read = [];
    for (let at = 0; at < bytes.length; at += size) read.push(...reader.push(bytes.subarray(at, at + size)));
    assert.deepEqual(read, messages, `in chunks of ${size}`);
  }
});

test('headers may be many, in any case, with any space', () => {
  const body = JSON.stringify(messages[1]);
  const reader = new FrameReader();
  const text = `content-TYPE: application/vscode-jsonrpc; charset=utf-8\r\nCONTENT-length :  ${body.length} \r\n\r\n${body}`;
  assert.deepEqual(reader.push(Buffer.from(text)), [messages[1]]);
});

test('a long message costs its length', () => {
  const message = { jsonrpc: '2.0', id: 1, result: 'x'.repeat(32 * 1024 * 1024) };
  const bytes = frame(message);
  const reader = new FrameReader();
  const read = [];
  const since = process.hrtime.bigint();
  for (let at = 0; at < bytes.length; at += 8192) read.push(...reader.push(bytes.subarray(at, at + 8192)));
  const milliseconds = Number(process.hrtime.bigint() - since) / 1e6;
  assert.equal(read[0].result.length, message.result.length);
  // Joining at every chunk would copy 64 GB.
  assert.ok(milliseconds < 5000, `${milliseconds} ms`);
});

for (const [name, text] of Object.entries({
  'a program that prints': 'Building for production...\n',
  'a header without a length': 'Content-Type: x\r\n\r\n{}',
  'a length that is no number': 'Content-Length: many\r\n\r\n{}',
  'a length without bounds': 'Content-Length: 99999999999\r\n\r\n',
  'a body that is no JSON': 'Content-Length: 3\r\n\r\n{,}',
  'a body that is no object': 'Content-Length: 2\r\n\r\n[]',
  'a header without end': `X: ${'y'.repeat(20_000)}`,
})) {
  test(`${name} is no message`, () => {
    assert.throws(() => new FrameReader().push(Buffer.from(text)), FramingError);
  });
}
