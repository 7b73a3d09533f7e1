/**
 * Short texts on the map, such as numbers: one picture for each letter.
 *
 * The renderer has texts, too, but they would be a tenth of all the code on the page.
 */
import { add, type Length, meters, mul, type Position2, vector } from '@tilewright/units';
import type { Container } from 'pixi.js';
import { colors } from '../view/colors.js';
import { advancePerHeight, isLetter, letterHeight } from '../view/paint/letters.js';
import { cell } from '../view/paint/pen.js';
import type { Pictures } from '../view/pictures.js';
import { Sprites } from '../view/sprites.js';

export class Labels {
  private readonly letters: Pictures['letters'];
  private readonly height: Length;
  private readonly sprites = new Sprites();

  /** @param height - of the letters */
  constructor({ letters }: Pictures, height: Length) {
    this.letters = letters;
    this.height = height;
  }

  /** Its coordinates are meters. */
  get container(): Container {
    return this.sprites.container;
  }

  /** Begins a new picture. */
  begin(): void {
    this.sprites.begin();
  }

  /**
   * Writes a text around a position.
   *
   * @throws RangeError if it has other letters than `letterNames`
   */
  write(text: string, center: Position2, tint: number = colors.lit): void {
    const { letters, height, sprites } = this;
    const advance = mul(height, advancePerHeight);
    for (let i = 0; i < text.length; i++) {
      const letter = text.charAt(i);
      if (!isLetter(letter))
        throw new RangeError(`Labels have no letter ${JSON.stringify(letter)}: add it to letters.ts`);
      const place = add(center, vector(mul(advance, i - (text.length - 1) / 2), meters(0)));
      sprites.put(letters[letter], place, mul(height, cell / letterHeight), { tint });
    }
  }

  /** Ends the picture. */
  end(): void {
    this.sprites.end();
  }
}
