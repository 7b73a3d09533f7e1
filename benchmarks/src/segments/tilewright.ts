/** Tile queries along segments, through their typed face. */
import { castRay, tileCursor, tilesOnSegment, tilesOnSegmentInto, visitTilesOnSegment } from '@tilewright/queries';
import { bitTilemap, type BitTilemap, tileRect, tileSpace, typedTilemap, type TypedTilemap } from '@tilewright/tilemap';
import { meters, metersPerTile, position, segmentBetween, type Segment2 } from '@tilewright/units';
import type { Contender } from '../harness/contender.js';
import { contender, type Work } from './rows.js';
import { isWall, mapSize, mix, type Walls } from './scene.js';

const space = tileSpace({ origin: position(meters(0), meters(0)), tileSize: metersPerTile(1) });
const bounds = tileRect({ x: 0, y: 0, width: mapSize, height: mapSize });
/** The map of walls, as bits and as kinds of tiles. */
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

function firstByBits(walls: Walls): Work<Segment2> {
  const { bits } = mapsOf(walls);
  return (paths) => {
    let sum = 0;
    for (const path of paths) {
      const hit = castRay(bits, space, path);
      if (hit !== undefined) sum = mix(sum, hit.tile.x, hit.tile.y);
    }
    return sum;
  };
}

function firstByPredicate(walls: Walls): Work<Segment2> {
  const { kinds } = mapsOf(walls);
  return (paths) => {
    let sum = 0;
    for (const path of paths) {
      const hit = castRay(kinds, space, path, isSolid);
      if (hit !== undefined) sum = mix(sum, hit.tile.x, hit.tile.y);
    }
    return sum;
  };
}

const tilewright: Contender = contender(
  'tilewright',
  (sx, sy, ex, ey) => segmentBetween(position(meters(sx), meters(sy)), position(meters(ex), meters(ey))),
  {
    array: (paths) => {
      let sum = 0;
      for (const path of paths) {
        const end = 2 * tilesOnSegmentInto(array, space, path);
        sum = mix(sum, array[end - 2] ?? 0, array[end - 1] ?? 0);
      }
      return sum;
    },
    cursor: (paths) => {
      let sum = 0;
      for (const path of paths) {
        cursor.start(space, path);
        while (cursor.next()) sum = mix(sum, cursor.x, cursor.y);
      }
      return sum;
    },
    visitor: (paths) => {
      let sum = 0;
      for (const path of paths) {
        visitTilesOnSegment(space, path, (x, y) => {
          sum = mix(sum, x, y);
        });
      }
      return sum;
    },
    iterable: (paths) => {
      let sum = 0;
      for (const path of paths) {
        for (const { x, y } of tilesOnSegment(space, path)) sum = mix(sum, x, y);
      }
      return sum;
    },
    'walls in blocks, bits': firstByBits('in blocks'),
    'walls in blocks, predicate': firstByPredicate('in blocks'),
    'walls scattered, bits': firstByBits('scattered'),
    'walls scattered, predicate': firstByPredicate('scattered'),
  },
);
export default tilewright;
