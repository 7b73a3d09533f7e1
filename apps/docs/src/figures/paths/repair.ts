/** One tile of the map changes: what that does to a field which was computed before. */
import { FlowField } from '@tilewright/paths';
import { type BitTilemap, type Tile, tile } from '@tilewright/tilemap';

export interface Repaired {
  /** After the repair. */
  readonly flow: FlowField<boolean>;
  /** The tiles whose distance is another one now. */
  readonly changed: readonly Tile[];
  /** In how many tiles the repaired field differs from a new one. */
  readonly different: number;
}

export function repairAfter(walls: BitTilemap, goal: Tile, door: Tile): Repaired {
  const flow = new FlowField(walls, { goals: goal });
  const all: Tile[] = [];
  walls.forEach((_, x, y) => all.push(tile(x, y)));
  const before = all.map((each) => flow.distanceAt(each));

  walls.set(door, !walls.get(door));
  flow.update();

  const fresh = new FlowField(walls, { goals: goal });
  return {
    flow,
    changed: all.filter((each, index) => flow.distanceAt(each) !== before[index]),
    different: all.filter((each) => flow.distanceAt(each) !== fresh.distanceAt(each)).length,
  };
}
