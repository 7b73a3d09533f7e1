/**
 * The lens on the chase: for every tile near the player, the direction of a chaser's next step.
 *
 * Shows: a distance field, compass directions and their steps; `rowsInRectangle`, for the tiles on the screen.
 */
import { rowsInRectangle, type TileRow } from '@tilewright/queries';
import {
  type CompassDirection,
  compassDirections,
  compassSet,
  directionSetHas,
  directionSetWith,
  headingOf,
  nameOfDirection,
  stepIn,
  tile,
  tileAt,
  tileCenter,
} from '@tilewright/tilemap';
import { add, centimeters, difference, meters } from '@tilewright/units';
import { Container, type Texture } from 'pixi.js';
import wayLines from 'virtual:source/simulation/trails.ts/wayFrom';
import { type Trails, wayFrom } from '../simulation/trails.js';
import type { World } from '../simulation/world.js';
import { colors } from '../view/colors.js';
import { newDrawing, tilePath } from '../view/draw.js';
import { Labels } from '../view/labels.js';
import { Sprites } from '../view/sprites.js';
import type { Figure, Lens, Scene } from './lens.js';

/** Numbers are shown around the aim only, this many tiles away. */
const reach = 2;
/** The offset from the center of a tile that keeps a number off the arrow. */
const besides = difference(centimeters(-32), centimeters(-30));

export class StepsLens implements Lens {
  readonly id = 'steps';
  readonly title = 'Steps';
  readonly about =
    'For each tile near the player, the direction of the next step of a chaser. The numbers are the moves that remain.';
  readonly sources = [wayLines];
  readonly liftsFog = true;
  readonly marks = new Container();
  readonly signs: Container;
  private readonly picture: Texture;
  private readonly goal = newDrawing();
  private readonly arrows = new Sprites();
  private readonly around = newDrawing();
  private readonly moves = new Labels(30);
  /** The trails and the tiles for which the arrows were placed. */
  private drawn: Trails | undefined;
  private drawnRows = '';

  /** @param arrow - a picture of an arrow that points east */
  constructor(arrow: Texture) {
    this.picture = arrow;
    this.marks.addChild(this.goal, this.arrows.container, this.around);
    this.signs = this.moves.container;
  }

  show({ game: { world, trails }, aim, view }: Scene): readonly Figure[] {
    const { space } = world;
    this.drawField(world, trails, [...rowsInRectangle(space, view, { bounds: world.bounds })]);
    const { around, moves } = this;
    const here = tileAt(space, aim);
    around.clear();
    tilePath(around, space, here).stroke({ color: colors.lit, width: 7, alignment: 1 });
    moves.clear();
    for (let y = here.y - reach; y <= here.y + reach; y++) {
      for (let x = here.x - reach; x <= here.x + reach; x++) {
        const count = trails.narrow.getAt(x, y);
        if (count !== undefined) moves.write(String(count), add(tileCenter(space, tile(x, y)), besides), colors.lit);
      }
    }
    const left = trails.narrow.getAt(here.x, here.y);
    const way = left === undefined ? undefined : wayFrom(trails.narrow, here);
    let open = compassSet();
    for (const direction of compassDirections) {
      const { dx, dy } = stepIn(direction);
      if (trails.narrow.hasAt(here.x + dx, here.y + dy)) open = directionSetWith(open, direction);
    }
    return [
      ['tile', `${here.x}, ${here.y}`],
      ['moves left', left === undefined ? 'no path known' : String(left)],
      ['next step', way === undefined ? 'none' : stepInWords(way)],
      [
        'open',
        compassDirections
          .filter((each) => directionSetHas(open, each))
          .map(inWords)
          .join(', ') || 'none',
      ],
      ['tiles in the field', String(trails.narrow.size)],
    ];
  }

  /** Places arrows on the tiles on the screen, only when these tiles or the player's tile have changed. */
  private drawField({ space }: World, trails: Trails, rows: readonly TileRow[]): void {
    const [first] = rows;
    const seen = [first?.xMin, first?.xMax, first?.y, rows.length].join();
    if (this.drawn === trails && this.drawnRows === seen) return;
    this.drawn = trails;
    this.drawnRows = seen;
    const { goal, arrows, picture } = this;
    goal.clear();
    tilePath(goal, space, trails.goal).fill({ color: colors.player, alpha: 0.35 });
    arrows.begin();
    for (const { y, xMin, xMax } of rows) {
      for (let x = xMin; x <= xMax; x++) {
        const here = tile(x, y);
        const way = trails.narrow.has(here) ? wayFrom(trails.narrow, here) : undefined;
        if (way === undefined) continue;
        const arrow = arrows.put(picture, tileCenter(space, here), meters(1), headingOf(way));
        arrow.tint = colors.player;
        arrow.alpha = 0.85;
      }
    }
    arrows.end();
  }
}

/** `southWest` as words. */
function inWords(direction: CompassDirection): string {
  return nameOfDirection(direction).replace(/[A-Z]/, (letter) => `-${letter.toLowerCase()}`);
}

function stepInWords(direction: CompassDirection): string {
  const { dx, dy } = stepIn(direction);
  return `${inWords(direction)} (${dx}, ${dy})`;
}
