/**
 * A recorded game: what the player held down and for how long, line by line, and the aim of each shot and throw. A replay
 * leads to the same state.
 *
 *     20 east shoot 12 511             20 steps east, shooting: once at 12/512 of a turn from east toward south, once a little north of east
 *     15 - throw creatures=500 128:24  500 creatures from now on; 15 steps without a walk; a charge in the first, 6 m to the south
 *
 * Shows: text written and read by names (`CompassDirection.east`); a generator as the other player of a game.
 */
import { CompassDirection, type CompassName, headingOf, nameOfDirection, nearestCompass } from '@tilewright/tilemap';
import { type Commands, setCreatureCount } from './game.js';
import {
  commandsOf,
  type Held,
  type HeldAim,
  needsAim,
  roundCommands,
  roundWalk,
  walkDirection,
  walkDirections,
} from './held.js';
import type { Game } from './state.js';

/** One line of a recording. */
export interface Entry extends Pick<Held, 'walk' | 'shoot'> {
  /** The number of steps: a plain count, at least 1. */
  readonly steps: number;
  /** Whether to throw a charge, in the first of the steps. */
  readonly throwCharge: boolean;
  /** The number of creatures from the first step on; `undefined` keeps the number. */
  readonly creatures: number | undefined;
  /** The aims of the shots and throws in these steps, in order. Only that of a throw, the first, has a distance. */
  readonly aims: readonly HeldAim[];
}

/** An entry that still grows. */
interface OpenEntry extends Entry {
  steps: number;
  readonly aims: HeldAim[];
}

/** Records a game while it is played. */
export class Recorder {
  private readonly list: OpenEntry[] = [];
  private creatures: number | undefined;

  /** Records the commands of the next step. @returns the commands to play it with: rounded as a replay has them */
  take(game: Game, commands: Commands): Commands {
    const held = roundCommands(game, commands);
    const { walk, shoot, throwCharge, aim } = held;
    let entry = this.list.at(-1);
    const isSame = entry?.walk === walk && entry?.shoot === shoot && !throwCharge && this.creatures === undefined;
    if (entry === undefined || !isSame) {
      entry = { steps: 0, walk, shoot, throwCharge, creatures: this.creatures, aims: [] };
      this.list.push(entry);
      this.creatures = undefined;
    }
    entry.steps++;
    if (aim !== undefined) entry.aims.push(aim);
    return commandsOf(game, held);
  }

  /** Records that the number of creatures changes before the next step. */
  takeCreatures(count: number): void {
    this.creatures = count;
  }

  /** The game so far. It grows with the game. */
  get entries(): readonly Entry[] {
    return this.list;
  }
}

/** The commands of a recording, step by step. Ask for those of a step when the game has made the step before. */
export function* replay(game: Game, entries: Iterable<Entry>): Generator<Commands, void> {
  for (const { steps, walk, shoot, throwCharge, creatures, aims } of entries) {
    if (creatures !== undefined) setCreatureCount(game, creatures);
    const left = aims.values();
    for (let i = 0; i < steps; i++) {
      const held = { walk, shoot, throwCharge: throwCharge && i === 0 };
      yield commandsOf(game, { ...held, aim: needsAim(game, held) ? left.next().value : undefined });
    }
  }
}

/** Plays an entry. `act` makes one step with the commands that it gets. */
export function play(game: Game, entry: Entry, act: (commands: Commands) => void): void {
  for (const commands of replay(game, [entry])) act(commands);
}

export function writeEntry({ steps, walk, shoot, throwCharge, creatures, aims }: Entry): string {
  const words = [
    steps,
    wordOfWalk(walk),
    shoot ? 'shoot' : '',
    throwCharge ? 'throw' : '',
    creatures === undefined ? '' : `creatures=${creatures}`,
    ...aims.map(({ direction, distance }) => (distance === undefined ? direction : `${direction}:${distance}`)),
  ];
  return words.filter((word) => word !== '').join(' ');
}

/** Writes a recording: a line for each entry. */
export function writeEntries(entries: readonly Entry[]): string {
  return entries.map((entry) => `${writeEntry(entry)}\n`).join('');
}

const form =
  /^(?<steps>\d+) (?<walk>[a-zA-Z]+|\d+|-)(?<shoot> shoot)?(?<hurl> throw)?(?: creatures=(?<creatures>\d+))?(?<aims>(?: \d+(?::\d+)?)*)$/;

/** Reads a line of a recording. @throws SyntaxError if the line is malformed */
export function readEntry(line: string): Entry {
  const { steps, walk: word = '', shoot, hurl, creatures, aims = '' } = form.exec(line)?.groups ?? {};
  const walk = walkOfWord(word);
  if (walk === 'unknown' || steps === undefined)
    throw new SyntaxError(`readEntry: a line must be like "20 east shoot 12 511", received "${line}"`);
  return {
    steps: Number(steps),
    walk,
    shoot: shoot !== undefined,
    throwCharge: hurl !== undefined,
    creatures: creatures === undefined ? undefined : Number(creatures),
    aims: aims.split(' ').slice(1).map(readAim),
  };
}

function readAim(word: string): HeldAim {
  const [direction, distance] = word.split(':');
  return { direction: Number(direction), distance: distance === undefined ? undefined : Number(distance) };
}

/** A compass direction by its name, another one by its number. */
function wordOfWalk(walk: number | undefined): string {
  if (walk === undefined) return '-';
  const compass = nearestCompass(walkDirection(walk));
  return roundWalk(headingOf(compass)) === walk ? nameOfDirection(compass) : String(walk);
}

function walkOfWord(word: string): number | undefined | 'unknown' {
  if (word === '-') return undefined;
  if (isCompassName(word)) return roundWalk(headingOf(CompassDirection[word]));
  const walk = word === '' ? Number.NaN : Number(word);
  return walk < walkDirections ? walk : 'unknown';
}

function isCompassName(word: string): word is CompassName {
  return Object.hasOwn(CompassDirection, word);
}
