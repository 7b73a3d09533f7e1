/** Typed columns over the scene, for our own contenders. */
import {
  type AngularVelocity,
  directionColumnOver,
  type Mass,
  pointColumnOver,
  type Position2,
  type Quantity,
  quantityColumnOver,
  type Speed,
  vectorColumnOver,
  type Velocity2,
} from '@tilewright/units';
import { scene } from './scene.js';

export type Drag = Quantity<{ length: 1; time: -2 }>;

export type Columns = ReturnType<typeof columns>;

export function columns() {
  const raw = scene();
  return {
    raw,
    positions: pointColumnOver<Position2>(raw.px, raw.py),
    velocities: vectorColumnOver<Velocity2>(raw.vx, raw.vy),
    goals: pointColumnOver<Position2>(raw.gx, raw.gy),
    speeds: quantityColumnOver<Speed>(raw.speed),
    drags: quantityColumnOver<Drag>(raw.drag),
    masses: quantityColumnOver<Mass>(raw.mass),
    headings: directionColumnOver(raw.heading),
    spins: quantityColumnOver<AngularVelocity>(raw.spin),
  };
}
