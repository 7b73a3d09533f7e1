/**
 * Measures what the queries of a frame examined, and what the same questions cost without the tracker.
 *
 * Shows: the counters of an `ObjectTracker`, which cost nothing while they are stopped.
 */
import { objectsInCircle, objectsOnSegment, overlappingPairsInto, PairAnswer } from '@tilewright/queries';
import type { CreatureId } from '../simulation/creatures.js';
import type { StepEvents } from '../simulation/events.js';
import type { Game } from '../simulation/state.js';
import { type Questions, questionsOf } from './questions.js';
import { Scan } from './scan.js';
import { TileCounter } from './tiles-read.js';

/** What the queries of a frame examined: counts, and milliseconds. */
export interface Work {
  steps: number;
  /** The creatures that the tracker compared with a question. */
  candidates: number;
  /** The tiles that rays, lines of sight and views read. */
  tiles: number;
  /** The same questions without the tracker: comparisons, and their time. */
  comparisons: number;
  scanTime: number;
  /** The time that the rest of the scan would have taken, where it had to stop. */
  restTime: number;
  /** The time of these questions with the tracker. */
  trackerTime: number;
}

/** The longest that a frame scans, in milliseconds. */
export const MOST_SCAN_TIME = 1000;

export class WorkMeter {
  /** Whether to ask without the tracker, too. */
  isScanning = false;
  private readonly tiles = new TileCounter();
  private readonly scan = new Scan();
  private readonly pairs = new PairAnswer<CreatureId>();
  private readonly isTimeOver: () => boolean;
  private work: Work = noWork();
  /** When the current scan began; and how long a whole one takes, by the last one that did something. */
  private scanStart: number | undefined;
  private perScan = 0;

  /** @param isTimeOver - whether this frame has scanned long enough, for tests; by default after a second */
  constructor(isTimeOver?: () => boolean) {
    this.isTimeOver = isTimeOver ?? (() => this.scanned() > MOST_SCAN_TIME);
  }

  /** Call before a step. */
  begin({ creatures }: Game): void {
    creatures.tracker.counters.start();
  }

  /** Call after it. */
  take(game: Game, events: StepEvents): void {
    const { counters } = game.creatures.tracker;
    const { work } = this;
    counters.stop();
    work.steps++;
    work.candidates += counters.candidates;
    work.tiles += this.tiles.readBy(game, events);
    if (this.isScanning) this.compare(game, questionsOf(game, events));
  }

  /** Ends the frame. @returns its work */
  end(): Work {
    const { work } = this;
    this.work = noWork();
    return work;
  }

  /** Asks the same questions with the tracker and without it. */
  private compare({ creatures }: Game, questions: Questions): void {
    const { work, scan } = this;
    const { tracker } = creatures;
    const start = performance.now();
    overlappingPairsInto(this.pairs, tracker);
    for (const circle of questions.circles) objectsInCircle(tracker, circle);
    for (const ray of questions.rays) objectsOnSegment(tracker, ray);
    work.trackerTime += performance.now() - start;
    this.scanStart = performance.now();
    scan.run(creatures, questions, this.isTimeOver);
    const took = performance.now() - this.scanStart;
    this.scanStart = undefined;
    work.scanTime += took;
    work.comparisons += scan.comparisons;
    if (scan.done > 0) this.perScan = took / scan.done;
    work.restTime += this.perScan * (1 - scan.done);
  }

  /** The time that this frame has scanned, in milliseconds. */
  private scanned(): number {
    return this.work.scanTime + (this.scanStart === undefined ? 0 : performance.now() - this.scanStart);
  }
}

function noWork(): Work {
  return { steps: 0, candidates: 0, tiles: 0, comparisons: 0, scanTime: 0, restTime: 0, trackerTime: 0 };
}
