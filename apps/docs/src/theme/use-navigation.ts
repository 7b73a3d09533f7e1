import { useData } from 'vitepress';
import { computed, type ComputedRef } from 'vue';
import type { Area } from '../content/contents.js';
import type { Entry, Group, ThemeConfig } from '../content/navigation.js';

export interface PlaceInSite {
  readonly address: ComputedRef<string>;
  readonly area: ComputedRef<Area>;
  /** The list of pages beside this one. */
  readonly groups: ComputedRef<readonly Group[]>;
  readonly entry: ComputedRef<Entry | undefined>;
  readonly previous: ComputedRef<Entry | undefined>;
  readonly next: ComputedRef<Entry | undefined>;
}

/** Where the shown page stands among all pages. */
export function usePlaceInSite(): PlaceInSite {
  const { page, theme } = useData<ThemeConfig>();
  const address = computed(() => page.value.relativePath.replace(/\.md$/, ''));
  const isShown = (entry: Entry): boolean => entry.address === address.value;
  const list = computed(() =>
    theme.value.lists.find(({ groups }) => groups.some((group) => group.entries.some(isShown))),
  );
  const groups = computed(() => list.value?.groups ?? []);
  const entries = computed(() => groups.value.flatMap((group) => group.entries));
  const index = computed(() => entries.value.findIndex(isShown));
  const at = (offset: number): Entry | undefined => (index.value < 0 ? undefined : entries.value[index.value + offset]);
  return {
    address,
    area: computed(() => list.value?.area ?? 'none'),
    groups,
    entry: computed(() => at(0)),
    previous: computed(() => at(-1)),
    next: computed(() => at(1)),
  };
}
