/** `sidesOf`: the sides of the tiles of a layer that stop a body, for one-way platforms, fences and walls. */
import type { SidesOf } from '@tilewright/motion';
import { CardinalDirection, cardinalSet, type DirectionSet } from '@tilewright/tilemap';
import { requireInScene } from './destroyed.js';
import { type Layer, requireLayer, tileOf } from './layer.js';

/** The sets of sides, indexed by bits: 1 for north, 2 for west, 4 for south and 8 for east. */
const sets: readonly DirectionSet<CardinalDirection>[] = /* @__PURE__ */ makeSets();

/**
 * The sides of each tile of a layer that stop a body: the option `sides` of `tileMover`. A body passes a platform
 * made by `tile.setCollision(false, false, true, false)` from below, and stands on it from above.
 *
 * The tiles are read when a body moves, so later changes of the layer take effect at once.
 *
 * @param layer - a layer, as for `spaceOf`
 * @returns a function that throws after the layer was destroyed
 * @throws RangeError like `spaceOf`
 *
 * @remarks A call costs a few reads and allocates nothing.
 *
 * @example
 * // In a scene, `layer` is `map.createLayer('walls', tileset)`.
 * const platform = { index: 1, collideLeft: false, collideRight: false, collideUp: true, collideDown: false };
 * const layer = { x: 0, y: 0, scaleX: 1, scaleY: 1, rotation: 0, scrollFactorX: 1, scrollFactorY: 1 } as Layer;
 * Object.assign(layer, { layer: { orientation: 0, tileWidth: 16, tileHeight: 16, data: [[platform]] } });
 * sidesOf(layer)(false, 0, 0) === cardinalSet(CardinalDirection.north) // => true
 */
export function sidesOf(layer: Layer): SidesOf<boolean> {
  requireLayer('sidesOf', layer);
  return (_, x, y) => {
    requireInScene('sidesOf', 'layer', layer);
    const tile = tileOf(layer.layer, x, y);
    if (tile === undefined) return sets[0]!;
    const { collideUp, collideLeft, collideDown, collideRight } = tile;
    return sets[Number(collideUp) + 2 * Number(collideLeft) + 4 * Number(collideDown) + 8 * Number(collideRight)]!;
  };
}

function makeSets(): DirectionSet<CardinalDirection>[] {
  const { north, west, south, east } = CardinalDirection;
  const order = [north, west, south, east];
  return Array.from({ length: 16 }, (_, bits) => cardinalSet(...order.filter((_, i) => ((bits >> i) & 1) === 1)));
}
