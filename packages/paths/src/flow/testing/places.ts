/** Random places for flow fields: a map of costs, in which 0 is solid, with walkers and their goals. */
import type { Random } from '@tilewright/testing';
import {
  type MoveRule,
  type Tile,
  tile,
  tileRect,
  type TileRect,
  tilesIn,
  typedTilemap,
  type TypedTilemap,
} from '@tilewright/tilemap';
import { type TileLength, tiles, unsafeNumber } from '@tilewright/units';
import type { FlowFieldOptionsWithIsSolid } from '../flow-field.js';
import type { Plan } from './plain-field.js';

export const rules: readonly MoveRule[] = ['four-way', 'eight-way', 'no-corner-cutting'];

/** A walker: how large it is, and whether tiles cost it something. */
export interface Walker {
  readonly size?: number;
  readonly radius?: TileLength;
  readonly hasCosts?: boolean;
}

export const walkers: readonly (readonly [name: string, walker: Walker])[] = [
  ['a body of a tile', {}],
  ['a body on tiles with costs', { hasCosts: true }],
  ['a square of 2 x 2 tiles', { size: 2 }],
  ['a disc of 3 tiles', { radius: tiles(0.8), hasCosts: true }],
];

export class Place {
  readonly bounds: TileRect;
  readonly map: TypedTilemap<number, Uint8Array>;
  private readonly random: Random;
  private readonly density: number;
  private readonly mostCost: number;

  constructor(random: Random, mostSide: number) {
    this.random = random;
    this.bounds = tileRect({
      x: random.integer(-9, 9),
      y: random.integer(-9, 9),
      width: random.integer(1, mostSide),
      height: random.integer(1, mostSide),
    });
    this.density = random.next() * 0.5;
    this.mostCost = random.next() < 0.5 ? 3 : 255;
    this.map = typedTilemap(this.bounds, Uint8Array);
    for (const at of tilesIn(this.bounds)) this.map.set(at, this.anyValue());
  }

  anyTile(): Tile {
    const { x, y, width, height } = this.bounds;
    return tile(this.random.integer(x, x + width - 1), this.random.integer(y, y + height - 1));
  }

  anyTiles(most: number): Tile[] {
    return Array.from({ length: this.random.integer(1, most) }, () => this.anyTile());
  }

  /** Changes a tile: a wall, or a cost. */
  change(): void {
    this.map.set(this.anyTile(), this.anyValue());
  }

  private anyValue(): number {
    return this.random.next() < this.density ? 0 : this.random.integer(1, this.mostCost);
  }
}

/** The options of a field. */
export function optionsOf(
  goals: readonly Tile[],
  { hasCosts = false, ...body }: Walker,
  rule: MoveRule,
): FlowFieldOptionsWithIsSolid<number> {
  const options = { goals, rule, ...body, isSolid: (value: number) => value === 0 };
  return hasCosts ? { ...options, cost: (value) => value } : options;
}

/** The same for the oracle, with columns and rows that begin with 0. */
export function planOf({ map, bounds }: Place, { size = 1, radius, hasCosts = false }: Walker, rule: MoveRule): Plan {
  const isFree = (x: number, y: number): boolean => map.getOrAt(bounds.x + x, bounds.y + y, 0) !== 0;
  // Discs in these tests overlap the four tiles beside their own one, and those diagonal to it from sqrt(1/2) on.
  const reach = radius === undefined ? 0 : unsafeNumber(radius);
  const isOpen = (x: number, y: number): boolean => {
    for (let dy = -1; dy < Math.max(2, size); dy++) {
      for (let dx = -1; dx < Math.max(2, size); dx++) {
        const [gapX, gapY] = [Math.max(0, Math.abs(dx) - 0.5), Math.max(0, Math.abs(dy) - 0.5)];
        const away = Math.sqrt(gapX * gapX + gapY * gapY);
        const isInSquare = dx >= 0 && dy >= 0 && dx < size && dy < size;
        if ((isInSquare || away < reach) && !isFree(x + dx, y + dy)) return false;
      }
    }
    return true;
  };
  return {
    width: bounds.width,
    height: bounds.height,
    isOpen,
    costOf: (x, y) => (hasCosts ? map.getAt(bounds.x + x, bounds.y + y) : 1),
    rule,
  };
}
