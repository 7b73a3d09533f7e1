/** One sentence for each lens, for those who see it for the first time. */
import type { LensChoice } from '../settings.js';

/** What the title shows for a while. */
export interface Shot {
  readonly lens: LensChoice;
  /** Whether the camera shows the crowd, not the few around the player. */
  readonly isWide: boolean;
  readonly caption: string;
}

/** What the title shows, one after the other. */
export const showcase: readonly Shot[] = [
  { lens: 'none', isWide: true, caption: 'Ten thousand creatures. Each one has eyes of its own.' },
  { lens: 'ray', isWide: false, caption: 'A shot walks from tile to tile until something stops it.' },
  { lens: 'steps', isWide: true, caption: 'One flow field leads every creature to you.' },
  {
    lens: 'circle',
    isWide: false,
    caption: 'A blast covers rows of tiles, and a wall shelters whoever stands behind it.',
  },
  { lens: 'sight', isWide: true, caption: 'The blue tiles are in view. The red lines are the eyes on you.' },
  {
    lens: 'object',
    isWide: false,
    caption: 'Every creature is registered in the tiles that it covers, so its neighbors are found at once.',
  },
  {
    lens: 'spaces',
    isWide: false,
    caption: 'One place in meters, in tiles and in pixels: three types that do not mix.',
  },
  { lens: 'types', isWide: false, caption: 'A speed times a duration is a length. Anything else does not compile.' },
];

/** The sentence about a lens; `undefined` if it has none. */
export function captionOf(lens: LensChoice): string | undefined {
  return showcase.find((shot) => shot.lens === lens)?.caption;
}
