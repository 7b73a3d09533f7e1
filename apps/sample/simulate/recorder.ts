/** Records a player's commands step by step as the lines of a recording; steps with the same commands share a line. */
import { headingOf, nameOfDirection, nearestCompass } from '@tilewright/tilemap';
import { equals } from '@tilewright/units';
import type { Commands } from '../src/simulation/commands.js';
import { type Entry, writeEntry } from '../src/simulation/recording.js';

export class Recorder {
  private readonly lines: string[] = [];
  private entry: Entry | undefined;

  /** @throws RangeError if the walk is in none of the eight directions that a recording can name */
  add(commands: Commands): void {
    const next = entryOf(commands);
    const { entry } = this;
    if (entry !== undefined && goesOnWith(entry, next)) {
      this.entry = { ...entry, steps: entry.steps + 1 };
    } else {
      this.endLine();
      this.entry = next;
    }
  }

  /** The recording so far: a line for each entry. */
  get text(): string {
    this.endLine();
    return this.lines.map((line) => `${line}\n`).join('');
  }

  private endLine(): void {
    if (this.entry !== undefined) this.lines.push(writeEntry(this.entry));
    this.entry = undefined;
  }
}

function entryOf({ walk, aim, shoot, throwCharge }: Commands): Entry {
  const direction = walk === undefined ? undefined : nearestCompass(walk);
  if (direction !== undefined && headingOf(direction) !== walk) {
    throw new RangeError('Recorder: walk must be one of the eight compass directions');
  }
  const name = direction === undefined ? undefined : nameOfDirection(direction);
  return { steps: 1, walk: name, aim, shoot, throwCharge, creatures: undefined };
}

/** Whether a step repeats an entry. A charge is thrown in the first step of an entry only. */
function goesOnWith(entry: Entry, next: Entry): boolean {
  return !next.throwCharge && entry.walk === next.walk && entry.shoot === next.shoot && equals(entry.aim, next.aim);
}
