/**
 * What keeps creatures and the player on their feet: hit points.
 *
 * Shows: a dimension of the game's own. Hit points add up with hit points, with nothing else, and per second they heal.
 */
import { baseUnit, type NamedQuantity } from '@tilewright/units';

/** How much somebody can take. */
export interface HitPoints extends NamedQuantity<{ hitPoints: 1 }, 'HitPoints'> {}

export const hitPoints = baseUnit<HitPoints>('HP');
