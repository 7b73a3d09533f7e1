/**
 * What tests see of the running game: `window.tilewright`. Data only: reading it changes nothing, and the game never
 * reads it.
 */
import type { PixelSpace } from '@tilewright/tilemap';
import { type Length, meters, type Position2, pixelsPerMeter, valueIn } from '@tilewright/units';
import type { FrameCosts } from './hud/costs.js';
import type { Figure } from './lens/lens.js';
import type { Settings } from './settings.js';
import type { Game } from './simulation/game.js';
import { hitPoints } from './simulation/health.js';

/** Metres. */
interface XY {
  readonly x: number;
  readonly y: number;
}

/** The state of the frame that was drawn last, as plain numbers: metres, hit points, counts. */
export interface Snapshot {
  readonly frames: number;
  readonly steps: number;
  readonly settings: Pick<Settings, 'creatures' | 'lens' | 'isPaused'>;
  readonly player: XY & { readonly radius: number; readonly health: number; readonly charges: number };
  readonly aim: XY;
  /** What the canvas shows: its north-west corner, and the zoom in CSS pixels per metre. */
  readonly camera: XY & { readonly pixelsPerMeter: number };
  readonly figures: readonly Figure[];
  readonly chargesInFlight: number;
  /** Of all steps so far. */
  readonly shots: number;
  readonly blasts: number;
  readonly slain: number;
  readonly costs: FrameCosts;
  readonly drawn: Drawn;
  readonly creatures: readonly (XY & { readonly radius: number; readonly mood: string })[];
}

declare global {
  interface Window {
    /** Gives the state of the last frame; absent until the first frame was drawn. */
    tilewright?: () => Snapshot;
  }
}

export interface Frame {
  readonly game: Game;
  readonly settings: Settings;
  readonly aim: Position2;
  readonly space: PixelSpace;
  readonly figures: readonly Figure[];
  readonly costs: FrameCosts;
  readonly drawn: Drawn;
  readonly totals: Totals;
}

/** How many pictures of each kind a frame drew. */
export interface Drawn {
  readonly tiles: number;
  /** Bodies, their shadows and signs. */
  readonly bodies: number;
  readonly effects: number;
}

/** What happened since the game began. */
export interface Totals {
  shots: number;
  blasts: number;
  slain: number;
}

let frames = 0;
let last: Frame | undefined;

/** Called after each frame. */
export function publish(frame: Frame): void {
  frames++;
  last = frame;
  window.tilewright ??= () => snapshotOf(last ?? frame, frames);
}

function snapshotOf({ game, settings, aim, space, figures, costs, drawn, totals }: Frame, frames: number): Snapshot {
  const { player, creatures, charges, steps } = game;
  const number = (length: Length): number => valueIn(length, meters);
  const xy = ({ x, y }: Position2): XY => ({ x: number(x), y: number(y) });
  return {
    frames,
    steps,
    settings: { creatures: settings.creatures, lens: settings.lens, isPaused: settings.isPaused },
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
    costs,
    drawn,
    creatures: Array.from({ length: creatures.count }, (_, row) => ({
      ...xy(creatures.positions.get(row)),
      radius: number(creatures.radii.get(row)),
      mood: creatures.moods[row] ?? '',
    })),
  };
}
