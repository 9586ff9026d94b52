// Whether a program is a modallint that has a language server, found out before it is run as one.

const { run } = require('./run');

/**
 * @param {string} command
 * @returns {Promise<{version: string, fault?: undefined} | {version?: string, fault: string}>} `fault` says what is
 * wrong with it, for people
 */
async function probe(command) {
  const { code, output, errors } = await run(command, ['--version']);
  const version = /^modallint (\d+\.\d+\.\d+\S*)/.exec(output)?.[1];
  if (code === undefined) return { fault: `\`${command}\` cannot be run: ${errors}` };
  if (version === undefined) return { fault: `\`${command}\` is not modallint` };
  const help = await run(command, ['lsp', '--help']);
  if (help.code !== 0 || !/\blsp\b/.test(help.output)) {
    return { version, fault: `\`${command}\` is modallint ${version}, which has no language server yet; install a newer one` };
  }
  return { version };
}

module.exports = { probe };
