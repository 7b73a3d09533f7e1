/** A crowd that follows one field: where each is after some steps. */
import { FlowField } from '@tilewright/paths';
import type { BitTilemap, Tile } from '@tilewright/tilemap';

export interface Crowd {
  readonly flow: FlowField<boolean>;
  readonly at: readonly Tile[];
}

export function walkToGoal(walls: BitTilemap, goal: Tile, starts: readonly Tile[], steps: number): Crowd {
  const flow = new FlowField(walls, { goals: goal });
  let at = starts;
  for (let step = 0; step < steps; step++) at = at.map((each) => flow.nextTile(each) ?? each);
  return { flow, at };
}
