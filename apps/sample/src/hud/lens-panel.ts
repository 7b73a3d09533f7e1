/** The text of the active lens: its figures, and the lines of source code that it runs. */
import type { Figure, Lens, SourceLines } from '../lens/lens.js';
import { elementById } from './page.js';

export class LensPanel {
  private readonly panel = elementById('lens');
  private readonly figures = elementById('lens-figures');
  private shown: Lens | undefined;
  private words = '';

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
    elementById('lens-title').textContent = lens.title;
    elementById('lens-about').textContent = lens.about;
    elementById('lens-sources').replaceChildren(...lens.sources.map(sourceElement));
  }
}

function sourceElement({ file, name, firstLine, html }: SourceLines): HTMLElement {
  const figure = document.createElement('figure');
  const code = document.createElement('pre');
  code.tabIndex = 0; // so that the keyboard can scroll it
  code.setAttribute('aria-label', `Source of ${name}`);
  code.style.setProperty('--first-line', String(firstLine - 1));
  code.innerHTML = html; // made by the build, from our own files
  figure.append(element('figcaption', `src/${file}:${firstLine}`), code);
  return figure;
}

function element(kind: 'dt' | 'dd' | 'figcaption', text: string): HTMLElement {
  const made = document.createElement(kind);
  made.textContent = text;
  return made;
}
