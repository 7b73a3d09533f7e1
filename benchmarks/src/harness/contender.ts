/** What competes: a form of ours or a library, in a process of its own. */

/** One thing that a contender does, ready to be timed. */
export interface Task {
  /** Does it once. The result keeps an optimiser from dropping the work. */
  readonly run: () => number;
  /** The answers after some runs from the start, one number each: they are compared with those of an oracle. */
  readonly answer: () => readonly number[];
  /** How many objects a run is about, if its time is told per object. */
  readonly objects?: number;
}

/** A contender answers a question row by row; a row that it has no form for is missing. */
export interface Contender {
  readonly name: string;
  readonly rows: Readonly<Record<string, () => Task>>;
  /** For questions of memory: prepares what is to be held, and returns what builds the index over it. */
  readonly builds?: Readonly<Record<string, () => () => unknown>>;
}

/**
 * A task that does its work for one of two sets of data in turn, as a game calls its functions for more than one: for a
 * single set an engine may bake the addresses of its arrays into the code, which makes a loop up to 2.5 times as fast and
 * says nothing about real programs.
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
 * A task that goes through one of two lists of shapes in turn, and writes a number for each shape. It has been used for
 * both before, some times.
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
