/** What a zone tells its players after a tick. */
import { isPlayer, type PlayerNumber, playerOf, type ZoneNumber } from '../simulation/ids.js';
import type { Zone } from '../simulation/zone.js';

export interface ZoneFrame {
  readonly zone: ZoneNumber;
  /** The fencing number of the host: with another one, clients forget what frames are relative to. */
  readonly fence: number;
  readonly tick: number;
  readonly players: ReadonlyMap<PlayerNumber, PlayerInFrame>;
  /** Where players went who were here. Each frame says it again, since any frame can get lost. */
  readonly moved: ReadonlyMap<PlayerNumber, ZoneNumber>;
}

export interface PlayerInFrame {
  /** How often the body was handed over: a client ignores frames of an older epoch than it has seen. */
  readonly epoch: number;
  /** The number of the last input that was taken. */
  readonly taken: number;
}

export function frameOf(zone: Zone, fence: number): ZoneFrame {
  const { bodies, left, number, tick } = zone;
  const { ids, epochs, taken } = bodies.columns;
  const players = new Map<PlayerNumber, PlayerInFrame>();
  for (let row = 0; row < bodies.count; row++) {
    const id = ids.get(row);
    if (isPlayer(id)) players.set(playerOf(id), { epoch: epochs.get(row), taken: taken.get(row) });
  }
  const moved = new Map<PlayerNumber, ZoneNumber>();
  for (const id of left.ids()) if (isPlayer(id)) moved.set(playerOf(id), left.whereIs(id)!);
  return { zone: number, fence, tick, players, moved };
}
