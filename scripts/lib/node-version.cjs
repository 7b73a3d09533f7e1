'use strict';
// The Node versions that run this repository: 20.19 or later of line 20, and 22.12 or later, as Vite requires. The
// syntax is old on purpose.

/**
 * The message for the user, or undefined if this version is supported.
 *
 * @param {string} version as process.versions.node
 * @returns {string | undefined}
 */
exports.complaint = function (version) {
  var parts = version.split('.');
  var major = Number(parts[0]);
  var minor = Number(parts[1]);
  if ((major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22) {
    return undefined;
  }
  return (
    'tilewright needs Node 20.19 or later (of line 22: 22.12 or later); this is Node ' +
    version +
    '.\nInstall a current version from https://nodejs.org, or with nvm: nvm install 22 && nvm use 22. Then run the same command again.'
  );
};
