/** What a server answers over HTTP, in JSON. */
import type { PlayerNumber, ZoneNumber } from '../simulation/ids.js';

/** The player of a client. */
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

/** Where the host of a zone is: an address such as `http://127.0.0.1:4181`, or empty for the process that answers. */
export interface ZoneAddress {
  readonly address: string;
  /** Of all other processes that keep zones: the one that answers may stand still when it is asked again. */
  readonly others: readonly string[];
}

/** The zones of a process, and those of the world that have no host since theirs failed. */
export interface ZonesAnswer {
  readonly kept: readonly ZoneReport[];
  readonly failed: readonly FailureReport[];
}

/** A zone whose host failed, which rests before another one takes it. */
export interface FailureReport {
  readonly zone: ZoneNumber;
  /** In short. */
  readonly error: string;
  /** Where its host was. */
  readonly address: string;
  /** How often, since it last stored a snapshot. */
  readonly times: number;
  /** Seconds since then, and until it is tried again. */
  readonly ago: number;
  readonly rest: number;
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
  /** Whether all clients may end it, as in a demo. */
  readonly mayEnd: boolean;
}
