/** A store of which a test replaces some calls. */
import type { ZoneStore } from '../zone-store.js';

export function storeWith<Store extends ZoneStore>(store: Store, calls: Partial<ZoneStore>): Store {
  return new Proxy(store, {
    get: (_, name): unknown => Reflect.get(name in calls ? calls : store, name),
  });
}
