/**
 * The tracked objects on the way of a body that moves among tiles: they stop a leg where it meets the first of them, if
 * no tile does so before.
 *
 * A leg that a tile stops ends within a rounding error of its path, so it is also taken back if it ends in an object.
 * Objects that the body overlaps when the step begins never stop it in this step.
 */
import type { Handle } from '@tilewright/queries';
import { Pool, type RawFilter, type TrackedObjects } from '@tilewright/queries/kernel';
import { ALONG_X, ALONG_Y, AT_CORNER, FREE } from '../moving/box-sweep.js';
import type { RawBody } from '../moving/body.js';
import type { SolidFaces } from '../moving/faces.js';
import { MOST_NOTES } from '../moving/limits.js';
import type { Among, NotedHits, StoppedLeg } from '../moving/obstacles.js';
import type { Approach } from './approach.js';
import { HIGH_X, HIGH_Y } from './edges.js';
import { AT_PART, HIT_NUMBERS, goBack, land, putHit, WAYS_BACK } from './landing.js';
import { makeBodyObjectHit } from './body-object-hit.js';
import { ObjectSweep } from './object-sweep.js';

/** The hits of one step at objects, at the indices of the hits of the step. */
class ObjectNotes implements NotedHits {
  readonly numbers: Float64Array = new Float64Array(MOST_NOTES * HIT_NUMBERS);
  readonly handles: Handle[] = [];
  readonly objects: unknown[] = [];

  hitAt(index: number): unknown {
    return makeBodyObjectHit(this.objects[index], this.handles[index]!, this.numbers, index * HIT_NUMBERS);
  }

  clear(): void {
    this.objects.fill(undefined);
  }
}

/** Reusable: neither `begin` nor stopping a leg allocates. */
export class AmongObjects implements Among {
  private readonly search: ObjectSweep = new ObjectSweep();
  private readonly notes: ObjectNotes = new ObjectNotes();
  private store: TrackedObjects | undefined = undefined;
  private count = 0;

  /** Starts a step of a body. */
  begin(store: TrackedObjects, except: Handle | undefined, filter: RawFilter | undefined, body: RawBody): void {
    this.store = store;
    this.count = 0;
    this.search.begin(store, except, filter);
    this.search.leavesStart = true;
    this.search.path.take(body);
  }

  release(): void {
    this.store = undefined;
    this.search.release();
    if (this.count > 0) this.notes.clear();
  }

  giveBack(): void {
    amongs.giveBack(this);
  }

  stop(leg: StoppedLeg, faces: SolidFaces): void {
    const { search } = this;
    const { path, place } = search;
    const { x, y } = leg;
    path.startX = x.start;
    path.startY = y.start;
    path.endX = x.start + x.change;
    path.endY = y.start + y.change;
    search.limit = leg.fraction;
    const isMet = search.find();
    if (leg.axis === FREE ? !isMet : !isMet || !comesFirst(search.first, search.part, leg.fraction)) {
      if (leg.axis === FREE) return;
      search.part = search.goal = leg.fraction;
      place.startX = x.reached;
      place.startY = y.reached;
    } else {
      land(search);
      this.touch(leg);
    }
    this.keepClear(leg, faces);
    if (leg.isObject) this.measure(leg);
  }

  /** Moves the leg to `place`, or a little further back where the body would overlap a tile or an object. */
  private keepClear(leg: StoppedLeg, faces: SolidFaces): void {
    const { search } = this;
    const { place, path } = search;
    const { x, y } = leg;
    // No further than a tile lets it.
    const mostX = x.reached;
    const mostY = y.reached;
    for (let tries = -1; tries < WAYS_BACK; tries++) {
      if (tries >= 0) goBack(search, tries);
      place.startX = x.reached = within(place.startX, path.startX, mostX);
      place.startY = y.reached = within(place.startY, path.startY, mostY);
      // Where a tile stops the body, it is free of tiles.
      const isAtTile = tries < 0 && !leg.isObject;
      if (search.isFree() && (isAtTile || !leg.isInside(faces))) return;
    }
    place.startX = x.reached = path.startX;
    place.startY = y.reached = path.startY;
  }

  /** Makes the first contact the one that stops the leg. */
  private touch(leg: StoppedLeg): void {
    const { search } = this;
    const { first } = search;
    leg.isObject = true;
    leg.axis = first.axis;
    leg.fraction = search.part;
    // A displacement that is lost in tile space has no direction there.
    leg.x.sign = first.signX;
    leg.y.sign = first.signY;
  }

  /** Writes the way out of a corner, or of a round shape, where the leg has reached. */
  private measure(leg: StoppedLeg): void {
    const { x, y } = leg;
    if (leg.axis !== AT_CORNER) return;
    const { first, path } = this.search;
    const isHighX = first.cornerEdgeX === HIGH_X;
    const isHighY = first.cornerEdgeY === HIGH_Y;
    leg.awayX = x.reached - first.record[isHighX && first.isRectangle ? 2 : 0]! + (isHighX ? -path.halfX : path.halfX);
    leg.awayY = y.reached - first.record[isHighY && first.isRectangle ? 3 : 1]! + (isHighY ? -path.halfY : path.halfY);
    leg.cornerX = x.inReached - leg.awayX / x.size;
    leg.cornerY = y.inReached - leg.awayY / y.size;
  }

  overlaps({ x, y }: StoppedLeg): boolean {
    const { place } = this.search;
    place.startX = x.reached;
    place.startY = y.reached;
    return !this.search.isFree();
  }

  note(index: number, part: number): void {
    const { notes, search, store } = this;
    if (store === undefined) return;
    const { slots } = store;
    const { owner } = search.first;
    putHit(notes.numbers, index * HIT_NUMBERS, search);
    notes.numbers[index * HIT_NUMBERS + AT_PART] = part;
    notes.objects[index] = slots.objectOf(slots.slotIn(owner));
    notes.handles[index] = slots.handleOfOwner(owner);
    this.count = Math.max(this.count, index + 1);
  }

  hitAt(index: number): unknown {
    return this.notes.hitAt(index);
  }

  copyTo(hits: NotedHits | undefined): NotedHits {
    const to = hits instanceof ObjectNotes ? hits : new ObjectNotes();
    const { notes, count } = this;
    to.clear();
    for (let i = 0; i < count; i++) {
      to.objects[i] = notes.objects[i];
      to.handles[i] = notes.handles[i]!;
    }
    for (let i = 0; i < count * HIT_NUMBERS; i++) to.numbers[i] = notes.numbers[i]!;
    return to;
  }
}

export const amongs: Pool<AmongObjects> = /* @__PURE__ */ new Pool(() => new AmongObjects());

/** Whether an object stops a body before a tile does, or at the same time across its longer displacement. */
function comesFirst(first: Approach, part: number, tilePart: number): boolean {
  if (part !== tilePart) return part < tilePart;
  const isXLonger = Math.abs(first.stepX) >= Math.abs(first.stepY);
  return first.axis === (isXLonger ? ALONG_X : ALONG_Y);
}

/** A coordinate that is not before the start, and not beyond the end. */
function within(value: number, start: number, end: number): number {
  return start < end ? Math.min(Math.max(value, start), end) : Math.max(Math.min(value, start), end);
}
