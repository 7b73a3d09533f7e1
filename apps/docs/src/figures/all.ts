/**
 * All figures, by the names of their components: `<RayWalk />` in an article is `ray/RayWalk.vue`.
 *
 * The build renders each of them into its page. Its script loads with the page, and takes over when a reader comes
 * near.
 */
import { type App, type Component, defineAsyncComponent, hydrateOnVisible } from 'vue';
import PartMissing from '../theme/PartMissing.vue';

const figures = import.meta.glob<{ default: Component }>(['./*/*.vue', '!./parts/*']);

export function registerFigures(app: App): void {
  for (const [path, load] of Object.entries(figures)) {
    const name = path.replace(/^.*\/|\.vue$/g, '');
    const hydrate = hydrateOnVisible({ rootMargin: '300px' });
    app.component(name, defineAsyncComponent({ loader: load, hydrate, errorComponent: PartMissing }));
  }
}
