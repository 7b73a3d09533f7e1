/** The table: what it may import, its files, and its schema. */
import Ajv from 'ajv/dist/2020.js';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { compare, exact, nearestDouble, over, root } from './table/rational.js';
import { casesOf, KIND_NAMES, textOf } from './table/table.js';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');

/** All are compared by `npm run conformance`, whose difference shows in git; a test must not take so long. */
const COMPARED = 40;

const IMPORTS =
  /^import\b[^'"]*['"]([^'"]+)|^export\b[^'"=]*\bfrom\s*['"]([^'"]+)|\b(?:import|require)\(\s*['"]([^'"]+)/gm;

it('imports nothing but its own files', () => {
  for (const name of readdirSync(new URL('table', import.meta.url))) {
    const imported = Array.from(read(`table/${name}`).matchAll(IMPORTS), (found) => found.slice(1).find(Boolean));
    expect(
      imported.filter((path) => !/^\.\/\w+\.js$/.test(path ?? '')),
      name,
    ).toEqual([]);
  }
});

it('has 10,000 cases in files of less than a megabyte', () => {
  const texts = KIND_NAMES.map((kind) => read(`../table/${kind}.json`));
  const counts = texts.map((text) => (JSON.parse(text) as { readonly cases: readonly unknown[] }).cases.length);
  expect(counts.reduce((sum, count) => sum + count)).toBe(10_000);
  for (const text of texts) expect(text.length).toBeLessThan(300_000);
});

describe.each(KIND_NAMES)('%s', (kind) => {
  const text = read(`../table/${kind}.json`);

  it('is what the generator makes', () => {
    const file = JSON.parse(text) as ReturnType<typeof casesOf>;
    const { cases, ...head } = casesOf(kind, COMPARED);
    expect(cases, 'run npm run conformance').toEqual(file.cases.slice(0, COMPARED));
    expect(textOf({ ...head, cases: file.cases })).toBe(text);
  });

  it('fits the schema', () => {
    const validate = new Ajv({ strict: true, strictTypes: false, strictRequired: false }).compile(
      JSON.parse(read('../schema.json')),
    );
    const file = JSON.parse(text) as { readonly cases: readonly object[] };
    expect(validate(file), JSON.stringify(validate.errors?.slice(0, 3))).toBe(true);
    // And it is not one that everything fits.
    expect(validate({ ...file, cases: [{ ...file.cases[0], more: 1 }] })).toBe(false);
    expect(validate({ ...file, cases: [{}] })).toBe(false);
  });
});

describe('the arithmetic', () => {
  it.each([0, 1, -3, 0.1, -0.3, 5e-324, 2 ** 80, 1.7976931348623157e308, 1 + 2 ** -52])('reads %s exactly', (value) => {
    expect(nearestDouble(exact(value === 5e-324 ? 0 : value))).toBe(value === 5e-324 ? 0 : value);
    expect(compare(exact(value), over(exact(value), exact(1)))).toBe(0);
  });

  it('divides as doubles do, which round once', () => {
    for (let a = 1; a < 60; a += 7)
      for (let b = 1; b < 60; b++) expect(nearestDouble(over(exact(a), exact(b)))).toBe(a / b);
  });

  it('takes roots, exactly where there are any', () => {
    expect(compare(root(over(exact(9), exact(16))), over(exact(3), exact(4)))).toBe(0);
    expect(nearestDouble(root(exact(2)))).toBe(Math.SQRT2);
  });
});
