/** Whose gaze is drawn, and how far it reaches. */
import { isVisible } from '@tilewright/queries';
import { add, degrees, Direction2, distance, meters, seconds, valueIn } from '@tilewright/units';
import { describe, expect, it } from 'vitest';
import { alert, feel } from '../../simulation/moods.js';
import { hitPoints } from '../../simulation/health.js';
import { timeOf } from '../../simulation/game.js';
import { at, gameWith, herdOf, smallWorld } from '../../simulation/testing/small-world.js';
import { gazesOf, outlineOf } from './gazes.js';

const hall = smallWorld(
  '##############################',
  '#............................#',
  '#............#...............#',
  '#.P..........................#',
  '#............#...............#',
  '#............................#',
  '##############################',
);
const guard = herdOf({ kind: 'guard', sightArc: degrees(110), sightRange: meters(14) });

describe('the gaze', () => {
  it('is drawn of those that the player sees and that could notice it, the nearest to its range first', () => {
    const rat = herdOf({ sightArc: degrees(200) });
    const frog = herdOf({ bite: hitPoints(0) });
    const shortSighted = herdOf({ sightRange: meters(4) });
    const game = gameWith(
      hall,
      ...[shortSighted, guard, rat, frog].map((herd, i) => ({ herd, position: at(8.5 + i, 1.5) })),
    );
    const [near, far] = game.creatures.ids;
    const lookout = { near: [], inView: game.creatures.ids, facing: [], watchers: [] };
    expect(gazesOf(game, lookout)).toEqual({ unaware: [far, near], aware: [] });
    expect(gazesOf(game, { ...lookout, inView: [near!] }).unaware).toEqual([near]);
  });

  it('reaches half as far while the player walks slowly', () => {
    const herds = [meters(16), meters(8)].map((sightRange) => herdOf({ sightArc: degrees(110), sightRange }));
    // 4 m into the range of the farther, 2 m into that of the nearer; at half of both, it is 4 m and 2 m out of them.
    const game = gameWith(
      hall,
      { herd: herds[0]!, position: at(14.5, 3.5) },
      { herd: herds[1]!, position: at(8.5, 3.5) },
    );
    const [far, near] = game.creatures.ids;
    const lookout = { near: [], inView: game.creatures.ids, facing: [], watchers: [] };
    expect(gazesOf(game, lookout).unaware).toEqual([far, near]);
    game.player.isQuiet = true;
    expect(gazesOf(game, lookout).unaware).toEqual([near, far]);
  });

  it('is red of those that see the player, and not drawn of others that hunt', () => {
    const game = gameWith(hall, { herd: guard, position: at(8.5, 1.5) }, { herd: guard, position: at(9.5, 1.5) });
    const { creatures } = game;
    const [sees, hunts] = creatures.ids;
    const now = timeOf(game);
    alert(creatures, creatures.ids, now, add(now, seconds(1)));
    feel(creatures, now);
    const lookout = { near: [], inView: [sees!, hunts!], facing: [], watchers: [sees!] };
    expect(gazesOf(game, lookout)).toEqual({ unaware: [], aware: [sees] });
  });

  it('is drawn of a few in a crowd, and of none that have died in the step', () => {
    const positions = Array.from({ length: 60 }, (_, i) => at(4 + (i % 20), 1.5 + 2 * Math.floor(i / 20)));
    const game = gameWith(hall, ...positions.map((position) => ({ herd: guard, position })));
    const ids = [...game.creatures.ids];
    const lookout = { near: [], inView: ids, facing: [], watchers: ids.slice(0, 30) };
    const { unaware, aware } = gazesOf(game, lookout);
    expect([unaware.length, aware.length]).toEqual([9, 3]);
    while (game.creatures.count > 0) game.creatures.remove(0);
    expect(gazesOf(game, lookout)).toEqual({ unaware: [], aware: [] });
  });

  it('ends at walls, and where the range does', () => {
    const eye = at(10.2, 3.4);
    const ends = outlineOf(hall, eye, Direction2.east, degrees(110), meters(14));
    for (const end of ends) {
      expect(valueIn(distance(eye, end), meters)).toBeLessThan(14.001);
      const short = at(
        valueIn(eye.x, meters) + 0.999 * valueIn(end.x, meters) - 0.999 * valueIn(eye.x, meters),
        valueIn(eye.y, meters) + 0.999 * valueIn(end.y, meters) - 0.999 * valueIn(eye.y, meters),
      );
      expect(isVisible(hall.opaque, hall.space, eye, short)).toBe(true);
    }
    // Past both sides of the pillar in the south, rays reach on, and none between them does.
    const reaches = ends.map((end) => valueIn(distance(eye, end), meters));
    expect(Math.max(...reaches)).toBeGreaterThan(13.9);
    expect(Math.min(...reaches)).toBeLessThan(3.2);
  });

  it('finds the edge of a pillar to a quarter of a degree', () => {
    const eye = at(10.2, 3.4);
    const ends = outlineOf(hall, eye, Direction2.east, degrees(110), meters(14));
    // The rays go from north to south: the first that ends at the pillar in the south passes its corner at (14, 4).
    const first = ends.findIndex(({ x, y }) => x <= at(14, 0).x && y >= at(0, 4).y);
    const [before, on] = [ends[first - 1]!, ends[first]!];
    const turnTo = ({ x, y }: typeof eye): number =>
      (180 / Math.PI) * Math.atan2(valueIn(y, meters) - 3.4, valueIn(x, meters) - 10.2);
    expect(turnTo(on) - turnTo(before)).toBeLessThan(0.25);
  });
});
