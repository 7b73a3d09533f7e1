import { execFile } from 'node:child_process';
import { resolve } from 'node:path';

/** Returns the output of a Node script, even if the script fails. */
export function runScript(file: string, args: readonly string[], cwd: string): Promise<string> {
  return new Promise((done, fail) => {
    const options = { cwd, maxBuffer: 2 ** 26 };
    execFile(process.execPath, [resolve(file), ...args], options, (error, stdout, stderr) => {
      if (stdout.trim() === '') fail(new Error(`${file} printed nothing: ${stderr || error?.message}`));
      else done(stdout);
    });
  });
}
