// The mistakes in the examples of the documentation: `// error: text` on a line of its own says that the code below
// must not compile, and what a compiler says.
import ts from 'typescript';

const ANNOUNCED = /^[^\S\n]*\/\/ error: (.*)(?:\n|$)/gm;

/**
 * @param {string} code
 * @returns {import('./announced.mjs').Announced[]}
 */
export function announcedErrors(code) {
  const scanner = ts.createScanner(ts.ScriptTarget.ES2022, true, ts.LanguageVariant.Standard, code);
  return [...code.matchAll(ANNOUNCED)].map(({ 0: text, 1: message = '', index: start }) => {
    const end = start + text.length;
    scanner.resetTokenState(end);
    scanner.scan();
    return { line: code.slice(0, scanner.getTokenStart()).split('\n').length, message, start, end };
  });
}

/**
 * @param {readonly import('./announced.mjs').Said[]} announced
 * @param {readonly import('./announced.mjs').Said[]} said
 * @param {(line: number) => string} [placeOf]
 * @returns {string[]}
 */
export function disagreements(announced, said, placeOf = (line) => `line ${line}`) {
  const missing = announced.filter(
    ({ line, message }) => !said.some((each) => each.line === line && each.message.includes(message)),
  );
  const surplus = said.filter(({ line }) => !announced.some((each) => each.line === line));
  return [
    ...missing.map(({ line, message }) => `${placeOf(line)} should not compile: ${message}`),
    ...surplus.map(({ line, message }) => `${placeOf(line)} does not compile: ${message}`),
  ];
}
