/** The sum of two places, which no verb gives: a place that depends on the origin. */
import { add, type Position2, position, sub } from '@tilewright/units';

/** Adds the coordinates that two places have if they are counted from an origin. */
export function sumFrom(origin: Position2, a: Position2, b: Position2): Position2 {
  const fromOrigin = (place: Position2): Position2 => {
    const { x, y } = sub(place, origin);
    return position(x, y);
  };
  const [first, second] = [fromOrigin(a), fromOrigin(b)];
  // Coordinates are lengths, and lengths can be added: whoever takes places apart gets no help.
  const sum = position(add(first.x, second.x), add(first.y, second.y));
  return position(add(sum.x, origin.x), add(sum.y, origin.y));
}
