/** What a zone tells its players after a tick. */
import { type PlayerNumber, playerId, type ZoneNumber } from '../simulation/ids.js';
import type { Zone } from '../simulation/zone.js';

/** A tick that is in the log. It must be read at once: the next tick changes the zone. */
export interface ZoneFrame {
  readonly zone: Zone;
  /** The fencing number of the host. */
  readonly fence: number;
  newsOf(player: PlayerNumber): PlayerNews | undefined;
}

/** What one player is told. */
export interface PlayerFrame {
  readonly zone: ZoneNumber;
  readonly fence: number;
  readonly tick: number;
  /** `undefined` if the player was not in this zone lately, and this is not the home that made its body. */
  readonly news: PlayerNews | undefined;
}

export type PlayerNews = PlayerHere | PlayerLeaving | PlayerMoved;

export interface PlayerHere {
  readonly kind: 'here';
  /** How often the body was handed over: a client ignores frames of an older epoch than it has seen. */
  readonly epoch: number;
  /** The number of the last input that was taken. */
  readonly taken: number;
}

/**
 * The body left in this tick, and the frame shows it once more. It has the epoch that it had here, so this is older
 * than all that the next zone shows.
 */
export interface PlayerLeaving extends Omit<PlayerHere, 'kind'>, Omit<PlayerMoved, 'kind'> {
  readonly kind: 'leaving';
}

/** Each frame says it again for a while, and that of its home always, since any frame can get lost. */
export interface PlayerMoved {
  readonly kind: 'moved';
  readonly to: ZoneNumber;
}

export function frameOf(zone: Zone, fence: number): ZoneFrame {
  return { zone, fence, newsOf: (player) => newsOf(zone, player) };
}

export function playerFrame(frame: ZoneFrame, player: PlayerNumber): PlayerFrame {
  const { zone, fence } = frame;
  return { zone: zone.number, fence, tick: zone.tick, news: frame.newsOf(player) };
}

function newsOf(zone: Zone, player: PlayerNumber): PlayerNews | undefined {
  const { bodies, leaving } = zone;
  const id = playerId(player);
  const row = bodies.rowOf(id);
  const { epochs, taken } = bodies.columns;
  if (row >= 0) return { kind: 'here', epoch: epochs.get(row), taken: taken.get(row) };
  const to = zone.whereabouts.whereIs(id);
  if (to === undefined) return undefined;
  const body = leaving.find((each) => each.id === id);
  return body === undefined ? { kind: 'moved', to } : { kind: 'leaving', to, epoch: body.epoch, taken: body.taken };
}
