/**
 * What the tests in `e2e/`, and you in the console of the browser, can read and do: `window.tilewright`, the only thing
 * that the page leaves there. The game never reads it.
 *
 *     tilewright.play({ creatures: 20_000, lens: 'sight', isPaused: true });
 *     tilewright.step(60);
 *     tilewright.state().player; // after the next frame
 */
import type { PixelSpace } from '@tilewright/tilemap';
import { meters, type Position2, pixelsPerMeter, valueIn } from '@tilewright/units';
import { checkPlay, checkStep } from './hook-arguments.js';
import type { Totals } from '../hud/news.js';
import type { Figure } from '../lens/lens.js';
import type { Options } from '../options.js';
import type { PagePhase } from '../rounds.js';
import type { Settings } from '../settings.js';
import type { Creatures } from '../simulation/creatures.js';
import { stateHash } from '../simulation/state-hash.js';
import type { Game } from '../simulation/state.js';
import { hitPoints } from '../simulation/health.js';
import type { Drawn } from '../view/game-view.js';

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
   * Starts a game of the user, as the title does. What is not given stays as it is.
   *
   * @throws RangeError if a name is unknown or a value invalid; nothing has changed then
   */
  readonly play: (settings?: Partial<Options>) => void;
  /** Goes back to the title. */
  readonly leave: () => void;
}

interface Actions extends Pick<DebugHook, 'step' | 'leave'> {
  readonly play: (settings: Partial<Options>) => void;
}

declare global {
  interface Window {
    /** Absent until the first frame is drawn. */
    tilewright?: DebugHook;
  }
}

export interface Frame {
  readonly phase: PagePhase;
  readonly game: Game;
  readonly settings: Settings;
  readonly aim: Position2;
  readonly space: PixelSpace;
  readonly figures: readonly Figure[];
  readonly drawn: Drawn;
  readonly totals: Totals;
  readonly sounds: number;
}

/** Fills the hook, frame by frame. */
export class Publisher {
  private readonly actions: Actions;
  private frames = 0;
  private last: Frame | undefined;

  constructor(actions: Actions) {
    this.actions = actions;
  }

  /** Call after each frame. */
  publish(frame: Frame): void {
    this.frames++;
    this.last = frame;
    window.tilewright ??= {
      state: () => snapshotOf(this.last ?? frame, this.frames),
      creatures: () => {
        const { creatures } = (this.last ?? frame).game;
        return creatures.ids.map((_, row) => bodyOf(creatures, row));
      },
      hash: () => stateHash((this.last ?? frame).game),
      step: (count) => {
        checkStep(count);
        this.actions.step(count);
      },
      play: (settings = {}) => {
        checkPlay(settings);
        this.actions.play(settings);
      },
      leave: this.actions.leave,
    };
  }
}

function snapshotOf({ phase, game, settings, aim, space, figures, drawn, totals, sounds }: Frame, frames: number) {
  const { player, creatures, charges, steps, isEdited } = game;
  const { creatures: wanted, lens, fog, isPaused } = settings;
  return {
    frames,
    /** What the page shows: `title` while the bot plays, `ready` until the user's first step. */
    phase,
    /** Whether the user has changed tiles. */
    isEdited,
    steps,
    settings: { creatures: wanted, lens, fog, isPaused },
    player: {
      ...inMeters(player.position),
      radius: valueIn(player.radius, meters),
      health: valueIn(player.health, hitPoints),
      charges: player.charges,
    },
    aim: inMeters(aim),
    /** What the canvas shows: its northwest corner, and the zoom in CSS pixels per meter. */
    camera: { ...inMeters(space.origin), pixelsPerMeter: valueIn(space.pixelsPerMeter, pixelsPerMeter) },
    figures,
    chargesInFlight: charges.length,
    /** Shots and blasts, like `slain`: totals over all steps of the game. */
    ...totals,
    slain: game.score.slain,
    drawn,
    creatureCount: creatures.count,
    /** How many sounds have begun. */
    sounds,
  };
}

function bodyOf({ positions, radii, moods }: Creatures, row: number) {
  return { ...inMeters(positions.get(row)), radius: valueIn(radii.get(row), meters), mood: moods[row] ?? '' };
}

function inMeters({ x, y }: Position2) {
  return { x: valueIn(x, meters), y: valueIn(y, meters) };
}
