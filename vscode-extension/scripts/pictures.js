// Draws the README's picture from what the program finds in the sample app: the code, the underlined place, the
// message, and the Problems panel.

const { execFileSync } = require('child_process');
const fs = require('fs');
const path = require('path');

const repository = path.join(__dirname, '..', '..');
const sample = 'Tests/Samples/Weather';

/** The height of a line and the width of a character, in the picture's units. */
const lineHeight = 20;
const characterWidth = 7.83;
const width = 960;

const colors = { error: '#f14c4c', warning: '#cca700', info: '#3794ff' };

/**
 * @typedef {{rule: string, severity: 'error' | 'warning' | 'info', message: string, path: string, line: number, column: number, endColumn: number, fixes: {title: string, preferred: boolean}[], evidence: string[]}} Finding
 */

/** @param {string} program */
function findings(program) {
  let output;
  try {
    output = execFileSync(program, ['--format', 'json', sample], { cwd: repository, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch (error) {
    // It ends with 1 because there are findings.
    output = /** @type {any} */ (error).stdout;
  }
  return /** @type {Finding[]} */ (JSON.parse(output).findings);
}

/**
 * @param {string} program
 * @returns {string} an SVG
 */
function picture(program) {
  const all = findings(program);
  const shown = all.find(({ severity }) => severity === 'error') ?? all[0];
  const source = fs.readFileSync(path.join(repository, shown.path), 'utf8').split('\n');
  const first = Math.max(1, shown.line - 4);
  const last = Math.min(source.length, shown.line + 4);
  /** @type {string[]} */
  const parts = [];
  let y = 0;

  parts.push(box(0, y, width, 34, '#252526'), box(0, y, 190, 34, '#1e1e1e'));
  parts.push(text(16, y + 22, path.basename(shown.path), '#ffffff', 'sans'));
  y += 46;
  for (let line = first; line <= last; line++) {
    parts.push(text(44, y + 14, String(line), '#858585', 'mono', 'end'));
    parts.push(text(60, y + 14, source[line - 1] ?? '', '#d4d4d4'));
    for (const finding of all) {
      if (finding.path !== shown.path || finding.line !== line) continue;
      parts.push(squiggle(60 + (finding.column - 1) * characterWidth, y + 18, (finding.endColumn - finding.column) * characterWidth, colors[finding.severity]));
    }
    y += lineHeight;
    if (line === shown.line) y = hover(parts, y + 4, shown);
  }
  y += 12;
  parts.push(box(0, y, width, 1, '#454545'));
  y += 24;
  parts.push(text(16, y, 'PROBLEMS', '#e7e7e7', 'small'), box(90, y - 14, 24, 18, '#4d4d4d', 9));
  parts.push(text(102, y, String(all.length), '#ffffff', 'small', 'middle'));
  y += 12;
  for (const file of [...new Set(all.map((finding) => finding.path))]) {
    y += 22;
    parts.push(text(16, y, `⌄  ${path.basename(file)}`, '#cccccc', 'sans'));
    for (const finding of all.filter((each) => each.path === file)) {
      y += 22;
      parts.push(`<circle cx="44" cy="${y - 5}" r="6" fill="${colors[finding.severity]}"/>`);
      const end = `modallint(${finding.rule})  [Ln ${finding.line}, Col ${finding.column}]`;
      parts.push(text(58, y, cut(finding.message, Math.floor((width - 90) / 6.6) - end.length), '#cccccc', 'sans'));
      parts.push(text(width - 16, y, end, '#8f8f8f', 'sans', 'end'));
    }
  }
  const height = y + 18;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
<style>
text { white-space: pre; }
.mono { font: 13px Menlo, Consolas, "DejaVu Sans Mono", monospace; }
.sans { font: 12.5px -apple-system, "Segoe UI", "DejaVu Sans", sans-serif; }
.small { font: 11px -apple-system, "Segoe UI", "DejaVu Sans", sans-serif; }
</style>
${box(0, 0, width, height, '#1e1e1e', 8)}
${parts.join('\n')}
</svg>
`;
}

/**
 * The box under a finding: its message, the evidence, and the best fix.
 * @param {string[]} parts
 * @param {number} top
 * @param {Finding} finding
 * @returns {number} where the next line begins
 */
function hover(parts, top, finding) {
  const lines = [
    ...wrapped(`${finding.message}  modallint(${finding.rule})`, 104).map((each) => ({ each, color: '#e7e7e7' })),
    ...finding.evidence.flatMap((each) => wrapped(each, 104)).map((each) => ({ each, color: '#9d9d9d' })),
    ...finding.fixes.filter(({ preferred }) => preferred).map(({ title }) => ({ each: `Quick fix: ${title}`, color: '#3794ff' })),
  ];
  const height = lines.length * 19 + 16;
  parts.push(`<rect x="92" y="${top}" width="${width - 130}" height="${height}" fill="#252526" stroke="#454545"/>`);
  for (const [index, { each, color }] of lines.entries()) parts.push(text(106, top + 21 + index * 19, each, color, 'sans'));
  return top + height + 8;
}

/**
 * @param {string} text
 * @param {number} length in characters
 */
function wrapped(text, length) {
  /** @type {string[]} */
  const lines = [];
  for (const word of text.split(' ')) {
    const last = lines[lines.length - 1];
    if (last !== undefined && last.length + word.length < length) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/**
 * @param {string} text
 * @param {number} length in characters
 */
function cut(text, length) {
  return text.length <= length ? text : `${text.slice(0, length - 1).trimEnd()}…`;
}

/**
 * @param {number} x
 * @param {number} y the line that letters stand on
 * @param {string} content
 * @param {string} color
 * @param {'mono' | 'sans' | 'small'} [font]
 * @param {'start' | 'middle' | 'end'} [anchor]
 */
function text(x, y, content, color, font = 'mono', anchor = 'start') {
  const escaped = content.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
  const place = anchor === 'start' ? '' : ` text-anchor="${anchor}"`;
  return `<text x="${x}" y="${y}" class="${font}" fill="${color}"${place} xml:space="preserve">${escaped}</text>`;
}

/**
 * @param {number} x
 * @param {number} y
 * @param {number} width
 * @param {number} height
 * @param {string} color
 * @param {number} [radius]
 */
function box(x, y, width, height, color, radius = 0) {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${color}"${radius ? ` rx="${radius}"` : ''}/>`;
}

/**
 * @param {number} x
 * @param {number} y
 * @param {number} length
 * @param {string} color
 */
function squiggle(x, y, length, color) {
  let line = `M${x.toFixed(1)} ${y}`;
  for (let at = 0, up = true; at + 3 <= length; at += 3, up = !up) line += `l3 ${up ? -3 : 3}`;
  return `<path d="${line}" fill="none" stroke="${color}" stroke-width="1.2"/>`;
}

module.exports = { picture };
