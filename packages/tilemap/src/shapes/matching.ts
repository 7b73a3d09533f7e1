/**
 * The largest independent set of a bipartite graph: as many vertices as possible, no two of which share an edge.
 *
 * A largest matching comes first: rounds of searches for augmenting paths, depth first, in which no vertex is visited twice
 * (A. Pothen, C.-J. Fan: "Computing the block triangular form of a sparse matrix", 1990), with edges in alternating order and
 * a look ahead (I. Duff, K. Kaya, B. Uçar: "Design, implementation, and analysis of maximum transversal algorithms", 2011).
 * On the chords of dense maps, searches by layers (Hopcroft and Karp) take ten times as long: their last phases are many and
 * find little.
 *
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
/** In the place of a round: no search from here finds a free right vertex, now or later. */
const CLOSED = 0x7fff_ffff;

/** @remarks O(edges * rounds), with few rounds for most graphs. The same graph has always the same set. */
export function largestIndependentSet(graph: Bipartite): IndependentSet {
  const matching = new Matching(graph);
  while (matching.grow());
  const left = Uint8Array.from(matching.reached, (round) => (round === CLOSED ? 1 : 0));
  const right = Uint8Array.from(matching.ofRight, (match) => (match === NONE || left[match] === 0 ? 1 : 0));
  return { left, right };
}

/** A matching that grows. */
class Matching {
  /** The right vertex with which each left one is matched, and the other way around. */
  readonly ofLeft: Int32Array;
  readonly ofRight: Int32Array;
  /** The last round in which a search reached a left vertex, or `CLOSED`. */
  readonly reached: Int32Array;
  private readonly graph: Bipartite;
  /** For each left vertex the first edge that may lead to a free right vertex: those before it have led to matched ones. */
  private readonly ahead: Int32Array;
  /** For each left vertex the number of edges that the round has followed. */
  private readonly followed: Int32Array;
  /** The left vertices of the path of a search, and all that it reached. */
  private readonly path: Int32Array;
  private readonly visited: Int32Array;
  private round: number = 0;

  constructor(graph: Bipartite) {
    const { leftCount, rightCount, starts } = graph;
    this.graph = graph;
    this.ofLeft = new Int32Array(leftCount).fill(NONE);
    this.ofRight = new Int32Array(rightCount).fill(NONE);
    this.reached = new Int32Array(leftCount);
    this.ahead = starts.slice(0, leftCount);
    this.followed = new Int32Array(leftCount);
    this.path = new Int32Array(leftCount);
    this.visited = new Int32Array(leftCount);
  }

  /**
   * Searches from each unmatched left vertex. What searches reach before the first one that succeeds is closed: it leads
   * nowhere else, so that later paths do not change it.
   *
   * @returns whether a search succeeded
   */
  grow(): boolean {
    const { leftCount } = this.graph;
    const { ofLeft, reached } = this;
    this.round++;
    let hasGrown = false;
    for (let left = 0; left < leftCount; left++) {
      if (ofLeft[left] !== NONE || reached[left] === CLOSED) continue;
      if (this.augmentFrom(left, hasGrown ? this.round : CLOSED)) hasGrown = true;
    }
    return hasGrown;
  }

  /** Looks for an alternating path to a free right vertex, and swaps its edges. `mark` is for what a failed search reaches. */
  private augmentFrom(root: number, mark: number): boolean {
    const { ends, starts } = this.graph;
    const { ofRight, reached, followed, path, visited, round } = this;
    const isForward = (round & 1) === 0;
    let depth = 0;
    let count = 1;
    path[0] = root;
    visited[0] = root;
    reached[root] = mark;
    followed[root] = 0;
    while (depth >= 0) {
      const left = path[depth]!;
      const free = this.freeNeighbor(left);
      if (free !== NONE) {
        this.swap(depth, free);
        for (let index = 0; index < count; index++) reached[visited[index]!] = round;
        return true;
      }
      const start = starts[left]!;
      const degree = starts[left + 1]! - start;
      let at = followed[left]!;
      let next = NONE;
      for (; at < degree && next === NONE; at++) {
        const match = ofRight[ends[start + (isForward ? at : degree - 1 - at)]!]!;
        if (reached[match]! < round) next = match;
      }
      followed[left] = at;
      if (next === NONE) {
        depth--;
      } else {
        reached[next] = mark;
        followed[next] = 0;
        path[++depth] = next;
        visited[count++] = next;
      }
    }
    return false;
  }

  /** A free right neighbor, or `NONE`. A right vertex that is matched stays matched. */
  private freeNeighbor(left: number): number {
    const { ends, starts } = this.graph;
    const { ofRight, ahead } = this;
    const end = starts[left + 1]!;
    let edge = ahead[left]!;
    while (edge < end && ofRight[ends[edge]!] !== NONE) edge++;
    ahead[left] = edge;
    return edge < end ? ends[edge]! : NONE;
  }

  /** Matches the last vertex of the path with a free right vertex, and each other one with the former match of the next. */
  private swap(depth: number, free: number): void {
    const { ofLeft, ofRight, path } = this;
    let right = free;
    for (let at = depth; at >= 0; at--) {
      const left = path[at]!;
      const former = ofLeft[left]!;
      ofLeft[left] = right;
      ofRight[right] = left;
      right = former;
    }
  }
}
