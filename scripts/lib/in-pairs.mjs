/**
 * Does some work for each item, for two at once: programs that wait half of the time fill two cores so.
 *
 * @template T, R
 * @param {readonly T[]} items
 * @param {(item: T, index: number) => Promise<R>} work
 * @returns {Promise<R[]>} in the order of the items
 */
export async function inPairs(items, work) {
  /** @type {R[]} */
  const results = [];
  for (let i = 0; i < items.length; i += 2) {
    results.push(...(await Promise.all(items.slice(i, i + 2).map((item, j) => work(item, i + j)))));
  }
  return results;
}
