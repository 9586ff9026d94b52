// Messages as bytes: `Content-Length` frames, written, and read from chunks that may be split anywhere.

/** Bytes that a header may take before the stream is taken for something else. */
const longestHeader = 16 * 1024;

/** Bytes that one message may take. */
const longestMessage = 256 * 1024 * 1024;

/** The stream is no stream of messages: what follows cannot be told apart any more. */
class FramingError extends Error {}

/**
 * @param {import('./protocol').Message} message
 * @returns {Buffer} the frame, header and body
 */
function frame(message) {
  const body = Buffer.from(JSON.stringify(message), 'utf8');
  return Buffer.concat([Buffer.from(`Content-Length: ${body.length}\r\n\r\n`, 'ascii'), body]);
}

/** Puts chunks together to messages. Chunks are joined once a message is whole, so that a long one costs its length. */
class FrameReader {
  constructor() {
    /** @type {Buffer[]} */
    this.chunks = [];
    this.size = 0;
    /**
     * The length of the body that is awaited; none while a header is.
     * @type {number | undefined}
     */
    this.bodyLength = undefined;
  }

  /**
   * @param {Buffer} chunk
   * @returns {import('./protocol').Message[]} the messages that are whole now, in order
   * @throws {FramingError} if the bytes are no frames, or a body is no JSON object
   */
  push(chunk) {
    this.chunks.push(chunk);
    this.size += chunk.length;
    const messages = [];
    for (;;) {
      if (this.bodyLength === undefined && !this.readHeader()) return messages;
      if (this.bodyLength === undefined || this.size < this.bodyLength) return messages;
      const all = this.joined();
      messages.push(parse(all.subarray(0, this.bodyLength)));
      this.keep(all.subarray(this.bodyLength));
      this.bodyLength = undefined;
    }
  }

  /** Reads a header if it is whole. */
  readHeader() {
    if (this.size === 0) return false;
    const all = this.joined();
    const end = all.indexOf('\r\n\r\n');
    if (end < 0 ? all.length > longestHeader : end > longestHeader) {
      throw new FramingError(`no message begins with ${quoted(all)}`);
    }
    if (end < 0) {
      // Nothing but a header may stand here; a program that prints text is told at once, not after 16 KiB.
      if (!/^[A-Za-z-]*(:|$)/.test(all.subarray(0, 64).toString('latin1').trimStart())) {
        throw new FramingError(`no message begins with ${quoted(all)}`);
      }
      return false;
    }
    this.bodyLength = contentLength(all.subarray(0, end).toString('latin1'));
    this.keep(all.subarray(end + 4));
    return true;
  }

  joined() {
    if (this.chunks.length !== 1) this.chunks = [Buffer.concat(this.chunks, this.size)];
    return this.chunks[0];
  }

  /** @param {Buffer} rest */
  keep(rest) {
    this.chunks = rest.length > 0 ? [rest] : [];
    this.size = rest.length;
  }
}

/** @param {string} header */
function contentLength(header) {
  for (const line of header.split('\r\n')) {
    const match = /^\s*content-length\s*:\s*(\d+)\s*$/i.exec(line);
    if (!match) continue;
    const length = Number(match[1]);
    if (length > longestMessage) throw new FramingError(`a message of ${length} bytes is too long`);
    return length;
  }
  throw new FramingError(`a header without Content-Length: ${quoted(Buffer.from(header))}`);
}

/** @param {Buffer} body */
function parse(body) {
  let message;
  try {
    message = JSON.parse(body.toString('utf8'));
  } catch {
    throw new FramingError(`a message that is no JSON: ${quoted(body)}`);
  }
  if (typeof message !== 'object' || message === null || Array.isArray(message)) {
    throw new FramingError(`a message that is no object: ${quoted(body)}`);
  }
  return message;
}

/** @param {Buffer} bytes */
function quoted(bytes) {
  return JSON.stringify(bytes.subarray(0, 80).toString('utf8'));
}

module.exports = { FrameReader, FramingError, frame };
