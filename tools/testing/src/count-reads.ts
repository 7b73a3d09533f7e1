/** Counts work without a clock: how often elements of `Int32Array`s are read. */

export interface ReadCount {
  readonly reads: number;
  /** Ends the count. */
  stop(): void;
}

/**
 * Counts the reads of elements of the `Int32Array`s that are made from now on, until `stop`.
 *
 * @param most - the read after so many throws: what takes quadratic time would not end
 */
export function countReads(most: number): ReadCount {
  const real = globalThis.Int32Array;
  let isCounting = true;
  const count = {
    reads: 0,
    stop: (): void => {
      isCounting = false;
      globalThis.Int32Array = real;
    },
  };
  const handler: ProxyHandler<Int32Array> = {
    get: (target, key) => {
      if (typeof key === 'string' && key.charCodeAt(0) <= NINE) {
        if (isCounting && ++count.reads > most) throw new Error(`more than ${most} reads`);
        return target[Number(key)];
      }
      const member: unknown = Reflect.get(target, key, target);
      return typeof member === 'function' ? (member.bind(target) as unknown) : member;
    },
    set: (target, key, value) => Reflect.set(target, key, value, target),
  };
  globalThis.Int32Array = new Proxy(real, {
    construct: (target, values) => new Proxy(Reflect.construct(target, values) as Int32Array, handler),
  });
  return count;
}

/** The code of the last digit: names of members start with letters. */
const NINE = 0x39;
