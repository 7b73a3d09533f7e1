import { fromPixels, pixelSpace, toPixels } from '@tilewright/tilemap';
import { meters, pixelPosition, pixels, pixelsPerMeter, position } from '@tilewright/units';
import { Container } from 'pixi.js';
import { describe, expect, it } from 'vitest';
import { cameraOf, show } from './camera.js';

const zooms = [1 / 3, 0.5, 1, 2.7, 7.3, 48, 1000];

describe('show and cameraOf', () => {
  it('are inverse to each other', () => {
    for (const zoom of zooms) {
      for (const [x, y] of [
        [0, 0],
        [10, 4],
        [-3.25, 1e4],
      ] as const) {
        const camera = pixelSpace({ origin: position(meters(x), meters(y)), pixelsPerMeter: pixelsPerMeter(zoom) });
        const world = new Container();
        show(world, camera);
        const again = cameraOf(world);
        expect(again.pixelsPerMeter).toBe(camera.pixelsPerMeter);
        expect(Number(again.origin.x)).toBeCloseTo(x, 9);
        expect(Number(again.origin.y)).toBeCloseTo(y, 9);
      }
    }
  });

  it('place what is drawn in meters where the camera says', () => {
    const camera = pixelSpace({ origin: position(meters(10), meters(4)), pixelsPerMeter: pixelsPerMeter(48) });
    const world = new Container();
    show(world, camera);
    const { x, y } = world.toGlobal({ x: 12, y: 3 });
    expect(toPixels(camera, position(meters(12), meters(3)))).toEqual({ x, y });
  });

  it('undo whatever else moved the container', () => {
    const camera = pixelSpace({ origin: position(meters(10), meters(4)), pixelsPerMeter: pixelsPerMeter(2) });
    const changes: ((world: Container) => void)[] = [
      (world) => void (world.rotation = 1),
      (world) => world.skew.set(0.2, 0.1),
      (world) => world.pivot.set(100, 50),
      (world) => world.origin.set(100, 50),
    ];
    for (const change of changes) {
      const world = new Container();
      change(world);
      show(world, camera);
      const { x, y } = world.toGlobal({ x: 12, y: 3 });
      expect([x, y]).toEqual([4, -2]);
    }
  });

  it('refuse a container that was destroyed', () => {
    const world = new Container();
    const camera = cameraOf(world);
    world.destroy();
    expect(() => show(world, camera)).toThrow('show: container must be in use, received a destroyed object');
    expect(() => cameraOf(world)).toThrow('cameraOf: container must be in use, received a destroyed object');
  });
});

describe('cameraOf', () => {
  it('counts the parents in', () => {
    const parent = new Container();
    parent.position.set(100, 20);
    parent.scale.set(2);
    const world = parent.addChild(new Container());
    world.position.set(10, 10);
    world.scale.set(16);
    expect(fromPixels(cameraOf(world), pixelPosition(pixels(120), pixels(72)))).toEqual(position(meters(0), meters(1)));
  });

  it('refuses what is no camera, and says so', () => {
    const rule = 'neither rotated, skewed nor mirrored, and scaled equally along x and y';
    const changes: ((world: Container) => void)[] = [
      (world) => void (world.rotation = 0.1),
      (world) => world.skew.set(0.2, 0),
      (world) => world.scale.set(2, 3),
      (world) => world.scale.set(-1),
      (world) => world.scale.set(0),
      (world) => world.scale.set(Number.NaN),
    ];
    for (const change of changes) {
      const world = new Container();
      change(world);
      expect(() => cameraOf(world)).toThrow(`cameraOf: container must be ${rule}, received`);
      const inner = world.addChild(new Container());
      expect(() => cameraOf(inner)).toThrow(`cameraOf: container must be ${rule}, received`);
    }
    // @ts-expect-error -- no container
    expect(() => cameraOf(undefined)).toThrow(
      'cameraOf: container must be a Container of PixiJS 8, received undefined',
    );
    // @ts-expect-error -- that of an earlier PixiJS
    expect(() => cameraOf({ worldTransform: {} })).toThrow('Install pixi.js 8.6 or later');
  });
});
