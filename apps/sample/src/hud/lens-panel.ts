/** The text of the active lens: its figures, and the lines of source code that it runs. */
import { addressOf, articles } from '../lens/articles.js';
import { type Figure, type Lens, titleOf } from '../lens/lens.js';
import type { Lenses } from '../lens/lenses.js';
import type { LensChoice } from '../settings.js';
import { elementById } from './page.js';

export class LensPanel {
  private readonly lenses: Lenses;
  private readonly panel = elementById('lens');
  private readonly figures = elementById('lens-figures');
  /** What is shown: the chosen lens, and whether it is loaded. */
  private shown = '';
  private words = '';

  constructor(lenses: Lenses) {
    this.lenses = lenses;
  }

  show(chosen: LensChoice, figures: readonly Figure[]): void {
    const { lenses } = this;
    const lens = lenses.byId(chosen);
    const shown = `${chosen} ${lens !== undefined} ${lenses.isMissing}`;
    if (shown !== this.shown) this.open(chosen, lens);
    this.shown = shown;
    const words = JSON.stringify(figures);
    if (words === this.words) return;
    this.words = words;
    this.figures.replaceChildren(...figures.flatMap(([name, value]) => [element('dt', name), element('dd', value)]));
  }

  private open(chosen: LensChoice, lens: Lens | undefined): void {
    const { lenses, panel } = this;
    panel.hidden = chosen === 'none';
    if (chosen === 'none') return;
    const missing = lenses.isMissing ? 'It could not be loaded. Reload the page to try again.' : 'Loading ...';
    elementById('lens-title').textContent = titleOf(chosen);
    elementById('lens-about').textContent = lens?.about ?? missing;
    const link = elementById('lens-article'); // opens beside the game, which goes on
    link.setAttribute('href', addressOf(articles[chosen]));
    link.textContent = articles[chosen].title;
    elementById('lens-sources').replaceChildren(...(lens ? lenses.sourcesOf(lens) : []));
  }
}

function element(kind: 'dt' | 'dd', text: string): HTMLElement {
  const made = document.createElement(kind);
  made.textContent = text;
  return made;
}
