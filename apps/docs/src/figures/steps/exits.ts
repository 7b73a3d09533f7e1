/** The exits of a room as a set of directions: one bit for each of the eight. */
import {
  type CompassDirection,
  compassDirections,
  compassSet,
  type DirectionSet,
  directionSetComplement,
  directionSetHas,
  directionSetRotated,
  directionsIn,
  nameOfDirection,
} from '@tilewright/tilemap';

/** Exits, the same exits in a room that was turned, and the sides on which that room is closed. */
export interface Exits {
  readonly open: DirectionSet<CompassDirection>;
  readonly turned: DirectionSet<CompassDirection>;
  readonly closed: DirectionSet<CompassDirection>;
}

export function exitsOf(names: readonly string[], eighths: number): Exits {
  const open = compassSet(...compassDirections.filter((each) => names.includes(nameOfDirection(each))));
  const turned = directionSetRotated(open, eighths);
  return { open, turned, closed: directionSetComplement(turned) };
}

/** The bits of a set, from direction 7, northeast, to direction 0, east. */
export function bitsOf(set: DirectionSet<CompassDirection>): string {
  return compassDirections
    .map((each) => (directionSetHas(set, each) ? '1' : '0'))
    .reverse()
    .join('');
}

export function namesOf(set: DirectionSet<CompassDirection>): string {
  const names = [...directionsIn(set)].map((each) => nameOfDirection(each).toLowerCase());
  return names.length === 0 ? 'none' : names.join(', ');
}
