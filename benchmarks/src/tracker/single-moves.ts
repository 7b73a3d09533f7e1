/** 1,000 of 100,000 circles moved one by one instead of all at once, and the queries after many such moves. */
import { meters, position } from '@tilewright/units';
import type { Contender, Task } from '../harness/contender.js';
import { distributions, type Index, makeWorld, queries, taskOf, type Work, type World } from './rows.js';
import { type Cast, type Distribution, makeScene, type Scene } from './scene.js';
import { indexOver, track } from './tilewright.js';

const counts = [100_000, 1000] as const;
const moved = 1000;

const rowOf = (work: string, count: number, distribution: Distribution): string =>
  `${distribution === 'uniform' ? work : `clustered: ${work}`}${count === 1000 ? ', of 1,000 only' : ''}`;
const rowsOf = (count: number): string[] =>
  distributions.flatMap((distribution) => ['move', ...queries].map((work) => rowOf(work, count, distribution)));

/** The rows with 100,000 objects and, for a short run, with 1,000. */
export const longRows: readonly string[] = rowsOf(100_000);
export const shortRows: readonly string[] = rowsOf(1000);

/** Moves the objects in a range of indices, one by one, to their positions in a frame. */
type MoveSome = (from: number, to: number, frame: 0 | 1) => void;

function contenderBy(
  name: string,
  makeMover: (scene: Scene) => { readonly index: Index; readonly move: MoveSome },
): Contender {
  const rows: Record<string, () => Task> = {};
  for (const cast of counts.flatMap((count) => distributions.map((distribution) => ({ count, distribution })))) {
    const used: Cast = { ...cast, hasRectangles: false };
    const { count, distribution } = used;
    const moves: MoveSome[] = [];
    let worlds: readonly [World, World] | undefined;
    const makeWorlds = (): readonly [World, World] => {
      const make = (scene: Scene): Index => {
        const { index, move } = makeMover(scene);
        moves.push(move);
        return index;
      };
      worlds ??= [makeWorld(make, makeScene(used, 1)), makeWorld(make, makeScene(used, 2))];
      return worlds;
    };
    rows[rowOf('move', count, distribution)] = () => moveTask(makeWorlds(), moves);
    for (const query of queries) rows[rowOf(query, count, distribution)] = () => afterMoves(makeWorlds(), moves, query);
  }
  return { name, rows };
}

/** Moves the next 1,000 objects to the other frame, and starts over after the last. */
function moveTask(worlds: readonly [World, World], moves: readonly MoveSome[]): Task {
  const states = worlds.map((world) => ({ world, at: 0, frame: 1 as 0 | 1 }));
  let turn = 0;
  return {
    run: () => {
      turn = 1 - turn;
      const state = states[turn]!;
      moves[turn]!(state.at, state.at + moved, state.frame);
      state.at += moved;
      if (state.at < state.world.scene.count) return state.at;
      state.at = 0;
      state.frame = state.frame === 0 ? 1 : 0;
      return 0;
    },
    answer: () => worlds.map(({ scene }) => scene.count),
  };
}

/** The queries after all objects have moved to the other frame and back five times. */
function afterMoves(worlds: readonly [World, World], moves: readonly MoveSome[], query: Work): Task {
  for (const [i, { scene }] of worlds.entries()) {
    for (let turn = 0; turn < 5; turn++) for (const frame of [1, 0] as const) moves[i]!(0, scene.count, frame);
  }
  return taskOf(worlds, query);
}

const oneByOne: Contender = contenderBy('one by one', (scene) => {
  const tracked = track(scene);
  const { tracker, handles, columnOf } = tracked;
  return {
    index: indexOver(scene, tracked),
    move: (from, to, frame) => {
      const { rawX, rawY } = columnOf(scene.frames[frame]);
      for (let i = from; i < to; i++) tracker.move(handles[i]!, position(meters(rawX[i]!), meters(rawY[i]!)));
    },
  };
});
export default oneByOne;

/** Moves all objects, even if only a few need to move. */
export const bulk: Contender = contenderBy('bulk update', (scene) => {
  const tracked = track(scene);
  return {
    index: indexOver(scene, tracked),
    move: (_from, _to, frame) => tracked.tracker.moveAll(tracked.columnOf(scene.frames[frame])),
  };
});
