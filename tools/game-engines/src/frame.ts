/** What a program writes down about a frame, for the tests. */

export type Pair = readonly [x: number, y: number];

/** The engine's numbers as it has them, and the answers about them. */
export interface Frame {
  /** The bodies of the engine: centers and radii. A body that was destroyed is missing. */
  readonly bodies: readonly { readonly id: number; readonly x: number; readonly y: number; readonly radius: number }[];
  /** Where the engine says that the pointer is in the world. */
  readonly pointer: Pair;
  /** Where the hero was and where it is now, as the engine has it. */
  readonly from: Pair;
  readonly to: Pair;
  /** How far the hero should have gone, in tiles; y grows to the south. */
  readonly step: Pair;
  /** The first wall between the hero and the pointer, and how far along that ray it is. */
  readonly hit: { readonly tile: Pair; readonly fraction: number } | undefined;
  /** The bodies around the pointer. */
  readonly near: readonly number[];
}

/** What an answer of `castRay` says. */
export function hitOf(
  hit: { readonly tile: { readonly x: number; readonly y: number }; readonly fraction: number } | undefined,
): Frame['hit'] {
  return hit && { tile: [hit.tile.x, hit.tile.y], fraction: hit.fraction };
}
