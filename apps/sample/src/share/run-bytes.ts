/**
 * A run as bytes, entry by entry. One function describes the format for writing and for reading: both make the same predictions
 * from the entries before, and only what differs from them takes room.
 */
import { div } from '@tilewright/units';
import { playerAbilities } from '../simulation/balance.js';
import { aimDirections, type HeldAim, leastDistance, mostDistance, walkDirections } from '../simulation/held.js';
import type { Entry, Run } from '../simulation/recording.js';
import { runLimits } from '../simulation/run-limits.js';
import { timeStep } from '../simulation/time.js';
import { type BitCoder, BitReader, BitWriter } from './bit-coder.js';
import { BytesError } from './bytes-error.js';
import { BitModel, codeBits, NumberModel } from './number-model.js';

/** The steps from one shot to the next. Another number would still be right, but runs would be longer. */
const stepsPerShot = Math.ceil(div(playerAbilities.reload, timeStep));

type RunBody = Omit<Run, 'rules'>;

/** What a reader has in place of what it reads. */
const blankEntry: Entry = {
  steps: 0,
  walk: undefined,
  shoot: false,
  throwCharge: false,
  creatures: undefined,
  aims: [],
};
const blankAim: HeldAim = { direction: 0, distance: undefined };
const blankRun: RunBody = { seed: 0, creatures: 0, hash: '0', entries: [] };

/** Writes a run, without the version of its rules. */
export function bytesOfRun(run: RunBody): Uint8Array<ArrayBuffer> {
  const writer = new BitWriter();
  codeRun(writer, run);
  return writer.bytes;
}

/** Reads a run, without the version of its rules. @throws BytesError if the bytes are not those of a run */
export function runOfBytes(bytes: Uint8Array): RunBody {
  const reader = new BitReader(bytes);
  const run = codeRun(reader, blankRun);
  reader.end();
  return run;
}

function codeRun(coder: BitCoder, given: RunBody): RunBody {
  const head = new NumberModel(0);
  const seed = head.code(coder, given.seed, 0, runLimits.seed);
  const creatures = head.code(coder, given.creatures, 0, runLimits.creatures);
  const hash = codeBits(coder, 32, Number.parseInt(given.hash, 16)).toString(16).padStart(8, '0');
  const count = head.code(coder, given.entries.length, 0, runLimits.entries);
  const entryCoder = new EntryCoder(coder);
  // Not an array of this length at once: the number may be a lie.
  const entries: Entry[] = [];
  for (let i = 0; i < count; i++) entries.push(entryCoder.code(given.entries[i] ?? blankEntry));
  return { seed, creatures, hash, entries };
}

/** Writes or reads one entry after the other. */
class EntryCoder {
  private readonly coder: BitCoder;
  /** By whether the entry before shoots. */
  private readonly shootModels = [new BitModel(), new BitModel()] as const;
  private readonly throwModel = new BitModel();
  private readonly creaturesModel = new BitModel();
  /** By whether something else is new. */
  private readonly sameWalkModels = [new BitModel(), new BitModel()] as const;
  /** By the walk before. */
  private readonly walkModels = Array.from({ length: walkDirections + 1 }, () => new NumberModel(5));
  // A bot decides every five steps, which is learned. A person's steps cost no more for that.
  private readonly stepsModel = new NumberModel(6);
  private readonly extraAimsModel = new NumberModel(1);
  private readonly turnModel = new NumberModel(2);
  private readonly distanceModel = new NumberModel(2);
  private readonly plainModel = new NumberModel(0);

  private last = blankEntry;
  private direction = 0;
  /** The steps and changes of the number of creatures that the entries before leave. */
  private stepsLeft: number = runLimits.steps;
  private changesLeft: number = runLimits.changes;
  /** The steps so far, and those after which the gun is loaded again. */
  private steps = 0;
  private loadedAt = 0;

  constructor(coder: BitCoder) {
    this.coder = coder;
  }

  code(given: Entry): Entry {
    const { coder, last } = this;
    const shoot = this.codeFlag(this.shootModels[last.shoot ? 1 : 0], given.shoot);
    const throwCharge = this.codeFlag(this.throwModel, given.throwCharge);
    const creatures = this.codeCreatures(given.creatures);
    const isNew = throwCharge || creatures !== undefined || shoot !== last.shoot;
    const walk = this.codeWalk(this.sameWalkModels[isNew ? 1 : 0], given.walk);
    const leastSteps = creatures === undefined ? 1 : 0;
    const steps = this.stepsModel.code(coder, given.steps, leastSteps, this.stepsLeft);
    this.stepsLeft -= steps;
    const hold = { steps, walk, shoot, throwCharge, creatures };
    return (this.last = { ...hold, aims: this.codeAims(hold, given.aims) });
  }

  private codeFlag(model: BitModel, given: boolean): boolean {
    return model.code(this.coder, Number(given)) === 1;
  }

  private codeCreatures(given: number | undefined): number | undefined {
    if (!this.codeFlag(this.creaturesModel, given !== undefined)) return undefined;
    if (this.changesLeft-- === 0 && !this.coder.isTrusted)
      throw new BytesError(`it changes the number of creatures more than ${runLimits.changes} times`);
    return this.plainModel.code(this.coder, given ?? 0, 0, runLimits.creatures);
  }

  private codeWalk(sameModel: BitModel, given: number | undefined): number | undefined {
    const { walk } = this.last;
    if (this.codeFlag(sameModel, given === walk)) return walk;
    const model = this.walkModels[numberOfWalk(walk)]!;
    const number = model.code(this.coder, numberOfWalk(given), 0, walkDirections);
    // Each run has one text only.
    if (number === numberOfWalk(walk)) throw new BytesError('it has a new walk that is the old one');
    return number === 0 ? undefined : number - 1;
  }

  private codeAims(hold: Omit<Entry, 'aims'>, given: readonly HeldAim[]): readonly HeldAim[] {
    const expected = this.expectAims(hold);
    const { steps, shoot, throwCharge } = hold;
    const extra = this.extraAimsModel.code(this.coder, zigzag(given.length - expected), 0, 2 * runLimits.steps);
    const count = expected + unzigzag(extra);
    // A throw has an aim; an entry has at most one in each step.
    const least = Number(throwCharge);
    if (!this.coder.isTrusted && (count < least || count > (shoot ? steps : least)))
      throw new BytesError('it has an impossible number of shots');
    const aims: HeldAim[] = [];
    for (let i = 0; i < count; i++) aims.push(this.codeAim(given[i] ?? blankAim, throwCharge && i === 0));
    return aims;
  }

  /** The number of aims that an entry should have if a held gun shoots as often as it can: it is nearly always the same. */
  private expectAims({ steps, shoot, throwCharge }: Omit<Entry, 'aims'>): number {
    const first = Math.max(this.steps, this.loadedAt);
    const isShotFirst = shoot && first === this.steps && steps > 0;
    this.steps += steps;
    const shots = shoot ? Math.max(0, Math.ceil((this.steps - first) / stepsPerShot)) : 0;
    this.loadedAt = Math.max(this.loadedAt, first + shots * stepsPerShot);
    return shots + Number(throwCharge && !isShotFirst);
  }

  /** The direction as a turn from the one before. Only a throw has a distance. */
  private codeAim(given: HeldAim, isThrow: boolean): HeldAim {
    const turn = zigzag(shortTurn(given.direction - this.direction));
    this.direction += unzigzag(this.turnModel.code(this.coder, turn, 0, aimDirections - 1));
    this.direction &= aimDirections - 1;
    const distance = isThrow
      ? this.distanceModel.code(this.coder, given.distance ?? leastDistance, leastDistance, mostDistance)
      : undefined;
    return { direction: this.direction, distance };
  }
}

/** A walk as a number: 0 for none. */
function numberOfWalk(walk: number | undefined): number {
  return walk === undefined ? 0 : walk + 1;
}

/** The same turn, of at most half a turn. */
function shortTurn(turn: number): number {
  const half = aimDirections / 2;
  return ((turn + half) & (aimDirections - 1)) - half;
}

/** An integer as a number that is small if the integer is: 0, -1, 1, -2, 2 are 0, 1, 2, 3, 4. */
function zigzag(value: number): number {
  return value < 0 ? -2 * value - 1 : 2 * value;
}

function unzigzag(value: number): number {
  return value % 2 === 0 ? value / 2 : -(value + 1) / 2;
}
