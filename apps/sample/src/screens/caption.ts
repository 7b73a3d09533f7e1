/** The name of the active lens and a sentence about it, below the picture. */
import { elementById, Texts } from '../hud/page.js';
import type { Lens } from '../lens/lens.js';
import { captionOf } from './captions.js';

export class Caption {
  private readonly box = elementById('caption');
  private readonly texts = new Texts();

  /** @param isDemo - whether it is shown without a lens, too */
  show(lens: Lens | undefined, isDemo: boolean): void {
    const sentence = captionOf(lens?.id ?? 'none');
    this.box.hidden = sentence === undefined || (lens === undefined && !isDemo);
    if (sentence === undefined) return;
    this.texts.write('caption-title', lens?.title ?? '');
    this.texts.write('caption-text', sentence);
  }
}
