/** The rows of the benchmark, and how a contender answers them. */
import { alternating, type Contender, type Task } from '../harness/contender.js';
import { type Cast, makeScene, type Pairs, type Scene, type Shape, type Walls } from './scene.js';

export const shapes: readonly Shape[] = ['boxes', 'circles'];
const places: readonly Walls[] = ['among walls', 'in the open'];

export const rowName = ({ count, shape, walls }: Cast): string => `${count.toLocaleString('en')} ${shape} ${walls}`;

const castsOf = (count: number): Cast[] => places.flatMap((walls) => shapes.map((shape) => ({ count, shape, walls })));
const casts = castsOf(10_000);
/** For tests. */
const shortCasts = castsOf(500);

export const rowNames: readonly string[] = casts.map(rowName);
export const shortRows: readonly string[] = shortCasts.map(rowName);

/** A world with all bodies of a scene in it. */
export interface World {
  /** Moves all bodies by the displacements of a step; returns any number that depends on the result. */
  step(step: number): number;
  /** The centers of the bodies. */
  centers(): Pairs;
}

/** Makes a contender, of a library that may need time to start. Its times are per body. */
export function contender(name: string, makeWorld: (scene: Scene) => World, ready?: Promise<unknown>): Contender {
  const rows: Record<string, () => Task> = {};
  for (const cast of [...casts, ...shortCasts]) {
    rows[rowName(cast)] = () => {
      let seed = 0;
      const task = alternating(
        () => ({ world: makeWorld(makeScene(cast, ++seed)), steps: 0 }),
        (data) => data.world.step(data.steps++),
        ({ world }) => {
          const { xs, ys } = world.centers();
          return [...xs, ...ys];
        },
      );
      return { ...task(), objects: cast.count };
    };
  }
  return { name, rows, ...(ready && { ready }) };
}
