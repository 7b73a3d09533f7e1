'use strict';
// What pnpm leaves out of a package that it packs to be published.

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
      .map(([field, value]) => [field, field === 'exports' ? withoutSources(value) : value]),
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
