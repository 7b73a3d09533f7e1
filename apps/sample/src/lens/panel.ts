/** The text of the active lens: its figures, and the lines of source code that it runs. First among the panels. */
import { addHtml, elementById } from '../hud/page.js';
import { onPress } from '../input/press.js';
import { addressOf, articles } from './articles.js';
import { type Figure, type Lens, titleOf } from './lens.js';
import { sourceFigure } from './source-figure.js';
import { sourceLines } from './source-lines.js';

const html = `<section id="lens" class="panel" aria-label="The lens" hidden>
  <header>
    <h2 id="lens-title"></h2>
    <button id="widen" type="button" aria-pressed="false">Wider</button>
  </header>
  <p id="lens-about"></p>
  <p>The article about it: <a id="lens-article" target="_blank" rel="noopener"></a></p>
  <dl id="lens-figures"></dl>
  <div id="lens-sources"></div>
</section>`;

export class LensPanel {
  private readonly panel: HTMLElement;
  private readonly figures: HTMLElement;
  private shown: Lens | undefined;
  private words = '';

  constructor() {
    addHtml('side', html, 'afterbegin');
    this.panel = elementById('lens');
    this.figures = elementById('lens-figures');
    // Room for whole lines of source. The style sheet does the rest.
    const button = elementById('widen');
    onPress(button, () => {
      const isWide = button.getAttribute('aria-pressed') !== 'true';
      button.setAttribute('aria-pressed', String(isWide));
      document.body.dataset['panels'] = isWide ? 'wide' : '';
    });
  }

  show(lens: Lens | undefined, figures: readonly Figure[]): void {
    if (lens !== this.shown) this.open(lens);
    const words = JSON.stringify(figures);
    if (words === this.words) return;
    this.words = words;
    this.figures.replaceChildren(...figures.flatMap(([name, value]) => [element('dt', name), element('dd', value)]));
  }

  private open(lens: Lens | undefined): void {
    this.shown = lens;
    this.panel.hidden = lens === undefined;
    if (lens === undefined) return;
    const { id, about } = lens;
    elementById('lens-title').textContent = titleOf(id);
    elementById('lens-about').textContent = about;
    const link = elementById('lens-article'); // opens beside the game
    link.setAttribute('href', addressOf(articles[id]));
    link.textContent = articles[id].title;
    elementById('lens-sources').replaceChildren(...sourceLines[id].map(sourceFigure));
  }
}

function element(kind: 'dt' | 'dd', text: string): HTMLElement {
  const made = document.createElement(kind);
  made.textContent = text;
  return made;
}
