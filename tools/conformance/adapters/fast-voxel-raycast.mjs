// fast-voxel-raycast: rays in the plane z = 0.5.
import traceRay from 'fast-voxel-raycast';
import { centers, fractionOf, isSolid } from './lib/maps.mjs';

function trace({ start, end }, visit, hit) {
  const [dx, dy] = [end[0] - start[0], end[1] - start[1]];
  return traceRay(visit, [...start, 0.5], [dx, dy, 0], Math.hypot(dx, dy), hit);
}

function ray(asked, map) {
  const place = [];
  const tile = trace(asked, (x, y) => (isSolid(map, x, y) ? [x, y] : 0), place);
  return tile === 0 ? null : { tile, fraction: fractionOf(asked, place[0], place[1]) };
}

export default {
  segment(asked) {
    // A ray needs a direction, by its documents.
    if (`${asked.start}` === `${asked.end}`) return undefined;
    const tiles = [];
    trace(asked, (x, y) => {
      tiles.push([x, y]);
      return false;
    });
    return tiles;
  },
  ray,
  sight: (asked, map) => ray(centers(asked), map) === null,
};
