/**
 * npm run engines: runs the golden programs in Chromium, Firefox and JavaScriptCore, if this machine has them; with
 * programs after `--`, in those: `npm run engines -- ~/node-24/bin/node firefox-nightly`. Each hash must equal the hash
 * of this Node.
 */
import { runInThisContext } from 'node:vm';
import { find, run } from './engines.mjs';
import { bundle, goldenFiles } from './programs.mjs';

/** @typedef {Record<string, Record<string, unknown>>} Answers by program and function */

const usual = {
  Chromium: [process.env['TILEWRIGHT_CHROMIUM'] ?? 'chromium', 'google-chrome'],
  Firefox: ['firefox', 'firefox-esr', '/Applications/Firefox.app/Contents/MacOS/firefox'],
  JavaScriptCore: ['jsc', '/System/Library/Frameworks/JavaScriptCore.framework/Versions/Current/Helpers/jsc'],
};
const named = process.argv.slice(2);
/** @type {[name: string, programs: string[]][]} */
const engines = named.length > 0 ? named.map((program) => [program, [program]]) : Object.entries(usual);

const script = await everyProgram();
/** @type {Answers} */
const here = await runInThisContext(script);
const broken = failures(here);
console.log([`Node ${process.versions.node}: ${count(here)} hashes`, ...broken].join('\n  '));
process.exitCode = broken.length === 0 ? 0 : 1;

for (const [name, programs] of engines) {
  const program = find(...programs);
  if (program === undefined) {
    console.log(`${name}: not found on this machine, skipped`);
    // A program that the user named must exist.
    if (named.length > 0) process.exitCode = 1;
    continue;
  }
  try {
    const { version, value } = await run(program, script);
    const answers = /** @type {Answers} */ (value);
    const different = differences(answers);
    const verdict = different.length === 0 ? 'the same bits' : 'NOT the same bits';
    console.log([`${version || name} (${program}): ${verdict}`, ...failures(answers), ...different].join('\n  '));
    if (different.length > 0) process.exitCode = 1;
  } catch (error) {
    console.log(`${name} (${program}): did not run: ${error instanceof Error ? error.message : error}`);
    process.exitCode = 1;
  }
}

/** One script with all programs; a program that fails returns its error instead of its hashes. */
async function everyProgram() {
  const parts = [];
  for (const [name, file] of goldenFiles()) parts.push(`[${JSON.stringify(name)}, () => ${await bundle(file)}]`);
  return `(async () => {
    const answers = {};
    for (const [name, run] of [${parts.join(',\n')}]) {
      try {
        answers[name] = await run();
      } catch (error) {
        answers[name] = { failed: String(error) };
      }
    }
    return answers;
  })()`;
}

/**
 * A line for each program that did not run: a bare shell has no `DecompressionStream` for compressed maps.
 *
 * @param {Answers} answers
 */
function failures(answers) {
  return Object.entries(answers).flatMap(([program, answer]) =>
    'failed' in answer ? [`not run: ${program}: ${answer['failed']}`] : [],
  );
}

/**
 * A line for each function whose bits differ from those of this Node.
 *
 * @param {Answers} there
 */
function differences(there) {
  return Object.entries(here).flatMap(([program, expected]) => {
    const answer = there[program] ?? {};
    if ('failed' in answer) return [];
    return Object.entries(expected).flatMap(([name, digests]) => {
      const [wanted, got] = [digests, answer[name]].map((each) => JSON.stringify(each));
      return wanted === got ? [] : [`${program} ${name}: ${got} instead of ${wanted}`];
    });
  });
}

/** @param {Answers} answers */
function count(answers) {
  return JSON.stringify(answers).match(/"[0-9a-f]{8,16}"/g)?.length ?? 0;
}
