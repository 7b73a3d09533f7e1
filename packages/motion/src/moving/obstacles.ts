/**
 * What a body moves among besides tiles, as motion sees it. A program that does not pass `among` ships nothing of the
 * search: the function that makes the obstacles brings it along.
 */
import type { AnyQuantity } from '@tilewright/units';
import type { RawBody } from './body.js';
import type { SolidFaces } from './faces.js';
import type { AxisMotion } from './axis-motion.js';

/** A leg of a moving body, as obstacles read it and stop it. */
export interface StoppedLeg {
  readonly x: AxisMotion;
  readonly y: AxisMotion;
  axis: number;
  fraction: number;
  isObject: boolean;
  awayX: number;
  awayY: number;
  cornerX: number;
  cornerY: number;
  isInside: (faces: SolidFaces) => boolean;
}

/** The obstacles of one step. */
export interface Among {
  /**
   * Stops a leg at the first object that it meets before a tile; a leg that a tile stops is kept out of the objects.
   */
  stop: (leg: StoppedLeg, faces: SolidFaces) => void;
  /** Whether the body would overlap an object where the leg has reached. */
  overlaps: (leg: StoppedLeg) => boolean;
  /** Keeps the object that has stopped the leg as the hit of an index, at a part of the step. */
  note: (index: number, part: number) => void;
  /** The hit of an index, as an object. */
  hitAt: (index: number) => unknown;
  /** Copies the hits to those of an answer, which are made if they are left out. */
  copyTo: (hits: NotedHits | undefined) => NotedHits;
  giveBack: () => void;
}

/** The hits of objects that an answer holds. */
export interface NotedHits {
  hitAt: (index: number) => unknown;
  clear: () => void;
}

/** What a body moves among besides tiles, made by `obstaclesOf`; its hits are `C`. */
export abstract class Obstacles<out C, in out Q extends AnyQuantity> {
  // For the compiler only: the hits, and the unit of the world. Not private, since declarations leave the types of
  // private members out, and the hits of a move could not be inferred.
  declare protected readonly kind: [C, (unit: Q) => Q];

  /** @internal */
  abstract begin(where: string, body: RawBody): Among;
}
