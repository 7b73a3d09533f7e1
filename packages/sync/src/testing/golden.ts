/**
 * Sends and saves seeded worlds, and hashes the bytes and what mirrors show. The hashes must be the same in every
 * engine.
 *
 * It uses neither Node nor a test runner, so a page can run it. `golden.test.ts` has the expected hashes.
 */
import { Hasher } from '@tilewright/testing/golden/hasher';
import { randomNumbers } from '@tilewright/testing/golden/random';
import { tileSpace } from '@tilewright/tilemap';
import {
  addScaled,
  directionColumn,
  meters,
  metersPerSecond,
  metersPerTile,
  milliseconds,
  pointColumn,
  position,
  type Position2,
  quantityColumn,
  rectangle,
  reflected,
  seconds,
  unsafeDirection,
  vector,
  vectorColumn,
  velocity,
  type Velocity2,
} from '@tilewright/units';
import {
  directionCodec,
  exactCodec,
  Mirror,
  pointCodec,
  rowCodec,
  saveColumns,
  stateHash,
  vectorCodec,
  Watcher,
} from '../index.js';

/** The hash of each part, by its name. */
export function goldenOfSync(): Readonly<Record<string, string>> {
  const random = randomNumbers(7);
  const hashers = { plain: new Hasher(), reckoned: new Hasher(), saved: new Hasher() };
  const within = rectangle(position(meters(-50), meters(-50)), position(meters(50), meters(50)));
  const space = tileSpace({ origin: position(meters(0), meters(0)), tileSize: metersPerTile(1) });
  const fields = {
    position: pointCodec({ within, step: meters(1 / 100), outside: 'clamp' }),
    velocity: vectorCodec({ greatest: metersPerSecond(6), step: metersPerSecond(0.03), outside: 'clamp' }),
    heading: directionCodec({ bits: 9 }),
    kind: exactCodec({ least: 0, greatest: 99 }),
  };
  const codecs = {
    plain: rowCodec(fields),
    reckoned: rowCodec(fields, { reckoning: { tick: milliseconds(50), maxError: meters(0.07) } }),
  };
  const columns = {
    position: pointColumn<Position2>(80),
    velocity: vectorColumn<Velocity2>(80),
    heading: directionColumn(80),
    kind: quantityColumn<number>(80),
  };
  const anySpeed = () => metersPerSecond(12 * random() - 6);
  for (let row = 0; row < 80; row++) {
    columns.position.set(row, position(meters(90 * random() - 45), meters(90 * random() - 45)));
    columns.velocity.set(row, velocity(anySpeed(), anySpeed()));
  }
  for (const name of ['plain', 'reckoned'] as const) {
    const rows = codecs[name].over(columns);
    const watcher = new Watcher(rows);
    const mirror = new Mirror(codecs[name], { space });
    for (let tick = 0; tick < 60; tick++) {
      addScaled(columns.position, columns.velocity, seconds(0.05));
      for (let row = 0; row < 80; row++) {
        if (random() > 0.05) continue;
        columns.velocity.set(row, reflected(columns.velocity.get(row), vector(0.6, 0.8)));
        columns.heading.set(row, unsafeDirection((random() * 0x1_0000_0000) | 0));
        columns.kind.set(row, Math.floor(100 * random()));
      }
      rows.begin(tick);
      watcher.begin(position(meters(tick / 2), meters(0)));
      for (let row = 0; row < 80; row++) if (random() < 0.95) watcher.see(1000 + row, row);
      const bytes = watcher.end(tick % 3 === 0 ? 150 : 5000);
      mirror.apply(bytes);
      const { position: places, heading } = mirror.columns;
      const { size } = mirror;
      hashers[name]
        .add(bytes)
        .add([...mirror.ids])
        .add(places.rawX.subarray(0, size))
        .add(heading.raw.subarray(0, size));
    }
    hashers.saved.add(saveColumns(columns)).add(stateHash(columns)).add(stateHash(mirror.columns));
  }
  return Object.fromEntries(Object.entries(hashers).map(([name, hasher]) => [name, hasher.digest()]));
}
