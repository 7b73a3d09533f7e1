/**
 * Paints bodies where they are now: where the last frame has them, and on along their velocities. Those of other zones
 * than the player's are ghosts: outlines, since gifts to them are sent as mail.
 */
import { Direction2, directionOf, meters, metersPerSecond, unitVector, valueIn } from '@tilewright/units';
import type { SeenBody, Session } from '../client/session.js';
import type { ZoneLink } from '../client/zone-link.js';
import { type BodyId, isPlayer, playerId } from '../simulation/ids.js';
import { colors } from './colors.js';
import type { Pen } from './paint-world.js';

const PLAYER_RADIUS = 0.4;
const CREATURE_RADIUS = 0.3;
const GHOST_WIDTH = 0.09;
const COINS = '0.42px system-ui, sans-serif';
/**
 * How long a body keeps moving without a frame, in seconds: also between the last frame of a zone and the first of the
 * next.
 */
const LONGEST_GUESS = 0.15;
/** How long a ring shows that the player was handed over, in seconds. */
const RING_SECONDS = 0.8;

/** A body as the last frame has it. Numbers are meters and seconds. */
interface Painted {
  readonly x: number;
  readonly y: number;
  readonly velocityX: number;
  readonly velocityY: number;
  /** Where it walks; while it stands, where it walked last. */
  readonly heading: Direction2;
  readonly coins: number;
  readonly isGhost: boolean;
  readonly isOpen: boolean;
  /** When its frame came. */
  readonly at: number;
}

export class BodiesPainter {
  private readonly session: Session;
  private readonly own: BodyId;
  private readonly painted = new Map<BodyId, Painted>();
  /** When the last frame of each zone came. */
  private readonly arrivals = new Map<ZoneLink, { readonly tick: number; readonly at: number }>();
  private handOvers = 0;
  private handedOverAt = Number.NEGATIVE_INFINITY;

  constructor(session: Session) {
    this.session = session;
    this.own = playerId(session.player.player);
  }

  /** Takes what the frames show. @param now - in seconds. @returns where the player is; `undefined` if it is nowhere */
  update(now: number): { readonly x: number; readonly y: number } | undefined {
    const { session, painted } = this;
    if (session.handOvers > this.handOvers) this.handedOverAt = now;
    this.handOvers = session.handOvers;
    for (const [id, { at, isOpen }] of painted) if (isOpen && now - at > LONGEST_GUESS) painted.delete(id);
    for (const link of this.arrivals.keys()) if (session.links.get(link.zone) !== link) this.arrivals.delete(link);
    for (const body of session.bodies()) painted.set(body.id, this.paintedFrom(body, now));
    const own = painted.get(this.own);
    return own === undefined ? undefined : placeOf(own, now);
  }

  paint(pen: Pen, now: number): void {
    pen.textAlign = 'center';
    pen.font = COINS;
    for (const [id, body] of this.painted) paintBody(pen, body, placeOf(body, now), this.lookOf(id));
    const own = this.painted.get(this.own);
    if (own !== undefined) this.paintRing(pen, placeOf(own, now), now);
  }

  private paintedFrom({ id, link, row }: SeenBody, now: number): Painted {
    const { position, velocity, coins } = link.mirror.columns;
    const [{ x, y }, along] = [position.get(row), velocity.get(row)];
    return {
      x: valueIn(x, meters),
      y: valueIn(y, meters),
      velocityX: valueIn(along.x, metersPerSecond),
      velocityY: valueIn(along.y, metersPerSecond),
      heading: directionOf(along) ?? this.painted.get(id)?.heading ?? Direction2.east,
      coins: coins.get(row),
      // The player itself is shown by the zone that it leaves until the next one does.
      isGhost: id !== this.own && link.zone !== this.session.player.zone,
      isOpen: link.isOpen,
      at: this.arrivalOf(link, now),
    };
  }

  private arrivalOf(link: ZoneLink, now: number): number {
    const tick = link.frame?.tick ?? 0;
    const known = this.arrivals.get(link);
    if (known?.tick === tick) return known.at;
    this.arrivals.set(link, { tick, at: now });
    return now;
  }

  private lookOf(id: BodyId): Look {
    if (!isPlayer(id)) return { radius: CREATURE_RADIUS, color: colors.creature };
    return { radius: PLAYER_RADIUS, color: id === this.own ? colors.player : colors.other };
  }

  /** Shows that the player was handed over to another zone. */
  private paintRing(pen: Pen, { x, y }: Place, now: number): void {
    const age = (now - this.handedOverAt) / RING_SECONDS;
    if (age > 1) return;
    pen.globalAlpha = 1 - age;
    pen.strokeStyle = colors.news;
    pen.lineWidth = GHOST_WIDTH;
    circle(pen, x, y, PLAYER_RADIUS + 2 * age);
    pen.stroke();
    pen.globalAlpha = 1;
  }
}

interface Look {
  readonly radius: number;
  readonly color: string;
}

interface Place {
  readonly x: number;
  readonly y: number;
}

/** A body whose zone has no host stands still. */
function placeOf({ x, y, velocityX, velocityY, at, isOpen }: Painted, now: number): Place {
  const guess = isOpen ? Math.min(now - at, LONGEST_GUESS) : 0;
  return { x: x + guess * velocityX, y: y + guess * velocityY };
}

function paintBody(pen: Pen, body: Painted, { x, y }: Place, { radius, color }: Look): void {
  pen.globalAlpha = body.isOpen ? 1 : 0.4;
  pen.fillStyle = pen.strokeStyle = color;
  pen.lineWidth = GHOST_WIDTH;
  circle(pen, x, y, radius);
  if (body.isGhost) pen.stroke();
  else pen.fill();
  if (!body.isGhost) pen.fillStyle = colors.ink;
  const eye = unitVector(body.heading);
  circle(pen, x + 0.6 * radius * eye.x, y + 0.6 * radius * eye.y, radius / 4);
  pen.fill();
  pen.fillStyle = colors.coins;
  pen.fillText(String(body.coins), x, y - radius - 0.15);
  pen.globalAlpha = 1;
}

/** Begins a path that is a circle. */
function circle(pen: Pen, x: number, y: number, radius: number): void {
  pen.beginPath();
  pen.arc(x, y, radius, 0, 2 * Math.PI);
}
