/** What compiles though it is wrong. */
/** Each expression compiles though it should not, and the rule that says so. */
export const caught = [
  ['-length', 'no-unsafe-unary-minus'],
  ['`${length}`', 'restrict-template-expressions'],
  [`length + ''`, 'restrict-plus-operands'],
  ['length ? 1 : 2', 'strict-boolean-expressions'],
  ['[length].sort()', 'require-array-sort-compare'],
  ['String(length)', 'no-base-to-string'],
  ['length || 1', 'strict-boolean-expressions'],
  ['maybe || 1', 'prefer-nullish-coalescing'],
  ['(maybe ||= length)', 'prefer-nullish-coalescing'],
  ['!direction', 'strict-boolean-expressions'],
  ['[direction].sort()', 'require-array-sort-compare'],
  ['`${at}`', 'no-base-to-string'],
  ['Object.assign(place, { x: length })', 'no-restricted-properties'],
  ['(seen: Set<Tile>) => seen.size', 'no-restricted-types'],
  ['(seen: ReadonlySet<Tile>) => seen.size', 'no-restricted-types'],
  ['(seen: Set<Step>) => seen.size', 'no-restricted-types'],
  ['(seen: Set<TileRect>) => seen.size', 'no-restricted-types'],
  ['(seen: Set<TileEdge>) => seen.size', 'no-restricted-types'],
  ['(seen: ReadonlySet<TileCorner>) => seen.size', 'no-restricted-types'],
  ['(seen: Set<Position2>) => seen.size', 'no-restricted-types'],
  ['cell ? 1 : 2', 'strict-boolean-expressions'],
  ['mirror.rowOf(70) ? 1 : 2', 'strict-boolean-expressions'],
  ['{ position: place, maxDistance: range || length }', 'prefer-nullish-coalescing'],
] as const;

/** Each expression compiles though it should not, and no rule says so: the READMEs list these. */
export const missed = [
  'at === tile(0, 0)',
  'step(1, 0) === step(1, 0)',
  'rect === tileRect({ x: 0, y: 0, width: 1, height: 1 })',
  'place === position(length, length)',
  'new Set<Tile>()',
  'new Map<Tile, number>()',
  '[at].includes(tile(0, 0))',
  '[at].indexOf(tile(0, 0))',
  'direction < CompassDirection.south',
  'range ? 1 : 2',
  'heading ? 1 : 2',
  "property(rat, 'speed', metersPerSecond) ? 1 : 2",
  'at < tile(0, 0)',
  '(() => { add(length, length); })()',
  '(() => { translate(at, step(1, 0)); })()',
  '(() => { moved(place); })()',
  '(() => { tilesInView(walls, unitTileSpace, view); })()',
  'markTilesInView(walls, seen, unitTileSpace, view)',
  '{ ...view, direction: Direction2.east } satisfies View2<TileLength>',
  '[...tilesInView(walls, unitTileSpace, view)].includes(at)',
  'flow.distanceAt(at) ? 1 : 2',
  'flow.nextTile(at) === at',
  'findPath(walls, at, at)?.tiles.includes(at)',
  '[watcher.end(1200)]',
  'watcher.see(0, 70)',
  'placeSprites([sprite], pointColumn([place]), { fraction: 16 })',
  '(sprite.x = 100)',
  'tileMover(sprite, walls, spaceOf(layer)).move(pixelDifference(pixels(3), pixels(0)))',
  'castRay(walls, spaceOf(layer), segmentBetween(here(sprite), here(sprite)))',
  'here(sprite) === here(sprite)',
] as const;

/** What the expressions speak of. */
export const head = `\
import { add, Direction2, type Length, meters, metersPerSecond, pixelDifference, pixels, pointColumn, position, type Position2, segmentBetween, type TileLength } from '@tilewright/units';
import { bitTilemap, CompassDirection, type Step, step, tile, type Tile, tileCenter, type TileCorner, type TileEdge, type TileRect, tileRect, translate, unitTileSpace } from '@tilewright/tilemap';
import { findPath, FlowField } from '@tilewright/paths';
import { here, type Layer, type MovableSprite, spaceOf, tileMover } from '@tilewright/phaser';
import { placeSprites } from '@tilewright/pixi';
import { castRay } from '@tilewright/queries';
import { markTilesInView, tilesInView, type View2 } from '@tilewright/sight';
import { type Mirror, type Watcher } from '@tilewright/sync';
import { type GlobalTileId, property, type WithProperties } from '@tilewright/tiled';
const length: Length = meters(3);
let maybe = [length].at(1);
const direction = [CompassDirection.east, CompassDirection.southEast][0]!;
const range = [length].at(1);
const heading = [direction].at(1);
declare const cell: GlobalTileId;
declare const rat: WithProperties;
const at = tile(1, 2);
const rect = tileRect({ x: 0, y: 0, width: 1, height: 1 });
const place = position(length, length);
const moved = (moving: { x: Length }): void => { moving.x = length; };
const walls = bitTilemap(rect);
const seen = bitTilemap(rect);
const view: View2<TileLength> = { position: tileCenter(unitTileSpace, at) };
const flow = new FlowField(walls, { goals: at });
declare const mirror: Mirror<Length, {}>;
declare const watcher: Watcher<Length>;
declare const layer: Layer;
declare const sprite: MovableSprite & { rotation: number };
`;

/** A module with a line for each expression. */
export function gaps(): string {
  const expressions = [...caught.map(([expression]) => expression), ...missed];
  return `${head}${expressions.map((expression, index) => `export const gap${index} = ${expression};\n`).join('')}`;
}
