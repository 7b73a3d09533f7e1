/**
 * What a player must know at a glance: where, how well, how many charges, who is watching.
 *
 * Shows: quantities of the game's own dimension (`hitPoints`) as a share and as text.
 */
import { div, format } from '@tilewright/units';
import type { Game } from '../simulation/game.js';
import { hitPoints } from '../simulation/health.js';
import { mostCharges } from '../simulation/player.js';
import type { Lookout } from '../simulation/watch.js';
import { nameOfPlace } from '../simulation/world.js';
import { elementById, Texts } from './page.js';

export class Hud {
  private readonly texts = new Texts();
  private readonly bar = elementById('health-bar');
  private share = -1;

  /** @param slain - how many creatures died so far */
  show({ world, player, creatures, population }: Game, lookout: Lookout, slain: number, isPaused: boolean): void {
    const { texts } = this;
    texts.write('place', nameOfPlace(world, player.position) + (isPaused ? ' (paused)' : ''));
    const share = div(player.health, player.fullHealth);
    if (share !== this.share) {
      this.share = share;
      this.bar.style.width = `${Math.round(share * 100)}%`;
    }
    texts.write('health', format(player.health, hitPoints, { digits: 0 }));
    texts.write('charges', '●'.repeat(player.charges) + '○'.repeat(mostCharges - player.charges));
    texts.write(
      'creatures',
      `${creatures.count}${population.away.length > 0 ? `, ${population.away.length} away` : ''}`,
    );
    texts.write('watchers', String(lookout.watchers.length));
    texts.write('slain', String(slain));
  }
}
