/** LittleJS: `lineTest`, which calls back with a vector for each tile until the callback returns true. */
import { lineTest, type Vector2, vec2 } from 'littlejsengine';
import type { Contender } from '../../harness/contender.js';
import { contender, type Work } from '../rows.js';
import { mapSize, mix, type Walls, wallsOf } from '../scene.js';

interface Path {
  readonly start: Vector2;
  readonly end: Vector2;
}

let visited = 0;
const visitTile = ({ x, y }: Vector2): boolean => {
  visited = mix(visited, x, y);
  return false;
};

const visit: Work<Path> = (paths, sums) => {
  for (let i = 0; i < paths.length; i++) {
    const { start, end } = paths[i]!;
    visited = 0;
    lineTest(start, end, visitTile);
    sums[i] = visited;
  }
  return visited;
};

function firstWall(how: Walls): Work<Path> {
  const walls = wallsOf(how);
  let [hitX, hitY] = [0, 0];
  const stopAtWall = ({ x, y }: Vector2): boolean => {
    if (walls[y * mapSize + x] !== 1) return false;
    hitX = x;
    hitY = y;
    return true;
  };
  return (paths, sums) => {
    for (let i = 0; i < paths.length; i++) {
      const { start, end } = paths[i]!;
      sums[i] = lineTest(start, end, stopAtWall) === undefined ? 0 : mix(0, hitX, hitY);
    }
    return hitX;
  };
}

const littlejs: Contender = contender(
  'littlejsengine',
  (sx, sy, ex, ey): Path => ({ start: vec2(sx, sy), end: vec2(ex, ey) }),
  {
    visitor: visit,
    'walls in blocks, predicate': firstWall('in blocks'),
    'walls scattered, predicate': firstWall('scattered'),
  },
);
export default littlejs;
