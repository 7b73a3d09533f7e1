/**
 * The health of creatures and the player, in hit points.
 *
 * Shows: a dimension of the game's own. Hit points can be added to hit points only; hit points per second are a rate of
 * healing.
 */
import { baseUnit, type NamedQuantity } from '@tilewright/units';

/** An amount of health or damage. */
export interface HitPoints extends NamedQuantity<{ hitPoints: 1 }, 'HitPoints'> {}

export const hitPoints = baseUnit<HitPoints>('HP');
