/**
 * The lens on the tracker: the tiles that contain a part of an object.
 *
 * Shows: `nearestObjects`, `objectsOnTile`, `objectsOverlapping` and `tilesOfObject` over an `ObjectTracker`.
 */
import { nearestObjects, objectsOnTile, objectsOverlapping, tilesOfObject } from '@tilewright/queries';
import type { Tile } from '@tilewright/tilemap';
import { format, meters, type Position2, valueIn } from '@tilewright/units';
import type { CreatureId, Creatures } from '../simulation/creatures.js';
import { hitPoints } from '../simulation/health.js';
import { colors } from '../view/colors.js';
import { circlePath, linePath, newDrawing, tilePath } from '../view/draw.js';
import type { Figure, Lens, Scene } from './lens.js';

/** An object as the tracker stores it. */
interface Tracked {
  readonly row: number;
  readonly tiles: readonly Tile[];
  /** Other objects with a part in these tiles. */
  readonly others: ReadonlySet<CreatureId>;
  /** The objects that it overlaps. */
  readonly touched: readonly CreatureId[];
}

function trackedNear(creatures: Creatures, place: Position2): Tracked | undefined {
  const { tracker } = creatures;
  const [id] = nearestObjects(tracker, place, 1);
  if (id === undefined) return undefined;
  const row = creatures.rowOf(id);
  const handle = creatures.handleOf(row);
  const tiles = [...tilesOfObject(tracker, handle)];
  const others = new Set(tiles.flatMap((tile) => objectsOnTile(tracker, tile)));
  others.delete(id);
  return { row, tiles, others, touched: objectsOverlapping(tracker, handle) };
}

export class ObjectLens implements Lens {
  readonly id = 'object';
  readonly about =
    'The tracker is an index of all creatures by tile. It has the creature nearest to the crosshair under these tiles, so a query for any of them finds it, however large it is.';
  readonly liftsFog = true;
  readonly marks = newDrawing();
  readonly signs = newDrawing();

  show({ game: { world, creatures }, aim }: Scene): readonly Figure[] {
    const { marks, signs } = this;
    marks.clear();
    signs.clear();
    const found = trackedNear(creatures, aim);
    if (found === undefined) return [['creatures', 'none']];
    const { row, tiles, others, touched } = found;
    for (const tile of tiles) tilePath(marks, world.space, tile);
    marks
      .fill({ color: colors.creature, alpha: 0.35 })
      .stroke({ color: colors.creature, width: 5, alpha: 0.9, alignment: 1 });
    const body = creatures.bodyOf(row);
    linePath(signs, aim, body.center).stroke({ color: colors.creature, width: 4, alpha: 0.6 });
    for (const id of others) {
      circlePath(signs, creatures.bodyOf(creatures.rowOf(id))).stroke({ color: colors.unlit, width: 5 });
    }
    circlePath(signs, body).stroke({ color: colors.creature, width: 7 });
    const herd = creatures.herdOf(row);
    return [
      ['creature', `${herd.kind}, radius ${format(body.radius, meters)}`],
      ['state', `${creatures.moods[row]}, ${valueIn(creatures.health.get(row), hitPoints)} HP`],
      ['tiles', tiles.map(({ x, y }) => `(${x}, ${y})`).join(' ')],
      ['others on these tiles', `${others.size} of ${creatures.count}`],
      ['overlaps', touched.length === 0 ? 'nobody' : `${touched.length} of them`],
    ];
  }
}
