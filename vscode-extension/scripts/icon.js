// Draws the icon, `images/icon.svg` and `images/icon.png`, from one list of shapes: a sheet over a screen, and the
// button that leaves it.

const fs = require('fs');
const path = require('path');
const zlib = require('zlib');
const { crc32 } = require('./zip');

/** The width and height of the drawing, in its own units, and of the PNG, in pixels. */
const size = 256;

/**
 * Rounded boxes and thick lines, from the back to the front.
 * @typedef {{box: [x: number, y: number, width: number, height: number], radius: number, color: string}} Box
 * @typedef {{line: [x1: number, y1: number, x2: number, y2: number], width: number, color: string}} Line
 * @type {(Box | Line)[]}
 */
const shapes = [
  { box: [0, 0, 256, 256], radius: 56, color: '#16213e' },
  { box: [56, 28, 144, 200], radius: 26, color: '#3d5a98' },
  { box: [72, 48, 112, 10], radius: 5, color: '#6f8fd0' },
  { box: [40, 84, 176, 144], radius: 26, color: '#f4f6fb' },
  { box: [108, 96, 40, 8], radius: 4, color: '#b9c4dc' },
  { box: [64, 156, 96, 12], radius: 6, color: '#b9c4dc' },
  { box: [64, 184, 68, 12], radius: 6, color: '#b9c4dc' },
  { box: [160, 104, 40, 40], radius: 20, color: '#e4572e' },
  { line: [172, 116, 188, 132], width: 7, color: '#ffffff' },
  { line: [188, 116, 172, 132], width: 7, color: '#ffffff' },
];

function svg() {
  const lines = shapes.map((shape) => {
    if ('box' in shape) {
      const [x, y, width, height] = shape.box;
      return `  <rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${shape.radius}" fill="${shape.color}"/>`;
    }
    const [x1, y1, x2, y2] = shape.line;
    return `  <path d="M${x1} ${y1}L${x2} ${y2}" stroke="${shape.color}" stroke-width="${shape.width}" stroke-linecap="round"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size}" height="${size}">\n${lines.join('\n')}\n</svg>\n`;
}

/** The pixels, four bytes each: how far a pixel's centre is from a shape's edge says how much of it is covered. */
function pixels() {
  const result = Buffer.alloc(size * size * 4);
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      let color = [0, 0, 0, 0];
      for (const shape of shapes) color = over(color, shape, cover(shape, x + 0.5, y + 0.5));
      result.set(color.map((part) => Math.round(part)), (y * size + x) * 4);
    }
  }
  return result;
}

/** @param {Box | Line} shape @param {number} x @param {number} y */
function cover(shape, x, y) {
  return Math.min(1, Math.max(0, 0.5 - ('box' in shape ? boxDistance(shape, x, y) : lineDistance(shape, x, y))));
}

/**
 * Negative inside.
 * @param {Box} shape
 * @param {number} x
 * @param {number} y
 */
function boxDistance({ box: [left, top, width, height], radius }, x, y) {
  const across = Math.abs(x - left - width / 2) - width / 2 + radius;
  const down = Math.abs(y - top - height / 2) - height / 2 + radius;
  return Math.hypot(Math.max(across, 0), Math.max(down, 0)) + Math.min(Math.max(across, down), 0) - radius;
}

/**
 * Negative inside.
 * @param {Line} shape
 * @param {number} x
 * @param {number} y
 */
function lineDistance({ line: [x1, y1, x2, y2], width }, x, y) {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const along = Math.min(1, Math.max(0, ((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy)));
  return Math.hypot(x - x1 - along * dx, y - y1 - along * dy) - width / 2;
}

/** @param {number[]} below @param {{color: string}} shape @param {number} cover @returns {number[]} red, green, blue, alpha */
function over(below, { color }, cover) {
  if (cover === 0) return below;
  const rest = (below[3] / 255) * (1 - cover);
  const alpha = cover + rest;
  const mixed = [1, 3, 5].map((at, part) => (parseInt(color.slice(at, at + 2), 16) * cover + below[part] * rest) / alpha);
  return [...mixed, alpha * 255];
}

function png() {
  const rows = pixels();
  const filtered = Buffer.alloc(size * (size * 4 + 1));
  for (let y = 0; y < size; y++) rows.copy(filtered, y * (size * 4 + 1) + 1, y * size * 4, (y + 1) * size * 4);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  header.set([8, 6, 0, 0, 0], 8); // eight bits a channel, colour with alpha
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', zlib.deflateSync(filtered, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** @param {string} type @param {Buffer} data */
function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

if (require.main === module) {
  const images = path.join(__dirname, '..', 'images');
  fs.writeFileSync(path.join(images, 'icon.svg'), svg());
  fs.writeFileSync(path.join(images, 'icon.png'), png());
}

module.exports = { pixels, png, size, svg };
