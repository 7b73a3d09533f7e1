import { drawSolidTiles, drawTracker } from '@tilewright/queries/debug';
import { ObjectTracker } from '@tilewright/queries';
import { bitTilemap, tileRect, tileSpace, unitTileSpace } from '@tilewright/tilemap';
import { circle, meters, metersPerTile, position } from '@tilewright/units';
import { Container, Graphics } from 'pixi.js';
import { describe, expect, it } from 'vitest';
import { debugDraw } from './debug-draw.js';

describe('debugDraw', () => {
  it('draws in the units of the world', () => {
    const world = new Container();
    world.scale.set(40);
    const graphics = world.addChild(new Graphics());
    const draw = debugDraw(graphics);
    draw.rectangle(1, 2, 3, 4, 'tile');
    const { x, y, width, height } = graphics.getBounds();
    // A line counts in the bounds: here with less than a fifth of a pixel.
    expect([x, y, width, height].map(Math.round)).toEqual([40, 80, 120, 160]);
    draw.segment(0, 0, 10, 0.5, 'ray');
    expect(Math.round(graphics.getBounds().maxX)).toBe(400);
  });

  it('draws a small circle as a circle, and a point as large at any zoom', () => {
    for (const zoom of [1, 40, 500]) {
      const world = new Container();
      world.scale.set(zoom);
      const graphics = world.addChild(new Graphics());
      const draw = debugDraw(graphics, { pointRadius: 5 });
      draw.circle(1, 1, 0, 'hit');
      expect(graphics.getBounds().width).toBeCloseTo(10, 6);
      graphics.clear();
      draw.circle(1, 1, 0.4, 'object');
      // The width of the line counts in the bounds: it is that of a pixel at any zoom.
      expect(graphics.getBounds().width / zoom).toBeCloseTo(0.8, 1);
    }
  });

  it('draws a point as large in a world that is turned or mirrored', () => {
    for (const [rotation, mirror] of [
      [Math.PI / 2, 1],
      [2, 1],
      [0, -1],
    ] as const) {
      const world = new Container();
      world.rotation = rotation;
      world.scale.set(40 * mirror, 40);
      const graphics = world.addChild(new Graphics());
      debugDraw(graphics).circle(1, 1, 0, 'hit');
      const { width, height } = graphics.getLocalBounds();
      expect([width, height].map((each) => (each * 40) / 256)).toEqual([expect.closeTo(6, 9), expect.closeTo(6, 9)]);
    }
  });

  it('takes the drawings of queries, with colors of its own', () => {
    const walls = bitTilemap(tileRect({ x: 0, y: 0, width: 8, height: 8 }));
    walls.fill(true, tileRect({ x: 2, y: 3, width: 4, height: 1 }));
    const graphics = new Graphics();
    expect(drawSolidTiles(debugDraw(graphics, { colors: { solid: 0x12_34_56 } }), walls, unitTileSpace)).toBe(4);
    const { instructions } = graphics.context;
    expect(instructions.map(({ action }) => action)).toEqual(['fill', 'stroke']);
    const { data } = instructions[0]!;
    expect(data).toMatchObject({ style: { color: 0x12_34_56 } });
    const space = tileSpace({ origin: position(meters(0), meters(0)), tileSize: metersPerTile(1) });
    const tracker = new ObjectTracker<string>({ space });
    tracker.add('slime', circle(position(meters(3), meters(3)), meters(1)));
    graphics.clear();
    expect(drawTracker(debugDraw(graphics), tracker)).toBe(1);
  });

  it('names what is wrong', () => {
    // @ts-expect-error -- no graphics
    expect(() => debugDraw(null)).toThrow('debugDraw: graphics must be a Graphics of PixiJS 8, received null');
    // @ts-expect-error -- no graphics
    expect(() => debugDraw(new Container())).toThrow('debugDraw: graphics must be a Graphics of PixiJS 8');
    expect(() => debugDraw(new Graphics(), { pointRadius: 0 })).toThrow('debugDraw: pointRadius must be');
    // @ts-expect-error -- an option of another name
    expect(() => debugDraw(new Graphics(), { color: {} })).toThrow('debugDraw: options');
  });
});
