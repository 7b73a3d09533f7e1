'use strict';
// Separate from run.cjs because old versions of Node cannot parse `import()`.

/**
 * Runs scripts/NAME.mjs with the given arguments; an error becomes a message and exit code 1.
 *
 * @param {string} name
 * @param {string[]} args
 */
module.exports = function load(name, args) {
  import(`../${name}.mjs`)
    .then((command) => command.main(args))
    .then(
      (code) => {
        process.exitCode = code;
      },
      (error) => {
        process.stderr.write(`\n${error.expected ? error.message : error.stack}\n`);
        process.exitCode = 1;
      },
    );
};
