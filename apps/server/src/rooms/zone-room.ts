/**
 * The room of a zone: what Colyseus knows of it. It passes messages to the audience of the zone's host, and its frames
 * back.
 */
import { type AuthContext, type Client, ClientState, Room } from '@colyseus/core';
import { ByteWriter } from '../messages/bytes.js';
import type { PlayerNumber, ZoneNumber } from '../simulation/ids.js';
import type { Audience, Socket, Spectator } from './audience.js';
import type { Gate } from './gate.js';
import { FRAME, GENERATION, MESSAGE, PASS, REPLACED, ROOM_CLOSED } from './protocol.js';
import { requireVersion } from './versions.js';
import { BACKLOG_SKIPPED, MOST_MESSAGES_PER_SECOND, SEAT_SECONDS } from './limits.js';

/** What a room is made of; only its own process makes it. */
export interface ZoneRoomOptions {
  readonly zone: ZoneNumber;
  readonly audience: Audience;
  readonly gate: Gate;
}

const SECOND = 1000;

interface Watching {
  readonly player: PlayerNumber;
  /** An id that the page has chosen. */
  readonly page: unknown;
  readonly spectator: Spectator;
}

export class ZoneRoom extends Room {
  // A room ends with the host of its zone, not with its last client.
  override autoDispose = false;
  // Nothing is synchronized by Colyseus: frames are.
  override patchRate = null;
  override maxMessagesPerSecond = MOST_MESSAGES_PER_SECOND;
  override seatReservationTimeout = SEAT_SECONDS;
  private audience!: Audience;
  private gate!: Gate;
  private readonly watching = new Map<Client, Watching>();

  override onCreate({ audience, gate }: ZoneRoomOptions): void {
    this.audience = audience;
    this.gate = gate;
    this.onMessageBytes(MESSAGE, (client: Client, bytes: Uint8Array) => {
      const watching = this.watching.get(client);
      if (watching !== undefined) this.audience.hear(watching.spectator, bytes);
    });
  }

  override onJoin(client: Client, options: unknown, player: { readonly number: PlayerNumber }): void {
    const page = pageIn(options);
    this.replace(player.number, page);
    this.gate.enter(player.number, this.audience);
    const writer = new ByteWriter();
    writer.number(this.audience.generation);
    client.sendBytes(GENERATION, writer.bytes);
    const spectator = this.audience.enter(player.number, socketOf(client));
    this.watching.set(client, { player: player.number, page, spectator });
    this.clock.setTimeout(() => {
      if (client.state === ClientState.JOINING) this.audience.close(spectator, 'does not read');
    }, SEAT_SECONDS * SECOND);
  }

  override onLeave(client: Client): void {
    this.forget(client);
  }

  /**
   * Two pages of one player would number their inputs against each other: the later one wins, also after a reload. A
   * page whose earlier attempt comes late joins again.
   */
  private replace(player: PlayerNumber, page: unknown): void {
    for (const [client, watching] of this.watching) {
      if (watching.player !== player) continue;
      this.forget(client);
      const isSame = page !== undefined && watching.page === page;
      this.audience.close(watching.spectator, isSame ? 'joined twice' : 'another page');
    }
  }

  private forget(client: Client): void {
    const watching = this.watching.get(client);
    if (watching === undefined) return; // it was not let in, or was replaced
    this.watching.delete(client);
    this.audience.leave(watching.spectator);
    this.gate.leave(watching.player);
  }
}

function pageIn(options: unknown): unknown {
  return typeof options === 'object' && options !== null && 'page' in options ? options.page : undefined;
}

/** The class of rooms behind a gate: Colyseus asks the class, before there is a seat. */
export function zoneRoomBehind(gate: Gate): typeof ZoneRoom {
  return class extends ZoneRoom {
    static override async onAuth(token: string, options: unknown, { headers }: AuthContext): Promise<unknown> {
      gate.requireOrigin(new Headers(headers));
      const number = gate.admit(token);
      requireVersion(options);
      return { number };
    }
  };
}

/** Of a socket of the `ws` package. */
interface WebSocketLike {
  readonly bufferedAmount: number;
  terminate(): void;
}

function socketOf(client: Client): Socket {
  const socket = webSocketOf(client);
  return {
    // Colyseus keeps all that is sent to a client that has not confirmed its seat.
    get backlog() {
      return client.state === ClientState.JOINED ? socket.bufferedAmount : BACKLOG_SKIPPED + 1;
    },
    send: (bytes) => client.sendBytes(FRAME, bytes),
    sendPass: (pass) => client.sendBytes(PASS, pass),
    close: (why) => {
      // A client that does not read would not read the reason.
      if (why === 'does not read') socket.terminate();
      else client.leave(why === 'another page' ? REPLACED : ROOM_CLOSED, why);
    },
  };
}

/** Colyseus says of it only that it has events. */
function webSocketOf(client: Client): WebSocketLike;
function webSocketOf({ ref }: Client): unknown {
  return ref;
}
