import { Direction2, unsafeDirection } from '@tilewright/units';
import { MAX_TILE } from '../limits.js';
import { describe, expect, it } from 'vitest';
import { scaleStep, step, stepBetween, stepsEqual } from '../values/step.js';
import { tile } from '../values/tile.js';
import {
  CardinalDirection,
  cardinalDirections,
  CompassDirection,
  compassDirections,
  indexOfDirection,
  nameOfDirection,
} from './compass.js';
import {
  directionOfStep,
  headingOf,
  mirrorDirection,
  nearestCardinal,
  nearestCompass,
  neighbor,
  oppositeDirection,
  type QuarterTurns,
  rotateDirection,
  stepIn,
} from './moves.js';

const none = 9 as unknown as CompassDirection;

describe('steps and neighbors', () => {
  it('go clockwise from east, north upwards', () => {
    expect(compassDirections.map(stepIn)).toEqual([
      step(1, 0),
      step(1, 1),
      step(0, 1),
      step(-1, 1),
      step(-1, 0),
      step(-1, -1),
      step(0, -1),
      step(1, -1),
    ]);
    for (const direction of compassDirections) {
      expect(stepBetween(tile(5, -3), neighbor(tile(5, -3), direction))).toEqual(stepIn(direction));
    }
    expect(Object.is(neighbor(tile(1, 1), CompassDirection.northWest).x, 0)).toBe(true);
  });

  it('end with the coordinates', () => {
    expect(() => neighbor(tile(MAX_TILE, 0), CompassDirection.southEast)).toThrow(
      'neighbor: x must be an integer from -2147483648 to 2147483647, received 2147483648',
    );
    expect(() => neighbor(tile(0, MAX_TILE), CompassDirection.south)).toThrow('neighbor: y must be');
  });

  it('are found again by the step, however long', () => {
    for (const direction of compassDirections) {
      for (const times of [1, 2, 1000]) expect(directionOfStep(scaleStep(stepIn(direction), times))).toBe(direction);
    }
    for (const [dx, dy] of [
      [0, 0],
      [2, 1],
      [-3, 4],
    ] as const) {
      expect(directionOfStep(step(dx, dy))).toBeUndefined();
    }
  });
});

describe('turns', () => {
  it('go to the right for positive eighths and come back', () => {
    expect(rotateDirection(CompassDirection.east, 1)).toBe(CompassDirection.southEast);
    expect(rotateDirection(CompassDirection.east, -1)).toBe(CompassDirection.northEast);
    expect(rotateDirection(CardinalDirection.north, 2)).toBe(CardinalDirection.east);
    for (const direction of compassDirections) {
      for (let eighths = -20; eighths <= 20; eighths++) {
        const index = (((indexOfDirection(direction) + eighths) % 8) + 8) % 8;
        expect(indexOfDirection(rotateDirection(direction, eighths))).toBe(index);
      }
      expect(rotateDirection(direction, Number.MAX_SAFE_INTEGER)).toBe(rotateDirection(direction, -1));
      expect(oppositeDirection(direction)).toBe(rotateDirection(direction, 4));
      expect(oppositeDirection(oppositeDirection(direction))).toBe(direction);
    }
  });

  it('keep the four among the four', () => {
    for (const direction of cardinalDirections) {
      const turns: readonly QuarterTurns[] = [-8, -6, -4, -2, 0, 2, 4, 6, 8];
      for (const eighths of turns) expect(cardinalDirections).toContain(rotateDirection(direction, eighths));
      expect(cardinalDirections).toContain(oppositeDirection(direction));
      expect(cardinalDirections).toContain(mirrorDirection(direction, 'east-west'));
    }
  });

  it('mirror the step', () => {
    for (const direction of compassDirections) {
      const { dx, dy } = stepIn(direction);
      expect(stepsEqual(stepIn(mirrorDirection(direction, 'east-west')), step(-dx, dy))).toBe(true);
      expect(stepsEqual(stepIn(mirrorDirection(direction, 'north-south')), step(dx, -dy))).toBe(true);
      expect(stepsEqual(stepIn(oppositeDirection(direction)), step(-dx, -dy))).toBe(true);
    }
  });

  it('refuse what is not whole, not a mirror, or not a direction', () => {
    expect(() => rotateDirection(CompassDirection.east, 0.5)).toThrow('rotateDirection: eighths must be an integer');
    expect(() => rotateDirection(CompassDirection.east, Number.NaN)).toThrow(
      'rotateDirection: eighths must be an integer',
    );
    expect(() => mirrorDirection(CompassDirection.east, 'up-down' as 'east-west')).toThrow(
      `mirrorDirection: swapping must be 'east-west' or 'north-south', received the string "up-down"`,
    );
    for (const [name, call] of [
      ['stepIn', () => stepIn(none)],
      ['neighbor', () => neighbor(tile(0, 0), none)],
      ['oppositeDirection', () => oppositeDirection(none)],
      ['rotateDirection', () => rotateDirection(none, 1)],
      ['mirrorDirection', () => mirrorDirection(none, 'east-west')],
      ['headingOf', () => headingOf(none)],
    ] as const) {
      expect(call).toThrow(
        `${name}: direction must be a direction of the compass, received 9. Take one of CompassDirection`,
      );
    }
  });
});

describe('headings', () => {
  const heading = (raw: number): Direction2 => unsafeDirection(raw | 0);
  const eighth = 2 ** 29;

  it('of directions are eighths of a turn, and lead back', () => {
    for (const direction of compassDirections) {
      expect(headingOf(direction)).toBe(heading(indexOfDirection(direction) * eighth));
      expect(headingOf(direction)).toBe(Direction2[nameOfDirection(direction)]);
      expect(nearestCompass(headingOf(direction))).toBe(direction);
    }
    for (const direction of cardinalDirections) expect(nearestCardinal(headingOf(direction))).toBe(direction);
  });

  it('halfway between two go clockwise, just before do not', () => {
    for (let index = 0; index < 8; index++) {
      const direction = compassDirections[index] ?? none;
      const half = index * eighth + eighth / 2;
      expect(nearestCompass(heading(half - 1))).toBe(direction);
      expect(nearestCompass(heading(half))).toBe(rotateDirection(direction, 1));
    }
    for (let quarter = 0; quarter < 4; quarter++) {
      const direction = cardinalDirections[quarter] ?? CardinalDirection.east;
      const half = 2 * quarter * eighth + eighth;
      expect(nameOfDirection(nearestCardinal(heading(half - 1)))).toBe(nameOfDirection(direction));
      expect(nearestCardinal(heading(half))).toBe(rotateDirection(direction, 2));
    }
  });

  it('must be headings', () => {
    expect(() => nearestCompass(0.5 as unknown as Direction2)).toThrow(
      'nearestCompass: heading must be a direction, such as Direction2.north, received 0.5',
    );
    expect(() => nearestCardinal((2 ** 31) as unknown as Direction2)).toThrow(
      'nearestCardinal: heading must be a direction, such as Direction2.north',
    );
  });
});
