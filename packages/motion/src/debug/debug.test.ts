import { ObjectTracker } from '@tilewright/queries';
import type { DebugDraw } from '@tilewright/queries/debug';
import { bitTilemap, tileRect, unitTileSpace } from '@tilewright/tilemap';
import { circle, rectangle, tileDifference, tilePosition, tiles, type TileLength } from '@tilewright/units';
import { describe, expect, it } from 'vitest';
import { drawMove, drawSweep } from '../debug.js';
import { box, moveAndSlide, obstaclesOf, sweep, sweepObjects } from '../index.js';

const at = (x: number, y: number) => tilePosition(tiles(x), tiles(y));
const by = (x: number, y: number) => tileDifference(tiles(x), tiles(y));

/** The calls of a renderer, one line for each. */
function recorded(drawing: (draw: DebugDraw) => unknown): string[] {
  const lines: string[] = [];
  const record =
    (kind: string) =>
    (...drawn: readonly unknown[]): void =>
      void lines.push(`${kind} ${drawn.join(' ')}`);
  drawing({ segment: record('segment'), rectangle: record('rectangle'), circle: record('circle') });
  return lines;
}

describe('drawings of bodies', () => {
  const walls = bitTilemap(tileRect({ x: 0, y: 0, width: 8, height: 8 }));
  walls.fill(true, tileRect({ x: 0, y: 4, width: 8, height: 1 }));
  const hero = box(at(1, 3), by(0.5, 0.5));

  it('show the body at both ends, its path, and what stops it', () => {
    const hit = sweep(walls, unitTileSpace, hero, by(0, 5));
    expect(recorded((draw) => drawSweep(draw, unitTileSpace, hero, by(0, 5), hit))).toEqual([
      'rectangle 0.5 2.5 1 1 body',
      'segment 1 3 1 3.5 path',
      'rectangle 0.5 3 1 1 body',
      'rectangle 0 4 1 1 contact',
      'circle 0.5 4 0 contact',
      'segment 0.5 4 0.5 3.5 contact',
    ]);
    expect(recorded((draw) => drawSweep(draw, unitTileSpace, hero, by(2, 0), undefined))).toEqual([
      'rectangle 0.5 2.5 1 1 body',
      'segment 1 3 3 3 path',
      'rectangle 2.5 2.5 1 1 body',
    ]);
  });

  it('show what an object stops', () => {
    const tracker = new ObjectTracker<string, TileLength>({ space: unitTileSpace });
    tracker.add('crate', rectangle(at(4, 2), at(5, 4)));
    const hit = sweepObjects(tracker, hero, by(6, 0));
    expect(recorded((draw) => drawSweep(draw, unitTileSpace, hero, by(6, 0), hit)).slice(2)).toEqual([
      'rectangle 3 2.5 1 1 body',
      'circle 4 3 0 contact',
      'segment 4 3 3.5 3 contact',
    ]);
  });

  it('show each part of a slide', () => {
    const tracker = new ObjectTracker<string, TileLength>({ space: unitTileSpace });
    tracker.add('crate', rectangle(at(2.5, 2), at(5, 4)));
    const move = moveAndSlide(walls, unitTileSpace, hero, by(4, 2), { among: obstaclesOf(tracker) });
    const lines = recorded((draw) => drawMove(draw, unitTileSpace, hero, move));
    expect(lines.filter((line) => line.startsWith('segment') && line.endsWith('path'))).toEqual([
      'segment 1 3 2 3.5 path',
    ]);
    expect(lines.filter((line) => line.endsWith('body'))).toEqual([
      'rectangle 0.5 2.5 1 1 body',
      'rectangle 1.5 3 1 1 body',
    ]);
    expect(lines.filter((line) => line.startsWith('circle') && line.endsWith('contact'))).toHaveLength(
      move.hits.length,
    );
    const ball = circle(at(1, 3), tiles(0.5));
    const rolled = moveAndSlide(walls, unitTileSpace, ball, by(1, 0));
    expect(recorded((draw) => drawMove(draw, unitTileSpace, ball, rolled))).toEqual([
      'circle 1 3 0.5 body',
      'segment 1 3 2 3 path',
      'circle 2 3 0.5 body',
    ]);
  });
});
