/** The rows beside those of whole fields. */
import { type Kind, kinds } from '../paths/maps.js';

export const repairRows: readonly string[] = kinds.map(repairRow);

export function repairRow(kind: Kind): string {
  return `one tile, ${kind}`;
}

/** The number of bodies that follow a field. */
export const bodies = 10_000;
export const velocityRow = 'velocities of 10,000 bodies';
