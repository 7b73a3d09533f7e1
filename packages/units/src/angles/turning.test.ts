import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { notFinite, runs } from '@tilewright/testing';
import {
  angleBetween,
  angleOf,
  degrees,
  Direction2,
  directionBits,
  directionFromAngle,
  isWithinArc,
  lerpDirection,
  mul,
  neg,
  quarterTurnLeft,
  quarterTurnRight,
  radians,
  reverse,
  turn,
  turns,
  turnTowards,
  unsafeDirection,
  unsafeNumber,
  unsafeQuantity,
  valueIn,
} from '../index.js';
import type { Angle } from '../index.js';
import { anyDirection } from './testing/directions.js';

const { east, southEast, south, southWest, west, northWest, north, northEast } = Direction2;
const angle = fc.oneof(
  fc.double({ min: -20, max: 20, noNaN: true }),
  fc.integer({ min: -32, max: 32 }).map((eighths) => (eighths * Math.PI) / 4),
  fc.double({ min: -1e-8, max: 1e-8, noNaN: true }),
);
const bad = notFinite.map((value) => unsafeQuantity<Angle>(value));

/** From one direction to another the short way, in units of 2^-32 turn: from -2^31 to 2^31 - 1. */
function way(from: Direction2, to: Direction2): number {
  return (directionBits(to) - directionBits(from)) | 0;
}

describe('turn', () => {
  it('goes clockwise for positive angles', () => {
    expect(turn(north, degrees(90))).toBe(east);
    expect(turn(east, degrees(-45))).toBe(northEast);
    expect(turn(west, turns(10.5))).toBe(east);
    expect(turn(southWest, radians(0))).toBe(southWest);
  });

  it('wraps around: whole turns leave a direction as it is, and there is a way back', () => {
    fc.assert(
      fc.property(anyDirection, angle, fc.integer({ min: -1000, max: 1000 }), (direction, x, count) => {
        const by = radians(x);
        expect(turn(direction, turns(count))).toBe(direction);
        expect(turn(turn(direction, by), neg(by))).toBe(direction);
        expect(turn(turn(direction, turns(0.5)), turns(0.5))).toBe(direction);
      }),
      { seed: 3, numRuns: runs(2000) },
    );
  });

  it('stops NaN and infinities with an error', () => {
    for (const by of bad) {
      expect(() => turn(east, by)).toThrow(`turn: angle must be a finite number, received ${unsafeNumber(by)}`);
    }
  });
});

describe('the trap of the small turns near 270 degrees', () => {
  it('a hundred thousand turns of a millionth of a degree add up there as they do at 0', () => {
    const step = degrees(1e-6);
    const bits = directionBits(directionFromAngle(step));
    expect(bits).toBe(12);
    for (const start of [east, south, west, north, turn(north, degrees(-0.001))]) {
      let direction = start;
      for (let i = 0; i < 100_000; i++) direction = turn(direction, step);
      expect(way(start, direction)).toBe(100_000 * bits);
    }
  });
});

describe('angleBetween', () => {
  it.each([
    [east, south, 90],
    [south, east, -90],
    [north, east, 90],
    [northWest, southWest, -90],
    [northWest, east, 135],
    [southEast, southEast, 0],
  ])('is the shortest turn: case %#', (from, to, expected) => {
    expect(angleBetween(from, to)).toBe(degrees(expected));
  });

  it('is minus half a turn between opposite directions, either way', () => {
    fc.assert(
      fc.property(anyDirection, (direction) => {
        expect(angleBetween(direction, reverse(direction))).toBe(turns(-0.5));
        expect(angleBetween(reverse(direction), direction)).toBe(turns(-0.5));
      }),
      { seed: 3, numRuns: runs(500) },
    );
  });

  it('is antisymmetric otherwise, within [-half, half) a turn, and what turns the one into the other', () => {
    fc.assert(
      fc.property(anyDirection, anyDirection, (a, b) => {
        const between = angleBetween(a, b);
        expect(turn(a, between)).toBe(b);
        if (b !== reverse(a)) expect(unsafeNumber(angleBetween(b, a)) + 0).toBe(-unsafeNumber(between) + 0);
        expect(valueIn(between, turns)).toBeGreaterThanOrEqual(-0.5);
        expect(valueIn(between, turns)).toBeLessThan(0.5);
      }),
      { seed: 3, numRuns: runs(2000) },
    );
  });
});

describe('turnTowards', () => {
  it('turns by the angle, or to the goal', () => {
    expect(turnTowards(east, south, degrees(30))).toBe(directionFromAngle(degrees(30)));
    expect(turnTowards(south, east, degrees(30))).toBe(directionFromAngle(degrees(60)));
    expect(turnTowards(northEast, southEast, degrees(45))).toBe(east);
    expect(turnTowards(east, south, degrees(90))).toBe(south);
    expect(turnTowards(east, south, turns(7))).toBe(south);
    expect(turnTowards(east, south, degrees(0))).toBe(east);
    expect(turnTowards(east, south, unsafeQuantity<Angle>(Number.POSITIVE_INFINITY))).toBe(south);
  });

  it('approaches the opposite direction by negative angles', () => {
    expect(turnTowards(east, west, degrees(45))).toBe(northEast);
    expect(turnTowards(west, east, degrees(45))).toBe(southWest);
    expect(turnTowards(east, west, degrees(180))).toBe(west);
  });

  it('the trap of the turn that overshoots: it never passes the goal, and never turns the long way', () => {
    fc.assert(
      fc.property(anyDirection, anyDirection, fc.double({ min: 0, max: 4, noNaN: true }), (from, goal, limit) => {
        const there = turnTowards(from, goal, radians(limit));
        const before = way(from, goal);
        const after = way(there, goal);
        // On the same side as before, and no farther away.
        expect(Math.abs(after)).toBeLessThanOrEqual(Math.abs(before));
        expect(after === 0 || after < 0 === before < 0).toBe(true);
        // By the limit, to the nearest unit, unless it has arrived.
        if (there !== goal) expect(there).toBe(turn(from, radians(before < 0 ? -limit : limit)));
        else expect(Math.abs(before) * 2 * Math.PI).toBeLessThanOrEqual((limit + 1e-9) * 2 ** 32);
      }),
      { seed: 3, numRuns: runs(3000) },
    );
  });

  it('arrives exactly after as many steps as the way takes', () => {
    fc.assert(
      fc.property(anyDirection, anyDirection, fc.double({ min: 0.02, max: 3, noNaN: true }), (from, goal, limit) => {
        const steps = Math.ceil(Math.abs(valueIn(angleBetween(from, goal), radians)) / limit) + 1;
        let direction = from;
        for (let i = 0; i < steps; i++) direction = turnTowards(direction, goal, radians(limit));
        expect(direction).toBe(goal);
      }),
      { seed: 3, numRuns: runs(1000) },
    );
  });

  it('arrives by exactly the angle between', () => {
    fc.assert(
      fc.property(anyDirection, anyDirection, (from, goal) => {
        const size = radians(Math.abs(unsafeNumber(angleBetween(from, goal))));
        expect(turnTowards(from, goal, size)).toBe(goal);
      }),
      { seed: 3, numRuns: runs(2000) },
    );
  });

  it('rejects a negative angle and NaN', () => {
    expect(() => turnTowards(east, south, degrees(-90))).toThrow(
      new RangeError('turnTowards: maxChange must be a non-negative number, received -1.5707963267948966'),
    );
    expect(() => turnTowards(east, south, unsafeQuantity<Angle>(Number.NaN))).toThrow('received NaN');
  });
});

describe('lerpDirection', () => {
  it('takes the shortest turn', () => {
    expect(lerpDirection(north, east, 0.5)).toBe(northEast);
    expect(lerpDirection(northWest, southWest, 0.5)).toBe(west);
    expect(lerpDirection(east, south, 0.25)).toBe(directionFromAngle(degrees(22.5)));
    expect(lerpDirection(east, south, 2)).toBe(west);
    expect(lerpDirection(east, south, -1)).toBe(north);
    expect(lerpDirection(east, west, 0.5)).toBe(north);
    expect(lerpDirection(west, east, 0.5)).toBe(south);
    expect(lerpDirection(east, southEast, 2 ** 60 + 2 ** 10)).toBe(east);
    for (const fraction of [2 ** 84, -(2 ** 84 + 2 ** 32), 1e200, 1e306, -1e306, Number.MAX_VALUE]) {
      expect(lerpDirection(south, directionFromAngle(degrees(12.3456)), fraction)).toBe(south);
    }
  });

  it('the trap of the lerp that misses its end: exact at both ends', () => {
    fc.assert(
      fc.property(anyDirection, anyDirection, (from, to) => {
        expect(lerpDirection(from, to, 0)).toBe(from);
        expect(lerpDirection(from, to, 1)).toBe(to);
      }),
      { seed: 3, numRuns: runs(5000) },
    );
  });

  it('is symmetric, but between opposite directions, and stays within the short way', () => {
    fc.assert(
      fc.property(anyDirection, anyDirection, fc.integer({ min: 0, max: 1024 }), (from, to, part) => {
        const between = lerpDirection(from, to, part / 1024);
        if (to !== reverse(from)) expect(lerpDirection(to, from, 1 - part / 1024)).toBe(between);
        expect(Math.abs(way(from, between))).toBeLessThanOrEqual(Math.abs(way(from, to)));
      }),
      { seed: 3, numRuns: runs(2000) },
    );
  });

  it('stops NaN and infinities with an error', () => {
    for (const fraction of notFinite) {
      expect(() => lerpDirection(east, south, fraction)).toThrow(
        `lerpDirection: fraction must be a finite number, received ${fraction}`,
      );
    }
  });
});

describe('reverse and the quarter turns', () => {
  it('are exact, and undo each other', () => {
    expect([reverse(northEast), quarterTurnRight(northEast), quarterTurnLeft(northEast)]).toEqual([
      southWest,
      southEast,
      northWest,
    ]);
    fc.assert(
      fc.property(anyDirection, (direction) => {
        expect(reverse(reverse(direction))).toBe(direction);
        expect(quarterTurnRight(quarterTurnRight(direction))).toBe(reverse(direction));
        expect(quarterTurnLeft(quarterTurnRight(direction))).toBe(direction);
        expect(quarterTurnRight(direction)).toBe(turn(direction, degrees(90)));
        expect(quarterTurnLeft(direction)).toBe(turn(direction, degrees(-90)));
        expect(directionBits(reverse(direction))).toBe(directionBits(reverse(direction)) | 0);
      }),
      { seed: 3, numRuns: runs(1000) },
    );
  });
});

describe('isWithinArc', () => {
  it.each([
    [east, northEast, 90, true],
    [south, northEast, 90, false],
    [northEast, northEast, 90, true],
    [southEast, northEast, 90, true],
    [east, southEast, -90, true],
    [south, southEast, -90, false],
    [east, southEast, 270, false],
    [northEast, southEast, 270, true],
    [east, east, 0, true],
    [west, east, 0, false],
    [west, east, 180, true],
    [west, east, -180, true],
    [northWest, east, 180, false],
    [northWest, east, 360, true],
    [northWest, east, -360, true],
    [northWest, east, 1e9, true],
  ])('case %#', (direction, start, sweep, expected) => {
    expect(isWithinArc(direction, start, degrees(sweep))).toBe(expected);
  });

  it('holds both its ends, and nothing one unit beyond', () => {
    fc.assert(
      fc.property(anyDirection, fc.double({ min: -6.28, max: 6.28, noNaN: true }), (start, x) => {
        const sweep = radians(x);
        const end = turn(start, sweep);
        const unit = x < 0 ? -1 : 1;
        expect(isWithinArc(start, start, sweep)).toBe(true);
        expect(isWithinArc(end, start, sweep)).toBe(true);
        expect(isWithinArc(unsafeDirection((directionBits(end) + unit) | 0), start, sweep)).toBe(false);
        expect(isWithinArc(unsafeDirection((directionBits(start) - unit) | 0), start, sweep)).toBe(false);
      }),
      { seed: 3, numRuns: runs(2000) },
    );
  });

  it('is the same arc from its other end', () => {
    fc.assert(
      fc.property(
        anyDirection,
        anyDirection,
        fc.double({ min: -6.28, max: 6.28, noNaN: true }),
        (direction, start, x) => {
          const sweep = radians(x);
          const end = turn(start, sweep);
          expect(isWithinArc(direction, start, sweep)).toBe(isWithinArc(direction, end, mul(sweep, -1)));
        },
      ),
      { seed: 3, numRuns: runs(2000) },
    );
  });

  it('leaves out nothing from a whole turn on, and one direction a unit and a half below', () => {
    const unit = (2 * Math.PI) / 2 ** 32;
    const beforeEast = unsafeDirection(-1);
    expect(isWithinArc(beforeEast, east, radians(2 * Math.PI))).toBe(true);
    expect(isWithinArc(beforeEast, east, radians(2 * Math.PI - unit))).toBe(true);
    expect(isWithinArc(beforeEast, east, radians(2 * Math.PI - 1.6 * unit))).toBe(false);
  });

  it('stops NaN and infinities with an error', () => {
    for (const sweep of bad) {
      expect(() => isWithinArc(east, east, sweep)).toThrow('isWithinArc: sweep must be a finite number, received');
    }
  });
});

describe('angles of directions', () => {
  it('are exact quarter turns on the axes', () => {
    expect([east, south, west, north].map((d) => angleOf(d))).toEqual([
      degrees(0),
      degrees(90),
      degrees(-180),
      degrees(-90),
    ]);
  });
});
