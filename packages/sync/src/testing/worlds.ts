/** Random worlds for the oracle: objects that move, are born and go, and clients that see some of them. */
import type { Random } from '@tilewright/testing';
import { type TileSpace, tileSpace } from '@tilewright/tilemap';
import {
  type Direction2,
  type DirectionColumn,
  directionColumn,
  type Length,
  meters,
  metersPerSecond,
  metersPerTile,
  milliseconds,
  type PointColumn,
  pointColumn,
  position,
  type Position2,
  type QuantityColumn,
  quantityColumn,
  rectangle,
  type Speed,
  unsafeDirection,
  type VectorColumn,
  vectorColumn,
  velocity,
  type Velocity2,
} from '@tilewright/units';
import {
  directionCodec,
  type DirectionCodec,
  exactCodec,
  type PointCodec,
  pointCodec,
  quantityCodec,
  type QuantityCodec,
  type RowCodec,
  rowCodec,
  type VectorCodec,
  vectorCodec,
} from '../index.js';

export type Fields = {
  readonly position: PointCodec<Length>;
  readonly velocity: VectorCodec<Speed>;
  readonly heading: DirectionCodec;
  readonly kind: QuantityCodec<number>;
  readonly health: QuantityCodec<number>;
  readonly flags: QuantityCodec<number>;
};

/** The columns of a world. */
export type Columns = {
  readonly position: PointColumn<Position2>;
  readonly velocity: VectorColumn<Velocity2>;
  readonly heading: DirectionColumn;
  readonly kind: QuantityColumn<number>;
  readonly health: QuantityColumn<number>;
  readonly flags: QuantityColumn<number>;
};

export const SIZE = 64;
const TICK = 0.05;
const LEAST_INT = -(2 ** 31);
const BORDERS = [LEAST_INT, LEAST_INT + 1, -1, 0, 1, -LEAST_INT - 1];

export const worldSpace: TileSpace = tileSpace({
  origin: position(meters(-SIZE), meters(-SIZE)),
  tileSize: metersPerTile(2),
});

/** What the columns of a world are rounded to, and how far reckoned positions may be off. */
export interface Precision {
  readonly step: number;
  readonly maxError: number | undefined;
  readonly bits: number;
}

export function randomPrecision(random: Random): Precision {
  const step = 1 / 2 ** random.integer(0, 14);
  const maxError = [undefined, 0, 0.05, 0.3][random.integer(0, 3)];
  return { step, maxError, bits: random.integer(1, 30) };
}

export function codecOf({ step, maxError, bits }: Precision): RowCodec<Length, Fields> {
  const within = rectangle(position(meters(-SIZE), meters(-SIZE)), position(meters(SIZE), meters(SIZE)));
  return rowCodec(
    {
      position: pointCodec({ within, step: meters(step) }),
      velocity: vectorCodec({ greatest: metersPerSecond(8), step: metersPerSecond(step), outside: 'clamp' }),
      heading: directionCodec({ bits }),
      kind: exactCodec({ least: -3, greatest: 300 }),
      health: quantityCodec({ least: 0, greatest: 1, step: step / 100 }),
      flags: exactCodec({ least: LEAST_INT, greatest: -LEAST_INT - 1 }),
    },
    maxError === undefined ? {} : { reckoning: { tick: milliseconds(1000 * TICK), maxError: meters(maxError) } },
  );
}

/** A world of objects, each with an id that is never used again. */
export class World {
  readonly ids: number[] = [];
  readonly columns: Columns = {
    position: pointColumn<Position2>(),
    velocity: vectorColumn<Velocity2>(),
    heading: directionColumn(),
    kind: quantityColumn<number>(),
    health: quantityColumn<number>(),
    flags: quantityColumn<number>(),
  };
  tick = 0;
  private readonly random: Random;
  private nextId = 0;

  constructor(random: Random, count: number) {
    this.random = random;
    this.nextId = [0, 1000, 2 ** 31 - 3, 2 ** 32 - 5, 2 ** 53 - 1000][random.integer(0, 4)]!;
    for (let i = 0; i < count; i++) this.add();
  }

  /** One tick: objects move, turn now and then, are born and go. */
  step(): void {
    const { random, columns } = this;
    this.tick += random.next() < 0.9 ? 1 : random.integer(2, 2000);
    for (let row = this.ids.length - 1; row >= 0; row--) {
      if (random.next() < 0.03) this.remove(row);
    }
    while (random.next() < 0.5) this.add();
    for (let row = 0; row < this.ids.length; row++) {
      const at = columns.position.get(row);
      const go = columns.velocity.get(row);
      const x = bounded((at.x as unknown as number) + (go.x as unknown as number) * TICK);
      const y = bounded((at.y as unknown as number) + (go.y as unknown as number) * TICK);
      columns.position.set(row, position(meters(x), meters(y)));
      if (random.next() < 0.1) this.turn(row);
    }
  }

  private add(): void {
    const { random, columns } = this;
    this.ids.push(this.nextId++);
    const coordinate = (): Length => meters(bounded(random.between(-SIZE, SIZE) * 1.02));
    const row = columns.position.push(position(coordinate(), coordinate()));
    columns.velocity.push(velocity(metersPerSecond(0), metersPerSecond(0)));
    columns.heading.push(unsafeDirection(0));
    columns.kind.push(0);
    columns.health.push(1);
    columns.flags.push(0);
    if (random.next() < 0.8) this.turn(row);
  }

  private remove(row: number): void {
    this.ids[row] = this.ids.at(-1)!;
    this.ids.pop();
    for (const column of Object.values(this.columns)) column.swapRemove(row);
  }

  private turn(row: number): void {
    const { random, columns } = this;
    const speed = (): Speed => metersPerSecond(random.next() < 0.2 ? 0 : random.between(-9, 9));
    columns.velocity.set(row, velocity(speed(), speed()));
    columns.heading.set(row, this.anyDirection());
    if (random.next() < 0.5) columns.kind.set(row, random.integer(-3, 300));
    if (random.next() < 0.5) columns.health.set(row, random.next());
    const border = BORDERS[random.integer(0, BORDERS.length - 1)]!;
    if (random.next() < 0.5)
      columns.flags.set(row, random.next() < 0.5 ? border : random.integer(LEAST_INT, -LEAST_INT - 1));
  }

  private anyDirection(): Direction2 {
    return unsafeDirection(Math.floor(this.random.next() * 2 ** 32) | 0);
  }
}

function bounded(coordinate: number): number {
  return Math.max(-SIZE, Math.min(SIZE, coordinate));
}
