// What pnpm does to a package of the workspace on its way to the registry.
'use strict';

/** Settings of the workspace: they mean nothing to a user, and private packages among them would look like a mistake. */
const ownOfTheWorkspace = ['devDependencies', 'scripts', 'size-limit', 'tsup'];

/** @param {Record<string, unknown>} manifest */
function beforePacking(manifest) {
  return Object.fromEntries(Object.entries(manifest).filter(([field]) => !ownOfTheWorkspace.includes(field)));
}

module.exports = { hooks: { beforePacking } };
