// What a published package must contain, and what it must not.
//
// A package contains source maps with the sources inside, so that a debugger shows the TypeScript although `src` is not
// packed. It contains no declaration maps, because they would point to files that the user does not have.

/** Everything else in a package is a mistake. */
const allowed =
  /^(package\.json|README\.md|LICENSE|CHANGELOG\.md|dist\/.+\.(js|js\.map|d\.ts)|oxlint\.recommended\.json)$/;
const required = ['package.json', 'README.md', 'LICENSE'];
/** Packages that may have dependencies outside the workspace, with the allowed dependencies. */
const outsiders = new Map([['@tilewright/tiled', /^(valibot|zod|arktype)$/]]);

/**
 * @param {Map<string, string>} files contents by path, as packed
 * @returns {string[]} one sentence for each problem
 */
export function packageProblems(files) {
  /** @type {string[]} */
  const problems = [];
  for (const name of required) if (!files.has(name)) problems.push(`${name} is missing from the package`);
  for (const name of files.keys()) {
    if (!allowed.test(name) || /\.test(-d)?\./.test(name)) problems.push(`${name} must not be in the package`);
  }
  const manifest = JSON.parse(files.get('package.json') ?? '{}');
  for (const script of ['preinstall', 'install', 'postinstall', 'prepare']) {
    if (manifest.scripts?.[script]) problems.push(`the package runs a script on the user's machine: ${script}`);
  }
  for (const [name, range] of Object.entries({ ...manifest.dependencies, ...manifest.peerDependencies })) {
    if (/^(workspace|catalog|file|link):/.test(range)) problems.push(`dependency ${name} was not resolved: ${range}`);
    if (!name.startsWith('@tilewright/') && !outsiders.get(manifest.name)?.test(name)) {
      problems.push(`${name} is a run-time dependency outside the workspace, which packages must not have`);
    }
  }
  if (manifest.sideEffects !== false) problems.push('package.json must say "sideEffects": false');
  const targets = Object.entries(manifest.exports ?? {}).flatMap(([entry, conditions]) =>
    Object.entries(conditions).map(([condition, file]) => ({ entry, condition, file: String(file) })),
  );
  if (targets.length === 0) problems.push('package.json has no exports');
  for (const { entry, condition, file } of targets) {
    if (condition.startsWith('@')) problems.push(`exports["${entry}"] has the workspace's own condition ${condition}`);
    else if (!files.has(file.replace(/^\.\//, '')))
      problems.push(`exports["${entry}"] points to ${file}, which is not packed`);
  }
  for (const [name, text] of files) {
    if (!name.endsWith('.js.map')) continue;
    const { sources, sourcesContent } = JSON.parse(text);
    // A file that only re-exports another file has no sources.
    if (sources?.length !== 0 && !Array.isArray(sourcesContent)) problems.push(`${name} has no sources inside`);
  }
  return problems;
}
