/** One sentence for each lens, for those who see it for the first time. */
import type { LensChoice } from '../settings.js';

const captions: readonly (readonly [LensChoice, string])[] = [
  ['none', 'Five thousand creatures. Each one has eyes of its own.'],
  ['ray', 'A shot walks from tile to tile until something stops it.'],
  ['steps', 'One flow field leads every creature to you.'],
  ['circle', 'A blast covers rows of tiles, and a wall shelters whoever stands behind it.'],
  ['sight', 'The blue tiles are in view. The red lines are the eyes on you.'],
  ['object', 'Every creature is registered in the tiles that it covers, so its neighbors are found at once.'],
  ['spaces', 'One place in meters, in tiles and in pixels: three types that do not mix.'],
];

/** The lenses in the order in which the title shows them. */
export const showcase: readonly LensChoice[] = captions.map(([lens]) => lens);

/** The sentence about a lens; `undefined` if it has none yet. */
export function captionOf(lens: LensChoice): string | undefined {
  return captions.find(([id]) => id === lens)?.[1];
}
