/**
 * What all lenses have in common: each makes one query visible, by asking it the way that the game does.
 *
 * Shows: queries that change nothing can be asked once more, for a picture, at any time.
 */
import type { PixelSpace } from '@tilewright/tilemap';
import type { Position2, Rectangle2 } from '@tilewright/units';
import type { Container } from 'pixi.js';
import type { Game } from '../simulation/state.js';
import type { Lookout } from '../simulation/watch.js';

/** Lines of the program, as the build read them. */
export interface SourceLines {
  /** Below `src/`. */
  readonly file: string;
  readonly name: string;
  readonly firstLine: number;
  /** Colored, one element a line. */
  readonly html: string;
}

/** What there is to look at in a frame. */
export interface Scene {
  readonly game: Game;
  /** What the pointer is on, or the keys aim at. */
  readonly aim: Position2;
  /** Between the world and the screen, and the part of the world that is on it. */
  readonly space: PixelSpace;
  readonly view: Rectangle2;
  /** Who saw the player in the last step. */
  readonly lookout: Lookout;
}

/** A line beside the picture: what it is, and how much. */
export type Figure = readonly [name: string, value: string];

export interface Lens {
  readonly id: LensId;
  readonly title: string;
  /** In one or two sentences. */
  readonly about: string;
  /** What it runs. */
  readonly sources: readonly SourceLines[];
  /** Under the bodies, and over them; in meters. */
  readonly marks: Container;
  readonly signs: Container;
  /** Draws the answer, and says it. */
  show(scene: Scene): readonly Figure[];
}

export const lensIds = ['ray', 'circle', 'object', 'steps', 'spaces', 'sight'] as const;
export type LensId = (typeof lensIds)[number];
