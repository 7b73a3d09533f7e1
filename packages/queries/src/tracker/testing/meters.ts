/** A world of one-meter tiles for tests, with short names for its shapes. */
import { tileSpace } from '@tilewright/tilemap';
import {
  circle,
  meters,
  metersPerTile,
  position,
  segmentBetween,
  type Circle2,
  type Position2,
  type Segment2,
} from '@tilewright/units';
import { ObjectTracker } from '../tracker.js';

export const space = tileSpace({ origin: position(meters(0), meters(0)), tileSize: metersPerTile(1) });

export const at = (x: number, y: number): Position2 => position(meters(x), meters(y));

export const disc = (x: number, y: number, radius: number): Circle2 => circle(at(x, y), meters(radius));

export const line = (ax: number, ay: number, bx: number, by: number): Segment2 =>
  segmentBetween(at(ax, ay), at(bx, by));

export const track = (): ObjectTracker<string> => new ObjectTracker<string>({ space });
