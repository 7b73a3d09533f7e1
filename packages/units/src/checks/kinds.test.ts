/**
 * A sector has the members of a circle: nothing takes it for the whole disc, not even without the compiler or from
 * JSON.
 */
import { describe, expect, it } from 'vitest';
import { Direction2 } from '../angles/compass.js';
import { capsule } from '../shapes/capsule.js';
import { distance } from '../shapes/distance.js';
import { firstContact } from '../shapes/first-contact.js';
import { circle, segmentBetween } from '../shapes/make.js';
import { boundsOf } from '../shapes/bounds.js';
import { contains, overlaps } from '../shapes/predicates.js';
import { reviveCircle, reviveSector } from '../shapes/revive.js';
import { sector } from '../shapes/sector.js';
import { translated } from '../shapes/translated.js';
import type { Circle2 } from '../shapes/types.js';
import type { Position2 } from '../types/named.js';
import { degrees, meters } from '../units/catalogue.js';
import { unsafePoint, unsafeVector } from '../values/raw.js';
import { requireFiniteCircle } from './finite-shapes.js';
import { isRound, requireRound } from './kinds.js';

const at = (x: number, y: number): Position2 => unsafePoint<Position2>(x, y);
const fromJson = <S>(shape: S): S => JSON.parse(JSON.stringify(shape)) as S;
const disc = circle(at(0, 0), meters(5));
const view = sector(at(0, 0), meters(5), Direction2.east, degrees(90));
const line = segmentBetween(at(-9, 0), at(9, 0));
const beam = capsule(line, meters(5));
/** As code without types passes it. */
const asCircle = (shape: unknown): Circle2 => shape as Circle2;

describe('shapes with a radius', () => {
  it('are round if they are circles, whatever else a circle has', () => {
    const all = [disc, fromJson(disc), { ...disc, name: 'disc', angle: 1, direction: 2 }, view, fromJson(view), beam];
    expect(all.map((shape) => isRound(shape))).toEqual([true, true, true, false, false, false]);
  });

  it('are circles also where a member of a sector is undefined', () => {
    const copy = asCircle({ ...disc, isReflex: undefined });
    expect(isRound(copy)).toBe(true);
    expect(contains(copy, at(3, 4))).toBe(true);
    expect(overlaps(copy, disc)).toBe(true);
    expect(distance(copy, at(8, 0))).toBe(meters(3));
  });

  it.each([
    ['made', view],
    ['from JSON', fromJson(view)],
    ['with other members', { name: 'guard', ...view }],
  ])('and that are sectors are sectors: %s', (_, guard) => {
    expect([contains(guard, at(3, 0)), contains(guard, at(-3, 0))]).toEqual([true, false]);
    expect(overlaps(guard, circle(at(-3, 0), meters(1)))).toBe(false);
    expect(overlaps(circle(at(-3, 0), meters(1)), guard)).toBe(false);
    expect(boundsOf(guard).min.x).toBe(meters(0));
    expect(translated(guard, unsafeVector(1, 2))).toEqual(reviveSector({ ...view, center: at(1, 2) }));
  });

  it.each([
    ['a sector', view],
    ['a sector from JSON', fromJson(view)],
    ['a capsule', beam],
  ])('and are no circles are refused where a circle is asked for: %s', (_, shape) => {
    const error = (where: string, parameter: string, rule: string): RangeError =>
      new RangeError(`${where}: ${parameter} must be ${rule}, received an object`);
    const place = 'a point, a segment, a circle or a rectangle';
    expect(() => distance(asCircle(shape), at(9, 9))).toThrow(error('distance', 'a', place));
    expect(() => distance(disc, asCircle(shape))).toThrow(error('distance', 'b', place));
    expect(() => firstContact(line, asCircle(shape))).toThrow(
      error('firstContact', 'shape', 'a circle or a rectangle'),
    );
    expect(() => requireFiniteCircle('in', 'disc', shape)).toThrow(error('in', 'disc', 'a circle'));
    expect(() => requireRound('in', 'body', 'a body', shape)).toThrow(error('in', 'body', 'a body'));
  });

  it('do not become circles when they are revived', () => {
    expect(() => reviveCircle(fromJson(view))).toThrow(
      new RangeError('reviveCircle: value must be a circle, received an object'),
    );
    expect(reviveCircle({ name: 'disc', ...disc })).toEqual(disc);
  });
});
