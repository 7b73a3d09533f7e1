/** LittleJS: `lineTest`, which calls back with a vector for each tile until the callback returns true. */
import { lineTest, type Vector2, vec2 } from 'littlejsengine';
import type { Contender } from '../../harness/contender.js';
import { contender, type Work } from '../rows.js';
import { mapSize, mix, type Walls, wallsOf } from '../scene.js';

function firstWall(how: Walls): Work {
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
      const { sx, sy, ex, ey } = paths[i]!;
      sums[i] = lineTest(vec2(sx, sy), vec2(ex, ey), stopAtWall) === undefined ? 0 : mix(0, hitX, hitY);
    }
    return hitX;
  };
}

const littlejs: Contender = contender('littlejsengine', {
  'walls in blocks, predicate': firstWall('in blocks'),
  'walls scattered, predicate': firstWall('scattered'),
});
export default littlejs;
