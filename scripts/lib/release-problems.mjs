// What must hold between the packed packages of one release.

/** A preview: what is published before the first release, under its own tag. */
const preview = /^\d+\.\d+\.\d+-next\.\d+$/;

/**
 * @typedef {{ name: string; files: Map<string, string> }} Packed a package by its name, and its contents by path
 *
 * @param {readonly Packed[]} release
 * @returns {string[]} one sentence for each problem
 */
export function releaseProblems(release) {
  const manifests = release.map(({ files }) => JSON.parse(files.get('package.json') ?? '{}'));
  const versions = [...new Set(manifests.map(({ version }) => version))];
  const [version] = versions;
  if (versions.length !== 1) {
    const all = manifests.map(({ name, version: own }) => `${name} ${own}`).join(', ');
    return [`the packages of a release must have one version: ${all}. Put them into "fixed" of .changeset/config.json`];
  }
  const problems = preview.test(version) ? [] : [`the preview must have a version such as 0.1.0-next.0: ${version}`];
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
