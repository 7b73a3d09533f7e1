/**
 * The entries of a `TileIndex` that found no slot near their hash: a crit-bit tree over the bits of the coordinates.
 * It has no hash, so no choice of tiles can make it slow.
 *
 *     bit 34            a fork tests the highest bit in which the tiles below it differ; 0 goes to its first link
 *     |-- (5, 1)
 *     `-- bit 0         bits decrease from the root to the leaves: a path has at most 64 forks, one per bit of a tile
 *         |-- (7, 2)
 *         `-- (7, 3)
 *
 * The tree is a list of numbers: the link to the root, and for each fork its bit and its two links. A link is the
 * index of a fork, the complement of an entry, or 0 for the root of an empty tree. The tiles are in the arrays of
 * the index. Removed forks are not reused: the index is rebuilt soon enough.
 *
 * Source: D. J. Bernstein, crit-bit trees.
 */

/** The link to the root, then the forks. Bits 0 to 31 are the row, bits 32 to 63 the column. */
export type OverflowTree = number[];

const WORD_BITS = 32;
const ROOT = 0;

/** Finds the entry of a tile; -1 if the tree does not have it. */
export function findInTree(tree: OverflowTree, x: number, y: number, xs: Int32Array, ys: Int32Array): number {
  const entry = ~tree[linkFor(tree, x, y, -1)]!;
  return xs[entry] === x && ys[entry] === y ? entry : -1;
}

/** Adds the entry of a tile that is not in the tree. */
export function addToTree(tree: OverflowTree, entry: number, xs: Int32Array, ys: Int32Array): void {
  const x = xs[entry]!;
  const y = ys[entry]!;
  const near = ~tree[linkFor(tree, x, y, -1)]!;
  if (near < 0) {
    tree[ROOT] = ~entry;
    return;
  }
  const columns = x ^ xs[near]!;
  const bit = columns === 0 ? 31 - Math.clz32(y ^ ys[near]!) : 63 - Math.clz32(columns);
  const link = linkFor(tree, x, y, bit);
  const other = tree[link]!;
  tree[link] = tree.length;
  if (bitOf(x, y, bit) === 0) tree.push(bit, ~entry, other);
  else tree.push(bit, other, ~entry);
}

/** Removes a tile from the tree. */
export function removeFromTree(tree: OverflowTree, x: number, y: number): void {
  const link = linkFor(tree, x, y, -1);
  if (link === ROOT) {
    tree[ROOT] = 0;
    return;
  }
  // The links of a fork follow it in the list; its other link replaces the fork.
  let above = ROOT;
  for (let fork = tree[ROOT]!; link !== fork + 1 && link !== fork + 2; fork = tree[above]!) {
    above = fork + 1 + bitOf(x, y, tree[fork]!);
  }
  const fork = tree[above]!;
  tree[above] = tree[2 * fork + 3 - link]!;
}

/** The first link on the path of a tile that does not lead to a fork of a higher bit than `bit`. */
function linkFor(tree: OverflowTree, x: number, y: number, bit: number): number {
  let link = ROOT;
  for (let fork = tree[link]!; fork > 0 && tree[fork]! > bit; fork = tree[link]!) {
    link = fork + 1 + bitOf(x, y, tree[fork]!);
  }
  return link;
}

/** A shift uses only the lowest five bits of its count. */
function bitOf(x: number, y: number, bit: number): number {
  return ((bit < WORD_BITS ? y : x) >>> bit) & 1;
}
