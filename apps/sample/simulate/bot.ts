/**
 * A bot that plays: it walks about, aims at the nearest creature in sight, shoots, throws charges at groups, and flees when
 * its health is low. Its commands are lines of a recording, so its game can be replayed.
 *
 * Shows: `nearestObjects` with a filter, a line of sight; the nearest compass direction to a heading, and its name.
 */
import { isVisible, nearestObjects, objectsInCircle } from '@tilewright/queries';
import {
  CompassDirection,
  headingOf,
  nameOfDirection,
  nearestCompass,
  oppositeDirection,
  rotateDirection,
} from '@tilewright/tilemap';
import {
  add,
  centimeters,
  circle,
  directionBetween,
  distance,
  type Length,
  meters,
  mul,
  position,
  type Position2,
  valueIn,
  vectorTowards,
} from '@tilewright/units';
import type { CreatureId } from '../src/simulation/creatures.js';
import type { Game } from '../src/simulation/state.js';
import { Random } from '../src/simulation/random.js';
import type { Entry } from '../src/simulation/recording.js';

const range = meters(15);
/** The steps until it decides again: plain counts. */
const patience = 20;

export class Bot {
  private readonly random: Random;
  private direction: CompassDirection = CompassDirection.east;
  private before: Position2 | undefined;

  constructor(seed: number) {
    this.random = new Random(seed);
  }

  /** Its next commands. */
  next(game: Game): Entry {
    const { player, creatures } = game;
    if (game.phase === 'title' && !game.isReady) return rest(player.position);
    const target = this.targetIn(game);
    const place = target === undefined ? undefined : creatures.positions.get(creatures.rowOf(target));
    this.choose(player.position, place, player.health < mul(player.fullHealth, 0.5));
    const aim = place ?? add(player.position, vectorTowards(headingOf(this.direction), meters(6)));
    const crowd = place === undefined ? 0 : objectsInCircle(creatures.tracker, circle(place, meters(3))).length;
    return {
      steps: patience,
      walk: nameOfDirection(this.direction),
      aim: position(toCentimeter(aim.x), toCentimeter(aim.y)),
      shoot: place !== undefined,
      throwCharge: crowd >= 2 && player.charges > 0,
      creatures: undefined,
    };
  }

  /** The nearest creature that it sees. */
  private targetIn({ world, player, creatures }: Game): CreatureId | undefined {
    const isInSight = (id: CreatureId): boolean =>
      isVisible(world.opaque, world.space, player.position, creatures.positions.get(creatures.rowOf(id)));
    return nearestObjects(creatures.tracker, player.position, 1, { maxDistance: range, filter: isInSight })[0];
  }

  /** Where to walk: away from a near creature when hurt; elsewhere when blocked; otherwise mostly straight on. */
  private choose(here: Position2, enemy: Position2 | undefined, isHurt: boolean): void {
    const isBlocked = this.before !== undefined && distance(this.before, here) < meters(0.5);
    this.before = here;
    const toward = enemy === undefined ? undefined : directionBetween(here, enemy);
    if (isBlocked) this.direction = rotateDirection(this.direction, this.random.chance(0.5) ? 3 : -2);
    else if (isHurt && toward !== undefined) this.direction = oppositeDirection(nearestCompass(toward));
    else if (this.random.chance(0.2))
      this.direction = rotateDirection(this.direction, this.random.chance(0.5) ? 1 : -1);
  }
}

/** Steps without a command, after which the next one begins the game. */
function rest(aim: Position2): Entry {
  return {
    steps: patience,
    walk: undefined,
    aim: position(toCentimeter(aim.x), toCentimeter(aim.y)),
    shoot: false,
    throwCharge: false,
    creatures: undefined,
  };
}

function toCentimeter(length: Length): Length {
  return centimeters(Math.round(valueIn(length, centimeters)));
}
