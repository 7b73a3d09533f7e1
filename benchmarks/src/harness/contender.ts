/** What competes: a form of ours or a library, in a process of its own. */

/** One thing that a contender does, ready to be timed. */
export interface Task {
  /** Does it once. The result keeps an optimiser from dropping the work. */
  readonly run: () => number;
  /** What the state is after some runs from the start: contenders that agree may be compared. */
  readonly answer: () => readonly number[];
}

/** A contender answers a question row by row; a row that it has no form for is missing. */
export interface Contender {
  readonly name: string;
  readonly rows: Readonly<Record<string, () => Task>>;
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

/** What a host is asked to do, and what it answers. */
export interface Request {
  readonly row: string;
  /** For `answer`: how many runs; for `time`: for how many milliseconds at least. */
  readonly amount: number;
  readonly what: 'answer' | 'time' | 'bytes';
}

/** Milliseconds: of the processor where a host can tell, so that a busy machine counts less; else of the wall. */
export type Clock = () => number;

/** The heap of a host that can tell. */
export interface Heap {
  collect(): void;
  used(): number;
}

/** Serves requests inside the process or page of a contender. Nothing is timed before it was warmed up. */
export function serve(contender: Contender, clock: Clock, heap?: Heap): (request: Request) => readonly number[] {
  const tasks = new Map<string, Task>();
  const task = (row: string): Task => {
    const make = contender.rows[row];
    if (make === undefined) throw new Error(`${contender.name} has no row ${row}`);
    const made = tasks.get(row) ?? make();
    tasks.set(row, made);
    return made;
  };
  return ({ row, amount, what }) => {
    if (what === 'answer') {
      const fresh = contender.rows[row]?.();
      if (fresh === undefined) return [];
      for (let i = 0; i < amount; i++) fresh.run();
      return fresh.answer();
    }
    return what === 'time' ? [timePerRun(task(row), amount, clock)] : [bytesPerRun(task(row), amount, heap)];
  };
}

let sink = 0;

/** Nanoseconds for a run, over as many as fill the time; once, if there is none to fill. */
function timePerRun({ run }: Task, milliseconds: number, clock: Clock): number {
  let runs = 0;
  const start = clock();
  let elapsed = 0;
  const batch = milliseconds === 0 ? 1 : 16;
  do {
    for (let i = 0; i < batch; i++) sink += run();
    runs += batch;
    elapsed = clock() - start;
  } while (elapsed < milliseconds);
  if (Number.isNaN(sink)) sink = 0;
  return (elapsed / runs) * 1e6;
}

/**
 * Bytes of heap that a run takes: the least of three counts, since an engine that compiles in between takes some too.
 * Nothing is collected during a count (the hosts give the young generation half a gigabyte), so what is dropped at once
 * counts as well; some kilobytes are the measuring itself, and count as 0.
 */
function bytesPerRun({ run }: Task, runs: number, heap?: Heap): number {
  if (heap === undefined) return Number.NaN;
  let least = Infinity;
  for (let count = 0; count < 3; count++) {
    heap.collect();
    const before = heap.used();
    for (let i = 0; i < runs; i++) sink += run();
    least = Math.min(least, heap.used() - before);
  }
  return least < 8192 ? 0 : least / runs;
}
