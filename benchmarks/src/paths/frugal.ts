/** What shall allocate nothing once its buffers have grown, and the everyday forms that give the same answers. */
import { FlowField, Pathfinder, setVelocitiesByFlow, wayPoints, wayPointsInto } from '@tilewright/paths';
import { type Tile, tile, unitTileSpace } from '@tilewright/tilemap';
import {
  metersPerSecond,
  pointColumn,
  type TilePosition2,
  tilePosition,
  tiles,
  unsafeNumber,
  vectorColumn,
  type Velocity2,
} from '@tilewright/units';
import type { Contender, Task } from '../harness/contender.js';
import { size } from './maps.js';
import { type Scene, sceneOf } from './scene.js';

const array = new Int32Array(2 * size * size);
const scene = (): Scene => sceneOf('jump points', 'caves', 1);
const endsOf = ({ pairs }: Scene): readonly (readonly [Tile, Tile])[] =>
  pairs.map(({ fromX, fromY, toX, toY }) => [tile(fromX, fromY), tile(toX, toY)]);

/**
 * A task that asks for a number about each of some things, without an iterator, which allocates until it is compiled.
 */
function asking<T>(all: readonly T[], ask: (one: T) => number): Task {
  return {
    run: () => {
      let sum = 0;
      for (let i = 0; i < all.length; i++) sum += ask(all[i]!);
      return sum;
    },
    answer: () => all.map(ask),
  };
}

function finding(paths: Pathfinder<boolean>, isFrugal: boolean): Task {
  return asking(endsOf(scene()), (ends) =>
    isFrugal ? paths.findInto(array, ends[0], ends[1]) : (paths.find(ends[0], ends[1])?.tiles.length ?? 0),
  );
}

function pulling(isFrugal: boolean): Task {
  const made = scene();
  const paths = new Pathfinder(made.walls);
  const points = pointColumn<TilePosition2>(2 * size);
  const found = endsOf(made).map(([from, to]) => paths.find(from, to)!);
  return asking(found, (path) =>
    isFrugal
      ? wayPointsInto(points, made.walls, unitTileSpace, path)
      : wayPoints(made.walls, unitTileSpace, path).length,
  );
}

/** A field that follows a wall that comes and goes. */
function updating(isFrugal: boolean): Task {
  const made = scene();
  const { walls, pairs } = made;
  const ends = endsOf(made);
  const goals = ends[0]![1];
  const flow = new FlowField(walls, { goals });
  let isWall = false;
  const turn = (to: boolean): void => {
    isWall = to;
    walls.setAt(pairs[0]!.fromX, pairs[0]!.fromY, isWall);
  };
  return {
    run: () => {
      turn(!isWall);
      flow.update();
      return 1;
    },
    answer: () => {
      turn(true);
      if (isFrugal) flow.update();
      const right = isFrugal ? flow : new FlowField(walls, { goals });
      return ends.map(([from]) => unsafeNumber(right.distanceAt(from) ?? tiles(-1)));
    },
  };
}

/** As many bodies as an engine needs to compile the loop over them while the first runs are counted. */
const BODIES = 2000;

function following(isFrugal: boolean): Task {
  const made = scene();
  const ends = endsOf(made);
  const flow = new FlowField(made.walls, { goals: ends[0]![1] });
  const positions = pointColumn<TilePosition2>(
    Array.from({ length: BODIES }, (_, i) => {
      const [{ x, y }] = ends[i % ends.length]!;
      return tilePosition(tiles(x + 0.25), tiles(y + 0.5));
    }),
  );
  const velocities = vectorColumn<Velocity2>(positions.length);
  const speed = metersPerSecond(1);
  const follow = (): number => {
    setVelocitiesByFlow(velocities, positions, flow, unitTileSpace, speed);
    return 1;
  };
  return {
    run: follow,
    answer: () => {
      follow();
      const raw = Array.from(velocities.rawX.subarray(0, positions.length));
      return isFrugal ? raw : Array.from(velocities, ({ x }) => unsafeNumber(x));
    },
  };
}

const jumpPoints = (): Pathfinder<boolean> => new Pathfinder(scene().walls);
const aStar = (): Pathfinder<boolean> => new Pathfinder(scene().walls, { cost: (_, x) => 1 + (x & 1) });

function contender(name: string, isFrugal: boolean): Contender {
  return {
    name,
    rows: {
      'findInto, jump points': () => finding(jumpPoints(), isFrugal),
      'findInto, A*': () => finding(aStar(), isFrugal),
      'update, one tile': () => updating(isFrugal),
      setVelocitiesByFlow: () => following(isFrugal),
      wayPointsInto: () => pulling(isFrugal),
    },
  };
}

const frugal: Contender = contender('frugal', true);
export default frugal;
export const everyday: Contender = contender('everyday', false);
export const frugalRows: readonly string[] = Object.keys(frugal.rows);
