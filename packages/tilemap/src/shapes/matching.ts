/**
 * The largest independent set of a bipartite graph: as many vertices as possible, no two of which share an edge.
 *
 * A largest matching comes first (J. Hopcroft, R. Karp: "An n^5/2 algorithm for maximum matchings in bipartite graphs", 1973).
 * By the theorem of König, what remains without a least vertex cover is independent: of the left side the vertices that
 * alternating paths from unmatched left vertices reach, and of the right side the others.
 */

/** A bipartite graph: left vertex i has the edges to `ends[starts[i]]` up to, and without, `ends[starts[i + 1]]`. */
export interface Bipartite {
  readonly leftCount: number;
  readonly rightCount: number;
  readonly starts: Int32Array;
  readonly ends: Int32Array;
}

/** For each vertex of a side 1 if it belongs to the set, or 0. */
export interface IndependentSet {
  readonly left: Uint8Array;
  readonly right: Uint8Array;
}

const NONE = -1;

/** @remarks O(edges * sqrt(vertices)). The same graph has always the same set. */
export function largestIndependentSet(graph: Bipartite): IndependentSet {
  const ofLeft = new Int32Array(graph.leftCount).fill(NONE);
  const ofRight = new Int32Array(graph.rightCount).fill(NONE);
  const layers = new Int32Array(graph.leftCount);
  const queue = new Int32Array(graph.leftCount);
  const next = new Int32Array(graph.leftCount);
  matchFirstFree(graph, ofLeft, ofRight);
  while (findLayers(graph, ofLeft, ofRight, layers, queue)) {
    next.set(graph.starts.subarray(0, graph.leftCount));
    for (let left = 0; left < graph.leftCount; left++) {
      if (ofLeft[left] === NONE) augment(graph, ofLeft, ofRight, layers, next, queue, left);
    }
  }
  // The last layers are those of the vertices that alternating paths reach.
  const left = Uint8Array.from(layers, (layer) => (layer === NONE ? 0 : 1));
  const right = Uint8Array.from(ofRight, (match) => (match === NONE || left[match] === 0 ? 1 : 0));
  return { left, right };
}

/** Matches each left vertex with its first right neighbor that is free, if there is one. */
function matchFirstFree({ leftCount, starts, ends }: Bipartite, ofLeft: Int32Array, ofRight: Int32Array): void {
  for (let left = 0; left < leftCount; left++) {
    for (let edge = starts[left]!; edge < starts[left + 1]!; edge++) {
      const right = ends[edge]!;
      if (ofRight[right] !== NONE) continue;
      ofLeft[left] = right;
      ofRight[right] = left;
      break;
    }
  }
}

/**
 * Numbers the left vertices by their distance from unmatched ones, up to the layer from which a free right vertex is reached.
 *
 * @returns whether one is reached
 */
function findLayers(
  { leftCount, starts, ends }: Bipartite,
  ofLeft: Int32Array,
  ofRight: Int32Array,
  layers: Int32Array,
  queue: Int32Array,
): boolean {
  let count = 0;
  for (let left = 0; left < leftCount; left++) {
    layers[left] = ofLeft[left] === NONE ? 0 : NONE;
    if (ofLeft[left] === NONE) queue[count++] = left;
  }
  let lastLayer = leftCount;
  for (let index = 0; index < count; index++) {
    const left = queue[index]!;
    if (layers[left]! > lastLayer) break;
    for (let edge = starts[left]!; edge < starts[left + 1]!; edge++) {
      const match = ofRight[ends[edge]!]!;
      if (match === NONE) lastLayer = layers[left]!;
      else if (layers[match] === NONE) {
        layers[match] = layers[left]! + 1;
        queue[count++] = match;
      }
    }
  }
  return lastLayer < leftCount;
}

/** Looks for a free right vertex along the layers, and swaps the edges of the path to it. `next` is the edge to try next. */
function augment(
  { starts, ends }: Bipartite,
  ofLeft: Int32Array,
  ofRight: Int32Array,
  layers: Int32Array,
  next: Int32Array,
  path: Int32Array,
  from: number,
): void {
  let depth = 0;
  path[0] = from;
  while (depth >= 0) {
    const left = path[depth]!;
    const edge = next[left]!;
    if (edge === starts[left + 1]!) {
      depth--;
      continue;
    }
    next[left] = edge + 1;
    const match = ofRight[ends[edge]!]!;
    if (match === NONE) {
      for (let at = depth; at >= 0; at--) {
        const each = path[at]!;
        const right = ends[next[each]! - 1]!;
        ofLeft[each] = right;
        ofRight[right] = each;
      }
      return;
    }
    if (layers[match] === layers[left]! + 1) path[++depth] = match;
  }
}
