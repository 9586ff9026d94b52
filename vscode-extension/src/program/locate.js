// Where the program is: where the setting says, in PATH, in the extension, or built in a checkout of its own.

const fs = require('fs');
const os = require('os');
const path = require('path');
const vscode = require('vscode');
const { builtProgram, isCheckout } = require('./checkout');

const programName = process.platform === 'win32' ? 'modallint.exe' : 'modallint';

/**
 * @typedef {{command: string, origin: 'setting' | 'PATH' | 'extension' | 'checkout'}} Found
 * @typedef {{command?: undefined, reason: string, checkout?: string}} Missing `checkout` is a folder in which it can be built
 */

/**
 * @param {vscode.ExtensionContext} context
 * @returns {Found | Missing}
 */
function locate(context) {
  const setting = pathSetting();
  if (setting) {
    const command = expanded(setting);
    if (isProgram(command)) return { command, origin: 'setting' };
    return { reason: `the setting \`modallint.path\` names \`${command}\`, which is no program` };
  }
  const inPath = findInPath();
  if (inPath) return { command: inPath, origin: 'PATH' };
  const bundled = path.join(context.extensionPath, 'bin', programName);
  if (isProgram(bundled)) return { command: bundled, origin: 'extension' };

  const checkout = vscode.workspace.isTrusted ? folders().find(isCheckout) : undefined;
  if (checkout) {
    const built = builtProgram(checkout);
    if (isProgram(built) && mayBuild(context, checkout)) return { command: built, origin: 'checkout' };
  }
  const rest = isOverruled() ? 'what this workspace says in `modallint.path` is not used before you trust it' : 'the setting `modallint.path` is empty';
  return { reason: `it is neither in PATH nor in the extension, and ${rest}`, checkout };
}

/** Whether the workspace names a program that is not used, since nobody trusts it. */
function isOverruled() {
  const says = vscode.workspace.getConfiguration('modallint').inspect('path');
  return !vscode.workspace.isTrusted && Boolean(says?.workspaceValue || says?.workspaceFolderValue);
}

/** The setting; of an untrusted workspace, only what the user says counts, whatever the editor hands over. */
function pathSetting() {
  const configuration = vscode.workspace.getConfiguration('modallint');
  const value = vscode.workspace.isTrusted ? configuration.get('path') : configuration.inspect('path')?.globalValue;
  return typeof value === 'string' ? value.trim() : '';
}

/** @param {string} value may begin with `~/` or `${workspaceFolder}`, or be relative to the first folder */
function expanded(value) {
  const folder = folders()[0] ?? os.homedir();
  const replaced = value.replace(/^~(?=$|[/\\])/, os.homedir()).replaceAll('${workspaceFolder}', folder);
  return path.resolve(folder, replaced);
}

/** The first program in PATH, by an absolute path; one in an untrusted workspace does not count. */
function findInPath() {
  const untrusted = vscode.workspace.isTrusted ? [] : folders();
  for (const folder of (process.env.PATH ?? '').split(path.delimiter)) {
    if (!path.isAbsolute(folder) || untrusted.some((each) => contains(each, folder))) continue;
    const command = path.join(folder, programName);
    if (isProgram(command) && !untrusted.some((each) => contains(each, fs.realpathSync(command)))) return command;
  }
  return undefined;
}

/** @param {string} folder @param {string} inner */
function contains(folder, inner) {
  const relative = path.relative(folder, inner);
  return relative === '' || (!relative.startsWith('..') && !path.isAbsolute(relative));
}

/** @param {string} command */
function isProgram(command) {
  try {
    fs.accessSync(command, fs.constants.X_OK);
    return fs.statSync(command).isFile();
  } catch {
    return false;
  }
}

function folders() {
  return (vscode.workspace.workspaceFolders ?? []).filter(({ uri }) => uri.scheme === 'file').map(({ uri }) => uri.fsPath);
}

/**
 * Whether somebody said yes to building here.
 * @param {vscode.ExtensionContext} context
 * @param {string} checkout
 */
function mayBuild(context, checkout) {
  return context.workspaceState.get(`modallint.mayBuild:${checkout}`) === true;
}

/** @param {vscode.ExtensionContext} context @param {string} checkout */
function allowBuild(context, checkout) {
  return context.workspaceState.update(`modallint.mayBuild:${checkout}`, true);
}

module.exports = { allowBuild, folders, locate };
