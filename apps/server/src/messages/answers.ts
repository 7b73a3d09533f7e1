/** What a server answers over HTTP, in JSON. */
import type { PlayerNumber, ZoneNumber } from '../simulation/ids.js';

/** Who a client is. */
export interface SignedIn {
  readonly player: PlayerNumber;
  readonly token: string;
}

/** What a client needs to know before it joins. */
export interface WorldDescription {
  readonly text: readonly string[];
  readonly columns: number;
  readonly rows: number;
}

/** A zone and what it costs. */
export interface ZoneReport {
  readonly zone: ZoneNumber;
  readonly fence: number;
  readonly tick: number;
  readonly bodies: number;
  readonly clients: number;
  /** Milliseconds of the last tick. */
  readonly work: number;
}
