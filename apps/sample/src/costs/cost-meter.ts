/**
 * What a frame costs: the time of its parts.
 *
 * Shows: how to measure a simulation that has no clock, by the marks that it sets.
 */
import { type Phase, phases } from '../simulation/phases.js';
import type { Work } from './work-meter.js';

/** The costs of one frame, in milliseconds; and what its queries examined, if somebody looks at the plots. */
export interface FrameCosts {
  update: number;
  queries: number;
  drawing: number;
  /** The part of `update` that keeps the tracker up to date. */
  upkeep: number;
  work: Work | undefined;
}

export class CostMeter {
  private costs = noCosts();
  private last = 0;
  /** The callback to pass to `step`. */
  readonly mark = (phase: Phase): void => {
    const before = this.costs.update;
    this.take(phases[phase]);
    if (phase === 'track') this.costs.upkeep += this.costs.update - before;
  };

  /** Starts the measurement of a frame or of a part of it. */
  begin(): void {
    this.last = performance.now();
  }

  /** Attributes the time since the last call to this part. */
  take(part: 'update' | 'queries' | 'drawing'): void {
    const now = performance.now();
    this.costs[part] += now - this.last;
    this.last = now;
  }

  /** Ends the frame. @returns its costs */
  end(work: Work | undefined): FrameCosts {
    const { costs } = this;
    this.costs = noCosts();
    costs.work = work;
    return costs;
  }
}

function noCosts(): FrameCosts {
  return { update: 0, queries: 0, drawing: 0, upkeep: 0, work: undefined };
}
