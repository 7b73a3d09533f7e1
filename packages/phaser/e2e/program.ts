/** What the tests do with the real Phaser in the page, which is there as the global `Phaser`. */
/* oxlint-disable typescript/no-unsafe-type-assertion -- the types of Phaser say less than these tests know */
import { drawRay, drawSolidTiles, drawTracker } from '@tilewright/queries/debug';
import { castRay, objectsInCircle } from '@tilewright/queries';
import { arrayTilemapFrom, directionSetSize, tile, tileAt, tileBounds, tileRect } from '@tilewright/tilemap';
import { circle, pixelDifference, pixelPosition, pixels, segmentBetween, unsafeNumber } from '@tilewright/units';
import type PhaserTypes from 'phaser';
import { bind, BodyTracker, debugDraw, here, layerFrom, sidesOf, spaceOf, tileMover, wallsOf } from '../src/index.js';

declare const Phaser: typeof PhaserTypes;

const at = (x: number, y: number) => pixelPosition(pixels(x), pixels(y));

/** A sequence of numbers from 0 to 1, the same in each run. */
function sequence(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 0x1_0000_0000;
  };
}

interface Opened {
  readonly game: PhaserTypes.Game;
  readonly scene: PhaserTypes.Scene;
}

/** Starts a game with one scene, whose `create` is given. */
function open(create: (scene: PhaserTypes.Scene) => void = () => {}): Promise<Opened> {
  document.body.replaceChildren();
  return new Promise((resolve) => {
    class OnlyScene extends Phaser.Scene {
      preload(): void {
        if (!this.textures.exists('tiles')) paintTiles(this);
      }
      create(): void {
        create(this);
        resolve({ game: this.game, scene: this });
      }
    }
    const game = new Phaser.Game({
      type: Phaser.CANVAS,
      width: 320,
      height: 240,
      banner: false,
      audio: { noAudio: true },
      backgroundColor: '#10141c',
      physics: { default: 'arcade', arcade: { gravity: { x: 0, y: 0 } } },
      plugins: { scene: [{ key: 'bodies', plugin: BodyTracker, mapping: 'bodies' }] },
      scene: OnlyScene,
    });
    void game;
  });
}

function close({ game }: Opened): Promise<void> {
  return new Promise((resolve) => {
    game.events.once('destroy', () => resolve());
    game.destroy(true);
  });
}

/** A picture of 4 tiles of 16 x 16 pixels: floor, wall, grass, water. */
function paintTiles(scene: PhaserTypes.Scene): void {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [64, 16];
  const pen = canvas.getContext('2d')!;
  for (const [i, color] of ['#2b2f3a', '#8a6a4a', '#3f6b3a', '#2f5f8a'].entries()) {
    pen.fillStyle = color;
    pen.fillRect(16 * i, 0, 16, 16);
  }
  scene.textures.addCanvas('tiles', canvas);
}

/** A layer with walls (index 1) around it and scattered inside. */
function wallLayer(scene: PhaserTypes.Scene, width = 20, height = 15): PhaserTypes.Tilemaps.TilemapLayer {
  const map = arrayTilemapFrom(tileRect({ x: 0, y: 0, width, height }), (x, y) =>
    x === 0 || y === 0 || x === width - 1 || y === height - 1 || (x * 7 + y * 5) % 11 === 0 ? 1 : 0,
  );
  const layer = layerFrom(scene, map, { tileset: 'tiles', tileSize: 16, indexOf: (value) => value });
  layer.setCollision(1);
  return layer;
}

/**
 * Compares our tile of points with the layer's, at many scales and offsets.
 *
 * @returns the points, those where the tiles differ, and those of them where ours is wrong by the borders themselves
 */
export async function compareTiles(
  points: number,
  scales: number,
): Promise<{ compared: number; phaserErrs: number; weErr: string[] }> {
  const opened = await open();
  const random = sequence(7);
  let [compared, phaserErrs] = [0, 0];
  const weErr: string[] = [];
  for (let i = 0; i < scales; i++) {
    const scale = [1, 2, 0.5, 3, 0.7, 1.1, 1 / 3, 2.5][i] ?? 0.25 + random() * 4;
    const layer = wallLayer(opened.scene);
    layer.setPosition(i % 3 === 0 ? 0 : random() * 300 - 150, i % 4 === 0 ? 0 : random() * 300 - 150);
    layer.setScale(scale);
    const space = spaceOf(layer);
    for (let k = 0; k < points / scales; k++) {
      const column = Math.floor(random() * 20);
      const row = Math.floor(random() * 15);
      const corner = tileBounds(space, tile(column, row)).min;
      // Half of the points lie on borders, or one ulp beside them.
      const isOnBorder = k % 2 === 0;
      const x = isOnBorder ? beside(unsafeNumber(corner.x), (k >> 1) % 3) : layer.x + random() * 320 * scale;
      const y = isOnBorder ? beside(unsafeNumber(corner.y), (k >> 2) % 3) : layer.y + random() * 240 * scale;
      const ours = tileAt(space, at(x, y));
      compared++;
      if (layer.worldToTileX(x) !== ours.x || layer.worldToTileY(y) !== ours.y) phaserErrs++;
      const { min, max } = tileBounds(space, ours);
      const isRight =
        unsafeNumber(min.x) <= x && x < unsafeNumber(max.x) && unsafeNumber(min.y) <= y && y < unsafeNumber(max.y);
      if (!isRight && weErr.length < 10) weErr.push(`scale ${scale}: (${x}, ${y}) is not in (${ours.x}, ${ours.y})`);
    }
    layer.destroy();
  }
  await close(opened);
  return { compared, phaserErrs, weErr };
}

/** A number, the next larger one, or the next smaller one. */
function beside(value: number, which: number): number {
  if (which === 0) return value;
  const step = Math.max(Math.abs(value), Number.MIN_VALUE) * Number.EPSILON;
  return which === 1 ? value + step : value - step;
}

/** What a layer's walls are, as rows of characters, and what follows a writer. */
export async function boundWalls(): Promise<{
  before: string;
  after: string;
  phaser: string;
  changes: number;
  errors: string[];
}> {
  const opened = await open();
  const layer = wallLayer(opened.scene, 6, 4);
  const walls = wallsOf(layer);
  const picture = (isSolid: (x: number, y: number) => boolean): string =>
    [0, 1, 2, 3].map((y) => [0, 1, 2, 3, 4, 5].map((x) => (isSolid(x, y) ? '#' : '.')).join('')).join('/');
  const before = picture((x, y) => walls.getAt(x, y));
  const writer = bind(layer, walls);
  const version = walls.version;
  writer.put(tile(1, 1), 1);
  writer.fill(tileRect({ x: 2, y: 2, width: 3, height: 1 }), 1);
  writer.remove(tile(0, 0));
  writer.put(tile(5, 3), 2);
  layer.putTileAt(0, 0, 3);
  writer.refresh(tileRect({ x: 0, y: 3, width: 1, height: 1 }));
  const after = picture((x, y) => walls.getAt(x, y));
  const phaser = picture((x, y) => layer.getTileAt(x, y)?.collides ?? false);
  const errors = [
    () => writer.put(tile(6, 0), 1),
    () => writer.put(tile(0, 0), -1),
    () => writer.fill(tileRect({ x: 4, y: 0, width: 3, height: 1 }), 1),
    () => writer.refresh(tileRect({ x: 0, y: 0, width: 1, height: 9 })),
    () => bind(wallLayer(opened.scene, 9, 9), walls),
    () =>
      layerFrom(
        opened.scene,
        arrayTilemapFrom(tileRect({ x: 0, y: 0, width: 1, height: 1 }), () => 0),
        { tileset: 'nothing', tileSize: 16, indexOf: () => 0 },
      ),
    () =>
      layerFrom(
        opened.scene,
        arrayTilemapFrom(tileRect({ x: 0, y: 0, width: 1, height: 1 }), () => 0),
        { tileset: 'tiles', tileSize: 16, indexOf: () => 0.5 },
      ),
  ].map(messageOf);
  await close(opened);
  return { before, after, phaser, changes: walls.version - version, errors };
}

/** The errors of layers that have no space. */
export async function refusedLayers(): Promise<string[]> {
  const opened = await open();
  const errors = [
    (layer: PhaserTypes.Tilemaps.TilemapLayer) => void (layer.layer.orientation = 1),
    (layer: PhaserTypes.Tilemaps.TilemapLayer) => void layer.setRotation(0.5),
    (layer: PhaserTypes.Tilemaps.TilemapLayer) => void layer.setScale(1, 2),
    (layer: PhaserTypes.Tilemaps.TilemapLayer) => void layer.setScale(-1),
    (layer: PhaserTypes.Tilemaps.TilemapLayer) => void layer.setScrollFactor(0.5),
  ].map((change) => {
    const layer = wallLayer(opened.scene);
    change(layer);
    return messageOf(() => spaceOf(layer));
  });
  errors.push(messageOf(() => spaceOf(wallLayer(opened.scene).tilemap as never)));
  await close(opened);
  return errors;
}

/**
 * The errors about what Phaser destroyed, and whether a group that was destroyed while it was tracked stops nothing.
 */
export async function destroyedObjects(): Promise<{ errors: string[]; left: number }> {
  const opened = await open();
  const { scene } = opened;
  const layer = wallLayer(scene);
  const [space, walls] = [spaceOf(layer), wallsOf(layer)];
  const writer = bind(layer, walls);
  const sprite = scene.add.sprite(40, 40, 'tiles');
  const mover = tileMover(sprite, walls, space);
  const group = scene.physics.add.group();
  group.add(scene.add.rectangle(50, 50, 8, 8));
  const { bodies } = scene as unknown as { bodies: BodyTracker };
  const tracker = bodies.start(space, group);
  group.destroy();
  scene.physics.world.update(16, 1000 / 60);
  const inContainer = wallLayer(scene);
  scene.add.container(5, 5, [inContainer]);
  layer.destroy();
  sprite.destroy();
  const errors = [
    () => spaceOf(layer),
    () => writer.put(tile(1, 1), 1),
    () => mover.move(pixelDifference(pixels(1), pixels(0))),
    () => bodies.follow(group),
    () => spaceOf(inContainer),
  ].map(messageOf);
  const left = tracker.size;
  await close(opened);
  return { errors, left };
}

function messageOf(run: () => unknown): string {
  try {
    run();
    return 'no error';
  } catch (error) {
    return error instanceof RangeError ? error.message : `not a RangeError: ${String(error)}`;
  }
}

/** The greatest difference between a pointer's position by `here` and the inverse of what the camera draws. */
export async function pointerError(views: number): Promise<{ worst: number; inContainer: number[]; error: string }> {
  const opened = await open();
  const { scene } = opened;
  const camera = scene.cameras.main;
  const random = sequence(3);
  const pointer = scene.input.activePointer;
  const error = messageOf(() => here({ x: 0, y: 0, worldX: 0, worldY: 0, camera: undefined as never }));
  let worst = 0;
  for (let i = 0; i < views; i++) {
    camera.setScroll(random() * 1000 - 500, random() * 1000 - 500);
    camera.setZoom(0.3 + random() * 5);
    const rotation = i % 2 === 0 ? 0 : random() * 6;
    camera.setRotation(rotation);
    // A camera computes its matrix before each picture.
    (camera as unknown as { preRender(): void }).preRender();
    const [x, y] = [random() * 320, random() * 240];
    Object.assign(pointer, { x, y, camera });
    const found = here(pointer);
    // Around the middle of the camera: scroll, then rotate and zoom.
    const [dx, dy] = [unsafeNumber(found.x) - camera.midPoint.x, unsafeNumber(found.y) - camera.midPoint.y];
    const [cos, sin] = [Math.cos(rotation), Math.sin(rotation)];
    const shownX = 160 + (dx * cos - dy * sin) * camera.zoom;
    const shownY = 120 + (dx * sin + dy * cos) * camera.zoom;
    worst = Math.max(worst, Math.abs(shownX - x), Math.abs(shownY - y));
  }
  const inside = scene.add.rectangle(10, 5, 4, 4);
  scene.add.container(100, 50, [inside]).setScale(2);
  const { x, y } = here(inside);
  await close(opened);
  return { worst, inContainer: [unsafeNumber(x), unsafeNumber(y)], error };
}

/** Bodies that bounce: after each step, the tracker's answers equal those of a loop over all bodies. */
export async function trackedBodies(
  steps: number,
): Promise<{ compared: number; wrong: string[]; destroyedSeen: number; left: number }> {
  const opened = await open();
  const { scene } = opened;
  const random = sequence(11);
  const space = spaceOf(wallLayer(scene));
  const group = scene.physics.add.group({ collideWorldBounds: true, bounceX: 1, bounceY: 1 });
  const add = (): PhaserTypes.GameObjects.Rectangle => {
    const object = scene.add.rectangle(20 + random() * 280, 20 + random() * 200, 6 + random() * 10, 6 + random() * 10);
    group.add(object);
    const body = object.body as PhaserTypes.Physics.Arcade.Body;
    body.setVelocity(random() * 200 - 100, random() * 200 - 100);
    if (random() < 0.5) body.setCircle(4 + random() * 4);
    return object;
  };
  for (let i = 0; i < 60; i++) add();
  const bodies = (scene as unknown as { bodies: BodyTracker }).bodies;
  const tracker = bodies.start(space, group);
  let destroyedSeen = 0;
  scene.physics.add.collider(group, group, (one) => {
    if (random() < 0.02 && group.getLength() > 30) {
      const doomed = one as PhaserTypes.GameObjects.Rectangle;
      doomed.destroy();
      if (bodies.handleOf(doomed) !== undefined) destroyedSeen++;
    }
  });
  const wrong: string[] = [];
  let compared = 0;
  for (let step = 0; step < steps; step++) {
    scene.physics.world.update(step * 16, 1000 / 60);
    scene.physics.world.postUpdate();
    if (step % 7 === 0) add();
    if (step % 13 === 0) group.remove(group.getChildren()[0]!);
    const first = group.getChildren()[1]!.body as PhaserTypes.Physics.Arcade.Body;
    if (step % 11 === 0) first.setSize(5 + random() * 12, 5 + random() * 12);
    if (step % 17 === 0) first.enable = !first.enable;
    bodies.update();
    const center = at(random() * 320, random() * 240);
    const radius = 10 + random() * 80;
    const found = new Set(objectsInCircle(tracker, circle(center, pixels(radius))));
    for (const object of group.getChildren()) {
      const body = object.body as PhaserTypes.Physics.Arcade.Body;
      const isNear = body.enable && distanceTo(body, unsafeNumber(center.x), unsafeNumber(center.y)) <= radius;
      compared++;
      if (found.has(object) !== isNear && wrong.length < 5)
        wrong.push(`step ${step}: ${body.x}, ${body.y}, ${body.isCircle}`);
      found.delete(object);
    }
    if (found.size > 0 && wrong.length < 5) wrong.push(`step ${step}: ${found.size} that are not in the group`);
  }
  const left =
    tracker.size - group.getChildren().filter(({ body }) => (body as PhaserTypes.Physics.Arcade.Body).enable).length;
  await close(opened);
  return { compared, wrong, destroyedSeen, left };
}

function distanceTo(body: PhaserTypes.Physics.Arcade.Body, x: number, y: number): number {
  if (body.isCircle) return Math.max(0, Math.hypot(body.center.x - x, body.center.y - y) - body.width / 2);
  const dx = Math.max(body.position.x - x, 0, x - body.position.x - body.width);
  const dy = Math.max(body.position.y - y, 0, y - body.position.y - body.height);
  return Math.hypot(dx, dy);
}

/** How many listeners there are after the scene was restarted so often, and after once. */
export async function restarts(times: number): Promise<{ first: number[]; last: number[]; error: string }> {
  let created = 0;
  let first: number[] = [];
  let resolveCreated: (scene: unknown) => void = () => {};
  const count = (scene: PhaserTypes.Scene): number[] => [
    scene.physics.world.listenerCount('worldstep'),
    scene.events.listenerCount('shutdown'),
    scene.events.listenerCount('destroy'),
  ];
  const opened = await open((scene) => {
    const group = scene.physics.add.group();
    for (let i = 0; i < 5; i++) group.add(scene.add.rectangle(50 + 20 * i, 50, 8, 8));
    const { bodies } = scene as unknown as { bodies: BodyTracker };
    bodies.start(spaceOf(wallLayer(scene)), group);
    created++;
    resolveCreated(scene);
  });
  const { scene } = opened;
  for (let i = 0; i < times; i++) {
    const again = new Promise((resolve) => {
      resolveCreated = resolve;
    });
    scene.scene.restart();
    await again;
    if (i === 0) first = count(scene);
  }
  const last = count(scene);
  if (created !== times + 1) last.push(created);
  const { bodies } = scene as unknown as { bodies: BodyTracker };
  bodies.stop();
  const error = messageOf(() => bodies.tracker);
  await close(opened);
  return { first, last, error };
}

/** A sprite that moves at random among walls: how often it overlapped one, and how far it came. */
export async function movedSprite(
  steps: number,
): Promise<{ overlaps: number; passed: number; blocked: number; drift: number }> {
  const opened = await open();
  const { scene } = opened;
  const layer = wallLayer(scene);
  layer.setPosition(7.3, -4.1);
  const space = spaceOf(layer);
  const walls = wallsOf(layer);
  const random = sequence(5);
  const sprite = scene.add.sprite(0, 0, 'tiles').setOrigin(0.2, 0.9).setDisplaySize(11, 13);
  sprite.setPosition(layer.x + 16 * 3 + 4, layer.y + 16 * 2 + 14);
  const mover = tileMover(sprite, walls, space);
  let [overlaps, passed, blocked] = [0, 0, 0];
  for (let i = 0; i < steps; i++) {
    const fast = i % 10 === 0 ? 4000 : 6;
    const answer = mover.move(pixelDifference(pixels((random() - 0.5) * fast), pixels((random() - 0.5) * fast)));
    if (answer.startsInside) overlaps++;
    if (unsafeNumber(answer.displacementX) !== 0 || unsafeNumber(answer.displacementY) !== 0) passed++;
    if (directionSetSize(answer.blocked) > 0) blocked++;
  }
  // Against a wall, the sprite stays where it is.
  for (let i = 0; i < 100; i++) mover.move(pixelDifference(pixels(-3), pixels(0)));
  const before = sprite.x;
  for (let i = 0; i < 1000; i++) mover.move(pixelDifference(pixels(-3), pixels(0)));
  const drift = Math.abs(sprite.x - before);
  await close(opened);
  return { overlaps, passed, blocked, drift };
}

/**
 * A sprite that jumps through a one-way platform from below, and falls onto it: its positions, and what the walls say.
 */
export async function platform(): Promise<{ above: number; onIt: number; isWall: boolean }> {
  const opened = await open();
  const { scene } = opened;
  const map = arrayTilemapFrom(tileRect({ x: 0, y: 0, width: 6, height: 9 }), (_, y) => (y === 5 ? 1 : 0));
  const layer = layerFrom(scene, map, { tileset: 'tiles', tileSize: 16, indexOf: (value) => value });
  layer.forEachTile((each) => {
    if (each.index === 1) each.setCollision(false, false, true, false);
  });
  const sprite = scene.add.sprite(40, 120, 'tiles').setDisplaySize(12, 12);
  const walls = wallsOf(layer);
  const mover = tileMover(sprite, walls, spaceOf(layer), { sides: sidesOf(layer) });
  mover.move(pixelDifference(pixels(0), pixels(-80)));
  const above = sprite.y;
  mover.move(pixelDifference(pixels(0), pixels(500)));
  const found = { above, onIt: sprite.y, isWall: walls.getAt(2, 5) };
  await close(opened);
  return found;
}

/** Draws everything, and leaves the canvas in the page. */
export async function debugPicture(): Promise<number> {
  const opened = await open();
  const { scene } = opened;
  const layer = wallLayer(scene);
  const graphics = scene.add.graphics();
  const draw = debugDraw(graphics);
  const [space, walls] = [spaceOf(layer), wallsOf(layer)];
  const solid = drawSolidTiles(draw, walls, space);
  const ray = segmentBetween(at(40, 40), at(300, 190));
  drawRay(draw, space, ray, castRay(walls, space, ray));
  const group = scene.physics.add.group();
  for (let i = 0; i < 8; i++) {
    const object = scene.add.rectangle(50 + 30 * i, 120, 14, 10);
    group.add(object);
    if (i % 2 === 0) (object.body as PhaserTypes.Physics.Arcade.Body).setCircle(6);
  }
  const bodies = new BodyTracker(scene);
  drawTracker(draw, bodies.start(space, group), { cells: true });
  draw.rectangle(100, 200, 20, 20, 'body');
  return solid;
}

const REPEATS = 20;

/** Nanoseconds of an update for each body. The least of many. */
export async function timeOfUpdate(count: number, rounds: number): Promise<number> {
  const opened = await open();
  const { scene } = opened;
  const random = sequence(2);
  const group = scene.physics.add.group();
  for (let i = 0; i < count; i++) group.add(scene.add.rectangle(random() * 4000, random() * 4000, 8, 8));
  const bodies = new BodyTracker(scene);
  bodies.start(spaceOf(wallLayer(scene)), group);
  const members = group.getChildren().map(({ body }) => body as PhaserTypes.Physics.Arcade.Body);
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < rounds; round++) {
    for (const body of members) body.position.x += 1.5 - (round % 4);
    const start = performance.now();
    for (let i = 0; i < REPEATS; i++) bodies.update();
    least = Math.min(least, (performance.now() - start) / REPEATS);
  }
  await close(opened);
  return (least * 1e6) / count;
}
