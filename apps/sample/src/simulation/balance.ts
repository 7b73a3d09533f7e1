/**
 * The numbers that decide how hard the game is, all in one place: what the player and the creatures can do, and how the
 * crowd grows. `npm run simulate -- --bot newcomer` measures what they lead to. A change needs another `rulesVersion`.
 *
 * Shows: rules as quantities. The unit beside each number says what it is, and the compiler checks where it is used.
 */
import {
  type Angle,
  type AngularVelocity,
  degrees,
  degreesPerSecond,
  div,
  type Length,
  meters,
  metersPerSecond,
  minutes,
  seconds,
  type Speed,
} from '@tilewright/units';
import { type HitPoints, hitPoints } from './health.js';

/** What a creature can do. */
export interface Abilities {
  readonly radius: Length;
  readonly speed: Speed;
  /** The greatest turning speed. */
  readonly turnRate: AngularVelocity;
  /** The range of sight, and its arc, centered on the direction in which it looks. */
  readonly sightRange: Length;
  readonly sightArc: Angle;
  readonly health: HitPoints;
  /** The damage of a bite. Creatures that do not bite do not chase. */
  readonly bite: HitPoints;
}

export const creatureKinds = ['rat', 'frog', 'hound', 'guard', 'ogre'] as const;
export type CreatureKind = (typeof creatureKinds)[number];

/** What creatures can do, by their kinds. A map may give a herd other numbers. */
export const abilities: Readonly<Record<CreatureKind, Abilities>> = {
  rat: {
    radius: meters(0.22),
    speed: metersPerSecond(2.4),
    turnRate: degreesPerSecond(420),
    sightRange: meters(6),
    sightArc: degrees(200),
    health: hitPoints(1),
    bite: hitPoints(1),
  },
  frog: {
    radius: meters(0.18),
    speed: metersPerSecond(1.7),
    turnRate: degreesPerSecond(540),
    sightRange: meters(4),
    sightArc: degrees(260),
    health: hitPoints(1),
    bite: hitPoints(0),
  },
  /** The one kind that is faster than the player: it can be shot, or shut out of sight, but not outrun. */
  hound: {
    radius: meters(0.34),
    speed: metersPerSecond(4.6),
    turnRate: degreesPerSecond(300),
    sightRange: meters(18),
    sightArc: degrees(90),
    health: hitPoints(2),
    bite: hitPoints(2),
  },
  guard: {
    radius: meters(0.4),
    speed: metersPerSecond(2),
    turnRate: degreesPerSecond(240),
    sightRange: meters(14),
    sightArc: degrees(110),
    health: hitPoints(3),
    bite: hitPoints(3),
  },
  ogre: {
    radius: meters(1.15),
    speed: metersPerSecond(1.2),
    turnRate: degreesPerSecond(90),
    sightRange: meters(12),
    sightArc: degrees(140),
    health: hitPoints(10),
    bite: hitPoints(6),
  },
};

/** What the player can do. A map may give it another radius, speed and health. */
export const playerAbilities = {
  radius: meters(0.4),
  speed: metersPerSecond(4.2),
  health: hitPoints(86),
  /** How fast it heals once nobody has seen it for a while. */
  healing: div(hitPoints(2), seconds(1)),
  calm: seconds(3),
  /** For how long a bite stops the healing. */
  healingPause: seconds(3),
  /** The time between two shots. */
  reload: seconds(0.16),
  damageOfShot: hitPoints(1),
  /** The most charges at a time: a plain count. */
  charges: 3,
  /** The time until a charge is replaced. */
  refill: seconds(7),
  damageOfBlast: hitPoints(3),
  /** The fraction of its speed with the treasure: a plain number. */
  paceWithTreasure: 0.9,
  /** How near a charge must explode to breach a marked wall, and how near the player must come to open a door. */
  breachReach: meters(1.5),
  doorReach: meters(1.2),
} as const;

/** What it brings to be slow. */
export const stealth = {
  /** The fractions of the player's speed, and of the range at which creatures notice it, when it is slow. */
  pace: 0.5,
  sight: 0.5,
} as const;

/** How creatures find and hurt the player. */
export const danger = {
  /** The reach of a bite, and the time between two bites of one creature. */
  reach: meters(0.1),
  bitePause: seconds(1),
  /** How long a creature touches the player before it bites: it does not bite a player who runs past. */
  windUp: seconds(0.3),
  /** How long a creature remembers the player that it has seen, and how long one that it was hurt by. */
  memory: seconds(3),
  grudge: seconds(6),
  /** How long a hit stuns a creature. */
  stun: seconds(0.25),
  /** The speed at which a hit drives a creature of this radius away; less for larger ones, as their area grows. */
  knock: metersPerSecond(2.5),
  knockedRadius: meters(0.34),
  /** How far an explosion can be heard. */
  earshot: meters(22),
  /** How long a dead creature is away, and how far from the player it returns at the least. */
  absence: seconds(30),
  respect: meters(12),
} as const;

/** What each of the three stars of an escape takes. */
export const stars = {
  time: minutes(3),
  /** How long nobody saw the player. */
  unseen: seconds(40),
  /** How many marked walls fell: a plain count. */
  walls: 5,
} as const;

/** How the crowd grows: in waves, each of which also calls the creatures around the player. */
export const waves = {
  /** The time between two waves. */
  pause: seconds(60),
  /** The number of creatures after a wave, as a multiple of that before it: a plain number. */
  growth: 1.4,
  /** How long the creatures of a wave take to arrive. */
  spread: seconds(10),
  /** How far the horn of a wave can be heard: creatures that hear it look for the player for a while. */
  earshot: meters(30),
  alarm: seconds(5),
} as const;
