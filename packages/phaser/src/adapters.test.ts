/** What needs no Phaser to be tested: what is read of its objects, and what is refused. The rest runs in a browser. */
import { drawRay, drawSolidTiles } from '@tilewright/queries/debug';
import { bitTilemap, CardinalDirection, cardinalSet, tile, tileRect, tileSpace } from '@tilewright/tilemap';
import { pixelDifference, pixelPosition, pixels, pixelsPerTile, segmentBetween } from '@tilewright/units';
import { describe, expect, it } from 'vitest';
import {
  bind,
  BodyTracker,
  debugDraw,
  type DebugGraphics,
  type GameObject,
  here,
  type Layer,
  sidesOf,
  spaceOf,
  tileMover,
  wallsOf,
} from './index.js';

const space = tileSpace({ origin: pixelPosition(pixels(0), pixels(0)), tileSize: pixelsPerTile(16) });
const walls = bitTilemap(tileRect({ x: 0, y: 0, width: 8, height: 8 }));
walls.set(tile(5, 0), true);

/** A tile with collision on some sides. */
function tileWith(...sides: readonly ('left' | 'right' | 'up' | 'down')[]): object {
  const has = (side: (typeof sides)[number]): boolean => sides.includes(side);
  const [collideLeft, collideRight, collideUp, collideDown] = [has('left'), has('right'), has('up'), has('down')];
  return { index: 1, collideLeft, collideRight, collideUp, collideDown, collides: sides.length > 0 };
}

/** A layer of 2 x 1 tiles: one with collision, and one that was removed. */
function layerWith(change: object = {}): Layer {
  const data = [[tileWith('left', 'right', 'up', 'down'), null]];
  const layer = { orientation: 0, tileWidth: 16, tileHeight: 16, width: 2, height: 1, data };
  const made = { x: 3, y: 4, scaleX: 2, scaleY: 2, rotation: 0, scrollFactorX: 1, scrollFactorY: 1, layer, ...change };
  return made as unknown as Layer;
}

describe('spaceOf and wallsOf', () => {
  it('read the place, the scale and the tiles of a layer', () => {
    const found = spaceOf(layerWith());
    expect(found).toEqual(tileSpace({ origin: pixelPosition(pixels(3), pixels(4)), tileSize: pixelsPerTile(32) }));
    const solid = wallsOf(layerWith());
    expect([solid.getAt(0, 0), solid.getAt(1, 0)]).toEqual([true, false]);
    expect(wallsOf(layerWith(), ({ index }) => index === 2).getAt(0, 0)).toBe(false);
  });

  it('take only tiles with collision on all sides as walls', () => {
    const layer = layerWith();
    Object.assign(layer.layer, { data: [[tileWith('up'), tileWith('left', 'right', 'down')]] });
    const solid = wallsOf(layer);
    expect([solid.getAt(0, 0), solid.getAt(1, 0)]).toEqual([false, false]);
  });

  it('refuse layers inside of containers, and pictures that do not follow their tiles', () => {
    expect(() => spaceOf(layerWith({ parentContainer: {} }))).toThrow(
      'spaceOf: layer.parentContainer must be null, received an object. Take the layer out of its container',
    );
    const layer = layerWith({ generateLayerDataTexture() {} });
    const solid = wallsOf(layer);
    // @ts-expect-error -- that of a GPU
    expect(() => bind(layer, solid)).toThrow('bind: layer must be a TilemapLayer, received a TilemapGPULayer');
  });

  it('name what is no layer', () => {
    // @ts-expect-error -- no layer
    expect(() => spaceOf(undefined)).toThrow('spaceOf: layer must be a TilemapLayer of Phaser, received undefined');
    // @ts-expect-error -- a tile map
    expect(() => wallsOf({ layers: [], layer: 'ground' })).toThrow('Pass the layer itself, not its Tilemap');
    // @ts-expect-error -- no function
    expect(() => wallsOf(layerWith(), [1])).toThrow('wallsOf: isSolid must be a function');
  });
});

describe('sidesOf', () => {
  const { north, west, south, east } = CardinalDirection;

  it.each([
    [['up'], [north]],
    [['left'], [west]],
    [['down'], [south]],
    [['right'], [east]],
    [
      ['left', 'right'],
      [west, east],
    ],
    [
      ['left', 'right', 'up', 'down'],
      [north, west, south, east],
    ],
    [[], []],
  ] as const)('reads %j', (sides, directions) => {
    const layer = layerWith();
    const read = sidesOf(layer);
    Object.assign(layer.layer, { data: [[tileWith(...sides), tileWith('up')]] });
    expect(read(false, 0, 0)).toBe(cardinalSet(...directions));
  });

  it('finds no sides at tiles that were removed, or are outside', () => {
    const read = sidesOf(layerWith());
    for (const [x, y] of [
      [1, 0],
      [2, 0],
      [0, -1],
    ] as const)
      expect(read(false, x, y)).toBe(cardinalSet());
  });

  it('lets a sprite through a platform from below, and stops it from above', () => {
    const layer = layerWith({ x: 0, y: 64, scaleX: 1, scaleY: 1 });
    Object.assign(layer.layer, { data: [[tileWith('up'), tileWith('up')]] });
    const sprite = { x: 16, y: 90, displayWidth: 8, displayHeight: 8, originX: 0.5, originY: 0.5 };
    const mover = tileMover(sprite, wallsOf(layer), spaceOf(layer), { sides: sidesOf(layer) });
    mover.move(pixelDifference(pixels(0), pixels(-50)));
    expect(sprite.y).toBe(40);
    mover.move(pixelDifference(pixels(0), pixels(50)));
    expect(sprite.y).toBe(60);
  });
});

describe('what was destroyed', () => {
  // Phaser takes the scene off what it destroys, and more: a layer has no tiles, a group no members, a sprite no size.
  const remedy = 'must be in use, received a destroyed object. Create a new one';

  it('is named: layers', () => {
    const layer = layerWith({ scene: {}, putTileAt() {}, removeTileAt() {} }) as Parameters<typeof bind>[0];
    const solid = wallsOf(layer);
    const writer = bind(layer, solid);
    const read = sidesOf(layer);
    Object.assign(layer, { scene: undefined, layer: undefined });
    for (const run of [() => spaceOf(layer), () => wallsOf(layer), () => bind(layer, solid), () => sidesOf(layer)]) {
      expect(run).toThrow(`: layer must be in use, received a destroyed object. Create a new one`);
    }
    for (const run of [
      () => writer.put(tile(0, 0), 1),
      () => writer.remove(tile(0, 0)),
      () => writer.refresh(),
      () => read(false, 0, 0),
    ]) {
      expect(run).toThrow(remedy);
    }
  });

  it('is named: sprites', () => {
    const sprite = { x: 24, y: 8, displayWidth: 8, displayHeight: 8, originX: 0.5, originY: 0.5, scene: {} };
    const mover = tileMover(sprite, walls, space);
    Object.assign(sprite, { scene: undefined });
    expect(() => mover.move(pixelDifference(pixels(1), pixels(0)))).toThrow(`tileMover.move: sprite`);
    expect(() => mover.move(pixelDifference(pixels(1), pixels(0)))).toThrow(remedy);
    expect(() => tileMover(sprite, walls, space)).toThrow(remedy);
    expect(sprite.x).toBe(24);
  });

  it('is followed no longer: groups', () => {
    const tracked = sceneWithPhysics();
    const group = { scene: {} as object | undefined, getChildren: () => [] as GameObject[] };
    const bodies = new BodyTracker(tracked.scene);
    bodies.start(space, group);
    // As Phaser has it.
    Object.assign(group, { scene: undefined, getChildren: () => undefined });
    expect(() => tracked.step()).not.toThrow();
    expect(() => bodies.follow(group)).toThrow(remedy);
  });
});

/** A scene with what a tracker needs of it, and its next step. */
function sceneWithPhysics() {
  let onStep = (): void => {};
  const world = { on: (_: string, listener: () => void) => void (onStep = listener), off() {} };
  const scene = { events: { on() {}, once() {}, off() {} }, physics: { world } };
  return { scene: scene as never, step: () => onStep() };
}

describe('debugDraw', () => {
  it('draws outlines with a faint fill, in the pixels of the world', () => {
    const lines: string[] = [];
    const graphics = new Proxy(
      {},
      {
        get:
          (_, name) =>
          (...args: unknown[]) =>
            void lines.push(`${String(name)} ${args.join(' ')}`),
      },
    );
    const draw = debugDraw(graphics as DebugGraphics, { lineWidth: 2, colors: { ray: 0xff } });
    drawSolidTiles(draw, walls, space);
    drawRay(
      draw,
      space,
      segmentBetween(pixelPosition(pixels(1), pixels(2)), pixelPosition(pixels(9), pixels(2))),
      undefined,
    );
    draw.circle(5, 6, 7, 'object');
    draw.circle(5, 6, 0, 'hit');
    expect(lines.filter((line) => !/Style/u.test(line))).toEqual([
      'fillRect 80 0 16 16',
      'strokeRect 80 0 16 16',
      'lineBetween 1 2 9 2',
      'fillCircle 5 6 7',
      'strokeCircle 5 6 7',
      'fillCircle 5 6 6',
    ]);
    expect(lines).toContain('lineStyle 2 255 1');
  });

  it('names what is wrong', () => {
    // @ts-expect-error -- no graphics
    expect(() => debugDraw({})).toThrow('debugDraw: graphics must be a Graphics of Phaser');
    // @ts-expect-error -- no graphics
    expect(() => debugDraw(undefined)).toThrow('debugDraw: graphics must be a Graphics of Phaser');
  });
});

describe('tileMover', () => {
  const spriteAt = (x: number, y: number) => ({ x, y, displayWidth: 16, displayHeight: 16, originX: 0, originY: 1 });

  it('keeps to the middle of the sprite, whatever its origin, and takes another place', () => {
    const sprite = spriteAt(16, 16);
    const mover = tileMover(sprite, walls, space);
    mover.move(pixelDifference(pixels(900), pixels(0)));
    expect([sprite.x, sprite.y]).toEqual([64, 16]);
    sprite.x = 0;
    mover.move(pixelDifference(pixels(8), pixels(0)));
    expect(sprite.x).toBe(8);
  });

  it('takes a body of another size, and the options of a slide', () => {
    const sprite = spriteAt(16, 16);
    tileMover(sprite, walls, space, { width: 8, height: 8, outside: 'solid' }).move(
      pixelDifference(pixels(900), pixels(-900)),
    );
    expect([sprite.x, sprite.y]).toEqual([68, 12]);
  });

  it('names what is wrong, and moves nothing', () => {
    const sprite = spriteAt(16, 16);
    expect(() => tileMover(sprite, walls, space, { width: 0 })).toThrow('tileMover: width must be');
    // @ts-expect-error -- of another function
    expect(() => tileMover(sprite, walls, space, { radius: 1 })).toThrow('tileMover: options');
    const mover = tileMover(sprite, walls, space);
    // @ts-expect-error -- no vector
    expect(() => mover.move({ x: Number.NaN, y: 0 })).toThrow('tileMover.move: displacement');
    expect(sprite.x).toBe(16);
  });
});

describe('here and BodyTracker', () => {
  it('name what is wrong', () => {
    // @ts-expect-error -- nowhere
    expect(() => here(undefined)).toThrow('here: place must be a game object, a pointer, or a point { x, y }');
    expect(() => here({ x: Number.NaN, y: 0 })).toThrow(RangeError);
    // @ts-expect-error -- no scene
    expect(() => new BodyTracker(null)).toThrow('BodyTracker: scene must be a Scene of Phaser');
    const scene = { events: { off() {} } } as never;
    expect(() => new BodyTracker(scene).start(space)).toThrow(
      "BodyTracker.start: scene.physics must be Arcade physics, received undefined. Set physics: { default: 'arcade' }",
    );
    const bodies = new BodyTracker(sceneWithPhysics().scene);
    const tracker = bodies.start(space);
    // @ts-expect-error -- no group
    expect(() => bodies.start(space, [])).toThrow('BodyTracker.start: groups[0] must be a group of Phaser');
    // @ts-expect-error -- no group
    expect(() => bodies.follow({})).toThrow('BodyTracker.follow: group must be a group of Phaser');
    // @ts-expect-error -- no space
    expect(() => bodies.start({})).toThrow(RangeError);
    expect(bodies.tracker).toBe(tracker);
    expect(() => new BodyTracker(scene).follow({ getChildren: () => [] })).toThrow('nothing is tracked before start');
  });
});
