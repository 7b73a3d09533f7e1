/**
 * Mistakes that do not compile, each with the words of the compiler: the lens on types shows them. The compiler checks that
 * each line is an error, and `tools/mistakes.test.ts` compares the words.
 */
import { type PixelSpace, toPixels } from '@tilewright/tilemap';
import { add, mul, position } from '@tilewright/units';
import type { Player } from '../simulation/player.js';
import { timeStep } from '../simulation/time.js';

export function moveByMistake(player: Player, screen: PixelSpace): void {
  const { velocity } = player;
  const { x, y } = player.position;
  // Meters per second, times seconds, are meters: this moves a player.
  player.position = add(player.position, mul(velocity, timeStep));

  // Seconds added to meters:
  // @ts-expect-error -- Argument of type 'Duration' is not assignable to parameter of type 'Length'.
  player.position = position(add(x, timeStep), y);

  // The duration forgotten:
  // @ts-expect-error -- Argument of type 'Velocity2' is not assignable to parameter of type 'Difference2'.
  player.position = add(player.position, velocity);

  // Pixels in place of meters:
  // @ts-expect-error -- Type 'PixelPosition2' is not assignable to type 'Position2'.
  player.position = toPixels(screen, player.position);
}
