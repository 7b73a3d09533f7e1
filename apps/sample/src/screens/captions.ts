/** One sentence for each lens, for a user who sees it for the first time. */
import type { LensChoice } from '../settings.js';

/** What the title shows for a while. */
export interface Shot {
  readonly lens: LensChoice;
  /** Whether the camera shows the crowd, not the few around the player. */
  readonly isWide: boolean;
  readonly caption: string;
}

const wide = true;

/** What the title shows, one after the other. */
export const showcase: readonly Shot[] = [
  shot('none', 'Ten thousand creatures. Each one has eyes of its own.', wide),
  shot('ray', 'A shot walks from tile to tile until something stops it.'),
  shot('steps', 'One flow field leads every creature to you.', wide),
  shot('circle', 'A blast covers rows of tiles, and a wall shelters the creatures behind it.'),
  shot('sight', 'The blue tiles are in view. The red lines are the eyes on you.', wide),
  shot('object', 'Every creature is registered in the tiles that it covers, so its neighbors are found at once.'),
  shot('spaces', 'One place in meters, in tiles and in pixels: three types that do not mix.'),
  shot('types', 'A speed times a duration is a length. Anything else does not compile.'),
];

/** The sentence about a lens; `undefined` if it has none. */
export function captionOf(lens: LensChoice): string | undefined {
  return showcase.find((shot) => shot.lens === lens)?.caption;
}

function shot(lens: LensChoice, caption: string, isWide = false): Shot {
  return { lens, isWide, caption };
}
