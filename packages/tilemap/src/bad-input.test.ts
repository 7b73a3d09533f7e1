/**
 * What comes by a cast: every function and every constructor, each parameter. It is an error that names the parameter,
 * or the answer that the documentation gives. Numbers out of range have their cases beside each function.
 */
import {
  Direction2,
  meters,
  metersPerTile,
  pixelPosition,
  pixels,
  pixelsPerMeter,
  position,
  type Position2,
  pointColumn,
  tilePosition,
  tiles,
} from '@tilewright/units';
import { describe, expect, it } from 'vitest';
import * as t from './index.js';
import * as json from './json.js';

const tile = t.tile(1, 2);
const rect = t.tileRect({ x: 0, y: 0, width: 4, height: 3 });
const east = t.CompassDirection.east;
const set = t.compassSet(east);
const corner = t.tileCornerAt(1, 2);
const edge = t.tileEdge(tile, t.CardinalDirection.north);
const place = position(meters(1), meters(1));
const inTiles = tilePosition(tiles(1), tiles(1));
const onScreen = pixelPosition(pixels(1), pixels(1));
const space = t.tileSpace({ origin: place, tileSize: metersPerTile(2) });
const view = t.pixelSpace({ origin: place, pixelsPerMeter: pixelsPerMeter(2) });
const isOpen = (x: number, y: number): boolean => t.rectContains(rect, t.tile(x, y));
const patch = t.diffOf(t.arrayTilemap(rect, 1), t.arrayTilemap(rect, 2));
const wangSet: t.WangSet<number> = {
  name: 'ground',
  type: 'corner',
  colors: [{ name: 'a' }],
  tiles: [{ value: 1, colors: [1, 1, 1, 1, 1, 1, 1, 1], probability: 1 }],
  empty: 0,
};
const empty = t.diffOf(t.arrayTilemap(rect, 1), t.arrayTilemap(rect, 1));

/** An object that throws when it becomes a number or text: the check's error must come out, not this one. */
const unwilling = {
  valueOf: (): never => {
    throw new TypeError('asked for a number');
  },
  toString: (): never => {
    throw new TypeError('asked for a text');
  },
};
/** The same for each member that is looked for. */
const members = (value: unknown): object => ({ x: value, y: value, width: value, height: value, dx: value, dy: value });

/** What comes by a cast. */
const bad: Readonly<Record<string, unknown>> = {
  undefined: undefined,
  null: null,
  text: 'x',
  'an empty text': '',
  'a bigint': 1n,
  'a symbol': Symbol('s'),
  'an unwilling object': unwilling,
  'a number as text': '1',
  NaN: Number.NaN,
  '0.5': 0.5,
  '-1': -1,
  '-0': -0,
  '2^53': 2 ** 53,
  '1e300': 1e300,
  Infinity: Number.POSITIVE_INFINITY,
  true: true,
  'an empty array': [],
  'an array': [1, 2],
  'an array of one': [1],
  'an empty object': {},
  'half an object': { x: 1 },
  'members of text': members('1'),
  'members of null': members(null),
  'members of fractions': members(0.5),
  'members of bigints': members(1n),
  'members of symbols': members(Symbol('s')),
  'unwilling members': members(unwilling),
  'members out of range': { x: 2 ** 53, y: 0, width: 2 ** 53, height: 1, dx: 2 ** 53, dy: 0 },
  'a function': () => 0,
};
/** The kinds of parameters, each with those of the values above that are good for it, or may be. */
const kinds = {
  tile: [],
  step: ['members out of range'],
  rect: [],
  corner: [],
  edge: [],
  cardinal: ['-0'],
  outline: ['an empty array'],
  direction: ['-0'],
  set: ['-0'],
  tileNumber: ['-0', '-1'],
  integer: ['-0', '-1'],
  count: ['-0'],
  turns: ['-0', '-1'],
  size: ['0.5', '2^53'],
  length: ['0.5', '-0', '-1', '2^53', '1e300'],
  heading: ['-0', '-1'],
  word: [],
  text: ['text', 'an empty text', 'a number as text'],
  array: ['an empty array'],
  point: ['members of fractions'],
  origin: ['members of fractions'],
  // A conversion does not measure again how far off the origin is, nor how large a tile.
  givenOrigin: ['members of fractions', 'members out of range'],
  givenSize: ['0.5', '2^53', '1e300'],
  space: [],
  function: ['a function'],
  optionalFunction: ['undefined', 'a function'],
  tiles: ['an empty array', 'an empty text'],
  optionalTiles: ['undefined', 'an empty array', 'an empty text'],
  entry: [],
  options: ['undefined', 'an empty array', 'an empty object'],
  rule: ['undefined'],
  requiredOptions: [],
  wangSet: [],
  changedTiles: ['undefined', 'an empty array', 'an empty text'],
  optionalRect: ['undefined'],
  map: [],
  arrayKind: [],
  optionalArrayKind: ['undefined'],
  data: [],
  column: [],
  int32Array: [],
  optionalRects: ['undefined', 'an empty array'],
  patch: [],
  boolean: ['true'],
  optionalBoolean: ['undefined', 'true'],
  byte: ['-0'],
  optionalByte: ['undefined', '-0'],
  chunkSize: ['undefined'],
  chunkOptions: ['an empty array', 'an empty object'],
  json: [],
} as const satisfies Record<string, readonly string[]>;
type Kind = keyof typeof kinds;

/** A function by its name, good arguments, and of what kind each is; `any` takes everything. */
type Case = readonly [
  name: string,
  call: (...args: never[]) => unknown,
  good: readonly unknown[],
  kinds: readonly (Kind | 'any')[],
];

const optionsOf = { rule: 'four-way', bounds: rect } as const;
const cases: readonly Case[] = [
  ['tile', t.tile, [1, 2], ['tileNumber', 'tileNumber']],
  ['step', t.step, [1, 2], ['integer', 'integer']],
  ['stepBetween', t.stepBetween, [tile, tile], ['tile', 'tile']],
  ['translate', t.translate, [tile, t.step(1, 1)], ['tile', 'step']],
  ['scaleStep', t.scaleStep, [t.step(1, 1), 2], ['step', 'integer']],
  ['manhattanDistance', t.manhattanDistance, [tile, tile], ['tile', 'tile']],
  ['chebyshevDistance', t.chebyshevDistance, [tile, tile], ['tile', 'tile']],
  ['octileDistance', t.octileDistance, [tile, tile], ['tile', 'tile']],
  ['tileRect', t.tileRect, [rect], ['rect']],
  ['rectSpanning', t.rectSpanning, [tile, tile], ['tile', 'tile']],
  ['tileCount', t.tileCount, [rect], ['rect']],
  ['rectContains', t.rectContains, [rect, tile], ['rect', 'tile']],
  ['rectsEqual', t.rectsEqual, [rect, rect], ['rect', 'rect']],
  ['rectIntersection', t.rectIntersection, [rect, rect], ['rect', 'rect']],
  ['rectUnion', t.rectUnion, [rect, rect], ['rect', 'rect']],
  ['expandRect', t.expandRect, [rect, 1], ['rect', 'integer']],
  ['tilesIn', t.tilesIn, [rect], ['rect']],
  ['indexOfDirection', t.indexOfDirection, [east], ['direction']],
  ['nameOfDirection', t.nameOfDirection, [east], ['direction']],
  ['stepIn', t.stepIn, [east], ['direction']],
  ['neighbor', t.neighbor, [tile, east], ['tile', 'direction']],
  ['oppositeDirection', t.oppositeDirection, [east], ['direction']],
  ['rotateDirection', t.rotateDirection, [east, 2], ['direction', 'turns']],
  ['mirrorDirection', t.mirrorDirection, [east, 'east-west'], ['direction', 'word']],
  ['directionOfStep', t.directionOfStep, [t.step(1, 1)], ['step']],
  ['nearestCardinal', t.nearestCardinal, [Direction2.east], ['heading']],
  ['nearestCompass', t.nearestCompass, [Direction2.south], ['heading']],
  ['headingOf', t.headingOf, [east], ['direction']],
  ['cardinalSet', t.cardinalSet, [east], ['direction']],
  ['compassSet', t.compassSet, [east], ['direction']],
  ['directionSetHas', t.directionSetHas, [set, east], ['set', 'direction']],
  ['directionSetWith', t.directionSetWith, [set, east], ['set', 'direction']],
  ['directionSetWithout', t.directionSetWithout, [set, east], ['set', 'direction']],
  ['directionSetUnion', t.directionSetUnion, [set, set], ['set', 'set']],
  ['directionSetIntersection', t.directionSetIntersection, [set, set], ['set', 'set']],
  ['directionSetComplement', t.directionSetComplement, [set], ['set']],
  ['directionSetSize', t.directionSetSize, [set], ['set']],
  ['directionsIn', t.directionsIn, [set], ['set']],
  ['directionSetRotated', t.directionSetRotated, [set, 2], ['set', 'turns']],
  ['cardinalNeighbors', t.cardinalNeighbors, [tile, rect], ['tile', 'optionalRect']],
  ['compassNeighbors', t.compassNeighbors, [tile, rect], ['tile', 'optionalRect']],
  ['ring', t.ring, [tile, 1], ['tile', 'count']],
  ['spiral', t.spiral, [tile, 1], ['tile', 'count']],
  ['floodFill', t.floodFill, [isOpen, tile, optionsOf], ['function', 'tile', 'options']],
  ['floodFill over', t.floodFill, [t.bitTilemap(rect), tile, optionsOf], ['function', 'tile', 'options']],
  [
    'floodFill by',
    (rule: t.MoveRule, bounds: t.TileRect) => t.floodFill(isOpen, tile, { rule, bounds }),
    ['four-way', rect],
    ['rule', 'optionalRect'],
  ],
  [
    'floodFill around',
    (isSolid: t.IsSolid<boolean>) => t.floodFill(t.bitTilemap(rect), tile, { isSolid }),
    [() => false],
    ['optionalFunction'],
  ],
  [
    'connectedRegions',
    (ground: t.Ground, options: object) => (t.connectedRegions as (...args: unknown[]) => unknown)(ground, options),
    [t.bitTilemap(rect), optionsOf],
    ['function', 'options'],
  ],
  [
    'connectedRegions by',
    (bounds: t.TileRect, rule: t.MoveRule) => t.connectedRegions(isOpen, { bounds, rule }),
    [rect, 'four-way'],
    ['rect', 'rule'],
  ],
  ['tileCornerAt', t.tileCornerAt, [1, 2], ['tileNumber', 'tileNumber']],
  ['cornersOfTile', t.cornersOfTile, [tile], ['tile']],
  ['tilesAround', t.tilesAround, [corner, rect], ['corner', 'optionalRect']],
  ['cornerPosition', t.cornerPosition, [space, corner], ['space', 'corner']],
  ['tileEdge', t.tileEdge, [tile, t.CardinalDirection.north], ['tile', 'cardinal']],
  ['edgesOfTile', t.edgesOfTile, [tile], ['tile']],
  ['tilesBeside', t.tilesBeside, [edge, rect], ['edge', 'optionalRect']],
  ['edgeSegment', t.edgeSegment, [space, edge], ['space', 'edge']],
  ['outlinePoints', t.outlinePoints, [space, [corner]], ['space', 'outline']],
  ['outlinePoints of', (at: t.TileCorner) => t.outlinePoints(space, [at]), [corner], ['corner']],
  ['solidRectangles', t.solidRectangles, [t.bitTilemap(rect), { bounds: rect }], ['map', 'options']],
  [
    'solidRectangles by',
    (isSolid: t.IsSolid<boolean>, bounds: t.TileRect, fewest: boolean) =>
      t.solidRectangles(t.bitTilemap(rect), { isSolid, bounds, fewest }),
    [() => true, rect, true],
    ['optionalFunction', 'optionalRect', 'optionalBoolean'],
  ],
  ['outlines', t.outlines, [t.bitTilemap(rect), { bounds: rect }], ['map', 'options']],
  [
    'outlines by',
    (isSolid: t.IsSolid<boolean>, bounds: t.TileRect, touching: 'apart') =>
      t.outlines(t.bitTilemap(rect), { isSolid, bounds, touching }),
    [() => true, rect, 'apart'],
    ['optionalFunction', 'optionalRect', 'rule'],
  ],
  ['new TileHashSet', (of: t.Tile[]) => new t.TileHashSet(of), [[tile]], ['optionalTiles']],
  ['new TileHashSet of', (at: t.Tile) => new t.TileHashSet([at]), [tile], ['tile']],
  ['TileHashSet.add', (at: t.Tile) => new t.TileHashSet().add(at), [tile], ['tile']],
  [
    'TileHashSet.addAt',
    (x: number, y: number) => new t.TileHashSet().addAt(x, y),
    [1, 2],
    ['tileNumber', 'tileNumber'],
  ],
  ['TileHashSet.forEach', (visit: () => void) => new t.TileHashSet().forEach(visit), [() => {}], ['function']],
  ['new TileHashMap', (of: [t.Tile, 1][]) => new t.TileHashMap(of), [[[tile, 1]]], ['optionalTiles']],
  ['new TileHashMap of', (entry: [t.Tile, 1]) => new t.TileHashMap([entry]), [[tile, 1]], ['entry']],
  ['TileHashMap.set', (at: t.Tile, v: number) => new t.TileHashMap().set(at, v), [tile, 1], ['tile', 'any']],
  [
    'TileHashMap.setAt',
    (x: number, y: number, v: number) => new t.TileHashMap().setAt(x, y, v),
    [1, 2, 3],
    ['tileNumber', 'tileNumber', 'any'],
  ],
  ['TileHashMap.forEach', (visit: () => void) => new t.TileHashMap().forEach(visit), [() => {}], ['function']],
  ['tileSpace', t.tileSpace, [{ origin: place, tileSize: 2 }], ['space']],
  [
    'tileSpace by',
    (origin: Position2, tileSize: never) => t.tileSpace({ origin, tileSize }),
    [place, 2],
    ['origin', 'size'],
  ],
  ['pixelSpace', t.pixelSpace, [{ origin: place, pixelsPerMeter: 2 }], ['space']],
  [
    'pixelSpace by',
    (origin: Position2, pixelsPerMeter: never) => t.pixelSpace({ origin, pixelsPerMeter }),
    [place, 2],
    ['origin', 'size'],
  ],
  ['tileAt', t.tileAt, [space, place], ['space', 'point']],
  ['tilesAtInto', t.tilesAtInto, [new Int32Array(2), space, pointColumn([place])], ['int32Array', 'space', 'column']],
  ['tileContaining', t.tileContaining, [inTiles], ['point']],
  ['toTileSpace', t.toTileSpace, [space, place], ['space', 'point']],
  ['toWorld', t.toWorld, [space, inTiles], ['space', 'point']],
  ['tileCorner', t.tileCorner, [space, tile], ['space', 'tile']],
  ['tileCenter', t.tileCenter, [space, tile], ['space', 'tile']],
  ['tileBounds', t.tileBounds, [space, tile], ['space', 'tile']],
  ['toTileLength', t.toTileLength, [space, meters(2)], ['space', 'length']],
  ...[t.tileAt, t.toTileSpace, t.toWorld, t.tileCorner, t.tileCenter, t.tileBounds, t.toTileLength].map(
    (convert): Case => {
      const argument = convert === t.toTileLength ? 2 : tile;
      const call = (origin: unknown, tileSize: unknown): unknown =>
        (convert as (...args: unknown[]) => unknown)({ origin, tileSize }, argument);
      return [`${convert.name} by`, call, [place, 2], ['givenOrigin', 'givenSize']];
    },
  ),
  ...[t.toPixels, t.fromPixels].map((convert): Case => {
    const call = (origin: unknown, pixelsPerMeter: unknown): unknown =>
      (convert as (...args: unknown[]) => unknown)({ origin, pixelsPerMeter }, place);
    return [`${convert.name} by`, call, [place, 2], ['givenOrigin', 'givenSize']];
  }),
  ['toPixels', t.toPixels, [view, place], ['space', 'point']],
  ['fromPixels', t.fromPixels, [view, onScreen], ['space', 'point']],
  ['arrayTilemap', t.arrayTilemap, [rect, 1], ['rect', 'any']],
  ['arrayTilemapFrom', t.arrayTilemapFrom, [rect, () => 1], ['rect', 'function']],
  [
    'new ArrayTilemap',
    (b: t.TileRect, d: 0[]) => new t.ArrayTilemap(b, d),
    [rect, Array(12).fill(0)],
    ['rect', 'data'],
  ],
  ['typedTilemap', t.typedTilemap, [rect, Uint8Array, 1], ['rect', 'arrayKind', 'optionalByte']],
  ['typedTilemapOver', t.typedTilemapOver, [rect, new Uint8Array(12)], ['rect', 'data']],
  [
    'new TypedTilemap',
    (b: t.TileRect, d: Uint8Array) => new t.TypedTilemap(b, d),
    [rect, new Uint8Array(12)],
    ['rect', 'data'],
  ],
  ['bitTilemap', t.bitTilemap, [rect, true], ['rect', 'optionalBoolean']],
  ['bitTilemapFrom', t.bitTilemapFrom, [rect, () => true], ['rect', 'function']],
  [
    'new BitTilemap',
    (b: t.TileRect, d: Int32Array<ArrayBuffer>) => new t.BitTilemap(b, d),
    [rect, new Int32Array(3)],
    ['rect', 'data'],
  ],
  ['chunkedTilemap', t.chunkedTilemap, [{ background: 0 }], ['chunkOptions']],
  [
    'chunkedTilemap of',
    (background: number, chunkSize: number, array: Uint8ArrayConstructor) =>
      t.chunkedTilemap({ background, chunkSize, array }),
    [0, 32, Uint8Array],
    ['byte', 'chunkSize', 'optionalArrayKind'],
  ],
  ['viewOf', t.viewOf, [t.arrayTilemap(rect, 1), rect], ['map', 'rect']],
  ['mappedView', t.mappedView, [t.arrayTilemap(rect, 1), () => 1], ['map', 'function']],
  ['chunkAt', (at: t.Tile) => t.chunkedTilemap({ background: 0 }).chunkAt(at), [tile], ['tile']],
  [
    'keep',
    (x: number, y: number, d: Uint8Array<ArrayBuffer>) =>
      t.chunkedTilemap({ background: 0, array: Uint8Array }).keep(x, y, d),
    [0, 0, new Uint8Array(1024)],
    ['count', 'count', 'data'],
  ],
  [
    'keep, plain',
    (d: number[]) => t.chunkedTilemap({ background: 0 }).keep(0, 0, d),
    [Array.from({ length: 1024 }, () => 0)],
    ['data'],
  ],
  ['neighborSet', t.neighborSet, [t.arrayTilemap(rect, 1), tile, () => true], ['map', 'tile', 'function']],
  [
    'neighborSet by',
    (options: object) => t.neighborSet(t.arrayTilemap(rect, 1), tile, () => true, options),
    [{ outside: 'same' }],
    ['options'],
  ],
  [
    'neighborSet with',
    (outside: t.OutsideTiles, reduced: boolean) =>
      t.neighborSet(t.arrayTilemap(rect, 1), tile, () => true, { outside, reduced }),
    ['same', true],
    ['rule', 'optionalBoolean'],
  ],
  ['randomAt', t.randomAt, [7], ['integer']],
  [
    'autotile',
    t.autotile,
    [t.arrayTilemap(rect, 1), t.arrayTilemap(rect, 1), { choose: () => 1 }],
    ['map', 'map', 'requiredOptions'],
  ],
  [
    'autotile by',
    (choose: () => number, isSame: () => boolean, outside: t.OutsideTiles, reduced: boolean, repaint: t.TileRect) =>
      t.autotile(t.arrayTilemap(rect, 1), t.arrayTilemap(rect, 1), { choose, isSame, outside, reduced, repaint }),
    [() => 1, () => true, 'same', true, rect],
    ['function', 'optionalFunction', 'rule', 'optionalBoolean', 'changedTiles'],
  ],
  [
    'autotile of',
    (changed: t.TileRect) =>
      t.autotile(t.arrayTilemap(rect, 1), t.arrayTilemap(rect, 1), { choose: () => 1, repaint: [changed] }),
    [rect],
    ['rect'],
  ],
  ['wangColor', t.wangColor, [wangSet, 'a'], ['wangSet', 'word']],
  [
    'wangTiles',
    t.wangTiles,
    [t.arrayTilemap(rect, 1), t.arrayTilemap(rect, 1), wangSet, { random: () => 0 }],
    ['map', 'map', 'wangSet', 'requiredOptions'],
  ],
  [
    'wangTiles by',
    (random: () => number, between: 'least', colorsOf: 'tiles', repaint: t.TileRect) =>
      t.wangTiles(t.arrayTilemap(rect, 1), t.arrayTilemap(rect, 1), wangSet, { random, between, colorsOf, repaint }),
    [() => 0, 'least', 'tiles', rect],
    ['function', 'rule', 'rule', 'changedTiles'],
  ],
  [
    'wangTiles with',
    (name: string, type: 'corner', colors: t.WangColor[], tiles: t.WangTile<number>[]) =>
      t.wangTiles(
        t.arrayTilemap(rect, 1),
        t.arrayTilemap(rect, 0),
        { name, type, colors, tiles, empty: 1 },
        { random: () => 0 },
      ),
    ['', 'corner', [], []],
    ['text', 'word', 'array', 'array'],
  ],
  ['trackChanges', t.trackChanges, [t.arrayTilemap(rect, 1)], ['map']],
  ['diffOf', t.diffOf, [t.arrayTilemap(rect, 1), t.arrayTilemap(rect, 2), [rect]], ['map', 'map', 'optionalRects']],
  [
    'diffOf in',
    (part: t.TileRect) => t.diffOf(t.arrayTilemap(rect, 1), t.arrayTilemap(rect, 2), [part]),
    [rect],
    ['rect'],
  ],
  ['applyPatch', (map: never, of: never) => t.applyPatch(map, of), [t.arrayTilemap(rect, 1), empty], ['map', 'patch']],
  ['invertPatch', t.invertPatch, [patch], ['patch']],
  ['TilemapPatch.forEach', (visit: () => void) => patch.forEach(visit), [() => {}], ['function']],
  [
    'tilemapPatchFromJSON',
    json.tilemapPatchFromJSON,
    [patch.toJSON(), t.arrayTilemap(rect, 1), () => 1],
    ['json', 'map', 'function'],
  ],
  [
    'tilemapPatchFromJSON of numbers',
    json.tilemapPatchFromJSON,
    [patch.toJSON(), t.typedTilemap(rect, Uint8Array), (value: number) => value],
    ['json', 'map', 'optionalFunction'],
  ],
  [
    'arrayTilemapFromJSON',
    json.arrayTilemapFromJSON,
    [t.arrayTilemap(rect, 1).toJSON(), () => 1],
    ['json', 'function'],
  ],
  [
    'typedTilemapFromJSON',
    json.typedTilemapFromJSON,
    [t.typedTilemap(rect, Uint8Array).toJSON(), Uint8Array, (value: number) => value],
    ['json', 'arrayKind', 'optionalFunction'],
  ],
  ['bitTilemapFromJSON', json.bitTilemapFromJSON, [t.bitTilemap(rect).toJSON()], ['json']],
  [
    'chunkedTilemapFromJSON',
    json.chunkedTilemapFromJSON,
    [t.chunkedTilemap({ background: 0, array: Uint8Array }).toJSON(), Uint8Array, (value: number) => value],
    ['json', 'arrayKind', 'optionalFunction'],
  ],
];

const numbers = (): t.Tilemap<number> => t.arrayTilemap(rect, 1);
const maps: readonly (readonly [string, () => t.Tilemap<unknown>, unknown, Kind | 'any'])[] = [
  ['arrayTilemap', numbers, 5, 'any'],
  ['typedTilemap', () => t.typedTilemap(rect, Uint8Array) as t.Tilemap<unknown>, 5, 'byte'],
  ['bitTilemap', () => t.bitTilemap(rect), true, 'boolean'],
  ['chunkedTilemap', () => t.chunkedTilemap<unknown>({ background: 0 }), 5, 'any'],
  [
    'chunkedTilemap of bytes',
    () => t.chunkedTilemap({ background: 0, array: Uint8Array }) as t.Tilemap<unknown>,
    5,
    'byte',
  ],
  ['viewOf', () => t.viewOf<t.Tilemap<unknown>>(numbers(), rect), 5, 'any'],
  ['viewOf bytes', () => t.viewOf(t.typedTilemap(rect, Uint8Array), rect) as t.Tilemap<unknown>, 5, 'byte'],
];
const coordinates = ['tileNumber', 'tileNumber'] as const;
const ofMaps = maps.flatMap(([name, make, value, kind]): Case[] => [
  [`${name}.get`, (at: t.Tile) => make().get(at), [tile], ['tile']],
  [`${name}.getAt`, (x: number, y: number) => make().getAt(x, y), [1, 2], coordinates],
  [`${name}.set`, (at: t.Tile, v: unknown) => make().set(at, v), [tile, value], ['tile', kind]],
  [`${name}.setAt`, (x: number, y: number, v: unknown) => make().setAt(x, y, v), [1, 2, value], [...coordinates, kind]],
  [`${name}.fill`, (v: unknown, r: t.TileRect) => make().fill(v, r), [value, rect], [kind, 'optionalRect']],
  [`${name}.markChanged`, (r: t.TileRect) => make().markChanged(r), [rect], ['optionalRect']],
  [`${name}.forEach`, (visit: () => void) => make().forEach(visit), [() => {}], ['function']],
  [`${name}.map`, (convert: () => void) => make().map(convert), [() => {}], ['function']],
]);
const mapped = (): t.ReadonlyTilemap<number> => t.mappedView(numbers(), (value) => value);
const ofViews: readonly Case[] = [
  ['mappedView.get', (at: t.Tile) => mapped().get(at), [tile], ['tile']],
  ['mappedView.getAt', (x: number, y: number) => mapped().getAt(x, y), [1, 2], coordinates],
  ['mappedView.forEach', (visit: () => void) => mapped().forEach(visit), [() => {}], ['function']],
  ['mappedView.map', (convert: () => void) => mapped().map(convert), [() => {}], ['function']],
];

/** `where: parameter must be rule, received value. Remedy`, and no other. */
const isHouse = (found: string, where: string): boolean =>
  found.startsWith(`RangeError: ${where}`) && /^RangeError: [\w. ]+: [\w.[\]*+ ]+ must be .+, received .+/s.test(found);
const table = [...cases, ...ofMaps, ...ofViews].flatMap(([name, call, good, kindsOf]) =>
  kindsOf.map((kind, index) => ({ name, call: call as (...args: unknown[]) => unknown, good, kind, index })),
);

it('knows every function and constructor', () => {
  const named = new Set(table.map(({ name }) => name.replace('new ', '').split(/[ ,.]/)[0]));
  // Some have a table of their own below, the others no public constructor.
  const apart = ['tilesEqual', 'stepsEqual', 'cornersEqual', 'edgesEqual', 'ChunkedTilemap', 'TilemapPatch'];
  const all = Object.entries({ ...t, ...json }).filter(([, member]) => typeof member === 'function');
  expect(all.map(([name]) => name).filter((name) => !named.has(name) && !apart.includes(name))).toEqual([]);
});

it('knows every method that takes an argument', () => {
  const maps = { ArrayTilemap: 'arrayTilemap', TypedTilemap: 'typedTilemap', BitTilemap: 'bitTilemap' };
  const named = new Set(table.map(({ name }) => name));
  // These have an answer for everything, below; the compiler keeps the others for the class itself.
  const answers = ['has', 'hasAt', 'getOr', 'getOrAt', 'delete', 'deleteAt', 'TileHashMap.get', 'TileHashMap.getAt'];
  const own =
    'read fits elementOf from getElsewhere setElsewhere approach offsetOf write place valueAt rearrange'.split(' ');
  const unknown = Object.entries({ ...t, ...json }).flatMap(([name, member]) => {
    const methods = new Set<string>();
    for (
      let type: unknown = Reflect.get(Object(member), 'prototype');
      type instanceof Object && type !== Object.prototype;
    ) {
      for (const key of Object.getOwnPropertyNames(type)) {
        const value: unknown = Object.getOwnPropertyDescriptor(type, key)?.value;
        if (key !== 'constructor' && typeof value === 'function' && value.length > 0) methods.add(key);
      }
      type = Object.getPrototypeOf(type);
    }
    const label = { ...maps, ChunkedTilemap: 'chunkedTilemap' }[name] ?? name;
    return [...methods].filter(
      (method) =>
        !named.has(`${label}.${method}`) &&
        !named.has(method) &&
        ![...answers, ...own].some((each) => each === method || each === `${name}.${method}`),
    );
  });
  expect(unknown).toEqual([]);
});

it('takes what is good', () => {
  for (const { name, call, good } of table)
    expect(
      outcome(() => call(...good)),
      name,
    ).toBe('answered');
});

it.each(table)(
  '$name: argument $index is refused by name if its kind is wrong',
  ({ name, call, good, kind, index }) => {
    // The methods of maps name themselves, and not the kind of map.
    const [where = ''] = name.includes('.') ? [] : name.replace('new ', '').split(/[ ,]/);
    const fine: readonly string[] = kind === 'any' ? Object.keys(bad) : kinds[kind];
    const wrong = Object.entries(bad)
      .map(([label, value]) => {
        const found = outcome(() => call(...good.map((argument, at) => (at === index ? value : argument))));
        return { label, found };
      })
      .filter(({ label, found }) => !(isHouse(found, where) || (found === 'answered' && fine.includes(label))));
    expect(wrong).toEqual([]);
  },
);

const ofRects = table.filter(({ kind }) => kind === 'rect' || kind === 'optionalRect');
it.each(ofRects)('$name: argument $index is refused by name if its size is wrong', ({ call, good, index }) => {
  for (const value of [undefined, null, '1', 1n, Symbol('s'), unwilling, Number.NaN, 0.5, -1]) {
    for (const size of ['width', 'height']) {
      const wrong = { x: 0, y: 0, width: 1, height: 1, [size]: value };
      const found = outcome(() => call(...good.map((argument, at) => (at === index ? wrong : argument))));
      expect(isHouse(found, ''), found).toBe(true);
    }
  }
});

it.each(table)('$name: argument $index may be a proxy, or is refused by name', ({ call, good, index }) => {
  const given = good[index];
  const isObject = (typeof given === 'object' && given !== null) || typeof given === 'function';
  if (!isObject) return;
  const found = outcome(() => call(...good.map((argument, at) => (at === index ? new Proxy(given, {}) : argument))));
  expect(found === 'answered' || isHouse(found, ''), found).toBe(true);
});

function outcome(call: () => unknown): string {
  try {
    call();
    return 'answered';
  } catch (error) {
    return error instanceof Error ? `${error.constructor.name}: ${error.message}` : 'no error';
  }
}

describe('what has an answer for everything', () => {
  const all = Object.entries(bad).filter(([name]) => name !== '-0' && name !== '-1');

  const every = [...maps.map(([name, make]) => ({ name, map: make() })), { name: 'mappedView', map: mapped() }];
  it.each<{ name: string; map: t.ReadonlyTilemap<unknown> }>(every)(
    '$name has no tile at a value that is not a tile',
    ({ map }) => {
      for (const [label, value] of all) {
        const at = value as never;
        expect([map.has(at), map.getOr(at, 'none')], label).toEqual([false, 'none']);
        expect([map.hasAt(at, 0), map.hasAt(0, at)], label).toEqual([false, false]);
        expect([map.getOrAt(at, 0, 'none'), map.getOrAt(0, at, 'none')], label).toEqual(['none', 'none']);
      }
    },
  );

  it('hash sets and maps have no such tile either', () => {
    const tiles = new t.TileHashSet([t.tile(0, 0), t.tile(1, 1)]);
    const names = new t.TileHashMap([[t.tile(0, 0), 'origin']]);
    for (const [label, value] of all) {
      const at = value as never;
      expect([tiles.has(at), tiles.delete(at), names.has(at), names.delete(at)], label).toEqual(Array(4).fill(false));
      expect(names.get(at), label).toBeUndefined();
      expect([names.getOr(at, 'none'), names.getOrAt(at, 0, 'none'), names.getOrAt(0, at, 'none')], label).toEqual(
        Array(3).fill('none'),
      );
      expect([tiles.hasAt(at, 0), tiles.hasAt(0, at), tiles.deleteAt(at, 0)], label).toEqual([false, false, false]);
      expect([names.getAt(at, 0), names.hasAt(0, at), names.deleteAt(0, at)], label).toEqual([undefined, false, false]);
    }
    expect([tiles.size, names.size]).toEqual([2, 1]);
  });

  it('what compares two values is false for anything else', () => {
    for (const [label, value] of all.filter(([name]) => !/members|half/.test(name))) {
      const at = value as never;
      for (const [areEqual, good] of [
        [t.tilesEqual, tile],
        [t.stepsEqual, t.step(1, 2)],
        [t.cornersEqual, corner],
        [t.edgesEqual, edge],
      ] as const) {
        const call = areEqual as (a: never, b: never) => boolean;
        expect([call(at, good as never), call(good as never, at), call(at, at)], label).toEqual([false, false, false]);
      }
    }
  });
});
