/**
 * What a frame costs: the time of its parts, and how much of the world it touched, compared with a full scan.
 *
 * Shows: how to measure a simulation that has no clock, by the marks that it sets.
 */
import { type Phase, phases } from '../simulation/phases.js';
import type { Work } from '../simulation/work.js';

/** The costs of one frame: milliseconds and counts. */
export interface FrameCosts {
  update: number;
  queries: number;
  drawing: number;
  touched: number;
  fullScan: number;
}

export class CostMeter {
  private costs = noCosts();
  private last = 0;
  /** The callback to pass to `step`. */
  readonly mark = (phase: Phase): void => this.take(phases[phase]);

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

  count({ tiles, objects, tilesOfFullScan, objectsOfFullScan }: Work): void {
    this.costs.touched += tiles + objects;
    this.costs.fullScan += tilesOfFullScan + objectsOfFullScan;
  }

  /** Ends the frame. @returns its costs */
  end(): FrameCosts {
    const { costs } = this;
    this.costs = noCosts();
    return costs;
  }
}

function noCosts(): FrameCosts {
  return { update: 0, queries: 0, drawing: 0, touched: 0, fullScan: 0 };
}
