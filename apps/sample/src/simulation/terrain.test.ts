/**
 * Walls that fall and doors that open: sight, paths and bodies follow at once, and a game that goes back closes them
 * again.
 */
import { tile, tileAt, tilesIn } from '@tilewright/tilemap';
import { Direction2 } from '@tilewright/units';
import { describe, expect, it } from 'vitest';
import type { StepEvents } from './events.js';
import { step } from './game.js';
import { isInPlayerView } from './player-view.js';
import { stateHash } from './state-hash.js';
import type { Game } from './state.js';
import { snapshotOf } from './testing/game-snapshot.js';
import { at, gameWith, idle, smallWorld } from './testing/small-world.js';

const walled = smallWorld('P....#.....', '.....%.....', '.....%.....', '.....#.....');
const doors = smallWorld('P....#.....', '.....+.....', '.....+.....', '.....#.....');

/** Throws a charge, and waits for its explosion. @returns the events of that step */
function blastAt(game: Game, x: number, y: number): StepEvents {
  let events = step(game, idle({ aim: at(x, y), throwCharge: true }));
  while (events.blasts.length === 0) events = step(game, idle());
  return events;
}

describe('an explosion', () => {
  it('brings down a marked wall as a whole, and no other', () => {
    const game = gameWith(walled);
    const { breaches } = blastAt(game, 4.4, 1.2);
    expect(breaches).toEqual([{ tiles: [tile(5, 1), tile(5, 2)], position: at(5.5, 1.5) }]);
    const { solid, opaque } = game.world;
    const closed = [...tilesIn(walled.bounds)].filter((each) => solid.get(each) || opaque.get(each));
    expect(closed).toEqual([tile(5, 0), tile(5, 3)]);
  });

  it('too far from a marked wall leaves it', () => {
    const game = gameWith(walled);
    expect(blastAt(game, 2.5, 1.5).breaches).toEqual([]);
    expect(stateHash(game)).not.toBe(stateHash(gameWith(walled)));
    expect(game.world.solid.get(tile(5, 1))).toBe(true);
  });

  it('lets the player see, and creatures find, the way through it in the same step', () => {
    const game = gameWith(walled, { position: at(9.5, 1.5) });
    const beyond = at(9.5, 1.5);
    expect(isInPlayerView(game.view, game.world, beyond)).toBe(false);
    expect(game.trails.narrow.nextTile(tile(9, 1))).toBeUndefined();
    const { isViewNew } = blastAt(game, 4.4, 1.2);
    expect(isViewNew).toBe(true);
    expect(isInPlayerView(game.view, game.world, beyond)).toBe(true);
    expect(game.trails.narrow.nextTile(tile(9, 1))).toBeDefined();
  });

  it('changes the tiles of its own game only', () => {
    const other = gameWith(walled);
    blastAt(gameWith(walled), 4.4, 1.2);
    for (const { solid } of [other.world, walled]) expect(solid.get(tile(5, 1))).toBe(true);
  });
});

describe('a door', () => {
  const east = idle({ walk: Direction2.east });

  it('stays shut until the player is near, opens as a whole, and stays open', () => {
    const game = gameWith(doors);
    game.player.position = at(2.5, 1.5);
    let walked = 0;
    let events = step(game, east);
    for (; events.doors.length === 0; walked++) events = step(game, east);
    expect(walked).toBeGreaterThan(5);
    expect(tileAt(game.world.space, game.player.position).x).toBeLessThan(5);
    expect(events.doors).toEqual([{ tiles: [tile(5, 1), tile(5, 2)], position: at(5.5, 1.5) }]);
    const later = Array.from({ length: 60 }, () => step(game, east));
    expect(later.flatMap((each) => each.doors)).toEqual([]);
    expect(tileAt(game.world.space, game.player.position).x).toBeGreaterThan(6);
  });

  it('hides what is behind it, and withstands charges', () => {
    const game = gameWith(doors);
    expect(isInPlayerView(game.view, game.world, at(9.5, 1.5))).toBe(false);
    expect(blastAt(game, 4.4, 1.2).breaches).toEqual([]);
    expect(game.world.solid.get(tile(5, 1))).toBe(true);
  });
});

it('a game that goes back has its walls and trails again', () => {
  const game = gameWith(walled, { position: at(9.5, 1.5) });
  const back = snapshotOf(game);
  const before = { hash: stateHash(game), view: game.view.inView.words.join() };
  blastAt(game, 4.4, 1.2);
  const after = stateHash(game);
  back(game);
  expect({ hash: stateHash(game), view: game.view.inView.words.join() }).toEqual(before);
  expect(game.trails.narrow.nextTile(tile(9, 1))).toBeUndefined();
  blastAt(game, 4.4, 1.2);
  expect(stateHash(game)).toBe(after);
});
