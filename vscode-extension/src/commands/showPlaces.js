// What a code lens of the server leads to: places in a peek view, made of the editor's own objects.

const vscode = require('vscode');
const { fromServer } = require('../lsp/convert');

/**
 * @param {string} uri
 * @param {import('../lsp/protocol').Position} position
 * @param {import('../lsp/protocol').Location[]} locations
 */
async function showPlaces(uri, position, locations) {
  await vscode.commands.executeCommand(
    'editor.action.showReferences',
    fromServer.uri(uri),
    fromServer.position(position),
    locations.map(fromServer.location)
  );
}

module.exports = { showPlaces };
