/** What the parts of a step cost: milliseconds and bytes, as plain numbers. */
import { getHeapStatistics } from 'node:v8';
import { type Mark, type Phase, phases } from '../src/simulation/phases.js';

export interface Timing {
  /** Milliseconds: one step in ten takes no longer. The rest of the machine disturbs it least. */
  readonly lowest: number;
  readonly median: number;
  /** 99 of 100 steps take no longer. */
  readonly most: number;
  /** Bytes that half of the steps do not exceed. */
  readonly bytes: number;
}

/** The costs of one part, a number for each step. */
interface Samples {
  readonly times: number[];
  readonly bytes: number[];
}

export class Timings {
  private readonly samples = new Map<Phase | 'all', Samples>();
  private readonly sums = { time: 0, bytes: 0 };
  private lastTime = 0;
  private lastHeap = 0;

  constructor() {
    for (const phase of [...phaseNames, 'all'] as const) this.samples.set(phase, { times: [], bytes: [] });
  }

  start(): void {
    this.sums.time = this.sums.bytes = 0;
    this.goOn();
  }

  readonly mark: Mark = (phase) => {
    const time = performance.now() - this.lastTime;
    const grown = heapUsed() - this.lastHeap;
    // A collection of garbage hides what was allocated.
    const bytes = grown < 0 ? Number.NaN : Math.max(grown - ownBytes, 0);
    this.sums.time += time;
    this.sums.bytes += bytes;
    this.add(phase, time, bytes);
    this.goOn();
  };

  stop(): void {
    this.add('all', this.sums.time, this.sums.bytes);
  }

  /** Zeros where nothing was measured. */
  of(phase: Phase | 'all'): Timing {
    const { times = [], bytes = [] } = this.samples.get(phase) ?? {};
    const time = quantilesOf(times);
    return { lowest: time(0.1), median: time(0.5), most: time(0.99), bytes: quantilesOf(bytes)(0.5) };
  }

  /** @param bytes - NaN if unknown */
  private add(phase: Phase | 'all', time: number, bytes: number): void {
    const samples = this.samples.get(phase);
    samples?.times.push(time);
    if (!Number.isNaN(bytes)) samples?.bytes.push(bytes);
  }

  /** Starts the next part. What the measuring itself takes is in no part. */
  private goOn(): void {
    this.lastHeap = heapUsed();
    this.lastTime = performance.now();
  }
}

export const phaseNames = Object.keys(phases).filter((name): name is Phase => name in phases);

function heapUsed(): number {
  return getHeapStatistics().used_heap_size;
}

/** What `heapUsed` itself allocates between two readings, once it is compiled. */
const ownBytes = Math.min(
  ...Array.from({ length: 100 }, () => {
    const before = heapUsed();
    return heapUsed() - before;
  }),
);

function quantilesOf(numbers: readonly number[]): (fraction: number) => number {
  const sorted = Float64Array.from(numbers).sort();
  return (fraction) => sorted[Math.floor((sorted.length - 1) * fraction)] ?? 0;
}
