// Runs a program to its end, with a limit on its time and its output.

const { spawn } = require('child_process');

/** Characters of output that are kept. */
const longestOutput = 4 * 1024 * 1024;

/**
 * @param {string} command
 * @param {string[]} args
 * @param {object} [options]
 * @param {string} [options.cwd]
 * @param {number} [options.milliseconds] after which it is killed; ten seconds unless given
 * @param {(text: string) => void} [options.onOutput] gets both outputs as they come
 * @param {import('vscode').CancellationToken} [options.token] kills it
 * @returns {Promise<{code: number | undefined, output: string, errors: string}>} without a code where it could not be
 * run, was killed or took too long; `errors` says so
 */
function run(command, args, options = {}) {
  const { cwd, milliseconds = 10_000, onOutput, token } = options;
  return new Promise((resolve) => {
    let output = '';
    let errors = '';
    const child = spawn(command, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
    const timer = setTimeout(() => end(undefined, `took longer than ${milliseconds / 1000} s`), milliseconds);
    const cancelling = token?.onCancellationRequested(() => end(undefined, 'cancelled'));
    /** @param {number | undefined} code @param {string} [reason] */
    function end(code, reason) {
      clearTimeout(timer);
      cancelling?.dispose();
      if (code === undefined) {
        child.kill();
        child.stdout.destroy();
        child.stderr.destroy();
      }
      resolve({ code, output, errors: reason ?? errors });
    }
    child.stdout.setEncoding('utf8').on('data', (text) => {
      output = (output + text).slice(0, longestOutput);
      onOutput?.(text);
    });
    child.stderr.setEncoding('utf8').on('data', (text) => {
      errors = (errors + text).slice(0, longestOutput);
      onOutput?.(text);
    });
    child.on('error', (error) => end(undefined, error.message));
    child.on('close', (code, signal) => end(code ?? undefined, signal ? `ended by ${signal}` : undefined));
  });
}

module.exports = { run };
