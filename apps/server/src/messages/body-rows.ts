/** What clients are sent of bodies, and how finely: the same on both sides. */
import { exactCodec, pointCodec, rowCodec, vectorCodec } from '@tilewright/sync';
import type { TileRect, TileSpace } from '@tilewright/tilemap';
import { tile, tileBounds } from '@tilewright/tilemap';
import { add, difference, meters, metersPerSecond, rectangle, sub } from '@tilewright/units';
import { timeStep } from '../simulation/time.js';

/** More than any body will have, and more often than any will be handed over. */
const MOST = 0x2000_0000;
/** Bodies at the edge of the map may be pushed a little beyond. */
const MARGIN = difference(meters(1), meters(1));

/**
 * The codec of bodies on a map. A client moves bodies along their velocities, and gets an update once the error exceeds
 * an eighth of a meter. Headings are not sent: bodies look where they walk, and a heading would change in each tick of
 * a turn.
 */
export function bodyRows({ space, bounds }: { readonly space: TileSpace; readonly bounds: TileRect }) {
  const { min } = tileBounds(space, tile(bounds.x, bounds.y));
  const { max } = tileBounds(space, tile(bounds.x + bounds.width - 1, bounds.y + bounds.height - 1));
  const within = rectangle(sub(min, MARGIN), add(max, MARGIN));
  return rowCodec(
    {
      position: pointCodec({ within, step: meters(1 / 128), outside: 'clamp' }),
      velocity: vectorCodec({ greatest: metersPerSecond(8), step: metersPerSecond(1 / 16), outside: 'clamp' }),
      coins: exactCodec<number>({ least: 0, greatest: MOST }),
      epoch: exactCodec<number>({ least: 0, greatest: MOST }),
    },
    { reckoning: { tick: timeStep, maxError: meters(1 / 8) } },
  );
}

export type BodyRows = ReturnType<typeof bodyRows>;
