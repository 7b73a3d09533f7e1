/** A shot ends at a wall or at the first creature, which comes back elsewhere. */
import { tileCenter, tilesIn } from '@tilewright/tilemap';
import { circle, Direction2, equals, meters, position, seconds } from '@tilewright/units';
import { describe, expect, it } from 'vitest';
import { addCreature, createGame, type Game, lineOfFire, outOfView, step } from './shoot.js';
import { bounds, solid, space } from './walk.js';

const at = (x: number, y: number) => position(meters(x), meters(y));

describe('a shot', () => {
  it('ends at a wall', () => {
    const game = createGame();
    step(game, { shoot: true });
    expect(game.shot?.end).toEqual(at(10, 2.5));
    expect(game.hits).toBe(0);
  });

  it('hits the first creature, which comes back out of view', () => {
    const game = createGame();
    for (const x of [6.5, 8.5]) addCreature(game, at(x, 2.5));
    const [first, second] = game.creatures.slice(-2);
    step(game, { shoot: true });
    expect(game.shot?.end.x).toBeCloseTo(6.15, 12);
    expect(game.hits).toBe(1);
    expect(isHidden(game, first!.body.center)).toBe(true);
    expect(second!.body.center).toEqual(at(8.5, 2.5));
    // The tracker knows of it.
    step(game, { shoot: true });
    expect(isHidden(game, second!.body.center)).toBe(true);
  });

  it('is shown for a moment', () => {
    const game = createGame();
    step(game, { shoot: true });
    expect(game.glow > seconds(0)).toBe(true);
    for (let i = 0; i < 10; i++) step(game, {});
    expect(game.glow).toBe(seconds(0));
  });
});

describe('the player faces', () => {
  it('where it walks, and the pointer where it has moved', () => {
    const game = createGame();
    step(game, { walk: Direction2.south });
    expect(game.facing).toBe(Direction2.south);
    step(game, { walk: Direction2.south, aim: at(2.5, 1) });
    expect(game.facing).toBe(Direction2.north);
    step(game, {});
    expect(game.facing).toBe(Direction2.north);
    expect(lineOfFire(game).end.y).toBe(meters(1));
  });
});

it('finds a hidden place, wherever the player is', () => {
  const game = createGame();
  for (const tile of [...tilesIn(bounds)].filter((each) => !solid.get(each))) {
    game.player = circle(tileCenter(space, tile), game.player.radius);
    step(game, {});
    for (const fraction of [0, 1 - 2 ** -32]) expect(isHidden(game, outOfView(game, fraction))).toBe(true);
  }
});

function isHidden({ inView }: Game, place: ReturnType<typeof at>): boolean {
  return [...tilesIn(bounds)].some(
    (tile) => equals(tileCenter(space, tile), place) && !inView.get(tile) && !solid.get(tile),
  );
}
