/**
 * The figures beside the picture: the same place in the world, in tile space and as a tile, with units.
 *
 * Shows: the two spaces and their conversions, and `format`, the way from a quantity to text.
 */
import { nameOfDirection, tileAt, tileCount, toTileSpace } from '@tilewright/tilemap';
import { distance, format, meters, type Position2, tiles } from '@tilewright/units';
import type { Game } from '../simulation/game.js';
import type { Light } from '../simulation/lantern.js';
import { endOfSight, type Sight } from '../simulation/sight.js';
import { nameOfPlace, type World } from '../simulation/world.js';

export class Hud {
  private readonly fields = new Map<string, HTMLElement>();
  private readonly texts = new Map<string, string>();

  show(game: Game, sight: Sight, light: Light, isPaused: boolean): void {
    const { world, player, creatures } = game;
    this.write('place', nameOfPlace(world, player.position) + (isPaused ? ' (paused)' : ''));
    this.showPlace('player', world, player.position);
    this.showPlace('aim', world, light.circle.center);

    const { tiles: walked, hit, segment } = sight;
    const length = format(distance(segment.start, endOfSight(sight)), meters, { digits: 2 });
    const side = hit?.side === undefined ? 'inside' : `from the ${nameOfDirection(hit.side)}`;
    const end = hit === undefined ? 'free' : `stops at tile ${hit.tile.x}, ${hit.tile.y} ${side}`;
    this.write('ray', `${count(walked.length, 'tile')}, ${length}: ${end}`);
    const radius = format(light.circle.radius, meters, { digits: 1 });
    this.write('light', `${count(light.tiles.length, 'tile')} of ${tileCount(world.bounds)}, radius ${radius}`);
    this.write('creatures', `${light.creatures.length} of ${creatures.count} in the light`);
  }

  private showPlace(name: 'player' | 'aim', world: World, position: Position2): void {
    const inTiles = toTileSpace(world.space, position);
    const { x, y } = tileAt(world.space, position);
    const digits = { digits: 2 };
    this.write(`${name}-world`, `${format(position.x, meters, digits)}, ${format(position.y, meters, digits)}`);
    this.write(`${name}-tile-space`, `${format(inTiles.x, tiles, digits)}, ${format(inTiles.y, tiles, digits)}`);
    this.write(`${name}-tile`, `${x}, ${y}`);
  }

  /** The page is touched only where a text is another one. */
  private write(id: string, text: string): void {
    if (this.texts.get(id) === text) return;
    this.texts.set(id, text);
    let field = this.fields.get(id);
    if (field === undefined) {
      field = elementById(id);
      this.fields.set(id, field);
    }
    field.textContent = text;
  }
}

/** @throws Error if the page has no such element */
export function elementById(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (element === null) throw new Error(`The page must have an element with the id "${id}"`);
  return element;
}

function count(n: number, what: string): string {
  return `${n} ${what}${n === 1 ? '' : 's'}`;
}
