/**
 * The lens on types: where the player will be after a second at full speed, and what the compiler says to lines that
 * compute that with the wrong units.
 *
 * Shows: a speed times a duration is a length, by type. The mistakes are in a file that the compiler checks.
 */
import { add, circle, distance, format, meters, metersPerSecond, mul, seconds, vectorTowards } from '@tilewright/units';
import { Container } from 'pixi.js';
import mistakes from 'virtual:source/lens/mistakes.test-d.ts/moveByMistake';
import { colors } from '../view/colors.js';
import { circlePath, linePath, newDrawing } from '../view/draw.js';
import type { Figure, Lens, Scene } from './lens.js';

const passing = seconds(1);

export class TypesLens implements Lens {
  readonly id = 'types';
  readonly about =
    'Every quantity has its unit in its type. The circle is where a second at full speed takes you. Underlined lines do not compile: above each stand the words of the compiler.';
  readonly liftsFog = false;
  readonly marks = new Container();
  readonly signs = newDrawing();

  show({ game: { player } }: Scene): readonly Figure[] {
    const { signs } = this;
    const velocity = vectorTowards(player.facing, player.speed);
    const there = add(player.position, mul(velocity, passing));
    signs.clear();
    linePath(signs, player.position, there).stroke({ color: colors.ink, width: 13, alpha: 0.6, cap: 'round' });
    linePath(signs, player.position, there).stroke({ color: colors.light, width: 7, cap: 'round' });
    circlePath(signs, circle(there, player.radius)).stroke({ color: colors.ink, width: 13, alpha: 0.6 });
    circlePath(signs, circle(there, player.radius)).stroke({ color: colors.light, width: 7 });
    return [
      ['speed', format(player.speed, metersPerSecond)],
      ['duration', format(passing, seconds)],
      ['speed times duration', format(distance(player.position, there), meters, { digits: 1 })],
      ['do not compile', `${mistakes.errors.length} of ${mistakes.errors.length + 1} ways to move`],
    ];
  }
}
