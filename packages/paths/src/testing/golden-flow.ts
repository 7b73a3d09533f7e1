/**
 * Computes flow fields of seeded maps, and repairs them, and hashes the results. The hashes must be the same in every
 * engine.
 *
 * It uses neither Node nor a test runner, so a page can run it. `golden-flow.test.ts` has the expected hashes.
 */
import { Hasher } from '@tilewright/testing/golden/hasher';
import { randomNumbers } from '@tilewright/testing/golden/random';
import { type MoveRule, tile, tileRect, tilesIn, tileSpace, typedTilemap } from '@tilewright/tilemap';
import {
  meters,
  metersPerSecond,
  metersPerTile,
  pointColumn,
  type Position2,
  position,
  tiles,
  vectorColumn,
  type Velocity2,
} from '@tilewright/units';
import { FlowField } from '../flow/flow-field.js';
import { setVelocitiesByFlow } from '../flow/velocities.js';

const bounds = tileRect({ x: -12, y: 5, width: 70, height: 43 });
const space = tileSpace({ origin: position(meters(-3), meters(1.5)), tileSize: metersPerTile(0.7) });
const isSolid = (value: number): boolean => value === 0;
const cost = (value: number): number => value;
const bodies = [{}, { size: 2 }, { radius: tiles(0.8) }, { cost }, { cost, size: 3 }] as const;
const rules: readonly MoveRule[] = ['four-way', 'eight-way', 'no-corner-cutting'];

/** The hash of each part, by its name. */
export function goldenOfFlow(): Readonly<Record<string, string>> {
  const random = randomNumbers(20);
  const upTo = (count: number): number => Math.floor(random() * count);
  const anyTile = (): ReturnType<typeof tile> => tile(bounds.x + upTo(bounds.width), bounds.y + upTo(bounds.height));
  const hashers = { distances: new Hasher(), costs: new Hasher(), moves: new Hasher(), velocities: new Hasher() };
  const positions = pointColumn<Position2>();
  for (let row = 0; row < 500; row++) positions.push(position(meters(60 * random() - 14), meters(40 * random())));
  const velocities = vectorColumn<Velocity2>(positions.length);
  for (const rule of rules) {
    for (const body of bodies) {
      const map = typedTilemap(bounds, Uint8Array);
      const density = 0.05 + random() / 4;
      for (const at of tilesIn(bounds)) map.set(at, random() < density ? 0 : 1 + upTo(9));
      const flow = new FlowField(map, { goals: [anyTile(), anyTile()], rule, isSolid, ...body });
      for (let change = 0; change < 6; change++) {
        for (const at of tilesIn(bounds)) {
          hashers.distances.add(flow.distanceAt(at) ?? -1);
          hashers.costs.add(flow.costAt(at) ?? -1);
          const next = flow.nextTile(at);
          hashers.moves.add(next === undefined ? -1 : [next.x - at.x, next.y - at.y]);
        }
        setVelocitiesByFlow(velocities, positions, flow, space, metersPerSecond(2));
        hashers.velocities.add(velocities.rawX).add(velocities.rawY);
        for (let writes = 0; writes < 20; writes++) map.set(anyTile(), upTo(2) * upTo(9));
        if (change === 3) flow.setGoals([anyTile(), anyTile(), anyTile()]);
        flow.update(change === 4 ? 300 : 1e6);
      }
    }
  }
  return Object.fromEntries(Object.entries(hashers).map(([name, hasher]) => [name, hasher.digest()]));
}
