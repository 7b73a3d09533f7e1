/**
 * A recorded game: the player's commands and their duration, line by line. A replay leads to the same state.
 *
 *     20 east 8123 6402 shoot          20 steps east, shooting, with the aim at 81.23 m, 64.02 m
 *     15 - 8123 6402 throw 500         15 steps without a walk, a charge in the first; 500 creatures from now on
 *
 * Shows: text written and read by units (`centimeters`) and names (`CompassDirection.east`); a compass direction as a heading.
 */
import { CompassDirection, type CompassName, headingOf } from '@tilewright/tilemap';
import { centimeters, position, type Position2, valueIn } from '@tilewright/units';
import { type Commands, setCreatureCount } from './game.js';
import type { Game } from './state.js';

/** One line of a recording. */
export interface Entry {
  /** The number of steps: a plain count. */
  readonly steps: number;
  readonly walk: CompassName | undefined;
  /** The aim, in whole centimeters. */
  readonly aim: Position2;
  readonly shoot: boolean;
  /** Whether to throw a charge, in the first of the steps. */
  readonly throwCharge: boolean;
  /** The number of creatures from the first step on; `undefined` keeps the number. */
  readonly creatures: number | undefined;
}

/** Plays an entry. `act` makes one step with the commands that it gets. */
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

/** Reads a line of a recording. @throws SyntaxError if the line is malformed */
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
