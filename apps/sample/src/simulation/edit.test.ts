/** Tiles that the user changes: view, trails and lenses follow at once, nobody is walled in, and the game is marked. */
import { castRay } from '@tilewright/queries';
import { tile, tilesIn } from '@tilewright/tilemap';
import { Direction2, div, meters, segmentBetween } from '@tilewright/units';
import { describe, expect, it } from 'vitest';
import type { Area } from './area.js';
import { danger } from './balance.js';
import { traceBlast } from './blast.js';
import { throwCharge } from './charges.js';
import { createGame, setCreatureCount, step, timeOf } from './game.js';
import { isInPlayerView } from './player-view.js';
import { leave } from './population.js';
import { traceShot } from './shot.js';
import { stateHash } from './state-hash.js';
import { snapshotOf } from './testing/game-snapshot.js';
import { at, gameWith, herdOf, idle, smallWorld } from './testing/small-world.js';
import { toggleTile } from './edit.js';
import { timeStep } from './time.js';
import { trailsTo } from './trails.js';
import { lookoutFor } from './watch.js';
import type { World } from './world.js';

const behind = at(5.5, 1.5);
const den = tile(5, 1);
const area = { kind: 'point', name: 'den', position: behind } as Area;
const room: World = {
  ...smallWorld('########', '#P.....#', '#......#', '#~.....#', '########'),
  herds: [herdOf({ area })],
};
const wall = tile(3, 1);

describe('toggleTile', () => {
  it('makes walls of floor, and floor of walls, water and tables', () => {
    const { world, ...game } = gameWith(room);
    const both = (): boolean[] => [world.solid.get(wall), world.opaque.get(wall)];
    for (const isWall of [true, false, true]) {
      expect(toggleTile({ world, ...game }, wall)).toBeUndefined();
      expect(both()).toEqual([isWall, isWall]);
    }
    expect(toggleTile({ world, ...game }, tile(1, 3))).toBeUndefined();
    expect(world.solid.get(tile(1, 3))).toBe(false);
    expect(room.solid.get(wall)).toBe(false);
  });

  it('is followed by the view, the eyes of creatures, shots, blasts and trails, without a step', () => {
    const game = gameWith(room, { position: behind, heading: Direction2.west });
    const { world, creatures, player, trails, view } = game;
    const answers = (): unknown => ({
      isSeen: isInPlayerView(view, world, behind),
      watchers: lookoutFor(world, creatures, view).watchers.length,
      shot: traceShot(world, creatures, player.position, Direction2.east).wall?.tile,
      reached: traceBlast(world, creatures, at(2.5, 1.5)).reached.length,
      next: trails.narrow.nextTile(tile(5, 1)),
    });
    const open = answers();
    expect(open).toEqual({ isSeen: true, watchers: 1, shot: undefined, reached: 1, next: tile(4, 1) });
    toggleTile(game, wall);
    toggleTile(game, tile(4, 1));
    toggleTile(game, tile(4, 2));
    expect(answers()).toEqual({ isSeen: false, watchers: 0, shot: wall, reached: 0, next: tile(5, 2) });
    for (const each of [tile(4, 2), tile(4, 1), wall]) toggleTile(game, each);
    expect(answers()).toEqual(open);
  });

  it('leaves trails that equal those of a game on such a map', () => {
    const game = gameWith(room);
    for (const each of [wall, tile(4, 2), tile(1, 3)]) toggleTile(game, each);
    const { narrow } = trailsTo(game.world, tile(1, 1));
    for (const each of tilesIn(room.bounds)) {
      expect(game.trails.narrow.distanceAt(each)).toEqual(narrow.distanceAt(each));
      expect(game.trails.narrow.nextTile(each)).toEqual(narrow.nextTile(each));
    }
  });

  it.each([
    ['border', tile(0, 2)],
    ['border', tile(7, 4)],
    ['border', tile(3, 0)],
    ['border', tile(-5, 2)],
    ['border', tile(90, 90)],
    ['player', tile(1, 1)],
    ['creature', tile(5, 2)],
    // A large creature is on several tiles.
    ['creature', tile(4, 3)],
    ['charge', tile(2, 2)],
  ] as const)('refuses: %s', (refusal, where) => {
    const game = gameWith(room, { position: at(5, 3), herd: herdOf({ radius: meters(0.8) }) });
    game.charges.push(throwCharge(at(2.5, 2.5), at(4, 2)));
    const before = stateHash(game);
    expect(toggleTile(game, where)).toBe(refusal);
    expect(stateHash(game)).toBe(before);
    expect(game.isEdited).toBe(false);
  });

  it('marks the game, until it goes back to before', () => {
    const game = gameWith(room);
    const back = snapshotOf(game);
    const before = stateHash(game);
    toggleTile(game, wall);
    expect([game.isEdited, stateHash(game) === before]).toEqual([true, false]);
    back(game);
    expect([game.isEdited, stateHash(game) === before]).toEqual([false, true]);
    expect(createGame(game.world, { seed: 1, creatures: 0 }).isEdited).toBe(false);
  });

  it('stops a ray in the middle of its way', () => {
    const game = gameWith(room);
    const ray = segmentBetween(at(1.5, 2.5), at(6.5, 2.5));
    expect(castRay(game.world.opaque, game.world.space, ray)).toBeUndefined();
    toggleTile(game, tile(4, 2));
    expect(castRay(game.world.opaque, game.world.space, ray)?.tile).toEqual(tile(4, 2));
  });
});

describe('where walls have left no room', () => {
  it('creatures wait, and come once there is room', () => {
    const game = createGame(room, { seed: 5, creatures: 1 });
    leave(game.creatures, game.population, 0, timeOf(game));
    toggleTile(game, den);
    const stepsAway = (count: number): number => {
      let arrivals = 0;
      for (let i = 0; i < count; i++) arrivals += step(game, idle()).arrivals;
      return arrivals;
    };
    const absence = div(danger.absence, timeStep);
    expect(stepsAway(2.5 * absence)).toBe(0);
    expect(game.population.away).toHaveLength(1);
    toggleTile(game, den);
    expect(stepsAway(1.5 * absence)).toBe(1);
    expect(game.creatures.herds).toEqual(room.herds);
  });

  it('those that the user adds wait, too, and a map without room is refused', () => {
    const game = createGame(room, { seed: 5, creatures: 0 });
    toggleTile(game, den);
    setCreatureCount(game, 1);
    expect([game.creatures.count, game.population.away.length]).toEqual([0, 1]);
    const walled = { ...room, solid: room.solid.clone() };
    walled.solid.set(den, true);
    expect(() => createGame(walled, { seed: 5, creatures: 1 })).toThrow('the area "den" must have room for a circle');
  });
});
