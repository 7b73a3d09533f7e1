'use strict';
// What pnpm leaves out of a package that it packs to be published.

/** Settings of the workspace: a user has no use for them, and would look in vain for the private packages they name. */
const ownOfTheWorkspace = ['devDependencies', 'scripts', 'size-limit', 'tsup'];

/**
 * @param {Record<string, unknown>} manifest
 * @returns {Record<string, unknown>} what is packed as package.json; that of a private package, as the sample is, as it stands
 */
function beforePacking(manifest) {
  if (manifest['private'] === true) return manifest;
  return Object.fromEntries(Object.entries(manifest).filter(([field]) => !ownOfTheWorkspace.includes(field)));
}

module.exports = { hooks: { beforePacking } };
