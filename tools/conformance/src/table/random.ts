/** Numbers that look random and are the same on every run, and coordinates where programs go wrong. */

export interface Random {
  /** A whole number from 0 to `count - 1`. */
  below(count: number): number;
  pick<T>(all: readonly T[]): T;
  /** A double from 0 to 1, of 32 bits. */
  unit(): number;
  isTrue(probability: number): boolean;
}

/** A generator of 32 bits (splitmix32). */
export function generator(seed: number): Random {
  let state = seed >>> 0;
  const bits = (): number => {
    state = (state + 0x9e37_79b9) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0_aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a_2d97);
    return (mixed ^ (mixed >>> 15)) >>> 0;
  };
  const unit = (): number => bits() / 2 ** 32;
  const below = (count: number): number => Math.floor(unit() * count);
  return {
    below,
    pick: (all) => all[below(all.length)]!,
    unit,
    isTrue: (probability) => unit() < probability,
  };
}

/** Where a case takes place: at the origin, across it, and so far away that doubles are coarse. */
export function place(random: Random): number {
  return random.pick([0, 0, 0, 0, 8, -3, -40, 1000, 2 ** 20, -(2 ** 24), 2 ** 30]);
}

/** The next double above or below. */
export function beside(value: number, direction: 1 | -1): number {
  if (value === 0) return direction * Number.MIN_VALUE;
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, value);
  view.setBigInt64(0, view.getBigInt64(0) + (value > 0 === direction > 0 ? 1n : -1n));
  return view.getFloat64(0);
}

/** A coordinate from `from` to about `from + size`, often on a border of tiles or just beside it. */
export function coordinate(random: Random, from: number, size: number): number {
  const whole = from + random.below(size + 1);
  switch (random.below(10)) {
    case 0:
    case 1:
    case 2:
      return whole;
    case 3:
      return beside(whole, random.pick([1, -1]));
    case 4:
      return whole + random.pick([1, -1]) * 2 ** -random.pick([10, 20, 30, 60]);
    case 5:
      return whole + 0.5;
    case 6:
      return whole + random.below(16) / 16;
    // One and two decimals, as people write them.
    case 7:
      return Math.round((whole + random.unit()) * 10) / 10;
    case 8:
      return Math.round((whole + random.unit()) * 100) / 100;
    default:
      return whole + random.unit();
  }
}
