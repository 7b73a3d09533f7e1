import { arrayTilemap, chunkedTilemap, tile, tileRect, tileSpace, unitTileSpace } from '@tilewright/tilemap';
import { meters, metersPerTile, position, rectangle, tilePosition, tiles } from '@tilewright/units';
import { Container, type Mesh, type MeshGeometry, Rectangle, Texture, TextureSource } from 'pixi.js';
import { describe, expect, it } from 'vitest';
import { TilesView } from './tiles-view.js';

const seen = (x: number, y: number, width: number, height: number) =>
  rectangle(tilePosition(tiles(x), tiles(y)), tilePosition(tiles(x + width), tiles(y + height)));

function textureOf(source: TextureSource, index: number): Texture {
  return new Texture({ source, frame: new Rectangle(16 * index, 0, 16, 16) });
}

/** The meshes of a view. */
function meshesIn(container: Container): Mesh<MeshGeometry>[] {
  return container.children.flatMap((chunk) => chunk.children as Mesh<MeshGeometry>[]);
}

/** The tiles that are drawn, by their north-west corner in the world. */
function cornersIn(container: Container): Set<string> {
  const found = new Set<string>();
  for (const mesh of meshesIn(container)) {
    const { positions } = mesh.geometry;
    for (let at = 0; at < positions.length; at += 8) {
      const [x0, y0, x1, y1, x2, y2, x3, y3] = positions.subarray(at, at + 8);
      if (x0 === x2) continue;
      expect([x1, y1, x2, y2, x3, y3]).toEqual([x0! + 1, y0, x0! + 1, y0! + 1, x0, y0! + 1]);
      const { x, y } = container.toGlobal({ x: x0!, y: y0! });
      found.add(`${x} ${y}`);
    }
  }
  return found;
}

describe('TilesView', () => {
  const bounds = tileRect({ x: -40, y: 0, width: 140, height: 100 });
  const source = new TextureSource({ width: 64, height: 16 });
  const textures = [0, 1, 2, 3].map((index) => textureOf(source, index));

  it('draws the chunks in view, and each again only where the map changed', () => {
    const map = arrayTilemap(bounds, 1);
    let asked = 0;
    const view = new TilesView(map, unitTileSpace, (value) => {
      asked++;
      return textures[value];
    });
    expect(view.show(seen(0, 0, 40, 30))).toBe(2);
    expect([view.drawnCount, asked]).toEqual([2048, 2048]);
    expect(view.show(seen(10, 1, 40, 30))).toBe(0);
    map.set(tile(40, 3), 2);
    map.set(tile(41, 4), 9);
    expect(view.show(seen(10, 1, 40, 30))).toBe(1);
    expect([view.drawnCount, asked]).toEqual([2047, 3072]);
    expect(cornersIn(view.container).size).toBe(2047);
    // A change out of view costs nothing, until it is seen.
    map.set(tile(90, 90), 3);
    expect(view.show(seen(10, 1, 40, 30))).toBe(0);
    expect(view.show(seen(70, 70, 29, 29))).toBe(4);
    expect(cornersIn(view.container).has('90 90')).toBe(true);
    view.destroy();
    map.set(tile(0, 0), 3);
  });

  it('keeps to the bounds of the map, also at its negative side', () => {
    const map = arrayTilemap(bounds, 0);
    const view = new TilesView(map, unitTileSpace, (value) => textures[value]);
    view.show(seen(-100, -100, 70, 110));
    const corners = cornersIn(view.container);
    expect([corners.has('-40 0'), corners.has('-41 0'), corners.has('-40 -1')]).toEqual([true, false, false]);
    expect(view.show(seen(-100, -100, 10, 10))).toBe(0);
    expect(view.drawnCount).toBe(0);
    view.show(seen(1e12, 0, 1, 1));
    expect(view.drawnCount).toBe(0);
    view.destroy();
  });

  it('draws in the world of its space, and exactly also far from its origin', () => {
    const space = tileSpace({ origin: position(meters(5), meters(-3)), tileSize: metersPerTile(0.5) });
    const map = chunkedTilemap({ background: 0 });
    const view = new TilesView(map, space, (value) => textures[value]);
    const far = 2 ** 22;
    const near = (x: number, y: number) => position(meters(x), meters(y));
    view.show(rectangle(near(5, -3), near(6, -2)));
    expect(cornersIn(view.container).has('5 -3')).toBe(true);
    view.show(rectangle(near(far, far), near(far + 10, far + 10)));
    const corners = cornersIn(view.container);
    expect([corners.has(`${far} ${far}`), corners.has(`${far + 9.5} ${far + 9.5}`)]).toEqual([true, true]);
    for (const mesh of meshesIn(view.container)) {
      expect(Math.max(...mesh.geometry.positions)).toBeLessThan(1024);
    }
    view.destroy();
  });

  it('takes textures of several sources, and none', () => {
    const other = textureOf(new TextureSource({ width: 64, height: 16 }), 1);
    const map = arrayTilemap(tileRect({ x: 0, y: 0, width: 4, height: 4 }), 0);
    const view = new TilesView(map, unitTileSpace, (_, x, y) => [textures[0], other, undefined][(x + y) % 3]);
    view.show(seen(0, 0, 4, 4));
    expect(view.drawnCount).toBe(11);
    expect(cornersIn(view.container).size).toBe(11);
    expect(meshesIn(view.container).map(({ texture }) => texture.source)).toEqual([source, other.source]);
    view.destroy();
  });

  it('draws a turned texture turned', () => {
    const turned = new Texture({ source, frame: new Rectangle(16, 0, 16, 16), rotate: 2 });
    const map = arrayTilemap(tileRect({ x: 0, y: 0, width: 1, height: 1 }), 0);
    const view = new TilesView(map, unitTileSpace, () => turned);
    view.show(seen(0, 0, 1, 1));
    const [mesh] = meshesIn(view.container);
    const { x0, y0, x1, y1, x2, y2, x3, y3 } = turned.uvs;
    for (const [i, wanted] of [x0, y0, x1, y1, x2, y2, x3, y3].entries()) {
      expect(Math.abs(mesh!.geometry.uvs[i]! - wanted)).toBeLessThan(1 / 1000);
    }
    view.destroy();
  });

  it('draws again what depends on more than the map', () => {
    const map = arrayTilemap(bounds, 0);
    let season = 0;
    const view = new TilesView(map, unitTileSpace, () => textures[season]);
    view.show(seen(0, 0, 40, 30));
    season = 1;
    expect(view.show(seen(0, 0, 40, 30))).toBe(0);
    view.repaint(tileRect({ x: 33, y: 0, width: 1, height: 1 }));
    expect(view.show(seen(0, 0, 40, 30))).toBe(1);
    view.repaint();
    expect(view.show(seen(0, 0, 40, 30))).toBe(2);
    view.destroy();
  });

  it('goes on after a texture that threw', () => {
    const map = arrayTilemap(bounds, 0);
    let isBroken = true;
    const view = new TilesView(map, unitTileSpace, (_, x) => {
      if (isBroken && x === 32) throw new Error('no such picture');
      return textures[0];
    });
    expect(() => view.show(seen(0, 0, 40, 30))).toThrow('no such picture');
    expect(view.drawnCount).toBe(1024);
    isBroken = false;
    expect(view.show(seen(0, 0, 40, 30))).toBe(1);
    expect(view.drawnCount).toBe(2048);
    view.destroy();
  });

  it('uses the memory of chunks again, and frees it', () => {
    const map = arrayTilemap(tileRect({ x: 0, y: 0, width: 640, height: 640 }), 0);
    const view = new TilesView(map, unitTileSpace, () => textures[0]);
    const made = new Set<Container>();
    for (let x = 0; x < 600; x += 8) {
      view.show(seen(x, 0, 30, 30));
      for (const chunk of view.container.children) made.add(chunk);
    }
    expect(made.size).toBeLessThanOrEqual(4);
    expect(view.show(seen(0, 0, 639, 639))).toBe(400);
    view.show(seen(0, 0, 1, 1));
    view.destroy();
    expect(view.container.destroyed).toBe(true);
  });

  it('names textures that are none, or were destroyed', () => {
    const map = arrayTilemap(bounds, 0);
    const gone = textureOf(new TextureSource({ width: 64, height: 16 }), 0);
    gone.destroy(true);
    for (const [texture, received] of [
      [gone, 'an object'],
      [null, 'null'],
      ['grass', 'the string "grass"'],
    ] as const) {
      // @ts-expect-error -- not all are textures
      const view = new TilesView(map, unitTileSpace, () => texture);
      const rule = 'a Texture in use, or undefined';
      expect(() => view.show(seen(0, 0, 4, 4))).toThrow(
        `TilesView.show: textureOf at (0, 0) must be ${rule}, received ${received}`,
      );
      view.destroy();
    }
  });

  it('is not used again after it was destroyed, alone or with its parents', () => {
    const sentence = 'TilesView.show: the view must be in use, received a destroyed object. Create a new one';
    const map = arrayTilemap(bounds, 0);
    const alone = new TilesView(map, unitTileSpace, () => textures[0]);
    alone.show(seen(0, 0, 4, 4));
    alone.destroy();
    alone.destroy();
    expect(() => alone.show(seen(0, 0, 4, 4))).toThrow(sentence);
    const world = new Container();
    const child = new TilesView(map, unitTileSpace, () => textures[0]);
    world.addChild(child.container);
    child.show(seen(0, 0, 70, 4));
    const geometries = meshesIn(child.container).map(({ geometry }) => geometry);
    expect(geometries).toHaveLength(3);
    world.destroy({ children: true });
    expect(() => child.show(seen(0, 0, 4, 4))).toThrow(sentence);
    child.destroy();
    // PixiJS does not destroy the geometry of a mesh with it.
    for (const { buffers } of geometries) expect(buffers).toBe(null);
  });

  it('names what is wrong', () => {
    const map = arrayTilemap(bounds, 0);
    // @ts-expect-error -- no map
    expect(() => new TilesView({}, unitTileSpace, () => undefined)).toThrow('TilesView: map must be a tile map');
    // @ts-expect-error -- no space
    expect(() => new TilesView(map, {}, () => undefined)).toThrow('TilesView: space.origin must be');
    // @ts-expect-error -- no function
    expect(() => new TilesView(map, unitTileSpace, textures)).toThrow('TilesView: textureOf must be a function');
    const endless = new TilesView(chunkedTilemap({ background: 0 }), unitTileSpace, () => undefined);
    expect(() => endless.show(seen(0, 0, 1e4, 1e4))).toThrow(
      'TilesView.show: seen must be of at most 2^20 tiles of the map, received 100020001. Show a picture',
    );
    // @ts-expect-error -- no rectangle
    expect(() => endless.show({})).toThrow('TilesView.show: seen');
    // @ts-expect-error -- no rectangle
    expect(() => endless.repaint({})).toThrow('TilesView.repaint: rect must be a rectangle of tiles');
    const back = { min: tilePosition(tiles(3), tiles(0)), max: tilePosition(tiles(0), tiles(1)) };
    // @ts-expect-error -- reversed
    expect(() => endless.show(back)).toThrow(RangeError);
  });
});
