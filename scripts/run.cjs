'use strict';
// The one entry of every npm script: `node scripts/run.cjs start`. It and what it requires before the check must parse
// on any Node ever released, so that an old one is told what is wrong instead of failing on new syntax.
var complaint = require('./lib/node-version.cjs').complaint(process.versions.node);

if (complaint) {
  process.stderr.write(complaint + '\n');
  process.exit(1);
}
require('./lib/load.cjs')(process.argv[2] || 'start', process.argv.slice(3));
