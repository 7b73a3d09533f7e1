/**
 * A recorded game: what the player held down and for how long, and the aim of each shot and throw. A replay leads to
 * the same state. `recording-text.ts` has it as text.
 *
 * Shows: a generator as the other player of a game.
 */
import { type Commands, type GameOptions, setCreatureCount } from './game.js';
import { commandsOf, type Held, type HeldAim, needsAim, roundCommands } from './held.js';
import { rulesVersion } from './rules-version.js';
import { stateHash } from './state-hash.js';
import type { Game } from './state.js';

/** A part of a recording: what the player held down all the time. */
export interface Entry extends Pick<Held, 'walk' | 'slow' | 'shoot'> {
  /** The number of steps: a plain count. An entry without a step only changes the number of creatures. */
  readonly steps: number;
  /** Whether to throw a charge, in the first of the steps. */
  readonly throwCharge: boolean;
  /** The number of creatures from the first step on; `undefined` keeps the number. */
  readonly creatures: number | undefined;
  /** The aims of the shots and throws in these steps, in order. Only that of a throw, the first, has a distance. */
  readonly aims: readonly HeldAim[];
}

/** A recorded game with all that is needed to play it again, and to know that it was the same. */
export interface Run extends GameOptions {
  /** The version of the rules by which it was played. */
  readonly rules: number;
  readonly entries: readonly Entry[];
  /** The fingerprint of the state after the last step: eight hexadecimal digits. */
  readonly hash: string;
}

/** The run of a game so far. @param options - those with which the game began */
export function runOf(game: Game, { seed, creatures }: GameOptions, entries: readonly Entry[]): Run {
  return { rules: rulesVersion, seed, creatures, entries, hash: stateHash(game) };
}

/** An entry that still grows. */
interface OpenEntry extends Entry {
  steps: number;
  readonly aims: HeldAim[];
}

/** An entry that only changes the number of creatures. */
const changeOf = (creatures: number) => ({ ...noAct, creatures });
const noAct = { steps: 0, walk: undefined, slow: false, shoot: false, throwCharge: false } as const;

/** Records a game while it is played. */
export class Recorder {
  private readonly list: OpenEntry[] = [];
  private creatures: number | undefined;

  /** Records the commands of the next step. @returns the commands to play it with: rounded as a replay has them */
  take(game: Game, commands: Commands): Commands {
    const held = roundCommands(game, commands);
    const { walk, slow, shoot, throwCharge, aim } = held;
    let entry = this.list.at(-1);
    const isSame =
      entry?.walk === walk &&
      entry?.slow === slow &&
      entry?.shoot === shoot &&
      !throwCharge &&
      this.creatures === undefined;
    if (entry === undefined || !isSame) {
      entry = { steps: 0, walk, slow, shoot, throwCharge, creatures: this.creatures, aims: [] };
      this.list.push(entry);
      this.creatures = undefined;
    }
    entry.steps++;
    if (aim !== undefined) entry.aims.push(aim);
    return commandsOf(game, held);
  }

  /** Records that the number of creatures changes before the next step. */
  takeCreatures(count: number): void {
    // Each change counts: fewer creatures and then more are not the same creatures as before.
    if (this.creatures !== undefined) this.list.push({ ...changeOf(this.creatures), aims: [] });
    this.creatures = count;
  }

  /** The game so far. It grows with the game. */
  get entries(): readonly Entry[] {
    return this.list;
  }
}

/** The commands of a recording, step by step. Ask for those of a step when the game has made the step before. */
export function* replay(game: Game, entries: Iterable<Entry>): Generator<Commands, void> {
  for (const { steps, walk, slow, shoot, throwCharge, creatures, aims } of entries) {
    if (creatures !== undefined) setCreatureCount(game, creatures);
    const left = aims.values();
    for (let i = 0; i < steps; i++) {
      const held = { walk, slow, shoot, throwCharge: throwCharge && i === 0 };
      yield commandsOf(game, { ...held, aim: needsAim(game, held) ? left.next().value : undefined });
    }
  }
}

/** Plays an entry. `act` makes one step with the commands that it gets. */
export function play(game: Game, entry: Entry, act: (commands: Commands) => void): void {
  for (const commands of replay(game, [entry])) act(commands);
}
