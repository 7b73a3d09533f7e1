/** `BodyTracker`: tracks the bodies of Arcade physics, for exact queries. */
import { type Handle, ObjectTracker } from '@tilewright/queries';
import type { TileSpace } from '@tilewright/tilemap';
import {
  circle,
  type Circle2,
  pixelPosition,
  pixels,
  type PixelLength,
  type Rectangle2,
  rectangle,
} from '@tilewright/units';
import { argumentError, requireObject } from '@tilewright/units/checks';
import type Phaser from 'phaser';
import { isDestroyed, requireInScene } from './destroyed.js';

type Body = Phaser.Physics.Arcade.Body | Phaser.Physics.Arcade.StaticBody;
/** A game object of Phaser. */
export type GameObject = Phaser.GameObjects.GameObject;

/** A group, or any other list of game objects. */
export interface TrackableGroup {
  getChildren(): readonly GameObject[];
}

/** The record of a tracked game object. */
interface Entry {
  readonly object: GameObject;
  readonly handle: Handle;
  /** The shape of the body at the last update. */
  isCircle: boolean;
  width: number;
  height: number;
  /** The number of the last update in which it was seen. */
  seen: number;
}

/**
 * Tracks the bodies of groups: after each step of Arcade physics, the tracker has the current position and shape of
 * every enabled body, as a circle or a rectangle. Use it with all queries of `@tilewright/queries`.
 *
 * As a scene plugin: `plugins: { scene: [{ key: 'bodies', plugin: BodyTracker, mapping: 'bodies' }] }` in the
 * configuration of the game. Or create it in `create`: `new BodyTracker(this)`. Call `start` in `create`, also after a
 * restart of the scene.
 *
 * A destroyed game object is removed at once. An object that leaves its group, or whose body is disabled, is removed
 * after the next step, and so are the members of a destroyed group.
 *
 * @remarks A step costs about 40 ns per body.
 */
export class BodyTracker {
  private readonly scene: Phaser.Scene;
  private readonly entries = new Map<GameObject, Entry>();
  /** The entries in the order of the last update. */
  private readonly inOrder: Entry[] = [];
  private groups: TrackableGroup[] = [];
  private kept: ObjectTracker<GameObject, PixelLength> | undefined = undefined;
  private world: Phaser.Physics.Arcade.World | undefined = undefined;
  private updates = 0;
  // The listeners for events of Phaser.
  private readonly onStep = (): void => this.update();
  private readonly onEnd = (): void => this.stop();
  private readonly onDestroy = (object: GameObject): void => this.forget(object);

  /** @throws RangeError if `scene` is not a scene of Phaser */
  constructor(scene: Phaser.Scene) {
    requireObject('BodyTracker', 'scene', 'a Scene of Phaser', scene);
    this.scene = scene;
  }

  /**
   * The tracker: of game objects, in pixels.
   *
   * @throws RangeError before `start`
   */
  get tracker(): ObjectTracker<GameObject, PixelLength> {
    if (this.kept !== undefined) return this.kept;
    throw notStarted('BodyTracker.tracker');
  }

  /**
   * Tracks from now to the end of the scene.
   *
   * @param space - the space of the layer, as `spaceOf` returns it
   * @param groups - the groups whose members are tracked; members without a body are skipped
   * @returns the tracker, which already has all bodies
   * @throws RangeError if the scene has no Arcade physics, or an argument is not valid; then nothing changed
   */
  start(space: TileSpace<PixelLength>, ...groups: TrackableGroup[]): ObjectTracker<GameObject, PixelLength> {
    // `physics` is missing if the game is not configured for it, although its type does not say so.
    const physics: Phaser.Physics.Arcade.ArcadePhysics | undefined = this.scene.physics;
    if (physics === undefined) {
      const remedy = "Set physics: { default: 'arcade' } in the configuration of the game";
      throw argumentError('BodyTracker.start', 'scene.physics', 'Arcade physics', physics, remedy);
    }
    for (const [i, group] of groups.entries()) requireGroup('BodyTracker.start', `groups[${i}]`, group);
    const tracker = new ObjectTracker<GameObject, PixelLength>({ space });
    this.stop();
    this.kept = tracker;
    this.groups = groups;
    this.world = physics.world;
    this.world.on('worldstep', this.onStep);
    this.scene.events.once('shutdown', this.onEnd);
    this.scene.events.once('destroy', this.onEnd);
    this.update();
    return tracker;
  }

  /**
   * Tracks the members of another group, from the next step on. @throws RangeError before `start`, or if it is not a
   * group
   */
  follow(group: TrackableGroup): void {
    requireGroup('BodyTracker.follow', 'group', group);
    if (this.kept === undefined) throw notStarted('BodyTracker.follow');
    this.groups.push(group);
  }

  /** The handle of a game object; `undefined` if it is not tracked. */
  handleOf(object: GameObject): Handle | undefined {
    return this.entries.get(object)?.handle;
  }

  /** Updates all bodies. Called after each step; call it manually after `body.reset`. */
  update(): void {
    const { tracker, entries, inOrder } = this;
    const update = ++this.updates;
    let seen = 0;
    for (const group of this.groups) {
      if (isDestroyed(group)) continue;
      for (const object of group.getChildren()) {
        const body = bodyOf(object);
        if (body?.enable !== true) continue;
        // Groups mostly list their members in the same order each time.
        const last = inOrder[seen];
        const entry = last?.object === object ? last : (entries.get(object) ?? this.add(object, body));
        if (entry.seen === update) continue;
        entry.seen = update;
        this.fit(entry, body);
        inOrder[seen++] = entry;
      }
    }
    inOrder.length = seen;
    if (seen < entries.size) {
      for (const entry of entries.values()) if (entry.seen !== update) this.forget(entry.object);
    }
    tracker.moveEach(pixels, placeOf);
  }

  /** Ends tracking and removes everything. Called when the scene ends. */
  stop(): void {
    this.world?.off('worldstep', this.onStep);
    this.scene.events.off('shutdown', this.onEnd);
    this.scene.events.off('destroy', this.onEnd);
    for (const object of this.entries.keys()) object.off('destroy', this.onDestroy);
    this.entries.clear();
    this.inOrder.length = 0;
    this.groups = [];
    this.world = undefined;
    this.kept = undefined;
  }

  private add(object: GameObject, body: Body): Entry {
    const handle = this.tracker.add(object, shapeOf(body));
    const { isCircle, width, height } = body;
    const entry = { object, handle, isCircle, width, height, seen: 0 };
    this.entries.set(object, entry);
    object.once('destroy', this.onDestroy);
    return entry;
  }

  /** Updates the shape of a tracked object from its body. */
  private fit(entry: Entry, body: Body): void {
    const { isCircle, width, height } = body;
    if (entry.width === width && entry.height === height && entry.isCircle === isCircle) return;
    this.tracker.reshape(entry.handle, shapeOf(body));
    entry.isCircle = isCircle;
    entry.width = width;
    entry.height = height;
  }

  private forget(object: GameObject): void {
    const entry = this.entries.get(object);
    if (entry === undefined) return;
    object.off('destroy', this.onDestroy);
    this.entries.delete(object);
    this.tracker.remove(entry.handle);
  }
}

function requireGroup(where: string, parameter: string, group: Partial<TrackableGroup> | null | undefined): void {
  if (typeof group?.getChildren !== 'function') {
    throw argumentError(
      where,
      parameter,
      'a group of Phaser',
      group,
      'Pass one sprite as { getChildren: () => [sprite] }',
    );
  }
  requireInScene(where, parameter, group);
}

function notStarted(where: string): RangeError {
  return new RangeError(`${where}: nothing is tracked before start. Call start(space, group) in create()`);
}

/** The Arcade body of a game object, which may have another body or none. */
function bodyOf(object: GameObject): Body | undefined {
  const body: GameObject['body'] | undefined = object.body;
  return body && 'isCircle' in body ? body : undefined;
}

function shapeOf({ isCircle, position, center, width, height }: Body): Circle2<PixelLength> | Rectangle2<PixelLength> {
  if (isCircle) return circle(pixelPosition(pixels(center.x), pixels(center.y)), pixels(width / 2));
  return rectangle(
    pixelPosition(pixels(position.x), pixels(position.y)),
    pixelPosition(pixels(position.x + width), pixels(position.y + height)),
  );
}

/** The anchor of a tracked object: the center of a circle, the northwest corner of a rectangle. */
function placeOf(object: GameObject): { readonly x: number; readonly y: number } | undefined {
  const body = bodyOf(object);
  return body?.isCircle === true ? body.center : body?.position;
}
