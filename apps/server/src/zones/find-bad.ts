/**
 * What a zone cannot take: mail or inputs for which a step throws. They come again to each host that follows, since
 * mail stays in its stream, and clients repeat their inputs. So a zone that fails again and again goes on without them.
 */
import { OtherVersion } from '../simulation/build.js';
import { restoreZone, saveZone } from '../simulation/state.js';
import type { Zone } from '../simulation/zone.js';
import type { RecoverySource } from './recovery.js';

export interface Bad<Item> {
  readonly item: Item;
  /** What a zone throws that takes it. */
  readonly error: unknown;
}

/**
 * Tries items on copies of a zone. Of items that are bad only together, the last one is bad. A zone that cannot go on
 * without any item has no bad ones.
 *
 * @param take - lets a copy take items, and throws if it cannot
 * @throws OtherVersion for mail that this version cannot read: nothing is wrong with it
 *
 * @remarks One trial if all items are good, and O(log(items)) for each bad one.
 */
export function findBad<Item>(
  { createZone }: Pick<RecoverySource, 'createZone'>,
  zone: Zone,
  items: readonly Item[],
  take: (copy: Zone, items: readonly Item[]) => void,
): readonly Bad<Item>[] {
  if (items.length === 0) return [];
  const saved = saveZone(zone);
  const attempt = (some: readonly Item[]): { readonly error: unknown } | undefined => {
    const copy = createZone(zone.number);
    restoreZone(copy, saved);
    try {
      take(copy, some);
      return undefined;
    } catch (error) {
      if (error instanceof OtherVersion) throw error;
      return { error };
    }
  };
  let failure = attempt(items);
  if (failure === undefined || attempt([]) !== undefined) return [];
  const bad: Bad<Item>[] = [];
  let rest = items;
  while (failure !== undefined) {
    // The items before `good` go well, and those before `failing` do not.
    let [good, failing] = [0, rest.length];
    while (failing - good > 1) {
      const middle = Math.floor((good + failing) / 2);
      const found = attempt(rest.slice(0, middle));
      if (found === undefined) good = middle;
      else [failing, failure] = [middle, found];
    }
    bad.push({ item: rest[good]!, error: failure.error });
    rest = [...rest.slice(0, good), ...rest.slice(good + 1)];
    failure = attempt(rest);
  }
  return bad;
}
