// The command that explains a rule: the one that is named, the one at the cursor, or one of the list.

const vscode = require('vscode');

/**
 * @param {import('./rulePages').RulePages} pages
 * @param {unknown} [named]
 */
async function explainRule(pages, named) {
  const rule = typeof named === 'string' ? named : await choose(pages);
  if (rule) await pages.show(rule);
}

/** @param {import('./rulePages').RulePages} pages */
async function choose(pages) {
  const here = rulesAtCursor();
  if (here.length === 1) return here[0];
  const rules = await pages.rules();
  if (rules.length === 0) {
    void vscode.window.showWarningMessage('modallint: the rules cannot be listed; see the output.');
    return undefined;
  }
  const items = rules.map(({ id, severity, summary, default: initially }) => ({
    label: id,
    description: initially === 'off' ? `${severity}, off by default` : severity,
    detail: summary,
  }));
  items.sort((one, other) => Number(here.includes(other.label)) - Number(here.includes(one.label)));
  const chosen = await vscode.window.showQuickPick(items, {
    placeHolder: 'A rule to explain',
    matchOnDescription: true,
    matchOnDetail: true,
  });
  return chosen?.label;
}

/** The rules of the findings at the cursor; a line's, where none is under the cursor itself. */
function rulesAtCursor() {
  const editor = vscode.window.activeTextEditor;
  if (!editor) return [];
  const cursor = editor.selection.active;
  const found = vscode.languages.getDiagnostics(editor.document.uri).filter(({ source }) => source === 'modallint');
  const under = found.filter(({ range }) => range.contains(cursor));
  const inLine = found.filter(({ range }) => range.start.line <= cursor.line && cursor.line <= range.end.line);
  return [...new Set((under.length > 0 ? under : inLine).map(ruleOf))];
}

/** @param {vscode.Diagnostic} diagnostic */
function ruleOf({ code }) {
  return String(typeof code === 'object' ? code.value : code);
}

module.exports = { explainRule };
