/**
 * Pulls a path straight: from each way point, the next leg ends at the farthest node of the path that the search
 * below finds free.
 *
 *     nodes of the path    0 1 2 3 4 5 6 7 8        the start, the centers of tiles, the end
 *     tried from node 0      + +   +       -        steps that double, until a leg is not free
 *                                      -            then halves, between the last free leg and the first that is not
 *                                  + -              the leg ends at node 5: that to node 6 is not free
 *
 * The leg between two consecutive nodes is part of the path and is not tested: it may touch a solid tile where the
 * path cuts a corner, or where the start or the end is too close to a wall.
 */
import { Legs } from './legs.js';

export class Pull {
  readonly legs: Legs = new Legs();
  /** The tiles of the path: x, y, x, y, ... */
  tiles: Int32Array = new Int32Array(64);
  /** The nodes in tile space: x, y, x, y, ... */
  nodes: Float64Array = new Float64Array(64);
  nodeCount: number = 0;
  /** The index of the node in the center of the first tile: 1 if the path starts elsewhere in that tile. */
  firstCenter: number = 0;
  /** The nodes that are way points. */
  kept: Int32Array = new Int32Array(32);
  keptCount: number = 0;

  /** Reserves room for the nodes of a path of `tileCount` tiles. */
  reserve(tileCount: number): void {
    const most = tileCount + 2;
    if (this.kept.length >= most) return;
    const room = Math.max(most, 2 * this.kept.length);
    this.nodes = new Float64Array(2 * room);
    this.tiles = new Int32Array(2 * room);
    this.kept = new Int32Array(room);
  }

  /** Chooses the way points among the nodes. */
  run(): void {
    const last = this.nodeCount - 1;
    this.kept[0] = 0;
    this.keptCount = 1;
    for (let node = 0; node < last;) {
      node = this.furthest(node, last);
      this.kept[this.keptCount++] = node;
    }
  }

  /** A node to which the leg from `node` is free, while the leg to the next node is not. */
  private furthest(node: number, last: number): number {
    const { legs, nodes } = this;
    let free = node + 1;
    let blocked = last + 1;
    for (let step = 1; free < last; step *= 2) {
      const next = Math.min(free + step, last);
      if (!legs.isFree(nodes, node, next)) {
        blocked = next;
        break;
      }
      free = next;
    }
    while (blocked - free > 1) {
      const middle = (free + blocked) >> 1;
      if (legs.isFree(nodes, node, middle)) free = middle;
      else blocked = middle;
    }
    return free;
  }

  release(): void {
    this.legs.release();
  }
}
