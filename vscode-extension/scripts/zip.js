// A zip archive, the same bytes for the same files: no times of files, no order of a folder.

const zlib = require('zlib');

/** @typedef {{path: string, data: Buffer, isExecutable?: boolean}} Entry */

/** The first of January 1980, where the format's time begins, at midnight. */
const date = (0 << 9) | (1 << 5) | 1;

/**
 * @param {Entry[]} entries in this order
 * @returns {Buffer}
 */
function zip(entries) {
  /** @type {Buffer[]} */
  const parts = [];
  /** @type {Buffer[]} */
  const directory = [];
  let offset = 0;
  for (const { path, data, isExecutable } of entries) {
    const name = Buffer.from(path, 'utf8');
    const packed = zlib.deflateRawSync(data, { level: 9 });
    const isSmaller = packed.length < data.length;
    const content = isSmaller ? packed : data;

    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0); // version that is needed: 2.0
    common.writeUInt16LE(0x0800, 2); // names are UTF-8
    common.writeUInt16LE(isSmaller ? 8 : 0, 4); // deflated or stored
    common.writeUInt16LE(0, 6);
    common.writeUInt16LE(date, 8);
    common.writeUInt32LE(crc32(data), 10);
    common.writeUInt32LE(content.length, 14);
    common.writeUInt32LE(data.length, 18);
    common.writeUInt16LE(name.length, 22);

    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), common, name, content]);
    parts.push(local);

    const tail = Buffer.alloc(14);
    // A regular file of Unix; who unpacks makes it executable again.
    tail.writeUInt32LE((isExecutable ? 0o100755 : 0o100644) * 0x10000, 6);
    tail.writeUInt32LE(offset, 10);
    const madeBy = Buffer.from([20, 3]); // 2.0, on Unix
    directory.push(Buffer.from('PK\x01\x02', 'latin1'), madeBy, common, tail, name);
    offset += local.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, list, end]);
}

const table = Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value >>> 0;
});

/** @param {Buffer} data */
function crc32(data) {
  let crc = 0xffffffff;
  for (const byte of data) crc = (crc >>> 8) ^ table[(crc ^ byte) & 0xff];
  return (crc ^ 0xffffffff) >>> 0;
}

module.exports = { crc32, zip };
