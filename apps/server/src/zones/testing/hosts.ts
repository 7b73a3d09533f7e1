/** Hosts for tests and measurements. */
import { encodeLetters } from '../../messages/letters.js';
import type { Input } from '../../simulation/inputs.js';
import type { World } from '../../simulation/world.js';
import { Zone } from '../../simulation/zone.js';
import type { ZoneStore } from '../../store/zone-store.js';
import { type HostOptions, ZoneHost } from '../host.js';

/** Options of a host that publishes nothing, and stores a snapshot seldom. */
export function hostOptions(store: ZoneStore, world: World, more: Partial<HostOptions> = {}): HostOptions {
  return { store, createZone: (zone) => new Zone(world, zone), ticksPerSnapshot: 1000, publish: () => {}, ...more };
}

/** @throws Error if the zone is not free */
export async function takeHost(options: HostOptions, zone = 0): Promise<ZoneHost> {
  const host = await ZoneHost.take(options, zone);
  if (host === undefined) throw new Error(`zone ${zone} must be free`);
  return host;
}

/** Makes a tick with some inputs. */
export async function tick(host: ZoneHost, ...inputs: readonly Input[]): Promise<void> {
  for (const input of inputs) host.offer(input);
  await host.tick();
}

/** A letter from zone 0 that asks the home of a player for its body. */
export function birth(player: number): Uint8Array {
  return encodeLetters([{ kind: 'birth', player, zone: 0 }]);
}
