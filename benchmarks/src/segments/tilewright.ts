/** Tile queries along segments, through the typed API. */
import {
  castRay,
  castRaysInto,
  RayHits,
  tileCursor,
  tilesOnSegment,
  tilesOnSegmentInto,
  visitTilesOnSegment,
} from '@tilewright/queries';
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
import { contender, countAndLast, type Work } from './rows.js';
import { isWall, mapSize, mix, type Walls } from './scene.js';

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

const isSolid = (kind: number): boolean => kind === 1;

const array = new Int32Array(4096);
const cursor = tileCursor();

let visited = 0;
const visit = (x: number, y: number): void => {
  visited = mix(visited, x, y);
};

function firstByBits(walls: Walls): Work<Segment2> {
  const { bits } = mapsOf(walls);
  return (paths, sums) => {
    for (let i = 0; i < paths.length; i++) {
      const hit = castRay(bits, space, paths[i]!);
      sums[i] = hit === undefined ? 0 : mix(0, hit.tile.x, hit.tile.y);
    }
    return sums[0]!;
  };
}

function firstByPredicate(walls: Walls): Work<Segment2> {
  const { kinds } = mapsOf(walls);
  return (paths, sums) => {
    for (let i = 0; i < paths.length; i++) {
      const hit = castRay(kinds, space, paths[i]!, { isSolid });
      sums[i] = hit === undefined ? 0 : mix(0, hit.tile.x, hit.tile.y);
    }
    return sums[0]!;
  };
}

/** The ends of the segments as the columns in which a game with many rays keeps them. */
interface Columns {
  readonly starts: PointColumn<Position2>;
  readonly ends: PointColumn<Position2>;
}

const columnsOf = new WeakMap<readonly Segment2[], Columns>();

const hits = new RayHits();

function firstByColumns(walls: Walls): Work<Segment2> {
  const { bits } = mapsOf(walls);
  return (paths, sums) => {
    let columns = columnsOf.get(paths);
    if (columns === undefined) {
      columns = {
        starts: pointColumn(paths.map(({ start }) => start)),
        ends: pointColumn(paths.map(({ end }) => end)),
      };
      columnsOf.set(paths, columns);
    }
    castRaysInto(hits, bits, space, columns.starts, columns.ends);
    const { tileX, tileY } = hits;
    for (let i = 0; i < hits.length; i++) sums[i] = hits.isHit(i) ? mix(0, tileX[i]!, tileY[i]!) : 0;
    return sums[0]!;
  };
}

const tilewright: Contender = contender(
  'tilewright',
  (sx, sy, ex, ey) => segmentBetween(position(meters(sx), meters(sy)), position(meters(ex), meters(ey))),
  {
    array: (paths, sums) => {
      for (let i = 0; i < paths.length; i++) {
        const count = tilesOnSegmentInto(array, space, paths[i]!);
        sums[i] = countAndLast(count, array[2 * count - 2]!, array[2 * count - 1]!);
      }
      return sums[0]!;
    },
    cursor: (paths, sums) => {
      let sum = 0;
      for (let i = 0; i < paths.length; i++) {
        sum = 0;
        cursor.start(space, paths[i]!);
        while (cursor.next()) sum = mix(sum, cursor.x, cursor.y);
        sums[i] = sum;
      }
      return sum;
    },
    visitor: (paths, sums) => {
      for (let i = 0; i < paths.length; i++) {
        visited = 0;
        visitTilesOnSegment(space, paths[i]!, visit);
        sums[i] = visited;
      }
      return visited;
    },
    iterable: (paths, sums) => {
      let sum = 0;
      for (let i = 0; i < paths.length; i++) {
        sum = 0;
        for (const { x, y } of tilesOnSegment(space, paths[i]!)) sum = mix(sum, x, y);
        sums[i] = sum;
      }
      return sum;
    },
    'walls in blocks, bits': firstByBits('in blocks'),
    'walls in blocks, predicate': firstByPredicate('in blocks'),
    'walls in blocks, by columns': firstByColumns('in blocks'),
    'walls scattered, bits': firstByBits('scattered'),
    'walls scattered, predicate': firstByPredicate('scattered'),
    'walls scattered, by columns': firstByColumns('scattered'),
  },
);
export default tilewright;
