// The pages of the rules, as the program prints them, as documents that can be read in the editor.

const vscode = require('vscode');
const { run } = require('../program/run');

const scheme = 'modallint-rule';

/** The lines of `modallint explain` that head a part of the page. */
const headings = new Set(['Why', 'How to fix', 'What it cannot see', 'Bad', 'Good']);

/**
 * What `modallint explain` prints, as markdown: headings are headings again, and code is Swift.
 * @param {string} text
 */
function markdown(text) {
  const [title = '', severity = '', ...lines] = text.split('\n');
  const [rule, summary] = split(title, ': ');
  const result = [`# ${rule}`, '', `${summary}`, '', `*${severity}*`];
  let isCode = false;
  for (const [index, line] of lines.entries()) {
    const isIndented = line.startsWith('    ');
    if (isIndented && !isCode) result.push('```swift');
    // A blank line within code is code; the one after it is not.
    else if (isCode && !isIndented && (line !== '' || !nextIsCode(lines, index))) result.push('```');
    else if (isCode && line === '') {
      result.push('');
      continue;
    }
    isCode = isIndented || (isCode && line === '' && nextIsCode(lines, index));
    if (isIndented) result.push(line.slice(4));
    else result.push(headings.has(line) ? `## ${line}` : line);
  }
  if (isCode) result.push('```');
  return `${result.join('\n').trimEnd()}\n`;
}

/** @param {string[]} lines @param {number} index */
function nextIsCode(lines, index) {
  return lines.slice(index).find((line) => line !== '')?.startsWith('    ') === true;
}

/** @param {string} text @param {string} separator */
function split(text, separator) {
  const at = text.indexOf(separator);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + separator.length)];
}

class RulePages {
  /** @param {() => string | undefined} program the program's path, if there is one */
  constructor(program) {
    this.program = program;
    this.provider = vscode.workspace.registerTextDocumentContentProvider(scheme, {
      provideTextDocumentContent: (uri) => this.page(ruleOf(uri)),
    });
  }

  /** @param {string} rule */
  async page(rule) {
    const program = this.program();
    if (!program) return 'modallint was not found.\n';
    // The name comes out of an address; nothing else may become an argument.
    if (!/^[a-z][a-z0-9-]*$/.test(rule)) return `There is no rule \`${rule}\`.\n`;
    const { code, output, errors } = await run(program, ['explain', rule, '--color', 'never']);
    return code === 0 ? markdown(output) : `${errors.trim() || `There is no page about \`${rule}\`.`}\n`;
  }

  /** @returns {Promise<{id: string, severity: string, summary: string, default: string}[]>} all rules; none if the program cannot tell */
  async rules() {
    const program = this.program();
    if (!program) return [];
    const { code, output } = await run(program, ['rules', '--format', 'json']);
    try {
      return code === 0 ? JSON.parse(output) : [];
    } catch {
      return [];
    }
  }

  /** @param {string} rule */
  async show(rule) {
    const uri = vscode.Uri.from({ scheme, path: `/${rule}.md` });
    try {
      await vscode.commands.executeCommand('markdown.showPreview', uri);
    } catch {
      // The editor's markdown extension is switched off.
      await vscode.window.showTextDocument(uri, { preview: true });
    }
  }

  dispose() {
    this.provider.dispose();
  }
}

/** @param {vscode.Uri} uri */
function ruleOf(uri) {
  return uri.path.replace(/^\//, '').replace(/\.md$/, '');
}

module.exports = { RulePages, markdown };
