/**
 * Runs a script in an engine: this Node, a Chromium, or a program given by its path or by its name on `PATH`.
 *
 * A script is an expression whose value is a promise of JSON data; `run` returns the data. Playwright drives only a
 * Chromium, so any other browser opens a page that runs the script and sends back the result.
 */
import { spawn } from 'node:child_process';
import { accessSync, constants, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { basename, delimiter, join, resolve } from 'node:path';
import { launchBrowser } from '@tilewright/testing/browser';

/**
 * @typedef {object} Outcome
 * @property {string} version the engine's own name and version; empty if it has none
 * @property {unknown} value
 */

/** In milliseconds. The programs take seconds, but many times as long on a busy machine or in an interpreter. */
const patience = 300_000;

/**
 * The path of the first program that exists; a bare name is looked up on `PATH`.
 *
 * @param {...string} programs
 * @returns {string | undefined}
 */
export function find(...programs) {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const paths = programs.flatMap((program) =>
    basename(program) === program ? folders.map((folder) => join(folder, program)) : [resolve(program)],
  );
  return paths.find((path) => {
    try {
      accessSync(path, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

/**
 * Runs a script in a program: a browser, recognized by its name, or one that runs a file, such as `node` or `jsc`.
 *
 * @param {string} program its path
 * @param {string} script
 * @returns {Promise<Outcome>}
 */
export async function run(program, script) {
  const name = basename(program).toLowerCase();
  if (/chrom|edge/.test(name)) return runInChromium(program, script);
  const folder = mkdtempSync(join(tmpdir(), 'tilewright-engine-'));
  try {
    if (name.includes('firefox')) {
      writeFileSync(join(folder, 'user.js'), firefoxSettings);
      return await runInPage(program, ['--headless', '--no-remote', '--profile', folder], script);
    }
    if (/minibrowser|epiphany/.test(name)) return await runInPage(program, [], script);
    return await runAsFile(program, join(folder, 'script.js'), script);
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** A new profile that shows only our page and sends no data. */
const firefoxSettings = `
user_pref('browser.aboutwelcome.enabled', false);
user_pref('datareporting.policy.dataSubmissionEnabled', false);
user_pref('datareporting.policy.firstRunURL', '');
user_pref('app.normandy.enabled', false);
`;

/** @param {string} program @param {string} script @returns {Promise<Outcome>} */
async function runInChromium(program, script) {
  process.env['TILEWRIGHT_CHROMIUM'] = program;
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    return { version: `Chromium ${browser.version()}`, value: await page.evaluate(script) };
  } finally {
    await browser.close();
  }
}

/** @param {string} program @param {string[]} options @param {string} script @returns {Promise<Outcome>} */
async function runInPage(program, options, script) {
  const page = `<!doctype html><meta charset="utf-8"><title>tilewright</title><script type="module">
    const version = navigator.userAgent.split(' ').slice(-2).join(' ');
    const post = (outcome) => fetch('/outcome', { method: 'POST', body: JSON.stringify(outcome) });
    ${script.replaceAll('</script', '<\\/script')}.then(
      (value) => post({ version, value }),
      (error) => post({ version, failure: String(error) }),
    );
  </script>`;
  const server = createServer();
  /** @type {Promise<Outcome>} */
  const outcome = new Promise((resolve, reject) => {
    server.on('request', (request, response) => {
      response.setHeader('Content-Type', 'text/html');
      if (request.method !== 'POST') return response.end(request.url === '/' ? page : '');
      let text = '';
      request.setEncoding('utf8').on('data', (part) => (text += part));
      request.on('end', () => {
        const { version, value, failure } = JSON.parse(text);
        if (failure === undefined) resolve({ version, value });
        else reject(new Error(failure));
      });
      return response.end();
    });
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const { output, end } = start(program, [...options, `http://127.0.0.1:${port}/`]);
  try {
    return await Promise.race([
      outcome,
      output.then((text) => {
        throw new Error(`the program ended before the page finished: ${text.trim().slice(-500)}`);
      }),
    ]);
  } finally {
    end();
    await output.catch(() => '');
    server.closeAllConnections();
    server.close();
  }
}

/** @param {string} program @param {string} file @param {string} script @returns {Promise<Outcome>} */
async function runAsFile(program, file, script) {
  writeFileSync(
    file,
    `${script}.then((value) => {
      const { print, console, process } = globalThis;
      const version = process === undefined ? '' : JSON.stringify(process.versions);
      (print ?? console.log)('outcome ' + JSON.stringify({ version, value }));
    });`,
  );
  const text = await start(program, [file]).output;
  const line = /^outcome (.*)$/m.exec(text)?.[1];
  if (line === undefined) throw new Error(`the program printed no outcome: ${text.trim().slice(-500)}`);
  const { version, value } = JSON.parse(line);
  return { version: version === '' ? '' : nameOf(JSON.parse(version)), value };
}

/** @param {Record<string, string>} versions */
function nameOf({ bun, deno, node, v8 }) {
  if (bun) return `Bun ${bun}`;
  return deno ? `Deno ${deno}` : `Node ${node}, V8 ${v8}`;
}

/**
 * Starts a program. It ends with this process, after the timeout, or when `end` is called.
 *
 * @param {string} program
 * @param {string[]} args
 * @returns {{ output: Promise<string>; end: () => void }}
 */
function start(program, args) {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], timeout: patience });
  const end = () => void child.kill();
  process.once('exit', end);
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (text += part));
  /** @type {Promise<string>} */
  const output = new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', () => {
      process.off('exit', end);
      resolve(text);
    });
  });
  return { output, end };
}
