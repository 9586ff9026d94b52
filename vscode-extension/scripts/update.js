// Writes anew what the extension repeats of the program: the schema, the names of the rules, the picture.
//
//     node scripts/update.js PROGRAM

const { execFileSync } = require('child_process');
const fs = require('fs');
const path = require('path');
const { picture } = require('./pictures');

const root = path.join(__dirname, '..');

/**
 * What has to stand in which file.
 * @param {string} program
 * @returns {Record<string, string>} texts by path, relative to the extension
 */
function expected(program) {
  const say = (/** @type {string[]} */ ...words) => execFileSync(program, words, { encoding: 'utf8' });
  const rules = JSON.parse(say('rules', '--format', 'json')).map((/** @type {{id: string}} */ rule) => rule.id);
  const manifest = fs.readFileSync(path.join(root, 'package.json'), 'utf8');
  const names = rules.map((/** @type {string} */ rule) => `              "${rule}"`).join(',\n');
  return {
    'schemas/modallint.schema.json': say('config', '--schema'),
    'package.json': manifest.replace(/("propertyNames": \{\s*"enum": \[)[^\]]*\]/, (_, start) => `${start}\n${names}\n            ]`),
    'images/findings.svg': picture(program),
  };
}

if (require.main === module) {
  const program = process.argv[2];
  if (program === undefined) {
    console.error('usage: node scripts/update.js PROGRAM');
    process.exitCode = 2;
  } else {
    for (const [file, text] of Object.entries(expected(path.resolve(program)))) fs.writeFileSync(path.join(root, file), text);
  }
}

module.exports = { expected };
