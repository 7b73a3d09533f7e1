/** The articles of the documentation about what lenses show. */
import type { LensId } from './lens.js';

export interface Article {
  /** The name of its file, without an extension. */
  readonly file: string;
  readonly title: string;
}

export const articles: Readonly<Record<LensId, Article>> = {
  ray: { file: 'ray-through-the-grid', title: 'A ray through the grid' },
  circle: { file: 'circles-and-areas', title: 'Circles and areas' },
  object: { file: 'keeping-track-of-what-moves', title: 'Keeping track of what moves' },
  steps: { file: 'ways-through-the-map', title: 'Ways through the map' },
  spaces: { file: 'one-place-three-spaces', title: 'One place, three spaces' },
  sight: { file: 'what-one-sees', title: 'What one sees' },
  types: { file: 'numbers-that-know-what-they-are', title: 'Numbers that know what they are' },
};

/**
 * Where an article is. The page says that in its head: in the repository, unless the game is a part of the
 * documentation's site, which then names its own pages.
 */
export function addressOf({ file }: Article): string {
  const where = document.querySelector<HTMLMetaElement>('meta[name="articles"]')?.content ?? '';
  return where.replace('*', file);
}
