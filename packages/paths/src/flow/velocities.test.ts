import { Random } from '@tilewright/testing';
import { bitTilemapFrom, tile, tileRect, tileSpace } from '@tilewright/tilemap';
import {
  approximatelyEquals,
  type Direction2,
  directionOf,
  magnitude,
  meters,
  metersPerSecond,
  metersPerTile,
  pointColumn,
  pointColumnOver,
  type Position2,
  position,
  vectorColumn,
  type Velocity2,
  velocity,
} from '@tilewright/units';
import { describe, expect, it } from 'vitest';
import { FlowField } from './flow-field.js';
import { setVelocitiesByFlow } from './velocities.js';

const bounds = tileRect({ x: -3, y: 2, width: 30, height: 20 });
const space = tileSpace({ origin: position(meters(1), meters(-2)), tileSize: metersPerTile(0.7) });
const speed = metersPerSecond(2.5);

describe('velocities by a flow', () => {
  it.each([{}, { size: 2 }, { rule: 'eight-way' }, { cost: (_: boolean, x: number) => 1 + (x & 3) }] as const)(
    'have the directions of the field, for %o',
    (options) => {
      const random = new Random(4);
      const walls = bitTilemapFrom(bounds, () => random.next() < 0.2);
      const flow = new FlowField(walls, { goals: [tile(0, 10), tile(20, 3)], ...options });
      const positions = pointColumn<Position2>();
      for (let row = 0; row < 2000; row++) {
        positions.push(position(meters(random.between(-4, 24)), meters(random.between(-4, 16))));
      }
      const velocities = vectorColumn<Velocity2>(positions.length);
      velocities.fill(velocity(metersPerSecond(7), metersPerSecond(7)));
      setVelocitiesByFlow(velocities, positions, flow, space, speed);
      let walking = 0;
      for (let row = 0; row < positions.length; row++) {
        const expected: Direction2 | undefined = flow.directionAt(space, positions.get(row));
        const actual = velocities.get(row);
        if (expected === undefined) {
          expect(actual).toEqual(velocity(metersPerSecond(0), metersPerSecond(0)));
          continue;
        }
        walking++;
        expect(approximatelyEquals(magnitude(actual), speed, metersPerSecond(1e-12))).toBe(true);
        expect(Math.abs(Number(directionOf(actual)) - Number(expected))).toBeLessThanOrEqual(2);
      }
      expect(walking).toBeGreaterThan(100);
    },
  );

  it('stay in open tiles from anywhere in a tile, and reach the goal', () => {
    const random = new Random(6);
    const walls = bitTilemapFrom(bounds, () => random.next() < 0.25);
    const goal = tile(10, 10);
    walls.set(goal, false);
    const flow = new FlowField(walls, { goals: goal });
    const positions = pointColumn<Position2>();
    while (positions.length < 300) {
      const at = position(meters(random.between(-1, 20)), meters(random.between(-1, 12)));
      if (flow.directionAt(space, at) !== undefined) positions.push(at);
    }
    const velocities = vectorColumn<Velocity2>(positions.length);
    for (let frame = 0; frame < 3000; frame++) {
      setVelocitiesByFlow(velocities, positions, flow, space, speed);
      for (let row = 0; row < positions.length; row++) {
        positions.rawX[row]! += velocities.rawX[row]! / 100;
        positions.rawY[row]! += velocities.rawY[row]! / 100;
      }
    }
    for (const at of positions) {
      const x = Math.floor((Number(at.x) - 1) / 0.7);
      const y = Math.floor((Number(at.y) + 2) / 0.7);
      expect([x, y]).toEqual([goal.x, goal.y]);
    }
  });

  it('do not lead into a wall that is new', () => {
    const walls = bitTilemapFrom(bounds, () => false);
    const flow = new FlowField(walls, { goals: tile(20, 5) });
    const positions = pointColumn([position(meters(1.35), meters(1.85))]);
    const velocities = vectorColumn<Velocity2>(1);
    setVelocitiesByFlow(velocities, positions, flow, space, speed);
    expect(velocities.rawX[0]).toBeGreaterThan(2.4);
    walls.fill(true, tileRect({ x: 1, y: 2, width: 1, height: 20 }));
    setVelocitiesByFlow(velocities, positions, flow, space, speed);
    expect(velocities.get(0)).toEqual(velocity(metersPerSecond(0), metersPerSecond(0)));
  });

  it('are not written where an argument is wrong', () => {
    const flow = new FlowField(
      bitTilemapFrom(bounds, () => false),
      { goals: tile(20, 5) },
    );
    const velocities = vectorColumn<Velocity2>(2);
    const positions = pointColumn<Position2>(2);
    const call =
      (...values: readonly unknown[]): (() => unknown) =>
      () =>
        (setVelocitiesByFlow as (...given: readonly unknown[]) => unknown)(...values);
    const broken = pointColumnOver<Position2>(Float64Array.of(0, 1), Float64Array.of(0, Number.NaN));
    expect(call({}, positions, flow, space, 1)).toThrow('setVelocitiesByFlow: velocities must be a column');
    expect(call(velocities, {}, flow, space, 1)).toThrow('setVelocitiesByFlow: positions must be a column');
    expect(call(velocities, pointColumn(3), flow, space, 1)).toThrow(
      'setVelocitiesByFlow: positions must be as long as velocities, 2, received 3',
    );
    expect(call(velocities, broken, flow, space, 1)).toThrow(
      'setVelocitiesByFlow: positions[1] must be finite in both coordinates, received NaN',
    );
    expect(call(velocities, positions, {}, space, 1)).toThrow('setVelocitiesByFlow: flow must be a FlowField');
    expect(call(velocities, positions, flow, {}, 1)).toThrow('setVelocitiesByFlow: space');
    for (const bad of [-1, Number.NaN, Infinity, '1', undefined]) {
      expect(call(velocities, positions, flow, space, bad)).toThrow('setVelocitiesByFlow: speed must be');
    }
    expect([...velocities.rawX, ...velocities.rawY]).toEqual([0, 0, 0, 0]);
  });
});
