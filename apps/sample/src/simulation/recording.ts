/**
 * A recorded game: what the player wanted and for how long, line by line. Played again, it leads to the same state.
 *
 *     20 east 8123 6402 shoot          20 steps to the east, aiming at 81.23 m, 64.02 m
 *     15 - 8123 6402 throw 500         15 steps standing, a charge in the first one; 500 creatures from now on
 *
 * Shows: text in and out by units (`centimeters`) and names (`CompassDirection.east`); a grid's direction as a heading.
 */
import { CompassDirection, type CompassName, headingOf } from '@tilewright/tilemap';
import { centimeters, position, type Position2, valueIn } from '@tilewright/units';
import { type Commands, setCreatureCount } from './game.js';
import type { Game } from './state.js';

/** One line. */
export interface Entry {
  /** For how many steps: a plain count. */
  readonly steps: number;
  readonly walk: CompassName | undefined;
  /** In whole centimeters. */
  readonly aim: Position2;
  readonly shoot: boolean;
  /** Whether to throw a charge, in the first of the steps. */
  readonly throwCharge: boolean;
  /** How many creatures there are to be from the first step on; `undefined` is as before. */
  readonly creatures: number | undefined;
}

/** Plays an entry: `act` makes a step of the commands that it is given. */
export function play(game: Game, entry: Entry, act: (commands: Commands) => void): void {
  const { steps, walk, aim, shoot } = entry;
  if (entry.creatures !== undefined) setCreatureCount(game, entry.creatures);
  for (let i = 0; i < steps; i++) {
    const direction = walk === undefined ? undefined : headingOf(CompassDirection[walk]);
    act({ walk: direction, aim, shoot, throwCharge: entry.throwCharge && i === 0 });
  }
}

export function writeEntry({ steps, walk, aim, shoot, throwCharge, creatures }: Entry): string {
  const [x, y] = [valueIn(aim.x, centimeters), valueIn(aim.y, centimeters)].map(Math.round);
  const words = [steps, walk ?? '-', x, y, shoot ? 'shoot' : '', throwCharge ? 'throw' : '', creatures ?? ''];
  return words.filter((word) => word !== '').join(' ');
}

const form =
  /^(?<steps>\d+) (?<walk>[a-zA-Z]+|-) (?<x>-?\d+) (?<y>-?\d+)(?<shoot> shoot)?(?<hurl> throw)?(?: (?<creatures>\d+))?$/;

/** @throws SyntaxError for a line that is none */
export function readEntry(line: string): Entry {
  const { steps, walk = '-', x, y, shoot, hurl, creatures } = form.exec(line)?.groups ?? {};
  if (!isWay(walk) || steps === undefined)
    throw new SyntaxError(`readEntry: a line must be like "20 east 8123 6402 shoot", received "${line}"`);
  return {
    steps: Number(steps),
    walk: walk === '-' ? undefined : walk,
    aim: position(centimeters(Number(x)), centimeters(Number(y))),
    shoot: shoot !== undefined,
    throwCharge: hurl !== undefined,
    creatures: creatures === undefined ? undefined : Number(creatures),
  };
}

function isWay(word: string): word is CompassName | '-' {
  return word === '-' || Object.hasOwn(CompassDirection, word);
}
