/** Short texts on the map. Each is made once and then moved. */
import type { Position2 } from '@tilewright/units';
import { BitmapText, Container, TextStyle } from 'pixi.js';
import { colors } from './colors.js';
import { drawn, inCentimeters } from './draw.js';

export class Labels {
  readonly container = inCentimeters(new Container());
  private readonly texts: BitmapText[] = [];
  private used = 0;
  /** One style for all labels, because the renderer draws the letters of each style into a texture of its own. */
  private readonly style: TextStyle;

  /** @param size - the height of the letters, in centimeters */
  constructor(size: number) {
    this.style = new TextStyle({
      fontFamily: ['ui-monospace', 'DejaVu Sans Mono', 'Liberation Mono', 'monospace'],
      fontSize: size,
      fontWeight: 'bold',
      fill: 0xffffff,
      stroke: { color: colors.ink, width: size / 5, join: 'round' },
    });
  }

  /** Begins a new picture. */
  clear(): void {
    for (const text of this.texts) text.visible = false;
    this.used = 0;
  }

  /** Writes a text around a position. */
  write(words: string, { x, y }: Position2, tint: number = colors.lit): void {
    const text = (this.texts[this.used++] ??= this.newText());
    if (text.text !== words) text.text = words;
    text.tint = tint;
    text.position.set(drawn(x), drawn(y));
    text.visible = true;
  }

  private newText(): BitmapText {
    const text = new BitmapText({
      text: '',
      style: this.style,
    });
    text.anchor.set(0.5);
    this.container.addChild(text);
    return text;
  }
}
