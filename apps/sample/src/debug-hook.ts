/**
 * What tests see of the running game: `window.tilewright`. Data only: reading it changes nothing, and the game never
 * reads it.
 */
import type { PixelSpace } from '@tilewright/tilemap';
import { type Length, meters, type Position2, pixelsPerMeter, valueIn } from '@tilewright/units';
import type { Game } from './simulation/game.js';
import type { Light } from './simulation/lantern.js';
import type { Sight } from './simulation/sight.js';

/** Metres. */
interface XY {
  readonly x: number;
  readonly y: number;
}

/** The state of the frame that was drawn last, as plain numbers: metres, tile coordinates, counts. */
export interface Snapshot {
  readonly frames: number;
  readonly steps: number;
  readonly player: XY & { readonly radius: number };
  readonly aim: XY;
  /** What the canvas shows: its north-west corner, and the zoom in CSS pixels per metre. */
  readonly camera: XY & { readonly pixelsPerMeter: number };
  /** The tiles of the ray in order, and the one that stops it. */
  readonly ray: { readonly tiles: readonly XY[]; readonly hit: XY | undefined };
  readonly light: { readonly radius: number; readonly tiles: readonly XY[]; readonly creatures: readonly number[] };
  readonly creatures: readonly (XY & { readonly radius: number })[];
}

declare global {
  interface Window {
    /** Gives the state of the last frame; absent until the first frame was drawn. */
    tilewright?: () => Snapshot;
  }
}

export interface Frame {
  readonly game: Game;
  readonly sight: Sight;
  readonly light: Light;
  readonly space: PixelSpace;
}

let frames = 0;

/** Called after each frame. */
export function publish(frame: Frame): void {
  frames++;
  window.tilewright = () => snapshotOf(frame, frames);
}

function snapshotOf({ game, sight, light, space }: Frame, frames: number): Snapshot {
  const { player, creatures, steps } = game;
  const number = (length: Length): number => valueIn(length, meters);
  const xy = ({ x, y }: Position2): XY => ({ x: number(x), y: number(y) });
  return {
    frames,
    steps,
    player: { ...xy(player.position), radius: number(player.radius) },
    aim: xy(light.circle.center),
    camera: { ...xy(space.origin), pixelsPerMeter: valueIn(space.pixelsPerMeter, pixelsPerMeter) },
    ray: {
      tiles: sight.tiles.map(({ x, y }) => ({ x, y })),
      hit: sight.hit && { x: sight.hit.tile.x, y: sight.hit.tile.y },
    },
    light: {
      radius: number(light.circle.radius),
      tiles: light.tiles.map(({ x, y }) => ({ x, y })),
      creatures: light.creatures,
    },
    creatures: Array.from({ length: creatures.count }, (_, id) => ({
      ...xy(creatures.positions.get(id)),
      radius: number(creatures.radii.get(id)),
    })),
  };
}
