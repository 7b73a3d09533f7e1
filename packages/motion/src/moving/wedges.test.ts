/** Circles that are pressed into gaps narrower than they are: they come to rest there, and are never thrown back. */
import { ObjectTracker } from '@tilewright/queries';
import { atLeast, Random, runs } from '@tilewright/testing';
import { bitTilemap, tileRect, unitTileSpace } from '@tilewright/tilemap';
import { circle, tileDifference, type TileLength, tilePosition, tiles, unsafeNumber } from '@tilewright/units';
import { describe, expect, it } from 'vitest';
import { obstaclesOf } from '../among/index.js';
import { moveAndSlide } from './move-and-slide.js';

const at = (x: number, y: number) => tilePosition(tiles(x), tiles(y));
const by = (x: number, y: number) => tileDifference(tiles(x), tiles(y));
const side = 16;
const radii = [0.2, 0.5, 0.65, 0.72, 0.8, 1, 2];
/** For the roundings of the way, and for the hair's breadth that a rest of a step leads away from a corner. */
const tolerance = 1e-12;

/** A floor from row 5 on, with a hole of one tile. */
function holeMap() {
  const map = bitTilemap(tileRect({ x: -8, y: 0, width: 16, height: 10 }));
  map.forEach((_, x, y) => map.setAt(x, y, y >= 5 && x !== 0));
  return map;
}

function cave(random: Random) {
  const map = bitTilemap(tileRect({ x: -side, y: -side, width: 2 * side, height: 2 * side }));
  map.forEach((_, x, y) => map.setAt(x, y, random.next() < 0.15));
  return map;
}

describe('a circle on a hole that is narrower than it', () => {
  it('stops between the corners, and is not thrown aside', () => {
    const { center: position } = moveAndSlide(holeMap(), unitTileSpace, circle(at(0.5, 3), tiles(1)), by(0, 6));
    expect(unsafeNumber(position.x)).toBeCloseTo(0.5, 12);
    expect(unsafeNumber(position.y)).toBeCloseTo(5 - Math.sqrt(0.75), 12);
  });

  it.each([0.72, 0.75, 0.8, 1, 2])('comes to rest under gravity: radius %d', (radius) => {
    const map = holeMap();
    let body = circle(at(0.3, 2), tiles(radius));
    for (let i = 0; i < 100; i++) body = moveAndSlide(map, unitTileSpace, body, by(0, 0.5)).body;
    const { center: position } = moveAndSlide(map, unitTileSpace, body, by(0, 0.5));
    expect(unsafeNumber(position.x)).toBeCloseTo(unsafeNumber(body.center.x), 12);
    expect(unsafeNumber(position.y)).toBeCloseTo(unsafeNumber(body.center.y), 12);
    // In the middle of the hole, on both corners.
    expect(unsafeNumber(position.x)).toBeCloseTo(0.5, 6);
  });
});

/** How far a step goes against what was asked: 0 if it does not. */
function against(moved: { x: number; y: number }, dx: number, dy: number): number {
  return Math.max(0, -(moved.x * dx + moved.y * dy) / Math.sqrt(dx * dx + dy * dy));
}

describe('a step', () => {
  it.each(radii)('in a cave never leads against its displacement: radius %d', (radius) => {
    const random = new Random(601);
    let turned = 0;
    for (let i = 0; i < runs(400); i++) {
      const map = cave(random);
      let body = circle(at(random.between(-8, 8), random.between(-8, 8)), tiles(radius));
      const reach = random.next() < 0.5 ? 0.3 : 7;
      const [dx, dy] = [random.between(-reach, reach), random.between(-reach, reach)];
      for (let press = 0; press < 10; press++) {
        const move = moveAndSlide(map, unitTileSpace, body, by(dx, dy));
        if (move.startsInside) break;
        const moved = {
          x: unsafeNumber(move.center.x) - unsafeNumber(body.center.x),
          y: unsafeNumber(move.center.y) - unsafeNumber(body.center.y),
        };
        expect(against(moved, dx, dy)).toBeLessThan(tolerance);
        if (move.hits.length > 1) turned++;
        body = move.body;
      }
    }
    expect(turned).toBeGreaterThanOrEqual(atLeast(40));
  });

  it('among circles never leads against its displacement, and pressed again and again it rests', () => {
    const random = new Random(602);
    const empty = bitTilemap(tileRect({ x: 0, y: 0, width: 0, height: 0 }));
    let rested = 0;
    for (let i = 0; i < runs(400); i++) {
      const tracker = new ObjectTracker<string, TileLength>({ space: unitTileSpace });
      const gap = random.between(0.1, 0.95);
      tracker.add('left', circle(at(-0.5 - gap / 2, 0), tiles(0.5)));
      tracker.add('right', circle(at(0.5 + gap / 2, random.between(-0.2, 0.2)), tiles(0.5)));
      let body = circle(at(random.between(-0.4, 0.4), -3), tiles(0.5));
      const options = { among: obstaclesOf(tracker) };
      const [dx, dy] = [random.between(-0.05, 0.05), random.between(0.1, 1)];
      let moved = { x: 0, y: 0 };
      for (let press = 0; press < 60; press++) {
        const { center: position, body: next } = moveAndSlide(empty, unitTileSpace, body, by(dx, dy), options);
        moved = {
          x: unsafeNumber(position.x) - unsafeNumber(body.center.x),
          y: unsafeNumber(position.y) - unsafeNumber(body.center.y),
        };
        expect(against(moved, dx, dy)).toBeLessThan(tolerance);
        body = next;
      }
      if (unsafeNumber(body.center.y) > 0.2) continue; // It goes around them.
      expect(Math.abs(moved.x) + Math.abs(moved.y)).toBeLessThan(1e-6);
      rested++;
    }
    expect(rested).toBeGreaterThanOrEqual(atLeast(200));
  });
});
