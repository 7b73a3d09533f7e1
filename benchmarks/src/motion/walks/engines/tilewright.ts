/** Our boxes and circles, by `moveAndSlide`. */
import { box, type Body2, moveAndSlide } from '@tilewright/motion';
import { bitTilemap, type BitTilemap, tileRect, tileSpace } from '@tilewright/tilemap';
import { circle, difference, meters, metersPerTile, position, valueIn } from '@tilewright/units';
import type { Contender } from '../../../harness/contender.js';
import { type Walker, walks } from '../walk.js';
import { halfHeight, halfWidth, type Shape, tileSize, wallTiles } from '../walls.js';

const space = tileSpace({ origin: position(meters(0), meters(0)), tileSize: metersPerTile(tileSize) });

function walker(shape: Shape): Walker {
  const bodyAt = (x: number, y: number): Body2 => {
    const center = position(meters(x), meters(y));
    return shape === 'box'
      ? box(center, difference(meters(halfWidth), meters(halfHeight)))
      : circle(center, meters(halfWidth));
  };
  let map: BitTilemap = bitTilemap(tileRect({ x: 0, y: 0, width: 0, height: 0 }));
  let body = bodyAt(0, 0);
  return {
    get x() {
      return valueIn(body.center.x, meters);
    },
    get y() {
      return valueIn(body.center.y, meters);
    },
    enter: (walls) => {
      map = bitTilemap(tileRect({ x: 0, y: 0, width: walls.width, height: walls.height }));
      for (const { x, y } of wallTiles(walls)) map.setAt(x, y, true);
    },
    place: (x, y) => {
      body = bodyAt(x, y);
    },
    step: (vx, vy) => {
      ({ body } = moveAndSlide(map, space, body, difference(meters(vx / 60), meters(vy / 60))));
    },
  };
}

const boxes: Contender = walks('tilewright, boxes', walker('box'));
export default boxes;
export const circles: Contender = walks('tilewright, circles', walker('circle'));
