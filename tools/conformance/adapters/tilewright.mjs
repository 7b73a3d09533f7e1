// tilewright, in tile space.
import { box, sweep } from '@tilewright/motion';
import { findPath } from '@tilewright/paths';
import * as queries from '@tilewright/queries';
import { bitTilemapFrom, tile, tileAt, tileCenter, tileRect, unitTileSpace as space } from '@tilewright/tilemap';
import * as units from '@tilewright/units';
import { once } from './lib/maps.mjs';

const at = ([x, y]) => units.tilePosition(units.tiles(x), units.tiles(y));
const segment = ({ start, end }) => units.segmentBetween(at(start), at(end));
const pairs = (tiles) => Array.from(tiles, ({ x, y }) => [x, y]);

const wallsOf = once((map) =>
  bitTilemapFrom(tileRect({ x: 0, y: 0, width: map[0].length, height: map.length }), (x, y) => map[y][x] === '#'),
);

const hitOf = (hit) => (hit === undefined ? null : { tile: [hit.tile.x, hit.tile.y], fraction: hit.fraction });

/** From the edge `from` to the edge `to`, clockwise: the direction in the middle, and the angle between them. */
function sectorOf({ center, radius, from, to }) {
  const eighths = ([x, y]) => ((units.valueIn(units.atan2(y, x), units.degrees) + 360) / 45) % 8;
  const [first, last] = [eighths(from), eighths(to)];
  const count = (last - first + 8) % 8;
  const direction = units.Direction2.east;
  return units.sector(
    at(center),
    units.tiles(radius),
    units.turn(direction, units.degrees((first + count / 2) * 45)),
    units.degrees(count * 45),
  );
}

export default {
  border: ({ point }) => pairs([tileAt(space, at(point))]),
  segment: (asked) => pairs(queries.tilesOnSegment(space, segment(asked), { cornerTiles: 'none' })),
  disc: ({ center, radius }) => pairs(queries.tilesInCircle(space, units.circle(at(center), units.tiles(radius)))),
  rectangle: ({ min, max }) => pairs(queries.tilesInRectangle(space, units.rectangle(at(min), at(max)))),
  capsule: (asked) => pairs(queries.tilesInCapsule(space, units.capsule(segment(asked), units.tiles(asked.radius)))),
  sector: (asked) => pairs(queries.tilesInSector(space, sectorOf(asked))),
  polygon: ({ vertices }) => pairs(queries.tilesInPolygon(space, units.convexPolygon(vertices.map(at)))),
  ray: (asked, map) => hitOf(queries.castRay(wallsOf(map), space, segment(asked))),
  sight: ({ from, to }, map) =>
    queries.isVisible(wallsOf(map), space, tileCenter(space, tile(...from)), tileCenter(space, tile(...to))),
  sweep({ start, end, half, radius }, map) {
    const by = (x, y) => units.tileDifference(units.tiles(x), units.tiles(y));
    const body = half === undefined ? units.circle(at(start), units.tiles(radius)) : box(at(start), by(...half));
    return hitOf(sweep(wallsOf(map), space, body, by(end[0] - start[0], end[1] - start[1])));
  },
  path({ from, to, rule }, map) {
    const found = findPath(wallsOf(map), tile(...from), tile(...to), { rule });
    return found === undefined ? null : pairs(found.tiles);
  },
};
