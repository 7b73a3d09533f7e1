/**
 * A client's link to the room of one zone: it joins, joins again when the room closes or says nothing any more, and
 * keeps a mirror of what the zone shows. What the mirror shows stays while the link is down, so a zone that gets
 * another host goes on where it was.
 */
import { type Client, MatchMakeError, type Room } from '@colyseus/sdk';
import { Mirror } from '@tilewright/sync';
import type { BodyRows } from '../messages/body-rows.js';
import { ByteReader } from '../messages/bytes.js';
import { type ClientMessage, encodeClientMessage } from '../messages/client-message.js';
import { decodePass, type Pass } from '../messages/pass.js';
import { decodeFrame, OtherFrames, type ServerFrame } from '../messages/server-frame.js';
import {
  FRAME,
  GENERATION,
  MESSAGE,
  NO_PLACE,
  OUTDATED,
  PASS,
  REPLACED,
  UNAUTHORIZED,
  ZONE_ROOM,
} from '../rooms/protocol.js';
import type { ZoneNumber } from '../simulation/ids.js';
import { GAME_VERSION } from '../simulation/version.js';
import type { World } from '../simulation/world.js';

export interface ZoneLinkOptions {
  readonly zone: ZoneNumber;
  /** Tells this page from others of the same player: a page that joins again does not replace itself. */
  readonly page: string;
  /** Finds the process that keeps the zone. */
  readonly find: (zone: ZoneNumber) => Promise<Client>;
  readonly world: World;
  readonly rows: BodyRows;
  /** @param generation - of the store: frames of a greater one overrule those before */
  readonly onFrame: (frame: ServerFrame, generation: number) => void;
  readonly onPass: (pass: Pass) => void;
  /** The token is not good any more. */
  readonly onRefused: () => void;
  /** The home of the player has no place for its body. The link goes on asking. */
  readonly onNoPlace: () => void;
  /** Another page of the same player has joined. */
  readonly onReplaced: () => void;
  /** Calls a function after a delay in milliseconds. */
  readonly later: (milliseconds: number, then: () => void) => void;
}

/** While a zone has no host, a process answers after a while, so a client need not wait for long to ask again. */
const RETRY_MILLISECONDS = 200;
/**
 * How long a process may take to let a client in, since it may stand still. Each failed attempt doubles this time, and
 * the pause before the next attempt: many clients may want to join at once, and attempts that are given up cost as much
 * as others.
 */
const JOINING_MILLISECONDS = 5000;
const MOST_DOUBLINGS_OF_JOINING = 4;
/** Calls of `wait`, 20 in a second, without a frame, after which it joins again: the process may stand still. */
const PATIENCE = 40;

export class ZoneLink {
  readonly zone: ZoneNumber;
  /** Another one when the store was restored: then hosts count from before. */
  mirror: BodyMirror;
  /** The last frame; `undefined` before the first. */
  frame: ServerFrame | undefined;
  /** Frames that did not come, although their connection was open: counted by their ticks. */
  missed = 0;
  /** Of all frames. */
  bytes = 0;
  /** Why the zone did not let it in, in the words of the server; `undefined` while nothing is wrong. */
  refusal: string | undefined;
  /** Whether the last attempt was refused since the home of the player has no place for its body. */
  hasNoPlace = false;
  private readonly options: ZoneLinkOptions;
  private room: Room | undefined;
  private generation = 0;
  /** Counts attempts to join: all but the last are given up. */
  private attempts = 0;
  /** How often it tried to join, since it last was in a room. */
  private tries = 0;
  private waits = 0;
  private isClosed = false;

  constructor(options: ZoneLinkOptions) {
    this.zone = options.zone;
    this.options = options;
    this.mirror = newMirror(options.rows, options.world);
    void this.join();
  }

  get isOpen(): boolean {
    return this.room !== undefined;
  }

  /** Sends a message, if there is a connection. */
  send(message: ClientMessage): void {
    this.room?.sendBytes(MESSAGE, encodeClientMessage(message));
  }

  /** Called 20 times in a second. */
  wait(): void {
    if (this.room === undefined || ++this.waits <= PATIENCE) return;
    // A process that stands still would not read a farewell.
    this.drop({ saysSo: false });
    void this.join();
  }

  close(): void {
    this.isClosed = true;
    this.drop({ saysSo: true });
  }

  private async join(): Promise<void> {
    const { find, later, onRefused, onNoPlace, zone } = this.options;
    const attempt = ++this.attempts;
    this.hasNoPlace = false;
    const isLast = (): boolean => !this.isClosed && attempt === this.attempts;
    const againAfter = (milliseconds: number): void =>
      later(milliseconds, () => {
        if (isLast() && this.room === undefined) void this.join();
      });
    let client: Client;
    try {
      client = await find(zone);
    } catch {
      // There is no host.
      againAfter(RETRY_MILLISECONDS);
      return;
    }
    const patience = 2 ** Math.min(this.tries++, MOST_DOUBLINGS_OF_JOINING);
    againAfter(patience * JOINING_MILLISECONDS);
    let room: Room;
    try {
      room = await client.join(ZONE_ROOM, { zone, version: GAME_VERSION, page: this.options.page });
    } catch (error) {
      if (!isLast()) return;
      const code = error instanceof MatchMakeError ? error.code : undefined;
      this.hasNoPlace = code === NO_PLACE;
      if (code === UNAUTHORIZED) onRefused();
      else if (code === OUTDATED) this.end(wordsOf(error));
      else {
        // It is full, or its host has just ended.
        this.refusal = wordsOf(error);
        if (this.hasNoPlace) onNoPlace();
        againAfter(patience * RETRY_MILLISECONDS);
      }
      return;
    }
    if (!isLast()) {
      // This attempt was given up: its frames are not wanted.
      for (const type of [FRAME, GENERATION, PASS]) room.onMessage(type, () => undefined);
      void room.leave();
      return;
    }
    this.room = room;
    this.waits = 0;
    this.tries = 0;
    this.refusal = undefined;
    // Another host may have the zone by now: a new seat, not the old one.
    room.reconnection.enabled = false;
    room.onMessage(GENERATION, (bytes: Uint8Array) => this.begin(room, new ByteReader(bytes).number()));
    room.onMessage(PASS, (bytes: Uint8Array) => this.options.onPass(decodePass(bytes)));
    room.onMessage(FRAME, (bytes: Uint8Array) => this.take(room, bytes));
    room.onLeave((code) => {
      if (this.room !== room) return;
      this.room = undefined;
      if (code === REPLACED) {
        this.options.onReplaced();
        return;
      }
      againAfter(RETRY_MILLISECONDS);
    });
  }

  /** Another attempt would not help. */
  private end(why: string): void {
    this.close();
    this.refusal = why;
  }

  private drop({ saysSo }: { readonly saysSo: boolean }): void {
    const { room } = this;
    this.room = undefined;
    void room?.leave(saysSo);
  }

  /** A frame; `undefined` if the server has another version of frames than this page, which then ends the link. */
  private read(bytes: Uint8Array): ServerFrame | undefined {
    try {
      return decodeFrame(bytes);
    } catch (error) {
      if (!(error instanceof OtherFrames)) throw error;
      this.end('The game has been updated. Reload the page');
      return undefined;
    }
  }

  /** What the zone shows from now on. */
  private begin(room: Room, generation: number): void {
    if (this.room !== room || generation === this.generation) return;
    const { rows, world } = this.options;
    if (this.frame !== undefined) this.mirror = newMirror(rows, world);
    this.frame = undefined;
    this.generation = generation;
  }

  private take(room: Room, bytes: Uint8Array): void {
    if (this.room !== room) return;
    this.waits = 0;
    const frame = this.read(bytes);
    if (frame === undefined) return;
    this.bytes += bytes.length;
    this.mirror.apply(frame.objects);
    if (this.frame?.fence === frame.fence) this.missed += frame.tick - this.frame.tick - 1;
    this.frame = frame;
    this.options.onFrame(frame, this.generation);
  }
}

function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Bodies as a client has them. */
export type BodyMirror = ReturnType<typeof newMirror>;

function newMirror(rows: BodyRows, world: World) {
  return new Mirror(rows, { space: world.space });
}
