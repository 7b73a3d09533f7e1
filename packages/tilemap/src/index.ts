/**
 * Tiles, steps and directions as values; tile maps; and conversions between world and tiles that agree on every border.
 */
export { cardinalNeighbors, compassNeighbors, ring, spiral } from './areas/neighbors.js';
export type {
  BoundedWalkOptions,
  Ground,
  IsOpen,
  MapWalkOptions,
  MapWalkOptionsWithIsSolid,
  MoveRule,
  RegionArguments,
  WalkArguments,
  WalkOptions,
} from './areas/ground.js';
export { connectedRegions, floodFill, type Regions } from './areas/walks.js';
export { applyPatch, invertPatch } from './changes/apply.js';
export { diffOf } from './changes/diff.js';
export { TilemapPatch, type TilemapPatchJSON } from './changes/patch.js';
export { type TilemapChanges, trackChanges } from './changes/track.js';
export { TileHashMap } from './collections/tile-hash-map.js';
export { TileHashSet } from './collections/tile-hash-set.js';
export {
  CardinalDirection,
  type CardinalName,
  CompassDirection,
  type CompassName,
  cardinalDirections,
  compassDirections,
  indexOfDirection,
  nameOfDirection,
} from './directions/compass.js';
export {
  tileAt,
  tileBounds,
  tileCenter,
  tileContaining,
  tileCorner,
  toTileLength,
  toTileSpace,
  toWorld,
} from './space/conversions.js';
export {
  cornerPosition,
  cornersEqual,
  cornersOfTile,
  type TileCorner,
  tileCornerAt,
  tilesAround,
} from './shapes/corner.js';
export { edgesEqual, edgeSegment, edgesOfTile, type TileEdge, tileEdge, tilesBeside } from './shapes/edge.js';
export type {
  OutlineOptions,
  OutlineOptionsWithIsSolid,
  SolidRectangleOptions,
  SolidRectangleOptionsWithIsSolid,
} from './shapes/options.js';
export { outlinePoints, outlines, type TileOutline } from './shapes/outlines.js';
export { solidRectangles } from './shapes/rectangles.js';
export { fromPixels, type PixelSpace, pixelSpace, type PixelSpaceOptions, toPixels } from './space/pixel-space.js';
export { type TileSpace, tileSpace, type TileSpaceOptions, unitTileSpace } from './space/tile-space.js';
export { tilesAtInto } from './space/tiles-at.js';
export {
  cardinalSet,
  compassSet,
  type DirectionSet,
  directionSetComplement,
  directionSetHas,
  directionSetIntersection,
  directionSetRotated,
  directionSetSize,
  directionSetUnion,
  directionSetWith,
  directionSetWithout,
  directionsIn,
} from './directions/direction-set.js';
export { autotile, type AutotileOptions } from './pictures/autotile.js';
export {
  type IsSame,
  neighborSet,
  type NeighborSetOptions,
  type OutsideTiles,
  reducedNeighborSets,
} from './pictures/neighbor-set.js';
export type { ChangedTiles } from './pictures/painted-rows.js';
export { type RandomAt, randomAt } from './pictures/random-at.js';
export { wangColor, type WangColor, type WangSet, type WangSetType, type WangTile } from './pictures/wang-set.js';
export { wangTiles, type WangTilesOptions } from './pictures/wang-tiles.js';
export {
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
} from './directions/moves.js';
export { arrayTilemap, ArrayTilemap, arrayTilemapFrom } from './storage/array.js';
export type { TilemapBase } from './storage/base.js';
export { bitTilemap, BitTilemap, bitTilemapFrom } from './storage/bit.js';
export { ChunkedTilemap } from './storage/chunked.js';
export { chunkedTilemap, type ChunkedTilemapOptions, type TypedChunksOptions } from './storage/chunked-options.js';
export type { Chunk } from './storage/chunk-index.js';
export type { ChunkData, ChunkStore } from './storage/chunk-store.js';
export type { TilemapLayout } from './storage/layout.js';
export type {
  ArrayTilemapJSON,
  BitTilemapJSON,
  BoundsJSON,
  ChunkedTilemapJSON,
  NumberJSON,
  TilemapHeader,
  TypedTilemapJSON,
} from './storage/json.js';
export type { IsSolid, SolidArguments, SolidOptions } from './storage/solid-options.js';
export { mappedView, viewOf } from './storage/views.js';
export type { ReadonlyTilemap, Tilemap } from './storage/tilemap.js';
export { typedTilemap, TypedTilemap, typedTilemapOver } from './storage/typed.js';
export type { NumberLike, OpaqueNumber, Storable, TypedArray, TypedArrayConstructor } from './storage/typed-array.js';
export {
  everyTile,
  expandRect,
  rectContains,
  rectIntersection,
  rectsEqual,
  rectSpanning,
  rectUnion,
  tileCount,
  type TileRect,
  tileRect,
  type TileRectOptions,
  tilesIn,
} from './values/rect.js';
export {
  chebyshevDistance,
  manhattanDistance,
  octileDistance,
  scaleStep,
  type Step,
  step,
  stepBetween,
  stepsEqual,
  translate,
} from './values/step.js';
export { type Tile, tile, tilesEqual } from './values/tile.js';
