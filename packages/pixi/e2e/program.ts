/** What the tests do with the real PixiJS in the page. Every function returns plain values. */
import { drawRay, drawSolidTiles, drawTiles, drawTracker } from '@tilewright/queries/debug';
import { castRay, ObjectTracker, tilesOnSegment } from '@tilewright/queries';
import {
  type ArrayTilemap,
  arrayTilemapFrom,
  bitTilemapFrom,
  fromPixels,
  pixelSpace,
  type PixelSpace,
  tileRect,
  tileSpace,
} from '@tilewright/tilemap';
import {
  circle,
  meters,
  metersPerTile,
  pixelPosition,
  pixels,
  pixelsPerMeter,
  position,
  rectangle,
  segmentBetween,
} from '@tilewright/units';
import { Container, Graphics, ImageSource, Rectangle, Texture, WebGLRenderer } from 'pixi.js';
import { debugDraw, show, TilesView } from '../src/index.js';

const width = 320;
const height = 240;
const background = 0xff_00_ff;
const tileCount = 64;
const space = tileSpace({ origin: position(meters(0), meters(0)), tileSize: metersPerTile(1) });
const bounds = tileRect({ x: 0, y: 0, width: 200, height: 200 });

/** Colors that differ from each other and from the background. */
function colorOf(index: number): number {
  return ((40 + 3 * index) << 16) | ((255 - 3 * index) << 8) | ((index * 37) & 127);
}

/** A picture of 8 x 8 tiles of one color each, side by side without a margin. */
function pictures(): Texture[] {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 8 * 16;
  const pen = canvas.getContext('2d')!;
  for (let i = 0; i < tileCount; i++) {
    pen.fillStyle = `#${colorOf(i).toString(16).padStart(6, '0')}`;
    pen.fillRect(16 * (i % 8), 16 * Math.floor(i / 8), 16, 16);
  }
  const source = new ImageSource({ resource: canvas, scaleMode: 'nearest' });
  return Array.from({ length: tileCount }, (_, i) => {
    const frame = new Rectangle(16 * (i % 8), 16 * Math.floor(i / 8), 16, 16);
    // Some are turned and mirrored, which must not bring in their neighbors.
    return new Texture({ source, frame, rotate: [0, 2, 4, 6, 8, 10, 12, 14][i % 8]! });
  });
}

class Scene {
  readonly world = new Container();
  readonly map: ArrayTilemap<number> = arrayTilemapFrom(
    bounds,
    (x, y) => (x * 7 + y * 13 + ((x * y) >> 2)) % tileCount,
  );
  readonly view: TilesView<number, ReturnType<typeof meters>>;
  readonly renderer: WebGLRenderer;

  private constructor(renderer: WebGLRenderer) {
    this.renderer = renderer;
    const textures = pictures();
    this.view = new TilesView(this.map, space, (value) => textures[value]);
    this.world.addChild(this.view.container);
  }

  static async open(): Promise<Scene> {
    const renderer = new WebGLRenderer();
    await renderer.init({ width, height, background, antialias: false, preserveDrawingBuffer: true });
    document.body.replaceChildren(renderer.canvas);
    return new Scene(renderer);
  }

  /** Draws what a camera sees, and returns its pixels, from the top, as `0xrrggbb`. */
  draw(camera: PixelSpace): Uint32Array {
    const corner = pixelPosition(pixels(width), pixels(height));
    this.view.show(rectangle(camera.origin, fromPixels(camera, corner)));
    show(this.world, camera);
    this.renderer.render(this.world);
    return pixelsOf(this.renderer);
  }

  close(): void {
    this.view.destroy();
    this.renderer.destroy();
  }
}

function pixelsOf({ gl }: WebGLRenderer): Uint32Array {
  const bytes = new Uint8Array(4 * width * height);
  gl.readPixels(0, 0, width, height, gl.RGBA, gl.UNSIGNED_BYTE, bytes);
  const colors = new Uint32Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = 4 * ((height - 1 - y) * width + x);
      colors[y * width + x] = (bytes[at]! << 16) | (bytes[at + 1]! << 8) | bytes[at + 2]!;
    }
  }
  return colors;
}

function cameraAt(x: number, y: number, zoom: number): PixelSpace {
  return pixelSpace({ origin: position(meters(x), meters(y)), pixelsPerMeter: pixelsPerMeter(16 * zoom) });
}

/** A sequence of numbers from 0 to 1, the same in each run. */
function sequence(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 0x1_0000_0000;
  };
}

/**
 * Reads the colors of all tiles in view at their centers and inside each border: at the first pixel whose center is in
 * the tile, and one pixel further in.
 *
 * @returns how many pixels were read, and up to ten that were wrong
 */
export async function wrongColors(
  zooms: number[],
  views: number,
): Promise<{ read: number; wrong: string[]; holes: number }> {
  const scene = await Scene.open();
  const random = sequence(1);
  const wrong: string[] = [];
  let read = 0;
  let holes = 0;
  for (const zoom of zooms) {
    for (let i = 0; i < views; i++) {
      // The first view has its corner on a corner of a tile.
      const [left, top] = i === 0 ? [12, 9] : [random() * 100, random() * 100];
      const colors = scene.draw(cameraAt(left, top, zoom));
      for (const color of colors) holes += Number(color === background);
      const side = 16 * zoom;
      const columns = innerPixels(left, side, width);
      const rows = innerPixels(top, side, height);
      for (const [tileY, ys] of rows) {
        for (const [tileX, xs] of columns) {
          const expected = colorOf(scene.map.getAt(tileX, tileY));
          for (const y of ys) {
            for (const x of xs) {
              read++;
              const color = colors[y * width + x]!;
              if (color === expected || wrong.length >= 10) continue;
              const found = `${color.toString(16)} for ${expected.toString(16)}`;
              wrong.push(
                `zoom ${zoom}, view (${left}, ${top}), tile (${tileX}, ${tileY}), pixel (${x}, ${y}): ${found}`,
              );
            }
          }
        }
      }
    }
  }
  scene.close();
  return { read, wrong, holes };
}

/** For each tile along one axis the pixels to read: at both borders, one further in, and in the middle. */
function innerPixels(start: number, side: number, length: number): Map<number, number[]> {
  const found = new Map<number, number[]>();
  for (let tile = Math.floor(start); (tile - start) * side < length; tile++) {
    const from = (tile - start) * side;
    const to = from + side;
    // WebGL promises places of 1/16 of a pixel: a center nearer to a border than that may belong to either tile.
    const first = Math.ceil(from - 0.5 + 1 / 16);
    const last = Math.floor(to - 0.5 - 1 / 16);
    const wanted = [first, first + 1, Math.floor((from + to) / 2), last - 1, last];
    found.set(
      tile,
      wanted.filter((pixel) => pixel >= 0 && pixel < length && pixel >= first && pixel <= last),
    );
  }
  return found;
}

/** How many pixels differ after the graphics context was lost and came back, and whether a change is drawn then. */
export async function afterContextLoss(): Promise<{ same: number; different: number; changed: boolean }> {
  const scene = await Scene.open();
  const camera = cameraAt(3.3, 4.4, 2);
  const before = scene.draw(camera);
  const { canvas, gl } = scene.renderer;
  const extension = gl.getExtension('WEBGL_lose_context')!;
  const happens = (name: string) => new Promise((resolve) => canvas.addEventListener(name, resolve, { once: true }));
  const lost = happens('webglcontextlost');
  extension.loseContext();
  await lost;
  // A browser restores a context only after the event that it was lost has ended.
  await new Promise((resolve) => setTimeout(resolve));
  const restored = happens('webglcontextrestored');
  extension.restoreContext();
  await restored;
  const after = scene.draw(camera);
  let different = 0;
  for (const [i, color] of before.entries()) different += Number(after[i] !== color);
  scene.map.setAt(5, 6, (scene.map.getAt(5, 6) + 1) % tileCount);
  const changed = scene.draw(camera);
  const isChanged = changed.some((color, i) => color !== after[i]);
  scene.close();
  return { same: before.length - different, different, changed: isChanged };
}

/**
 * Milliseconds of `show` for 40 x 30 tiles: when all of them are drawn again, and when nothing changed. Without the
 * upload to the GPU, which comes with the next picture. The least of many rounds.
 */
export async function timeOfShow(rounds: number): Promise<{ redraw: number; idle: number }> {
  const scene = await Scene.open();
  const seen = rectangle(position(meters(0), meters(0)), position(meters(39.5), meters(29.5)));
  const repeats = 200;
  let [redraw, idle] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let round = 0; round < rounds; round++) {
    const start = performance.now();
    for (let i = 0; i < repeats; i++) {
      scene.view.repaint();
      scene.view.show(seen);
    }
    const between = performance.now();
    for (let i = 0; i < repeats; i++) scene.view.show(seen);
    redraw = Math.min(redraw, (between - start) / repeats);
    idle = Math.min(idle, (performance.now() - between) / repeats);
  }
  scene.close();
  return { redraw, idle };
}

/** A picture of all debug drawings, and the colors at some places. */
export async function debugPicture(): Promise<{ wall: number; open: number; outline: number }> {
  const renderer = new WebGLRenderer();
  await renderer.init({ width, height, background: 0x10_14_1c, antialias: true, preserveDrawingBuffer: true });
  document.body.replaceChildren(renderer.canvas);
  const world = new Container();
  const graphics = world.addChild(new Graphics());
  const camera = pixelSpace({ origin: position(meters(0), meters(0)), pixelsPerMeter: pixelsPerMeter(20) });
  show(world, camera);
  const walls = bitTilemapFrom(tileRect({ x: 0, y: 0, width: 16, height: 12 }), (x, y) => x % 5 === 4 && y % 4 > 0);
  const draw = debugDraw(graphics);
  drawSolidTiles(draw, walls, space);
  const path = segmentBetween(position(meters(0.5), meters(2.5)), position(meters(9), meters(6)));
  drawTiles(draw, space, tilesOnSegment(space, path));
  drawRay(draw, space, path, castRay(walls, space, path));
  const tracker = new ObjectTracker<number>({ space });
  for (let i = 0; i < 12; i++) tracker.add(i, circle(position(meters(1 + i), meters(9)), meters(0.3 + (i % 3) / 5)));
  drawTracker(draw, tracker, { cells: true });
  renderer.render(world);
  const colors = pixelsOf(renderer);
  const at = (x: number, y: number): number => colors[Math.floor(y * 20) * width + Math.floor(x * 20)]!;
  return { wall: at(4.5, 1.5), open: at(7.5, 1.5), outline: at(4, 1.5) };
}
