/** A mirror that is fed with all frames shows, after each, exactly what its watcher may see: found by brute force. */
import { objectsInCircle } from '@tilewright/queries';
import { checkTracker } from '@tilewright/queries/kernel';
import { Random, runs } from '@tilewright/testing';
import { circle, type Length, meters, position, type Position2 } from '@tilewright/units';
import { describe, expect, it } from 'vitest';
import { type EncodedRows, FrameBuffer, Mirror, type RowCodec, Watcher } from '../index.js';
import { codecOf, type Fields, type Precision, randomPrecision, SIZE, World, worldSpace } from '../testing/worlds.js';

/** A client that looks at a disc of the world. */
class Client {
  readonly mirror: Mirror<Length, Fields>;
  private readonly rows: EncodedRows<Length>;
  private readonly random: Random;
  private readonly buffer = new FrameBuffer();
  private watcher: Watcher;
  private epoch = 0;
  private eye: Position2 = position(meters(0), meters(0));
  radius = 20;

  constructor(random: Random, codec: RowCodec<Length, Fields>, rows: EncodedRows<Length>) {
    this.random = random;
    this.rows = rows;
    this.mirror = new Mirror(codec, { space: worldSpace });
    this.watcher = new Watcher(rows);
  }

  /** Looks elsewhere now and then, and is handed over to another watcher. */
  wander(): void {
    const { random } = this;
    if (random.next() < 0.2) this.radius = random.between(0, 60);
    if (random.next() < 0.2) {
      this.eye = position(meters(random.between(-SIZE, SIZE)), meters(random.between(-SIZE, SIZE)));
    }
    if (random.next() < 0.05) {
      this.epoch += random.integer(1, 1e6);
      this.watcher = new Watcher(this.rows, { epoch: this.epoch, buffer: this.buffer });
    }
  }

  sees(world: World, row: number): boolean {
    const { x, y } = world.columns.position.get(row) as unknown as { x: number; y: number };
    const eye = this.eye as unknown as { x: number; y: number };
    return (x - eye.x) ** 2 + (y - eye.y) ** 2 <= this.radius ** 2;
  }

  frame(world: World, budget?: number): number {
    const { watcher, random } = this;
    watcher.begin(random.next() < 0.5 ? this.eye : undefined);
    for (let row = 0; row < world.ids.length; row++) {
      if (this.sees(world, row)) watcher.see(world.ids[row]!, row);
    }
    const bytes = watcher.end(budget);
    this.mirror.apply(bytes);
    if (this.mirror.size !== watcher.size) throw new Error(`${this.mirror.size} shown instead of ${watcher.size}`);
    return bytes.length;
  }
}

/** Everything in which a mirror differs from what its client may see. */
function differences(client: Client, world: World, precision: Precision): string[] {
  const { mirror } = client;
  const { columns } = world;
  const found: string[] = [];
  const visible = world.ids.filter((_, row) => client.sees(world, row));
  if (String([...mirror.ids].sort((a, b) => a - b)) !== String(visible.sort((a, b) => a - b))) found.push('ids');
  const half = precision.step / 2;
  for (const [row, id] of world.ids.entries()) {
    const shown = mirror.rowOf(id);
    if (shown === undefined) continue;
    const at = (column: { get(row: number): unknown }, i: number): { x: number; y: number } =>
      column.get(i) as { x: number; y: number };
    const here = at(columns.position, row);
    const there = at(mirror.columns.position, shown);
    const dx = Math.abs(here.x - there.x);
    const dy = Math.abs(here.y - there.y);
    const { maxError } = precision;
    const isNear =
      maxError === undefined || maxError === 0
        ? dx <= half && dy <= half
        : Math.hypot(dx, dy) <= maxError + half * Math.SQRT2 + 1e-9;
    if (!isNear) found.push(`position of ${id}: ${dx} ${dy}`);
    if (maxError === undefined) {
      const go = at(columns.velocity, row);
      const goes = at(mirror.columns.velocity, shown);
      const limited = (speed: number): number => Math.max(-8, Math.min(8, speed));
      if (Math.abs(limited(go.x) - goes.x) > half || Math.abs(limited(go.y) - goes.y) > half)
        found.push(`velocity ${id}`);
    }
    if (mirror.columns.kind.get(shown) !== columns.kind.get(row)) found.push(`kind of ${id}`);
    if (mirror.columns.flags.get(shown) !== columns.flags.get(row)) found.push(`flags of ${id}`);
    const health = Math.abs(mirror.columns.health.get(shown) - columns.health.get(row));
    if (health > half / 100 + 1e-15) found.push(`health of ${id}`);
    const turned = (Number(mirror.columns.heading.get(shown)) - Number(columns.heading.get(row))) | 0;
    if (Math.abs(turned) > 2 ** (31 - precision.bits)) found.push(`heading of ${id}`);
  }
  return found;
}

/** What the tracker of a mirror finds, and what a loop over its columns finds. */
function trackerDifferences({ mirror, radius }: Client): string[] {
  const found = checkTracker(mirror.tracker);
  const center = position(meters(3), meters(-5));
  const rows = objectsInCircle(mirror.tracker, circle(center, meters(radius))).sort((a, b) => a - b);
  const expected: number[] = [];
  for (let row = 0; row < mirror.size; row++) {
    const { x, y } = mirror.columns.position.get(row) as unknown as { x: number; y: number };
    if ((x - 3) ** 2 + (y + 5) ** 2 <= radius ** 2) expected.push(row);
  }
  if (String(rows) !== String(expected)) found.push(`rows ${String(rows)} instead of ${String(expected)}`);
  return found;
}

/** Of `npm run test:long`: 100,000. */
const WORLDS = runs(1) > 1 ? runs(10_000) : 500;

describe('a mirror', () => {
  it('shows what its watcher may see, after each frame of random worlds', () => {
    for (let seed = 1; seed <= WORLDS; seed++) {
      const random = new Random(seed);
      const precision = randomPrecision(random);
      const codec = codecOf(precision);
      const world = new World(random, random.integer(0, 30));
      const rows = codec.over(world.columns);
      const clients = Array.from({ length: seed % 10 === 0 ? 2 : 1 }, () => new Client(random, codec, rows));
      const before = clients.map(({ mirror }) => new Set(mirror.ids));
      for (let frame = 0; frame < 10; frame++) {
        world.step();
        rows.begin(world.tick);
        for (const [i, client] of clients.entries()) {
          client.wander();
          // A slow connection.
          if (random.next() < 0.1) continue;
          client.frame(world);
          const found = [...differences(client, world, precision), ...trackerDifferences(client)];
          if (found.length > 0) expect.fail(`seed ${seed}, frame ${frame}: ${found.join('; ')}`);
          const { mirror } = client;
          const ids = new Set(mirror.ids);
          expect([seed, new Set(mirror.entered)]).toEqual([
            seed,
            new Set([...ids].filter((id) => !before[i]!.has(id))),
          ]);
          expect([seed, new Set(mirror.left)]).toEqual([seed, new Set([...before[i]!].filter((id) => !ids.has(id)))]);
          before[i] = ids;
        }
      }
    }
  });

  it('gets there within short budgets, and shows nothing that was never seen', () => {
    for (let seed = 1; seed <= runs(100); seed++) {
      const random = new Random(seed);
      const precision = randomPrecision(random);
      const codec = codecOf(precision);
      const world = new World(random, random.integer(20, 120));
      const rows = codec.over(world.columns);
      const client = new Client(random, codec, rows);
      const seen = new Set<number>();
      for (let frame = 0; frame < 20; frame++) {
        world.step();
        rows.begin(world.tick);
        client.wander();
        for (const [row, id] of world.ids.entries()) if (client.sees(world, row)) seen.add(id);
        const budget = codec.leastBudget + random.integer(0, 200);
        expect(client.frame(world, budget)).toBeLessThanOrEqual(budget);
        expect([...client.mirror.ids].filter((id) => !seen.has(id))).toEqual([]);
        expect(trackerDifferences(client)).toEqual([]);
      }
      world.step();
      rows.begin(world.tick);
      client.frame(world);
      expect([seed, differences(client, world, precision)]).toEqual([seed, []]);
    }
  });
});
