/** How long the parts of a step take: milliseconds, as plain numbers. */
import { type Mark, type Phase, phases } from '../src/simulation/phases.js';

export interface Timing {
  readonly median: number;
  /** 99 of 100 steps take no longer. */
  readonly most: number;
}

export class Timings {
  private readonly samples = new Map<Phase | 'all', number[]>();
  private begin = 0;
  private last = 0;

  constructor() {
    for (const phase of [...phaseNames, 'all'] as const) this.samples.set(phase, []);
  }

  start(): void {
    this.begin = this.last = performance.now();
  }

  readonly mark: Mark = (phase) => {
    const now = performance.now();
    this.samples.get(phase)?.push(now - this.last);
    this.last = now;
  };

  stop(): void {
    this.samples.get('all')?.push(performance.now() - this.begin);
  }

  /** Zeros where nothing was measured. */
  of(phase: Phase | 'all'): Timing {
    const sorted = Float64Array.from(this.samples.get(phase) ?? []).sort();
    const at = (fraction: number): number => sorted[Math.floor((sorted.length - 1) * fraction)] ?? 0;
    return { median: at(0.5), most: at(0.99) };
  }
}

export const phaseNames = Object.keys(phases).filter((name): name is Phase => name in phases);
