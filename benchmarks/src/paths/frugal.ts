/** What shall allocate nothing once its buffers have grown, and the everyday forms that give the same answers. */
import {
  FlowField,
  Pathfinder,
  type PathSearch,
  setVelocitiesByFlow,
  wayPoints,
  wayPointsInto,
} from '@tilewright/paths';
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
import type { frugalRows } from './frugal-rows.js';
import { size } from './maps.js';
import { type Scene, sceneOf } from './scene.js';

type Row = (typeof frugalRows)[number];
type Work = () => Task;

const array = new Int32Array(2 * size * size);
const scene = (): Scene => sceneOf('jump points', 'caves', 1);
const endsOf = ({ pairs }: Scene): readonly (readonly [Tile, Tile])[] =>
  pairs.map(({ fromX, fromY, toX, toY }) => [tile(fromX, fromY), tile(toX, toY)]);

function counting(paths: (scene: Scene) => Pathfinder<boolean>, isFrugal: boolean): Work {
  return () => {
    const made = scene();
    const ends = endsOf(made);
    const finder = paths(made);
    // Without the iterators of patterns and of `for of`, which allocate until they are compiled.
    const count = (each: readonly [Tile, Tile]): number =>
      isFrugal ? finder.findInto(array, each[0], each[1]) : (finder.find(each[0], each[1])?.tiles.length ?? 0);
    return {
      run: () => {
        let sum = 0;
        for (let i = 0; i < ends.length; i++) sum += count(ends[i]!);
        return sum;
      },
      answer: () => ends.map(count),
    };
  };
}

/** A search in slices, which begins again where it ends: of ten counts of bytes the least one has no beginning. */
function advancing(isFrugal: boolean): Work {
  return () => {
    const { walls } = sceneOf('A*', 'maze', 1);
    const [from, to] = endsOf(sceneOf('A*', 'maze', 1))[0]!;
    const paths = new Pathfinder(walls, { cost: () => 1 });
    let search: PathSearch | undefined;
    return {
      run: () => {
        search ??= paths.start(from, to);
        if (search.advance(20) !== 'under-way') search = undefined;
        return 1;
      },
      answer: () => {
        if (!isFrugal) return [paths.find(from, to)?.tiles.length ?? 0];
        const whole = paths.start(from, to);
        while (whole.advance(20) === 'under-way');
        return [whole.path?.tiles.length ?? 0];
      },
    };
  };
}

/** Changes the map or the goals of a field. What is new is made before: it does not count. */
type Turn = (flow: FlowField<boolean>, scene: Scene, goals: readonly [Tile, Tile], isOdd: boolean) => void;

function updating(turn: Turn, isFrugal: boolean): Work {
  return () => {
    const made = scene();
    const ends = endsOf(made);
    const goals = [ends[0]![1], ends[1]![1]] as const;
    let flow = new FlowField(made.walls, { goals: goals[0] });
    let isOdd = false;
    return {
      run: () => {
        isOdd = !isOdd;
        turn(flow, made, goals, isOdd);
        flow.update();
        return 1;
      },
      answer: () => {
        turn(flow, made, goals, true);
        if (isFrugal) flow.update();
        else flow = new FlowField(made.walls, { goals: goals[turn === otherGoals ? 1 : 0] });
        return ends.map(([from]) => unsafeNumber(flow.distanceAt(from) ?? tiles(-1)));
      },
    };
  };
}

const oneTile: Turn = (_, { walls, pairs }, _goals, isOdd) => {
  walls.setAt(pairs[0]!.fromX, pairs[0]!.fromY, isOdd);
};
const otherGoals: Turn = (flow, _, goals, isOdd) => {
  flow.setGoals(goals[isOdd ? 1 : 0]);
};

/** As many bodies as an engine needs to compile the loop over them while the first runs are counted. */
const BODIES = 2000;

function following(isFrugal: boolean): Work {
  return () => {
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
    return {
      run: () => {
        setVelocitiesByFlow(velocities, positions, flow, unitTileSpace, speed);
        return 1;
      },
      answer: () => {
        setVelocitiesByFlow(velocities, positions, flow, unitTileSpace, speed);
        return isFrugal
          ? Array.from(velocities.rawX.subarray(0, positions.length))
          : Array.from(velocities, ({ x }) => unsafeNumber(x));
      },
    };
  };
}

function pulling(options: { readonly radius?: ReturnType<typeof tiles> }, isFrugal: boolean): Work {
  return () => {
    const made = scene();
    const paths = new Pathfinder(made.walls, options);
    const found = endsOf(made).map(([from, to]) => paths.find(from, to));
    const points = pointColumn<TilePosition2>(2 * size);
    const count = (path: NonNullable<(typeof found)[number]>): number =>
      isFrugal
        ? wayPointsInto(points, made.walls, unitTileSpace, path, options)
        : wayPoints(made.walls, unitTileSpace, path, options).length;
    return {
      run: () => {
        let sum = 0;
        for (let i = 0; i < found.length; i++) sum += found[i] === undefined ? 0 : count(found[i]!);
        return sum;
      },
      answer: () => found.map((path) => (path === undefined ? 0 : count(path))),
    };
  };
}

function rows(isFrugal: boolean): Record<Row, Work> {
  return {
    'findInto, jump points': counting(({ walls }) => new Pathfinder(walls), isFrugal),
    'findInto, A*': counting(({ walls }) => new Pathfinder(walls, { cost: (_, x) => 1 + (x & 1) }), isFrugal),
    advance: advancing(isFrugal),
    'update, one tile': updating(oneTile, isFrugal),
    'update, other goals': updating(otherGoals, isFrugal),
    setVelocitiesByFlow: following(isFrugal),
    wayPointsInto: pulling({}, isFrugal),
    'wayPointsInto, a disc': pulling({ radius: tiles(0.4) }, isFrugal),
  };
}

const frugal: Contender = { name: 'tilewright', rows: rows(true) };
export default frugal;
export const everyday: Contender = { name: 'tilewright, everyday forms', rows: rows(false) };
