/**
 * A program that exercises every verb of the package on seeded input and hashes the bits of what comes out: equal in
 * every engine, or something here is not deterministic.
 *
 * Nothing of Node or of a test runner, so that a page can run it; the pinned hashes are in `golden.test.ts`.
 */
import { Hasher } from '@tilewright/testing/golden/hasher';
import { randomNumbers } from '@tilewright/testing/golden/random';
import * as units from '../index.js';
import * as scalar from '../scalar.js';
import * as vector from '../vector.js';

type Difference = units.Difference2;
type Place = units.Position2;

/** The hash of each part, by its name. */
export function goldenOfUnits(): Readonly<Record<string, string>> {
  return {
    scalars: hashOf(1, scalars),
    vectors: hashOf(2, vectors),
    angles: hashOf(3, angles),
    directions: hashOf(4, directions),
    shapes: hashOf(5, shapes),
    composites: hashOf(8, composites),
    columns: hashOf(6, columns),
    text: hashOf(7, text),
    readers: hashOf(8, readers),
  };
}

/** Numbers of many sizes: powers of two are exact in every engine. */
type Numbers = () => number;

function hashOf(seed: number, part: (hasher: Hasher, next: Numbers, random: () => number) => void): string {
  const random = randomNumbers(seed);
  const sizes = [1, 8, 100, 65536, 2 ** 40, 2 ** -30, 2 ** 520, 2 ** -530];
  const next: Numbers = () => {
    const size = sizes[Math.floor(random() * 16)] ?? 10;
    const whole = random() < 0.1;
    const value = (2 * random() - 1 + random() / 0x1_0000_0000) * size;
    return whole ? Math.round(value) : value;
  };
  const hasher = new Hasher();
  for (let i = 0; i < 400; i++) part(hasher, next, random);
  return hasher.digest();
}

const length = (value: number): units.Length => units.unsafeQuantity(value);
const angle = (value: number): units.Angle => units.unsafeQuantity(value);
const way = (x: number, y: number): Difference => units.unsafeVector(x, y);
const place = (x: number, y: number): Place => units.unsafePoint(x, y);

function scalars(hasher: Hasher, next: Numbers, random: () => number): void {
  const [a, b, c, f] = [length(next()), length(next()), length(next()), random()];
  const [low, high] = [units.min(b, c), units.max(b, c)];
  const [start, end] = [units.instant(units.unsafeQuantity(next())), units.instant(units.unsafeQuantity(next()))];
  hasher
    .add([units.add(a, b), units.sub(a, b), units.mul(a, b), units.div(a, b), units.neg(a), units.abs(a)])
    .add([units.sign(a), low, high, units.clamp(a, low, high), units.compare(a, b), units.sum([a, b, c])])
    .add([units.sqrt(units.square(a)), units.hypot(a, b), units.lerp(a, b, f), units.lerp(a, b, 1 + f)])
    .add([units.inverseLerp(a, b, c), scalar.inverseLerp(a, b, c), units.ratio(a, b), scalar.ratio(b, a)])
    .add([units.ceilTo(a, b), units.floorTo(a, b), units.roundTo(a, b), units.modulo(a, b), units.moveTowards(a, b, c)])
    .add([units.isFinite(a), units.isZero(a), units.equals(a, b), units.approximatelyEquals(a, b, c)])
    .add([units.valueIn(a, units.centimeters), units.unsafeNumber(units.instant(units.milliseconds(f)))])
    .add([units.sub(end, start), units.add(start, units.sub(end, start)), units.lerp(start, end, f)])
    .add([scalar.add(a, b), scalar.sub(a, b), scalar.mul(a, b), scalar.div(a, b), scalar.neg(a), scalar.lerp(a, b, f)])
    .add([scalar.moveTowards(a, b, c), scalar.approximatelyEquals(a, b, c), scalar.hypot(a, b), scalar.modulo(a, b)])
    .add([scalar.abs(a), scalar.sign(a), scalar.square(a), scalar.sqrt(scalar.square(a)), scalar.sum([a, b])])
    .add([
      scalar.ceilTo(a, b),
      scalar.floorTo(a, b),
      scalar.roundTo(a, b),
      scalar.min(a, b),
      scalar.max(a, b),
      scalar.clamp(a, low, high),
    ])
    .add([scalar.compare(a, b), scalar.equals(a, b), scalar.isFinite(a), scalar.isZero(a)]);
}

function vectors(hasher: Hasher, next: Numbers, random: () => number): void {
  const [a, b, c] = [way(next(), next()), way(next(), next()), length(next())];
  const [p, q, f, turned] = [place(next(), next()), place(next(), next()), random(), angle(next())];
  hasher
    .add([units.add(a, b), units.add(p, a), units.sub(a, b), units.sub(p, q), units.sub(p, a), units.mul(a, f)])
    .add([units.div(a, f), units.neg(a), units.lerp(a, b, f), units.lerp(p, q, f), units.moveTowards(p, q, c)])
    .add([units.dot(a, b), units.cross(a, b), units.magnitude(a), units.magnitudeSquared(a), units.distance(p, q)])
    .add([units.distanceSquared(p, q), units.normalized(a), units.perpendicular(a), units.rotated(a, turned)])
    .add([units.reflected(a, b), units.projectedOn(a, b), units.clampMagnitude(a, c), units.midpoint(p, q)])
    .add([units.mean([p, q, units.add(p, a)]), units.equals(a, b), units.approximatelyEquals(a, b, c)])
    .add([units.isFinite(a), units.isZero(a)])
    .add([vector.add(p, a), vector.sub(p, q), vector.mul(a, f), vector.div(a, f), vector.neg(a), vector.lerp(p, q, f)])
    .add([vector.moveTowards(p, q, c), vector.clampMagnitude(a, c), vector.dot(a, b), vector.cross(a, b)])
    .add([vector.magnitude(a), vector.distance(p, q), vector.normalized(b), vector.rotated(b, turned)])
    .add([vector.magnitudeSquared(a), vector.distanceSquared(p, q), vector.mean([p, q]), vector.midpoint(p, q)])
    .add([vector.perpendicular(a), vector.projectedOn(a, b), vector.reflected(a, b), vector.equals(a, b)])
    .add([vector.approximatelyEquals(a, b, c), vector.isFinite(a), vector.isZero(a)]);
}

function angles(hasher: Hasher, next: Numbers, random: () => number): void {
  const [x, y, ratio, turned] = [next(), next(), 2 * random() - 1, angle(next())];
  const quarters = units.turns(Math.round((random() - 0.5) * 2 ** 20) / 4);
  hasher
    .add([units.sin(turned), units.cos(turned), units.tan(turned)])
    .add([units.sin(quarters), units.cos(quarters), units.tan(quarters)])
    .add([units.asin(ratio), units.acos(ratio), units.atan2(length(y), length(x))])
    .add([units.normalizeSigned(turned), units.normalizePositive(turned)])
    .add([units.degrees(360 * ratio), units.turns(ratio), units.revolutionsPerMinute(100 * ratio)])
    .add([units.arcLength(length(x), angle(ratio)), units.tangentialSpeed(units.radiansPerSecond(ratio), length(x))]);
}

function directions(hasher: Hasher, next: Numbers, random: () => number): void {
  const [a, p, q] = [way(next(), next()), place(next(), next()), place(next(), next())];
  const heading = units.unsafeDirection(Math.floor(random() * 2 ** 32) | 0);
  const goal = units.reviveDirection(Math.floor(random() * 2 ** 32) | 0);
  const [turned, most, f] = [angle(next()), angle(random()), random()];
  const sweep = units.turns(random());
  hasher
    .add([units.directionOf(a), units.directionBetween(p, q), units.directionFromAngle(turned), units.angleOf(heading)])
    .add([units.turn(heading, turned), units.angleBetween(heading, goal), units.turnTowards(heading, goal, most)])
    .add([units.lerpDirection(heading, goal, f), units.reverse(heading), units.isWithinArc(goal, heading, sweep)])
    .add([units.quarterTurnLeft(heading), units.quarterTurnRight(heading), units.unitVector(heading)])
    .add([units.vectorTowards(heading, length(next())), Object.values(units.Direction2)]);
}

/** On a coarse grid half of the time, where borders meet. */
function shapes(hasher: Hasher, _: Numbers, random: () => number): void {
  const step = random() < 0.5 ? 0.5 : 2 ** -40;
  const at = (): number => Math.round((random() * 8) / step) * step;
  const point = (): Place => place(at(), at());
  const disc = units.circle(point(), length(at() / 2));
  const other = units.circle(point(), length(at() / 2));
  const box = units.rectangleAround(point(), way(at(), at()));
  const field = units.rectangleAround(point(), way(at(), at()));
  const line = units.segmentBetween(point(), point());
  const path = units.segment(point(), way(at() - 4, at() - 4));
  const spot = point();
  hasher.add([disc, box, line, path, units.extentOf(path)]);
  hasher.add([units.rectangle(box.min, box.max), units.revive(units.position, spot)]);
  hasher.add([units.reviveCircle(disc), units.reviveRectangle(box), units.reviveSegment(line)]);
  for (const shape of [disc, box, line]) {
    hasher.add([units.contains(shape, spot), units.boundsOf(shape), units.distance(shape, spot)]);
    hasher.add([units.translated(shape, units.sub(spot, units.position(units.meters(1), units.meters(2))))]);
    for (const second of [other, field, path])
      hasher.add([units.overlaps(shape, second), units.distance(shape, second)]);
  }
  for (const shape of [disc, box]) hasher.add(units.firstContact(line, shape));
}

/** Capsules, sectors and polygons, with one another and with the other shapes, on the same grids. */
function composites(hasher: Hasher, next: Numbers, random: () => number): void {
  const step = random() < 0.5 ? 0.5 : 2 ** -40;
  const at = (): number => Math.round((random() * 8) / step) * step;
  const point = (): Place => place(at(), at());
  const heading = units.unsafeDirection(Math.floor(random() * 2 ** 32) | 0);
  const box = units.rectangleAround(point(), way(at(), at()));
  const beam = units.capsule(units.segmentBetween(point(), point()), length(at() / 4));
  const view = units.sector(point(), length(at()), heading, units.turns(random() * 1.1));
  const quarter = units.sector(point(), length(at()), units.Direction2.northWest, units.degrees(90));
  const swept = units.sweptRectangle(box, way(at() - 4, at() - 4));
  const north = place(at(), -at() - 1);
  const triangle = units.convexPolygon([north, place(at() + 9, at() + 1), place(-at() - 1, at() + 2)]);
  const far = units.sector(place(next(), next()), length(Math.abs(next())), heading, units.turns(random()));
  hasher.add([units.reviveCapsule(beam), units.reviveSector(view), units.reviveConvexPolygon(swept)]);
  const spot = point();
  const shift = way(at() / 3, at() / 3);
  const others = [units.circle(spot, length(at() / 2)), box, beam.segment, quarter];
  for (const shape of [beam, view, quarter, swept, triangle, far]) {
    hasher.add([units.contains(shape, spot), units.boundsOf(shape), units.translated(shape, shift)]);
    for (const second of [...others, beam, view, swept, triangle]) hasher.add(units.overlaps(shape, second));
  }
}

function columns(hasher: Hasher, next: Numbers, random: () => number): void {
  const wholes = units.quantityColumn<units.Length>();
  const speeds = units.quantityColumn<units.Speed>(4, { storage: 'float32' });
  const positions = units.pointColumn<Place>();
  const goals = units.pointColumn<Place>();
  const velocities = units.vectorColumn<units.Velocity2>();
  const ways = units.vectorColumn<Difference>(4);
  for (let i = 0; i < 4; i++) {
    wholes.push(length(next()));
    positions.push(place(next(), next()));
    goals.push(place(next(), next()));
    velocities.push(units.unsafeVector(next(), next()));
  }
  const dt = units.seconds(random());
  units.setMagnitudes(speeds, velocities);
  units.clampMagnitudes(velocities, units.metersPerSecond(100 * random()));
  units.addScaled(positions, velocities, dt);
  units.addScaled(wholes, speeds, dt);
  units.setDifferences(ways, goals, positions);
  units.scaleColumn(ways, random());
  units.addColumns(positions, ways);
  units.addToColumn(positions, units.mul(velocities.get(0), dt));
  units.lerpColumns(goals, positions, random());
  units.clampColumn(wholes, length(-10), length(10));
  units.clampColumn(goals, place(-1e6, -1e3), place(1e3, 1e6));
  const copies = units.pointColumn<Place>(4);
  units.copyColumn(copies, positions);
  copies.swapRemove(Math.floor(random() * 4));
  wholes.swapRemove(3);
  wholes.resize(5);
  speeds.set(0, speeds.get(3));
  for (const { rawX, rawY } of [positions, goals, velocities, ways, copies]) hasher.add([rawX, rawY]);
  hasher.add([wholes.raw, speeds.raw]);

  const headings = units.directionColumn(4);
  const aims = units.directionColumn(4);
  const spins = units.quantityColumn<units.AngularVelocity>(4);
  const forward = units.vectorColumn<units.Vector2<number>>(4);
  for (let i = 0; i < 4; i++) {
    headings.set(i, units.unsafeDirection(Math.floor(random() * 2 ** 32) | 0));
    spins.set(i, units.radiansPerSecond(random() * 100));
  }
  units.setDirections(aims, ways);
  const same = units.directionColumn(4);
  units.copyColumn(same, headings);
  same.swapRemove(1);
  same.push(units.directionOf(ways.get(0)) ?? units.Direction2.east);
  forward.fill(units.vector(random(), -1));
  hasher.add([same.raw, forward.rawX, forward.rawY, units.directionBits(same.get(3))]);
  hasher.add([units.quantityColumnOver(wholes.raw).length, units.directionColumnOver(same.raw).length]);
  hasher.add(units.pointColumnOver<Place>(positions.rawX, positions.rawY).get(1));
  hasher.add(units.vectorColumnOver<Difference>(ways.rawX, ways.rawY).get(1));
  units.turnColumn(headings, angle(next()));
  units.turnScaled(headings, spins, dt);
  units.turnTowardsColumns(headings, aims, angle(random()));
  units.turnTowardsScaled(headings, aims, spins, dt);
  units.setUnitVectors(forward, headings);
  units.setVectorsTowards(velocities, headings, speeds);
  hasher.add([headings.raw, aims.raw, forward.rawX, forward.rawY, velocities.rawX, velocities.rawY]);
}

function text(hasher: Hasher, next: Numbers): void {
  const value = next();
  for (const unit of allUnits) {
    const quantity = unit(value);
    hasher.add([quantity, units.valueIn(quantity, unit)]);
  }
  for (const unit of [units.meters, units.centimeters, units.millimeters, units.kilometers]) {
    const quantity = unit(value);
    hasher.add([units.format(quantity, unit), units.parse(units.format(quantity, unit), unit)]);
    hasher.add([units.format(quantity, units.meters, { digits: 3 }), units.valueIn(quantity, units.kilometers)]);
  }
}

function readers(hasher: Hasher, next: Numbers): void {
  const value = { x: next(), y: next() };
  for (const unit of allUnits) {
    const reader = units.pointReader(unit);
    const read = reader(value);
    hasher.add([read, reader.write({ x: 0, y: 0 }, read)]);
  }
}

const ownBase = units.baseUnit<units.NamedQuantity<{ hitPoints: 1 }, 'HitPoints'>>('HP');
const ownUnits = [units.unit('hearts', ownBase, 20, 3), units.framesAt(59.94)];
const allUnits = [...Object.values(units), ...ownUnits].filter(isUnit);

/** What the units are units of does not matter to their bits. */
function isUnit(value: unknown): value is units.Unit<units.Length> {
  return typeof value === 'function' && 'symbol' in value;
}
