// What must hold between the packed packages of one release.

/** The versions of a preview, which is published before a release under its own tag, and of a release. */
const kinds = {
  preview: { pattern: /^\d+\.\d+\.\d+-next\.\d+$/, example: '0.1.0-next.20270115093000' },
  'final release': { pattern: /^\d+\.\d+\.\d+$/, example: '0.1.0' },
};

/**
 * @typedef {{ name: string; files: Map<string, string> }} Packed a package by its name, and its contents by path
 *
 * @param {readonly Packed[]} release
 * @param {keyof typeof kinds} [kind] without it, both are right
 * @returns {string[]} one sentence for each problem
 */
export function releaseProblems(release, kind) {
  const manifests = release.map(({ files }) => JSON.parse(files.get('package.json') ?? '{}'));
  const versions = [...new Set(manifests.map(({ version }) => version))];
  const [version] = versions;
  if (versions.length !== 1) {
    const all = manifests.map(({ name, version: own }) => `${name} ${own}`).join(', ');
    return [`the packages of a release must have one version: ${all}. Put them into "fixed" of .changeset/config.json`];
  }
  const problems = kind === undefined ? [] : kindProblems(kind, version);
  for (const { name, peerDependencies = {} } of manifests) {
    for (const [peer, range] of Object.entries(peerDependencies)) {
      if (manifests.some((other) => other.name === peer) && range !== `^${version}`)
        problems.push(`${name}: the peer ${peer} must be ^${version}: ${range}`);
    }
  }
  for (const { name, files } of release) problems.push(...changelogProblems(name, version, files.get('CHANGELOG.md')));
  return problems;
}

/**
 * @param {keyof typeof kinds} kind
 * @param {string} version
 */
function kindProblems(kind, version) {
  const { pattern, example } = kinds[kind];
  return pattern.test(version) ? [] : [`the ${kind} must have a version such as ${example}: ${version}`];
}

/**
 * @param {string} name
 * @param {string} version
 * @param {string | undefined} changelog
 */
function changelogProblems(name, version, changelog = '') {
  const [heading, ...sections] = changelog.split(/^## /m);
  if (heading?.trim() !== `# ${name}`) return [`${name}: CHANGELOG.md must begin with # ${name}`];
  // A package that has not changed is released with the others, and its section is empty.
  return sections[0]?.split('\n')[0] === version
    ? []
    : [`${name}: the first section of CHANGELOG.md must be ${version}`];
}
