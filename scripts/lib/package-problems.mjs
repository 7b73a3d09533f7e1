// What a published package must contain, and what it must not.
//
// Source maps are out: they were more than half of what is installed, and the JavaScript is readable without them. So
// are declaration maps: they would point at files that the user does not have.

import { inlineProblems } from './inlined-constants.mjs';

/** Everything else in a package is a mistake. */
const allowedInLibrary =
  /^(package\.json|README\.md|LICENSE|CHANGELOG\.md|dist\/.+\.(js|d\.ts)|skills\/tilewright\/SKILL\.md|oxlint\.recommended\.json)$/;
/** In a package that is run, not imported: the starter, with the projects that it copies. */
const allowedInCommand =
  /^(package\.json|README\.md|LICENSE|CHANGELOG\.md|dist\/[^/]+\.js|dist\/templates\/(?!.*(node_modules|\.turbo|\.reports)\/).+)$/;
/** The most bytes of a command. */
const MOST_OF_COMMAND = 1_000_000;
/** The page for coding agents. */
const SKILL = 'skills/tilewright/SKILL.md';
const required = ['package.json', 'README.md', 'LICENSE'];
/** The version before the first release, in which no change log is written yet. */
const unreleased = '0.0.0';
/** What a manifest says to users, and to the registry. */
const requiredFields = 'name version description keywords homepage bugs license author repository type engines'.split(
  ' ',
);
/** What else a manifest may have. */
const optionalFields =
  'files sideEffects exports bin publishConfig dependencies peerDependencies peerDependenciesMeta'.split(' ');
/** Packages that may have dependencies outside the workspace, with the allowed dependencies. */
const outsiders = new Map([['@tilewright/tiled', /^(valibot|zod|arktype)$/]]);
/** The adapters, each with the engine that it is for: the game brings the engine, so that there is one copy of it. */
const engines = new Map([
  ['@tilewright/phaser', 'phaser'],
  ['@tilewright/pixi', 'pixi.js'],
]);
/** Releases of one major each, as in `^3.90.0 || ^4.0.0`: an adapter is tested with the majors that it names. */
const majors = /^\^[1-9]\d*\.\d+\.\d+( \|\| \^[1-9]\d*\.\d+\.\d+)*$/;

/**
 * @param {Map<string, string>} files contents by path, as packed
 * @returns {string[]} one sentence for each problem
 */
export function packageProblems(files) {
  const manifest = JSON.parse(files.get('package.json') ?? '{}');
  const problems = fieldProblems(manifest);
  const isReleased = manifest.version !== unreleased;
  for (const name of [...required, ...(isReleased ? ['CHANGELOG.md'] : [])]) {
    if (!files.has(name)) problems.push(`${name} is missing from the package`);
  }
  problems.push(...(manifest.bin === undefined ? libraryProblems(manifest, files) : commandProblems(manifest, files)));
  for (const [name, text] of files) {
    if (name.endsWith('.js') && /^\/\/# sourceMappingURL=/m.test(text)) {
      problems.push(`${name} names a source map, which is not packed`);
    }
  }
  return problems;
}

/**
 * A package that programs import.
 *
 * @param {any} manifest
 * @param {Map<string, string>} files
 */
function libraryProblems(manifest, files) {
  const problems = [...files.keys()]
    .filter((name) => !allowedInLibrary.test(name) || /\.test(-d)?\./.test(name))
    .map((name) => `${name} must not be in the package`);
  if (!files.has(SKILL)) problems.push(`${SKILL} is missing from the package`);
  if (manifest.sideEffects !== false) problems.push('package.json must say "sideEffects": false');
  problems.push(...dependencyProblems(manifest), ...exportProblems(manifest, files));
  problems.push(...inlineProblems(files, entryFiles(manifest)));
  return problems;
}

/**
 * A package that is run by its name, and so installed each time: it needs no other one.
 *
 * @param {any} manifest
 * @param {Map<string, string>} files
 */
function commandProblems({ bin, exports, dependencies = {}, peerDependencies = {} }, files) {
  const problems = [...files.keys()]
    .filter((name) => !allowedInCommand.test(name))
    .map((name) => `${name} must not be in the package`);
  if (exports !== undefined) problems.push('package.json has exports and bin: a command is not imported');
  const bytes = [...files.values()].reduce((sum, text) => sum + Buffer.byteLength(text), 0);
  if (bytes > MOST_OF_COMMAND)
    problems.push(`the package has ${bytes} bytes: at most ${MOST_OF_COMMAND}, because it is downloaded each time`);
  for (const name of Object.keys({ ...dependencies, ...peerDependencies })) {
    problems.push(`${name} is a dependency, which a command must not have`);
  }
  for (const file of typeof bin === 'string' ? [bin] : Object.values(bin)) {
    const text = files.get(file.replace(/^\.\//, ''));
    if (text === undefined) problems.push(`bin points to ${file}, which is not packed`);
    else if (!text.startsWith('#!/usr/bin/env node\n')) problems.push(`${file} must begin with #!/usr/bin/env node`);
  }
  return problems;
}

/**
 * The JavaScript that users import.
 *
 * @param {any} manifest
 * @returns {string[]}
 */
function entryFiles(manifest) {
  return Object.values(manifest.exports ?? {}).flatMap((entry) => entry.default?.replace(/^\.\//, '') ?? []);
}

/** @param {any} manifest */
function fieldProblems(manifest) {
  const problems = requiredFields
    .filter((field) => manifest[field] === undefined)
    .map((field) => `package.json has no "${field}"`);
  for (const field of Object.keys(manifest)) {
    if (!requiredFields.includes(field) && !optionalFields.includes(field))
      problems.push(`package.json has "${field}", which users do not need`);
  }
  const folder = manifest.repository?.directory;
  if (manifest.homepage !== undefined && !manifest.homepage.endsWith(`/${folder}#readme`)) {
    problems.push(`homepage does not lead to ${folder}`);
  }
  const { access, provenance } = manifest.publishConfig ?? {};
  if (access !== 'public' || provenance !== true) {
    problems.push('publishConfig must be { "access": "public", "provenance": true }');
  }
  if (!manifest.files?.includes('CHANGELOG.md')) problems.push('files must list CHANGELOG.md');
  return problems;
}

/** @param {any} manifest */
function dependencyProblems({ name: own, dependencies = {}, peerDependencies = {}, peerDependenciesMeta = {} }) {
  const engine = engines.get(own);
  /** @type {string[]} */
  const problems = [];
  for (const [name, range] of Object.entries({ ...dependencies, ...peerDependencies })) {
    if (/^(workspace|catalog|file|link):/.test(range)) problems.push(`dependency ${name} was not resolved: ${range}`);
  }
  for (const name of Object.keys(dependencies)) {
    if (name.startsWith('@tilewright/')) {
      problems.push(`${name} must be a peer dependency: two copies of it refuse right code`);
    } else if (name === engine) {
      problems.push(`${name} must be a peer dependency: the game brings its engine`);
    } else if (!outsiders.get(own)?.test(name)) problems.push(outsideProblem(name));
  }
  for (const name of Object.keys(peerDependencies)) {
    if (!name.startsWith('@tilewright/') && name !== engine) problems.push(outsideProblem(name));
  }
  if (engine !== undefined) problems.push(...engineProblems(engine, peerDependencies, peerDependenciesMeta));
  return problems;
}

/** @param {string} name */
function outsideProblem(name) {
  return `${name} is a run-time dependency outside the workspace, which packages must not have`;
}

/**
 * @param {string} engine
 * @param {Record<string, string>} peers
 * @param {Record<string, { optional?: boolean }>} meta
 */
function engineProblems(engine, peers, meta) {
  const range = peers[engine];
  if (range === undefined) return [`${engine} is not a peer dependency, though the package is for it`];
  const problems = [];
  if (!majors.test(range)) problems.push(`the peer ${engine} must name its majors, as in ^3.90.0 || ^4.0.0: ${range}`);
  if (meta[engine]?.optional === true) problems.push(`the peer ${engine} must not be optional: the package imports it`);
  return problems;
}

/**
 * @param {any} manifest
 * @param {Map<string, string>} files
 */
function exportProblems(manifest, files) {
  const { './package.json': own, ...entries } = manifest.exports ?? {};
  const targets = Object.entries(entries).flatMap(([entry, conditions]) =>
    Object.entries(conditions).map(([condition, file]) => ({ entry, condition, file: String(file) })),
  );
  if (targets.length === 0) return ['package.json has no exports'];
  const problems = own === './package.json' ? [] : ['exports has no "./package.json"'];
  for (const { entry, condition, file } of targets) {
    if (condition.startsWith('@')) problems.push(`exports["${entry}"] has the workspace's own condition ${condition}`);
    else if (!files.has(file.replace(/^\.\//, '')))
      problems.push(`exports["${entry}"] points to ${file}, which is not packed`);
  }
  return problems;
}
