'use strict';
// The entry point of every npm script: `node scripts/run.cjs start`. The syntax is old, so that an old Node prints a
// clear message, not a syntax error.
var version = process.versions.node.split('.').map(Number);
var major = version[0] || 0;
var minor = version[1] || 0;

if ((major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22) {
  void import('./lib/main.mjs').then(function (main) {
    return main.runCommand(process.argv[2] || 'start', process.argv.slice(3));
  });
} else {
  process.stderr.write(
    'tilewright needs Node 20.19 or later (of line 22: 22.12 or later); this is Node ' +
      process.versions.node +
      '.\nInstall a current version from https://nodejs.org, or with nvm: nvm install 22 && nvm use 22. Then run the same command again.\n',
  );
  process.exitCode = 1;
}
