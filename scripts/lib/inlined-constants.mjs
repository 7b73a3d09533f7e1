// Which constants of a package's `limits.ts` files the build did not write in place as literals.
//
// The build leaves a long fraction as a variable, and with it every constant behind it in its file: each use of one of
// those loads a variable, in the innermost loops as well.

/** The long fractions, at the ends of their files: they must be exact, so they cannot be shortened. */
const longFractions = new Set([
  'LEAST_TILE_SIZE',
  'GREATEST_TILE_SIZE',
  'QUARTER_TURN',
  'HALF_TURN',
  'FULL_TURN',
  'LINEAR_END',
  'LEAST_PART',
  'SCALE_DOWN',
  'SCALE_UP',
  'LEAST_EXACT_PRODUCT',
  'GREATEST_EXACT_PRODUCT',
]);

/**
 * @param {Map<string, string>} files contents by path, as packed
 * @param {Iterable<string>} entries the JavaScript that users import: what it exports stays a variable
 * @returns {string[]} one sentence for each constant that is a variable
 */
export function inlineProblems(files, entries) {
  const expected = new Set();
  for (const [name, text] of files) {
    if (!/(^|\/)limits\.d\.ts$/.test(name)) continue;
    for (const [, constant] of text.matchAll(/^export declare const (\w+)/gm)) expected.add(constant);
  }
  for (const name of longFractions) expected.delete(name);
  for (const entry of entries) {
    for (const [, names = ''] of (files.get(entry) ?? '').matchAll(/^export \{([^}]*)\}/gm)) {
      for (const name of names.split(',')) expected.delete(name.trim());
    }
  }
  const problems = [];
  for (const [name, text] of reachable(files, entries)) {
    for (const constant of declaredConstants(text)) {
      // The bundler numbers variables of equal names.
      const original = constant.replace(/\d+$/, '');
      if (expected.has(constant) || expected.has(original)) {
        problems.push(`${name} declares ${constant}, which the build should have written in place`);
      }
    }
  }
  return problems;
}

/**
 * The entries and the chunks that they import: a build cache may leave chunks of an earlier build beside them.
 *
 * @param {Map<string, string>} files
 * @param {Iterable<string>} entries
 * @returns {Map<string, string>}
 */
function reachable(files, entries) {
  const found = new Map();
  const open = [...entries];
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    const text = files.get(name);
    if (text === undefined || found.has(name)) continue;
    found.set(name, text);
    const folder = name.slice(0, name.lastIndexOf('/') + 1);
    for (const [, chunk] of text.matchAll(/(?:from|import) ?['"]\.\/([^'"]+)['"]/g)) open.push(folder + chunk);
  }
  return found;
}

/**
 * The names in upper case that a bundle declares by `var` at its top level.
 *
 * @param {string} text
 */
function declaredConstants(text) {
  const names = [];
  for (const [line] of text.matchAll(/^(?:var|let|const) .*/gm)) {
    for (const [, name] of line.matchAll(/(?:^\w+ |, )([A-Z][A-Z0-9_]*) = /g)) names.push(name ?? '');
  }
  return names;
}
