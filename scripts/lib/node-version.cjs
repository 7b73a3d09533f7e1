'use strict';
// Which Node runs this repository: 20.19 or later of line 20, 22.12 or later of all others, as Vite asks for. Old syntax on purpose.

/**
 * Undefined if that version will do, else what to tell the user.
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
    '.\nInstall a current one from https://nodejs.org, or with nvm: nvm install 22 && nvm use 22. Then run the same command again.'
  );
};
