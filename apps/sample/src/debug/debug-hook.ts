/**
 * What the tests in `e2e/`, and you in the console of the browser, can read and do: `window.tilewright`, the only thing
 * that the page leaves there. The game never reads it.
 *
 *     tilewright.play({ creatures: 20_000, lens: 'sight', isPaused: true });
 *     tilewright.step(60);
 *     tilewright.state().player; // after the next frame
 */
import { meters, type Position2, pixelsPerMeter, valueIn } from '@tilewright/units';
import { checkPlay, checkStep } from './hook-arguments.js';
import type { App, Choices, Frame, Reports } from '../feature.js';
import type { Choice, Options } from '../options.js';
import { phaseOf } from '../rounds.js';
import type { Creatures } from '../simulation/creatures.js';
import { stateHash } from '../simulation/state-hash.js';
import { hitPoints } from '../simulation/health.js';

/** The state of the last frame that was drawn, as plain numbers: meters, hit points, counts. */
export type Snapshot = Readonly<ReturnType<typeof snapshotOf>>;

/** A creature, as plain numbers: meters. */
export type Body = Readonly<ReturnType<typeof bodyOf>>;

export interface DebugHook {
  /** The state of the last frame that was drawn. */
  readonly state: () => Snapshot;
  /** All creatures of that state, row by row: apart from it, because there are many. */
  readonly creatures: () => readonly Body[];
  /** The fingerprint of that state, by `state-hash.ts`: apart from it, because that reads all creatures. */
  readonly hash: () => string;
  /**
   * Pauses the game, and makes steps in the next frame, with the keys and buttons that are held then.
   *
   * @throws RangeError if the count is not an integer from 1 to 216,000
   */
  readonly step: (count: number) => void;
  /**
   * Starts a game of the user, as the title does. What is not given stays as it is. Features may have choices of their
   * own: `{ lens: 'ray' }`.
   *
   * @throws RangeError if a name is unknown or a value invalid; nothing has changed then
   */
  readonly play: (settings?: Partial<Options> & Choices) => void;
  /** Goes back to the title. */
  readonly leave: () => void;
}

declare global {
  interface Window {
    /** Absent until the first frame is drawn. */
    tilewright?: DebugHook;
  }
}

/** Fills the hook, frame by frame. */
export class Publisher {
  private readonly app: App;
  private frames = 0;
  private last: Frame | undefined;

  constructor(app: App) {
    this.app = app;
  }

  show(frame: Frame): void {
    this.frames++;
    this.last = frame;
    const { app } = this;
    window.tilewright ??= {
      state: () => snapshotOf(this.last ?? frame, app, this.frames),
      creatures: () => {
        const { creatures } = (this.last ?? frame).round.game;
        return creatures.ids.map((_, row) => bodyOf(creatures, row));
      },
      hash: () => stateHash((this.last ?? frame).round.game),
      step: (count) => {
        checkStep(count);
        app.settings.makeSteps(count);
      },
      play: (given = {}) => {
        const choices = choicesOf(app);
        checkPlay(given, choices);
        const values: Record<string, unknown> = { ...given };
        for (const choice of choices) {
          const value = values[choice.name];
          if (typeof value === 'string') choice.value = value;
          delete values[choice.name];
        }
        app.settings.change(values);
        app.play();
      },
      leave: () => app.rounds.showDemo(),
    };
  }
}

function choicesOf({ features }: App): readonly Choice[] {
  return features.flatMap(({ choice }) => choice ?? []);
}

function snapshotOf({ round, aim, space, totals }: Frame, app: App, frames: number) {
  const { game } = round;
  const { player, creatures, charges, steps, isEdited } = game;
  const { creatures: wanted, fog, isPaused } = app.settings;
  const choices: Choices = {};
  for (const { name, value } of choicesOf(app)) Object.assign(choices, { [name]: value });
  const reports: Reports = {};
  for (const { report } of app.features) Object.assign(reports, report);
  return {
    frames,
    /** What the page shows: `title` while the bot plays, `ready` until the user's first step. */
    phase: phaseOf(round),
    /** Whether the user has changed tiles. */
    isEdited,
    steps,
    settings: { creatures: wanted, fog, isPaused, ...choices },
    player: {
      ...inMeters(player.position),
      radius: valueIn(player.radius, meters),
      health: valueIn(player.health, hitPoints),
      charges: player.charges,
    },
    aim: inMeters(aim),
    /** What the canvas shows: its northwest corner, and the zoom in CSS pixels per meter. */
    camera: { ...inMeters(space.origin), pixelsPerMeter: valueIn(space.pixelsPerMeter, pixelsPerMeter) },
    chargesInFlight: charges.length,
    /** Shots and blasts, like `slain`: totals over all steps of the game. */
    ...totals,
    slain: game.score.slain,
    drawn: app.view.drawn,
    creatureCount: creatures.count,
    /** What features tell: the figures of the lens, how many sounds have begun. */
    ...reports,
  };
}

function bodyOf({ positions, radii, moods }: Creatures, row: number) {
  return { ...inMeters(positions.get(row)), radius: valueIn(radii.get(row), meters), mood: moods[row] ?? '' };
}

function inMeters({ x, y }: Position2) {
  return { x: valueIn(x, meters), y: valueIn(y, meters) };
}
