/**
 * Mistakes that do not compile, each with the words of the compiler: the lens on types shows them. The compiler checks
 * that each line is an error, and `tools/mistakes.test.ts` compares the words.
 */
import { type PixelSpace, toPixels } from '@tilewright/tilemap';
import { add, mul, position } from '@tilewright/units';
import type { Player } from '../simulation/player.js';
import { timeStep } from '../simulation/time.js';

export function moveByMistake(player: Player, screen: PixelSpace): void {
  const { position: here, velocity } = player;
  // Seconds added to meters:
  // @ts-expect-error -- Argument of type 'Duration' is not assignable to parameter of type 'Length'.
  player.position = position(add(here.x, timeStep), here.y);

  // The duration forgotten:
  // @ts-expect-error -- Argument of type 'Velocity2' is not assignable to parameter of type 'Difference2'.
  player.position = add(here, velocity);

  // Pixels in place of meters:
  // @ts-expect-error -- Type 'PixelPosition2' is not assignable to type 'Position2'.
  player.position = toPixels(screen, here);

  // Meters per second, times seconds, are meters: this compiles.
  player.position = add(here, mul(velocity, timeStep));
}
