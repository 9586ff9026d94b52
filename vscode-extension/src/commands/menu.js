// What a click on the status item offers.

const vscode = require('vscode');

/**
 * @param {{isRunning: boolean, isMissing: boolean, isCancellable: boolean}} state
 */
async function showMenu({ isRunning, isMissing, isCancellable }) {
  const items = [
    ...(isMissing ? [entry('$(folder-opened) Select the program…', 'modallint.selectProgram')] : []),
    ...(isMissing ? [entry('$(book) Open the instructions', 'modallint.openInstructions')] : []),
    ...(isCancellable ? [entry('$(stop-circle) Cancel what the server does', 'modallint.cancelWork')] : []),
    ...(isRunning ? [entry('$(checklist) Lint the workspace', 'modallint.lintWorkspace')] : []),
    ...(isMissing ? [] : [entry('$(question) Explain a rule', 'modallint.explainRule')]),
    entry('$(gear) Open the configuration', 'modallint.openConfiguration'),
    entry('$(refresh) Restart the server', 'modallint.restart'),
    entry('$(output) Show the output', 'modallint.showOutput'),
  ];
  const chosen = await vscode.window.showQuickPick(items, { placeHolder: 'modallint' });
  if (chosen) await vscode.commands.executeCommand(chosen.command);
}

/** @param {string} label @param {string} command */
function entry(label, command) {
  return { label, command };
}

module.exports = { showMenu };
