import { describe, expect, it } from 'vitest';
import { requirePairColumn, requireQuantityColumn } from './columns.js';
import { argumentError, describeValue } from './errors.js';
import { requireFiniteCapsule, requireFinitePolygon, requireFiniteSector } from './finite-composites.js';
import { requireFiniteCircle, requireFiniteRectangle, requireFiniteSegment } from './finite-shapes.js';
import { requireFinite, requireInteger, requireNonNegative, requirePositive } from './numbers.js';
import { requireArray, requireFunction, requireObject, requireOptions, requireString } from './objects.js';
import { requireFinitePoint } from './pairs.js';

describe('describeValue', () => {
  it.each([
    [2.5, '2.5'],
    [-0, '-0'],
    [Number.NaN, 'NaN'],
    ['3', 'the string "3"'],
    [3n, 'the bigint 3n'],
    [undefined, 'undefined'],
    [null, 'null'],
    [true, 'true'],
    [[1], 'an array'],
    [{ x: 1 }, 'an object'],
    [describe, 'a function'],
  ])('shows %s', (value, text) => {
    expect(describeValue(value)).toBe(text);
  });

  it('shortens what would fill the screen', () => {
    expect(describeValue('a'.repeat(1000)).length).toBeLessThan(80);
  });
});

describe('the checks', () => {
  it('pass good values through', () => {
    expect(requireFinite('meters', 'value', 2.5)).toBe(2.5);
    expect(Object.is(requireInteger('tile', 'x', -0), 0)).toBe(true);
    expect(requireInteger('tile', 'x', 7, 0, 7)).toBe(7);
  });

  it('name the place, the parameter, the rule and what came', () => {
    expect(() => requireFinite('meters', 'value', Number.NaN)).toThrow(
      new RangeError('meters: value must be a finite number, received NaN'),
    );
    expect(() => requireInteger('tileRect', 'width', 2.5, 0)).toThrow(
      new RangeError('tileRect: width must be a non-negative integer, received 2.5'),
    );
    expect(() => requireInteger('ring', 'count', 0, 1)).toThrow('ring: count must be a positive integer, received 0');
    expect(() => requireInteger('tile', 'x', 8, 0, 7)).toThrow('tile: x must be an integer from 0 to 7, received 8');
  });

  it('end with the remedy where there is one', () => {
    expect(argumentError('clamp', 'min', 'at most max', 3, 'Swap them').message).toBe(
      'clamp: min must be at most max, received 3. Swap them',
    );
  });
});

describe('requireObject and requireFunction', () => {
  it('pass the kind they are named after', () => {
    expect(() => requireObject('pushOut', 'circle', 'a circle', {})).not.toThrow();
    expect(() => requireFunction('pushOut', 'isSolid', () => true)).not.toThrow();
  });

  it.each([undefined, null, 3, 'text', 3n, true])('refuse %s', (value) => {
    expect(() => requireObject('pushOut', 'circle', 'a circle', value, 'Make it by circle')).toThrow(
      argumentError('pushOut', 'circle', 'a circle', value, 'Make it by circle'),
    );
    expect(() => requireFunction('pushOut', 'isSolid', value)).toThrow(
      argumentError('pushOut', 'isSolid', 'a function', value),
    );
  });
});

describe('checks of shapes of finite numbers', () => {
  const point = { x: 1, y: 2 };
  const far = { x: Number.MAX_VALUE, y: 0 };

  it('pass shapes as the constructors make them', () => {
    expect(() => requireFinitePoint('at', 'point', point)).not.toThrow();
    expect(() => requireFiniteSegment('along', 'segment', { start: point, end: point })).not.toThrow();
    expect(() => requireFiniteCircle('in', 'circle', { center: point, radius: 0 })).not.toThrow();
    expect(() => requireFiniteRectangle('in', 'box', { min: point, max: point })).not.toThrow();
  });

  it.each<[() => void, string]>([
    [
      () => requireFinitePoint('at', 'point', 3),
      'at: point must be a point { x, y } of two finite numbers, received 3',
    ],
    [
      () => requireFinitePoint('at', 'point', { x: '1', y: 2 }),
      'at: point.x must be a finite number, received the str',
    ],
    [() => requireFinitePoint('at', 'point', { x: 1 }), 'at: point.y must be a finite number, received undefined'],
    [() => requireFiniteSegment('along', 'segment', null), 'along: segment must be a segment, received null'],
    [() => requireFiniteSegment('along', 'segment', {}), 'along: segment.start must be a point { x, y } of two finite'],
    [
      () => requireFiniteSegment('along', 'segment', { start: point, end: { x: Infinity, y: 0 } }),
      'along: segment.end.x must be a finite number, received Infinity',
    ],
    [() => requireFiniteCircle('in', 'circle', 1), 'in: circle must be a circle, received 1'],
    [
      () => requireFiniteCircle('in', 'circle', { center: point, radius: -1 }),
      'in: circle.radius must be a non-negative finite number, received -1',
    ],
    [
      () => requireFiniteCircle('in', 'circle', { center: { x: 0, y: Number.NaN }, radius: 1 }),
      'in: circle.center.y must be a finite number, received NaN',
    ],
    [() => requireFiniteRectangle('in', 'box', undefined), 'in: box must be a rectangle, received undefined'],
    [() => requireFiniteRectangle('in', 'box', { min: point }), 'in: box.max must be a point { x, y } of two finite'],
    [
      () => requireFiniteRectangle('in', 'box', { min: point, max: { x: 0, y: 5 } }),
      'in: box.max.x must be at least box.min.x, 1, received 0. The corner with the smaller coordinates comes first',
    ],
    [
      () => requireFiniteRectangle('in', 'box', { min: { x: -Number.MAX_VALUE, y: 0 }, max: far }),
      'in: box.max.x must be so near to box.min.x, -1.7976931348623157e+308, that the side is finite',
    ],
  ])('name the number at fault: %#', (check, message) => {
    expect(check).toThrow(RangeError);
    expect(check).toThrow(message);
  });
});

describe('checks of finite composites', () => {
  const point = { x: 1, y: 2 };
  const segment = { start: point, end: point };
  const view = { center: point, radius: 1, from: { x: 1, y: 0 }, to: { x: 0, y: 1 }, isReflex: false };

  it('pass what the constructors make', () => {
    expect(() => requireFiniteCapsule('in', 'beam', { segment, radius: 0 })).not.toThrow();
    expect(() => requireFiniteSector('in', 'view', view)).not.toThrow();
    expect(() => requireFinitePolygon('in', 'area', { vertices: [point] })).not.toThrow();
  });

  it.each<[() => unknown, string]>([
    [() => requireFiniteCapsule('in', 'beam', null), 'in: beam must be a capsule, received null'],
    [() => requireFiniteCapsule('in', 'beam', {}), 'in: beam.segment must be a segment, received undefined'],
    [
      () => requireFiniteCapsule('in', 'beam', { segment: { start: point, end: { x: 0, y: Infinity } }, radius: 1 }),
      'in: beam.segment.end.y must be a finite number, received Infinity',
    ],
    [
      () => requireFiniteCapsule('in', 'beam', { segment, radius: -1 }),
      'in: beam.radius must be a non-negative finite number, received -1',
    ],
    [() => requireFiniteSector('in', 'view', 3), 'in: view must be a sector, received 3'],
    [
      () => requireFiniteSector('in', 'view', {}),
      'in: view.center must be a point { x, y } of two finite numbers, received undefined',
    ],
    [
      () => requireFiniteSector('in', 'view', { ...view, radius: Number.NaN }),
      'in: view.radius must be a non-negative finite number, received NaN',
    ],
    [
      () => requireFiniteSector('in', 'view', { ...view, from: { x: 0, y: -0 } }),
      'in: view.from must be a vector that is not zero, received an object',
    ],
    [
      () => requireFiniteSector('in', 'view', { ...view, to: { x: Number.NaN, y: 1 } }),
      'in: view.to.x must be a finite number, received NaN',
    ],
    [
      () => requireFiniteSector('in', 'view', { ...view, isReflex: 'no' }),
      'in: view.isReflex must be true or false, received the string "no"',
    ],
    [() => requireFinitePolygon('in', 'area', undefined), 'in: area must be a convex polygon, received undefined'],
    [
      () => requireFinitePolygon('in', 'area', { vertices: [] }),
      'in: area.vertices must be an array of at least one point, received an array',
    ],
    [
      () => requireFinitePolygon('in', 'area', { vertices: [point, { x: 1, y: Number.NaN }] }),
      'in: area.vertices[1].y must be a finite number, received NaN',
    ],
  ])('name the member at fault: %#', (check, message) => {
    expect(check).toThrow(new RangeError(message));
  });
});

describe('checks of columns', () => {
  const raw = new Float64Array(2);
  const columns = { length: 2, rawX: raw, rawY: raw };

  it('pass columns of the right length', () => {
    expect(requirePairColumn('move', 'points', columns, 2)).toBe(columns);
    expect(requireQuantityColumn('move', 'radii', { length: 1, raw })).toEqual({ length: 1, raw });
  });

  it.each<[() => unknown, string]>([
    [
      () => requirePairColumn('move', 'points', { length: 0 }),
      'points must be a column of vectors or points, received a',
    ],
    [
      () => requirePairColumn('move', 'points', columns, 3),
      'points must be as long as the target, 3, received 2. Resize',
    ],
    [
      () => requirePairColumn('move', 'points', columns, 3, 'handles'),
      'points must be as long as handles, 3, received 2',
    ],
    [
      () => requirePairColumn('move', 'points', { ...columns, length: 3 }),
      'move: points.rawX must be a Float64Array or a Float32Array of at least 3 numbers, received an object',
    ],
    [
      () => requirePairColumn('move', 'points', { ...columns, rawY: [1, 2] }),
      'move: points.rawY must be a Float64Array',
    ],
    [() => requireQuantityColumn('move', 'radii', { length: 3, raw }), 'move: radii.raw must be a Float64Array or a'],
  ])('name the column at fault: %#', (check, message) => {
    expect(check).toThrow(RangeError);
    expect(check).toThrow(message);
  });
});

describe('checks of other values', () => {
  it('pass the kind they are named after', () => {
    expect(requireNonNegative('circle', 'radius', 0)).toBe(0);
    expect(requirePositive('unit', 'factor', 0.5)).toBe(0.5);
    expect(() => requireArray('add', 'objects', [])).not.toThrow();
    expect(() => requireString('tileLayer', 'name', '')).not.toThrow();
  });

  it.each<[() => unknown, string]>([
    [
      () => requireNonNegative('circle', 'radius', Infinity),
      'radius must be a non-negative finite number, received Infi',
    ],
    [() => requirePositive('unit', 'factor', 0), 'unit: factor must be a positive finite number, received 0'],
    [() => requireArray('add', 'objects', {}), 'add: objects must be an array, received an object'],
    [() => requireString('tileLayer', 'name', 3), 'tileLayer: name must be a string, received 3'],
  ])('refuse others: %#', (check, message) => {
    expect(check).toThrow(message);
  });
});

describe('requireOptions', () => {
  const known = ['bounds', 'inclusion'];
  it.each([undefined, {}, { bounds: 1 }, { inclusion: undefined, bounds: undefined }])('passes %o', (options) => {
    expect(() => requireOptions('tilesInCircle', options, known)).not.toThrow();
  });

  it('passes members that the options inherit', () => {
    expect(() => requireOptions('tilesInCircle', Object.create({ other: 1 }), known)).not.toThrow();
  });

  it('names a member that is no option', () => {
    expect(() => requireOptions('tilesInCircle', { bounds: 1, bound: 2 }, known)).toThrow(
      new RangeError(
        'tilesInCircle: options must be an object with no members other than bounds, inclusion, received the member "bound"',
      ),
    );
  });

  class Bounded {
    readonly bounds = 1;
  }
  it('passes instances of a class whose members are known', () => {
    expect(() => requireOptions('tilesInCircle', new Bounded(), known)).not.toThrow();
    expect(() =>
      requireOptions('tilesInCircle', Object.assign(Object.create(null), { bounds: 1 }), known),
    ).not.toThrow();
  });

  it.each([
    [new Map(), 'Map'],
    [new Set(), 'Set'],
    [new Date(0), 'Date'],
    [Promise.resolve({}), 'Promise'],
    [/bounds/, 'RegExp'],
    [new Float64Array(0), 'Float64Array'],
  ])('refuses %o', (options, kind) => {
    expect(() => requireOptions('tilesInCircle', options, known)).toThrow(
      new RangeError(`tilesInCircle: options must be a plain object, received an instance of ${kind}`),
    );
  });

  it.each([null, 3, 'text', () => true, []])('refuses %s', (options) => {
    expect(() => requireOptions('tilesInCircle', options, known)).toThrow('tilesInCircle: options must be an object');
  });
});
