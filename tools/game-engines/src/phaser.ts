/** Phaser with `@tilewright/phaser`: a layer, Arcade bodies, and a pointer. Its world is in pixels. */
import { BodyTracker, debugDraw, here, spaceOf, tileMover, wallsOf } from '@tilewright/phaser';
import { castRay, objectsInCircle } from '@tilewright/queries';
import { drawRay, drawSolidTiles, drawTracker } from '@tilewright/queries/debug';
import { circle, pixelDifference, pixels, segmentBetween } from '@tilewright/units';
import Phaser from 'phaser';
import { type Frame, hitOf } from './frame.js';
import * as level from './level.js';

export const frames: Frame[] = [];

const { width, height, zoom } = level.view;

function create(scene: Phaser.Scene) {
  const picture = scene.make.graphics();
  picture.fillStyle(0x3a_3f_4c).fillRect(0, 0, 16, 16).generateTexture('wall', 16, 16);
  const data = Array.from({ length: level.levelHeight }, (_, y) =>
    Array.from({ length: level.levelWidth }, (__, x) => (level.isWall(x, y) ? 0 : -1)),
  );
  const map = scene.make.tilemap({ data, tileWidth: 16, tileHeight: 16 });
  const layer = map.createLayer(0, map.addTilesetImage('wall')!, 32, 16);
  if (!('setCollision' in layer)) throw new Error('a layer of tiles is expected');
  layer.setCollision(0);
  const sprite = (x: number, y: number, size: number, color: number) =>
    scene.add.rectangle(32 + 16 * x, 16 + 16 * y, size, size, color);
  const heroSprite = sprite(level.hero.x, level.hero.y, 32 * level.hero.half, 0x7d_d3_fc);
  const group = scene.physics.add.group();
  const enemies = level.wanderers.map(({ x, y, dx, dy, radius }) => {
    const enemy = scene.physics.add.existing(sprite(x, y, 32 * radius, 0xa3_32_4a));
    group.add(enemy);
    const body = enemy.body as Phaser.Physics.Arcade.Body;
    body.setCircle(16 * radius).setVelocity(16 * dx, 16 * dy);
    return enemy;
  });
  const graphics = scene.add.graphics();

  // shown
  // glue
  const space = spaceOf(layer);
  const walls = wallsOf(layer);
  const tracker = new BodyTracker(scene).start(space, group);
  const hero = tileMover(heroSprite, walls, space);
  const draw = debugDraw(graphics);
  // end of glue

  // In each frame, after the physics of the scene.
  function update(dx: number, dy: number) {
    hero.move(pixelDifference(pixels(dx), pixels(dy)));
    const sight = segmentBetween(here(hero.sprite), here(scene.input.activePointer, scene.cameras.main));
    const hit = castRay(walls, space, sight);
    const near = objectsInCircle(tracker, circle(sight.end, pixels(64)));
    graphics.clear();
    drawSolidTiles(draw, walls, space);
    drawTracker(draw, tracker);
    drawRay(draw, space, sight, hit);
    return { hit, near };
  }
  // end of shown

  scene.cameras.main.setZoom(zoom).centerOn(32 + 8 * level.levelWidth, 16 + 8 * level.levelHeight);
  scene.events.on('postupdate', () => {
    const from = [heroSprite.x, heroSprite.y] as const;
    const step = level.heroStep(frames.length);
    const { hit, near } = update(16 * step[0], 16 * step[1]);
    const { x, y } = scene.input.activePointer.positionToCamera(scene.cameras.main) as Phaser.Math.Vector2;
    const bodyOf = (i: number) => enemies[i]?.body as Phaser.Physics.Arcade.Body | undefined;
    frames.push({
      bodies: enemies.flatMap((_, id) => {
        const body = bodyOf(id);
        return body === undefined ? [] : [{ id, x: body.center.x, y: body.center.y, radius: body.width / 2 }];
      }),
      pointer: [x, y],
      from,
      to: [heroSprite.x, heroSprite.y],
      step,
      hit: hitOf(hit),
      near: near.map((enemy) => enemies.findIndex((each) => each === enemy)),
    });
    if (frames.length % level.turnEvery === 0) {
      for (const i of enemies.keys()) bodyOf(i)?.velocity.negate();
    }
    if (frames.length === level.doomedFrame) enemies[0]?.destroy();
  });
}

export function start(): void {
  void new Phaser.Game({
    type: Phaser.CANVAS,
    width,
    height,
    banner: false,
    audio: { noAudio: true },
    backgroundColor: '#10141c',
    physics: { default: 'arcade', arcade: { gravity: { x: 0, y: 0 } } },
    scene: {
      create(this: Phaser.Scene) {
        create(this);
      },
    },
  });
}
