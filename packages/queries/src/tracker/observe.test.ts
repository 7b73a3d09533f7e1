/** Observers of tiles: all are told everything, in the order in which it happened, whatever listeners do. */
import { isDeepStrictEqual } from 'node:util';
import { isFullRun, runs } from '@tilewright/testing';
import { tile, tileRect, type TileRect, unitTileSpace } from '@tilewright/tilemap';
import {
  circle,
  pointColumn,
  rectangle,
  type TileLength,
  tilePosition,
  type TilePosition2,
  tiles,
} from '@tilewright/units';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Handle } from '../handle.js';
import type { TileChange } from './observe.js';
import { ObjectTracker } from './tracker.js';
import { checkTracker } from './check.js';
import { observeTiles } from './observe.js';
import { nearestObjectsInto, ObjectAnswer, objectsInRectangleInto, objectsOnTile } from '../objects/index.js';

const at = (x: number, y: number): TilePosition2 => tilePosition(tiles(x), tiles(y));
const disc = (x: number, y: number, radius: number) => circle(at(x, y), tiles(radius));
const track = <T>(): ObjectTracker<T, TileLength> => new ObjectTracker<T, TileLength>({ space: unitTileSpace });
const row = tileRect({ x: 0, y: 0, width: 10, height: 1 });
const told = ({ kind, object, tile: { x } }: TileChange<unknown>): string => `${String(object)} ${kind} ${x}`;

/** What a listener does when it is told, or the caller outside; `which` picks an object or an observer. */
type Action =
  | { readonly kind: 'add'; readonly x: number; readonly y: number; readonly radius: number }
  | { readonly kind: 'addAll'; readonly x: number }
  | { readonly kind: 'move'; readonly which: number; readonly x: number; readonly y: number }
  | { readonly kind: 'reshape'; readonly which: number; readonly radius: number }
  | { readonly kind: 'moveAll'; readonly x: number }
  | { readonly kind: 'remove'; readonly which: number }
  | { readonly kind: 'clear' }
  | { readonly kind: 'observe'; readonly which: number }
  | { readonly kind: 'end'; readonly which: number }
  | { readonly kind: 'throw' }
  | { readonly kind: 'nothing' };

const place = fc.integer({ min: -2, max: 9 });
const which = fc.nat({ max: 50 });
const radius = fc.constantFrom(0, 0.5, 1.5, 40);
const action: fc.Arbitrary<Action> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('add' as const), x: place, y: place, radius }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('addAll' as const), x: place }) },
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('move' as const), which, x: place, y: place }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('reshape' as const), which, radius }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('moveAll' as const), x: place }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('remove' as const), which }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'clear' as const }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('observe' as const), which }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('end' as const), which }) },
  { weight: 2, arbitrary: fc.constant({ kind: 'throw' as const }) },
  { weight: 4, arbitrary: fc.constant({ kind: 'nothing' as const }) },
);

const views = [
  tileRect({ x: 0, y: 0, width: 8, height: 8 }),
  tileRect({ x: 0, y: 0, width: 8, height: 8 }),
  tileRect({ x: 3, y: -4, width: 2, height: 20 }),
];

/** What an observer knows: the tiles of each handle inside its view, by what it was told. */
interface Belief {
  readonly view: TileRect;
  readonly tiles: Map<Handle, Set<string>>;
  readonly end: () => void;
  isEnded: boolean;
}

/** A tracker whose listeners do what a tape says, one action each time that one of them is told. */
class Play {
  readonly tracker = track<number>();
  readonly beliefs: Belief[] = [];
  private readonly tape: Action[];
  private readonly errors: Error[] = [];
  private readonly faults: unknown[] = [];
  private next = 0;
  private depth = 0;

  constructor(tape: readonly Action[]) {
    this.tape = [...tape];
    for (const index of views.keys()) this.observe(index);
  }

  /** Does one thing from outside; then everybody must know the truth. Returns what is wrong. */
  run(done: Action): readonly unknown[] {
    this.errors.length = this.faults.length = 0;
    let thrown: unknown;
    try {
      this.act(done);
    } catch (error) {
      thrown = error;
    }
    if (thrown !== this.errors[0]) this.faults.push(['another error', thrown]);
    for (const { isEnded, tiles: known, view } of this.beliefs) {
      const truth = this.truth(view);
      if (!isEnded && !isDeepStrictEqual(known, truth)) this.faults.push(['believes', known, 'truth', truth]);
    }
    return [...this.faults, ...checkTracker(this.tracker)];
  }

  private act(done: Action): void {
    const { tracker } = this;
    const handles = this.handles();
    switch (done.kind) {
      case 'add':
        tracker.add(this.next++, disc(done.x, done.y, done.radius));
        return;
      case 'addAll':
        tracker.addAll([this.next++, this.next++], {
          positions: pointColumn<TilePosition2>([at(done.x, 1), at(2, 2)]),
        });
        return;
      case 'move':
        if (handles.length > 0) tracker.move(handles[done.which % handles.length]!, at(done.x, done.y));
        return;
      case 'reshape':
        if (handles.length > 0) tracker.reshape(handles[done.which % handles.length]!, disc(3, 3, done.radius));
        return;
      case 'moveAll':
        tracker.moveAll(pointColumn<TilePosition2>(handles.map((_, i) => at(done.x + i, i))), handles);
        return;
      case 'remove':
        if (handles.length > 0) tracker.remove(handles[done.which % handles.length]!);
        return;
      case 'clear':
        tracker.clear();
        return;
      case 'observe':
        this.observe(done.which % views.length);
        return;
      case 'end': {
        const belief = this.beliefs[done.which % this.beliefs.length]!;
        belief.isEnded = true;
        belief.end();
        return;
      }
      case 'throw':
        if (this.depth === 0) return;
        this.errors.push(new Error(`thrown ${this.errors.length}`));
        throw this.errors.at(-1)!;
      case 'nothing':
    }
  }

  private observe(index: number): void {
    const view = views[index]!;
    const belief: Belief = {
      view,
      tiles: this.truth(view),
      end: observeTiles(this.tracker, view, (changes) => {
        if (belief.isEnded || this.depth > 0 || changes.length === 0) this.faults.push(['told', changes]);
        for (const change of changes) this.believe(belief, change);
        const [done] = this.tape.splice(0, 1);
        if (done === undefined) return;
        this.depth++;
        try {
          this.act(done);
        } finally {
          this.depth--;
        }
      }),
      isEnded: false,
    };
    this.beliefs.push(belief);
  }

  private believe({ tiles: known }: Belief, { kind, handle, tile: { x, y } }: TileChange<number>): void {
    const own = known.get(handle) ?? new Set();
    if (own.has(`${x} ${y}`) !== (kind === 'leave')) this.faults.push([kind, handle, x, y]);
    if (kind === 'enter') own.add(`${x} ${y}`);
    else own.delete(`${x} ${y}`);
    if (own.size > 0) known.set(handle, own);
    else known.delete(handle);
  }

  private truth(view: TileRect): Map<Handle, Set<string>> {
    const truth = new Map<Handle, Set<string>>();
    for (let y = view.y; y < view.y + view.height; y++) {
      for (let x = view.x; x < view.x + view.width; x++) {
        const see = (_: number, handle: Handle): boolean => {
          truth.set(handle, (truth.get(handle) ?? new Set()).add(`${x} ${y}`));
          return true;
        };
        objectsOnTile(this.tracker, tile(x, y), { filter: see });
      }
    }
    return truth;
  }

  private handles(): Handle[] {
    const answer = new ObjectAnswer<number, TileLength>();
    const count = nearestObjectsInto(answer, this.tracker, at(0, 0), this.tracker.size);
    return Array.from({ length: count }, (_, i) => answer.handle(i));
  }
}

describe('observers', () => {
  it('know the right tiles after each operation, whatever listeners do', () => {
    fc.assert(
      fc.property(fc.array(action, { maxLength: 25 }), fc.array(action, { maxLength: 25 }), (operations, tape) => {
        const play = new Play(tape);
        for (const each of operations) expect(play.run(each)).toEqual([]);
      }),
      { seed: 141, numRuns: runs(500) },
    );
  });

  it('all receive a move made inside a listener after the move before it', () => {
    const tracker = track<string>();
    const log: string[] = [];
    let isFirst = true;
    observeTiles(tracker, row, (changes) => {
      log.push(...changes.map((change) => `first: ${told(change)}`));
      if (!isFirst) return;
      isFirst = false;
      tracker.move(changes[0]!.handle, at(5.5, 0.5));
      log.push('moved');
    });
    observeTiles(tracker, row, (changes) => log.push(...changes.map((change) => `second: ${told(change)}`)));
    tracker.add('a', at(2.5, 0.5));
    expect(log).toEqual([
      'first: a enter 2',
      'moved',
      'second: a enter 2',
      'first: a leave 2',
      'first: a enter 5',
      'second: a leave 2',
      'second: a enter 5',
    ]);
  });

  it('receive nothing more once they are ended, not even pending changes', () => {
    const tracker = track<string>();
    const log: string[] = [];
    observeTiles(tracker, row, () => end());
    const end = observeTiles(tracker, row, (changes) => log.push(...changes.map(told)));
    const self = observeTiles(tracker, row, (changes) => {
      log.push(`itself ${changes.length}`);
      self();
      tracker.add('b', at(3.5, 0.5));
    });
    tracker.add('a', at(2.5, 0.5));
    expect(log).toEqual(['itself 1']);
    expect(tracker.size).toBe(2);
  });

  it('all receive the changes before the first error is thrown', () => {
    const tracker = track<string>();
    const log: string[] = [];
    const fail = (message: string) => () => {
      log.push(message);
      throw new Error(message);
    };
    observeTiles(tracker, row, fail('one'));
    observeTiles(tracker, row, (changes) => log.push(...changes.map(told)));
    observeTiles(tracker, row, fail('two'));
    expect(() => tracker.add('a', at(2.5, 0.5))).toThrow('one');
    expect(log).toEqual(['one', 'a enter 2', 'two']);
    expect(() => tracker.clear()).toThrow('one');
    expect(log.slice(3)).toEqual(['one', 'a leave 2', 'two']);
    expect(tracker.size).toBe(0);
  });

  it('an operation inside a listener does not throw the errors of other listeners', () => {
    const tracker = track<string>();
    const log: string[] = [];
    observeTiles(tracker, row, ([change]) => {
      if (change?.object !== 'a') return;
      tracker.add('b', at(3.5, 0.5));
      log.push('b was added');
    });
    observeTiles(tracker, row, ([change]) => {
      throw new Error(`of ${change?.object}`);
    });
    expect(() => tracker.add('a', at(2.5, 0.5))).toThrow('of a');
    expect([log, tracker.size]).toEqual([['b was added'], 2]);
  });

  it('that throw do not lose an object: the batch and every answer have its handle', () => {
    const tracker = track<string>();
    const handles: Handle[] = [];
    const end = observeTiles(tracker, row, (changes) => {
      for (const { handle } of changes) handles.push(handle);
      throw new Error('from the listener');
    });
    expect(() => tracker.add('a', at(2.5, 0.5))).toThrow('from the listener');
    const positions = pointColumn<TilePosition2>([at(3.5, 0.5), at(90, 90)]);
    expect(() => tracker.addAll(['b', 'unobserved'], { positions })).toThrow('from the listener');
    end();
    const answer = new ObjectAnswer<string>();
    const count = objectsInRectangleInto(answer, tracker, rectangle(at(0, 0), at(99, 99)));
    const found = Array.from({ length: count }, (_, i) => answer.handle(i));
    expect(new Set(found)).toEqual(new Set([...handles, found.at(-1)!]));
    expect(found.map((handle) => tracker.remove(handle)).sort()).toEqual(['a', 'b', 'unobserved']);
    expect(checkTracker(tracker)).toEqual([]);
  });
});

describe('vast objects', () => {
  it('cost only their observed tiles, in batches that fit into memory', () => {
    const tracker = track<string>();
    const side = 512;
    const calls: number[] = [];
    observeTiles(tracker, tileRect({ x: -256, y: -256, width: side, height: side }), (changes) => {
      calls.push(changes.length);
    });
    const vast = tracker.add('vast', disc(0.5, 0.5, 1e5));
    expect(calls.reduce((sum, count) => sum + count)).toBe(side * side);
    expect(Math.max(...calls)).toBe(0x1_0000);
    calls.length = 0;
    tracker.move(vast, at(3.5, 0.5));
    expect(calls).toEqual([]);
    // Its border, which is nearly straight here, passes over three columns.
    tracker.move(vast, at(1e5, 0.5));
    const half = calls.reduce((sum, count) => sum + count);
    calls.length = 0;
    tracker.move(vast, at(1e5 + 3, 0.5));
    expect([half, calls]).toEqual([(side / 2) * side, [3 * side]]);
  });

  it('are the reason why not everything can be observed', () => {
    const tracker = track<string>();
    const listener = (): void => undefined;
    for (const [width, height] of [
      [4097, 4096],
      [0x1_0000_0000, 1],
      [0x1_0000_0000, 0x1_0000_0000],
    ] as const) {
      const bounds = tileRect({ x: -0x8000_0000, y: -0x8000_0000, width, height });
      expect(() => observeTiles(tracker, bounds, listener)).toThrow(
        `observeTiles: bounds must be at most 16777216 tiles, received ${width * height}. Observe`,
      );
    }
    observeTiles(tracker, tileRect({ x: 0, y: 0, width: 0, height: 0 }), listener);
    const tall = tileRect({ x: 0, y: 0, width: 1, height: 0x1_0001 });
    expect(() => observeTiles(tracker, tall, listener)).toThrow(
      'observeTiles: bounds.height must be at most 65536, received 65537. Observe',
    );
    tracker.add('vast', disc(0.5, 0.5, 1e5));
  });

  it.runIf(isFullRun())('may have the greatest bounds', () => {
    const tracker = track<string>();
    const listener = (): void => undefined;
    for (const size of [
      { width: 0x100_0000, height: 1 },
      { width: 256, height: 0x1_0000 },
    ]) {
      expect(() => observeTiles(tracker, tileRect({ x: 0, y: 0, ...size }), listener)).not.toThrow();
    }
    expect(() => tracker.add('vast', disc(0.5, 0.5, 1e5))).not.toThrow();
  });
});
