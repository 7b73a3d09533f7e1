import { plus, rational, runs, times, type Rational } from '@tilewright/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Expansion } from './expansion.js';
import { hostile } from './testing/hostile.js';
import { signOf } from './testing/oracle.js';

const sumOf = (values: readonly number[]): Rational =>
  values.reduce((sum, value) => plus(sum, rational(value)), rational(0));

function expansionOf(values: readonly number[]): Expansion {
  const expansion = new Expansion();
  for (const value of values) expansion.add(value);
  return expansion;
}

describe('Expansion', () => {
  it('holds what a float sum loses', () => {
    const expansion = expansionOf([1, 1e-300, -1]);
    expect([expansion.sign(), expansion.value()]).toEqual([1, 1e-300]);
    expansion.add(-1e-300);
    expect([expansion.sign(), expansion.value(), expansion.isExact]).toEqual([0, 0, true]);
  });

  it('has the sign of the exact sum, compressed or not', () => {
    const small = fc.array(fc.double({ min: -1e9, max: 1e9, noNaN: true }), { maxLength: 12 });
    const mixed = hostile(6).filter((values) => values.every((value) => Math.abs(value) < 1e300));
    fc.assert(
      fc.property(fc.oneof(small, mixed), (values) => {
        const expansion = expansionOf([...values, ...values.slice(1).map((value) => -value)]);
        const expected = signOf(rational(values[0] ?? 0));
        expect([expansion.sign(), expansion.isExact]).toEqual([expected, true]);
        expansion.compress();
        expect(expansion.sign()).toBe(expected);
        expect(expansion.value()).toBe(values.length === 0 || values[0] === 0 ? 0 : values[0]);
        const other = expansionOf(values);
        other.compress();
        expect(other.sign()).toBe(signOf(sumOf(values)));
      }),
      { seed: 61, numRuns: runs(2_000) },
    );
  });

  it('multiplies sums', () => {
    const some = fc.array(fc.double({ min: -1e6, max: 1e6, noNaN: true }), { minLength: 1, maxLength: 3 });
    const coarse = some.map((values) =>
      values.map((value) => Math.fround(value)).filter((value) => value === 0 || Math.abs(value) > 1e-20),
    );
    fc.assert(
      fc.property(coarse, coarse, (first, second) => {
        const product = new Expansion();
        product.addProductOf(expansionOf(first), expansionOf(second), 1);
        expect([product.sign(), product.isExact]).toEqual([signOf(times(sumOf(first), sumOf(second))), true]);
        product.addProductOf(expansionOf(second), expansionOf(first), -1);
        expect(product.sign()).toBe(0);
      }),
      { seed: 62, numRuns: runs(1_000) },
    );
  });

  it.each<[string, (expansion: Expansion) => void]>([
    ['a product that underflows', (expansion) => expansion.addProduct(1e-200, 1e-200)],
    ['a product whose tail would underflow', (expansion) => expansion.addProduct(1e-150, 1e-150)],
    ['a product that overflows', (expansion) => expansion.addProduct(1e200, 1e200)],
    ['a sum that overflows', (expansion) => [1.7e308, 1.7e308].forEach((value) => expansion.add(value))],
    [
      'more terms than it holds',
      (expansion) => {
        for (let power = -1000; power < 1000; power += 20) expansion.add(2 ** power);
      },
    ],
    ['a product of a sum that was lost', (expansion) => expansion.addProductOf(lost(), expansionOf([1]), 1)],
  ])('tells that it lost %s', (_, spoil) => {
    const expansion = new Expansion();
    expansion.add(1);
    spoil(expansion);
    expansion.value();
    expansion.sign();
    expect(expansion.isExact).toBe(false);
    expansion.clear();
    expect([expansion.isExact, expansion.sign()]).toEqual([true, 0]);
  });

  it('takes products with zero, however large the other factor', () => {
    const expansion = new Expansion();
    expansion.addProduct(1.7e308, 0);
    expansion.addProduct(-0, 5e-324);
    expect([expansion.isExact, expansion.sign()]).toEqual([true, 0]);
  });
});

function lost(): Expansion {
  const expansion = new Expansion();
  expansion.addProduct(1e-300, 1e-300);
  return expansion;
}
