'use strict';
// How the package.json of a published package differs from the one in the workspace.

/** Settings of the workspace: users have no use for them, and the private packages they name are not published. */
const workspaceFields = ['devDependencies', 'scripts', 'size-limit', 'layers'];
/** The condition under which tools of the workspace find sources, which are not packed. */
const sourceCondition = '@tilewright/source';

/**
 * @param {Record<string, any>} manifest
 * @returns {Record<string, any>} the package.json to pack; that of a private package, such as the sample, is unchanged
 */
function beforePacking(manifest) {
  if (manifest['private'] === true) return manifest;
  return Object.fromEntries(
    Object.entries(manifest)
      .filter(([field]) => !workspaceFields.includes(field))
      .map(([field, value]) => [field, packed(field, value, manifest)]),
  );
}

/**
 * @param {string} field
 * @param {any} value
 * @param {Record<string, any>} manifest
 */
function packed(field, value, { version }) {
  if (field === 'exports') return withoutSources(value);
  return field === 'peerDependencies' ? withSameRelease(value, version) : value;
}

/**
 * The packages of one release need each other in that release. In the workspace any version will do, so that a new one
 * does not look like a breaking change of its peers.
 *
 * @param {Record<string, string>} peers
 * @param {string} version
 */
function withSameRelease(peers, version) {
  return Object.fromEntries(
    Object.entries(peers).map(([name, range]) => [name, name.startsWith('@tilewright/') ? `^${version}` : range]),
  );
}

/** @param {Record<string, string | Record<string, string>>} entries */
function withoutSources(entries) {
  return Object.fromEntries(
    Object.entries(entries).map(([entry, conditions]) => {
      if (typeof conditions === 'string') return [entry, conditions];
      const { [sourceCondition]: _, ...others } = conditions;
      return [entry, others];
    }),
  );
}

module.exports = { hooks: { beforePacking } };
