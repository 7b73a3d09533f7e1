// LittleJS: lines through tiles, and its path finder without smoothing, which knows one rule.
import { lineTest, PathFinder, vec2 } from 'littlejsengine';
import { centers, fractionOf, isOpen, isSolid } from './lib/maps.mjs';

function ray(asked, map) {
  let tile;
  const place = lineTest(vec2(...asked.start), vec2(...asked.end), ({ x, y }) => {
    if (isSolid(map, x, y)) tile = [x, y];
    return tile !== undefined;
  });
  return place === undefined ? null : { tile, fraction: fractionOf(asked, place.x, place.y) };
}

export default {
  border({ point }) {
    const { x, y } = vec2(...point).floor();
    return [[x, y]];
  },
  segment({ start, end }) {
    // A line of no length tests nothing, by its code.
    if (`${start}` === `${end}`) return undefined;
    const tiles = [];
    lineTest(vec2(...start), vec2(...end), ({ x, y }) => {
      tiles.push([x, y]);
      return false;
    });
    return tiles;
  },
  ray,
  sight: (asked, map) => ray(centers(asked), map) === null,
  path({ from, to, rule }, map) {
    if (rule !== 'no-corner-cutting') return undefined;
    const finder = new PathFinder(vec2(map[0].length, map.length));
    finder.isWalkable = (x, y) => isOpen(map, x, y);
    finder.smoothPath = false;
    const { start, end } = centers({ from, to });
    const path = finder.findPath(vec2(...start), vec2(...end));
    return path.length === 0 ? null : path.map(({ x, y }) => [Math.floor(x), Math.floor(y)]);
  },
};
