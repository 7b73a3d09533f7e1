/** Rays, lines of sight and tiles. */
import {
  areVisibleInto,
  castRay,
  castRayInto,
  castRaysInto,
  HitAnswer,
  isVisible,
  RayHits,
  tileCursor,
  tilesOnSegment,
} from '@tilewright/queries';
import { tileAt, tilesAtInto } from '@tilewright/tilemap';
import { unsafeNumber } from '@tilewright/units';
import { mix } from '../segments/scene.js';
import { type Ask, type Pair, read, type Scene, space } from './scene.js';

const hit = new HitAnswer();
const hits = new RayHits();
const sights = new Uint8Array(1);
const tileOfRow = new Int32Array(2);

function firstWall({ segments, walls }: Scene): Ask {
  return (i) => {
    const tile = castRay(walls, space, segments[i]!)?.tile;
    return tile === undefined ? 0 : mix(0, tile.x, tile.y);
  };
}

/** By a ray from an end of a segment to the other, which a tile around an end does not stop. */
function sightByRay({ segments, walls }: Scene): Ask {
  return (i) => {
    const ends = [segments[i]!.start, segments[i]!.end].map(({ x, y }) => [unsafeNumber(x), unsafeNumber(y)] as const);
    const holdsEnd = (x: number, y: number): boolean =>
      ends.some(([endX, endY]) => endX > x && endX < x + 1 && endY > y && endY < y + 1);
    const isSolid = (solid: boolean, x: number, y: number): boolean => solid && !holdsEnd(x, y);
    return castRay(walls, space, segments[i]!, { isSolid }) === undefined ? 1 : 0;
  };
}

export const rays: Readonly<Record<string, Pair>> = {
  tileCursor: {
    frugal: ({ segments }) => {
      const cursor = tileCursor();
      return (i) => {
        let sum = 0;
        cursor.start(space, segments[i]!);
        while (cursor.next()) sum = mix(sum, cursor.x, cursor.y);
        return sum;
      };
    },
    everyday:
      ({ segments }) =>
      (i) =>
        [...tilesOnSegment(space, segments[i]!)].reduce((sum, { x, y }) => mix(sum, x, y), 0),
  },
  castRayInto: {
    frugal:
      ({ segments, walls }) =>
      (i) => {
        if (!castRayInto(hit, walls, space, segments[i]!)) return 0;
        read[0]! += hit.fraction + unsafeNumber(hit.distance) + unsafeNumber(hit.contactX) + unsafeNumber(hit.contactY);
        return mix(0, hit.tileX, hit.tileY);
      },
    everyday: firstWall,
  },
  castRaysInto: {
    frugal:
      ({ starts, ends, walls }) =>
      (i) =>
        castRaysInto(hits, walls, space, starts[i]!, ends[i]!) === 0 ? 0 : mix(0, hits.tileX[0]!, hits.tileY[0]!),
    everyday: firstWall,
  },
  isVisible: {
    frugal:
      ({ segments, walls }) =>
      (i) =>
        isVisible(walls, space, segments[i]!.start, segments[i]!.end) ? 1 : 0,
    everyday: sightByRay,
  },
  areVisibleInto: {
    frugal:
      ({ starts, ends, walls }) =>
      (i) =>
        areVisibleInto(sights, walls, space, starts[i]!, ends[i]!),
    everyday: sightByRay,
  },
  tilesAtInto: {
    frugal:
      ({ pointColumns }) =>
      (i) => {
        tilesAtInto(tileOfRow, space, pointColumns[i]!);
        return mix(0, tileOfRow[0]!, tileOfRow[1]!);
      },
    everyday:
      ({ points }) =>
      (i) => {
        const { x, y } = tileAt(space, points[i]!);
        return mix(0, x, y);
      },
  },
};
