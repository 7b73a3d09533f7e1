/** Serves requests inside the process or page of a contender. */
import type { Contender, Task } from './contender.js';

/** A request to a host. */
export interface Request {
  readonly row: string;
  /**
   * `answer`: the answers after `amount` runs from the start. `time`: nanoseconds per run, over `amount` milliseconds.
   * `bytes`: bytes of heap per run, over `amount` runs. `memory`: the bytes that an index holds.
   */
  readonly what: 'answer' | 'time' | 'bytes' | 'memory';
  readonly amount: number;
}

/** Milliseconds of processor time, so that a busy machine counts less; wall time if the host cannot measure it. */
type Clock = () => number;

/** The memory of a host that can measure it. */
export interface Memory {
  collect(): void;
  /** Bytes of the heap. */
  heap(): number;
  /** Bytes of the heap and of array buffers, which are outside the heap. */
  all(): number;
}

/** The first time of a row is the warm-up: the caller discards it. */
export function serve(contender: Contender, clock: Clock, memory?: Memory): (request: Request) => readonly number[] {
  let current: { readonly row: string; readonly task: Task } | undefined;
  const fresh = (row: string): Task | undefined => {
    // Frees the previous task first, because an index of 100,000 objects is large.
    current = undefined;
    const task = contender.rows[row]?.();
    if (task !== undefined) current = { row, task };
    return task;
  };
  return ({ row, amount, what }) => {
    if (what === 'memory') return memoryOf(contender, row, memory);
    if (what === 'answer') {
      const task = fresh(row);
      if (task === undefined) return [];
      for (let i = 0; i < amount; i++) task.run();
      return task.answer();
    }
    const task = current?.row === row ? current.task : fresh(row);
    if (task === undefined) throw new Error(`${contender.name} has no row ${row}`);
    return [what === 'time' ? timePerRun(task, amount, clock) : bytesPerRun(task, amount, memory)];
  };
}

let sink = 0;

/** Nanoseconds per run or per object, over as many runs as fit into the time, but at least one. */
function timePerRun({ run, objects = 1 }: Task, milliseconds: number, clock: Clock): number {
  let runs = 0;
  let batch = 1;
  let elapsed = 0;
  const start = clock();
  do {
    for (let i = 0; i < batch; i++) sink += run();
    runs += batch;
    elapsed = clock() - start;
    // Reads the clock only a few dozen times.
    batch = Math.max(1, Math.min(2 * batch, Math.floor((runs * milliseconds) / (16 * Math.max(elapsed, 0.01)))));
  } while (elapsed < milliseconds);
  if (Number.isNaN(sink)) sink = 0;
  return ((elapsed / runs) * 1e6) / objects;
}

/**
 * Bytes of heap per run, or per object of a run: the smallest of ten counts, because compilation during a count also
 * allocates. Nothing is collected during a count (the host gives the young generation half a gigabyte), so short-lived
 * objects count too. Up to 512 bytes in all for the counting itself, and 16 per run for the number that a run returns,
 * are reported as 0. Even the smallest object per run exceeds this limit.
 */
function bytesPerRun({ run, objects = 1 }: Task, runs: number, memory?: Memory): number {
  if (memory === undefined) return Number.NaN;
  let least = Infinity;
  for (let count = 0; count < 10; count++) {
    memory.collect();
    const before = memory.heap();
    let positive = 0;
    for (let i = 0; i < runs; i++) if (run() > 0) positive++;
    sink += positive;
    least = Math.min(least, memory.heap() - before);
  }
  return least <= 512 + 16 * runs ? 0 : least / runs / objects;
}

function memoryOf(contender: Contender, row: string, memory?: Memory): readonly number[] {
  const build = contender.builds?.[row]?.();
  if (build === undefined || memory === undefined) return [];
  memory.collect();
  const before = memory.all();
  const index = build();
  memory.collect();
  const held = memory.all() - before;
  // This use of the index keeps it from being collected.
  return index === undefined ? [] : [held];
}
