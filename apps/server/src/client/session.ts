/**
 * A client in the world: its player, and links to the zone that has its body and to those in sight, so that the body
 * goes from one to the next without a missing frame. No DOM: browsers run it, and so do tests.
 */
import { distance, type Length, meters, type Position2 } from '@tilewright/units';
import * as scalar from '@tilewright/units/scalar';
import { type BodyRows, bodyRows } from '../messages/body-rows.js';
import type { SignedIn } from '../messages/answers.js';
import type { Pass } from '../messages/pass.js';
import type { ServerFrame } from '../messages/server-frame.js';
import { MOST_SOCKETS, SIGHT } from '../rooms/limits.js';
import { type BodyId, playerId, type ZoneNumber } from '../simulation/ids.js';
import type { ActInput } from '../simulation/inputs.js';
import { homeOf, reachOf, type World, zoneCount, zonesOf } from '../simulation/world.js';
import { Hosts } from './hosts.js';
import { Player } from './player.js';
import { ZoneLink, type ZoneLinkOptions } from './zone-link.js';

export interface SessionOptions extends Pick<ZoneLinkOptions, 'later' | 'onRefused' | 'onNoPlace'> {
  /** Of any process of the server, such as `http://127.0.0.1:4180`. */
  readonly address: string;
  readonly world: World;
  readonly signedIn: SignedIn;
  /** Is told what cannot be, such as an input that was taken and then not. */
  readonly report: (problem: string) => void;
  /** Is told of each frame of any zone, after the session has seen it. */
  readonly onFrame?: ((frame: ServerFrame) => void) | undefined;
}

/** A body, and the link that shows it. */
export interface SeenBody {
  readonly id: BodyId;
  readonly link: ZoneLink;
  readonly row: number;
}

/** Sends without news of its body, 20 in a second, after which a client asks its home, or another zone. */
const PATIENCE = 40;
/** While nothing waits to be taken, every how many sends it tells the zones where it looks. */
const SENDS_PER_LOOK = 4;
/** A zone in sight stays linked until it is so far away. */
const FORGETTING: Length = scalar.add(SIGHT, meters(4));

export class Session {
  readonly player: Player;
  readonly links = new Map<ZoneNumber, ZoneLink>();
  /** How often the body came with another zone's frames. */
  handOvers = 0;
  private readonly options: SessionOptions;
  readonly hosts: Hosts;
  private readonly rows: BodyRows;
  private readonly page = crypto.getRandomValues(new Uint32Array(4)).join('-');
  private replaced = false;
  private sends = 0;
  /** Without it, the zones beside that of the body show nothing. */
  private pass: Pass | undefined;
  private lastEye: Position2 | undefined;

  constructor(options: SessionOptions) {
    const { world, signedIn, address } = options;
    const { player, token } = signedIn;
    this.options = options;
    this.rows = bodyRows({ space: world.space, bounds: world.solid.bounds });
    const home = homeOf(world, player);
    this.player = new Player({ player, zones: zoneCount(world), home, zone: home, patience: PATIENCE });
    this.hosts = new Hosts({ address, token });
    this.link();
  }

  /** Whether another page of the same player has taken over: then this one does nothing any more. */
  get isReplaced(): boolean {
    return this.replaced;
  }

  /** Whether the player is refused now since its home has no place for its body. */
  get hasNoPlace(): boolean {
    return [...this.links.values()].some((link) => link.hasNoPlace);
  }

  get world(): World {
    return this.options.world;
  }

  /** Where the body of the player is, or was when it was seen last; `undefined` before that. */
  get eye(): Position2 | undefined {
    const body = this.body;
    if (body !== undefined) this.lastEye = body.link.mirror.columns.position.get(body.row);
    return this.lastEye;
  }

  /** The body of the player, where it is shown. */
  get body(): SeenBody | undefined {
    return this.find(playerId(this.player.player));
  }

  /** Every body that is shown, once: if two links show it, where it was handed over more often is newer. */
  bodies(): readonly SeenBody[] {
    const newest = new Map<BodyId, SeenBody>();
    for (const link of this.links.values()) {
      const { ids } = link.mirror;
      for (let row = 0; row < ids.length; row++) {
        const seen = { id: ids.get(row), link, row };
        const other = newest.get(seen.id);
        if (other === undefined || epochOf(seen) > epochOf(other)) newest.set(seen.id, seen);
      }
    }
    return [...newest.values()];
  }

  /**
   * Does something new. @returns whether it could: not before it has a body, nor too far ahead of the frames, nor
   * replaced
   */
  act(deed: Pick<ActInput, 'walk' | 'gift'>): boolean {
    return !this.replaced && this.player.act(deed);
  }

  /** Sends what no frame has taken, and now and then where it looks. Called 20 times in a second. */
  send(): void {
    if (this.replaced) return;
    const { player } = this;
    const inputs = player.toSend();
    this.link();
    for (const link of this.links.values()) link.wait();
    const isLooking = ++this.sends % SENDS_PER_LOOK === 0;
    if (!isLooking && inputs.length === 0) return;
    const { eye } = this;
    // Zones know it from the last look for a while, and inputs are frequent.
    const pass = isLooking ? this.pass : undefined;
    for (const link of this.links.values()) {
      if (link.zone === player.zone) link.send({ eye: isLooking ? eye : undefined, inputs, pass });
      else if (isLooking) link.send({ eye, inputs: [], pass });
    }
  }

  close(): void {
    for (const link of this.links.values()) link.close();
    this.links.clear();
  }

  private find(id: BodyId): SeenBody | undefined {
    let newest: SeenBody | undefined;
    for (const link of this.links.values()) {
      const row = link.mirror.rowOf(id);
      if (row === undefined) continue;
      const seen = { id, link, row };
      if (newest === undefined || epochOf(seen) > epochOf(newest)) newest = seen;
    }
    return newest;
  }

  /** Links the zone of the player and the nearest ones in sight, and no others. */
  private link(): void {
    const wanted = new Set([this.player.zone, ...this.zonesInSight()].slice(0, MOST_SOCKETS));
    for (const [zone, link] of this.links) {
      if (wanted.has(zone)) continue;
      link.close();
      this.links.delete(zone);
    }
    const { rows, hosts, options } = this;
    const { world, later, onRefused, onNoPlace } = options;
    for (const zone of wanted) {
      if (this.links.has(zone)) continue;
      const link = new ZoneLink({
        zone,
        page: this.page,
        find: (wantedZone) => hosts.find(wantedZone),
        world,
        rows,
        later,
        onRefused,
        onNoPlace,
        onPass: (pass) => {
          // That of a zone which the body left may come late.
          if (this.pass === undefined || pass.expiry >= this.pass.expiry) this.pass = pass;
        },
        onReplaced: () => {
          this.replaced = true;
          this.close();
        },
        onFrame: (frame, generation) => this.see(frame, generation),
      });
      this.links.set(zone, link);
    }
  }

  /** The other zones in sight, the nearest first. */
  private zonesInSight(): readonly ZoneNumber[] {
    const { world, eye, links } = this;
    if (eye === undefined) return [];
    return zonesOf(world)
      .map((zone) => ({ zone, away: distance(eye, reachOf(world, zone)) }))
      .filter(({ zone, away }) => zone !== this.player.zone && away <= (links.has(zone) ? FORGETTING : SIGHT))
      .sort((a, b) => Number(a.away > b.away) - Number(a.away < b.away))
      .map(({ zone }) => zone);
  }

  private see(frame: ServerFrame, generation: number): void {
    const { player } = this;
    const before = player.epoch;
    const problem = player.see(frame, generation);
    if (problem !== undefined) this.options.report(problem);
    if (before >= 0 && player.epoch > before) this.handOvers++;
    this.options.onFrame?.(frame);
  }
}

function epochOf({ link, row }: SeenBody): number {
  return link.mirror.columns.epoch.get(row);
}
