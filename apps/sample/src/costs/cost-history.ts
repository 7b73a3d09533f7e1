/** The costs of the last frames. */
import type { FrameCosts } from './cost-meter.js';

export class CostHistory {
  private readonly list: FrameCosts[] = [];
  private readonly most: number;

  /** @param most - how many frames are kept */
  constructor(most: number) {
    this.most = most;
  }

  /** The frames that are kept, the last one last. */
  get frames(): readonly FrameCosts[] {
    return this.list;
  }

  /** Adds a frame. One without a step asked nothing, so it keeps what the frame before examined. */
  add(costs: FrameCosts): void {
    const hasSteps = costs.work !== undefined && costs.work.steps > 0;
    this.list.push(hasSteps ? costs : { ...costs, work: this.list.at(-1)?.work });
    if (this.list.length > this.most) this.list.shift();
  }
}
