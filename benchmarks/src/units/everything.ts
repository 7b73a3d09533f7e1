/** Uses every verb with scalars, vectors and points, to give engines the type feedback of a real program. */
import * as units from '@tilewright/units';
import * as scalar from '@tilewright/units/scalar';
import * as vector from '@tilewright/units/vector';

const { degrees, instant, meters, metersPerSecond, position, seconds, velocity } = units;

export function useEverything(): number {
  let sink = 0;
  for (let i = 0; i < 3000; i++) {
    const length = meters(i + 0.5);
    const speed = metersPerSecond(i - 3.5);
    const here = position(length, meters(-i));
    const there = position(meters(3), length);
    const way = units.sub(there, here);
    const motion = velocity(speed, metersPerSecond(1.25));
    const dt = seconds(0.25);
    const values = [
      units.add(here, units.mul(motion, dt)),
      units.add(way, way),
      units.div(way, dt),
      units.mul(2, motion),
      units.neg(motion),
      units.lerp(here, there, 0.25),
      units.moveTowards(here, there, length),
      vector.add(here, vector.mul(motion, dt)),
      vector.sub(here, there),
      vector.clampMagnitude(motion, speed),
      vector.perpendicular(way),
      vector.rotated(way, degrees(i)),
      vector.reflected(way, motion),
      vector.lerp(here, there, 0.75),
      vector.midpoint(here, there),
    ];
    for (const value of values) sink += units.unsafeNumber(value.x) + units.unsafeNumber(value.y);
    const scalars = [
      units.add(length, length),
      units.sub(length, length),
      units.mul(speed, dt),
      units.mul(length, 0.5),
      units.neg(length),
      units.lerp(length, length, 0.5),
      units.moveTowards(length, meters(3), meters(1)),
      scalar.add(length, scalar.mul(speed, dt)),
      scalar.abs(length),
      scalar.clamp(length, meters(0), meters(9)),
      units.magnitude(way),
      units.distance(here, there),
    ];
    for (const value of scalars) sink += units.unsafeNumber(value);
    sink += units.div(length, length) + units.add(i, 0.5) + units.unsafeNumber(units.add(instant(dt), dt));
    sink +=
      units.unsafeNumber(units.dot(motion, motion)) + (units.isFinite(here) ? 1 : 0) + (units.isZero(speed) ? 1 : 0);
  }
  const positions = units.pointColumn<units.Position2>(9);
  const velocities = units.vectorColumn<units.Velocity2>(9);
  const lengths = units.quantityColumn<units.Length>(9);
  const speeds = units.quantityColumn<units.Speed>(9);
  const headings = units.directionColumn(9);
  const aims = units.directionColumn(9);
  const spins = units.quantityColumn<units.AngularVelocity>(9);
  const rays = units.vectorColumn<units.Vector2<number>>(9);
  for (let i = 0; i < 9; i++) {
    positions.set(i, position(meters(i - 4), meters(i * 0.5)));
    velocities.set(i, velocity(metersPerSecond(i + 1), metersPerSecond(-i)));
    spins.set(i, units.degreesPerSecond(i * 30));
  }
  for (let i = 0; i < 300; i++) {
    units.addScaled(positions, velocities, seconds(1));
    units.addScaled(lengths, speeds, seconds(1));
    units.scaleColumn(velocities, 0.99);
    units.scaleColumn(lengths, 0.5);
    units.clampMagnitudes(velocities, metersPerSecond(3));
    units.setMagnitudes(speeds, velocities);
    units.lerpColumns(positions, positions, 0.5);
    units.setDirections(headings, velocities);
    units.turnScaled(headings, spins, seconds(1));
    units.turnTowardsScaled(headings, aims, spins, seconds(1));
    units.setUnitVectors(rays, headings);
    units.setVectorsTowards(velocities, headings, speeds);
  }
  return sink;
}
