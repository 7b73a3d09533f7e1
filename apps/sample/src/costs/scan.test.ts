/** Without the tracker the answers are the same, and the game does not notice. */
import { objectsInCircle, objectsOnSegment, overlappingPairs } from '@tilewright/queries';
import { Direction2 } from '@tilewright/units';
import { describe, expect, it } from 'vitest';
import { createGame, step } from '../simulation/game.js';
import { stateHash } from '../simulation/state-hash.js';
import type { Game } from '../simulation/state.js';
import { readKeep } from '../simulation/testing/keep.js';
import { at, gameWith, idle, smallWorld } from '../simulation/testing/small-world.js';
import { worldOf } from '../simulation/world.js';
import { type Questions, questionsOf } from './questions.js';
import { type Answers, Scan } from './scan.js';
import { WorkMeter } from './work-meter.js';

const world = worldOf(await readKeep());
const never = (): boolean => false;

/** The same questions, asked to the tracker. */
function askTracker({ creatures }: Game, { circles, rays }: Questions): Answers {
  const { tracker } = creatures;
  const rows = (ids: readonly number[]): number[] => ids.map((id) => creatures.rowOf(id));
  return {
    pairs: overlappingPairs(tracker).flatMap((pair) => rows(pair).sort((a, b) => a - b)),
    circles: circles.map((circle) => rows(objectsInCircle(tracker, circle))),
    rays: rays.map((ray) => rows(objectsOnSegment(tracker, ray).map(({ object }) => object))),
  };
}

/** The answers without their order. */
function sorted({ pairs, circles, rays }: Answers): unknown {
  const ascending = (rows: readonly number[]): number[] => [...rows].sort((a, b) => a - b);
  const keys = Array.from({ length: pairs.length / 2 }, (_, i) => pairs[2 * i]! * 1e5 + pairs[2 * i + 1]!);
  return { pairs: ascending(keys), circles: circles.map(ascending), rays: rays.map(ascending) };
}

describe('without the tracker', () => {
  it('a game has the same answers in each step', () => {
    const game = createGame(world, { seed: 3, creatures: 3000 });
    const scan = new Scan();
    step(game, idle());
    let pairs = 0;
    for (let i = 0; i < 60; i++) {
      const commands = idle({ walk: Direction2.east, aim: at(90, 64), shoot: true, throwCharge: i % 9 === 0 });
      const questions = questionsOf(game, step(game, commands));
      const answers = scan.run(game.creatures, questions, never);
      expect(sorted(answers)).toEqual(sorted(askTracker(game, questions)));
      expect(scan.done).toBe(1);
      pairs += answers.pairs.length;
    }
    expect(pairs).toBeGreaterThan(1000);
  });

  it('shapes that only touch count, too', () => {
    const places = [at(1.3, 1.5), at(1.9, 1.5), at(1.9, 2.1), at(2.7, 1.5), at(4, 1.5), at(4.6000000001, 1.5)];
    const game = gameWith(smallWorld('......', '......', '......'), ...places.map((position) => ({ position })));
    const questions = questionsOf(game, step(game, idle()));
    expect(sorted(new Scan().run(game.creatures, questions, never))).toEqual(sorted(askTracker(game, questions)));
  });

  it('stops when its time is over, and says how much was done', () => {
    const game = createGame(world, { seed: 3, creatures: 1000 });
    const questions = questionsOf(game, step(game, idle()));
    const scan = new Scan();
    let looks = 0;
    scan.run(game.creatures, questions, () => ++looks > 3);
    expect(scan.done).toBeGreaterThan(0);
    expect(scan.done).toBeLessThan(0.5);
  });
});

describe('a scan without time', () => {
  const always = (): boolean => true;

  it('is done where there are no creatures', () => {
    const game = gameWith(smallWorld('......'));
    const questions = questionsOf(game, step(game, idle({ aim: at(4.5, 0.5), shoot: true })));
    expect(questions.circles.length + questions.rays.length).toBeGreaterThan(0);
    const scan = new Scan();
    expect(sorted(scan.run(game.creatures, questions, always))).toEqual(sorted(askTracker(game, questions)));
    expect(scan.done).toBe(1);
  });

  it('has done nothing where there are some, also without another question', () => {
    const game = gameWith(smallWorld('......'), { position: at(3.5, 0.5) });
    const scan = new Scan();
    scan.run(game.creatures, { circles: [], rays: [] }, always);
    expect(scan.done).toBe(0);
  });

  it('leaves plain numbers for the page', () => {
    const game = gameWith(smallWorld('......'));
    const meter = new WorkMeter(always);
    meter.isScanning = true;
    meter.begin(game);
    meter.take(game, step(game, idle({ aim: at(4.5, 0.5), shoot: true })));
    const { restTime, scanTime, comparisons } = meter.end();
    expect([restTime, comparisons, Number.isFinite(scanTime)]).toEqual([0, 0, true]);
  });
});

describe('a game that is measured', () => {
  it('says how long the rest of a scan would take that had to stop', () => {
    const game = createGame(world, { seed: 3, creatures: 1000 });
    let looks = 0;
    const meter = new WorkMeter(() => ++looks > 3);
    meter.isScanning = true;
    meter.begin(game);
    meter.take(game, step(game, idle()));
    const { scanTime, restTime } = meter.end();
    // Less than half was done.
    expect(restTime).toBeGreaterThan(scanTime);
  });

  it('has the same state as one that is not', () => {
    const [plain, counted, scanned] = [1, 2, 3].map(() => createGame(world, { seed: 3, creatures: 1000 }));
    const meters = [undefined, new WorkMeter(never), new WorkMeter(never)];
    meters[2]!.isScanning = true;
    for (const [i, game] of [plain!, counted!, scanned!].entries()) {
      const meter = meters[i];
      for (let n = 0; n < 90; n++) {
        meter?.begin(game);
        const events = step(game, idle({ walk: n === 0 ? undefined : Direction2.east, aim: at(90, 64), shoot: true }));
        meter?.take(game, events);
      }
    }
    expect([stateHash(counted!), stateHash(scanned!)]).toEqual([stateHash(plain!), stateHash(plain!)]);
  });

  it('shows what its queries examined: less than a sort-and-sweep does', () => {
    const game = createGame(world, { seed: 3, creatures: 20_000 });
    const meter = new WorkMeter(never);
    meter.isScanning = true;
    meter.begin(game);
    const events = step(game, idle());
    meter.take(game, events);
    const { candidates, comparisons, tiles } = meter.end();
    // Every creature in an answer was examined, and a few around each one for the pairs.
    expect(candidates).toBeGreaterThan(events.lookout.near.length + events.bumps);
    expect(candidates).toBeLessThan(12 * 20_000);
    expect(comparisons).toBeGreaterThan(3 * candidates);
    // Lines of sight read tiles; a player that stands keeps its view.
    expect(tiles > 0).toBe(events.lookout.facing.length > 0);
    expect(game.creatures.tracker.counters.candidates).toBeGreaterThan(0);
  });
});
