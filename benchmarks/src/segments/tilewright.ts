/** Tile queries along segments that are made for each query, as in a game. */
import { castRay, castRaysInto, RayHits, tileCursor, tilesOnSegment } from '@tilewright/queries';
import { bitTilemap, type BitTilemap, tileRect, tileSpace, typedTilemap, type TypedTilemap } from '@tilewright/tilemap';
import {
  meters,
  metersPerTile,
  pointColumn,
  type PointColumn,
  position,
  type Position2,
  segmentBetween,
  type Segment2,
} from '@tilewright/units';
import type { Contender } from '../harness/contender.js';
import { contender, positionsRow, type Work } from './rows.js';
import { type Ends, isWall, mapSize, mix, type Walls } from './scene.js';

const space = tileSpace({ origin: position(meters(0), meters(0)), tileSize: metersPerTile(1) });
const bounds = tileRect({ x: 0, y: 0, width: mapSize, height: mapSize });
/** The map of walls, as a bit map and as a map of tile kinds. */
function mapsOf(walls: Walls): { bits: BitTilemap; kinds: TypedTilemap<number, Uint8Array> } {
  const [bits, kinds] = [bitTilemap(bounds), typedTilemap(bounds, Uint8Array)];
  bits.forEach((_, x, y) => {
    bits.setAt(x, y, isWall(walls, x, y));
    kinds.setAt(x, y, isWall(walls, x, y) ? 1 : 0);
  });
  return { bits, kinds };
}

/** Makes a segment, as a game makes it from its own numbers. */
function madeSegment({ sx, sy, ex, ey }: Ends): Segment2 {
  return segmentBetween(position(meters(sx), meters(sy)), position(meters(ex), meters(ey)));
}

const isSolid = (kind: number): boolean => kind === 1;

const cursor = tileCursor();

function firstByBits(walls: Walls): Work {
  const { bits } = mapsOf(walls);
  return (paths, sums) => {
    for (let i = 0; i < paths.length; i++) {
      const hit = castRay(bits, space, madeSegment(paths[i]!));
      sums[i] = hit === undefined ? 0 : mix(0, hit.tile.x, hit.tile.y);
    }
    return sums[0]!;
  };
}

function firstByPredicate(walls: Walls): Work {
  const { kinds } = mapsOf(walls);
  return (paths, sums) => {
    for (let i = 0; i < paths.length; i++) {
      const hit = castRay(kinds, space, madeSegment(paths[i]!), { isSolid });
      sums[i] = hit === undefined ? 0 : mix(0, hit.tile.x, hit.tile.y);
    }
    return sums[0]!;
  };
}

/** The positions at hand, by their list of paths. */
const positions = new WeakMap<readonly Ends[], readonly Segment2[]>();

function firstBetweenPositions(walls: Walls): Work {
  const { bits } = mapsOf(walls);
  return (paths, sums) => {
    const known = positions.get(paths) ?? paths.map(madeSegment);
    positions.set(paths, known);
    for (let i = 0; i < known.length; i++) {
      const { start, end } = known[i]!;
      const hit = castRay(bits, space, segmentBetween(start, end));
      sums[i] = hit === undefined ? 0 : mix(0, hit.tile.x, hit.tile.y);
    }
    return sums[0]!;
  };
}

/** The ends of rays as the columns in which a game keeps them. */
interface Columns {
  readonly starts: PointColumn<Position2>;
  readonly ends: PointColumn<Position2>;
}

/** The columns at hand, by their list of paths. */
const columns = new WeakMap<readonly Ends[], Columns>();

function columnsOf(paths: readonly Ends[]): Columns {
  const segments = paths.map(madeSegment);
  return { starts: pointColumn(segments.map(({ start }) => start)), ends: pointColumn(segments.map(({ end }) => end)) };
}

const hits = new RayHits();

function firstByColumns(walls: Walls): Work {
  const { bits } = mapsOf(walls);
  return (paths, sums) => {
    const known = columns.get(paths) ?? columnsOf(paths);
    columns.set(paths, known);
    castRaysInto(hits, bits, space, known.starts, known.ends);
    const { tileX, tileY } = hits;
    for (let i = 0; i < hits.length; i++) sums[i] = hits.hasHit(i) ? mix(0, tileX[i]!, tileY[i]!) : 0;
    return sums[0]!;
  };
}

const tilewright: Contender = contender('tilewright', {
  iterable: (paths, sums) => {
    let sum = 0;
    for (let i = 0; i < paths.length; i++) {
      sum = 0;
      for (const { x, y } of tilesOnSegment(space, madeSegment(paths[i]!))) sum = mix(sum, x, y);
      sums[i] = sum;
    }
    return sum;
  },
  cursor: (paths, sums) => {
    let sum = 0;
    for (let i = 0; i < paths.length; i++) {
      sum = 0;
      cursor.start(space, madeSegment(paths[i]!));
      while (cursor.next()) sum = mix(sum, cursor.x, cursor.y);
      sums[i] = sum;
    }
    return sum;
  },
  'walls in blocks, bits': firstByBits('in blocks'),
  'walls in blocks, predicate': firstByPredicate('in blocks'),
  'walls in blocks, by columns': firstByColumns('in blocks'),
  'walls scattered, bits': firstByBits('scattered'),
  'walls scattered, predicate': firstByPredicate('scattered'),
  [positionsRow]: firstBetweenPositions('scattered'),
  'walls scattered, by columns': firstByColumns('scattered'),
});
export default tilewright;
