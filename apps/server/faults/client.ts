/** A player's client in a schedule: the code that is shipped, with dice in place of a person. */
import { degrees, Direction2, directionFromAngle } from '@tilewright/units';
import { Player } from '../src/client/player.js';
import { creatureId, type PlayerNumber } from '../src/simulation/ids.js';
import type { ActInput } from '../src/simulation/inputs.js';
import { homeOf, type World, zoneCount } from '../src/simulation/world.js';
import type { Dice } from './random.js';

const PATIENCE = 6;

export class Client extends Player {
  private walk: Direction2 = Direction2.east;
  private readonly world: World;
  private readonly dice: Dice;

  constructor(player: PlayerNumber, world: World, dice: Dice) {
    const zones = zoneCount(world);
    super({ player, zones, home: homeOf(world, player), zone: dice.below(zones), patience: PATIENCE });
    this.world = world;
    this.dice = dice;
  }

  /** Does something new, if it can. */
  play(): void {
    if (!this.canAct) return;
    const { dice } = this;
    // Seldom somewhere else, so that it gets to the next zone.
    if (dice.chance(0.1)) this.walk = directionFromAngle(degrees(dice.below(8) * 45));
    const walk = dice.chance(0.95) ? this.walk : undefined;
    this.act({ walk, gift: dice.chance(0.5) ? this.gift() : undefined });
  }

  /** To any creature of the world, wherever the client believes it to be. */
  private gift(): NonNullable<ActInput['gift']> {
    const { dice, world } = this;
    const zones = zoneCount(world);
    return { to: creatureId(dice.below(zones), dice.below(world.herd)), zone: dice.below(zones) };
  }
}
