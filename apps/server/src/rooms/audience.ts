/**
 * The clients that watch a zone: takes their messages, and sends each what it may see after every tick. Sockets are an
 * interface here, so it runs without a network.
 */
import { ObjectAnswer, objectsInCircleInto } from '@tilewright/queries';
import { type EncodedRows, FrameBuffer, Watcher } from '@tilewright/sync';
import { circle, distance, type Length, type Position2 } from '@tilewright/units';
import type { BodyRows } from '../messages/body-rows.js';
import { type ClientMessage, decodeClientMessage, MOST_INPUTS } from '../messages/client-message.js';
import { encodePass } from '../messages/pass.js';
import { FrameWriter } from '../messages/server-frame.js';
import { type PlayerNumber, playerId } from '../simulation/ids.js';
import type { ClientInput, Input } from '../simulation/inputs.js';
import type { Zone } from '../simulation/zone.js';
import { playerFrame, type ZoneFrame } from '../zones/frames.js';
import { Absentees } from './absentees.js';
import type { Passes } from './passes.js';
import { BACKLOG_CLOSED, BACKLOG_SKIPPED, FRAME_BUDGET, SIGHT } from './limits.js';

/** A socket, as an audience needs it. */
export interface Socket {
  /** The bytes that were sent and not read yet. */
  readonly backlog: number;
  /** Must not keep the bytes. */
  send(bytes: Uint8Array): void;
  /** Sends a pass, and may keep it. */
  sendPass(pass: Uint8Array): void;
  close(why: CloseReason): void;
}

export type CloseReason = 'malformed message' | 'does not read' | 'another page' | 'joined twice';

/** One client that watches the zone. */
export interface Spectator {
  readonly player: PlayerNumber;
  readonly socket: Socket;
  readonly watcher: Watcher;
  /** Where it wants to look while its body is not here, and the pass for it: checked when its body is not here. */
  look: Pick<ClientMessage, 'eye' | 'pass'> | undefined;
  /** Where it may look, and the tick from which on it may not, unless it says again that it wants to. */
  eye: Position2 | undefined;
  eyeUntil: number;
  /** The tick of its last pass; `undefined` before the first. */
  passedAt: number | undefined;
  /** Since the last frame: whether the client asked for a body, and the number of its last input that was passed on. */
  hasAsked: boolean;
  offered: number;
}

export interface AudienceOptions {
  readonly rows: BodyRows;
  readonly zone: Zone;
  readonly fence: number;
  /** Of the store; 0 if not given. */
  readonly generation?: number;
  /** Without them, a client sees only what is around its body. */
  readonly passes?: Passes | undefined;
  /** Takes the inputs of clients, and those that end the bodies of players without a client. */
  readonly offer: (input: Input) => void;
  /** After how many ticks without a client a player's body goes from the world; it stays for ever if not given. */
  readonly away?: number | undefined;
}

/** The number of ticks between two passes of a client. */
const TICKS_PER_PASS = 40;
/**
 * A client says several times in a second where it looks. After this number of ticks without a word, it sees nothing.
 */
const TICKS_PER_LOOK = 200;
/** An audience belongs to one host, and so has one fencing number. Watchers of a greater one have greater epochs. */
const ENTRIES_OF_A_FENCE = 0x100_0000;

export class Audience {
  private readonly options: AudienceOptions;
  private readonly rows: EncodedRows<Length>;
  private readonly spectators = new Set<Spectator>();
  private readonly answer = new ObjectAnswer<number>();
  /** Shared by all watchers: each frame is sent before the next one is begun. */
  private readonly buffer = new FrameBuffer();
  private readonly writer = new FrameWriter();
  private readonly absentees: Absentees | undefined;
  private entries = 0;

  constructor(options: AudienceOptions) {
    const { positions: position, velocities: velocity, coins, epochs: epoch } = options.zone.bodies.columns;
    this.options = options;
    this.absentees = options.away === undefined ? undefined : new Absentees(options.away);
    this.rows = options.rows.over({ position, velocity, coins, epoch });
  }

  get generation(): number {
    return this.options.generation ?? 0;
  }

  get size(): number {
    return this.spectators.size;
  }

  enter(player: PlayerNumber, socket: Socket): Spectator {
    const epoch = this.options.fence * ENTRIES_OF_A_FENCE + ++this.entries;
    const spectator: Spectator = {
      player,
      socket,
      watcher: new Watcher(this.rows, { epoch, buffer: this.buffer }),
      look: undefined,
      eye: undefined,
      eyeUntil: 0,
      passedAt: undefined,
      hasAsked: false,
      offered: 0,
    };
    this.spectators.add(spectator);
    return spectator;
  }

  /** Whether a player that joins here gets a body, as far as this zone knows. */
  hasPlaceFor(player: PlayerNumber): boolean {
    return this.options.zone.whereabouts.hasPlaceFor(player);
  }

  leave(spectator: Spectator): void {
    this.spectators.delete(spectator);
  }

  /** Takes a message of a client, whatever it contains. */
  hear(spectator: Spectator, bytes: Uint8Array): void {
    if (!this.spectators.has(spectator)) return;
    let message;
    try {
      message = decodeClientMessage(bytes, spectator.player);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      this.close(spectator, 'malformed message');
      return;
    }
    if (message.eye !== undefined) spectator.look = message;
    for (const input of message.inputs) if (this.isDue(spectator, input)) this.options.offer(input);
  }

  /** Closes the socket of a client for a reason. */
  close(spectator: Spectator, why: CloseReason): void {
    this.leave(spectator);
    spectator.socket.close(why);
  }

  /** Sends every client its frame of a tick. */
  show(frame: ZoneFrame): void {
    const { bodies, leaving } = frame.zone;
    bodies.readWith(leaving, () => this.showAll(frame));
    const present = (): Iterable<PlayerNumber> => Array.from(this.spectators, ({ player }) => player);
    for (const player of this.absentees?.look(frame.zone, present) ?? []) this.options.offer({ kind: 'leave', player });
  }

  private showAll(frame: ZoneFrame): void {
    this.rows.begin(frame.zone.tick);
    for (const spectator of this.spectators) {
      spectator.hasAsked = false;
      spectator.offered = 0;
      const { backlog } = spectator.socket;
      if (backlog > BACKLOG_CLOSED) this.close(spectator, 'does not read');
      // The next frame that it gets has all that changed meanwhile.
      else if (backlog <= BACKLOG_SKIPPED) this.showTo(spectator, frame);
    }
  }

  /** Whether an input can count in the next tick. A client repeats its inputs, and the log needs them once. */
  private isDue(spectator: Spectator, input: ClientInput): boolean {
    const { zone } = this.options;
    const { bodies } = zone;
    const id = playerId(spectator.player);
    const row = bodies.rowOf(id);
    if (input.kind === 'join') {
      if (row >= 0 || zone.whereabouts.whereIs(id) !== undefined || spectator.hasAsked) return false;
      if (!zone.whereabouts.hasPlaceFor(spectator.player)) return false;
      spectator.hasAsked = true;
      return true;
    }
    if (row < 0) return false;
    const taken = bodies.columns.taken.get(row);
    const next = Math.max(taken, spectator.offered) + 1;
    if (input.number !== next || next > taken + MOST_INPUTS) return false;
    spectator.offered = next;
    return true;
  }

  private showTo(spectator: Spectator, frame: ZoneFrame): void {
    const { player, socket, watcher } = spectator;
    const { bodies, leaving } = frame.zone;
    const own = playerId(player);
    const row = bodies.rowOf(own);
    if (row >= 0) this.renewPass(spectator, frame.zone.tick, bodies.columns.positions.get(row));
    const from =
      row >= 0
        ? bodies.columns.positions.get(row)
        : (leaving.find(({ id }) => id === own)?.position ?? this.eyeOf(spectator, frame.zone.tick));
    watcher.begin(from);
    if (from !== undefined) {
      const { answer } = this;
      const count = objectsInCircleInto(answer, bodies.tracker, circle(from, SIGHT));
      for (let i = 0; i < count; i++) {
        const row = answer.object(i);
        watcher.see(bodies.idOf(row), row);
      }
      for (const [i, { id, position }] of leaving.entries()) {
        if (distance(from, position) <= SIGHT) watcher.see(id, bodies.count + i);
      }
    }
    socket.send(this.writer.write(playerFrame(frame, player), watcher.end(FRAME_BUDGET)));
  }

  private eyeOf(spectator: Spectator, tick: number): Position2 | undefined {
    const { look, player } = spectator;
    spectator.look = undefined;
    if (look !== undefined) {
      spectator.eye = this.options.passes?.eyeOf(player, look.pass, look.eye);
      spectator.eyeUntil = tick + TICKS_PER_LOOK;
    }
    return tick < spectator.eyeUntil ? spectator.eye : undefined;
  }

  private renewPass(spectator: Spectator, tick: number, place: Position2): void {
    const { passes } = this.options;
    if (passes === undefined || tick - (spectator.passedAt ?? -TICKS_PER_PASS) < TICKS_PER_PASS) return;
    spectator.passedAt = tick;
    spectator.socket.sendPass(encodePass(passes.issue(spectator.player, place)));
  }
}
