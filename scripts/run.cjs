'use strict';
// The entry point of every npm script: `node scripts/run.cjs start`. This file and the modules that it requires before
// the check must parse on any Node ever released, so that an old Node prints a clear message, not a syntax error.
var complaint = require('./lib/node-version.cjs').complaint(process.versions.node);

if (complaint) {
  process.stderr.write(complaint + '\n');
  process.exit(1);
}
require('./lib/load.cjs')(process.argv[2] || 'start', process.argv.slice(3));
