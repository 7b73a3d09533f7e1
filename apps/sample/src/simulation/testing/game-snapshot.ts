/**
 * The state of a game at one time, to go back to: what a game with rollback keeps of a step.
 *
 * Shows: a `TrackerSnapshot` keeps the tracker with its handles, and copies of the raw arrays keep the columns. Of the
 * world, only the tiles that change are copied; of the trails it is enough to know where they lead, and how far they
 * are computed.
 */
import { restore, snapshotInto, TrackerSnapshot } from '@tilewright/queries';
import type { Creatures, CreatureId } from '../creatures.js';
import type { BitTilemap } from '@tilewright/tilemap';
import type { PlayerView } from '../player-view.js';
import type { Game } from '../state.js';
import { setTrails } from '../trails.js';

/** Brings a game back. */
export type Back = (game: Game) => void;

/** Copies the state of a game. Returns the function that brings the game back to it, as often as it is called. */
export function snapshotOf(game: Game): Back {
  const { creatures, player, random, charges, population, trails, steps } = game;
  const tracker = new TrackerSnapshot<CreatureId>();
  snapshotInto(tracker, creatures.tracker);
  const tables = tablesOf(creatures).map(tableBack);
  const viewBack = viewBackOf(game.view);
  const tilesBack = mapsBackOf([game.world.solid, game.world.opaque]);
  const then = {
    progress: {
      phase: game.phase,
      isEdited: game.isEdited,
      isReady: game.isReady,
      beganAt: game.beganAt,
      goal: game.goal,
      lesson: game.lesson,
    },
    score: { ...game.score },
    waves: { ...game.waves },
    player: { ...player },
    random: Object.assign({}, random),
    charges: copiesOf(charges),
    away: [...population.away],
    trails: { goal: trails.goal, nextGoal: trails.nextGoal, slices: trails.slices },
  };
  return (game) => {
    restore(game.creatures.tracker, tracker);
    for (const back of tables) back();
    // Before the trails, which are computed again over these tiles.
    tilesBack();
    viewBack();
    Object.assign(game, then.progress);
    Object.assign(game.score, then.score);
    Object.assign(game.waves, then.waves);
    Object.assign(game.player, then.player);
    Object.assign(game.random, then.random);
    refill(game.charges, copiesOf(then.charges));
    refill(game.population.away, then.away);
    setTrails(game.trails, then.trails);
    game.steps = steps;
  };
}

/** Copies what the player sees and remembers; the function that is returned writes the copy back. */
function viewBackOf(view: PlayerView): () => void {
  const { eye, count } = view;
  const mapsBack = mapsBackOf([view.inView, view.remembered]);
  return () => {
    Object.assign(view, { eye, count });
    mapsBack();
  };
}

/** Copies bit maps; the function that is returned writes the copies back. */
function mapsBackOf(maps: readonly BitTilemap[]): () => void {
  const copies = maps.map((map) => ({ map, words: map.words.slice() }));
  return () => {
    for (const { map, words } of copies) {
      // A map that has not changed keeps what was computed from it.
      if (words.every((word, i) => word === map.words[i])) continue;
      map.words.set(words);
      map.markChanged();
    }
  };
}

/** A column of quantities or directions, or one of points or vectors. */
interface Column {
  readonly length: number;
  readonly raw?: Float64Array;
  readonly rawX?: Float64Array;
  readonly rawY?: Float64Array;
  resize(count: number): void;
}
type Table = unknown[] | Column;

/** All lists and columns of the creatures: the rows, the ids that are free, the handles. */
function tablesOf(creatures: Creatures): readonly Table[] {
  const isTable = (value: unknown): value is Table =>
    Array.isArray(value) || (typeof value === 'object' && value !== null && 'resize' in value);
  return Object.values(creatures).filter(isTable);
}

/** Copies a table; the function that is returned writes the copy back. */
function tableBack(table: Table): () => void {
  const copy = Array.isArray(table) ? [...table] : numbersOf(table).map((numbers) => numbers.slice(0, table.length));
  const { length } = table;
  return () => {
    if (Array.isArray(table)) return refill(table, copy);
    table.resize(length);
    // Read after `resize`, which may replace the arrays.
    for (const [i, numbers] of numbersOf(table).entries()) numbers.set(copy[i] as Float64Array);
  };
}

function numbersOf({ raw, rawX, rawY }: Column): readonly Float64Array[] {
  return [raw, rawX, rawY].filter((numbers) => numbers !== undefined);
}

function refill<T>(list: T[], items: readonly T[]): void {
  list.splice(0, list.length, ...items);
}

function copiesOf<T extends object>(list: readonly T[]): T[] {
  return list.map((item) => ({ ...item }));
}
