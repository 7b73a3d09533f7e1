/** Serves requests inside the process or page of a contender. */
import type { Contender, Task } from './contender.js';

/** What a host is asked to do. */
export interface Request {
  readonly row: string;
  /**
   * `answer`: the answers after so many runs from the start. `time`: nanoseconds of a run, over so many milliseconds.
   * `bytes`: of heap that a run takes, over so many runs. `memory`: bytes that an index holds.
   */
  readonly what: 'answer' | 'time' | 'bytes' | 'memory';
  readonly amount: number;
}

/** Milliseconds: of the processor where a host can tell, so that a busy machine counts less; else of the wall. */
export type Clock = () => number;

/** The memory of a host that can tell. */
export interface Memory {
  collect(): void;
  /** Bytes of the heap. */
  heap(): number;
  /** Bytes of the heap, and of array buffers, which lie outside. */
  all(): number;
}

/** Nothing is timed before it was warmed up: the host asks for a time once, and throws it away. */
export function serve(contender: Contender, clock: Clock, memory?: Memory): (request: Request) => readonly number[] {
  let current: { readonly row: string; readonly task: Task } | undefined;
  const fresh = (row: string): Task | undefined => {
    // Not two at once: an index of 100,000 objects takes room.
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

/** Nanoseconds for a run, or for each of its objects, over as many runs as fill the time; one, if there is none to fill. */
function timePerRun({ run, objects = 1 }: Task, milliseconds: number, clock: Clock): number {
  let runs = 0;
  let batch = 1;
  let elapsed = 0;
  const start = clock();
  do {
    for (let i = 0; i < batch; i++) sink += run();
    runs += batch;
    elapsed = clock() - start;
    // The clock is not looked at more than some dozen times.
    batch = Math.max(1, Math.min(2 * batch, Math.floor((runs * milliseconds) / (16 * Math.max(elapsed, 0.01)))));
  } while (elapsed < milliseconds);
  if (Number.isNaN(sink)) sink = 0;
  return ((elapsed / runs) * 1e6) / objects;
}

/**
 * Bytes of heap that a run takes: the least of ten counts, since an engine that compiles in between takes some too.
 * Nothing is collected during a count (the host gives the young generation half a gigabyte), so what is dropped at once
 * counts as well. 256 bytes in all are the counting itself, and 16 for a run may be the number that it returns: so much counts
 * as 0, and the least object for each run does not.
 */
function bytesPerRun({ run }: Task, runs: number, memory?: Memory): number {
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
  return least <= 512 + 16 * runs ? 0 : least / runs;
}

function memoryOf(contender: Contender, row: string, memory?: Memory): readonly number[] {
  const build = contender.builds?.[row]?.();
  if (build === undefined || memory === undefined) return [];
  memory.collect();
  const before = memory.all();
  const index = build();
  memory.collect();
  const held = memory.all() - before;
  // Looked at once more, so that it is not collected itself.
  return index === undefined ? [] : [held];
}
