/** The articles of the documentation about what lenses show. */
import type { LensId } from './lens.js';

export interface Article {
  /** The name of its file, without an extension. */
  readonly file: string;
  readonly title: string;
}

export const articles: Readonly<Record<LensId, Article>> = {
  ray: { file: 'ray-through-the-grid', title: 'Ray casts through a grid' },
  circle: { file: 'circles-and-areas', title: 'Circles and areas of tiles' },
  object: { file: 'keeping-track-of-what-moves', title: 'What is near? Spatial queries' },
  steps: { file: 'ways-through-the-map', title: 'Pathfinding: the shortest paths' },
  spaces: { file: 'one-place-three-spaces', title: 'World, tile and screen coordinates' },
  sight: { file: 'what-one-sees', title: 'Field of view, both ways' },
  types: { file: 'numbers-that-know-what-they-are', title: 'Units that the compiler checks' },
};

/**
 * Where an article is. The page says that in its head: in the repository, unless the game is a part of the
 * documentation's site, which then names its own pages.
 */
export function addressOf({ file }: Article): string {
  const where = document.querySelector<HTMLMetaElement>('meta[name="articles"]')?.content ?? '';
  return where.replace('*', file);
}
