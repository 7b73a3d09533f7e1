// The watched surface: for each public entry of each published package a report of all that it declares, made of the
// built declarations and checked in under `packages/*/api`. A change of what users see is then a change of such a file.
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';
import { reportsOf } from './api-extractor.mjs';
import { run } from './children.mjs';
import { packages } from './packages.mjs';
import { root } from './paths.mjs';

const remedy = 'If the change is meant, run npm run api, which writes the reports, and commit them.';

/**
 * What is wrong with the surface of the packages, by their built declarations.
 *
 * @param {string} [repository]
 * @returns {Promise<{ code: number; output: string }>}
 */
export async function checkReports(repository = root) {
  const { problems, changes } = compare(repository);
  const differences = await Promise.all(changes.map((change) => difference(repository, change)));
  const output = [...problems, ...differences, ...(changes.length > 0 ? [remedy] : [])].join('\n');
  return { code: output === '' ? 0 : 1, output };
}

/** The release that all names came with which `since.json` does not have. */
const FIRST_RELEASE = '0.1.0';
/** Beside the reports of a package: the release that each later name came with, by entry and name (`index#castRay`). */
const SINCE = 'since.json';

/**
 * Writes the reports of the packages as they are built, and removes those of entries that are gone. Notes which release
 * the new names come with.
 *
 * @param {string} [repository]
 * @returns {{ written: string[]; problems: string[] }} files that changed; what is wrong whatever the reports say
 */
export function writeReports(repository = root) {
  const { problems, changes } = compare(repository);
  for (const { file, text, version } of changes) {
    const path = join(repository, file);
    mkdirSync(join(path, '..'), { recursive: true });
    if (version !== FIRST_RELEASE) noteNewNames(path, text ?? '', version);
    if (text === undefined) rmSync(path);
    else writeFileSync(path, text);
  }
  return { written: changes.map(({ file }) => file), problems };
}

/**
 * @param {string} path of a report
 * @param {string} text that it gets
 * @param {string} version that the next release has
 */
function noteNewNames(path, text, version) {
  const before = new Set(existsSync(path) ? exportedNames(readFileSync(path, 'utf8')) : []);
  const names = exportedNames(text).filter((name) => !before.has(name));
  if (names.length === 0) return;
  const file = join(path, '..', SINCE);
  const known = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const entry = basename(path, '.api.md');
  const noted = { ...known, ...Object.fromEntries(names.map((name) => [`${entry}#${name}`, version])) };
  const sorted = Object.fromEntries(Object.entries(noted).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(file, `${JSON.stringify(sorted, null, 2)}\n`);
}

/**
 * The release that new names come with: a minor one, since they are an addition.
 *
 * @param {string} version of a package
 */
export function nextRelease(version) {
  const [major, minor] = version.split('.').map(Number);
  return `${major}.${(minor ?? 0) + 1}.0`;
}

/**
 * @typedef {{ file: string; text: string | undefined; version: string }} Change a report that is not as it should be;
 *   without a text, one that should not be
 *
 * @param {string} repository
 * @returns {{ problems: string[]; changes: Change[] }}
 */
function compare(repository) {
  /** @type {string[]} */
  const problems = [];
  /** @type {Change[]} */
  const changes = [];
  for (const { name, folder, manifest } of packages(repository)) {
    const reports = reportsOf(repository, folder, manifest);
    problems.push(...reports.flatMap((report) => report.problems), ...forgottenExports(name, reports));
    const api = join(folder, 'api');
    const version = nextRelease(manifest.version);
    const nameOf = (/** @type {string} */ file) => relative(repository, join(api, file)).replaceAll('\\', '/');
    for (const { file, text } of reports) {
      const path = join(api, file);
      const known = existsSync(path) ? readFileSync(path, 'utf8').replaceAll('\r\n', '\n') : '';
      if (known !== text) changes.push({ file: nameOf(file), text, version });
    }
    for (const file of existsSync(api) ? readdirSync(api) : []) {
      const isReport = file === SINCE || reports.some((report) => report.file === file);
      if (!isReport) changes.push({ file: nameOf(file), text: undefined, version });
    }
  }
  return { problems, changes };
}

/**
 * Names that a signature needs and no entry of the package exports: nobody can write them. Which entry exports a name
 * does not matter: a reader of maps takes the types of maps from the main one.
 *
 * @param {string} name of the package
 * @param {import('./api-extractor.mjs').Report[]} reports
 */
function forgottenExports(name, reports) {
  const exported = new Set(reports.flatMap(({ text }) => exportedNames(text)));
  return reports.flatMap(({ entry, forgotten }) =>
    forgotten
      .filter((symbol) => !exported.has(symbol))
      .map((symbol) => `${name}: a signature of "${entry}" names ${symbol}, which no entry exports. Export it.`),
  );
}

/**
 * The names that a report exports, those inside of a namespace too.
 *
 * @param {string} report
 */
export function exportedNames(report) {
  const declared =
    /^export (?:declare )?(?:abstract )?(?:class|const|enum|function|interface|let|namespace|type|var) (\w+)/gm;
  const listed = /^ *export \{([^}]*)\}/gm;
  return [
    ...[...report.matchAll(declared)].map(([, name = '']) => name),
    ...[...report.matchAll(listed)].flatMap(([, list = '']) => list.match(/\w+(?=\s*(?:,|$))/g) ?? []),
  ];
}

/**
 * A change as text: what a report has, and should have.
 *
 * @param {string} repository
 * @param {Change} change
 */
async function difference(repository, { file, text }) {
  const path = join(repository, file);
  if (text === undefined) return `${file} is the report of an entry that is not exported.`;
  if (!existsSync(path)) return `${file} is missing.`;
  const work = mkdtempSync(join(tmpdir(), 'tilewright-api-'));
  try {
    writeFileSync(join(work, 'report.md'), text);
    const compared = await run(
      'git',
      ['diff', '--no-index', '--no-color', '-U2', '--', path, join(work, 'report.md')],
      {
        quiet: true,
      },
    );
    // Without its four lines of file names; without git, nothing.
    const lines = compared.code === 1 ? compared.output.split('\n').slice(4).join('\n') : '';
    return `${file} is not what the package declares:\n${lines}`;
  } finally {
    rmSync(work, { recursive: true });
  }
}
