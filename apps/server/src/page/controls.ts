/** What the player does with keys and the pointer. */
import { nearestObjects } from '@tilewright/queries';
import type { PixelSpace } from '@tilewright/tilemap';
import {
  difference,
  type Direction2,
  directionBetween,
  directionOf,
  distance,
  type Length,
  meters,
  type Position2,
} from '@tilewright/units';
import type { Session } from '../client/session.js';
import { playerId } from '../simulation/ids.js';
import type { ActInput } from '../simulation/inputs.js';
import { placeOf } from './camera.js';

/** The steps of the keys, east and south. */
const KEYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};
/** How near to a body a click has to be. */
const CLICK: Length = meters(0.8);
/** A pointer that is nearer to the player than this means to stand. */
const NEAR: Length = meters(0.5);

export class Controls {
  private readonly session: Session;
  private readonly keys = new Set<string>();
  private pointer: Position2 | undefined;
  private gift: ActInput['gift'];
  /** What the zone was told last; nothing yet after the page was loaded, when the body may be walking from before. */
  private told: { readonly walk: Direction2 | undefined } | undefined;

  constructor(session: Session, canvas: HTMLCanvasElement, space: () => PixelSpace | undefined) {
    this.session = session;
    canvas.addEventListener('keydown', (event) => {
      if (KEYS[event.key] === undefined) return;
      event.preventDefault();
      this.keys.add(event.key);
    });
    canvas.addEventListener('keyup', ({ key }) => this.keys.delete(key));
    canvas.addEventListener('blur', () => this.keys.clear());
    const point = (event: PointerEvent): Position2 | undefined => {
      const shown = space();
      return shown === undefined ? undefined : placeOf(event, shown);
    };
    canvas.addEventListener('pointerdown', (event) => {
      const place = point(event);
      if (place === undefined) return;
      this.gift = this.giftAt(place);
      if (this.gift !== undefined) return;
      canvas.setPointerCapture(event.pointerId);
      this.pointer = place;
    });
    canvas.addEventListener('pointermove', (event) => {
      if (this.pointer !== undefined) this.pointer = point(event);
    });
    for (const end of ['pointerup', 'pointercancel'] as const) {
      canvas.addEventListener(end, () => {
        this.pointer = undefined;
      });
    }
  }

  /** Tells the session what is new since the last call. What it cannot take now comes again. */
  act(): void {
    const walk = this.direction();
    const { gift } = this;
    if (this.told !== undefined && walk === this.told.walk && gift === undefined) return;
    if (!this.session.act({ walk, gift })) return;
    this.told = { walk };
    this.gift = undefined;
  }

  private direction(): Direction2 | undefined {
    const { eye } = this.session;
    if (this.pointer !== undefined && eye !== undefined) {
      return distance(eye, this.pointer) > NEAR ? directionBetween(eye, this.pointer) : undefined;
    }
    let [x, y] = [0, 0];
    for (const key of this.keys) {
      x += KEYS[key]![0];
      y += KEYS[key]![1];
    }
    return directionOf(difference(meters(x), meters(y)));
  }

  /** The nearest body at a place, other than the player's own, in the zone that shows it. */
  private giftAt(place: Position2): ActInput['gift'] {
    const { player, links } = this.session;
    const own = playerId(player.player);
    for (const { mirror, zone } of links.values()) {
      const rows = nearestObjects(mirror.tracker, place, 2, { maxDistance: CLICK });
      const to = rows.map((row) => mirror.ids.get(row)).find((id) => id !== own);
      if (to !== undefined) return { to, zone };
    }
    return undefined;
  }
}
