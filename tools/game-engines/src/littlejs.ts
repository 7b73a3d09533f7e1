/** LittleJS: a collision layer, engine objects, and a pointer. Its world is in tiles, and y grows to the north. */
import { box, moveAndSlide } from '@tilewright/motion';
import { castRay, objectsInCircle, ObjectTracker } from '@tilewright/queries';
import { drawMove } from '@tilewright/motion/debug';
import {
  type DebugDraw,
  debugColors,
  type DebugPart,
  drawRay,
  drawSolidTiles,
  drawTracker,
} from '@tilewright/queries/debug';
import { bitTilemapFrom, step, tileAt, tileRect, translate, unitTileSpace } from '@tilewright/tilemap';
import { circle, pointReader, segmentBetween, tileDifference, type TileLength, tiles } from '@tilewright/units';
import {
  Color,
  drawCircle,
  drawLine,
  drawRect,
  engineInit,
  EngineObject,
  mousePos,
  setCameraPos,
  setCameraScale,
  setCanvasFixedSize,
  TileCollisionLayer,
  vec2,
} from 'littlejsengine';
import { type Frame, hitOf, type Pair } from './frame.js';
import * as level from './level.js';

export const frames: Frame[] = [];

const colorFrom = (hex: string): Color => new Color().setHex(hex);

/** What the engine calls when it is ready: objects and layers cannot be made before. */
function init() {
  const map = new TileCollisionLayer(vec2(), vec2(level.levelWidth, level.levelHeight));
  for (let x = 0; x < level.levelWidth; x++) {
    for (let y = 0; y < level.levelHeight; y++) {
      if (level.isWall(x, level.levelHeight - 1 - y)) map.setCollisionData(vec2(x, y), 1);
    }
  }

  // shown
  // glue
  const flip = ({ x, y }: { x: number; y: number }) => vec2(x, -y);
  const reader = pointReader(tiles);
  const here = (place: { x: number; y: number }) => reader(flip(place));
  const bounds = tileRect({ x: 0, y: -map.size.y, width: map.size.x, height: map.size.y });
  const walls = bitTilemapFrom(bounds, (x, y) => map.getCollisionData(vec2(x, -1 - y)) > 0);
  const tracker = new ObjectTracker<EngineObject, TileLength>({ space: unitTileSpace });
  // end of glue

  class Enemy extends EngineObject {
    private readonly handle = tracker.add(this, circle(here(this.pos), tiles(this.size.x / 2))); // glue
    override destroy() {
      if (!this.destroyed) tracker.remove(this.handle); // glue
      super.destroy();
    }
  }

  // drawing
  const hexOf = (part: DebugPart) => `#${debugColors[part].toString(16).padStart(6, '0')}`;
  const tint = (part: DebugPart, alpha = 0.5) => new Color().setHex(hexOf(part)).scale(1, alpha);
  const draw: DebugDraw = {
    segment: (x, y, endX, endY, part) => drawLine(flip({ x, y }), flip({ x: endX, y: endY }), 0.06, tint(part, 1)),
    rectangle: (x, y, dx, dy, part) => drawRect(flip({ x: x + dx / 2, y: y + dy / 2 }), vec2(dx, dy), tint(part)),
    circle: (x, y, radius, part) => drawCircle(flip({ x, y }), 2 * radius || 0.2, tint(part)),
  };
  // end of drawing

  const heroSize = tileDifference(tiles(0.375), tiles(0.375));

  // In each frame, after the engine has moved its objects.
  function update(dx: number, dy: number) {
    tracker.moveEach(tiles, (enemy) => flip(enemy.pos)); // glue
    const body = box(here(hero.pos), heroSize);
    const move = moveAndSlide(walls, unitTileSpace, body, tileDifference(tiles(dx), tiles(dy)));
    hero.pos = flip(reader.write(vec2(), move.center)); // glue
    const sight = segmentBetween(here(hero.pos), here(mousePos));
    const hit = castRay(walls, unitTileSpace, sight);
    const near = objectsInCircle(tracker, circle(sight.end, tiles(4)));
    const show = () => {
      drawSolidTiles(draw, walls, unitTileSpace);
      drawTracker(draw, tracker);
      drawMove(draw, unitTileSpace, body, move);
      drawRay(draw, unitTileSpace, sight, hit);
    };
    return { hit, near, show };
  }
  // end of shown

  const upFrom = ({ x, y }: { x: number; y: number }) => vec2(x, level.levelHeight - y);
  const hero = new EngineObject(upFrom(level.hero), vec2(2 * level.hero.half));
  hero.color = colorFrom('#7dd3fc');
  const enemies: EngineObject[] = level.wanderers.map(({ x, y, dx, dy, radius }) => {
    const enemy = new Enemy(upFrom({ x, y }), vec2(2 * radius));
    enemy.color = colorFrom('#a3324a');
    // LittleJS measures velocities in tiles per frame of 1/60 s.
    enemy.velocity = vec2(dx / 60, -dy / 60);
    return enemy;
  });

  let show = () => {};
  const updatePost = (): void => {
    const from = [hero.pos.x, hero.pos.y] as const;
    const wish = level.heroStep(frames.length);
    const answers = update(wish[0], wish[1]);
    show = answers.show;
    frames.push({
      bodies: enemies.flatMap((each, id) =>
        each.destroyed ? [] : [{ id, x: each.pos.x, y: each.pos.y, radius: each.size.x / 2 }],
      ),
      pointer: [mousePos.x, mousePos.y],
      from,
      to: [hero.pos.x, hero.pos.y],
      step: wish,
      hit: hitOf(answers.hit && { ...answers.hit, tile: translate(answers.hit.tile, step(0, level.levelHeight)) }),
      near: answers.near.map((enemy) => enemies.indexOf(enemy)),
    });
    if (frames.length % level.turnEvery === 0) for (const enemy of enemies) enemy.velocity = enemy.velocity.scale(-1);
    if (frames.length === level.doomedFrame) enemies[0]?.destroy();
  };

  /** The tile of a place by the engine, and ours as the engine counts. */
  const tilesOf = ([x, y]: Pair): { engine: Pair; ours: Pair } => {
    const floor = vec2(x, y).floor();
    const ours = tileAt(unitTileSpace, here({ x, y }));
    return { engine: [floor.x, floor.y], ours: [ours.x, -1 - ours.y] };
  };

  /** How often a body that moves at random, and is written back after each step, then overlaps a wall. */
  const stuck = (half: number, steps: number): number => {
    const size = tileDifference(tiles(half), tiles(half));
    let place = upFrom(level.hero);
    let count = 0;
    for (let i = 0; i < steps; i++) {
      const [dx, dy] = level.heroStep(i);
      const body = box(here(place), size);
      const move = moveAndSlide(walls, unitTileSpace, body, tileDifference(tiles(dx), tiles(dy)));
      if (move.startsInside) count++;
      place = flip(reader.write(vec2(), move.center));
    }
    return count;
  };
  return { updatePost, render: () => show(), tilesOf, stuck };
}

let game: ReturnType<typeof init> | undefined;

export async function start(): Promise<void> {
  setCanvasFixedSize(vec2(level.view.width, level.view.height));
  await engineInit(
    () => {
      setCameraPos(vec2(level.levelWidth / 2, level.levelHeight / 2));
      setCameraScale(16 * level.view.zoom);
      game = init();
    },
    () => {},
    () => game?.updatePost(),
    () => {},
    () => game?.render(),
  );
}

/** The tiles of places by LittleJS and by tilewright. */
export function tilesOf(places: readonly Pair[]): { engine: Pair; ours: Pair }[] {
  return places.flatMap((place) => game?.tilesOf(place) ?? []);
}

/** How often a body of a size is found in a wall. */
export function stuck(half: number, steps: number): number {
  return game?.stuck(half, steps) ?? -1;
}
