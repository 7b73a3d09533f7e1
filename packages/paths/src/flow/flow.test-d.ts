/** What the types of flow fields promise: each line that must not compile has a twin above it that does. */
import {
  bitTilemap,
  type ReadonlyTilemap,
  type IsSolid,
  tile,
  tileRect,
  tileSpace,
  typedTilemap,
  unitTileSpace,
} from '@tilewright/tilemap';
import {
  type Direction2,
  meters,
  metersPerSecond,
  metersPerTile,
  pointColumn,
  type Position2,
  position,
  quantityColumn,
  type TileLength,
  type TilePosition2,
  tilePosition,
  tiles,
  tilesPerSecond,
  vectorColumn,
  type Velocity2,
} from '@tilewright/units';
import { describe, expectTypeOf, it } from 'vitest';
import { FlowField } from './flow-field.js';
import { setVelocitiesByFlow } from './velocities.js';

const bounds = tileRect({ x: 0, y: 0, width: 4, height: 4 });
const walls = bitTilemap(bounds);
const heights = typedTilemap(bounds, Uint8Array);
const space = tileSpace({ origin: position(meters(0), meters(0)), tileSize: metersPerTile(2) });
const goals = tile(1, 1);

describe('a flow field', () => {
  it('needs isSolid where the map holds no booleans', () => {
    expectTypeOf(new FlowField(walls, { goals })).toExtend<FlowField>();
    const flow: FlowField = new FlowField(heights, {
      goals,
      isSolid: (height) => height > 3,
      cost: (height) => height,
    });
    expectTypeOf(flow.distanceAt(goals)).toEqualTypeOf<TileLength | undefined>();
    // @ts-expect-error of a height nothing says whether it is solid
    new FlowField(heights, { goals });
    // @ts-expect-error a height is a number
    new FlowField(heights, { goals, isSolid: (height: string) => height === '' });
  });

  it('takes maps of values that are known later', () => {
    const over = <T>(map: ReadonlyTilemap<T>, isSolid: IsSolid<T>): FlowField<T> =>
      new FlowField(map, { goals, isSolid });
    expectTypeOf(over(heights, (height) => height > 3)).toEqualTypeOf<FlowField<number>>();
  });

  it('needs goals', () => {
    new FlowField(walls, { goals: [goals, goals] });
    // @ts-expect-error no goals
    new FlowField(walls, {});
    // @ts-expect-error no options
    new FlowField(walls);
    // @ts-expect-error positions are not tiles
    new FlowField(walls, { goals: position(meters(1), meters(1)) });
  });

  it('has options that are spelled right, and a radius in tiles', () => {
    new FlowField(walls, { goals, rule: 'four-way', radius: tiles(0.7), bounds });
    // @ts-expect-error a radius in meters
    new FlowField(walls, { goals, radius: meters(0.7) });
    // @ts-expect-error there is no such rule
    new FlowField(walls, { goals, rule: 'six-way' });
    // @ts-expect-error there is no such option
    new FlowField(walls, { goals, maxTiles: 9 });
  });

  it('answers in the world of the space', () => {
    const flow = new FlowField(walls, { goals });
    expectTypeOf(flow.directionAt(space, position(meters(1), meters(1)))).toEqualTypeOf<Direction2 | undefined>();
    flow.directionAt(unitTileSpace, tilePosition(tiles(1), tiles(1)));
    // @ts-expect-error a position in tiles
    flow.directionAt(space, tilePosition(tiles(1), tiles(1)));
    // @ts-expect-error a position is not a tile
    flow.nextTile(position(meters(1), meters(1)));
  });
});

describe('velocities by a flow', () => {
  const flow = new FlowField(walls, { goals });
  const velocities = vectorColumn<Velocity2>(1);
  const positions = pointColumn<Position2>(1);

  it('take a speed of their kind', () => {
    setVelocitiesByFlow(velocities, positions, flow, space, metersPerSecond(1));
    // @ts-expect-error a length is not a speed
    setVelocitiesByFlow(velocities, positions, flow, space, meters(1));
    // @ts-expect-error a speed in tiles
    setVelocitiesByFlow(velocities, positions, flow, space, tilesPerSecond(1));
    // @ts-expect-error one speed for all
    setVelocitiesByFlow(velocities, positions, flow, space, quantityColumn([metersPerSecond(1)]));
  });

  it('take positions in the world of the space', () => {
    setVelocitiesByFlow(velocities, positions, flow, space, metersPerSecond(1));
    // @ts-expect-error positions in tiles
    setVelocitiesByFlow(velocities, pointColumn<TilePosition2>(1), flow, space, metersPerSecond(1));
    // @ts-expect-error the order is that of the parameters: what is written comes first
    setVelocitiesByFlow(positions, velocities, flow, space, metersPerSecond(1));
  });
});
