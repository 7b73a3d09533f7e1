/**
 * What a player must know at a glance: place, health, charges, watchers, score; and, in the panels, the crowd.
 *
 * Shows: quantities of the game's own dimension (`hitPoints`) as a ratio and as text; `objectsAt`, for the creature
 * under the pointer.
 */
import { objectsAt } from '@tilewright/queries';
import { div, type Duration, format, type Instant, type Position2, seconds, sub } from '@tilewright/units';
import type { Creatures } from '../simulation/creatures.js';
import type { Game } from '../simulation/state.js';
import { hitPoints } from '../simulation/health.js';
import { playerAbilities } from '../simulation/balance.js';
import { timeOf } from '../simulation/game.js';
import { isHidden, mostCharges, type Player, timeUnseen } from '../simulation/player.js';
import type { Lookout } from '../simulation/watch.js';
import { nameOfPlace } from '../simulation/world.js';
import { clockTime } from './clock-time.js';
import { elementById, Texts } from './page.js';
import { Quest } from './quest.js';

/** After so much play, a player knows the keys. */
const keysShownFor: Duration = seconds(30);

export class Hud {
  private readonly texts = new Texts();
  private readonly keys = elementById('keys');
  private readonly quest = new Quest();

  /**
   * @param aim - `undefined` where the player sees no creature
   * @param way - where the player turns on its way to the goal
   */
  show(game: Game, aim: Position2 | undefined, lookout: Lookout, isPaused: boolean, way: readonly Position2[]): void {
    const { world, player, creatures, population, score, waves } = game;
    const { texts } = this;
    texts.writeAttribute('pause', 'aria-pressed', String(isPaused));
    texts.write('place', nameOfPlace(world, player.position) + (isPaused ? ' (paused)' : ''));
    const share = div(player.health, player.fullHealth);
    texts.writeStyle('health-bar', 'width', `${Math.round(share * 100)}%`);
    texts.write('health', format(player.health, hitPoints, { digits: 0 }));
    texts.write('charges', signsOfCharges(player, timeOf(game)));
    texts.writeAttribute('charges', 'aria-label', `${player.charges} of ${mostCharges}`);
    const away = population.away.length;
    const killed = away > 0 ? ` (${away.toLocaleString('en')} dead or on their way)` : '';
    texts.write('creatures', creatures.count.toLocaleString('en') + killed);
    const now = timeOf(game);
    const isUnseen = lookout.watchers.length === 0;
    texts.write(
      'watchers',
      isUnseen ? `nobody, ${clockTime(timeUnseen(player, now))}` : String(lookout.watchers.length),
    );
    texts.writeAttribute('health', 'data-hidden', String(isHidden(player, now)));
    texts.write('slain', String(score.slain));
    texts.write('time', clockTime(score.time));
    texts.write('wave', String(waves.number));
    texts.write('target', aim === undefined ? 'nobody' : creatureAt(creatures, aim));
    this.keys.hidden = score.time > keysShownFor;
    this.quest.show(game, way);
  }
}

/** A circle for each charge: full, empty, or filling up until it is back. */
export function signsOfCharges({ charges, nextChargeAt }: Player, now: Instant): string {
  if (charges >= mostCharges) return '●'.repeat(charges);
  const missing = div(sub(nextChargeAt, now), playerAbilities.refill);
  const filling = '○◔◑◕'.charAt(Math.min(Math.max(Math.floor(4 * (1 - missing)), 0), 3));
  return '●'.repeat(charges) + filling + '○'.repeat(mostCharges - charges - 1);
}

/** The creature at a position, and its health. */
function creatureAt(creatures: Creatures, place: Position2): string {
  const [id] = objectsAt(creatures.tracker, place);
  if (id === undefined) return 'nobody';
  const row = creatures.rowOf(id);
  return `${creatures.herdOf(row).kind}, ${format(creatures.health.get(row), hitPoints, { digits: 0 })}`;
}
