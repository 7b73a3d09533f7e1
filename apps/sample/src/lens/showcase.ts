/** One sentence for each lens, for a user who sees it for the first time, and the lenses that the title shows. */
import type { LensChoice } from './lens.js';

const sentences: Readonly<Record<LensChoice, string>> = {
  none: 'Ten thousand creatures. Each one has eyes of its own.',
  ray: 'A shot walks from tile to tile until something stops it.',
  steps: 'One flow field leads every creature to you.',
  circle: 'A blast covers rows of tiles, and a wall shelters the creatures behind it.',
  spaces: 'One place in meters, in tiles and in pixels: three types that do not mix.',
  sight: 'The blue tiles are in view. The red lines are the eyes on you.',
  types: 'A speed times a duration is a length. Anything else does not compile.',
  object: 'Every creature is registered in the tiles that it covers, so its neighbors are found at once.',
};

/** What the title shows, one after the other. The camera shows the crowd in every other shot, from the first one on. */
export const showcase: readonly LensChoice[] = ['none', 'ray', 'steps', 'circle', 'spaces', 'sight', 'types', 'object'];

export function sentenceOf(lens: LensChoice): string {
  return sentences[lens];
}
