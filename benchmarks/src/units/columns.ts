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
  type Vector2,
  vectorColumnOver,
  type Velocity2,
} from '@tilewright/units';
import { scene } from './scene.js';

type Drag = Quantity<{ length: 1; time: -2 }>;

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
    aims: directionColumnOver(raw.aim),
    rays: vectorColumnOver<Vector2<number>>(raw.vx, raw.vy),
    spins: quantityColumnOver<AngularVelocity>(raw.spin),
    turnRates: quantityColumnOver<AngularVelocity>(raw.turnRate),
  };
}
