/**
 * The lens on the chase: from every tile near the player, the direction of the next step, as chasers take it.
 *
 * Shows: a distance field, compass directions and their steps.
 */
import {
  centerOf,
  compassDirections,
  has,
  headingOf,
  including,
  compassSet,
  type CompassDirection,
  nameOfDirection,
  stepIn,
  tile,
  tileAt,
} from '@tilewright/tilemap';
import { add, centimeters, degrees, difference, type Position2, reverse, turn, vectorTowards } from '@tilewright/units';
import { Container, type Graphics } from 'pixi.js';
import wayLines from 'virtual:source/simulation/trails.ts/wayFrom';
import { type Trails, wayFrom } from '../simulation/trails.js';
import type { World } from '../simulation/world.js';
import { colors } from '../view/colors.js';
import { linePath, newDrawing, tilePath } from '../view/draw.js';
import { Labels } from '../view/labels.js';
import type { Figure, Lens, Scene } from './lens.js';

/** Numbers stand around the aim only: plain tiles. */
const reach = 2;
/** Arrows stand where the player is so many moves away or fewer: about what the screen shows. */
const mostMoves = 11;
/** From the middle of a tile, so that the arrow stays free. */
const besides = difference(centimeters(-32), centimeters(-30));

export class StepsLens implements Lens {
  readonly id = 'steps';
  readonly title = 'Steps';
  readonly about =
    'From every tile near the player, the way that a chaser goes next. The numbers count the moves that are left.';
  readonly sources = [wayLines];
  readonly marks = new Container();
  readonly signs: Container;
  private readonly field = newDrawing();
  private readonly around = newDrawing();
  private readonly moves = new Labels(30);
  private drawn: Trails | undefined;

  constructor() {
    this.marks.addChild(this.field, this.around);
    this.signs = this.moves.container;
  }

  show({ game: { world, trails }, aim }: Scene): readonly Figure[] {
    const { space } = world;
    if (this.drawn !== trails) this.drawField(world, trails);
    const { around, moves } = this;
    const here = tileAt(space, aim);
    around.clear();
    tilePath(around, space, here).stroke({ color: colors.lit, width: 7, alignment: 1 });
    moves.clear();
    for (let y = here.y - reach; y <= here.y + reach; y++) {
      for (let x = here.x - reach; x <= here.x + reach; x++) {
        const count = trails.narrow.getAt(x, y);
        if (count !== undefined) moves.write(String(count), add(centerOf(space, tile(x, y)), besides), colors.lit);
      }
    }
    const left = trails.narrow.getAt(here.x, here.y);
    const way = left === undefined ? undefined : wayFrom(trails.narrow, here);
    let open = compassSet();
    for (const direction of compassDirections) {
      const { dx, dy } = stepIn(direction);
      if (trails.narrow.hasAt(here.x + dx, here.y + dy)) open = including(open, direction);
    }
    return [
      ['tile', `${here.x}, ${here.y}`],
      ['moves left', left === undefined ? 'no way is known' : String(left)],
      ['next step', way === undefined ? 'none' : stepInWords(way)],
      [
        'open',
        compassDirections
          .filter((each) => has(open, each))
          .map(inWords)
          .join(', ') || 'none',
      ],
      ['tiles in the field', String(trails.narrow.size)],
    ];
  }

  /** Only when the player went to another tile. */
  private drawField({ space }: World, trails: Trails): void {
    this.drawn = trails;
    const { field } = this;
    field.clear();
    for (const [tile, moves] of trails.narrow) {
      const way = moves > mostMoves ? undefined : wayFrom(trails.narrow, tile);
      if (way !== undefined) arrowPath(field, centerOf(space, tile), way);
    }
    field.stroke({ color: colors.player, width: 6, alpha: 0.75, cap: 'round' });
    tilePath(field, space, trails.goal).fill({ color: colors.player, alpha: 0.35 });
  }
}

/** `southWest` for people. */
function inWords(direction: CompassDirection): string {
  return nameOfDirection(direction).replace(/[A-Z]/, (letter) => `-${letter.toLowerCase()}`);
}

function stepInWords(direction: CompassDirection): string {
  const { dx, dy } = stepIn(direction);
  return `${inWords(direction)} (${dx}, ${dy})`;
}

function arrowPath(path: Graphics, center: Position2, direction: CompassDirection): void {
  const heading = headingOf(direction);
  const tip = add(center, vectorTowards(heading, centimeters(26)));
  linePath(path, add(center, vectorTowards(reverse(heading), centimeters(26))), tip);
  for (const side of [145, -145])
    linePath(path, tip, add(tip, vectorTowards(turn(heading, degrees(side)), centimeters(16))));
}
