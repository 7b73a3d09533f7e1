/** LittleJS: `lineTest`, which calls back with a vector for each tile until that says yes. */
import { lineTest, type Vector2, vec2 } from 'littlejsengine';
import type { Contender } from '../../harness/contender.js';
import { contender, type Work } from '../rows.js';
import { isWall, mapSize, mix, type Walls } from '../scene.js';

interface Path {
  readonly start: Vector2;
  readonly end: Vector2;
}

const visit: Work<Path> = (paths, sums) => {
  let sum = 0;
  for (let i = 0; i < paths.length; i++) {
    const { start, end } = paths[i]!;
    sum = 0;
    lineTest(start, end, ({ x, y }: Vector2) => {
      sum = mix(sum, x, y);
      return false;
    });
    sums[i] = sum;
  }
  return sum;
};

function firstWall(how: Walls): Work<Path> {
  const walls = new Uint8Array(mapSize * mapSize).map((_, i) =>
    isWall(how, i % mapSize, Math.floor(i / mapSize)) ? 1 : 0,
  );
  return (paths, sums) => {
    let [hitX, hitY] = [0, 0];
    for (let i = 0; i < paths.length; i++) {
      const { start, end } = paths[i]!;
      const hit = lineTest(start, end, ({ x, y }: Vector2) => {
        if (walls[y * mapSize + x] !== 1) return false;
        hitX = x;
        hitY = y;
        return true;
      });
      sums[i] = hit === undefined ? 0 : mix(0, hitX, hitY);
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
