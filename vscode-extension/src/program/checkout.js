// A workspace that is a checkout of modallint itself, in which the program can be built.

const fs = require('fs');
const path = require('path');
const vscode = require('vscode');
const { run } = require('./run');

/** Milliseconds that a build may take. */
const buildPatience = 30 * 60 * 1000;

/** @param {string} folder */
function isCheckout(folder) {
  try {
    const manifest = fs.readFileSync(path.join(folder, 'Package.swift'), 'utf8');
    return /\bname:\s*"modallint"/.test(manifest) && fs.existsSync(path.join(folder, 'Sources', 'modallint', 'main.swift'));
  } catch {
    return false;
  }
}

/** @param {string} folder */
function builtProgram(folder) {
  return path.join(folder, '.build', 'release', 'modallint');
}

/**
 * Builds the program, with a notification that can cancel it.
 * @param {string} folder
 * @param {import('../lsp/output').Output} output
 * @returns {Promise<boolean>} whether it was built
 */
async function build(folder, output) {
  const options = { location: vscode.ProgressLocation.Notification, title: 'Building modallint', cancellable: true };
  return vscode.window.withProgress(options, async (progress, token) => {
    output.info(`building modallint in ${folder}`);
    const { code, errors } = await run('swift', ['build', '-c', 'release', '--product', 'modallint'], {
      cwd: folder,
      milliseconds: buildPatience,
      token,
      onOutput(text) {
        const line = text.trim().split('\n').pop();
        output.info(text.trimEnd());
        if (line) progress.report({ message: line.slice(0, 80) });
      },
    });
    if (code !== 0) output.error(`the build failed: ${errors.trim().split('\n').pop()}`);
    return code === 0;
  });
}

module.exports = { build, builtProgram, isCheckout };
