/** A contender: one of our forms or a library, in its own process. */

/** One piece of work of a contender, ready for timing. */
export interface Task {
  /** Does the work once. The result keeps an optimizer from dropping the work. */
  readonly run: () => number;
  /** The answers after a number of runs from the start, one number each, for comparison with an oracle. */
  readonly answer: () => readonly number[];
  /** The number of objects per run, if the time or the bytes are reported per object. */
  readonly objects?: number;
}

/** A contender runs a benchmark row by row; a row that it cannot run is missing. */
export interface Contender {
  readonly name: string;
  readonly rows: Readonly<Record<string, () => Task>>;
  /** Resolves when the rows can run, if a library starts asynchronously. A page cannot await it in a module. */
  readonly ready?: Promise<unknown>;
  /** For memory benchmarks: prepares the data, and returns a function that builds the index over it. */
  readonly builds?: Readonly<Record<string, () => () => unknown>>;
}

/**
 * A task that alternates between two data sets, because a game calls its functions for more than one. For a single set
 * an engine may bake the addresses of the arrays into the code, which makes a loop up to 2.5 times as fast and says
 * nothing about real programs.
 */
export function alternating<Data>(
  make: () => Data,
  work: (data: Data) => number,
  answer: (data: Data) => readonly number[],
): () => Task {
  return () => {
    const sets = [make(), make()] as const;
    let turn = 0;
    return {
      run: () => {
        turn = 1 - turn;
        return work(sets[turn as 0 | 1]);
      },
      answer: () => sets.flatMap(answer),
    };
  };
}

/**
 * A task that alternates between two lists of shapes, and writes one number for each shape. The work has already run
 * `usesBefore` times on both lists.
 */
export function summing<Shape>(
  lists: readonly [readonly Shape[], readonly Shape[]],
  work: (shapes: readonly Shape[], sums: Int32Array) => number,
  usesBefore: number,
): () => Task {
  const sets = lists.map((shapes) => ({ shapes, sums: new Int32Array(shapes.length) }));
  const useAll = (): void => {
    for (const { shapes, sums } of sets) work(shapes, sums);
  };
  for (let i = 0; i < usesBefore; i++) useAll();
  let turn = 0;
  return () => ({
    run: () => {
      turn = 1 - turn;
      const { shapes, sums } = sets[turn]!;
      return work(shapes, sums);
    },
    answer: () => {
      useAll();
      return sets.flatMap(({ sums }) => Array.from(sums));
    },
  });
}
