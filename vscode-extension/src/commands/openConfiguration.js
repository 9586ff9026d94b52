// The command that opens the configuration of a folder, or writes one to begin with.

const vscode = require('vscode');
const { run } = require('../program/run');

const fileName = '.modallint.json';

/**
 * @param {string | undefined} program
 * @param {import('../lsp/output').Output} output
 */
async function openConfiguration(program, output) {
  const folder = await chooseFolder();
  if (!folder) return;
  const uri = vscode.Uri.joinPath(folder.uri, fileName);
  if (!(await exists(uri)) && !(await create(folder, program, output))) return;
  await vscode.window.showTextDocument(uri);
}

async function chooseFolder() {
  const folders = vscode.workspace.workspaceFolders ?? [];
  if (folders.length === 0) {
    void vscode.window.showInformationMessage('modallint: open a folder first; its configuration lies in it.');
    return undefined;
  }
  if (folders.length === 1) return folders[0];
  return vscode.window.showWorkspaceFolderPick({ placeHolder: 'The folder whose configuration to open' });
}

/** @param {vscode.Uri} uri */
async function exists(uri) {
  try {
    await vscode.workspace.fs.stat(uri);
    return true;
  } catch {
    return false;
  }
}

/**
 * @param {vscode.WorkspaceFolder} folder
 * @param {string | undefined} program
 * @param {import('../lsp/output').Output} output
 */
async function create(folder, program, output) {
  if (!program) {
    void vscode.window.showWarningMessage('modallint was not found, which writes the configuration.');
    return false;
  }
  const question = `There is no ${fileName} in ${folder.name}. Write one in which every key is explained?`;
  if ((await vscode.window.showInformationMessage(question, 'Write')) !== 'Write') return false;
  const { code, output: text, errors } = await run(program, ['init', folder.uri.fsPath]);
  output.info((text + errors).trim());
  if (code === 0) return true;
  void vscode.window.showErrorMessage(`modallint: the configuration was not written: ${errors.trim()}`);
  return false;
}

module.exports = { openConfiguration };
