/** The name of the active lens and a sentence about it, below the picture. */
import { addHtml, elementById, Texts } from '../hud/page.js';
import { type LensChoice, titleOf } from './lens.js';
import { sentenceOf } from './showcase.js';

const html = `<section id="caption" class="panel" aria-label="What the picture shows" hidden>
  <p><strong id="caption-title"></strong> <span id="caption-text"></span></p>
</section>`;

export class Caption {
  private readonly box: HTMLElement;
  private readonly texts = new Texts();

  constructor() {
    addHtml('captions', html);
    this.box = elementById('caption');
  }

  /** @param isDemo - whether it is shown without a lens, too */
  show(lens: LensChoice, isDemo: boolean): void {
    this.box.hidden = lens === 'none' && !isDemo;
    this.texts.write('caption-title', lens === 'none' ? '' : titleOf(lens));
    this.texts.write('caption-text', sentenceOf(lens));
  }
}
