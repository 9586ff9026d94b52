// The extension as VS Code sees it: what happens when it is switched on and off, and its commands.

const vscode = require('vscode');
const { explainRule } = require('./commands/explainRule');
const { fixAll } = require('./commands/fixAll');
const { lintWorkspace } = require('./commands/lintWorkspace');
const { showMenu } = require('./commands/menu');
const { openConfiguration } = require('./commands/openConfiguration');
const { RulePages } = require('./commands/rulePages');
const { showPlaces } = require('./commands/showPlaces');
const { Controller } = require('./controller');

/** @type {Controller | undefined} */
let controller;

/** @param {vscode.ExtensionContext} context */
function activate(context) {
  const main = new Controller(context);
  controller = main;
  const { client, output } = main;
  const pages = new RulePages(() => main.program);

  /** @type {Record<string, (...args: any[]) => any>} */
  const commands = {
    restart: () => main.start(),
    showOutput: () => output.channel.show(),
    showTrace: () => showTrace(main),
    lintWorkspace: () => lintWorkspace(client),
    fixAll: () => fixAll(client),
    explainRule: (rule) => explainRule(pages, rule),
    openConfiguration: () => openConfiguration(main.program, output),
    selectProgram: () => main.selectProgram(),
    openInstructions: () => openInstructions(context),
    cancelWork: () => client.session?.progress.cancel(),
    showPlaces,
    showMenu: () =>
      showMenu({
        isRunning: client.state.state === 'running',
        isMissing: main.missing !== undefined,
        isCancellable: client.session?.progress.isCancellable === true,
      }),
  };
  context.subscriptions.push(
    pages,
    ...Object.entries(commands).map(([name, command]) => vscode.commands.registerCommand(`modallint.${name}`, command))
  );
  // Not awaited: an extension is active at once, and the server when it is ready.
  void main.start();
}

/**
 * Shows the trace; where it is off, offers to switch it on.
 * @param {Controller} main
 */
async function showTrace({ output }) {
  output.tracing().show();
  if (output.level !== 'off') return;
  const chosen = await vscode.window.showInformationMessage('modallint: messages are not traced.', 'Trace Messages', 'Trace Everything');
  if (!chosen) return;
  const value = chosen === 'Trace Everything' ? 'verbose' : 'messages';
  await vscode.workspace.getConfiguration('modallint').update('trace.server', value, vscode.ConfigurationTarget.Global);
}

/** @param {vscode.ExtensionContext} context */
async function openInstructions(context) {
  const uri = vscode.Uri.joinPath(context.extensionUri, 'walkthrough', 'install.md');
  try {
    await vscode.commands.executeCommand('markdown.showPreview', uri);
  } catch {
    await vscode.window.showTextDocument(uri);
  }
}

/** VS Code waits a few seconds for this. */
async function deactivate() {
  const main = controller;
  controller = undefined;
  await main?.dispose();
}

module.exports = { activate, deactivate };
