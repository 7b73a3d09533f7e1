/**
 * What all lenses have in common: each makes one query visible, by calling it as the game does.
 *
 * Shows: queries change nothing, so a picture can repeat them at any time.
 */
import type { PixelSpace } from '@tilewright/tilemap';
import type { Position2, Rectangle2 } from '@tilewright/units';
import type { Container } from 'pixi.js';
import type { Game } from '../simulation/state.js';
import type { Lookout } from '../simulation/watch.js';

/** Names that lines of source use from a package. */
export interface Import {
  /** Such as `@tilewright/queries`. */
  readonly from: string;
  readonly names: readonly string[];
}

/** Lines of source code, read by the build. */
export interface SourceLines {
  /** The path below `src/`. */
  readonly file: string;
  readonly name: string;
  readonly firstLine: number;
  /** The lines as highlighted HTML, one element per line. */
  readonly html: string;
  /** What the lines use from the packages of tilewright. */
  readonly imports: readonly Import[];
  /** What the compiler says to the lines that it refuses. */
  readonly errors: readonly string[];
}

/** What a lens can look at in a frame. */
export interface Scene {
  readonly game: Game;
  /** The position under the pointer, or where the keys aim. */
  readonly aim: Position2;
  /** Converts between the world and the screen, and tells which part of the world is on the screen. */
  readonly space: PixelSpace;
  readonly view: Rectangle2;
  /** The creatures that saw the player in the last step. */
  readonly lookout: Lookout;
}

/** A line beside the picture: a name and a value. */
export type Figure = readonly [name: string, value: string];

export interface Lens {
  readonly id: LensId;
  /** What the lens shows, in one or two sentences. */
  readonly about: string;
  /** Whether it shows what the player does not see, so that the fog must not hide it. */
  readonly liftsFog: boolean;
  /** The layers under and over the bodies, in meters. */
  readonly marks: Container;
  readonly signs: Container;
  /** Draws the answer. @returns its figures */
  show(scene: Scene): readonly Figure[];
}

export const lensIds = ['ray', 'circle', 'object', 'steps', 'spaces', 'sight', 'types'] as const;
export type LensId = (typeof lensIds)[number];
export type LensChoice = LensId | 'none';
export const lensChoices = ['none', ...lensIds] as const;

/** The name of a lens, which the controls and the panel show before it is loaded. */
export function titleOf(id: LensChoice): string {
  return id.charAt(0).toUpperCase() + id.slice(1);
}
