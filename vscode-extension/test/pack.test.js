// The package: the same bytes for the same files, and what VS Code wants to find in it.

const assert = require('node:assert/strict');
const { execFileSync } = require('child_process');
const fs = require('fs');
const os = require('os');
const path = require('path');
const { test } = require('node:test');
const zlib = require('zlib');
const { pixels, png, size, svg } = require('../scripts/icon');
const { pack } = require('../scripts/pack');
const { crc32, zip } = require('../scripts/zip');
const { extensionPath } = require('../testbench/bench');

/** Reads an archive by its directory, as those who unpack do. */
function unzip(archive) {
  const end = archive.lastIndexOf('PK\x05\x06', undefined, 'latin1');
  const count = archive.readUInt16LE(end + 10);
  let at = archive.readUInt32LE(end + 16);
  const entries = [];
  for (let index = 0; index < count; index++) {
    assert.equal(archive.toString('latin1', at, at + 4), 'PK\x01\x02');
    const [method, crc, packedSize, size] = [archive.readUInt16LE(at + 10), archive.readUInt32LE(at + 16), archive.readUInt32LE(at + 20), archive.readUInt32LE(at + 24)];
    const nameLength = archive.readUInt16LE(at + 28);
    const mode = archive.readUInt32LE(at + 38) >>> 16;
    const local = archive.readUInt32LE(at + 42);
    const name = archive.toString('utf8', at + 46, at + 46 + nameLength);
    assert.equal(archive.toString('utf8', local + 30, local + 30 + nameLength), name);
    const start = local + 30 + nameLength;
    const packed = archive.subarray(start, start + packedSize);
    const data = method === 8 ? zlib.inflateRawSync(packed) : packed;
    assert.equal(data.length, size);
    assert.equal(crc32(data), crc);
    entries.push({ name, data, mode });
    at += 46 + nameLength;
  }
  return entries;
}

test('two packages are the same bytes', () => {
  assert.ok(pack().equals(pack()));
});

test('a package holds what VS Code reads first, and nothing that is not needed', () => {
  const entries = unzip(pack());
  const names = entries.map(({ name }) => name);
  assert.deepEqual(names.slice(0, 3), ['[Content_Types].xml', 'extension.vsixmanifest', 'extension/package.json']);
  const [types, vsix] = entries.map(({ data }) => data.toString('utf8'));
  assert.match(vsix, /<Identity Language="en-US" Id="modallint" Version="0\.1\.0" Publisher="modallint"\/>/);
  for (const [, asset] of vsix.matchAll(/<Asset [^>]*Path="([^"]+)"/g)) assert.ok(names.includes(asset), asset);
  for (const name of names.filter((each) => each !== '[Content_Types].xml')) assert.ok(types.includes(`Extension="${path.extname(name)}"`), name);
  assert.ok(names.includes('extension/src/extension.js') && names.includes('extension/schemas/modallint.schema.json'));
  assert.deepEqual(names.filter((name) => /test|scripts|jsconfig|node_modules|\.vsix$|\/\./.test(name)), []);
});

test('pictures of the README are in its text', () => {
  const readme = unzip(pack()).find(({ name }) => name === 'extension/README.md').data.toString('utf8');
  assert.match(readme, /\]\(data:image\/svg\+xml;base64,[\w+/=]+\)/);
  assert.doesNotMatch(readme, /\]\(images\//);
});

test('a package can carry the program for a platform', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'modallint-pack-'));
  try {
    const binary = path.join(folder, 'program');
    fs.writeFileSync(binary, Buffer.from([0x7f, 0x45, 0x4c, 0x46, 0, 1, 2, 3]));
    const entries = unzip(pack({ binary, target: 'linux-x64' }));
    const program = entries.find(({ name }) => name === 'extension/bin/modallint');
    assert.equal(program.mode, 0o100755);
    assert.equal(entries.find(({ name }) => name === 'extension/src/extension.js').mode, 0o100644);
    assert.ok(program.data.equals(fs.readFileSync(binary)));
    assert.match(entries[1].data.toString('utf8'), /TargetPlatform="linux-x64"/);
    assert.match(entries[0].data.toString('utf8'), /PartName="\/extension\/bin\/modallint"/);
    assert.throws(() => pack({ binary }), /needs a target/);
    assert.throws(() => pack({ binary, target: 'amiga' }), /unknown target/);
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
});

test('the script writes a package that others can unpack', (t) => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'modallint-pack-'));
  t.after(() => fs.rmSync(folder, { recursive: true }));
  const output = path.join(folder, 'a.vsix');
  execFileSync(process.execPath, [path.join(extensionPath, 'scripts', 'pack.js'), '--output', output]);
  assert.ok(fs.readFileSync(output).equals(pack()));
  let python;
  try {
    python = execFileSync('python3', ['-c', 'import sys, zipfile; print(zipfile.ZipFile(sys.argv[1]).testzip())', output], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    return t.skip('python3 is not installed, which would unpack it');
  }
  assert.equal(python.trim(), 'None');
});

test('what does not shrink is stored', () => {
  const data = Buffer.from('a');
  assert.deepEqual(unzip(zip([{ path: 'ü', data }])).map(({ name, data }) => [name, data.toString()]), [['ü', 'a']]);
});

test('the icon is what its script draws', () => {
  const images = path.join(extensionPath, 'images');
  assert.equal(fs.readFileSync(path.join(images, 'icon.svg'), 'utf8'), svg());
  // Another zlib may pack otherwise; the pixels are the same.
  const unpacked = (/** @type {Buffer} */ image) => {
    const at = image.indexOf('IDAT', 0, 'latin1');
    return zlib.inflateSync(image.subarray(at + 4, at + 4 + image.readUInt32BE(at - 4)));
  };
  const drawn = fs.readFileSync(path.join(images, 'icon.png'));
  assert.ok(unpacked(drawn).equals(unpacked(png())));
  assert.equal(drawn.readUInt32BE(16), size);
  // Clear at the corner, the colour of the ground below the top.
  const image = pixels();
  assert.equal(image[3], 0);
  assert.deepEqual([...image.subarray((10 * size + 128) * 4, (10 * size + 128) * 4 + 4)], [0x16, 0x21, 0x3e, 255]);
});
