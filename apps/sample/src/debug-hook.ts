/**
 * What the tests in `e2e/`, and you in the console of the browser, can read and do: `window.tilewright`, the only thing that
 * the page leaves there. The game never reads it.
 *
 *     tilewright.play({ creatures: 20_000, lens: 'sight', isPaused: true });
 *     tilewright.step(60);
 *     tilewright.state().player; // after the next frame
 */
import type { PixelSpace } from '@tilewright/tilemap';
import { type Length, meters, type Position2, pixelsPerMeter, valueIn } from '@tilewright/units';
import type { FrameCosts } from './costs/cost-meter.js';
import { checkPlay, checkStep } from './hook-arguments.js';
import type { Totals } from './hud/news.js';
import type { Figure } from './lens/lens.js';
import type { Options } from './options.js';
import type { PagePhase } from './rounds.js';
import type { Settings } from './settings.js';
import { stateHash } from './simulation/state-hash.js';
import type { Game } from './simulation/state.js';
import { hitPoints } from './simulation/health.js';
import type { Drawn } from './view/game-view.js';

/** Meters. */
interface XY {
  readonly x: number;
  readonly y: number;
}

/** The state of the last frame that was drawn, as plain numbers: meters, hit points, counts. */
export interface Snapshot {
  readonly frames: number;
  /** What the page shows: `title` while the bot plays, `ready` until the user's first step. */
  readonly phase: PagePhase;
  /** Whether the user has changed tiles. */
  readonly isEdited: boolean;
  readonly steps: number;
  readonly settings: Pick<Settings, 'creatures' | 'lens' | 'fog' | 'isPaused'>;
  readonly player: XY & { readonly radius: number; readonly health: number; readonly charges: number };
  readonly aim: XY;
  /** What the canvas shows: its northwest corner, and the zoom in CSS pixels per meter. */
  readonly camera: XY & { readonly pixelsPerMeter: number };
  readonly figures: readonly Figure[];
  readonly chargesInFlight: number;
  /** Totals over all steps so far. */
  readonly shots: number;
  readonly blasts: number;
  readonly slain: number;
  readonly costs: FrameCosts;
  readonly drawn: Drawn;
  readonly creatureCount: number;
  /** How many sounds have begun. */
  readonly sounds: number;
}

/** A creature, as plain numbers: meters. */
export interface Body extends XY {
  readonly radius: number;
  readonly mood: string;
}

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
  readonly costs: FrameCosts;
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
      creatures: () => bodiesOf((this.last ?? frame).game),
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

function snapshotOf(
  { phase, game, settings, aim, space, figures, costs, drawn, totals, sounds }: Frame,
  frames: number,
): Snapshot {
  const { player, creatures, charges, steps } = game;
  const number = (length: Length): number => valueIn(length, meters);
  const xy = ({ x, y }: Position2): XY => ({ x: number(x), y: number(y) });
  return {
    frames,
    phase,
    isEdited: game.isEdited,
    steps,
    settings: {
      creatures: settings.creatures,
      lens: settings.lens,
      fog: settings.fog,
      isPaused: settings.isPaused,
    },
    player: {
      ...xy(player.position),
      radius: number(player.radius),
      health: valueIn(player.health, hitPoints),
      charges: player.charges,
    },
    aim: xy(aim),
    camera: { ...xy(space.origin), pixelsPerMeter: valueIn(space.pixelsPerMeter, pixelsPerMeter) },
    figures,
    chargesInFlight: charges.length,
    ...totals,
    slain: game.score.slain,
    costs,
    drawn,
    creatureCount: creatures.count,
    sounds,
  };
}

function bodiesOf({ creatures: { count, positions, radii, moods } }: Game): readonly Body[] {
  return Array.from({ length: count }, (_, row) => {
    const { x, y } = positions.get(row);
    return {
      x: valueIn(x, meters),
      y: valueIn(y, meters),
      radius: valueIn(radii.get(row), meters),
      mood: moods[row] ?? '',
    };
  });
}
